/*
 * bench - what parsing, strict or not, port, decode and encode cost:
 * instructions and stack
 *
 * One line for each measurement, tabs between the columns that the first line
 * names. The same loop around functions that do nothing is subtracted. The
 * unit says what was counted: instructions (not cycles), or none where this
 * machine cannot tell. Texts: the corpora; paths of theirs, joined to a
 * length; and texts that may cost more than others (worst.tsv). RFC 1738
 * refuses some texts of the corpora: what it costs is counted on the others, as
 * they are and written with the names of schemes that it defines. The status is
 * 1 if a text was at fault that should not be.
 */
#include "console.h"
#include "nurl_decode.h"
#include "nurl_encode.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "port.h"
#include "speed_text.h"

#define DEPTH 512u /* octets of stack that are painted */

typedef enum nurl_status parser(struct nurl *, const char *, size_t);
typedef void decoder(struct nurl_writer *, struct nurl_str, unsigned);
typedef void encoder(struct nurl_writer *, struct nurl_str, enum nurl_class);
typedef enum nurl_status porter(const struct nurl *, uint16_t *);

/* What is measured, or what does nothing: the compiler must not know which. */
static parser *volatile parse;
static decoder *volatile decode;
static encoder *volatile encode;
static porter *volatile port;
static parser *subject = nurl_parse; /* which parser it is */

/* The texts, the room for what is made, and whether one was at fault. */
static const struct nurl_str *texts;
static unsigned count;
static uint32_t octets; /* of the texts that are counted */
static unsigned urls;
static struct nurl_str scheme; /* that they are written with; absent: theirs */
static uint8_t accepted[2000]; /* by RFC 1738: 1 for each text that is */
static char room[SPEED_TEXT_MAX];
static int faulty;
static int deep; /* deeper than the paint */

/* Makes the text again, because it is decoded where it lies. */
static struct nurl_str made = { room, 0 };
static const struct speed_pattern *pattern; /* NULL: joined paths */

struct cost {
    uint32_t ticks;
    uint32_t stack;
};

static enum nurl_status parse_nothing(struct nurl *url, const char *text,
                                      size_t length)
{
    (void)url;
    (void)text;
    (void)length;
    return NURL_OK;
}

static void decode_nothing(struct nurl_writer *out, struct nurl_str text,
                           unsigned policy)
{
    (void)out;
    (void)text;
    (void)policy;
}

static void encode_nothing(struct nurl_writer *out, struct nurl_str text,
                           enum nurl_class classes)
{
    (void)out;
    (void)text;
    (void)classes;
}

static enum nurl_status port_nothing(const struct nurl *url, uint16_t *number)
{
    (void)url;
    (void)number;
    return NURL_OK;
}

/*
 * What is filled is static: on the stack it would be part of what is measured,
 * because a function that does nothing leaves it untouched.
 */
static void parse_all(void)
{
    static struct nurl url;
    unsigned i;

    for (i = 0; i < count; i++) {
        faulty |= parse(&url, texts[i].ptr, texts[i].len);
    }
}

static void decode_all(void)
{
    static struct nurl_writer out;
    unsigned i;

    for (i = 0; i < count; i++) {
        nurl_writer_init(&out, room, sizeof room);
        decode(&out, texts[i], NURL_POLICY_RAW);
        faulty |= nurl_writer_status(&out);
    }
}

/* For what escapes make of a text: three octets for one. */
static void encode_all(void)
{
    static struct nurl_writer out;
    unsigned i;

    for (i = 0; i < count; i++) {
        nurl_writer_init(&out, room, sizeof room);
        encode(&out, texts[i], NURL_CLASS_COMPONENT);
    }
}

/* Each URL is parsed in both runs, so only the port is counted. */
static void port_all(void)
{
    static struct nurl url;
    static uint16_t number;
    unsigned i;

    for (i = 0; i < count; i++) {
        nurl_parse(&url, texts[i].ptr, texts[i].len);
        faulty |= port(&url, &number);
    }
}

/*
 * The text with another scheme, in the room. It calls no function, so that its
 * stack hides nothing of what is measured.
 */
