/* Private functions that read texts. */
#include "base/nurl_equivalent.h"

#include "base/nurl_escape.h"
#include "base/nurl_name.h"
#include "base/nurl_scan.h"
#include "base/nurl_split.h"
#include "base/nurl_text_check.h"
#include "support.h"

/* ----------------------------------------------------------- text_check */

/* Errors of a text that are found before it is read. */
struct check_row {
    const char *ptr;
    size_t len;
    enum nurl_status status;
    uint16_t stop;
};

void test_a_text_is_there_and_not_too_long(void)
{
    static const struct check_row rows[] = {
        { "", 0, NURL_OK, 0 },
        { "x", 1, NURL_OK, 0 },
        { "", NURL_TEXT_MAX, NURL_OK, 0 },
        { "", (size_t)NURL_TEXT_MAX + 1, NURL_ERR_TOO_LONG, 65535 },
        { "", SIZE_MAX / 2 + 1, NURL_ERR_TOO_LONG, 65535 },
        { "", SIZE_MAX, NURL_ERR_TOO_LONG, 65535 },
        { NULL, 0, NURL_OK, 0 },
        { NULL, 1, NURL_ERR_EMPTY, 0 },
        { NULL, SIZE_MAX, NURL_ERR_EMPTY, 0 },
    };
    uint16_t stop = 7;
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL(rows[i].status,
                          nurl_text_check(rows[i].ptr, rows[i].len, &stop));
        TEST_ASSERT_EQUAL(rows[i].stop, stop);
    }
}

/* ----------------------------------------------------------------- name */

/* The number of the name, from "1" on, or "0". */
static const char *which(const char *text, size_t len)
{
    static const char *const numbers[] = { "0", "1", "2", "3", "4" };
    static const uint8_t lengths[] = { 2, 1, 3, 3, 0 };

    return numbers[nurl_name_find(text, len, "abaabcz9.", lengths)];
}

void test_a_name_is_the_whole_text_in_either_case(void)
{
    static const struct row rows[] = {
        { "aBC", "3" },
        { "Z9.", "4" },
    };

    ROWS(which, rows);
}

void test_nothing_is_in_no_list_and_no_list_has_anything(void)
{
    static const uint8_t lengths[] = { 1, 0 };

    TEST_ASSERT_EQUAL(0, nurl_name_find(NULL, 0, "a", lengths));
    TEST_ASSERT_EQUAL(0, nurl_name_find("a", 1, "", lengths + 1));
    TEST_ASSERT_EQUAL(0, nurl_name_find(NULL, 0, "", lengths + 1));
}

/* ---------------------------------------------------------------- split */

/* All parts, each in brackets. No part is absent. */
static const char *parts(const char *text, size_t len)
{
    static char line[40];
    struct nurl_str rest = nurl_text(text, len);
    struct nurl_str part;

    line[0] = '\0';
    while (rest.ptr) {
        part = nurl_split(&rest, '/');
        TEST_ASSERT_NOT_NULL(part.ptr);
        strcat(line, "[");
        strncat(line, part.ptr, part.len);
        strcat(line, "]");
    }
    TEST_ASSERT_EQUAL(0, rest.len);
    return line;
}

void test_a_delimiter_is_taken_with_the_part_before_it(void)
{
    static const struct row rows[] = {
        { "abc", "[abc]" },
    };

    ROWS(parts, rows);
}

void test_of_nothing_nothing_is_taken(void)
{
    struct nurl_str rest = nurl_text(NULL, 3);
    struct nurl_str part = nurl_split(&rest, '&');

    TEST_ASSERT_NULL(part.ptr);
    TEST_ASSERT_EQUAL(0, part.len);
    TEST_ASSERT_EQUAL(0, rest.len);
}

/* ----------------------------------------------------------------- scan */

/* Small searches in a text. They must not read after its end. */
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

struct scan_row {
    const char *text;
    uint32_t value;
    size_t used;
};

void test_a_number_is_exact_up_to_31_bits_and_never_wraps(void)
{
    static const struct scan_row rows[] = {
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

/* --------------------------------------------------------------- escape */

/* One byte or one escape: the byte it stands for, and where the next begins. */
struct escape_row {
    const char *text;
    size_t length; /* of its first unit */
    uint8_t octet; /* the byte that it is */
};

void test_a_unit_is_a_byte_or_a_whole_escape(void)
{
    static const struct escape_row rows[] = {
        { "a", 1, 'a' },      { "ab", 1, 'a' },    { "%41", 3, 'A' },
        { "%41%42", 3, 'A' }, { "%aF", 3, 0xAF },  { "%Fa1", 3, 0xFA },
        { "%00", 3, 0 },      { "%25", 3, '%' },   { "%2525", 3, '%' },
        { "%", 1, '%' },      { "%4", 1, '%' },    { "%4g", 1, '%' },
        { "%g4", 1, '%' },    { "%%41", 1, '%' },  { "%/0", 1, '%' },
        { "%0:", 1, '%' },    { "%@0", 1, '%' },   { "%0`", 1, '%' },
        { "\xE9", 1, 0xE9 },  { "\x01", 1, 0x01 }, { "41", 1, '4' },
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        size_t len = strlen(rows[i].text);
        char *block = exact_open(rows[i].text, len);
        const char *at = block;

        TEST_ASSERT_EQUAL_MESSAGE(rows[i].length == 3,
                                  nurl_escape_at(block, block + len),
                                  rows[i].text);
        TEST_ASSERT_EQUAL_HEX8_MESSAGE(
            rows[i].octet, nurl_escape_next(&at, block + len), rows[i].text);
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].length, at - block, rows[i].text);
        exact_close(block);
    }
}

