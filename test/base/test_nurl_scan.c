/* Small searches in a text. They must not read after its end. */
#include "base/nurl_scan.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

static size_t length_of(const char *text, size_t len)
{
    char *block = exact_open(text, len);
    const char *at = nurl_scan_alnum(block, block + len, "+-");
    size_t result = (size_t)(at - block);

    exact_close(block);
    return result;
}

void test_letters_digits_and_the_others_are_passed_and_no_other_byte(void)
{
    unsigned octet;
    char c;
    int is_in;

    for (octet = 0; octet < 256; octet++) {
        c = (char)octet;
        is_in =
            octet == '+' || octet == '-' || (octet >= '0' && octet <= '9') ||
            (octet >= 'A' && octet <= 'Z') || (octet >= 'a' && octet <= 'z');
        TEST_ASSERT_EQUAL_MESSAGE(is_in, length_of(&c, 1), "octet");
    }
    TEST_ASSERT_EQUAL(0, length_of("", 0));
    TEST_ASSERT_EQUAL(4, length_of("aZ0-", 4));
    TEST_ASSERT_EQUAL(2, length_of("A+.9", 4));
    TEST_ASSERT_EQUAL(1, length_of("a\0b", 3));
}

static size_t place_of(const char *text, char octet)
{
    size_t len = strlen(text);
    char *block = exact_open(text, len);
    size_t result = (size_t)(nurl_scan_to(block, block + len, octet) - block);

    exact_close(block);
    return result;
}

void test_the_first_such_byte_is_found_or_the_end(void)
{
    TEST_ASSERT_EQUAL(1, place_of("a:b:", ':'));
    TEST_ASSERT_EQUAL(4, place_of("a:b:", '/'));
    TEST_ASSERT_EQUAL(0, place_of("", '/'));
    TEST_ASSERT_EQUAL(1, place_of("a\xFF", '\xFF'));
}

static uint32_t number_of(const char *text, size_t *used)
{
    size_t len = strlen(text);
    char *block = exact_open(text, len);
    const char *at = block;
    uint32_t value = nurl_scan_number(&at, block + len);

    *used = (size_t)(at - block);
    exact_close(block);
    return value;
}

struct row {
    const char *text;
    uint32_t value;
    size_t used;
};

void test_a_number_is_exact_up_to_31_bits_and_never_wraps(void)
{
    static const struct row rows[] = {
        { "", 0, 0 },          { "x", 0, 0 },
        { "0", 0, 1 },         { "007x", 7, 3 },
        { "65536", 65536, 5 }, { "2147483647", 2147483647, 10 },
    };
    static const char *const big[] = { "4294967295", "4294967296",
                                       "18446744073709551616",
                                       "99999999999999999999" };
    size_t used;
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_UINT32(rows[i].value, number_of(rows[i].text, &used));
        TEST_ASSERT_EQUAL(rows[i].used, used);
    }
    for (i = 0; i < sizeof big / sizeof big[0]; i++) {
        TEST_ASSERT_TRUE_MESSAGE(number_of(big[i], &used) > 2147483647, big[i]);
        TEST_ASSERT_EQUAL(strlen(big[i]), used);
    }
}

void test_as_much_of_a_name_is_counted_as_the_text_begins_with(void)
{
    static const struct nurl_str none = { NULL, 0 };

    TEST_ASSERT_EQUAL(4, nurl_scan_prefix(nurl_text("URL:x", 5), "url:"));
    TEST_ASSERT_EQUAL(4, nurl_scan_prefix(nurl_text("url:", 4), "url:"));
    TEST_ASSERT_EQUAL(2, nurl_scan_prefix(nurl_text("uRl:", 2), "url:"));
    TEST_ASSERT_EQUAL(1, nurl_scan_prefix(nurl_text("ux", 2), "url:"));
    TEST_ASSERT_EQUAL(0, nurl_scan_prefix(nurl_text("\x1A", 1), ":"));
    TEST_ASSERT_EQUAL(0, nurl_scan_prefix(nurl_text("\0", 1), ""));
    TEST_ASSERT_EQUAL(0, nurl_scan_prefix(none, "url:"));
}
