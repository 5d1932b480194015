/* The name of a news group, each line a text and where the cursor stands. */
#include "scheme/nurl_newsgroup.h"

#include <string.h>

#include "exact.h"
#include "render.h"
#include "unity.h"

struct row {
    const char *group;
    const char *expected;
};

/* Two octets stand before the group, and nothing behind it. */
static const char *judged(const char *text, uint8_t profile)
{
    struct nurl_schemepart body;
    struct nurl_span span = { 2, 0 };
    enum nurl_status status;
    size_t stop;
    size_t len = strlen(text);
    char *block = exact_open(text, len);

    body.text = block;
    body.at = block;
    body.end = block + len;
    body.span = &span;
    body.profile = profile;
    span.len = (uint16_t)(len - 2);
    status = nurl_newsgroup(&body);
    stop = (size_t)(body.at - block);
    exact_close(block);
    return render_fault(status, stop);
}

static void check_all(const struct row *rows, size_t count, uint8_t profile)
{
    size_t i;

    for (i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(
            rows[i].expected, judged(rows[i].group, profile), rows[i].group);
    }
}

#define CHECK(rows, profile)                                                   \
    check_all(rows, sizeof rows / sizeof rows[0], profile)

void test_a_strict_group_is_a_letter_and_then_the_octets_of_a_name(void)
{
    static const struct row rows[] = {
        { "..a", "OK@3" },
        { "..Z", "OK@3" },
        { "..comp.lang.c++", "OK@15" },
        { "..alt.X_y-z.3d", "OK@14" },
        { "..a..b.", "OK@7" },
        { "..1a", "GROUP@2" },
        { ".._a", "GROUP@2" },
        { "...a", "GROUP@2" },
        { "..*", "GROUP@2" },
        { "..a*", "GROUP@3" },
        { "..a%41", "GROUP@3" },
        { "..a~b", "GROUP@3" },
        { "..a/b", "GROUP@3" },
        { "..a,b", "GROUP@3" },
        { "..a\xC3", "GROUP@3" },
    };

    CHECK(rows, NURL_PROFILE_1738);
}

void test_another_group_is_any_text(void)
{
    static const struct row rows[] = {
        { "..1a", "OK@4" },
        { "..*", "OK@3" },
        { "..a%41/b", "OK@8" },
    };

    CHECK(rows, NURL_PROFILE_3986);
}

void test_no_group_is_a_fault_in_both(void)
{
    static const struct row rows[] = { { "..", "GROUP@2" } };

    CHECK(rows, NURL_PROFILE_3986);
    CHECK(rows, NURL_PROFILE_1738);
}
