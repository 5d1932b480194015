/*
 * reference_cost - what it costs to resolve, clean, normalise and compare
 *
 * Texts that are likely to cost most, above all with dot segments, are made in
 * two lengths: as a reference, as a base, as a URL. Each is written into room
 * for half of it, and without any. Prints a row for each: way, room, text,
 * octets, instructions, status or answer. Status 69: this machine cannot count
 * instructions.
 */
#include "console.h"
#include "nurl_equal.h"
#include "nurl_parse.h"
#include "nurl_reference.h"
#include "port.h"

#define SHORT 2048u
#define LONGEST 65535u
#define ROOM (LONGEST / 2)

/* Head, unit repeated, tail. */
struct pattern {
    const char *head, *unit, *tail;
};

enum way {
    AS_REFERENCE,
    AS_BASE,
    AS_LOCATION,
    NORMALIZE,
    CLEAN,
    EQUAL,
    ORIGIN,
    WAYS
};

static const char *const names[WAYS] = { "reference", "base",  "location",
                                         "normalize", "clean", "equal",
                                         "origin" };

static const struct pattern patterns[] = {
    { "", "../", "" },
    { "", "./", "" },
    { "", "./", "a" },
    { "/", "../", "" },
    { "/", "a/../", "" },
    { "/", "a/a/../../", "" },
    { "/", "a/", "../.." },
    { "x:", "../", "" },
    { "x:", "./", "a:b" },
    { "x:/", "../", "" },
    { "x:/", "./", "" },
    { "x:/", "a/../", "" },
    { "x:/", "../a/", "" },
    { "x:/", "a/./", "" },
    { "x:a", "/..", "" },
    { "x:", "a/", "../../b" },
    { "x:", "/a", "" },
    { "x:", "%2e%2E/", "" },
    { "x:/", "%2e/", "" },
    { "x:/", "a/%2e%2e/", "" },
    { "x:/.", "//", "" },
    { "x:", ".", "" },
    { "x:/", "%2e", "" },
    { "x:/", "..%2e", "" },
    { "x:", "%41", "" },
    { "x:", "%c3", "" },
    { "x:", "a", "" },
    { "x:?", "../", "" },
    { "http://h/#", "/..", "" },
    { "http://", "%c3", "/" },
    { "http://", "%41", ":80" },
    { "http://h:", "0", "80/" },
    { "http://", "u", "@h/.." },
    { "http://[v1.", "a", "]/" },
    { "", " ", "" },
    { "a", " ", "a" },
    { "", "%", "" },
    { "", "%4", "" },
    { "/", "\x80", "" },
    { "//", "@", "" },
    { "//", ":", "" },
    { "//", "[", "" },
    { "//[", "%", "" },
    { "//", ":@", "/" },
    { "", "#", "" },
    { "", "?", "" },
    { "?", "[", "#" },
};

static char text[LONGEST];
static char room[ROOM];

static size_t length_of(const char *octets)
{
    size_t len = 0;

    while (octets[len] != '\0') {
        len++;
    }
    return len;
}

static void copy(size_t at, const char *octets)
{
    for (; *octets != '\0'; octets++) {
        text[at++] = *octets;
    }
}

/*
 * Whole units, so that no escape is cut; what has no room for one before the
 * tail is filled with the unit's last octet.
 */
static void make(const struct pattern *pattern, size_t len)
{
    size_t end = len - length_of(pattern->tail);
    size_t at = length_of(pattern->head);
    size_t unit = length_of(pattern->unit);

    copy(0, pattern->head);
    for (; at + unit <= end; at += unit) {
        copy(at, pattern->unit);
    }
    for (; at < end; at++) {
        text[at] = pattern->unit[unit - 1];
    }
    copy(end, pattern->tail);
}

/* What the way does; the text was parsed, well or not. */
static int ask(const struct nurl *url, enum way way, struct nurl_str all,
               struct nurl_writer *out)
{
    static const char short_base[] = "http://h/a/b";
    struct nurl base;

    nurl_parse(&base, short_base, sizeof short_base - 1);
    switch (way) {
    case AS_REFERENCE:
        nurl_resolve(out, &base, all);
        break;
    case AS_BASE:
        nurl_resolve(out, url, NURL_STR("../../b"));
        break;
    case AS_LOCATION:
        nurl_redirect(out, &base, all);
        break;
    case NORMALIZE:
        nurl_normalize(out, url);
        break;
    case CLEAN:
        nurl_clean(out, all);
        break;
    case EQUAL:
        return nurl_equal(url, url);
    default:
        return nurl_same_origin(url, url);
    }
    return -nurl_writer_status(out);
}

static void column(const char *value)
{
    console_escaped(value, length_of(value));
    console_text("\t");
}

static void measure(const struct pattern *pattern, enum way way, size_t len,
                    int has_room)
{
    struct nurl_writer out;
    struct nurl url;
    uint32_t start;
    uint32_t ticks;
    int answer;

    make(pattern, len);
    nurl_parse(&url, text, len);
    nurl_writer_init(&out, room, has_room ? len / 2 : 0);
    start = port_ticks();
    answer = ask(&url, way, nurl_text(text, len), &out);
    ticks = port_ticks() - start;
    column(names[way]);
    column(has_room ? "room" : "no-room");
    column(pattern->head);
    column(pattern->unit);
    column(pattern->tail);
    console_number((uint32_t)len);
    console_text("\t");
    console_number(ticks);
    console_text("\t");
    console_number((uint32_t)answer);
    console_line_end();
}

int main(int argc, char **argv)
{
    unsigned rows = WAYS * (unsigned)(sizeof patterns / sizeof patterns[0]);
    unsigned i;

    (void)argc;
    (void)argv;
    if (port_ticks_unit[0] == 'n') {
        console_text("reference_cost: this machine cannot count "
                     "instructions\n");
        return 69;
    }
    port_ticks();
    for (i = 0; i < 2 * rows; i++) {
        measure(&patterns[i / 2 / WAYS], (enum way)(i / 2 % WAYS), SHORT,
                (int)(i % 2));
        measure(&patterns[i / 2 / WAYS], (enum way)(i / 2 % WAYS), LONGEST,
                (int)(i % 2));
    }
    console_text("measured ");
    console_number(2 * rows);
    console_line_end();
    return 0;
}
