/*
 * dotted.c - references with many dot segments
 */
#include "dotted.h"

static const char *const schemes[] = { "http:",     "HTTP:", "https:", "ftp:",
                                       "coap+tcp:", "x:",    "wss:",   NULL };
static const char *const paths[] = { "/",   "/",  "/",   "a",   "b",   "..",
                                     "../", "./", ".",   "%2e", "%7e", "%5F",
                                     "%2E", "//", "%41", "%c3", "%2F", ";p",
                                     "/..", "A",  "...", NULL };
static const char *const tails[] = { "?",   "q", "%61", "/", ".", "%3d",
                                     "/..", "a", ":",   "@", NULL };
static const char *one_of(const char *const *pieces)
{
    unsigned count = 0;

    while (pieces[count]) {
        count++;
    }
    return pieces[below(count)];
}

/* A reference; without a scheme and an authority it may need "./" in front. */
void dotted_new(struct text *text, int has_scheme,
                const char *const *authorities)
{
    int has_host = percent(50);

    text->len = 0;
    if (has_scheme) {
        put(text, one_of(schemes));
    }
    if (has_host) {
        put(text, one_of(authorities));
        put(text, percent(85) ? "/" : "");
    }
    put_some(text, paths, 10);
    if (percent(25)) {
        put(text, "?");
        put_some(text, tails, 3);
    }
    if (percent(25)) {
        put(text, "#");
        put_some(text, tails, 3);
    }
}

/* The text again, an octet escaped, or dots put behind a slash, or changed. */
void dotted_other(struct text *to, const struct text *from)
{
    static const char *const more[] = { "./",      "a/../",  "%2e/",
                                        "b/%2E./", ".//../", NULL };
    size_t i;

    to->len = 0;
    for (i = 0; i < from->len; i++) {
        if (from->at[i] >= 'a' && from->at[i] <= 'z' && percent(10)) {
            put_escape(to, from->at[i]);
        } else {
            put_octet(to, from->at[i]);
        }
        if (from->at[i] == '/' && i > 8 && percent(10)) {
            put(to, one_of(more));
        }
    }
    if (percent(10)) {
        put_some(to, tails, 1);
    }
}
