/* Text that is written from its end. */
#include "base/nurl_place.h"

#include "support.h"

static char buffer[8];
static struct nurl_writer out;

static void begin(size_t size)
{
    memset(buffer, '#', sizeof buffer);
    nurl_writer_init(&out, buffer, size);
}

/* "/" and "abc", written in the other order. */
static void put(size_t size)
{
    begin(size);
    nurl_place_text(&out, "x", 1);
    nurl_place(&out, 1, "abc", 3);
    nurl_place(&out, 0, "/", 1);
    nurl_place_end(&out, 4);
}

void test_parts_stand_where_they_belong(void)
{
    put(5);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(5, out.len);
    TEST_ASSERT_EQUAL(0, out.missing);
    TEST_ASSERT_EQUAL_MEMORY("x/abc###", buffer, sizeof buffer);
}

void test_a_buffer_that_is_too_small_holds_the_beginning(void)
{
    static const char *const held[] = { "########", "x#######", "x/######",
                                        "x/a#####", "x/ab####" };
    size_t size;

    for (size = 0; size < 5; size++) {
        put(size);
        TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(0, out.stop);
        TEST_ASSERT_EQUAL(size, out.len);
        TEST_ASSERT_EQUAL(5 - size, out.missing);
        TEST_ASSERT_EQUAL_MEMORY(held[size], buffer, sizeof buffer);
    }
}

/* A size that would be 1 in 16 bits, if size_t has more. */
void test_much_space_is_not_little(void)
{
    begin(8);
    out.size = SIZE_MAX / 2 + 2;
    nurl_place_text(&out, "abc", 3);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL_MEMORY("abc#", buffer, 4);
}

void test_nothing_is_put_after_what_had_no_space(void)
{
    begin(2);
    nurl_place_text(&out, "abc", 3);
    nurl_place_text(&out, "d", 1);
    TEST_ASSERT_EQUAL(2, out.len);
    TEST_ASSERT_EQUAL(2, out.missing);
    TEST_ASSERT_EQUAL_MEMORY("ab######", buffer, sizeof buffer);
}

void test_nothing_needs_no_space(void)
{
    begin(0);
    nurl_place_end(&out, 0);
    nurl_place_text(&out, NULL, 0);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.missing);
}
