/* Appending a key and a value to a query. */
#include "nurl_writer.h"

#include "nurl_query.h"
#include "support.h"

static char buffer[200];

static const char *pair(char delimiter, struct nurl_str key,
                        struct nurl_str value)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_write_pair(&out, delimiter, key, value);
    return shown_writer(&out);
}

void test_an_absent_value_leaves_no_equals_sign_and_an_empty_one_does(void)
{
    struct nurl_str none = nurl_text(NULL, 0);

    TEST_ASSERT_EQUAL_STRING("?k", pair('?', NURL_STR("k"), none));
    TEST_ASSERT_EQUAL_STRING("?k=", pair('?', NURL_STR("k"), NURL_STR("")));
    TEST_ASSERT_EQUAL_STRING("&=v", pair('&', NURL_STR(""), NURL_STR("v")));
    TEST_ASSERT_EQUAL_STRING("&", pair('&', none, none));
}

/* "%" or a line end would make another text of what follows. */
void test_a_delimiter_is_one_of_four_bytes_and_nul_is_none(void)
{
    static const char *const good[] = { "?k=v", "&k=v", ";k=v", ",k=v" };
    unsigned i;
    int c;

    for (i = 0; i < sizeof good / sizeof good[0]; i++) {
        TEST_ASSERT_EQUAL_STRING(
            good[i], pair(good[i][0], NURL_STR("k"), NURL_STR("v")));
    }
    TEST_ASSERT_EQUAL_STRING("k=v", pair('\0', NURL_STR("k"), NURL_STR("v")));
    for (c = 1; c < 256; c++) {
        if (!strchr("?&;,", c)) {
            TEST_ASSERT_EQUAL_STRING(
                "ARGUMENT@0", pair((char)c, NURL_STR("k"), NURL_STR("v")));
        }
    }
    TEST_ASSERT_EQUAL_STRING("ARGUMENT@0",
                             pair('\n', nurl_text(NULL, 1), NURL_STR("v")));
}

void test_after_a_wrong_delimiter_nothing_is_appended(void)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_write_pair(&out, '%', NURL_STR("k"), NURL_STR("v"));
    TEST_ASSERT_EQUAL(0, nurl_writer_need(&out));
}

void test_bytes_at_null_are_an_error(void)
{
    struct nurl_str bad = nurl_text(NULL, 1);

    TEST_ASSERT_EQUAL_STRING("EMPTY@0", pair('?', bad, NURL_STR("v")));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", pair('?', NURL_STR("k"), bad));
}

static void fill(struct nurl_writer *out, const void *what)
{
    (void)what;
    nurl_write_pair(out, '?', NURL_STR("ab&"), NURL_STR("\xFF c"));
}

void test_a_buffer_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    struct nurl_writer out = writer_of(buffer, 9);

    buffers_check(fill, NULL, 3 | UNPLACED);
    fill(&out, NULL);
    TEST_ASSERT_EQUAL_STRING("BUF@0", shown_writer(&out));
}

void test_the_pairs_of_a_query_are_those_that_were_written(void)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl_str query;
    struct nurl_str key;
    struct nurl_str value;

    nurl_write_pair(&out, '\0', NURL_STR("a"), NURL_STR("x&y=z"));
    nurl_write_pair(&out, '&', NURL_STR("b"), nurl_text(NULL, 0));
    query = nurl_text(out.ptr, out.len);
    TEST_ASSERT_TRUE(nurl_query_next(&query, &key, &value));
    TEST_ASSERT_EQUAL_STRING("a", shown(key.ptr, key.len));
    TEST_ASSERT_EQUAL_STRING("x%26y%3Dz", shown(value.ptr, value.len));
    TEST_ASSERT_TRUE(nurl_query_next(&query, &key, &value));
    TEST_ASSERT_EQUAL_STRING("b", shown(key.ptr, key.len));
    TEST_ASSERT_NULL(value.ptr);
    TEST_ASSERT_FALSE(nurl_query_next(&query, &key, &value));
}
