/* The routes of a server; requirement GRD-35. */
#include "nurl_path.h"

#include "support.h"

#define VALUES 4

/* More bytes than 16 bits count; a board does not have the memory. */
#ifdef NURL_HOST_TEST
#define LONG 65600u
#else
#define LONG 300u
#endif

/* The values in brackets, or "no". */
struct route_row {
    const char *path;
    const char *pattern;
    const char *expected;
};

static struct nurl_str values[VALUES + 1];

/* Values that a call does not use must stay. */
static void spoil_values(void)
{
    unsigned i;

    for (i = 0; i <= VALUES; i++) {
        values[i] = NURL_STR("#");
    }
}

/* Path and pattern are in blocks of exactly their size. */
static const char *matched(const char *path, const char *pattern, size_t count)
{
    size_t len = strlen(path);
    size_t size = strlen(pattern) + 1;
    char *block = exact_open(path, len);
    char *pattern_block = exact_open(pattern, size);
    unsigned i;

    spoil_values();
    render_start();
    if (!nurl_path_match(nurl_text(block, len), pattern_block, values, count)) {
        render_text("no");
    }
    for (i = 0; i <= VALUES; i++) {
        if (values[i].len != 1 || *values[i].ptr != '#') {
            render_text("[");
            render_str("", values[i]);
            render_text("]");
        }
    }
    exact_close(pattern_block);
    exact_close(block);
    return render_line();
}

static void check(const struct route_row *rows, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(
            rows[i].expected, matched(rows[i].path, rows[i].pattern, VALUES),
            rows[i].path);
    }
}

#define MATCHES(rows) check(rows, sizeof rows / sizeof rows[0])

static const struct route_row route_rows[] = {
    /* A literal matches a segment that decodes to it. */
    { "/a%2Db/%C3%A9", "/a-b/\xC3\xA9", "" },
    { "/a%2541", "/a%41", "" },
    { "/a%41", "/a%41", "no" },
    { "/%61", "/%61", "no" },
    { "//", "//", "" },
    { "/a", "//a", "no" },
    { "/ab", "/a", "no" },
    { "/a", "/ab", "no" },
    { "/a", "/b", "no" },
    { "/a/b", "/ab", "no" },
    { "/ab", "/a/b", "no" },
    { "/%C3", "/\xC3", "" },
    { "/*/b", "/*/b", "" },
    { "/*", "/**", "no" },
    { "/**", "/**", "" },
    /* Braces match one segment and a star the rest. */
    { "/a", "/{}", "[a]" },
    { "/a", "/{x}", "[a]" },
    { "/a/b", "/{Az_09-}/{Az_09-}", "[a][b]" },
    { "/", "/{x}", "no" },
    { "/a%2Fb", "/{x}", "no" },
    { "/a", "/*", "[a]" },
    { "/a/", "/{}", "no" },
    { "/a/", "/{}/", "[a]" },
    { "/a/", "/{}/{}", "no" },
    { "/a/", "/{}/*", "[a][]" },
    { "/a/b/", "/*", "[a/b/]" },
    { "//", "/*", "no" },
    { "//a", "/*", "no" },
    { "//", "//*", "[]" },
    { "/a//", "/*", "[a//]" },
    { "/a//b", "/a/*", "no" },
    { "/a%20b/c%2Dd", "/{}/{}", "[a%20b][c%2Dd]" },
    { "/a/b/c/d", "/{}/{}/{}/{}", "[a][b][c][d]" },
    { "/a/b/c/d/e", "/{}/{}/{}/*", "[a][b][c][d/e]" },
    { "/x/b", "/{}/a", "no" },
    { "/a", "/{}/", "no" },
    { "/a", "/a/*", "no" },
    { "/a b?c", "/{}", "[a b?c]" },
    /* A name can have escaped separators, and no part of it leads out. */
    { "/a", "/{%2F}", "[a]" },
    { "/a%2Fb%5cc", "/{n%2F}", "[a%2Fb%5cc]" },
    { "/%2F", "/{%2F}", "[%2F]" },
    { "/%2Fa%2F", "/{%2F}", "[%2Fa%2F]" },
    { "/a%2F%2Fb", "/{%2F}", "[a%2F%2Fb]" },
    { "/a%2F..b", "/{%2F}", "[a%2F..b]" },
    { "/a%2F%41", "/{%2F}", "[a%2F%41]" },
    { "/", "/{%2F}", "no" },
    { "/a/b", "/{%2F}", "no" },
    { "/.", "/{%2F}", "no" },
    { "/.%5Ca", "/{%2F}", "no" },
    { "/a%2F.", "/{%2F}", "no" },
    { "/a%5C..%2Fb", "/{%2F}", "no" },
    { "/a%2F%2e%2E;c", "/{%2F}", "no" },
    { "/a%00", "/{%2F}", "no" },
    { "/a\\b", "/{%2F}", "no" },
    { "/a%2F%", "/{%2F}", "no" },
    { "/a%2Fb/..", "/{%2F}/*", "no" },
    { "/a%2Fb", "/{}", "no" },
    { "/a%2Fb", "/*", "no" },
    /* Other braces match nothing. */
    { "/{", "/{", "no" },
    { "/}", "/}", "no" },
    { "/a{}", "/a{}", "no" },
    { "/{}a", "/{}a", "no" },
    { "/a", "/{}}", "no" },
    { "/a", "/{{}", "no" },
    { "/a", "/{x", "no" },
    { "/a", "/x}", "no" },
    { "/a", "/{x y}", "no" },
    { "/a", "/{%2f}", "no" },
    { "/a", "/{%3F}", "no" },
    { "/a", "/{+2F}", "no" },
    { "/a", "/{%2F+", "no" },
    { "/a", "/{a%", "no" },
    { "/a", "/{%2Fx}", "no" },
    { "/a", "/{%2F}a", "no" },
    { "/a", "/{%2F", "no" },
    { "/a/b", "/}/b", "no" },
    /* What does not begin with a slash matches nothing. */
    { "", "", "no" },
    { "/", "", "no" },
    { "", "*", "no" },
    { "a", "a", "no" },
    { "a", "{}", "no" },
    { "/a", "{}", "no" },
    { "/a", "*", "no" },
    { "a/b", "a/b", "no" },
};

