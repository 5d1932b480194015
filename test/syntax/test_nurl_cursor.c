/* A text read part by part: the parts, and the byte after each. */
#include "syntax/nurl_cursor.h"

#include "exact.h"
#include "unity.h"

static void begin(struct nurl_cursor *cursor, const char *text, size_t length)
{
    cursor->text = text;
    cursor->at = text;
    cursor->end = text + length;
}

static void part_is(const struct nurl_cursor *cursor, size_t off, size_t len)
{
    TEST_ASSERT_EQUAL(off, cursor->part.off);
    TEST_ASSERT_EQUAL(len, cursor->part.len);
    TEST_ASSERT_EQUAL_PTR(cursor->text + off + len, cursor->at);
}

void test_a_part_ends_at_the_first_byte_that_it_cannot_hold(void)
{
    char *text = exact_open("ab:%41/x", 8);
    struct nurl_cursor cursor;

    begin(&cursor, text, 8);
    TEST_ASSERT_EQUAL(':', nurl_cursor_part(&cursor, NURL_OCTET_NAME));
    part_is(&cursor, 0, 2);
    TEST_ASSERT_EQUAL('/', nurl_cursor_next_part(&cursor, NURL_OCTET_NAME));
    part_is(&cursor, 3, 3);
    TEST_ASSERT_EQUAL(NURL_OCTET_NONE,
                      nurl_cursor_part(&cursor, NURL_OCTET_PATH));
    part_is(&cursor, 6, 2);
    TEST_ASSERT_EQUAL(NURL_OCTET_NONE,
                      nurl_cursor_part(&cursor, NURL_OCTET_PATH));
    part_is(&cursor, 8, 0);
    exact_close(text);
}

void test_a_part_of_no_class_is_empty(void)
{
    char *text = exact_open("]a", 2);
    struct nurl_cursor cursor;

    begin(&cursor, text, 2);
    TEST_ASSERT_EQUAL('a', nurl_cursor_next_part(&cursor, 0));
    part_is(&cursor, 1, 0);
    exact_close(text);
}

static int sees(const char *octets, size_t length, char octet)
{
    char *text = exact_open(octets, length);
    struct nurl_cursor cursor;
    int result;

    begin(&cursor, text, length);
    result = nurl_cursor_sees(&cursor, octet);
    exact_close(text);
    return result;
}

void test_a_byte_is_seen_before_the_end_of_the_authority_alone(void)
{
    TEST_ASSERT_TRUE(sees("a@b/c@d", 7, '@'));
    TEST_ASSERT_TRUE(sees("@", 1, '@'));
    TEST_ASSERT_FALSE(sees("a/b@c", 5, '@'));
    TEST_ASSERT_FALSE(sees("a?b@c", 5, '@'));
    TEST_ASSERT_FALSE(sees("a#b@c", 5, '@'));
    TEST_ASSERT_FALSE(sees("ab", 2, '@'));
    TEST_ASSERT_FALSE(sees("", 0, '@'));
}
