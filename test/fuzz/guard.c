/* Servers and guards: all functions agree about a text, and a guard returns 1
 * only for the text that it checks. The input is a byte that chooses the
 * method, a text, FF, and another text. */
#include "fuzz.h"
#include "well_formed.h"

static int same_parts(const struct nurl *a, const struct nurl *b)
{
    return fuzz_same_parts(a, b, 0) && a->stop == b->stop;
}

static int begins_with(struct nurl_str text, const char *word)
{
    size_t len = strlen(word);

    return text.len >= len && memcmp(text.ptr, word, len) == 0;
}

/* The normal form of a target parses, and is equal to it. */
static void check_normal(const struct nurl *target)
{
    static char normal[3 * FUZZ_LONGEST];
    struct nurl_writer out;
    struct nurl url;

    nurl_writer_init(&out, normal, sizeof normal);
    nurl_normalize(&out, target);
    CHECK(nurl_writer_status(&out) == NURL_OK);
    if (out.len <= NURL_TEXT_MAX) {
        CHECK(nurl_parse(&url, normal, out.len) == NURL_OK);
        CHECK(nurl_equal(&url, target) && nurl_equal(target, &url));
    }
}

static void check_target(struct nurl_str text, int options)
{
    struct nurl_str method = options ? NURL_STR("OPTIONS") : NURL_STR("GET");
    struct nurl target;
    struct nurl url;
    enum nurl_status status =
        nurl_parse_target(&target, method, text.ptr, text.len);

    CHECK(!ill_formed(&target, status, text.ptr, text.len));
    if (status != NURL_OK) {
        return;
    }
    CHECK(!nurl_present(target.user) && !nurl_present(target.fragment));
    CHECK(nurl_present(target.scheme) == (target.host_kind != NURL_HOST_NONE));
    CHECK(target.host_kind != NURL_HOST_EMPTY);
    if (!begins_with(text, "//")) {
        CHECK(nurl_parse(&url, text.ptr, text.len) == NURL_OK);
        CHECK(same_parts(&url, &target));
    }
    check_normal(&target);
}

/* CONNECT takes less than a Host field, and that less than an authority. */
static void check_authority(struct nurl_str text)
{
    struct nurl target;
    struct nurl field;
    struct nurl url;
    enum nurl_status connect =
        nurl_parse_target(&target, NURL_STR("CONNECT"), text.ptr, text.len);
    enum nurl_status host = nurl_parse_host_field(&field, text.ptr, text.len);
    enum nurl_status all = nurl_parse_authority(&url, text.ptr, text.len);

    CHECK(!ill_formed_authority(&target, connect, text.ptr, text.len));
    CHECK(!ill_formed_authority(&field, host, text.ptr, text.len));
    CHECK(connect != NURL_OK || (host == NURL_OK && field.port.len > 0 &&
                                 same_parts(&target, &field)));
    CHECK(host != NURL_OK || (all == NURL_OK && same_parts(&field, &url)));
    CHECK(host == NURL_OK || all != NURL_OK || url.host.off > 0 ||
          memchr(text.ptr, '%', text.len));
}

/* No text is both a URL with "://" and an authority. */
static void check_setting(struct nurl_str text)
{
    struct nurl setting;
    struct nurl url;
    struct nurl alone;
    enum nurl_status status = nurl_parse_setting(&setting, text.ptr, text.len);
    int is_url = nurl_parse_zone(&url, text.ptr, text.len) == NURL_OK &&
                 nurl_present(url.scheme) && url.host_kind != NURL_HOST_NONE;
    int is_alone = nurl_parse_authority(&alone, text.ptr, text.len) == NURL_OK;

    CHECK(!(is_url && is_alone));
    CHECK((status == NURL_OK) == (is_url || is_alone));
    CHECK(!is_url || same_parts(&setting, &url));
    CHECK(!is_alone || same_parts(&setting, &alone));
}

static void check_below(struct nurl_str text, struct nurl_str other)
{
    struct nurl url;
    struct nurl base;

    if (nurl_parse(&url, text.ptr, text.len) != NURL_OK ||
        nurl_parse(&base, other.ptr, other.len) != NURL_OK) {
        return;
    }
    if (nurl_is_below(&url, &base)) {
        CHECK(nurl_same_origin(&url, &base));
        CHECK(nurl_is_below(&url, &url) && nurl_is_below(&base, &base));
    }
    CHECK(!nurl_host_text(&url).ptr == (url.host_kind == NURL_HOST_NONE));
}

static void check_within(struct nurl_str host, struct nurl_str domain)
{
    if (nurl_host_within(host, domain)) {
        CHECK(nurl_host_within(host, host));
        CHECK(nurl_host_within(domain, domain));
        CHECK(host.len + 1 >= domain.len);
    }
}

/* An IPv4 address has the scope of the same address mapped. */
static void check_scope(const uint8_t *data)
{
    uint8_t mapped[16] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF };

    memcpy(mapped + 12, data, 4);
    CHECK(nurl_scope_ipv6(mapped) == nurl_scope_ipv4(data));
    CHECK(nurl_scope_ipv6(data) <= NURL_SCOPE_MULTICAST);
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str text = fuzz_text(data, size);
    unsigned which = fuzz_byte(&text);
    struct nurl_str first = fuzz_piece(&text);
    char string[32];
    uint32_t number;

    check_target(first, which & 1);
    check_authority(first);
    check_setting(first);
    check_below(first, text);
    check_within(first, text);
    CHECK(nurl_str_number(first, &number) || number == 0);
    if (nurl_copy_string(string, which % 33, first) == NURL_OK) {
        CHECK(memcmp(string, first.ptr, first.len) == 0);
    }
    if (size >= 16) {
        check_scope(data);
    }
}