static struct nurl_str written(struct nurl_str text)
{
    size_t len = 0;
    size_t i = 0;

    if (!scheme.ptr) {
        return text;
    }
    for (; len < scheme.len; len++) {
        room[len] = scheme.ptr[len];
    }
    while (text.ptr[i] != ':') {
        i++;
    }
    for (; i < text.len && len < sizeof room; i++) {
        room[len++] = text.ptr[i];
    }
    return nurl_text(room, len);
}

/* Finds out which texts RFC 1738 accepts. */
static void accept(void)
{
    static struct nurl url;
    struct nurl_str text;
    unsigned i;

    octets = 0;
    urls = 0;
    for (i = 0; i < count; i++) {
        text = written(texts[i]);
        accepted[i] = nurl_parse_1738(&url, text.ptr, text.len) == NURL_OK;
        if (accepted[i]) {
            octets += (uint32_t)text.len;
            urls++;
        }
    }
}

/* Each text is written in both runs, so only the parse is counted. */
static void parse_strictly(void)
{
    static struct nurl url;
    struct nurl_str text;
    unsigned i;

    for (i = 0; i < count; i++) {
        text = written(texts[i]);
        if (accepted[i]) {
            faulty |= parse(&url, text.ptr, text.len);
        }
    }
}

static void make_text(void)
{
    if (texts != &made) {
        return;
    }
    if (pattern) {
        speed_stretch(room, made.len, pattern);
    } else {
        speed_paths(room, made.len, &speed_corpora[0]);
    }
}

/*
 * Paints the stack below its caller, or tells how many octets still have that
 * paint. One function for both, so that both see the same octets. No two
 * words of the paint are equal: one that is left in a register and then
 * pushed elsewhere shows.
 */
__attribute__((noinline)) static uint32_t paint(int fresh)
{
    volatile uint8_t stack[DEPTH];
    volatile uint8_t *volatile at = stack; /* as if somebody had filled it */
    uint32_t i;

    for (i = 0; i < DEPTH; i++) {
        if (fresh) {
            at[i] = (uint8_t)(i ^ i >> 8);
        } else if (at[i] != (uint8_t)(i ^ i >> 8)) {
            break;
        }
    }
    return i;
}

/* Calls the loop where paint itself has nothing on the stack. */
__attribute__((noinline)) static void call_below(void (*loop)(void))
{
    volatile uint8_t gap[64];

    gap[0] = 0;
    loop();
    gap[1] = gap[0]; /* so that the frame is still there during the call */
}

/* Twice, so that neither measurement is part of the other. */
static struct cost run(void (*loop)(void))
{
    struct cost cost;
    uint32_t start;

    make_text();
    paint(1);
    call_below(loop);
    cost.stack = paint(0);
    make_text();
    start = port_ticks();
    loop();
    cost.ticks = port_ticks() - start;
    return cost;
}

static struct cost measure(void (*loop)(void))
{
    struct cost empty, full;

    parse = parse_nothing;
    decode = decode_nothing;
    encode = encode_nothing;
    port = port_nothing;
    empty = run(loop);
    parse = subject;
    decode = nurl_decode;
    encode = nurl_encode;
    port = nurl_port;
    faulty = 0;
    full = run(loop);
    deep |= full.stack == 0;
    full.ticks -= empty.ticks;
    full.stack = empty.stack - full.stack;
    return full;
}

static void put_number(uint32_t number)
{
    console_text("\t");
    console_number(number);
}

static void put_cost(struct cost cost)
{
    int counted = port_ticks_unit[0] != 'n';

    put_number(urls);
    put_number(octets);
    if (counted) {
        put_number(cost.ticks);
    } else {
        console_text("\t-");
    }
    console_text("\t");
    console_text(port_ticks_unit);
    console_text(counted ? "s" : "");
    put_number(cost.stack);
    console_line_end();
}

