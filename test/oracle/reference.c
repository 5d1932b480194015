/*
 * reference.c - makes references to URLs: by the grammar, then damaged
 */
#include "reference.h"

#include <string.h>

static uint64_t state;

static const char hex[] = "0123456789abcdefABCDEF";
static const char digits[] = "0123456789";
static const char unreserved[] = "abcxyzABCXYZ0189-._~";
static const char sub_delims[] = "!$&'()*+,;=";

/* Octets that end a part, begin one, or stand right beside a class. */
static const char awkward[] = "\0\t\n\x1F \"#$%&'()*+,-./09:;<=>?@AFG[\\]^_`"
                              "afgvz{|}~\x7F\x80\xFF";

void reference_seed(uint64_t seed)
{
    state = seed;
}

/* A number below `end`; the constants are those of Knuth's MMIX. */
static unsigned below(unsigned end)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % end;
}

static int percent(unsigned chance)
{
    return below(100) < chance;
}

static void put(struct reference *out, char octet)
{
    if (out->len < sizeof out->at) {
        out->at[out->len++] = octet;
    }
}

static void put_text(struct reference *out, const char *text)
{
    while (*text) {
        put(out, *text++);
    }
}

static void put_of(struct reference *out, const char *octets)
{
    put(out, octets[below((unsigned)strlen(octets))]);
}

static void put_some(struct reference *out, const char *octets, unsigned most)
{
    unsigned count = below(most + 1);

    while (count-- > 0) {
        put_of(out, octets);
    }
}

/* Octets that every part may hold, and what this one may hold besides. */
static void put_part(struct reference *out, const char *more, unsigned most)
{
    unsigned count = below(most + 1);

    while (count-- > 0) {
        if (percent(10)) {
            put(out, '%');
            put_of(out, hex);
            put_of(out, hex);
        } else if (percent(15)) {
            put_of(out, sub_delims);
        } else if (*more && percent(20)) {
            put_of(out, more);
        } else {
            put_of(out, unreserved);
        }
    }
}

static void put_scheme(struct reference *out)
{
    static const char *const usual[] = { "http", "coap", "ftp",    "urn",
                                         "a",    "FILE", "x-y+z.1" };

    if (percent(70)) {
        put_text(out, usual[below(sizeof usual / sizeof usual[0])]);
    } else {
        put_of(out, "aAzZ");
        put_some(out, "abzAZ059+-.", 6);
    }
    put(out, ':');
}

static void put_number(struct reference *out, unsigned value)
{
    if (value >= 10) {
        if (value >= 100) {
            put(out, digits[value / 100 % 10]);
        }
        put(out, digits[value / 10 % 10]);
    }
    put(out, digits[value % 10]);
}

/* Now and then above 255, with a zero in front, or of another length. */
static void put_ipv4(struct reference *out)
{
    unsigned groups = percent(92) ? 4 : below(6);

    while (groups-- > 0) {
        if (percent(4)) {
            put(out, '0');
        }
        put_number(out, below(percent(90) ? 256 : 400));
        if (groups > 0) {
            put(out, '.');
        }
    }
}

static void put_groups(struct reference *out, unsigned count)
{
    while (count-- > 0) {
        put_of(out, hex);
        put_some(out, hex, percent(97) ? 3 : 4);
        if (count > 0) {
            put(out, ':');
        }
    }
}

/* Up to `room` groups of the right side, two of them perhaps an IPv4 one. */
static void put_right(struct reference *out, unsigned room)
{
    if (room >= 2 && percent(30)) {
        put_groups(out, room - 2);
        if (room > 2) {
            put(out, ':');
        }
        put_ipv4(out);
    } else {
        put_groups(out, room);
    }
}

static void put_ipv6(struct reference *out)
{
    unsigned left = below(8);
    unsigned right = percent(90) ? below(8 - left) : below(9);

    if (percent(25)) {
        put_right(out, percent(95) ? 8 : 1 + below(9));
        return;
    }
    put_groups(out, left);
    put_text(out, "::");
    put_right(out, right);
}

static void put_literal(struct reference *out)
{
    put(out, '[');
    if (percent(80)) {
        put_ipv6(out);
    } else {
        put_of(out, "vV");
        put_of(out, hex);
        put_some(out, hex, 2);
        put(out, '.');
        put_of(out, unreserved);
        put_some(out, ":az09!$-._~", 5);
    }
    put(out, ']');
}

static void put_authority(struct reference *out)
{
    unsigned kind = below(10);

    if (percent(35)) {
        put_part(out, ":", 8);
        put(out, '@');
    }
    if (kind < 4) {
        put_part(out, "", 12);
    } else if (kind < 6) {
        put_ipv4(out);
    } else if (kind < 9) {
        put_literal(out);
    }
    if (percent(35)) {
        put(out, ':');
        put_some(out, digits, 6);
    }
}

static void put_path(struct reference *out, int rooted)
{
    unsigned segments = below(5);

    while (segments-- > 0) {
        if (rooted || percent(20)) {
            put(out, '/');
        }
        put_part(out, ":@", 5);
        rooted = 1;
    }
}

static void by_grammar(struct reference *out)
{
    int authority = percent(65);

    out->len = 0;
    if (percent(70)) {
        put_scheme(out);
    }
    if (authority) {
        put_text(out, "//");
        put_authority(out);
    }
    put_path(out, authority);
    if (percent(35)) {
        put(out, '?');
        put_part(out, ":@/?", 10);
    }
    if (percent(30)) {
        put(out, '#');
        put_part(out, ":@/?", 10);
    }
}

static char any_octet(void)
{
    if (percent(70)) {
        return awkward[below(sizeof awkward - 1)];
    }
    return (char)below(256);
}

static void add(struct reference *out, size_t place, char octet)
{
    if (out->len < sizeof out->at) {
        memmove(out->at + place + 1, out->at + place, out->len - place);
        out->at[place] = octet;
        out->len++;
    }
}

static void take(struct reference *out, size_t place)
{
    out->len--;
    memmove(out->at + place, out->at + place + 1, out->len - place);
}

static void damage(struct reference *out)
{
    size_t place = below((unsigned)out->len + 1);

    if (place == out->len || percent(35)) {
        add(out, place, any_octet());
    } else if (percent(50)) {
        out->at[place] = any_octet();
    } else {
        take(out, place);
    }
}

int reference_next(struct reference *out)
{
    unsigned wounds = percent(50) ? 0 : 1 + below(3);
    unsigned i;

    by_grammar(out);
    for (i = 0; i < wounds; i++) {
        damage(out);
    }
    return wounds > 0;
}
