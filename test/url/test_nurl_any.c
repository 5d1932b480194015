/* The view of any scheme, of either profile: each line a text and its view. */
#include "nurl_any.h"

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "nurl_parse.h"
#include "render.h"
#include "unity.h"
#include "vector_inputs.h"
#include "views.h"
#include "well_formed.h"

struct row {
    const char *text;
    const char *expected;
};

/* The view of a URL that was parsed; any.stop is that of the view. */
static const char *viewed(const struct nurl *url)
{
    struct nurl_any any;
    enum nurl_status status;

    memset(&any, 0xA5, sizeof any);
    status = nurl_any_parse(&any, url);
    TEST_ASSERT_EQUAL(view_stop(&any), any.stop);
    return view_line(&any, url, status);
}

static void check_strict(const struct row *row)
{
    size_t len = strlen(row->text);
    char *block = exact_open(row->text, len);
    struct nurl url;

    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse_1738(&url, block, len),
                              row->text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(row->expected, viewed(&url), row->text);
    exact_close(block);
}

/* Of a struct that RFC 3986 read, and again when its text has moved. */
static void check_loose(const struct row *row)
{
    static char moved[80];
    size_t len = strlen(row->text);
    char *block = exact_open(row->text, len);
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, block, len));
    TEST_ASSERT_EQUAL_STRING_MESSAGE(row->expected, viewed(&url), row->text);
    TEST_ASSERT_LESS_OR_EQUAL(sizeof moved, len);
    memcpy(moved, block, len);
    exact_close(block);
    url.text = moved;
    TEST_ASSERT_EQUAL_STRING_MESSAGE(row->expected, viewed(&url), row->text);
}

static void check_all(void (*check)(const struct row *), const struct row *rows,
                      size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        check(&rows[i]);
    }
}

#define CHECK(check, rows) check_all(check, rows, sizeof rows / sizeof rows[0])

void test_each_scheme_of_a_strict_url_has_its_view(void)
{
    static const struct row rows[] = {
        { "ftp://u@h/a/b?;type=i", "directories=/a name=b? type=i" },
        { "HTTP://h/a?b", "path=/a search=b" },
        { "http://h/?", "path=/ search=" },
        { "gopher://h/1a%09?", "type=1 selector=a search=? item=1" },
        { "mailto:a@b?c", "address=a@b?c local=a domain=b?c" },
        { "news:a?@1.2.3.4", "unique=a? host=1.2.3.4 article ipv4" },
        { "nntp://h/a/1", "group=a article=1" },
        { "telnet://h/", "nothing" },
        { "wais://h/d?q", "database=d search=q" },
        { "wais://h/d/t/p", "database=d type=t path=p" },
        { "file:///a?b", "path=/a?b local" },
        { "prospero://h/a?b;c=d", "name=a?b fields=c=d" },
        { "foo:bar", "SCHEME@0" },
        { "https://h/a", "SCHEME@0" },
    };

    CHECK(check_strict, rows);
}

void test_what_rfc_3986_read_is_viewed_too(void)
{
    static const struct row rows[] = {
        { "ftp://h/~joe/fw.bin;type=i#x", "directories=/~joe name=fw.bin "
                                          "type=i" },
        { "http://u@h?q", "search=q" },
        { "gopher://[::1]/7~s?x%09q", "type=7 selector=~s?x search=q item=7" },
        { "mailto://h/a", "address=//h/a" },
        { "news:a~b@c_d", "unique=a~b host=c_d article" },
        { "nntp://h/1group~/99", "group=1group~ article=99" },
        { "telnet://[::1]", "nothing" },
        { "wais://h/d=b/t/p;q?s", "database=d=b type=t path=p;q?s" },
        { "file:/etc/f~", "path=/etc/f~ local" },
        { "prospero://h//~p?q;a~=b", "name=/~p?q fields=a~=b" },
        { "ftp:a/b", "SLASHES@4" },
        { "gopher://h?x", "HOST_CHAR@10" },
        { "file:a", "PATH_REQUIRED@5" },
        { "foo://h/", "SCHEME@0" },
        { "//h/a", "SCHEME@0" },
        { "", "SCHEME@0" },
    };

    CHECK(check_loose, rows);
}

