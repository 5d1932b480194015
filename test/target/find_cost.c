/*
 * find_cost - what it costs to search texts for URLs, or to mask passwords
 *
 * Texts that are likely to cost most are made in two lengths and searched in
 * every way, once with room for the URLs and once without; a text is masked
 * where it lies. Prints a row for each: way, room, text, octets, instructions,
 * URLs found. Status 69: this machine cannot count instructions.
 */
#include "console.h"
#include "nurl_find.h"
#include "nurl_writer.h"
#include "port.h"

#define SHORT 2048u
#define LONGEST 65535u
#define ROOM 2048u

/* Head, unit repeated, tail. */
struct pattern {
    const char *head, *unit, *tail;
};

struct way {
    const char *name;
    unsigned ways;
};

static const struct pattern patterns[] = {
    { "", "<", "" },
    { "", "<URL:", "" },
    { "", "<a:", "" },
    { "", "<UR", "" },
    { "", "<a", "" },
    { "", "<URL:>", "" },
    { "", "<URL:a>", "" },
    { "", "<a:~>", "" },
    { "", "<a:b>", "" },
    { "<URL:", "a", "" },
    { "<URL:", "a", ">" },
    { "<URL:", " ", ">" },
    { "<URL:", "-", ">" },
    { "<URL:", "- \n", ">" },
    { "<URL:-", " ", "\na>" },
    { "<URL:-", "\n", ">" },
    { "<a:", "a", "" },
    { "<a:", "a", ">" },
    { "<a:", "a", "~>" },
    { "<a:", "%41", ">" },
    { "<a:", "- \n", ">" },
    { "<ftp://", "a.", ">" },
    { "<ftp://h/", "a/", ">" },
    { "<http://h/", "a", "~>" },
    { "<", "a", "" },
    { "<", "a", ":>" },
    { "", "http:", "" },
    { "", "http: ", "" },
    { "", "http:)", "" },
    { "", "http:. ", "" },
    { "ftp:", "(", "" },
    { "ftp:", ")", "" },
    { "ftp:", "()", "" },
    { "ftp:a", ".", "" },
    { "ftp:", "a)", "" },
    { "", "prospero", "" },
    { "", "h", "" },
    { "", ")", "" },
    { "", "- \n", "" },
    { "", " ", "" },
    { "", ">", "" },
    { "", "\x80", "" },
    { "ftp:", "]", "" },
    { "ftp:", "}", "" },
    { "ftp:", "/", "" },
    { "", "ftp:/ ", "" },
    { "", "ftp::", "" },
    { "", "a ", "" },
    { "", "ftp:(a). ", "" },
    { "", "//a:b@", "" },
    { "//", ":", "@" },
    { "//:", "@", "" },
    { "", "/", "" },
};

#define MASK 0u   /* no way of finding: the text is masked */
#define PIECE 16u /* any way, and the text goes on */

static const struct way ways[] = {
    { "mask", MASK },
    { "piece", PIECE },
    { "url", NURL_FIND_URL },
    { "angle", NURL_FIND_ANGLE },
    { "bare", NURL_FIND_BARE },
    { "any", NURL_FIND_ANY },
    { "any-drop", NURL_FIND_ANY | NURL_FIND_DROP_HYPHEN },
};

static char text[LONGEST];
static char url[ROOM];

static size_t length_of(const char *octets)
{
    size_t len = 0;

    while (octets[len] != '\0') {
        len++;
    }
    return len;
}

static void copy(size_t at, const char *octets, size_t end)
{
    for (; *octets != '\0' && at < end; octets++) {
        text[at++] = *octets;
    }
}

/* The unit is repeated until only the tail has room. */
static void make(const struct pattern *pattern, size_t len)
{
    size_t end = len - length_of(pattern->tail);
    size_t at = length_of(pattern->head);

    copy(0, pattern->head, len);
    while (at < end) {
        copy(at, pattern->unit, end);
        at += length_of(pattern->unit);
    }
    copy(end, pattern->tail, len);
}

static void mask(size_t len, size_t room)
{
    struct nurl_str whole = { text, 0 };
    struct nurl_writer out;

    whole.len = len;
    nurl_writer_init(&out, text, room);
    nurl_write_masked(&out, whole);
}

/* Searches to the end; returns how many URLs were found. */
static uint32_t search(size_t len, unsigned way, size_t room)
{
    struct nurl_writer out;
    struct nurl_find find;
    uint32_t count = 0;

    nurl_writer_init(&out, url, room);
    nurl_find_begin(&find, way == PIECE ? NURL_FIND_ANY : way);
    nurl_find_feed(&find, text, len, way != PIECE);
    while (nurl_find_next(&find, &out)) {
        count++;
    }
    return count;
}

static void column(const char *value)
{
    console_escaped(value, length_of(value));
    console_text("\t");
}

static void measure(const struct pattern *pattern, const struct way *way,
                    size_t len, int has_room)
{
    uint32_t start;
    uint32_t ticks;
    uint32_t count;

    make(pattern, len);
    start = port_ticks();
    count = 0;
    if (way->ways == MASK) {
        mask(len, has_room ? len : 0);
    } else {
        count = search(len, way->ways, has_room ? ROOM : 0);
    }
    ticks = port_ticks() - start;
    column(way->name);
    column(has_room ? "room" : "no-room");
    column(pattern->head);
    column(pattern->unit);
    column(pattern->tail);
    console_number((uint32_t)len);
    console_text("\t");
    console_number(ticks);
    console_text("\t");
    console_number(count);
    console_line_end();
}

static void measure_all(const struct pattern *pattern, int has_room)
{
    unsigned i;

    for (i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        measure(pattern, &ways[i], SHORT, has_room);
        measure(pattern, &ways[i], LONGEST, has_room);
    }
}

int main(int argc, char **argv)
{
    unsigned i;

    (void)argc;
    (void)argv;
    if (port_ticks_unit[0] == 'n') {
        console_text("find_cost: this machine cannot count instructions\n");
        return 69;
    }
    port_ticks();
    for (i = 0; i < sizeof patterns / sizeof patterns[0]; i++) {
        measure_all(&patterns[i], 0);
        measure_all(&patterns[i], 1);
    }
    console_text("measured ");
    console_number(2 * (sizeof patterns / sizeof patterns[0]) *
                   (sizeof ways / sizeof ways[0]));
    console_line_end();
    return 0;
}
