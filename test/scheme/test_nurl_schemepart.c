/* The cursor that all rules of schemes share, each line a text and its part. */
#include "scheme/nurl_schemepart.h"

#include <string.h>

#include "exact.h"
#include "nurl_parse.h"
#include "render.h"
#include "unity.h"

/* "a/b" with "@8" for where it stands, or the fault. */
static const char *opened(const char *text, enum nurl_profile profile,
                          enum nurl_scheme scheme)
{
    struct nurl_schemepart in;
    struct nurl_span span;
    struct nurl url;
    const char *result;
    size_t len = strlen(text);
    char *block = exact_open(text, len);

    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&url, block, len), text);
    url.profile = (uint8_t)profile;
    nurl_schemepart_begin(&in, &url, scheme);
    if (in.status != NURL_OK) {
        result = render_fault((enum nurl_status)in.status,
                              nurl_schemepart_stop(&in));
    } else {
        TEST_ASSERT_EQUAL(profile == NURL_PROFILE_1738, in.strict);
        TEST_ASSERT_EQUAL_PTR(&url, in.url);
        span.off = nurl_schemepart_stop(&in);
        span.len = (uint16_t)(in.end - in.at);
        render_start();
        render_part(" at=", &url, span);
        result = render_line();
    }
    exact_close(block);
    return result;
}

static void check(enum nurl_scheme scheme, const char *text,
                  const char *expected)
{
    TEST_ASSERT_EQUAL_STRING_MESSAGE(
        expected, opened(text, NURL_PROFILE_3986, scheme), text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(
        expected, opened(text, NURL_PROFILE_1738, scheme), text);
}

void test_it_begins_behind_the_authority_and_ends_before_the_fragment(void)
{
    check(NURL_SCHEME_FTP, "ftp://u@h:1/a?b#c", "at=/a?b");
    check(NURL_SCHEME_FTP, "ftp://h", "at=");
    check(NURL_SCHEME_PROSPERO, "PROSPERO://h/?", "at=/?");
    check(NURL_SCHEME_FTP, "ftp:///a", "at=/a");
}

void test_in_mailto_and_news_it_begins_behind_the_colon(void)
{
    check(NURL_SCHEME_MAILTO, "mailto:a@b?c#d", "at=a@b?c");
    check(NURL_SCHEME_NEWS, "news://h/a", "at=//h/a");
    check(NURL_SCHEME_NEWS, "news:", "at=");
}

void test_slashes_and_an_authority_must_be_there_but_in_file(void)
{
    check(NURL_SCHEME_FTP, "ftp:", "SLASHES@4");
    check(NURL_SCHEME_FTP, "ftp:a", "SLASHES@4");
    check(NURL_SCHEME_FTP, "ftp:/a", "SLASHES@5");
    check(NURL_SCHEME_FILE, "file:/a", "at=/a");
    check(NURL_SCHEME_FILE, "file:a", "at=a");
}

void test_a_question_mark_behind_the_authority_is_for_http_alone(void)
{
    check(NURL_SCHEME_HTTP, "http://h?a", "at=?a");
    check(NURL_SCHEME_WAIS, "wais://h?a", "HOST_CHAR@8");
    check(NURL_SCHEME_FILE, "file://?", "HOST_CHAR@7");
}

void test_another_scheme_and_no_parsed_url_are_refused(void)
{
    struct nurl_schemepart in;
    struct nurl url;

    check(NURL_SCHEME_FTP, "ftps://h/", "SCHEME@0");
    check(NURL_SCHEME_FTP, "ft://h/", "SCHEME@0");
    check(NURL_SCHEME_FTP, "//h/", "SCHEME@0");
    TEST_ASSERT_EQUAL_STRING(
        "UNPARSED@0", opened("ftp://h/", NURL_PROFILE_NONE, NURL_SCHEME_FTP));
    memset(&url, 0, sizeof url);
    nurl_schemepart_begin(&in, &url, NURL_SCHEME_FTP);
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, in.status);
    TEST_ASSERT_EQUAL(0, nurl_schemepart_stop(&in));
    TEST_ASSERT_EQUAL_PTR(in.at, in.end);
}

void test_a_damaged_struct_whose_part_ends_before_it_begins_has_an_empty_one(
    void)
{
    struct nurl_schemepart in;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "mailto:a?b", 10));
    url.query.off = 2;
    nurl_schemepart_open(&in, &url, NURL_SCHEME_MAILTO);
    TEST_ASSERT_EQUAL_PTR(in.at, in.end);
}

