/* Where a URL ends inside a larger buffer. */
#include "nurl_parse.h"

#include "support.h"

static size_t extent(const char *text, size_t len)
{
    char *block = exact_open(text, len);
    size_t result = nurl_extent(block, len);

    exact_close(block);
    return result;
}

void test_exactly_the_bytes_of_rfc_3986_can_stand_in_a_url(void)
{
    const char *all = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                      "0123456789-._~:/?#[]@!$&'()*+,;=%";
    int octet;
    char c;

    TEST_ASSERT_EQUAL(strlen(all), extent(all, strlen(all)));
    for (octet = 0; octet < 256; octet++) {
        c = (char)octet;
        TEST_ASSERT_EQUAL(octet != 0 && octet < 128 && strchr(all, c) != NULL,
                          extent(&c, 1));
    }
}

void test_a_url_ends_where_something_else_begins(void)
{
    TEST_ASSERT_EQUAL(8, extent("http://h\r\nHost: h", 17));
    TEST_ASSERT_EQUAL(8, extent("http://h fw", 11));
    TEST_ASSERT_EQUAL(8, extent("http://h\0\0\0", 11));
    TEST_ASSERT_EQUAL(8, extent("http://h\xFF", 9));
    TEST_ASSERT_EQUAL(8, extent("http://h>", 9));
    TEST_ASSERT_EQUAL(8, extent("http://h\"", 9));
}

void test_a_text_without_an_end_is_all_url(void)
{
    TEST_ASSERT_EQUAL(8, extent("http://h", 8));
    TEST_ASSERT_EQUAL(5, extent("http://h", 5));
    TEST_ASSERT_EQUAL(0, extent("", 0));
    TEST_ASSERT_EQUAL(0, nurl_extent(NULL, 0));
    TEST_ASSERT_EQUAL(0, nurl_extent(NULL, 3));
    TEST_ASSERT_EQUAL(0, extent(" http://h", 9));
}
