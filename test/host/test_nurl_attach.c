/* Whether a stored result fits its text. */
#include "nurl_types.h"

#include "nurl_parse.h"

#include <string.h>

#include "rows.h"
#include "unity.h"

static const struct nurl nobody_filled_it;

static struct nurl_span *part_of(struct nurl *url, unsigned part)
{
    struct nurl_span *parts[8];

    parts[0] = &url->scheme;
    parts[1] = &url->user;
    parts[2] = &url->password;
    parts[3] = &url->host;
    parts[4] = &url->port;
    parts[5] = &url->path;
    parts[6] = &url->query;
    parts[7] = &url->fragment;
    return parts[part];
}

/* A struct with one of the eight parts, from offset 5 to 9. */
static struct nurl with_part(unsigned part)
{
    static const struct nurl_span span = { 5, 4 };
    struct nurl url = nobody_filled_it;

    url.text = "012345678";
    url.path.off = 5;
    url.profile = NURL_PROFILE_3986;
    url.host_kind = part == 3 ? NURL_HOST_NAME : NURL_HOST_NONE;
    *part_of(&url, part > 0 ? part : 5) = span;
    url.scheme.len = part > 0 ? 0 : 4;
    return url;
}

/* The result of nurl_attach for a copy of the struct and its text. */
static enum nurl_status attached(const struct nurl *url, size_t length)
{
    struct nurl copy = *url;

    return nurl_attach(&copy, url->text, length);
}

void test_every_part_must_fit_the_text(void)
{
    struct nurl url;
    unsigned part;

    for (part = 0; part < 8; part++) {
        url = with_part(part);
        TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 9));
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 8));
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 4));
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 0));
    }
}

/* A part that begins after the text; all others fit. */
void test_every_part_must_begin_in_the_text(void)
{
    struct nurl url;
    unsigned part;

    for (part = 1; part < 8; part++) {
        url = with_part(part);
        if (part != 5) {
            url.path.off = 0;
            url.path.len = 0;
        }
        TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 9));
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 4));
    }
    url = with_part(0);
    url.path.len = 0;
    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 5));
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 4));
}

void test_only_a_reference_of_rfc_3986_may_have_no_scheme(void)
{
    struct nurl url = with_part(1);

    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 9));
    url.profile = NURL_PROFILE_1738;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 9));
    url.profile = NURL_PROFILE_3986;
    url.stop = 10;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 9));
}

void test_a_span_that_would_wrap_does_not_fit(void)
{
    static const char text[100] = { 0 };
    struct nurl url = nobody_filled_it;

    url.text = text;
    url.profile = NURL_PROFILE_3986;
    url.query.off = 50;
    url.query.len = 65500; /* 14 in 16 bits */
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, sizeof text));
    url.query.len = 50;
    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, sizeof text));
}

/* Only the user, the host and the path can be at offset 0. */
void test_a_delimiter_stands_before_the_other_parts(void)
{
    static const unsigned parts[] = { 2, 4, 6, 7 };
    struct nurl url;
    unsigned i;

    for (i = 0; i < 4; i++) {
        url = with_part(parts[i]);
        part_of(&url, parts[i])->off = 1;
        TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 9));
        part_of(&url, parts[i])->off = 0;
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 9));
    }
    url = with_part(1);
    url.scheme.off = 10; /* it is absent, and begins after the text */
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 9));
    url = with_part(0);
    url.scheme.off = 1;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 9));
}

/* The struct of a parse of "a:b", with another text. */
static struct nurl stored(const char *text)
{
    struct nurl url = nobody_filled_it;

    url.text = text;
    url.profile = NURL_PROFILE_1738;
    url.scheme.len = 1;
    url.path.off = 2;
    url.path.len = 1;
    url.stop = 3;
    return url;
}

void test_stop_and_what_stands_after_a_scheme_must_fit_too(void)
{
    struct nurl url = stored("a:b");

    url.stop = 4;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 3));
    url.stop = 3;
    url.scheme.len = 2;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 3));
}

void test_a_struct_that_nobody_filled_fits_nothing(void)
{
    struct nurl url = nobody_filled_it;

    url.text = "";
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 0));
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 100));
}

void test_a_copy_is_pointed_to_where_its_text_is_now(void)
{
    static const char moved[] = "x:y?";
    struct nurl url = stored("a:b");

    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, moved, 4));
    TEST_ASSERT_EQUAL_PTR(moved, url.text);
    TEST_ASSERT_EQUAL(3, url.stop);
    TEST_ASSERT_EQUAL_PTR(moved + 2, nurl_part(&url, url.path).ptr);
}

