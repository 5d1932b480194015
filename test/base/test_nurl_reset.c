/* A struct nurl without a part. */
#include "base/nurl_reset.h"

#include <string.h>

#include "unity.h"

void test_every_part_is_absent_and_text_and_stop_stay(void)
{
    static const char text[] = "x";
    struct nurl expected;
    struct nurl url;

    memset(&url, 0xA5, sizeof url);
    url.text = text;
    url.stop = 7;
    memset(&expected, 0, sizeof expected);
    expected.text = text;
    expected.stop = 7;
    nurl_reset(&url);
    TEST_ASSERT_EQUAL_PTR(text, url.text);
    TEST_ASSERT_EQUAL(7, url.stop);
    TEST_ASSERT_EQUAL(NURL_HOST_NONE, url.host_kind);
    TEST_ASSERT_EQUAL(NURL_PROFILE_NONE, url.profile);
    TEST_ASSERT_EQUAL_MEMORY(&expected.scheme, &url.scheme,
                             8 * sizeof(struct nurl_span));
}
