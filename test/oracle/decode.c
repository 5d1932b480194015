/*
 * decode.c - does nurl_decode write, and refuse, what its header says?
 *
 * Usage: decode N
 *
 * Complete over stated sets, for each policy, with and without FORM:
 *   symbols  all texts of up to N symbols of `hard`
 *   bytes    all of up to N - 1, one of them replaced by each byte, raw and as
 *            an escape, in each spelling
 *   digits   a "%" and all pairs of bytes after it
 *   numbers  each policy up to 65535, and each valid one with a further bit
 *
 * Each text is decoded into a buffer of each size up to that of the result,
 * into its own buffer, as a string, and cut in two at each byte. All bytes of
 * the buffer are compared. The law is written again here: what a policy refuses
 * in the words of nurl_decode.h, escapes by RFC 3986 2.1.
 */
#include "nurl_decode.h"
#include "render.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    POLICIES = 11, /* ten, and 0, which is no policy */
    LONGEST = 24,
    SIZE = LONGEST + 4,
    SHOWN = 20
};

static unsigned long asked, valid, wrong;

/* "00-1F" are bytes, and so is "7F"; else each character is itself. */
static const char *const words[POLICIES] = {
    "",
    "00 0A 0D",
    "00 0A 0D FF",
    "09 0A 0D",
    "00 0A 0D / \\",
    "00 09 0A 0D 20 < >",
    "00-1F 7F 80-FF",
    "00-1F 7F :",
    "00-1F 7F",
    "00-1F 7F \" * \\ / : < > ? |",
    "",
};
static char refused[POLICIES][256];

/* What must become of a text if there is space for all of it. */
struct law {
    enum nurl_status status;
    size_t stop;
    size_t count;           /* bytes of the result */
    size_t good;            /* those before an error */
    char bytes[LONGEST];    /* the result */
    size_t at[LONGEST + 1]; /* where each of them is in the text */
};

struct question {
    struct nurl_str text;
    unsigned policy;
    struct law law;
};

static int value_of(char digit)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *at = digit == '\0' ? NULL : strchr(digits, digit);

    return at ? (int)((at - digits) % 16) : -1;
}

static int two_digits(const char *at)
{
    return value_of(at[0]) * 16 + value_of(at[1]);
}

/* Marks what the words name, from `at` up to a space or the end. */
static const char *mark(char *set, const char *at)
{
    size_t len = strcspn(at, " ");
    int first = (uint8_t)at[0];
    int last;

    if (len > 1) {
        first = two_digits(at);
    }
    for (last = len == 5 ? two_digits(at + 3) : first; last >= first; last--) {
        set[last] = 1;
    }
    return at + len + (at[len] == ' ');
}

static void read_words(void)
{
    const char *at;
    int i;

    for (i = 1; i < POLICIES; i++) {
        for (at = words[i]; *at != '\0';) {
            at = mark(refused[i], at);
        }
    }
}

/* ---- The law ---- */

/* Returns the byte at `at`, or -1, and the length of its unit. */
static int unit(const struct question *asks, size_t at, size_t *len)
{
    const char *text = asks->text.ptr + at;

    *len = 1;
    if (*text == '+' && (asks->policy & NURL_POLICY_FORM)) {
        return ' ';
    }
    if (*text != '%') {
        return (uint8_t)*text;
    }
    if (asks->text.len - at < 3 || value_of(text[1]) < 0 ||
        value_of(text[2]) < 0) {
        return -1;
    }
    *len = 3;
    return two_digits(text + 1);
}

/* "." and ".." with PATH; with FILE a "." or space at the end. */
static int refuses_whole(unsigned policy, const char *bytes, size_t count)
{
    char last = count > 0 ? bytes[count - 1] : 'x';

    if (policy == NURL_POLICY_PATH) {
        return (count == 1 || count == 2) && memcmp(bytes, "..", count) == 0;
    }
    return policy == NURL_POLICY_FILE && (last == '.' || last == ' ');
}