void test_after_an_error_the_struct_holds_no_url(void)
{
    struct nurl url = stored("a:b");

    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_attach(&url, "a:", 2));
    TEST_ASSERT_EQUAL(NURL_PROFILE_NONE, url.profile);
    TEST_ASSERT_EQUAL(0, url.stop);
    TEST_ASSERT_FALSE(nurl_present(url.scheme));
    TEST_ASSERT_EQUAL(0, url.path.off);
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_attach(&url, "a:b", 3));
}

void test_no_text_fits_the_empty_reference_alone(void)
{
    struct nurl url = stored("a:b");

    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_attach(&url, NULL, 3));
    TEST_ASSERT_EQUAL(0, url.stop);
    url = stored("a:b");
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_attach(&url, NULL, 0));
    url = nobody_filled_it;
    url.profile = NURL_PROFILE_3986;
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, NULL, 0));
    TEST_ASSERT_NOT_NULL(url.text);
}

void test_a_text_that_nothing_can_read_fits_nothing(void)
{
    struct nurl url = stored("a:b");

    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG,
                      nurl_attach(&url, "a:b", (size_t)NURL_TEXT_MAX + 1));
    TEST_ASSERT_EQUAL(65535, url.stop);
    TEST_ASSERT_EQUAL(NURL_PROFILE_NONE, url.profile);
}

/* "TEXT OTHER": the struct of TEXT with OTHER, as after damage in storage. */
static const char *moved(const char *text, size_t len)
{
    const char *other = (const char *)memchr(text, ' ', len) + 1;
    size_t stored_len = (size_t)(other - 1 - text);
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, text, stored_len));
    return nurl_status_name(nurl_attach(&url, other, len - stored_len - 1));
}

void test_a_part_that_ends_inside_an_escape_is_not_fit(void)
{
    static const struct row rows[] = {
        { "a:b a:b", "OK" },
        { "a:b %41", "OK" },
        { "a:b a:%", "UNPARSED" },
        { "a:b a%4", "UNPARSED" },
        { "a:b?c#d a:b?c#d", "OK" },
        { "a:b?c#d a:%?c#d", "UNPARSED" },
        { "a:b?c#d a%b?c#d", "UNPARSED" },
        { "a:b?c#d a:b?%#d", "UNPARSED" },
        { "a:b?c#d a:b%c#d", "UNPARSED" },
        /* The empty reference, and one or two bytes after it. */
        { " a", "OK" },
        { " a%", "UNPARSED" },
        { " %", "UNPARSED" },
        { " %4", "UNPARSED" },
    };

    ROWS(moved, rows);
}

void test_the_host_must_be_what_its_kind_says(void)
{
    static const struct row rows[] = {
        { "//[::1]/ //[::2]/", "OK" },
        { "//[fe80::1%251]/ //[fe80::2%25a]/", "OK" },
        { "//[v1.a]/ //[v2.b]/", "OK" },
        { "//1.2.3.4/ //5.6.7.8/", "OK" },
        { "//h/ //g/", "OK" },
        { "//[::1]/ //[::g]/", "UNPARSED" },
        { "//[::1]/ //[v.1]/", "UNPARSED" },
        { "//[::1]/ //x::1]/", "UNPARSED" },
        { "//[::1]/ //[::1x/", "UNPARSED" },
        { "//[v1.a]/ //[1::a]/", "UNPARSED" },
        { "//1.2.3.4/ //1.2.3.x/", "UNPARSED" },
        { "//[::1%25a]/ //[1:2:3]25/", "UNPARSED" },
    };

    ROWS(moved, rows);
}

void test_a_kind_and_the_length_of_its_host_must_fit(void)
{
    static const uint8_t full[] = { NURL_HOST_NONE, NURL_HOST_EMPTY, 6,
                                    NURL_HOST_IPV6 };
    static const uint8_t empty[] = { NURL_HOST_IPV6, NURL_HOST_NAME };
    struct nurl url;
    unsigned i;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "//h/", 4));
    for (i = 0; i < sizeof full; i++) {
        url.host_kind = full[i];
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 4));
    }
    url.host.len = 0;
    for (i = 0; i < sizeof empty; i++) {
        url.host_kind = empty[i];
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 4));
    }
    url.host_kind = NURL_HOST_EMPTY;
    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 4));
}

void test_rfc_1738_has_addresses_with_zeros_at_the_front(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738(&url, "ftp://001.2.3.4/", 16));
    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 16));
    TEST_ASSERT_EQUAL(NURL_HOST_IPV4, url.host_kind);
}
