/* find: a text in pieces gives what it gives whole; masking is its own end. */
#include "fuzz.h"

#include <string.h>

static char urls[400000];
static char buffer[100000];
static char masked[100000];

/* All URLs of the text, each with a LF; fed `step` octets at a time. */
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

static void fuzz_input(const uint8_t *data, size_t size)
{
    static char pieces[400000];
    struct nurl_str text = fuzz_text(data, size);
    unsigned ways = fuzz_octet(&text) & 15u;
    size_t step = fuzz_octet(&text) + 1u;
    size_t pace = text.len > 10000 ? 256 * step : step; /* each reads anew */
    struct nurl_writer mask;
    struct nurl_writer again;
    size_t whole;

    if (text.len > sizeof buffer) {
        return;
    }
    whole = find_all(text, ways, text.len + 1, urls);
    CHECK(find_all(text, ways, pace, pieces) == whole);
    CHECK(memcmp(urls, pieces, whole) == 0);
    FUZZ_WRITE(&mask, masked, step, nurl_write_masked(out, text));
    if (mask.status == NURL_OK) {
        CHECK(mask.len == text.len);
        nurl_writer_init(&again, urls, sizeof urls);
        nurl_write_masked(&again, nurl_text(masked, mask.len));
        CHECK(memcmp(urls, masked, mask.len) == 0);
    }
}
