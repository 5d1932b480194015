/* A number in decimal digits. */
#include "nurl_writer.h"

#include "support.h"

static char buffer[12];
static struct nurl_writer out;

static const char *decimal(uint32_t number, size_t size)
{
    memset(buffer, '#', sizeof buffer);
    nurl_writer_init(&out, buffer, size);
    nurl_write_number(&out, number);
    TEST_ASSERT_EQUAL('#', buffer[size]);
    return shown_writer(&out);
}

void test_a_number_has_no_leading_zeros_and_one_digit_at_least(void)
{
    static const struct {
        uint32_t number;
        const char *digits;
    } rows[] = {
        { 0, "0" },
        { 1, "1" },
        { 9, "9" },
        { 10, "10" },
        { 99, "99" },
        { 100, "100" },
        { 5683, "5683" },
        { 9999, "9999" },
        { 10000, "10000" },
        { 65535, "65535" },
        { 65536, "65536" },
        { 99999, "99999" },
        { 100000, "100000" },
        { 1002003, "1002003" },
        { 10000000, "10000000" },
        { 987654321, "987654321" },
        { 999999999, "999999999" },
        { 1000000000, "1000000000" },
        { 4294967295u, "4294967295" },
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_STRING(rows[i].digits, decimal(rows[i].number, 10));
        TEST_ASSERT_EQUAL(strlen(rows[i].digits), out.len);
    }
}

void test_a_buffer_too_small_holds_the_first_digits(void)
{
    TEST_ASSERT_EQUAL_STRING("BUF@0", decimal(443, 2));
    TEST_ASSERT_EQUAL(2, out.len);
    TEST_ASSERT_EQUAL(1, out.missing);
    TEST_ASSERT_EQUAL_MEMORY("44#", buffer, 3);
    TEST_ASSERT_EQUAL_STRING("443", decimal(443, 3));
    TEST_ASSERT_EQUAL_STRING("BUF@0", decimal(4294967295u, 0));
    TEST_ASSERT_EQUAL(10, nurl_writer_need(&out));
}

void test_it_is_appended(void)
{
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_number(&out, 12);
    nurl_write_number(&out, 0);
    TEST_ASSERT_EQUAL_STRING("120", shown_writer(&out));
}
