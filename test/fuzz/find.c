/* find: a text in parts has the same URLs as the whole text. Masking hides
 * what can be a password, and nothing else. */
#include "fuzz.h"

#include <string.h>

static char urls[400000];
static char buffer[100000];
static char masked[100000];

static int has_space(struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (text.ptr[i] != '\0' && strchr(" \t\n\v\f\r<>", text.ptr[i])) {
            return 1;
        }
    }
    return 0;
}

/* All URLs of the text, each with a LF; fed `step` bytes at a time. */
static size_t find_all(struct nurl_str text, unsigned ways, size_t step,
                       char *out_urls)
{
    static char one[100000];
    struct nurl_find find;
    struct nurl_writer out;
    struct nurl url;
    size_t kept = 0;
    size_t read = 0;
    size_t len = 0;
    size_t n;

    nurl_find_begin(&find, ways);
    do {
        n = text.len - read < step ? text.len - read : step;
        memcpy(buffer + kept, text.ptr + read, n);
        read += n;
        nurl_find_feed(&find, buffer, kept + n, read == text.len);
        for (;;) {
            nurl_writer_init(&out, one, sizeof one);
            if (!nurl_find_next(&find, &out)) {
                break;
            }
            CHECK(out.status == NURL_OK);
            CHECK(find.found.ptr >= buffer &&
                  find.found.ptr + find.found.len <= buffer + kept + n);
            CHECK(find.hyphens <= find.found.len);
            CHECK(!has_space(nurl_text(one, out.len)));
            CHECK(find.way != NURL_FIND_ANGLE ||
                  nurl_parse(&url, one, out.len) == NURL_OK);
            memcpy(out_urls + len, one, out.len);
            len += out.len;
            out_urls[len++] = '\n';
        }
        kept = find.rest.len;
        if (kept > 0) {
            memmove(buffer, find.rest.ptr, kept);
        }
    } while (read < text.len);
    return len;
}

/* The first URL. One in "<...>" cannot be checked without a buffer. */
static void find_first(struct nurl_writer *out, struct nurl_str text,
                       unsigned ways)
{
    struct nurl_find find;

    nurl_find_begin(&find, ways & ~(unsigned)NURL_FIND_ANGLE);
    nurl_find_feed(&find, text.ptr, text.len, 1);
    nurl_find_next(&find, out);
}

/* A URL between these is found, and nothing else. */
static void check_found(const char *before, struct nurl_str text,
                        const char *after, enum nurl_find_way way)
{
    struct nurl_find find;
    struct nurl_writer out;
    size_t front = strlen(before);
    size_t all = front + text.len + strlen(after);

    memcpy(buffer, before, front);
    memcpy(buffer + front, text.ptr, text.len);
    memcpy(buffer + front + text.len, after, strlen(after));
    nurl_find_begin(&find, NURL_FIND_ANY);
    nurl_find_feed(&find, buffer, all, 1);
    nurl_writer_init(&out, urls, sizeof urls);
    CHECK(nurl_find_next(&find, &out) && find.way == way);
    CHECK(fuzz_same(nurl_text(urls, out.len), text));
    CHECK(!nurl_find_next(&find, &out) && find.found.len == 0);
}

/* Letters and digits, with nothing that could end a bare URL. */
static int is_plain(struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (!strchr("abcdefghijklmnopqrstuvwxyz0123456789/:", text.ptr[i]) ||
            text.ptr[i] == '\0') {
            return 0;
        }
    }
    return text.ptr[text.len - 1] != '/' && text.ptr[text.len - 1] != ':';
}

static void check_finds(struct nurl_str text)
{
    struct nurl url;

    if (text.len + 20 > sizeof buffer ||
        nurl_parse(&url, text.ptr, text.len) != NURL_OK ||
        url.scheme.len == 0 || nurl_scheme_is(&url, "url")) {
        return;
    }
    check_found("a <", text, "> b", NURL_FIND_ANGLE);
    check_found("a <URL:", text, "> b", NURL_FIND_URL);
    if (nurl_scheme_is(&url, "http") && url.host.len > 0 && is_plain(text)) {
        check_found("a ", text, " b", NURL_FIND_BARE);
        check_found("(", text, ").", NURL_FIND_BARE);
    }
}

/* The byte stands between a ":" and an "@", with no "/" between them. */
static int is_hidden(struct nurl_str text, size_t at)
{
    size_t before = at;
    size_t after = at;

    while (before > 0 && text.ptr[before - 1] != '/' &&
           text.ptr[before - 1] != ':') {
        before--;
    }
    while (after < text.len && text.ptr[after] != '/' &&
           (text.ptr[after] != '@' || after == at)) {
        after++;
    }
    return before > 0 && text.ptr[before - 1] == ':' && after < text.len &&
           text.ptr[after] == '@';
}

static void check_masked(struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        CHECK(masked[i] >= ' ' && masked[i] <= '~');
        CHECK(masked[i] == '*' || masked[i] == '?' || masked[i] == text.ptr[i]);
        CHECK(masked[i] == '*' || text.len > 600 || !is_hidden(text, i));
    }
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    static char in_parts[400000];
    struct nurl_str text = fuzz_text(data, size);
    unsigned ways = fuzz_byte(&text) & 15u;
    size_t step = fuzz_byte(&text) + 1u;
    size_t pace = text.len > 10000 ? 256 * step : step; /* each rereads */
    struct nurl_writer mask;
    struct nurl_writer again;
    size_t whole;

    if (text.len > sizeof buffer) {
        return;
    }
    check_finds(fuzz_text(data, size));
    whole = find_all(text, ways, text.len + 1, urls);
    CHECK(find_all(text, ways, pace, in_parts) == whole);
    CHECK(memcmp(urls, in_parts, whole) == 0);
    FUZZ_WRITE(&mask, masked, step, 2, find_first(out, text, ways));
    FUZZ_WRITE(&mask, masked, step, 0, nurl_write_masked(out, text));
    if (mask.status == NURL_OK) {
        CHECK(mask.len == text.len);
        check_masked(text);
        nurl_writer_init(&again, urls, sizeof urls);
        nurl_write_masked(&again, nurl_text(masked, mask.len));
        CHECK(memcmp(urls, masked, mask.len) == 0);
    }
}
