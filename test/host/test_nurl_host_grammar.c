/* Whether a text is a host, and of which kind; requirement X86-16. */
#include "host/nurl_host_grammar.h"

#include "render.h"
#include "rows.h"
#include "unity.h"

/* "name@1", or the error and its offset */
static const char *checked(const char *text, size_t len)
{
    static const char *const kinds[] = { "none", "empty", "name",
                                         "ipv4", "ipv6",  "future" };
    uint8_t kind = 0xA5;
    uint16_t stop = 0xA5A5;
    enum nurl_status status =
        nurl_host_check(nurl_text(text, len), &kind, &stop);

    if (status != NURL_OK) {
        TEST_ASSERT_EQUAL(NURL_HOST_NONE, kind);
        return render_fault(status, stop);
    }
    render_start();
    render_text(kinds[kind]);
    render_text("@");
    render_number(stop);
    return render_line();
}

void test_a_host_is_whole_or_an_error_with_its_place(void)
{
    static const struct row rows[] = {
        { "", "empty@0" },
        { "h", "name@1" },
        { "a.%41", "name@5" },
        { "1.2.3.4", "ipv4@7" },
        { "1.2.3.256", "name@9" },
        { "[::1]", "ipv6@5" },
        { "[v1.x]", "future@6" },
        { "[::1", "IP_LITERAL@0" },
        { "[::1%1]", "IP_LITERAL@0" },
        { "[::1]x", "HOST_CHAR@5" },
        { "a b", "HOST_CHAR@1" },
        { "a%4", "PCT@1" },
        { "a%4g", "PCT@1" },
        { "%41%", "PCT@3" },
        { "a\r", "CTRL@1" },
        { "\xC3", "8BIT@0" },
    };

    ROWS(checked, rows);
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", checked(NULL, 3));
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535",
                             checked("", (size_t)NURL_TEXT_MAX + 1));
}
