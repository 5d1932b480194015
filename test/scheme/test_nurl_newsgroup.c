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

/* Two octets stand before the group, which ends at a "/". */
static const char *judged(const char *text, int strict)
{
    struct nurl_reader in;
    struct nurl_span span;
    enum nurl_status status;
    size_t stop;
    size_t len = strlen(text);
    char *block = exact_open(text, len);

    in.text = block;
    in.at = block + 2;
    in.end = block + len;
    in.strict = (uint8_t)strict;
    status = nurl_newsgroup(&in, &span, NURL_RESERVED_SLASH);
    stop = nurl_reader_stop(&in);
    if (status == NURL_OK) {
        TEST_ASSERT_EQUAL(2, span.off);
        TEST_ASSERT_EQUAL(stop - 2, span.len);
    }
    exact_close(block);
    return render_fault(status, stop);
}

static void check_all(const struct row *rows, size_t count, int strict)
{
    size_t i;

    for (i = 0; i < count; i++) {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(
            rows[i].expected, judged(rows[i].group, strict), rows[i].group);
    }
}

#define CHECK(rows, strict)                                                    \
    check_all(rows, sizeof rows / sizeof rows[0], strict)

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
        { "..a~b", "OK@3" }, /* no part holds it: for the caller */
        { "..a/b", "OK@3" },
        { "..a?/b", "GROUP@3" },
        { "..a,b", "GROUP@3" },
        { "..a\xC3", "OK@3" },
    };

    CHECK(rows, 1);
}

void test_another_group_is_any_text(void)
{
    static const struct row rows[] = {
        { "..1a", "OK@4" },
        { "..*", "OK@3" },
        { "..a%41/b", "OK@6" },
    };

    CHECK(rows, 0);
}

void test_no_group_is_a_fault_in_both(void)
{
    static const struct row rows[] = {
        { "..", "GROUP@2" },
        { "../a", "GROUP@2" },
    };

    CHECK(rows, 0);
    CHECK(rows, 1);
}
