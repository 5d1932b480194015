/* Private functions that read texts. */
#include "base/nurl_equivalent.h"

#include "base/nurl_escape.h"
#include "base/nurl_name.h"
#include "base/nurl_scan.h"
#include "base/nurl_segment.h"
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
        { "", SIZE_MAX, NURL_ERR_TOO_LONG, 65535 },
        { NULL, 0, NURL_OK, 0 },
        { NULL, 1, NURL_ERR_EMPTY, 0 },
        { NULL, SIZE_MAX, NURL_ERR_EMPTY, 0 },
    };
    uint16_t stop = 7;
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL(
            rows[i].status,
            nurl_text_check(nurl_text(rows[i].ptr, rows[i].len), &stop));
        TEST_ASSERT_EQUAL(rows[i].stop, stop);
    }
}

/* ----------------------------------------------------------------- name */

/* Is a text one of these names? */

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
        { "ab", "1" },
        { "A", "2" },
        { "aBC", "3" },
        { "Z9.", "4" },
        { "", "0" },
        { "b", "0" },
        { "abcd", "0" },
        { "ac", "0" },
        { "z9", "0" },
        /* Only letters are compared without case. */
        { "z9\x0E", "0" },
        { "z\x19.", "0" },
        { "\xE1", "0" },
        { "\x01", "0" },
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

/* Taking the parts off a text, one by one, at a delimiter. */

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
        { "ab/c//", "[ab][c][][]" },
        { "abc", "[abc]" },
        { "/", "[][]" },
        { "", "[]" },
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

/* -------------------------------------------------------------- segment */

/* Segments that lead out of their directory; requirements GRD-19, GRD-20. */

/* Reads from the "/" at offset 0; returns what is left, or "(out)". */
static const char *skipped(const char *text, size_t len)
{
    static char left[40];
    const char *at = text;
    size_t n;
    size_t i;

    if (!nurl_segment_skip(&at, text + len)) {
        TEST_ASSERT_EQUAL_PTR(text, at);
        return "(out)";
    }
    n = (size_t)(text + len - at);
    TEST_ASSERT_LESS_THAN(sizeof left, n);
    for (i = 0; i < n; i++) {
        left[i] = at[i];
    }
    left[n] = '\0';
    return left;
}

void test_a_segment_ends_before_the_next_slash(void)
{
    static const struct row rows[] = {
        { "/", "" },
        { "//", "/" },
        { "/a", "" },
        { "/a:b@c;d=e!%41%c3/f/..", "/f/.." },
        { "/...", "" },
        { "/%2e%2e%2E/", "/" },
        { "/..a", "" },
        { "/.a/", "/" },
        { "/a..", "" },
        { "/..%20", "" },
        { "/;..", "" },
        { "/%25", "" },
        { "/%252e%252e", "" },
        { "/%252f/", "/" },
        { "/.%3", "(out)" },
        /* Bytes that no URL has are data, but for separators. */
        { "/a b?c#d[\xC3\x7F/", "/" },
        { "/a\\b", "(out)" },
        { "/\\", "(out)" },
    };

    ROWS(skipped, rows);
    TEST_ASSERT_EQUAL_STRING("(out)", skipped("/a\0", 3));
    TEST_ASSERT_EQUAL_STRING("(out)", skipped("/\0/", 3));
}

