/*
 * Copies by words and by bytes. The library has the way of this core: all tests
 * call it. The other way is here, too.
 */
#include "base/nurl_emit.h"

#include "support.h"

/* By bytes, on every core: the source once more, with another name. */
char *copy_by_bytes(char *to, const char *ptr, size_t len);

#undef __ARM_FEATURE_UNALIGNED
#undef __x86_64__
#define nurl_emit_copy copy_by_bytes
#include "base/nurl_emit_copy.c"
#undef nurl_emit_copy

#define LONGEST 40u
/* More bytes than 16 bits count; a board does not have the memory. */
#ifdef NURL_HOST_TEST
#define LONG 65540u
#else
#define LONG 260u
#endif
#define SHIFTS 4u /* addresses that a word can have */

typedef char *copier(char *to, const char *ptr, size_t len);

static char text[LONGEST];
static char buffer[SHIFTS + LONGEST + 4];

void setUp(void)
{
    size_t i;

    for (i = 0; i < sizeof text; i++) {
        text[i] = (char)('A' + i);
    }
}

/* To each address: nothing is written before or after the copy. */
static void check(copier *copy, size_t at, size_t len)
{
    char *from = exact_open(text + LONGEST - len, len);
    size_t i;

    memset(buffer, '#', sizeof buffer);
    TEST_ASSERT_EQUAL_PTR(buffer + at + len, copy(buffer + at, from, len));
    exact_close(from);
    for (i = 0; i < sizeof buffer; i++) {
        TEST_ASSERT_EQUAL_HEX8(
            i < at || i >= at + len ? '#' : text[LONGEST - len + i - at],
            buffer[i]);
    }
}

/* From each address: nothing is read after the block. */
static void check_from(copier *copy, size_t skip, size_t len)
{
    char *from = exact_open(text, skip + len);

    memset(buffer, '#', sizeof buffer);
    TEST_ASSERT_EQUAL_PTR(buffer + len, copy(buffer, from + skip, len));
    TEST_ASSERT_EQUAL_MEMORY(text + skip, buffer, len);
    TEST_ASSERT_EQUAL_MEMORY("####", buffer + len, 4);
    exact_close(from);
}

static void check_all(copier *copy)
{
    size_t at;
    size_t len;

    for (at = 0; at < SHIFTS; at++) {
        for (len = 1; len <= LONGEST - SHIFTS; len++) {
            check(copy, at, len);
            check_from(copy, at, len);
        }
    }
}

void test_all_bytes_are_copied_and_none_before_or_after_them(void)
{
    check_all(nurl_emit_copy);
}

void test_all_bytes_are_copied_one_by_one(void)
{
    check_all(copy_by_bytes);
}

/* By either way. */
void test_a_long_text_is_copied_whole(void)
{
    static char from[LONG];
    static char to[LONG + 1];
    static copier *const copiers[] = { nurl_emit_copy, copy_by_bytes };
    size_t n;

    for (n = 0; n < sizeof from; n++) {
        from[n] = (char)(n & 0x7F);
    }
    for (n = 0; n < 2; n++) {
        memset(to, '#', sizeof to);
        TEST_ASSERT_EQUAL_PTR(to + sizeof from,
                              copiers[n](to, from, sizeof from));
        TEST_ASSERT_EQUAL_MEMORY(from, to, sizeof from);
        TEST_ASSERT_EQUAL_INT8('#', to[sizeof from]);
    }
}

void test_without_bytes_the_text_can_be_null(void)
{
    TEST_ASSERT_EQUAL_PTR(buffer, nurl_emit_copy(buffer, NULL, 0));
    TEST_ASSERT_EQUAL_PTR(buffer, copy_by_bytes(buffer, NULL, 0));
}
