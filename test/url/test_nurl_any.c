/* The parts of any scheme, for both profiles: each row has a text and its
 * parts. */
#include "nurl_any.h"

#include "support.h"
#include "views.h"

/* The parts of a parsed URL; any.stop is the stop of the scheme's struct. */
static const char *viewed(const struct nurl *url)
{
    struct nurl_any any;
    enum nurl_status status;

    memset(&any, 0xA5, sizeof any);
    status = nurl_any_parse(&any, url);
    TEST_ASSERT_EQUAL(view_stop(&any), any.stop);
    TEST_ASSERT_EQUAL(status == NURL_ERR_SCHEME || status == NURL_ERR_UNPARSED,
                      any.scheme == NURL_SCHEME_OTHER);
    return view_line(&any, url, status);
}

/* And again when its text has moved. */
static const char *viewed_twice(const struct nurl *url)
{
    static char first[80];
    static char moved[80];
    struct nurl copy = *url;

    strcpy(first, viewed(url));
    memcpy(moved, url->text, url->stop);
    copy.text = moved;
    TEST_ASSERT_EQUAL_STRING(first, viewed(&copy));
    return first;
}

void test_each_scheme_of_a_strict_url_has_its_view(void)
{
    static const struct row rows[] = {
        { "ftp://u@h/a/b?;type=i", "directories=/a name=b? type=i" },
        { "telnet://h/", "nothing" },
        { "https://h/a", "SCHEME@0" },
    };

    URL_ROWS(nurl_parse_1738, viewed, rows);
    rows_refuse(viewed, NULL);
}

void test_what_rfc_3986_read_is_viewed_too(void)
{
    static const struct row rows[] = {
        { "ftp://h/~joe/fw.bin;type=i#x", "directories=/~joe name=fw.bin "
                                          "type=i" },
        { "file:/etc/f~", "path=/etc/f~ local" },
        { "", "SCHEME@0" },
    };

    URL_ROWS(nurl_parse, viewed_twice, rows);
}

/* For a strict struct this cannot fail: the parse has checked the parts. */
static void sound_by(row_parser *parse, const char *text, size_t len)
{
    struct nurl url;
    struct nurl_any any;
    enum nurl_status status;

    if (parse(&url, text, len) != NURL_OK) {
        return;
    }
    status = nurl_any_parse(&any, &url);
    if (any.scheme == NURL_SCHEME_OTHER) {
        TEST_ASSERT_EQUAL(NURL_ERR_SCHEME, status);
        TEST_ASSERT_EQUAL(0, any.stop);
    } else {
        TEST_ASSERT_TRUE(parse == nurl_parse || status == NURL_OK);
        TEST_ASSERT_NULL(view_unsound(&any, &url, status));
    }
}

MUTANT_CHECK(sound_strict, sound_by(nurl_parse_1738, text, len))

MUTANT_CHECK(sound_loose, sound_by(nurl_parse, text, len))

void test_the_view_of_a_strict_url_never_fails_and_is_sound(void)
{
    vectors_mutate(&vectors_1738, sound_strict);
}

void test_the_view_of_an_rfc_3986_url_is_sound_or_an_error(void)
{
    vectors_mutate(&vectors_1738, sound_loose);
    vectors_mutate(&vectors_view, sound_loose);
}
