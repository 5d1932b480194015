/* resolve, redirect, normalize, equal, clean: the laws between them. */
#include "fuzz.h"

static char first[400000];
static char second[400000];

static void check_normal(const struct nurl *url, size_t space)
{
    struct nurl_writer normal;
    struct nurl_writer again;
    struct nurl parsed;

    FUZZ_WRITE(&normal, first, space, 2, nurl_normalize(out, url));
    CHECK(normal.status == NURL_OK);
    if (normal.len > 65535) {
        return;
    }
    CHECK(nurl_parse(&parsed, first, normal.len) == NURL_OK);
    CHECK((parsed.host_kind == 0) == (url->host_kind == 0));
    CHECK(nurl_equal(url, &parsed) && nurl_equal(&parsed, url));
    nurl_writer_init(&again, second, sizeof second);
    nurl_normalize(&again, &parsed);
    CHECK(
        fuzz_same(nurl_text(first, normal.len), nurl_text(second, again.len)));
}

/* URLs of the same origin have the same text of it, which is not "null". */
static void check_origins(const struct nurl *a, const struct nurl *b)
{
    struct nurl_writer x;
    struct nurl_writer y;
    struct nurl_str origin;
    int same;

    nurl_writer_init(&x, first, sizeof first);
    nurl_write_origin(&x, a);
    nurl_writer_init(&y, second, sizeof second);
    nurl_write_origin(&y, b);
    origin = nurl_text(first, x.len);
    same = fuzz_same(origin, nurl_text(second, y.len)) &&
           !fuzz_same(origin, NURL_STR("null"));
    CHECK(nurl_same_origin(a, b) == same && nurl_same_origin(b, a) == same);
}

static void check_pair(const struct nurl *a, const struct nurl *b)
{
    struct nurl_writer x;
    struct nurl_writer y;
    int same;

    nurl_writer_init(&x, first, sizeof first);
    nurl_normalize(&x, a);
    nurl_writer_init(&y, second, sizeof second);
    nurl_normalize(&y, b);
    same = fuzz_same(nurl_text(first, x.len), nurl_text(second, y.len));
    CHECK(nurl_equal(a, b) == same && nurl_equal(b, a) == same);
    check_origins(a, b);
}

static void check_target(const struct nurl *base, struct nurl_str reference,
                         size_t space)
{
    struct nurl_writer target;
    struct nurl parsed;

    FUZZ_WRITE(&target, first, space, 2, nurl_resolve(out, base, reference));
    if (target.status == NURL_OK && target.len <= 65535) {
        CHECK(nurl_parse(&parsed, first, target.len) == NURL_OK);
        CHECK(nurl_present(parsed.scheme));
        CHECK(reference.len > 0 || !nurl_present(parsed.fragment));
    }
    FUZZ_WRITE(&target, first, space, 2, nurl_redirect(out, base, reference));
    if (target.status == NURL_OK && target.len <= 65535) {
        CHECK(nurl_parse(&parsed, first, target.len) == NURL_OK);
        CHECK(nurl_present(parsed.scheme));
        CHECK(nurl_present(parsed.fragment) ==
              (nurl_present(base->fragment) ||
               (reference.len > 0 &&
                memchr(reference.ptr, '#', reference.len) != NULL)));
    }
}

/* Takes a byte off, which can be written as an escape. */
static int decoded(struct nurl_str *text)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *high = text->len < 3 ? NULL : memchr(digits, text->ptr[1], 32);
    const char *low = text->len < 3 ? NULL : memchr(digits, text->ptr[2], 32);
    int byte = (int)fuzz_byte(text);

    if (byte == '%' && high && low) {
        byte = (int)((high - digits) % 16 * 16 + (low - digits) % 16);
        *text = nurl_text(text->ptr + 2, text->len - 2);
    }
    return byte;
}

/* "./" stands before a text that would begin with a scheme that is none. */
static int has_new_dot(struct nurl_str text, struct nurl_str clean)
{
    return clean.len > 2 && memcmp(clean.ptr, "./", 2) == 0 &&
           (text.len < 2 || memcmp(text.ptr, "./", 2) != 0);
}

/*
 * Without the white space around it, the text decodes to the same bytes, after
 * a "./" that is new.
 */
static void check_meaning(struct nurl_str text, struct nurl_str clean)
{
    while (text.len > 0 && (unsigned char)text.ptr[text.len - 1] <= ' ') {
        text.len--;
    }
    while (text.len > 0 && (unsigned char)*text.ptr <= ' ') {
        fuzz_byte(&text);
    }
    if (has_new_dot(text, clean)) {
        CHECK(memchr(text.ptr, ':', text.len) != NULL);
        clean = nurl_text(clean.ptr + 2, clean.len - 2);
    }
    while (text.len > 0 && clean.len > 0) {
        CHECK(decoded(&text) == decoded(&clean));
    }
    CHECK(text.len == 0 && clean.len == 0);
}

/*
 * All bytes are unreserved, reserved or "%"           RFC 3986 section 2
 *
 * What the parser still refuses is an IP literal, a port, or a second "@" or a
 * byte after a literal in the host.
 */
static void check_bytes(struct nurl_str clean)
{
    static const char known[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "abcdefghijklmnopqrstuvwxyz-._~"
                                ":/?#[]@!$&'()*+,;=%";
    enum nurl_status status;
    struct nurl url;
    size_t i;

    for (i = 0; i < clean.len; i++) {
        CHECK(memchr(known, clean.ptr[i], sizeof known - 1) != NULL);
    }
    status = nurl_parse(&url, clean.ptr, clean.len);
    CHECK(status == NURL_OK || status == NURL_ERR_IP_LITERAL ||
          status == NURL_ERR_PORT_CHAR || status == NURL_ERR_HOST_CHAR);
}

static void check_clean(struct nurl_str text, size_t space)
{
    struct nurl_writer clean;
    struct nurl_writer again;
    struct nurl url;

    FUZZ_WRITE(&clean, first, space, 2, nurl_clean(out, text));
    if (clean.status != NURL_OK || clean.len > 65535) {
        return;
    }
    CHECK(clean.len <= 3 * text.len);
    check_bytes(nurl_text(first, clean.len));
    check_meaning(text, nurl_text(first, clean.len));
    nurl_writer_init(&again, second, sizeof second);
    nurl_clean(&again, nurl_text(first, clean.len));
    CHECK(fuzz_same(nurl_text(first, clean.len), nurl_text(second, again.len)));
    if (nurl_parse(&url, text.ptr, text.len) == NURL_OK) {
        CHECK(fuzz_same(nurl_text(first, clean.len), text));
    }
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str rest = fuzz_text(data, size);
    size_t space = fuzz_byte(&rest);
    struct nurl_str text = fuzz_part(&rest);
    struct nurl base;
    struct nurl other;

    check_clean(text, space);
    if (nurl_parse(&base, text.ptr, text.len) != NURL_OK) {
        return;
    }
    check_normal(&base, space);
    check_target(&base, rest, space);
    check_origins(&base, &base);
    if (nurl_parse(&other, rest.ptr, rest.len) == NURL_OK) {
        check_pair(&base, &other);
    }
}
