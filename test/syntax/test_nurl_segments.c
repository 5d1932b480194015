/* A path without its dot segments, walked from its end. */
#include "syntax/nurl_segments.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

struct row {
    const char *before;
    const char *path;
    const char *expected; /* the segments, the last one first, with slashes */
};

static char walked[64];

static void append(const char *at, size_t len)
{
    size_t end = strlen(walked);

    memcpy(walked + end, at, len);
    walked[end + len] = '\0';
}

/* The path stands where not one octet is behind it. */
static void walk(const char *before, const char *path, int decodes_dots)
{
    struct nurl_merged merged;
    struct nurl_segments segments;
    char *block = exact_open(path, strlen(path));

    merged.before = nurl_text(before, strlen(before));
    merged.path = nurl_text(block, strlen(path));
    merged.decodes_dots = (uint8_t)decodes_dots;
    walked[0] = '\0';
    nurl_segments_begin(&segments, &merged);
    while (nurl_segments_previous(&segments)) {
        append(segments.slash ? "/" : "", segments.slash);
        append(segments.segment.ptr, segments.segment.len);
        append(" ", 1);
    }
    TEST_ASSERT_FALSE(nurl_segments_previous(&segments));
    exact_close(block);
}

static void check_all(const struct row *rows, size_t count, int decodes_dots)
{
    size_t i;

    for (i = 0; i < count; i++) {
        walk(rows[i].before, rows[i].path, decodes_dots);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].expected, walked,
                                         rows[i].path);
    }
}

#define CHECK(rows, decodes_dots)                                              \
    check_all(rows, sizeof(rows) / sizeof(rows)[0], decodes_dots)

void test_a_path_without_dots_is_found_whole(void)
{
    static const struct row rows[] = {
        { "", "", "" },         { "", "/", "/ " },
        { "", "a", "a " },      { "", "/a", "/a " },
        { "", "a/", "/ a " },   { "", "//", "/ / " },
        { "", "a/b", "/b a " }, { "", "/a//", "/ / /a " },
        { "", "...", "... " },  { "", "/.a", "/.a " },
        { "", "/a.", "/a. " },  { "", "/..a", "/..a " },
    };

    CHECK(rows, 0);
}

void test_a_dot_goes_and_two_dots_take_a_segment_along(void)
{
    static const struct row rows[] = {
        { "", "/a/./b", "/b /a " },      { "", "/a/../b", "/b " },
        { "", "/a/b/../../c", "/c " },   { "", "/a/b/c/../..", "/ /a " },
        { "", "/a/./../b", "/b " },      { "", "/a/.././b", "/b " },
        { "", "/a/b/../c/..", "/ /a " }, { "", "/a//../b", "/b /a " },
        { "", "/../a", "/a " },          { "", "/../../a/..", "/ " },
        { "", "/./a", "/a " },           { "", "/..", "/ " },
        { "", "a/../b", "/b " },         { "", "a/..", "/ " },
        { "", "a/../../b", "/b " },      { "", "a/./b", "/b a " },
    };

    CHECK(rows, 0);
}

void test_a_dot_segment_at_the_end_leaves_its_slash(void)
{
    static const struct row rows[] = {
        { "", "/.", "/ " },    { "", "/a/.", "/ /a " },
        { "", "a/.", "/ a " }, { "", "/a/b/..", "/ /a " },
        { "/", ".", "/ " },    { "/a/", "..", "/ " },
    };

    CHECK(rows, 0);
}

void test_dot_segments_at_the_beginning_go_with_their_slash(void)
{
    static const struct row rows[] = {
        { "", "./a", "a " },       { "", "../a", "a " },
        { "", ".", "" },           { "", "..", "" },
        { "", "./..", "" },        { "", "./", "" },
        { "", "../../a", "a " },   { "", ".//a", "/a " },
        { "", "..///a", "/a / " }, { "", ".././a/../b", "/b " },
    };

    CHECK(rows, 0);
}

void test_two_pieces_are_one_path(void)
{
    static const struct row rows[] = {
        { "/", "a", "/a " },
        { "/a/", "b", "/b /a " },
        { "/a/b/", "../c", "/c /a " },
        { "/a/b/", "../../c", "/c " },
        { "/a/b/", "../../../c", "/c " },
        { "a/", "../b", "/b " },
        { "a/", "b", "/b a " },
        { "//", "b", "/b / " },
        { "/a/", "./", "/ /a " },
        { "/a/../", "b", "/b " },
        { "./", "a", "a " },
        { "./", "../a", "a " },
        { "../", ".", "" },
        { "./a/", "../b", "/b " },
        { "./", ".//a", "/a " },
    };

    CHECK(rows, 0);
}

void test_an_escaped_dot_is_one_in_normal_form_only(void)
{
    static const struct row normal[] = {
        { "", "/a/%2e%2E/b", "/b " }, { "", "/a/%2D%2d/b", "/b /%2D%2d /a " },
        { "", "/a/.%2e", "/ " },      { "", "%2E/a", "a " },
        { "", "/%2", "/%2 " },        { "", "/%2f", "/%2f " },
        { "", "/abc", "/abc " },      { "", "/%41", "/%41 " },
        { "", "/%2e%2", "/%2e%2 " },  { "", "/%2e%2e%2e", "/%2e%2e%2e " },
    };
    static const struct row written[] = {
        { "", "/a/%2e%2E/b", "/b /%2e%2E /a " },
        { "", "%2E/a", "/a %2E " },
    };

    CHECK(normal, 1);
    CHECK(written, 0);
}

static int has_dots(const char *path)
{
    char *block = exact_open(path, strlen(path));
    int found = nurl_segments_has_dots(nurl_text(block, strlen(path)));

    exact_close(block);
    return found;
}

void test_dot_segments_are_found_before_anything_is_taken_apart(void)
{
    static const char *const with[] = { ".",    "..",   "./a",    "/a/.",
                                        "a/..", "/%2e", "/%2E./b" };
    static const char *const without[] = { "",    "/",   "a",    "//",    "...",
                                           "/.a", "/a.", "/%2f", "/%2e%2" };
    size_t i;

    for (i = 0; i < sizeof with / sizeof with[0]; i++) {
        TEST_ASSERT_TRUE_MESSAGE(has_dots(with[i]), with[i]);
    }
    for (i = 0; i < sizeof without / sizeof without[0]; i++) {
        TEST_ASSERT_FALSE_MESSAGE(has_dots(without[i]), without[i]);
    }
    TEST_ASSERT_FALSE(nurl_segments_has_dots(nurl_text(NULL, 0)));
}
