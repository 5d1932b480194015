/* The name of a news group: each row has a text and the cursor's offset. */
#include "scheme/nurl_newsgroup.h"

#include "render.h"
#include "rows.h"
#include "unity.h"

/* Two bytes are before the group. It ends at a "/". */
static const char *judged(const char *text, size_t len, int strict)
{
    struct nurl_reader in;
    struct nurl_span span;
    enum nurl_status status;
    size_t stop;

    in.text = text;
    in.at = text + 2;
    in.end = text + len;
    in.strict = (uint8_t)strict;
    status = nurl_newsgroup(&in, &span, NURL_RESERVED_SLASH);
    stop = nurl_reader_stop(&in);
    if (status == NURL_OK) {
        TEST_ASSERT_EQUAL(2, span.off);
        TEST_ASSERT_EQUAL(stop - 2, span.len);
    }
    return render_fault(status, stop);
}

ROW_LINE(strict, judged(text, len, 1))
ROW_LINE(loose, judged(text, len, 0))

void test_a_strict_group_is_a_letter_and_then_the_bytes_of_a_name(void)
{
    static const struct row rows[] = {
        { "..", "GROUP@2" },
        { "../a", "GROUP@2" },
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
        { "..a~b", "OK@3" }, /* no part can have it; the caller reports it */
        { "..a/b", "OK@3" },
        { "..a?/b", "GROUP@3" },
        { "..a,b", "GROUP@3" },
        { "..a\xC3", "OK@3" },
    };

    ROWS(strict, rows);
}

void test_another_group_is_any_text(void)
{
    static const struct row rows[] = {
        { "..", "GROUP@2" }, { "../a", "GROUP@2" },  { "..1a", "OK@4" },
        { "..*", "OK@3" },   { "..a%41/b", "OK@6" },
    };

    ROWS(loose, rows);
}
