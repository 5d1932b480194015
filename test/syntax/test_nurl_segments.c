/* A path without dot segments, read from its end. */
#include "syntax/nurl_segments.h"

#include "support.h"

static char walked[64];

static void append(const char *at, size_t len)
{
    size_t end = strlen(walked);

    memcpy(walked + end, at, len);
    walked[end + len] = '\0';
}

static int decodes_dots;

/* The segments of a path in one or two parts, "a|b", the last one first. */
static const char *iter(const char *text, size_t len)
{
    struct nurl_merged merged;
    struct nurl_segments segments;
    const char *bar = len > 0 ? memchr(text, '|', len) : NULL;
    size_t before = bar ? (size_t)(bar - text) : 0;

    merged.before = nurl_text(text, before);
    merged.path = nurl_text(bar ? bar + 1 : text, bar ? len - before - 1 : len);
    merged.decodes_dots = (uint8_t)decodes_dots;
    walked[0] = '\0';
    nurl_segments_begin(&segments, &merged);
    while (nurl_segments_previous(&segments)) {
        append(segments.slash ? "/" : "", segments.slash);
        append(segments.segment.ptr, segments.segment.len);
        append(" ", 1);
    }
    TEST_ASSERT_FALSE(nurl_segments_previous(&segments));
    return walked;
}

static const struct row stand_for_rows[] = {
    /* A path without dots is found whole. */
    { "", "" },
    { "...", "... " },
    { "/..a", "/..a " },
    /* A dot goes and two dots take a segment along. */
    { "/a/./b", "/b /a " },
    { "/a//../b", "/b /a " },
    { "a/./b", "/b a " },
    /* A dot segment at the end leaves its slash. */
    { "/.", "/ " },
    { "/|.", "/ " },
    /* Dot segments at the beginning go with their slash. */
    { "./a", "a " },
    { "..", "" },
    { "..///a", "/a / " },
    /* Two parts are one path. */
    { "/|a", "/a " },
    { "//|b", "/b / " },
    { "../|.", "" },
    { "./|.//a", "/a " },
};

void test_dot_segments_go_with_what_they_stand_for(void)
{
    decodes_dots = 0;
    ROWS(iter, stand_for_rows);
}

void test_an_escaped_dot_is_one_in_normal_form_only(void)
{
    static const struct row in_normal_form[] = {
        { "/a/%2e%2E/b", "/b " },
        { "/a/%2D%2d/b", "/b /%2D%2d /a " },
        { "/a/.x2e/b", "/b /.x2e /a " },
        { "/%2", "/%2 " },
        { "/%2f", "/%2f " },
        { "/%2e%2e%2e", "/%2e%2e%2e " },
    };
    static const struct row as_written[] = {
        { "/a/%2e%2E/b", "/b /%2e%2E /a " },
        { "%2E/a", "/a %2E " },
    };

    decodes_dots = 1;
    ROWS(iter, in_normal_form);
    decodes_dots = 0;
    ROWS(iter, as_written);
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
