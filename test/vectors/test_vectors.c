/*
 * test_vectors.c - each row of the laws has the answer that it demands
 *
 * The rows are in the program, so that the unit tests of this machine ask them,
 * too. Boards get them on their console: test/vectors/check.
 */
#include "vector.h"

#include <string.h>

#include "console.h"
#include "exact.h"
#include "unity.h"
#include "vector_rows.h"

TEST_SOURCE_FILE("vector_1738.c")
TEST_SOURCE_FILE("vector_cri.c")
TEST_SOURCE_FILE("vector_guard.c")
TEST_SOURCE_FILE("vector_link.c")
TEST_SOURCE_FILE("vector_text.c")
TEST_SOURCE_FILE("vector_url.c")
TEST_SOURCE_FILE("vector_write.c")

#define HEAD 4u /* columns before the keys: id, ok, error, offset */

static char answer[65536];
static size_t answered;

/* What is too long for it is no answer that a row has. */
static void collect(int octet)
{
    if (answered < sizeof answer - 1) {
        answer[answered++] = (char)octet;
    }
}

void setUp(void)
{
    console_put = collect;
}

void tearDown(void)
{
}

static size_t columns(const char *line)
{
    size_t count = 1;

    while ((line = strchr(line, '\t')) != NULL) {
        line++;
        count++;
    }
    return count;
}

/* The n-th column, from 0; its length in *len. */
static const char *column(const char *line, size_t n, size_t *len)
{
    while (n-- > 0) {
        line = strchr(line, '\t') + 1;
    }
    *len = strcspn(line, "\t");
    return line;
}

static int is_same(const char *line, size_t n, const char *other, size_t m)
{
    size_t len, other_len;
    const char *text = column(line, n, &len);
    const char *other_text = column(other, m, &other_len);

    return len == other_len && memcmp(text, other_text, len) == 0;
}

static int has_key(const char *got, const char *expected, size_t key)
{
    size_t n;

    for (n = HEAD; n < columns(got); n++) {
        if (is_same(got, n, expected, key)) {
            return 1;
        }
    }
    return 0;
}

/* The order of keys does not count; the error `-` is any error. */
static int is_answer(const char *got, const char *expected)
{
    size_t count = columns(expected);
    size_t len;
    size_t n;
    int is_any = column(expected, 1, &len)[0] == '0' &&
                 column(expected, 2, &len)[0] == '-';
    size_t head = is_any ? 2 : HEAD;

    if (columns(got) != count) {
        return 0;
    }
    for (n = 0; n < head; n++) {
        if (!is_same(got, n, expected, n)) {
            return 0;
        }
    }
    for (n = HEAD; n < count; n++) {
        if (!has_key(got, expected, n)) {
            return 0;
        }
    }
    return 1;
}

static const char *answer_of(const char *question)
{
    size_t len = strlen(question);
    char *line = exact_open(question, len);

    answered = 0;
    vector_answer(line, len, len);
    exact_close(line);
    answered -= answered > 0; /* the end of the line */
    answer[answered] = '\0';
    return answer;
}

void test_each_row_of_the_laws_has_its_answer(void)
{
    size_t row;

    TEST_ASSERT_GREATER_THAN(2000, VECTOR_ROWS);
    for (row = 0; row < VECTOR_ROWS; row++) {
        const char *question = vector_rows[row].question;
        const char *expected = vector_rows[row].answer;

        if (!is_answer(answer_of(question), expected)) {
            TEST_ASSERT_EQUAL_STRING_MESSAGE(expected, answer, question);
        }
    }
}

/* One of them is right but for its order. */
void test_an_answer_that_differs_is_seen(void)
{
    const char *const expected = "a\t1\t-\t-\tx=1\ty=2";

    TEST_ASSERT_TRUE(is_answer("a\t1\t-\t-\ty=2\tx=1", expected));
    TEST_ASSERT_FALSE(is_answer("a\t1\t-\t-\tx=1", expected));
    TEST_ASSERT_FALSE(is_answer("a\t1\t-\t-\tx=1\ty=3", expected));
    TEST_ASSERT_FALSE(is_answer("a\t1\t-\t-\tx=1\ty=2\tz=3", expected));
    TEST_ASSERT_FALSE(is_answer("a\t0\t-\t-\tx=1\ty=2", expected));
    TEST_ASSERT_FALSE(is_answer("a\t0\tPORT\t3", "a\t0\tPORT\t4"));
    TEST_ASSERT_TRUE(is_answer("a\t0\tPORT\t3", "a\t0\t-\t-"));
    TEST_ASSERT_FALSE(is_answer("a\t1\t-\t-", "a\t0\t-\t-"));
}
