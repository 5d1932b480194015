/* A query with another value of a key, or without it; requirement REQ-47. */
#include "nurl_query.h"

#include "support.h"

static char buffer[200];

static const char *set(const char *query, struct nurl_str key,
                       struct nurl_str value)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_write_query_set(&out, nurl_text(query, strlen(query)), key, value);
    return shown_writer(&out);
}

/* "v=2" in the place of the first "v", or without it */
static const char *with_two(const char *text, size_t len)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_write_query_set(&out, nurl_text(text, len), NURL_STR("v"),
                         NURL_STR("2"));
    return shown_writer(&out);
}

static const char *without(const char *text, size_t len)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_write_query_set(&out, nurl_text(text, len), NURL_STR("v"),
                         nurl_text(NULL, 0));
    return shown_writer(&out);
}

void test_the_first_pair_with_the_key_is_replaced_and_others_with_it_go(void)
{
    static const struct row rows[] = {
        { "", "v=2" },        { "v", "v=2" },
        { "v&v", "v=2" },     { "&v&", "&v=2&" },
        { "v=1&a", "v=2&a" }, { "a&v=1&b&%76=1", "a&v=2&b" },
        { "&", "&&v=2" },     { "V&vv&=v&v%00", "V&vv&=v&v%00&v=2" },
        { "v%zz", "PCT@1" },
    };

    ROWS(with_two, rows);
}

void test_without_a_value_all_pairs_with_the_key_go(void)
{
    static const struct row rows[] = {
        { "", "" },           { "v", "" },          { "v&v=1", "" },
        { "&v&", "&" },       { "a&v=1&b", "a&b" }, { "v&a&v", "a" },
        { "a=1&b", "a=1&b" },
    };

    ROWS(without, rows);
}

void test_an_absent_query_is_an_empty_one(void)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_write_query_set(&out, nurl_text(NULL, 0), NURL_STR("a"),
                         nurl_text(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("", shown_writer(&out));
    nurl_write_query_set(&out, nurl_text(NULL, 0), NURL_STR("a"), NURL_STR(""));
    TEST_ASSERT_EQUAL_STRING("a=", shown_writer(&out));
}

/* The errors of all texts that cannot be read come first. */
void test_an_invalid_input_is_an_error_and_nothing_is_written(void)
{
    struct nurl_str bad = nurl_text(NULL, 1);
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    TEST_ASSERT_EQUAL_STRING("EMPTY@0", set("%", bad, NURL_STR("v")));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", set("%", NURL_STR(""), bad));
    TEST_ASSERT_EQUAL_STRING("CHAR@2", set("a=<", NURL_STR(""), NURL_STR("")));
    TEST_ASSERT_EQUAL_STRING("NAME_EMPTY@0",
                             set("a", NURL_STR(""), NURL_STR("v")));
    nurl_write_text(&out, NURL_STR("?"));
    nurl_write_query_set(&out, bad, NURL_STR("k"), NURL_STR("v"));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", shown_writer(&out));
    TEST_ASSERT_EQUAL_STRING("?", shown(out.ptr, out.len));
    nurl_write_query_set(&out, NURL_STR("a"), NURL_STR("k"), NURL_STR("v"));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", shown_writer(&out));
    TEST_ASSERT_EQUAL_STRING("?", shown(out.ptr, out.len));
}

static void fill(struct nurl_writer *out, const void *what)
{
    nurl_write_query_set(out, NURL_STR("a=1&k=old&b%20c=2"), NURL_STR("k"),
                         what ? NURL_STR("x y") : nurl_text(NULL, 0));
}

void test_a_buffer_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    struct nurl_writer out = writer_of(buffer, 2);

    buffers_check(fill, "a value", 3 | UNPLACED);
    buffers_check(fill, NULL, 3 | UNPLACED);
    fill(&out, NULL);
    TEST_ASSERT_EQUAL_STRING("BUF@0", shown_writer(&out));
}

/* As in all functions with several inputs. */
void test_the_place_of_an_earlier_buf_stays(void)
{
    struct nurl_writer out = writer_of(buffer, 2);

    nurl_write_masked(&out, NURL_STR("abc"));
    TEST_ASSERT_EQUAL_STRING("BUF@2", shown_writer(&out));
    fill(&out, NULL);
    TEST_ASSERT_EQUAL_STRING("BUF@2", shown_writer(&out));
}

static void fill_by_query(struct nurl_writer *out, const char *text, size_t len)
{
    nurl_write_query_set(out, nurl_text(text, len), NURL_STR("a"),
                         NURL_STR("b"));
}

static void fill_by_key(struct nurl_writer *out, const char *text, size_t len)
{
    nurl_write_query_set(out, NURL_STR("a=1"), nurl_text(text, len),
                         NURL_STR("b"));
}

static void fill_by_value(struct nurl_writer *out, const char *text, size_t len)
{
    nurl_write_query_set(out, NURL_STR("a=1"), NURL_STR("a"),
                         nurl_text(text, len));
}

void test_no_input_lies_where_the_result_goes(void)
{
    overlap_check(fill_by_query, "a=1&b=2");
    overlap_check(fill_by_query, "");
    overlap_check(fill_by_key, "key");
    overlap_check(fill_by_value, "value");
}

void test_what_was_set_is_found_and_once_only(void)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl_str value;
    const char *after;

    nurl_write_query_set(&out, NURL_STR("a+b&k%26=1&k%26=2&z"), NURL_STR("k&"),
                         NURL_STR("x&y=z"));
    TEST_ASSERT_TRUE(
        nurl_query_find(nurl_text(out.ptr, out.len), "k&", &value));
    TEST_ASSERT_EQUAL_STRING("x%26y%3Dz", shown(value.ptr, value.len));
    after = value.ptr + value.len;
    TEST_ASSERT_EQUAL_STRING("&z",
                             shown(after, (size_t)(out.ptr + out.len - after)));
}
