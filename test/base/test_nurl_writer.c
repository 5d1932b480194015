/* Room that is never overrun, and a length that always counts. */
#include "nurl_writer.h"

#include <string.h>

#include "unity.h"

static char room[12];
static struct nurl_writer out;

void setUp(void)
{
    memset(room, '#', sizeof room);
}

static void put(const char *text)
{
    nurl_write_text(&out, nurl_text(text, strlen(text)));
}

void test_what_fits_is_written_and_nothing_else(void)
{
    nurl_writer_init(&out, room, 6);
    put("abc");
    put("");
    put("def");
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(6, out.len);
    TEST_ASSERT_EQUAL_MEMORY("abcdef######", room, sizeof room);
}

void test_a_full_room_keeps_a_whole_prefix_and_the_length_counts_on(void)
{
    nurl_writer_init(&out, room, 5);
    put("abc");
    put("defg");
    put("hi");
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(2, out.stop);
    TEST_ASSERT_EQUAL(9, out.len);
    TEST_ASSERT_EQUAL_MEMORY("abcde#######", room, sizeof room);
}

void test_no_room_asks_for_the_size(void)
{
    nurl_writer_init(&out, NULL, 0);
    put("abc");
    put("defg");
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(7, out.len);
}

void test_nothing_fits_into_no_room(void)
{
    nurl_writer_init(&out, NULL, 0);
    put("");
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.len);
}

void test_a_string_has_its_nul_behind_its_length(void)
{
    nurl_writer_init(&out, room, 4);
    put("abc");
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL(3, out.len);
    TEST_ASSERT_EQUAL_STRING("abc", room);
}

void test_a_string_without_room_for_its_nul_is_empty(void)
{
    nurl_writer_init(&out, room, 3);
    put("abc");
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL(0, out.stop);
    TEST_ASSERT_EQUAL(3, out.len);
    TEST_ASSERT_EQUAL_STRING("", room);
    TEST_ASSERT_EQUAL('#', room[3]);
}

void test_a_room_of_one_octet_holds_the_nul(void)
{
    nurl_writer_init(&out, room, 1);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_MEMORY("\0#", room, 2);
}

void test_a_string_without_any_room_is_not_touched(void)
{
    nurl_writer_init(&out, NULL, 0);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL(0, out.len);
}

void test_a_string_may_be_finished_twice(void)
{
    nurl_writer_init(&out, room, sizeof room);
    put("abc");
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    put("de");
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING("abcde", room);
}

void test_no_buffer_has_no_room_whatever_its_size(void)
{
    nurl_writer_init(&out, NULL, 12);
    put("abc");
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL(3, out.len);
}

void test_a_text_that_is_too_long_sticks_and_the_length_stands_still(void)
{
    nurl_writer_init(&out, room, sizeof room);
    put("ab");
    nurl_write_text(&out, nurl_text(room, (size_t)NURL_TEXT_MAX + 1));
    put("cd");
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(65535, out.stop);
    TEST_ASSERT_EQUAL(2, out.len);
    TEST_ASSERT_EQUAL_MEMORY("ab##########", room, sizeof room);
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING("", room);
}

void test_octets_at_null_are_a_fault_and_the_empty_text_is_none(void)
{
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_text(&out, nurl_text(NULL, 0));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    nurl_write_text(&out, nurl_text(NULL, 3));
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_writer_status(&out));
}

void test_a_fault_of_a_text_takes_the_place_of_buf(void)
{
    nurl_writer_init(&out, room, 2);
    put("abc");
    nurl_write_text(&out, nurl_text(NULL, 3));
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.stop);
    put("abc");
    TEST_ASSERT_EQUAL(3, out.len);
}
