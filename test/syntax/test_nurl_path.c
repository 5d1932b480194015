/* The segments of a path, one after the other. */
#include "nurl_path.h"

#include "support.h"

static const char *walked(const char *path, size_t len)
{
    struct nurl_str iter = nurl_text(path, len);
    struct nurl_str segment;

    render_start();
    while (nurl_path_next(&iter, &segment) == 1) {
        render_str("[", segment);
        render_text("]");
    }
    TEST_ASSERT_FALSE(nurl_path_next(&iter, &segment));
    return render_line();
}

void test_segments_stand_between_slashes_and_may_be_empty(void)
{
    static const struct row rows[] = {
        { "/a/b", "[a][b]" },
        { "a/b", "[a][b]" },
        { "/", "[]" },
        { "//", "[][]" },
        { "/a/", "[a][]" },
        { "a", "[a]" },
        { "/a//b/", "[a][][b][]" },
        { "a/", "[a][]" },
        { "/a%2Fb/c", "[a%2Fb][c]" },
        { "/.well-known/core", "[.well-known][core]" },
        { "/a;b=c/d", "[a;b=c][d]" },
    };

    ROWS(walked, rows);
}

void test_no_path_has_no_segment(void)
{
    TEST_ASSERT_EQUAL_STRING("", walked(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("", walked(NULL, 3));
    TEST_ASSERT_EQUAL_STRING("", walked("/a", 0));
}

void test_what_is_left_is_a_path_of_its_own(void)
{
    struct nurl_str path = NURL_STR("/a/b/");
    struct nurl_str segment;

    TEST_ASSERT_TRUE(nurl_path_next(&path, &segment));
    TEST_ASSERT_EQUAL(3, path.len);
    TEST_ASSERT_EQUAL_MEMORY("/b/", path.ptr, 3);
}
