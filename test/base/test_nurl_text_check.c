/* Errors of a text that are found before it is read. */
#include "base/nurl_text_check.h"

#include "unity.h"

struct row {
    const char *ptr;
    size_t len;
    enum nurl_status status;
    uint16_t stop;
};

void test_a_text_is_there_and_not_too_long(void)
{
    static const struct row rows[] = {
        { "", 0, NURL_OK, 0 },
        { "x", 1, NURL_OK, 0 },
        { "", NURL_TEXT_MAX, NURL_OK, 0 },
        { "", (size_t)NURL_TEXT_MAX + 1, NURL_ERR_TOO_LONG, 65535 },
        { "", SIZE_MAX, NURL_ERR_TOO_LONG, 65535 },
        { NULL, 0, NURL_OK, 0 },
        { NULL, 1, NURL_ERR_EMPTY, 0 },
        { NULL, SIZE_MAX, NURL_ERR_EMPTY, 0 },
    };
    uint16_t stop = 7;
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL(
            rows[i].status,
            nurl_text_check(nurl_text(rows[i].ptr, rows[i].len), &stop));
        TEST_ASSERT_EQUAL(rows[i].stop, stop);
    }
}
