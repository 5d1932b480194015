/*
 * rooms.c - what a writing function does in every room that is too small
 */
#include "rooms.h"

#include <string.h>

#include "unity.h"

#define ROOM 200u
#define UNTOUCHED '\xA5'

static char whole[ROOM];
static char room[ROOM];
static int is_placed = 1; /* the stop of BUF is a place in a text */

/* How many octets stand in the room before what nobody has touched. */
static size_t written(void)
{
    size_t len = sizeof room;

    while (len > 0 && room[len - 1] == UNTOUCHED) {
        len--;
    }
    return len;
}

static void check(rooms_fill *fill, const void *what, size_t size,
                  size_t needed)
{
    struct nurl_writer out;

    memset(room, UNTOUCHED, sizeof room);
    nurl_writer_init(&out, room, size);
    fill(&out, what);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(needed, out.len);
    TEST_ASSERT_TRUE(is_placed || out.stop == 0);
    TEST_ASSERT_LESS_OR_EQUAL(size, written());
    TEST_ASSERT_EQUAL(0, memcmp(whole, room, written()));
}

void rooms_check(rooms_fill *fill, const void *what, size_t unit)
{
    struct nurl_writer out;
    size_t needed;
    size_t size;

    nurl_writer_init(&out, whole, sizeof whole);
    fill(&out, what);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    needed = out.len;
    for (size = 0; size < needed; size++) {
        check(fill, what, size, needed);
        TEST_ASSERT_GREATER_THAN(size, written() + unit);
    }
    nurl_writer_init(&out, room, needed);
    fill(&out, what);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
}

void rooms_check_unplaced(rooms_fill *fill, const void *what, size_t unit)
{
    is_placed = 0;
    rooms_check(fill, what, unit);
    is_placed = 1;
}