static void fail(struct law *law, enum nurl_status status, size_t stop)
{
    if (law->status == NURL_OK) {
        law->status = status;
        law->stop = stop;
    }
}

/* Errors of the text, in its order, then that of the result. */
static void judge(struct question *asks)
{
    struct law *law = &asks->law;
    unsigned policy = asks->policy % NURL_POLICY_FORM;
    size_t at;
    size_t len;
    int octet;

    law->status = NURL_OK;
    law->count = 0;
    law->good = 0;
    for (at = 0; at < asks->text.len; at += len) {
        octet = unit(asks, at, &len);
        law->at[law->count] = at;
        law->bytes[law->count++] = (char)octet;
        if (octet < 0) {
            fail(law, NURL_ERR_PCT, at);
        } else if (refused[policy][octet]) {
            fail(law, NURL_ERR_DEC_FORBIDDEN, at);
        }
        law->good += law->status == NURL_OK;
    }
    if (refuses_whole(policy, law->bytes, law->count)) {
        fail(law, NURL_ERR_DEC_FORBIDDEN, 0);
    }
}

/* ---- The library ---- */

static void expect(const struct question *asks, int right, const char *what,
                   size_t number)
{
    asked++;
    if (right) {
        return;
    }
    printf("wrong: policy %u, %s %lu: %s\n", asks->policy, what,
           (unsigned long)number, shown(asks->text.ptr, asks->text.len));
    if (++wrong == SHOWN) {
        exit(1);
    }
}

/* A buffer with one byte, "^", and `space` more. */
static void begin(struct nurl_writer *out, char *buffer, size_t space)
{
    memset(buffer, '#', SIZE);
    nurl_writer_init(out, buffer, 1 + space);
    nurl_write_text(out, nurl_text("^", 1));
}

/* The buffer has "^", the first `len` bytes of the law, and nothing else. */
static int holds(const char *buffer, const struct law *law, size_t len)
{
    char image[SIZE];

    memset(image, '#', SIZE);
    image[0] = '^';
    memcpy(image + 1, law->bytes, len);
    return memcmp(buffer, image, SIZE) == 0;
}

/* An error of the text, or the first unit for which there is no space. */
static int fails_as(const struct nurl_writer *out, const struct law *law,
                    size_t space)
{
    if (law->status != NURL_OK) {
        return out->status == law->status && out->stop == law->stop;
    }
    if (nurl_writer_need(out) != out->size - space + law->count) {
        return 0;
    }
    return space < law->count
               ? out->status == NURL_ERR_BUF && out->stop == law->at[space]
               : out->status == NURL_OK;
}

static void ask_size(const struct question *asks, size_t space)
{
    const struct law *law = &asks->law;
    size_t len = space < law->good ? space : law->good;
    struct nurl_writer out;
    char buffer[SIZE];

    begin(&out, buffer, space);
    nurl_decode(&out, asks->text, asks->policy);
    expect(asks,
           fails_as(&out, law, space) && out.len == 1 + len &&
               holds(buffer, law, len),
           "space", space);
}

/* "A writer of size 0 tells the size and whether the input is valid." */
static void ask_nothing(const struct question *asks)
{
    struct nurl_writer out;

    nurl_writer_init(&out, NULL, 0);
    nurl_decode(&out, asks->text, asks->policy);
    expect(asks, fails_as(&out, &asks->law, 0) && out.len == 0, "size", 0);
}

/* "the text can lie at ptr + len of the writer or later" */
static void ask_in_place(const struct question *asks, size_t shift)
{
    const struct law *law = &asks->law;
    size_t size = asks->text.len + shift;
    struct nurl_writer out;
    char buffer[SIZE];

    begin(&out, buffer, size);
    memcpy(buffer + 1 + shift, asks->text.ptr, asks->text.len);
    nurl_decode(&out, nurl_text(buffer + 1 + shift, asks->text.len),
                asks->policy);
    memset(buffer + out.len, '#', out.size - out.len);
    expect(asks,
           out.status == law->status &&
               (law->status == NURL_OK || out.stop == law->stop) &&
               out.len == 1 + law->good && holds(buffer, law, law->good),
           "in place, after", shift);
}

