/* Segments that lead out of their directory; requirements GRD-19, GRD-20. */
#include "base/nurl_segment.h"

#include "exact.h"
#include "rows.h"
#include "unity.h"

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
