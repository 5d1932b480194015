/* Texts that mean the same: each row has two texts and the reserved bytes. */
#include "base/nurl_equivalent.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

struct row {
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

static void check_all(const struct row *rows, size_t count, int expected)
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
    static const struct row rows[] = {
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
    static const struct row rows[] = {
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
    static const struct row rows[] = {
        { "aZ", "Az", NURL_EQUIVALENT_NOCASE },
        { "%41%7a", "az", NURL_EQUIVALENT_NOCASE },
    };
    static const struct row others[] = {
        { "[", "{", NURL_EQUIVALENT_NOCASE },
        { "@", "%60", NURL_EQUIVALENT_NOCASE },
        { "%C9", "%E9", NURL_EQUIVALENT_NOCASE },
        { "%2F", "/", NURL_EQUIVALENT_NOCASE | NURL_RESERVED_SLASH },
    };

    SAME(rows);
    DIFFERENT(others);
}