void test_a_scheme_outside_the_ten_and_none_have_no_view(void)
{
    struct nurl url;
    struct nurl_any any;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738(&url, "https://h/", 10));
    TEST_ASSERT_EQUAL(NURL_ERR_SCHEME, nurl_any_parse(&any, &url));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, any.scheme);
    TEST_ASSERT_EQUAL(0, any.stop);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "//h/", 4));
    TEST_ASSERT_EQUAL(NURL_ERR_SCHEME, nurl_any_parse(&any, &url));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, any.scheme);
}

void test_stop_is_the_end_of_the_url_or_the_octet_at_fault(void)
{
    struct nurl url;
    struct nurl_any any;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738_ref(&url, "news:a.b#c", 10));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_any_parse(&any, &url));
    TEST_ASSERT_EQUAL(NURL_SCHEME_NEWS, any.scheme);
    TEST_ASSERT_EQUAL(8, any.stop);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "ftp://h/f;type=x", 16));
    TEST_ASSERT_EQUAL(NURL_ERR_TYPECODE, nurl_any_parse(&any, &url));
    TEST_ASSERT_EQUAL(NURL_SCHEME_FTP, any.scheme);
    TEST_ASSERT_EQUAL(15, any.stop);
}

void test_a_struct_without_a_parsed_url_is_refused(void)
{
    struct nurl url;
    struct nurl_any any;

    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_any_parse(&any, &url));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, any.scheme);
    TEST_ASSERT_EQUAL(0, any.stop);
    TEST_ASSERT_EQUAL(NURL_ERR_SLASHES, nurl_parse_1738(&url, "ftp:x", 5));
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_any_parse(&any, &url));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, any.scheme);
}

/* A view of a strict struct cannot fail: the parse has read it. */
static void sound_strict(const char *text, size_t len)
{
    struct nurl url;
    struct nurl_any any;
    enum nurl_status status;

    if (nurl_parse_1738(&url, text, len) != NURL_OK) {
        return;
    }
    status = nurl_any_parse(&any, &url);
    if (any.scheme == NURL_SCHEME_OTHER) {
        TEST_ASSERT_EQUAL(NURL_ERR_SCHEME, status);
    } else {
        TEST_ASSERT_EQUAL(NURL_OK, status);
        TEST_ASSERT_NULL(view_unsound(&any, &url, status));
    }
}

static void sound_loose(const char *text, size_t len)
{
    struct nurl url;
    struct nurl_any any;
    enum nurl_status status;

    if (nurl_parse(&url, text, len) != NURL_OK) {
        return;
    }
    status = nurl_any_parse(&any, &url);
    if (any.scheme == NURL_SCHEME_OTHER) {
        TEST_ASSERT_EQUAL(NURL_ERR_SCHEME, status);
        TEST_ASSERT_EQUAL(0, any.stop);
    } else {
        TEST_ASSERT_NULL(view_unsound(&any, &url, status));
    }
}

static void mutate(const struct vector_input *inputs, unsigned count,
                   mutate_check *check)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        mutate_prefixes(inputs[i].at, inputs[i].length, check);
        mutate_octets(inputs[i].at, inputs[i].length, check);
    }
}

void test_the_view_of_a_strict_url_never_fails_and_is_sound(void)
{
    mutate(vector_1738_inputs, vector_1738_input_count, sound_strict);
}

void test_the_view_of_an_rfc_3986_url_is_sound_or_a_fault(void)
{
    mutate(vector_1738_inputs, vector_1738_input_count, sound_loose);
    mutate(vector_view_inputs, vector_view_input_count, sound_loose);
}