/* "After an error it is "", without an offset." */
static void ask_string(const struct question *asks, size_t size)
{
    const struct law *law = &asks->law;
    enum nurl_status status = law->status;
    char buffer[SIZE + 1];

    if (status == NURL_OK && size <= law->count) {
        status = NURL_ERR_BUF;
    }
    memset(buffer, '#', sizeof buffer);
    expect(asks,
           nurl_decode_string(buffer, size, asks->text, asks->policy) ==
                   status &&
               buffer[size] == '#' &&
               (status != NURL_OK
                    ? size == 0 || buffer[0] == '\0'
                    : buffer[law->count] == '\0' &&
                          memcmp(buffer, law->bytes, law->count) == 0),
           "string of size", size);
}

/*
 * "A text in parts": the second begins where the first one was cut inside an
 * escape. Rules of a whole name are for whole names only.
 */
static void ask_parts(const struct question *asks, size_t cut)
{
    const struct law *law = &asks->law;
    size_t from = cut;
    struct nurl_writer out;
    struct nurl_writer second;
    char buffer[SIZE];

    begin(&out, buffer, LONGEST);
    nurl_decode(&out, nurl_text(asks->text.ptr, cut), asks->policy);
    if (out.status == NURL_ERR_PCT && out.stop + 2u >= cut) {
        from = out.stop;
        out.status = NURL_OK;
    }
    nurl_writer_init(&second, buffer + out.len, out.size - out.len);
    if (out.status == NURL_OK) {
        nurl_decode(&second,
                    nurl_text(asks->text.ptr + from, asks->text.len - from),
                    asks->policy);
        out.status = second.status;
        out.stop = (uint16_t)(second.stop + from);
        out.len += second.len;
    }
    expect(asks,
           out.status == law->status &&
               (law->status == NURL_OK || out.stop == law->stop) &&
               out.len == 1 + law->good && holds(buffer, law, law->good),
           "cut at", cut);
}

static void ask_policy(struct question *asks)
{
    unsigned policy = asks->policy % NURL_POLICY_FORM;
    size_t i;

    judge(asks);
    valid += asks->law.status == NURL_OK;
    ask_nothing(asks);
    for (i = 0; i <= asks->law.count; i++) {
        ask_size(asks, i);
        ask_string(asks, i);
    }
    ask_string(asks, i);
    ask_in_place(asks, 0);
    ask_in_place(asks, 1);
    for (i = 1; i < asks->text.len && policy != NURL_POLICY_PATH &&
                policy != NURL_POLICY_FILE;
         i++) {
        ask_parts(asks, i);
    }
}

static void ask(const char *text, size_t len)
{
    struct question asks;
    unsigned policy;

    asks.text = nurl_text(text, len);
    for (policy = NURL_POLICY_TEXT; policy <= NURL_POLICY_RAW; policy++) {
        asks.policy = policy;
        ask_policy(&asks);
        asks.policy = policy + NURL_POLICY_FORM;
        ask_policy(&asks);
    }
}

static void done(const char *what)
{
    printf("%s: %lu asked, %lu valid, %lu wrong\n", what, asked, valid, wrong);
    if (asked == 0) {
        exit(1);
    }
    asked = valid = 0;
}

/* ---- The texts ---- */

static const char *const hard[] = { "%00", "%0d", "%0A", "%2f", "%5C",  "%2e",
                                    "%20", "%2B", "%3a", "%zz", "%2",   "%",
                                    ".",   "+",   " ",   ":",   "@",    ";",
                                    "/",   "\\",  "`",   "a",   "\xFF", "\t" };