/* `made.len` is part of the name where the text was made. */
static void put_name(const char *operation, const char *name)
{
    console_text(operation);
    console_text("\t");
    console_text(name);
    if (scheme.ptr) {
        console_text(" as ");
        console_text(scheme.ptr);
    }
    if (texts == &made) {
        console_text("_");
        console_number((uint32_t)made.len);
    }
}

/* Which text it was, as far as nurl_parse knows. */
static void put_faulty(void)
{
    static struct nurl url;
    enum nurl_status status;
    unsigned i;

    console_text("FAILED: a text is at fault, or the stack too deep\n");
    for (i = 0; i < count; i++) {
        status = nurl_parse(&url, texts[i].ptr, texts[i].len);
        if (status != NURL_OK) {
            console_text(nurl_status_name(status));
            console_text(": ");
            console_escaped(texts[i].ptr, texts[i].len);
            console_line_end();
        }
    }
}

static int bench(const char *operation, const char *name, void (*loop)(void))
{
    struct cost cost;
    unsigned i;

    octets = 0;
    urls = count;
    for (i = 0; i < count; i++) {
        octets += (uint32_t)texts[i].len;
    }
    if (loop == parse_strictly) {
        accept();
    }
    if (urls == 0) {
        return 0;
    }
    cost = measure(loop);
    put_name(operation, name);
    put_cost(cost);
    if (!deep && (!faulty || pattern)) {
        return 0;
    }
    put_faulty();
    return 1;
}

/* As they are, and as URLs of four schemes that RFC 1738 defines. */
static int bench_strict(const char *name)
{
    static const char *const schemes[] = { "http", "ftp", "gopher", "file" };
    int failed;
    unsigned i;

    subject = nurl_parse_1738;
    failed = bench("parse_1738", name, parse_strictly);
    for (i = 0; i < sizeof schemes / sizeof *schemes; i++) {
        scheme = nurl_text(schemes[i], 0);
        while (scheme.ptr[scheme.len] != '\0') {
            scheme.len++;
        }
        failed |= bench("parse_1738", name, parse_strictly);
    }
    scheme = nurl_text(NULL, 0);
    subject = nurl_parse;
    return failed;
}

static int bench_corpora(void)
{
    int failed = 0;
    unsigned i;

    for (i = 0; i < speed_corpus_count; i++) {
        texts = speed_corpora[i].texts;
        count = speed_corpora[i].count;
        failed |= bench("parse", speed_corpora[i].name, parse_all);
        failed |= bench("decode", speed_corpora[i].name, decode_all);
        failed |= bench("encode", speed_corpora[i].name, encode_all);
        failed |= bench("port", speed_corpora[i].name, port_all);
        failed |= bench_strict(speed_corpora[i].name);
    }
    texts = &made;
    count = 1;
    return failed;
}

static int bench_lengths(void)
{
    static const uint16_t lengths[] = { 0, 64, 256, 2048, 65535 };
    int failed = 0;
    unsigned i;

    for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        made.len = lengths[i];
        if (made.len <= sizeof room) {
            failed |= bench("parse", "paths", parse_all);
            failed |= bench("decode", "paths", decode_all);
        }
    }
    return failed;
}

/* Their status does not matter: a fault costs, too. */
static void bench_patterns(void)
{
    static const uint16_t lengths[] = { 64, 2048, 65535 };
    unsigned i;

    for (i = 0; i < 3 * speed_pattern_count; i++) {
        pattern = &speed_patterns[i / 3];
        made.len = lengths[i % 3];
        if (made.len <= sizeof room) {
            bench("parse", pattern->name, parse_all);
        }
    }
}

int main(int argc, char **argv)
{
    int failed;

    (void)argc;
    (void)argv;
    console_text("# operation\ttext\turls\toctets\tcount\tunit\tstack\n");
    if (speed_left_out[0]) {
        console_text("# no room here for ");
        console_text(speed_left_out);
        console_line_end();
    }
    if (sizeof room < 65535u) {
        console_text("# no room here for texts longer than");
        put_number(sizeof room);
        console_line_end();
    }
    port_ticks(); /* starts the timer */
    failed = bench_corpora();
    failed |= bench_lengths();
    bench_patterns();
    return failed;
}
