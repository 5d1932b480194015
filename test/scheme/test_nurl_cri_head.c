/* Heads of CBOR items. */
#include "scheme/nurl_cri_head.h"

#include <string.h>

#include "cri.h"
#include "exact.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

/* The argument and the length of the head, or the offset of the error. */
static const char *read(const char *hex, size_t len)
{
    size_t size;
    char *block = cri_open(hex, len, &size);
    const char *at = block;
    uint32_t argument;
    int good = nurl_cri_head(&at, block + size, &argument);

    render_start();
    if (good) {
        render_number((size_t)argument);
    } else {
        render_text("wrong");
    }
    render_text(" at ");
    render_number((size_t)(at - block));
    exact_close(block);
    return render_line();
}

void test_the_argument_is_in_the_head_or_after_it(void)
{
    static const struct row rows[] = {
        { "00", "0 at 1" },
        { "97", "23 at 1" },
        { "98 00", "0 at 2" },
        { "78 ff", "255 at 2" },
        { "39 1234", "4660 at 3" },
        { "1a 0000ffff", "65535 at 5" },
        { "1b 000000000000 0102", "258 at 9" },
    };

    ROWS(read, rows);
}

void test_a_head_can_be_wrong(void)
{
    static const struct row rows[] = {
        { "1c", "wrong at 0" },        { "9f", "wrong at 0" },
        { "18", "wrong at 1" },        { "19 00", "wrong at 2" },
        { "1a 000000", "wrong at 4" }, { "1b 00000000000000", "wrong at 8" },
    };

    ROWS(read, rows);
}

/* Above 65,535 the number is not exact, but never small. */
void test_a_large_argument_stays_large(void)
{
    static const char *const large[] = {
        "1a 00010000",         "1a ffffffff",         "1b 0000000100000000",
        "1b ffffffffffffffff", "1b 0100000000000000", "1b 0001000000000001",
    };
    size_t i;

    for (i = 0; i < sizeof large / sizeof *large; i++) {
        char octets[CRI_LONGEST];
        size_t size = cri_octets(octets, large[i], strlen(large[i]));
        const char *at = octets;
        uint32_t argument = 0;

        TEST_ASSERT_EQUAL(1, nurl_cri_head(&at, octets + size, &argument));
        TEST_ASSERT_TRUE_MESSAGE(argument > 65535, large[i]);
    }
}