/* A part of its own, from text[1] on, in a block of its own. */
static char *block;

static void begin(struct nurl_schemepart *in, const char *text, int strict)
{
    size_t len = strlen(text);

    block = exact_open(text, len);
    in->url = NULL;
    in->text = block;
    in->at = block + 1;
    in->end = block + len;
    in->strict = (uint8_t)strict;
    in->status = NURL_OK;
}

/* What is read up to "/", ";" being one that never stands there, as "OFF,LEN".
 */
static const char *read_up(const char *text, int strict)
{
    struct nurl_schemepart in;
    struct nurl_span span;

    begin(&in, text, strict);
    nurl_schemepart_read(&in, &span, NURL_RESERVED_SLASH,
                         NURL_RESERVED_SEMICOLON);
    TEST_ASSERT_EQUAL(nurl_schemepart_stop(&in), span.off + span.len);
    TEST_ASSERT_EQUAL(in.at < in.end ? NURL_ERR_CHAR : NURL_OK,
                      nurl_schemepart_end(&in));
    exact_close(block);
    render_start();
    render_number(span.off);
    render_text(",");
    render_number(span.len);
    return render_line();
}

void test_a_part_is_read_up_to_its_end_or_that_of_the_text(void)
{
    TEST_ASSERT_EQUAL_STRING("1,2", read_up("xab/c", 0));
    TEST_ASSERT_EQUAL_STRING("1,2", read_up("xab/c", 1));
    TEST_ASSERT_EQUAL_STRING("1,0", read_up("x/", 1));
    TEST_ASSERT_EQUAL_STRING("1,0", read_up("x", 1));
    TEST_ASSERT_EQUAL_STRING("1,5", read_up("xa%2Fb", 1));
}

void test_only_a_strict_part_ends_at_an_octet_that_cannot_stand_there(void)
{
    TEST_ASSERT_EQUAL_STRING("1,3", read_up("xa;b/", 0));
    TEST_ASSERT_EQUAL_STRING("1,1", read_up("xa;b/", 1));
    TEST_ASSERT_EQUAL_STRING("1,3", read_up("xa~b/", 0));
    TEST_ASSERT_EQUAL_STRING("1,1", read_up("xa~b/", 1));
    TEST_ASSERT_EQUAL_STRING("1,1", read_up("xa%2/", 1));
    TEST_ASSERT_EQUAL_STRING("1,1", read_up("xa%2", 1));
}

void test_an_octet_is_asked_for_and_stepped_over_only_before_the_end(void)
{
    struct nurl_schemepart in;

    begin(&in, "x/a", 1);
    TEST_ASSERT_TRUE(nurl_schemepart_is(&in, '/'));
    TEST_ASSERT_FALSE(nurl_schemepart_skip(&in, 'a'));
    TEST_ASSERT_EQUAL(1, nurl_schemepart_stop(&in));
    TEST_ASSERT_TRUE(nurl_schemepart_skip(&in, '/'));
    TEST_ASSERT_TRUE(nurl_schemepart_skip(&in, 'a'));
    TEST_ASSERT_FALSE(nurl_schemepart_is(&in, '\0'));
    TEST_ASSERT_FALSE(nurl_schemepart_skip(&in, 'a'));
    exact_close(block);
}

void test_a_strict_part_is_checked_for_octets_that_no_url_holds(void)
{
    struct nurl_schemepart in;

    begin(&in, "xa;/?:@&=%41~", 1);
    TEST_ASSERT_EQUAL(NURL_ERR_CHAR, nurl_schemepart_check(&in));
    TEST_ASSERT_EQUAL(12, nurl_schemepart_stop(&in));
    exact_close(block);
    begin(&in, "xa%41", 1);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_schemepart_check(&in));
    TEST_ASSERT_EQUAL(1, nurl_schemepart_stop(&in));
    exact_close(block);
    begin(&in, "xa~", 0);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_schemepart_check(&in));
    exact_close(block);
}

void test_a_span_reaches_up_to_the_cursor(void)
{
    struct nurl_schemepart in;
    struct nurl_span span;

    begin(&in, "abcd", 1);
    in.at = block + 3;
    nurl_schemepart_span(&in, &span, block + 1);
    TEST_ASSERT_EQUAL(1, span.off);
    TEST_ASSERT_EQUAL(2, span.len);
    exact_close(block);
}
