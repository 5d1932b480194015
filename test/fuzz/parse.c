/* parse, with zones, as an authority: parts rebuild the text, and agree. */
#include "fuzz.h"
#include "grammar.h"
#include "second.h"
#include "well_formed.h"

static struct nurl_span moved(struct nurl_span span, unsigned by)
{
    if (nurl_present(span)) {
        span.off = (uint16_t)(span.off + by);
    }
    return span;
}

static int same(struct nurl_span a, struct nurl_span b)
{
    return a.off == b.off && a.len == b.len;
}

static void check_same(const struct nurl *a, const struct nurl *b)
{
    CHECK(a->host_kind == b->host_kind && same(a->scheme, b->scheme));
    CHECK(same(a->user, b->user) && same(a->password, b->password));
    CHECK(same(a->host, b->host) && same(a->port, b->port));
    CHECK(same(a->path, b->path) && same(a->query, b->query));
    CHECK(same(a->fragment, b->fragment));
}

/* An authority alone is what "//" and it would be, two places further on. */
static void check_authority(struct nurl_str text)
{
    char *whole = malloc(text.len + 2);
    struct nurl alone;
    struct nurl url;
    enum nurl_status status;
    size_t i;

    whole[0] = '/';
    whole[1] = '/';
    for (i = 0; i < text.len; i++) {
        whole[i + 2] = text.ptr[i];
        if (text.ptr[i] == '/' || text.ptr[i] == '?' || text.ptr[i] == '#') {
            free(whole);
            return;
        }
    }
    status = nurl_parse_zone(&url, whole, text.len + 2);
    CHECK(nurl_parse_authority(&alone, text.ptr, text.len) == status);
    CHECK(alone.stop + 2 == url.stop);
    if (status == NURL_OK) {
        CHECK(alone.host_kind == url.host_kind);
        CHECK(alone.host.off + 2 == url.host.off);
        CHECK(alone.host.len == url.host.len);
        CHECK(same(moved(alone.port, 2), url.port));
        CHECK(same(moved(alone.password, 2), url.password));
    }
    free(whole);
}

/* IANA's and the RFCs' numbers. */
static void check_default_port(struct nurl_str scheme)
{
    uint16_t port = 0;

#define KNOWN(id, name, number)                                                \
    if (nurl_str_equal_nocase(NURL_STR(name), scheme)) {                       \
        port = number;                                                         \
    }
    NURL_SCHEMES_1738(KNOWN)
    NURL_SCHEMES_LATER(KNOWN)
    CHECK(nurl_default_port(scheme) == port);
}

/* Each key is found, first with the value of its first pair. */
static void check_find(struct nurl_str query, struct nurl_str key,
                       struct nurl_str value)
{
    static char plain[70000];
    struct nurl_writer out;
    struct nurl_str found;

    nurl_writer_init(&out, plain, sizeof plain);
    nurl_decode(&out, key, NURL_POLICY_RAW);
    if (nurl_writer_finish(&out) != NURL_OK || memchr(plain, '\0', out.len)) {
        return;
    }
    CHECK(nurl_query_find(query, plain, &found));
    CHECK(found.ptr == value.ptr && found.len == value.len);
    plain[out.len] = '!'; /* no key ends so */
    plain[out.len + 1] = '\0';
    if (!memchr(query.ptr, '!', query.len) &&
        !memchr(query.ptr, '%', query.len)) {
        CHECK(!nurl_query_find(query, plain, &found) && !found.ptr);
    }
}

static void check_lists(const struct nurl *url)
{
    struct nurl_str path = nurl_part(url, url->path);
    struct nurl_str query = nurl_part(url, url->query);
    struct nurl_str piece;
    struct nurl_str value;
    size_t n = 0;
    size_t octets = 0;

    while (nurl_path_next(&path, &piece)) {
        octets += piece.len;
        n++;
    }
    CHECK(n == 0 || octets + n - 1 <= url->path.len);
    for (n = 0, octets = 0; nurl_query_next(&query, &piece, &value); n++) {
        if (n == 0) {
            check_find(nurl_part(url, url->query), piece, value);
        }
        octets += piece.len + (value.ptr ? value.len + 1 : 0);
    }
    CHECK(n == 0 || octets + n - 1 == url->query.len);
}

/* The octet that is named as a control octet is one. */
static void check_fault(struct nurl_str text, const struct nurl *url,
                        enum nurl_status status)
{
    unsigned octet = 0;

    if (status == NURL_ERR_CTRL) {
        octet = (unsigned char)text.ptr[url->stop];
    }
    CHECK(octet < 0x20 || octet == 0x7F);
}

/* Another reader of the same grammar: the same verdict, the same parts. */
static void check_second(const struct nurl *url, enum nurl_status status,
                         struct nurl_str text, int zones)
{
    struct nurl second;
    int good = second_parse(&second, text, zones);

    CHECK(good == (status == NURL_OK));
    if (good) {
        check_same(url, &second);
    }
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str text = fuzz_text(data, size);
    struct nurl url;
    struct nurl zone;
    struct nurl_host host;
    enum nurl_status status = nurl_parse(&url, text.ptr, text.len);
    enum nurl_status zoned = nurl_parse_zone(&zone, text.ptr, text.len);

    CHECK(!ill_formed(&url, status, text.ptr, text.len));
    CHECK(!ill_formed(&zone, zoned, text.ptr, text.len));
    check_fault(text, &url, status);
    check_second(&url, status, text, 0);
    check_second(&zone, zoned, text, 1);
    check_grammar(REFERENCE, text, &url, status);
    if (fuzz_number(data, size) % 64 == 1 && size <= 65535) {
        check_uriparser(text, &url, status);
    }
    if (status == NURL_OK) {
        CHECK(zoned == NURL_OK);
        check_same(&url, &zone);
        check_lists(&url);
        check_default_port(nurl_part(&url, url.scheme));
        CHECK(nurl_host_parse(&host, nurl_part(&url, url.host)) == NURL_OK);
        CHECK(nurl_equal(&url, &url));
        CHECK(nurl_extent(text.ptr, text.len) == text.len);
    }
    if (zoned == NURL_OK && status != NURL_OK) {
        CHECK(status == NURL_ERR_IP_LITERAL);
        CHECK(nurl_host_parse_zone(&host, nurl_part(&zone, zone.host)) ==
              NURL_OK);
        CHECK(host.zone.len > 0);
    }
    if (text.len <= 65533) {
        check_authority(text);
    }
}
