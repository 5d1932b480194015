/*
 * The functions of port/lib/mem.c, with other names: at each offset of a word,
 * with each small length, and nothing is written before or after the memory.
 */
#include "support.h"

/* As for the boards: otherwise gcc makes calls of libc's functions of the
 * loops. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("no-tree-loop-distribute-patterns")
#endif
#define memcpy mem_copy
#define memmove mem_move
#define memset mem_set
#define memcmp mem_compare
#define strlen mem_length
#include "lib/mem.c"
#undef memcpy
#undef memmove
#undef memset
#undef memcmp
#undef strlen

enum {
    SHIFTS = 4,   /* addresses that a word can have */
    LONGEST = 19, /* bytes: up to three before the words, and after them */
    SPACE = 4 + SHIFTS + LONGEST + 4
};

static unsigned char text[SPACE];
static union {
    uint32_t aligned;
    unsigned char octets[SPACE];
} memory;

void setUp(void)
{
    size_t i;

    for (i = 0; i < SPACE; i++) {
        text[i] = (unsigned char)('A' + i);
        memory.octets[i] = '#';
    }
}

/* `len` bytes at `at` are `expected`, and the others are as before. */
static void check_memory(size_t at, const unsigned char *expected, size_t len)
{
    size_t i;

    for (i = 0; i < SPACE; i++) {
        TEST_ASSERT_EQUAL_HEX8(i < at || i >= at + len ? '#' : expected[i - at],
                               memory.octets[i]);
    }
}

typedef void *copier(void *to, const void *from, size_t len);

static void *copy(void *to, const void *from, size_t len)
{
    return mem_copy(to, from, len);
}

/* Source and target are two arrays, and nothing is read after the source. */
static void check_copy(copier *copies, size_t at, size_t skip, size_t len)
{
    char *from = exact_open((const char *)text, skip + len);

    setUp();
    TEST_ASSERT_EQUAL_PTR(memory.octets + at,
                          copies(memory.octets + at, from + skip, len));
    exact_close(from);
    check_memory(at, text + skip, len);
}

static void check_copies(copier *copies)
{
    size_t at, skip, len;

    for (at = 0; at < SHIFTS; at++) {
        for (skip = 0; skip < SHIFTS; skip++) {
            for (len = 0; len <= LONGEST; len++) {
                check_copy(copies, at, skip, len);
            }
        }
    }
}

void test_a_copy_is_exact_at_each_offset(void)
{
    check_copies(copy);
    check_copies(mem_move);
}

/* In one array: what is moved is what was there before. */
static void check_move(size_t to, size_t from, size_t len)
{
    size_t i;

    for (i = 0; i < SPACE; i++) {
        memory.octets[i] = text[i];
    }
    TEST_ASSERT_EQUAL_PTR(
        memory.octets + to,
        mem_move(memory.octets + to, memory.octets + from, len));
    for (i = 0; i < SPACE; i++) {
        TEST_ASSERT_EQUAL_HEX8(i < to || i >= to + len ? text[i]
                                                       : text[i - to + from],
                               memory.octets[i]);
    }
}

void test_memory_that_overlaps_is_moved_up_and_down(void)
{
    size_t to, from, len;

    for (to = 0; to <= 2 * SHIFTS; to++) {
        for (from = 0; from <= 2 * SHIFTS; from++) {
            for (len = 0; len <= LONGEST; len++) {
                check_move(to, from, len);
            }
        }
    }
}

void test_memory_is_set_at_each_offset(void)
{
    static const unsigned char all[LONGEST] = { 0x81, 0x81, 0x81, 0x81, 0x81,
                                                0x81, 0x81, 0x81, 0x81, 0x81,
                                                0x81, 0x81, 0x81, 0x81, 0x81,
                                                0x81, 0x81, 0x81, 0x81 };
    size_t at, len;

    for (at = 0; at < SHIFTS; at++) {
        for (len = 0; len <= LONGEST; len++) {
            setUp();
            /* Only the lowest eight bits count. */
            TEST_ASSERT_EQUAL_PTR(memory.octets + at,
                                  mem_set(memory.octets + at, 0x181, len));
            check_memory(at, all, len);
        }
    }
}

void test_the_first_difference_decides_by_unsigned_bytes(void)
{
    TEST_ASSERT_EQUAL_INT(0, mem_compare("abc", "abd", 2));
    TEST_ASSERT_EQUAL_INT(0, mem_compare("a", "b", 0));
    TEST_ASSERT_LESS_THAN_INT(0, mem_compare("abc", "abd", 3));
    TEST_ASSERT_LESS_THAN_INT(0, mem_compare("bz", "ca", 2));
    TEST_ASSERT_GREATER_THAN_INT(0, mem_compare("\x80", "\x7F", 1));
    TEST_ASSERT_LESS_THAN_INT(0, mem_compare("\0a", "\0b", 2));
}

void test_a_length_ends_before_the_first_zero(void)
{
    TEST_ASSERT_EQUAL(0, mem_length(""));
    TEST_ASSERT_EQUAL(1, mem_length("a\0b"));
    TEST_ASSERT_EQUAL(5, mem_length("\xFF"
                                    "abcd"));
}
