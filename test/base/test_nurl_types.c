/* Spans, names and whether a stored result fits its text. */
#include "nurl_types.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

static struct nurl_str str(const char *at, size_t len)
{
    struct nurl_str text = { NULL, 0 };

    text.ptr = at;
    text.len = len;
    return text;
}

static const struct nurl nobody_filled_it;

void test_a_text_is_its_octets_and_their_number(void)
{
    struct nurl_str text = nurl_text("ab\0c", 4);

    TEST_ASSERT_EQUAL(4, text.len);
    TEST_ASSERT_EQUAL_MEMORY("ab\0c", text.ptr, 4);
}

void test_an_absent_span_is_no_text(void)
{
    struct nurl url = nobody_filled_it;
    struct nurl_str got;

    url.text = "http://h";
    got = nurl_part(&url, url.host);
    TEST_ASSERT_NULL(got.ptr);
    TEST_ASSERT_EQUAL(0, got.len);
}

void test_an_empty_span_is_a_place(void)
{
    struct nurl url = nobody_filled_it;
    struct nurl_span span = { 4, 0 };
    struct nurl_str got;

    url.text = "abcdef";
    got = nurl_part(&url, span);
    TEST_ASSERT_EQUAL_PTR(url.text + 4, got.ptr);
    TEST_ASSERT_EQUAL(0, got.len);
}

void test_names_are_compared_without_case(void)
{
    TEST_ASSERT_TRUE(nurl_str_equal_nocase(str("http", 4), NURL_STR("http")));
    TEST_ASSERT_TRUE(nurl_str_equal_nocase(str("HtTp", 4), NURL_STR("http")));
    TEST_ASSERT_TRUE(
        nurl_str_equal_nocase(str("coap+TCP", 8), NURL_STR("coap+tcp")));
    TEST_ASSERT_TRUE(nurl_str_equal_nocase(str(NULL, 0), NURL_STR("")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(str("http", 4), NURL_STR("https")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(str("https", 5), NURL_STR("http")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(str(NULL, 0), NURL_STR("http")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(str("@", 1), NURL_STR("`")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(str("[", 1), NURL_STR("{")));
}

void test_a_nul_in_a_text_ends_no_name(void)
{
    TEST_ASSERT_FALSE(
        nurl_str_equal_nocase(str("http\0x", 6), NURL_STR("http")));
    TEST_ASSERT_FALSE(
        nurl_str_equal_nocase(str("http\0", 5), NURL_STR("http")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(str("\0", 1), NURL_STR("")));
}

/* One struct for each of the eight parts, that part from 5 to 9. */
static struct nurl with_part(unsigned part)
{
    struct nurl url = nobody_filled_it;
    struct nurl_span span = { 5, 4 };

    url.text = "012345678";
    url.path.off = 5;
    url.profile = NURL_PROFILE_3986;
    switch (part) {
    case 0:
        url.scheme = span;
        break;
    case 1:
        url.user = span;
        break;
    case 2:
        url.password = span;
        break;
    case 3:
        url.host = span;
        break;
    case 4:
        url.port = span;
        break;
    case 5:
        url.path = span;
        break;
    case 6:
        url.query = span;
        break;
    default:
        url.fragment = span;
        break;
    }
    return url;
}

/* What nurl_attach says of a copy, at the text that it has. */
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

/* A part that begins behind the text, and nothing else that does not fit. */
void test_every_part_must_begin_in_the_text(void)
{
    struct nurl url;
    unsigned part;

    for (part = 1; part < 8; part++) {
        url = with_part(part);
        if (part != 5) {
            url.path.off = 0;
        }
        TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 9));
        TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 4));
    }
    url = with_part(0);
    url.path.off = 5;
    url.scheme.len = 0;
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

/* A struct as a parse of "a:b" leaves it, over another text. */
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

void test_a_text_that_ends_inside_an_escape_is_not_fit(void)
{
    struct nurl url = stored("a:b");

    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 3));
    url.text = "a:%";
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 3));
    url.text = "a%4";
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 3));
    url.text = "%41";
    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 3));
}

