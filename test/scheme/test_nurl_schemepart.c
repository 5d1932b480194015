/* The scheme-specific part that a view opens, each line a text and its part. */
#include "scheme/nurl_schemepart.h"

#include <string.h>

#include "exact.h"
#include "nurl_parse.h"
#include "render.h"
#include "unity.h"

/* "/a" for what is to be read, or the fault. */
static const char *line(const struct nurl_reader *in, const struct nurl *url,
                        enum nurl_status status)
{
    struct nurl_span span;

    if (status != NURL_OK) {
        return render_fault(status, nurl_reader_stop(in));
    }
    TEST_ASSERT_EQUAL(url->profile == NURL_PROFILE_1738, in->strict);
    TEST_ASSERT_EQUAL_PTR(url, in->url);
    span.off = nurl_reader_stop(in);
    span.len = (uint16_t)(in->end - in->at);
    render_start();
    render_part(" at=", url, span);
    return render_line();
}

typedef enum nurl_status opener(struct nurl_reader *in, const struct nurl *url,
                                const char *name);

static const char *opened(opener *open, const char *text,
                          enum nurl_profile profile)
{
    struct nurl_reader in;
    struct nurl url;
    const char *result;
    size_t len = strlen(text);
    char *block = exact_open(text, len);

    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&url, block, len), text);
    url.profile = (uint8_t)profile;
    result = line(&in, &url, open(&in, &url, "x"));
    exact_close(block);
    return result;
}

static void check(opener *open, const char *text, const char *expected)
{
    TEST_ASSERT_EQUAL_STRING_MESSAGE(
        expected, opened(open, text, NURL_PROFILE_3986), text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(
        expected, opened(open, text, NURL_PROFILE_1738), text);
}

void test_it_begins_behind_the_authority_and_ends_before_the_fragment(void)
{
    check(nurl_schemepart_open, "x://u@h:1/a?b#c", "at=/a?b");
    check(nurl_schemepart_open, "x://h", "at=");
    check(nurl_schemepart_open, "X://h?a", "at=?a");
    check(nurl_schemepart_open, "x:///a", "at=/a");
    check(nurl_schemepart_open, "x:a?", "at=a?");
    check(nurl_schemepart_begin, "x://h/?", "at=/?");
    check(nurl_schemepart_begin, "x://h", "at=");
}

void test_slashes_and_an_authority_must_be_there_where_they_are_asked_for(void)
{
    check(nurl_schemepart_begin, "x:", "SLASHES@2");
    check(nurl_schemepart_begin, "x:a", "SLASHES@2");
    check(nurl_schemepart_begin, "x:/a", "SLASHES@3");
    check(nurl_schemepart_begin, "x://", "at=");
}

void test_a_question_mark_behind_the_authority_is_a_fault_of_the_host(void)
{
    check(nurl_schemepart_begin, "x://h?a", "HOST_CHAR@5");
    check(nurl_schemepart_begin, "x://h:1?", "HOST_CHAR@7");
}

void test_another_scheme_and_no_parsed_url_are_refused(void)
{
    struct nurl_reader in;
    struct nurl url;

    check(nurl_schemepart_begin, "xx://h/", "SCHEME@0");
    check(nurl_schemepart_open, "y:/", "SCHEME@0");
    check(nurl_schemepart_open, "//h/", "SCHEME@0");
    check(nurl_schemepart_open, "", "SCHEME@0");
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", opened(nurl_schemepart_begin,
                                                  "x://h/", NURL_PROFILE_NONE));
    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_schemepart_open(&in, &url, "x"));
    TEST_ASSERT_EQUAL(0, nurl_reader_stop(&in));
}
