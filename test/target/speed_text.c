/*
 * speed_text.c - texts of any length, by rules
 */
#include "speed_text.h"

#include "nurl_parse.h"

/* Writes as much of the text as fits. Returns the bytes written. */
static size_t put(char *at, size_t size, struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len && i < size; i++) {
        at[i] = text.ptr[i];
    }
    return i;
}

void speed_stretch(char *at, size_t len, const struct speed_pattern *pattern)
{
    size_t used = put(at, len, pattern->head);
    size_t rest = len - used;
    size_t tail = pattern->tail.len < rest ? pattern->tail.len : rest;

    while (used < len - tail) {
        used += put(at + used, len - tail - used, pattern->unit);
    }
    put(at + used, tail, pattern->tail);
}

size_t speed_whole(size_t len, const struct speed_pattern *pattern)
{
    size_t ends = pattern->head.len + pattern->tail.len;

    return len < ends + pattern->unit.len
               ? len
               : len - (len - ends) % pattern->unit.len;
}

/* An escape that is cut at the end of the text becomes letters. */
static void mend(char *at, size_t len)
{
    size_t i;

    for (i = len > 2 ? len - 2 : 0; i < len; i++) {
        if (at[i] == '%') {
            at[i] = 'x';
        }
    }
}

void speed_paths(char *at, size_t len, const struct speed_corpus *corpus)
{
    const struct nurl_str *text = corpus->texts;
    struct nurl_str start = *text;
    struct nurl url;
    size_t used;
    unsigned i = 0;

    nurl_parse(&url, start.ptr, start.len);
    start.len = url.path.off;
    used = put(at, len, start);
    while (used < len) {
        nurl_parse(&url, text[i].ptr, text[i].len);
        used += put(at + used, len - used, nurl_part(&url, url.path));
        i = (i + 1) % corpus->count;
    }
    mend(at, len);
}