enum {
    HARD = sizeof hard / sizeof hard[0],
    DIGITS = 22,
    SYMBOLS = 256 + DIGITS * DIGITS
};

/* Each byte, then each spelling of each escape. Returns its length. */
static size_t symbol(char *to, unsigned n)
{
    static const char digits[] = "0123456789abcdefABCDEF";

    if (n < 256) {
        to[0] = (char)n;
        return 1;
    }
    to[0] = '%';
    to[1] = digits[(n - 256) / DIGITS];
    to[2] = digits[(n - 256) % DIGITS];
    return 3;
}

/* A symbol in the place of another one. */
struct other {
    size_t place;
    unsigned number;
};

/* Text number n of `count` hard symbols, with the other one. */
static size_t make(char *to, unsigned long n, size_t count, struct other other)
{
    size_t len = 0;
    size_t i;

    for (i = 0; i < count; i++) {
        if (i == other.place) {
            len += symbol(to + len, other.number);
        } else {
            strcpy(to + len, hard[n % HARD]);
            len += strlen(hard[n % HARD]);
            n /= HARD;
        }
    }
    return len;
}

static void symbols(size_t longest)
{
    const struct other none = { LONGEST, 0 };
    char text[LONGEST];
    unsigned long all = 1;
    unsigned long n;
    size_t count;

    for (count = 0; count <= longest; count++, all *= HARD) {
        for (n = 0; n < all; n++) {
            ask(text, make(text, n, count, none));
        }
    }
    done("symbols");
}

static void bytes(size_t longest)
{
    struct other other;
    char text[LONGEST];
    unsigned long all = 1;
    unsigned long n;
    size_t count;

    for (count = 1; count <= longest; count++, all *= HARD) {
        for (n = 0; n < all * count * SYMBOLS; n++) {
            other.number = (unsigned)(n % SYMBOLS);
            other.place = n / SYMBOLS % count;
            ask(text, make(text, n / SYMBOLS / count, count, other));
        }
    }
    done("bytes");
}

static void digits(void)
{
    char text[3] = "%";
    int high;
    int low;

    for (high = 0; high < 256; high++) {
        for (low = 0; low < 256; low++) {
            text[1] = (char)high;
            text[2] = (char)low;
            ask(text, 3);
        }
    }
    done("digits");
}

/* ---- What is no policy ---- */

static void ask_number(unsigned policy)
{
    static const char *const texts[] = { "", "a", "a+b", "%41", "%zz", "%0A" };
    struct question asks;
    size_t i;

    memset(&asks, 0, sizeof asks);
    asks.policy = policy;
    asks.law.status = NURL_ERR_DEC_FORBIDDEN;
    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        asks.text = nurl_text(texts[i], strlen(texts[i]));
        ask_nothing(&asks);
        ask_size(&asks, 0);
        ask_size(&asks, SIZE - 1);
        ask_string(&asks, 0);
        ask_string(&asks, SIZE);
    }
}

static void numbers(void)
{
    unsigned policy;
    unsigned one;
    unsigned bit;

    for (policy = 0; policy <= 65535u; policy++) {
        one = policy & ~(unsigned)NURL_POLICY_FORM;
        if (one < NURL_POLICY_TEXT || one > NURL_POLICY_RAW) {
            ask_number(policy);
            continue;
        }
        for (bit = 1u << 16; bit != 0; bit <<= 1) {
            ask_number(policy | bit);
        }
    }
    done("numbers");
}

int main(int argc, char **argv)
{
    int longest = argc == 2 ? atoi(argv[1]) : 0;

    if (longest < 1 || longest > 6) {
        fprintf(stderr, "usage: decode N\n");
        return 64;
    }
    read_words();
    numbers();
    digits();
    symbols((size_t)longest);
    bytes((size_t)longest - 1);
    return wrong > 0;
}