void test_a_pattern_has_literals_braces_and_a_star(void)
{
    MATCHES(route_rows);
}

void test_a_pattern_with_more_values_than_there_is_space_for_matches_nothing(
    void)
{
    TEST_ASSERT_EQUAL_STRING("no", matched("/a/b", "/{}/{}", 1));
    TEST_ASSERT_EQUAL_STRING("[a][b]", matched("/a/b", "/{}/{}", 2));
    TEST_ASSERT_EQUAL_STRING("no", matched("/a/b", "/{}/*", 1));
    TEST_ASSERT_EQUAL_STRING("[a][b]", matched("/a/b", "/{}/*", 2));
    TEST_ASSERT_EQUAL_STRING("no", matched("/", "/*", 0));
    TEST_ASSERT_EQUAL_STRING("", matched("/a", "/a", 0));
    TEST_ASSERT_EQUAL_STRING("no", matched("/a", "/{}", 0));
}

/* Only as many values are written as the pattern has. */
void test_the_space_for_values_can_be_large(void)
{
    size_t largest_bit = SIZE_MAX / 2 + 1;

    TEST_ASSERT_EQUAL_STRING("[a]", matched("/a", "/{}", 256));
    TEST_ASSERT_EQUAL_STRING("[a]", matched("/a", "/{}", largest_bit));
}

void test_a_pattern_without_values_needs_no_array(void)
{
    TEST_ASSERT_TRUE(nurl_path_match(NURL_STR("/a"), "/a", NULL, 0));
    TEST_ASSERT_FALSE(nurl_path_match(NURL_STR("/a"), "/{}", NULL, 0));
}

void test_a_segment_can_be_long(void)
{
    static char pattern[LONG];
    struct nurl_str path = nurl_text(pattern, sizeof pattern - 1);

    memset(pattern, 'a', path.len);
    pattern[0] = '/';
    pattern[path.len - 1] = 'b';
    TEST_ASSERT_TRUE(nurl_path_match(path, pattern, NULL, 0));
}

void test_null_matches_nothing(void)
{
    TEST_ASSERT_FALSE(nurl_path_match(nurl_text(NULL, 0), "/*", values, 1));
    TEST_ASSERT_FALSE(nurl_path_match(nurl_text(NULL, 3), "/*", values, 1));
    TEST_ASSERT_FALSE(nurl_path_match(nurl_text("/", 0), "", values, 1));
    TEST_ASSERT_FALSE(nurl_path_match(nurl_text("a", 0), "", values, 1));
}
