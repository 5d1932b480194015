/*
 * bench - what parse and decode cost: instructions and octets of stack
 *
 * One line for each measurement, tabs between the columns that the first line
 * names. The same loop around functions that do nothing is subtracted. The
 * unit says what was counted: instructions (not cycles), or none where this
 * machine cannot tell. Texts: the corpora; paths of theirs, joined to a
 * length; and texts that may cost more than others (worst.tsv). The status is
 * 1 if a text was at fault that should not be.
 */
#include "console.h"
#include "nurl_decode.h"
#include "nurl_parse.h"
#include "port.h"
#include "speed_text.h"

#define DEPTH 512u /* octets of stack that are painted */
#define PAINT 0xA5u

typedef enum nurl_status parser(struct nurl *, const char *, size_t);
typedef void decoder(struct nurl_writer *, struct nurl_str, enum nurl_policy);

/* What is measured, or what does nothing: the compiler must not know which. */
static parser *volatile parse;
static decoder *volatile decode;

/* The texts, the room for what is made, and whether one was at fault. */
static const struct nurl_str *texts;
static unsigned count;
static char room[SPEED_TEXT_MAX];
static int faulty;

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
                           enum nurl_policy policy)
{
    (void)out;
    (void)text;
    (void)policy;
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
        faulty |= parse(&url, texts[i].at, texts[i].len);
    }
}

static void decode_all(void)
{
    static struct nurl_writer out;
    unsigned i;

    for (i = 0; i < count; i++) {
        nurl_open(&out, room, sizeof room);
        decode(&out, texts[i], NURL_POLICY_RAW);
        faulty |= nurl_close(&out);
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
 * paint. One function for both, so that both see the same octets.
 */
__attribute__((noinline)) static uint32_t paint(int fresh)
{
    volatile uint8_t stack[DEPTH];
    volatile uint8_t *volatile at = stack; /* as if somebody had filled it */
    uint32_t i;

    for (i = 0; i < DEPTH; i++) {
        if (fresh) {
            at[i] = PAINT;
        } else if (at[i] != PAINT) {
            break;
        }
    }
    return i;
}

/* Twice, so that neither measurement is part of the other. */
static struct cost run(void (*loop)(void))
{
    struct cost cost;
    uint32_t start;

    make_text();
    paint(1);
    loop();
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
    empty = run(loop);
    parse = nurl_parse;
    decode = nurl_decode;
    faulty = 0;
    full = run(loop);
    if (full.stack == 0) {
        faulty = 1; /* deeper than the paint */
    }
    full.ticks -= empty.ticks;
    full.stack = empty.stack - full.stack;
    return full;
}

static void put_number(uint32_t number)
{
    console_text("\t");
    console_number(number);
}

static void put_cost(uint32_t octets, struct cost cost)
{
    int counted = port_ticks_unit[0] != 'n';

    put_number(count);
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
    if (texts == &made) {
        console_text("_");
        console_number((uint32_t)made.len);
    }
}

static int bench(const char *operation, const char *name, void (*loop)(void))
{
    struct cost cost = measure(loop);
    uint32_t octets = 0;
    unsigned i;

    for (i = 0; i < count; i++) {
        octets += (uint32_t)texts[i].len;
    }
    put_name(operation, name);
    put_cost(octets, cost);
    if (!faulty || pattern) {
        return 0;
    }
    console_text("FAILED: a text is at fault, or the stack is too deep\n");
    return 1;
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
    }
    texts = &made;
    count = 1;
    return failed;
}

static int bench_lengths(void)
{
    static const uint16_t lengths[] = { 64, 256, 2048, 65535 };
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
    unsigned i;

    for (i = 0; i < 2 * speed_pattern_count; i++) {
        pattern = &speed_patterns[i / 2];
        made.len = i % 2 ? 65535u : 2048;
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