void test_a_path_or_query_that_ends_inside_an_escape_is_not_fit(void)
{
    struct nurl url = stored("a:b?c#d");

    url.query.off = 4;
    url.query.len = 1;
    url.fragment.off = 6;
    url.fragment.len = 1;
    url.stop = 7;
    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 7));
    url.text = "a:%?c#d";
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 7));
    url.text = "a%b?c#d";
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 7));
    url.text = "a:b?%#d";
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 7));
    url.text = "a:b%c#d";
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 7));
}

void test_stop_and_what_stands_behind_a_scheme_must_fit_too(void)
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

void test_after_a_fault_the_struct_holds_no_url(void)
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

void test_a_scheme_is_asked_for_in_either_case(void)
{
    struct nurl url = stored("A:b");

    TEST_ASSERT_TRUE(nurl_scheme_is(&url, "a"));
    TEST_ASSERT_TRUE(nurl_scheme_is(&url, "A"));
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, "ab"));
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, ""));
    TEST_ASSERT_FALSE(nurl_scheme_is(&nobody_filled_it, ""));
    TEST_ASSERT_FALSE(nurl_scheme_is(&nobody_filled_it, "a"));
}

void test_a_scheme_is_compared_to_the_end_of_both_names(void)
{
    struct nurl url = stored("abc:d");

    url.scheme.len = 3;
    TEST_ASSERT_TRUE(nurl_scheme_is(&url, "aBc"));
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, "ab"));
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, "abcd"));
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, "abd"));
}

void test_no_octet_behind_the_nul_of_a_name_is_read(void)
{
    char *name = exact_open("a", 2);
    struct nurl url = stored("A:b");

    TEST_ASSERT_TRUE(nurl_scheme_is(&url, name));
    url.text = "A\0c:b"; /* as a damaged store might have it */
    url.scheme.len = 3;
    TEST_ASSERT_FALSE(nurl_scheme_is(&url, name));
    exact_close(name);
}

void test_the_numbers_of_kinds_and_profiles_are_the_released_ones(void)
{
    static const int kinds[] = { NURL_HOST_NONE, NURL_HOST_EMPTY,
                                 NURL_HOST_NAME, NURL_HOST_IPV4,
                                 NURL_HOST_IPV6, NURL_HOST_IPVFUTURE };
    static const int profiles[] = { NURL_PROFILE_NONE, NURL_PROFILE_3986,
                                    NURL_PROFILE_1738 };
    int i;

    for (i = 0; i < 6; i++) {
        TEST_ASSERT_EQUAL(i, kinds[i]);
    }
    for (i = 0; i < 3; i++) {
        TEST_ASSERT_EQUAL(i, profiles[i]);
    }
}

void test_the_struct_has_the_size_that_the_readme_says(void)
{
    TEST_ASSERT_EQUAL(sizeof(char *) == 4 ? 40 : 48, sizeof(struct nurl));
}

void test_a_text_that_nothing_can_read_is_equal_to_none(void)
{
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(str(NULL, 4), str("http", 4)));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(str("http", 4), str(NULL, 4)));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(str(NULL, 4), str(NULL, 4)));
    TEST_ASSERT_TRUE(nurl_str_equal_nocase(str(NULL, 0), str("", 0)));
}

/* A relative reference of one or two octets: its path is all there is. */
void test_an_escape_that_is_cut_at_the_begin_of_a_text_is_not_fit(void)
{
    struct nurl url = nobody_filled_it;

    url.profile = NURL_PROFILE_3986;
    url.text = "a%";
    TEST_ASSERT_EQUAL(NURL_OK, attached(&url, 1));
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 2));
    url.text = "%4";
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 1));
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, attached(&url, 2));
}

void test_one_octet_at_null_is_equal_to_nothing(void)
{
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(str(NULL, 1), NURL_STR("a")));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(str("a", 1), str(NULL, 1)));
}