void test_a_digit_has_its_value_in_both_cases_and_any_other_byte_16(void)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    unsigned i;

    for (i = 0; i < 32; i++) {
        TEST_ASSERT_EQUAL(i % 16, nurl_escape_digit(digits[i]));
    }
    TEST_ASSERT_EQUAL(16, nurl_escape_digit('g'));
    TEST_ASSERT_EQUAL(16, nurl_escape_digit(':'));
    TEST_ASSERT_EQUAL(16, nurl_escape_digit('\0'));
}

/* ----------------------------------------------------------- equivalent */

/* Texts that mean the same: each row has two texts and the reserved bytes. */
struct equivalent_row {
    const char *a;
    const char *b;
    unsigned reserved;
};

/* Both orders: each text is once at the end of its block. */
static int same(const char *a, const char *b, unsigned reserved)
{
    char *block = exact_open(a, strlen(a));
    int one = nurl_equivalent(nurl_text(block, strlen(a)),
                              nurl_text(b, strlen(b)), reserved);
    int other;

    exact_close(block);
    block = exact_open(b, strlen(b));
    other = nurl_equivalent(nurl_text(a, strlen(a)),
                            nurl_text(block, strlen(b)), reserved);
    exact_close(block);
    TEST_ASSERT_EQUAL_MESSAGE(one, other, a);
    TEST_ASSERT_EQUAL_MESSAGE(one,
                              nurl_equivalent(nurl_text(b, strlen(b)),
                                              nurl_text(a, strlen(a)),
                                              reserved),
                              a);
    return one;
}

void test_case_and_every_other_byte_count(void)
{
    static const struct equivalent_row rows[] = {
        /* Case and every other byte count. */
        { "a", "A", 0 },
        { "%41", "a", 0 },
        { "%2561", "%61", 0 },
        /* The beginning of a text is not the text. */
        { "a", "", 0 },
        { "ab", "a", 0 },
        { "%61", "ab", 0 },
        /* A reserved byte is not its escape. */
        { "%3F", "?", NURL_RESERVED_QUESTION },
        { "%40", "@", NURL_RESERVED_AT },
        { "%26", "&", NURL_RESERVED_AND },
        { "%3D", "=", NURL_RESERVED_EQUALS },
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_FALSE_MESSAGE(same(rows[i].a, rows[i].b, rows[i].reserved),
                                  rows[i].a);
    }
}

/* "%XX" of a byte, in one case of its digits. */
static void escape(char *text, unsigned octet, const char *digits)
{
    text[0] = '%';
    text[1] = digits[octet >> 4];
    text[2] = digits[octet & 15];
    text[3] = '\0';
}

void test_each_of_256_escapes_is_itself_in_both_cases_and_no_other(void)
{
    char a[4];
    char b[4];
    unsigned i;

    for (i = 0; i < 256; i++) {
        escape(a, i, "0123456789ABCDEF");
        escape(b, i, "0123456789abcdef");
        TEST_ASSERT_TRUE_MESSAGE(same(a, b, NURL_RESERVED_ALL), a);
        escape(b, (i + 1) % 256, "0123456789abcdef");
        TEST_ASSERT_FALSE_MESSAGE(same(a, b, NURL_RESERVED_ALL), a);
        escape(b, i ^ 0x80, "0123456789abcdef");
        TEST_ASSERT_FALSE_MESSAGE(same(a, b, NURL_RESERVED_ALL), a);
    }
}

void test_no_text_is_the_empty_text(void)
{
    TEST_ASSERT_TRUE(nurl_equivalent(nurl_text(NULL, 0), nurl_text("x", 0),
                                     NURL_RESERVED_ALL));
    TEST_ASSERT_FALSE(nurl_equivalent(nurl_text(NULL, 0), nurl_text("x", 1),
                                      NURL_RESERVED_ALL));
    TEST_ASSERT_FALSE(nurl_equivalent(nurl_text("x", 1), nurl_text(NULL, 0),
                                      NURL_RESERVED_ALL));
}
