/* A struct nurl without parts: before a parse, and after one that failed. */
#include "base/nurl_reset.h"

#include <string.h>

#include "unity.h"

static void assert_empty(const struct nurl *url)
{
    static const struct nurl none;

    TEST_ASSERT_EQUAL(NURL_HOST_NONE, url->host_kind);
    TEST_ASSERT_EQUAL(NURL_PROFILE_NONE, url->profile);
    TEST_ASSERT_EQUAL_MEMORY(&none.scheme, &url->scheme,
                             8 * sizeof(struct nurl_span));
}

void test_every_part_is_absent_and_text_and_stop_stay(void)
{
    static const char text[] = "x";
    struct nurl url;

    memset(&url, 0xA5, sizeof url);
    url.text = text;
    url.stop = 7;
    nurl_reset(&url);
    TEST_ASSERT_EQUAL_PTR(text, url.text);
    TEST_ASSERT_EQUAL(7, url.stop);
    assert_empty(&url);
}

static enum nurl_status reset_to(struct nurl *url, const char *text,
                                 size_t length)
{
    enum nurl_status status;

    memset(url, 0xA5, sizeof *url);
    status = nurl_reset_to(url, text, length);
    assert_empty(url);
    return status;
}

void test_a_text_is_taken_up_to_the_longest(void)
{
    static const char text[] = "x";
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, reset_to(&url, text, 1));
    TEST_ASSERT_EQUAL_PTR(text, url.text);
    TEST_ASSERT_EQUAL(0, url.stop);
    TEST_ASSERT_EQUAL(NURL_OK, reset_to(&url, text, NURL_TEXT_MAX));
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG,
                      reset_to(&url, text, (size_t)NURL_TEXT_MAX + 1));
    TEST_ASSERT_EQUAL_PTR(text, url.text);
    TEST_ASSERT_EQUAL(65535, url.stop);
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG, reset_to(&url, text, SIZE_MAX));
}

void test_a_span_with_an_offset_or_a_length_is_there(void)
{
    static const struct nurl_span absent = { 0, 0 };
    static const struct nurl_span first = { 0, 1 };
    static const struct nurl_span empty = { 1, 0 };

    TEST_ASSERT_FALSE(nurl_has_span(&absent));
    TEST_ASSERT_TRUE(nurl_has_span(&first));
    TEST_ASSERT_TRUE(nurl_has_span(&empty));
}

void test_null_is_the_empty_text_and_nothing_else(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, reset_to(&url, NULL, 0));
    TEST_ASSERT_NOT_NULL(url.text);
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, reset_to(&url, NULL, 1));
    TEST_ASSERT_EQUAL(0, url.stop);
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, reset_to(&url, NULL, SIZE_MAX));
    TEST_ASSERT_EQUAL(0, url.stop);
}