void test_a_segment_that_is_no_plain_name_leads_out(void)
{
    static const char *const texts[] = {
        "/.",     "/..",     "/./",    "/../x", "/%2e",    "/%2E%2e",
        "/.%2e/", "/..;x",   "/.;",    "/.;/",  "/..%3B",  "/%2e;",
        "/.%2F",  "/%2f",    "/a%2Fb", "/%5c",  "/a%5Cb",  "/%00",
        "/a%00b", "/..%2fx", "/%",     "/%4",   "/a%zz/b", "/a:%2f",
        "/a%4g",  "/..%00",  "/.%5c",  "/%2e%", "/a%",     "/a/b%",
    };
    size_t i;

    for (i = 0; i + 1 < sizeof texts / sizeof texts[0]; i++) {
        const char *at = texts[i];
        const char *end = at;

        while (*end != '\0') {
            end++;
        }
        TEST_ASSERT_FALSE_MESSAGE(nurl_segment_skip(&at, end), texts[i]);
        TEST_ASSERT_EQUAL_PTR(texts[i], at);
    }
    TEST_ASSERT_EQUAL_STRING("/b%", skipped(texts[i], 5));
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

void test_the_digits_are_the_hex_digits_of_ascii_and_no_others(void)
{
    static const char digits[] = "0123456789abcdefABCDEF";
    char text[3] = { '%', '0', '0' };
    int octet;
    int is_digit;

    for (octet = 0; octet < 256; octet++) {
        is_digit = octet != 0 && strchr(digits, octet) != NULL;
        text[1] = (char)octet;
        text[2] = '0';
        TEST_ASSERT_EQUAL(is_digit, nurl_escape_at(text, text + 3));
        text[1] = '0';
        text[2] = (char)octet;
        TEST_ASSERT_EQUAL(is_digit, nurl_escape_at(text, text + 3));
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

void test_at_the_end_there_is_no_escape(void)
{
    static const char text[] = "%41";

    TEST_ASSERT_FALSE(nurl_escape_at(text, text));
    TEST_ASSERT_FALSE(nurl_escape_at(NULL, NULL));
}

void test_a_text_is_read_from_unit_to_unit(void)
{
    static const char text[] = "a%2F%fF%0ab%";
    static const uint8_t octets[] = { 'a', '/', 0xFF, '\n', 'b', '%' };
    const char *at = text;
    size_t i;

    for (i = 0; i < sizeof octets; i++) {
        TEST_ASSERT_EQUAL_HEX8(octets[i],
                               nurl_escape_next(&at, text + sizeof text - 1));
    }
    TEST_ASSERT_EQUAL_PTR(text + sizeof text - 1, at);
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

static void check_all(const struct equivalent_row *rows, size_t count,
                      int expected)
{
    size_t i;

    for (i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(
            expected, same(rows[i].a, rows[i].b, rows[i].reserved), rows[i].a);
    }
}

#define SAME(rows) check_all(rows, sizeof rows / sizeof rows[0], 1)
#define DIFFERENT(rows) check_all(rows, sizeof rows / sizeof rows[0], 0)

void test_an_escape_is_the_byte_that_it_stands_for(void)
{
    static const struct equivalent_row rows[] = {
        /* An escape is the byte that it stands for. */
        { "", "", NURL_RESERVED_ALL },
        { "%61bc", "abc", NURL_RESERVED_ALL },
        { "ab%63", "%61%62c", NURL_RESERVED_ALL },
        { "%7e", "~", NURL_RESERVED_ALL },
        /* Where it is not reserved it is. */
        { "%2F", "/", NURL_RESERVED_ALL & ~NURL_RESERVED_SLASH },
        { "%3F", "?", NURL_RESERVED_ALL & ~NURL_RESERVED_QUESTION },
        { "%40", "@", NURL_RESERVED_ALL & ~NURL_RESERVED_AT },
        { "%26", "&", NURL_RESERVED_ALL & ~NURL_RESERVED_AND },
        { "%3D", "=", NURL_RESERVED_ALL & ~NURL_RESERVED_EQUALS },
        /* An escaped reserved byte is the same as itself. */
        { "%2F", "%2f", NURL_RESERVED_ALL },
        { "/;?:@&=", "/;?:@&=", NURL_RESERVED_ALL },
    };

    SAME(rows);
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

    DIFFERENT(rows);
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

void test_without_case_letters_are_the_same_escaped_or_not(void)
{
    static const struct equivalent_row rows[] = {
        { "aZ", "Az", NURL_EQUIVALENT_NOCASE },
        { "%41%7a", "az", NURL_EQUIVALENT_NOCASE },
    };
    static const struct equivalent_row others[] = {
        { "[", "{", NURL_EQUIVALENT_NOCASE },
        { "@", "%60", NURL_EQUIVALENT_NOCASE },
        { "%C9", "%E9", NURL_EQUIVALENT_NOCASE },
        { "%2F", "/", NURL_EQUIVALENT_NOCASE | NURL_RESERVED_SLASH },
    };

    SAME(rows);
    DIFFERENT(others);
}
