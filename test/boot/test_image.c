/* An image on its way into memory, and the proof that it is whole. */
#include "image.h"

#include <string.h>

#include "exact.h"
#include "fetch_status.h"
#include "sha256.h"
#include "unity.h"

enum {
    MOST = 65, /* octets of an image here */
    ROOM = MOST + IMAGE_DIGEST
};

static uint8_t memory[ROOM];
static uint8_t octets[ROOM];
static char digits[2 * IMAGE_DIGEST];
static struct image image;
static unsigned moves;

/* So many octets, and behind them their digest. */
static void make(size_t length)
{
    static const char hex[] = "0123456789abcdef";
    struct sha256 sha;
    size_t i;

    for (i = 0; i < length; i++) {
        octets[i] = (uint8_t)(i * 7 + length);
    }
    sha256_begin(&sha);
    sha256_add(&sha, octets, length);
    sha256_end(&sha, octets + length);
    for (i = 0; i < sizeof digits; i++) {
        digits[i] = hex[octets[length + i / 2] >> (i % 2 ? 0 : 4) & 15];
    }
}

/* Adds the first octets, so many at a time, each piece from an exact block. */
static void add(size_t length, size_t piece)
{
    size_t at;

    image_begin(&image, memory, sizeof memory);
    for (at = 0; at < length; at += piece) {
        size_t count = length - at < piece ? length - at : piece;
        char *block = exact_open((const char *)octets + at, count);

        TEST_ASSERT_EQUAL_INT(FETCH_OK, image_add(&image, block, count));
        exact_close(block);
    }
}

static int proved(const char *pinned, size_t length)
{
    char *block = exact_open(pinned, length);
    int status = image_prove(&image, nurl_text(block, length));

    exact_close(block);
    return status;
}

static int proved_itself(void)
{
    return image_prove(&image, nurl_text(NULL, 0));
}

void test_a_digest_behind_the_image_proves_it(void)
{
    size_t length, piece;

    for (length = 1; length <= MOST; length++) {
        make(length);
        for (piece = 1; piece <= length + IMAGE_DIGEST; piece += 5) {
            add(length + IMAGE_DIGEST, piece);
            TEST_ASSERT_EQUAL_INT(FETCH_OK, proved_itself());
            TEST_ASSERT_EQUAL_size_t(length, image.length);
            TEST_ASSERT_EQUAL_MEMORY(octets, memory, length);
        }
    }
}

void test_a_digest_in_the_url_proves_all_that_came(void)
{
    size_t length, piece;

    for (length = 1; length <= MOST; length++) {
        make(length);
        for (piece = 1; piece <= length; piece += 5) {
            add(length, piece);
            TEST_ASSERT_EQUAL_INT(FETCH_OK, proved(digits, sizeof digits));
            TEST_ASSERT_EQUAL_size_t(length, image.length);
            TEST_ASSERT_EQUAL_MEMORY(octets, memory, length);
        }
    }
}

void test_digits_have_either_case(void)
{
    size_t i;

    make(3);
    add(3, 3);
    for (i = 0; i < sizeof digits; i++) {
        digits[i] =
            (char)(digits[i] >= 'a' ? digits[i] - 'a' + 'A' : digits[i]);
    }
    TEST_ASSERT_EQUAL_INT(FETCH_OK, proved(digits, sizeof digits));
}

void test_what_is_no_digest_proves_nothing(void)
{
    size_t length;

    make(3);
    for (length = 0; length < sizeof digits; length++) {
        add(3, 3);
        TEST_ASSERT_EQUAL_INT(FETCH_ERR_DIGEST, proved(digits, length));
    }
    for (length = 0; length < sizeof digits; length++) {
        make(3);
        digits[length] = 'g';
        add(3, 3);
        TEST_ASSERT_EQUAL_INT(FETCH_ERR_DIGEST, proved(digits, sizeof digits));
    }
}

void test_each_octet_that_is_another_one_is_noticed(void)
{
    size_t i;

    for (i = 0; i < 40 + IMAGE_DIGEST; i++) {
        make(40);
        octets[i] ^= 1;
        add(40 + IMAGE_DIGEST, 7);
        TEST_ASSERT_EQUAL_INT(FETCH_ERR_DIGEST, proved_itself());
    }
    for (i = 0; i < 40; i++) {
        make(40);
        octets[i] ^= 0x80;
        add(40, 7);
        TEST_ASSERT_EQUAL_INT(FETCH_ERR_DIGEST, proved(digits, sizeof digits));
    }
}

void test_an_image_that_was_cut_is_noticed(void)
{
    size_t length;

    make(40);
    for (length = 0; length <= IMAGE_DIGEST; length++) {
        add(length, 7);
        TEST_ASSERT_EQUAL_INT(FETCH_ERR_EMPTY, proved_itself());
    }
    for (; length < 40 + IMAGE_DIGEST; length++) {
        add(length, 7);
        TEST_ASSERT_EQUAL_INT(FETCH_ERR_DIGEST, proved_itself());
    }
}

void test_nothing_is_no_image_whatever_its_digest(void)
{
    make(0);
    add(0, 1);
    TEST_ASSERT_EQUAL_INT(FETCH_ERR_EMPTY, proved(digits, sizeof digits));
    add(IMAGE_DIGEST, IMAGE_DIGEST);
    TEST_ASSERT_EQUAL_INT(FETCH_ERR_EMPTY, proved_itself());
}

void test_what_has_no_room_is_not_added(void)
{
    make(MOST);
    image_begin(&image, memory, 10);
    TEST_ASSERT_EQUAL_INT(FETCH_OK, image_add(&image, octets, 8));
    TEST_ASSERT_EQUAL_INT(FETCH_ERR_SIZE, image_add(&image, octets, 3));
    TEST_ASSERT_EQUAL_INT(FETCH_ERR_SIZE, image_add(&image, octets, SIZE_MAX));
    TEST_ASSERT_EQUAL_size_t(8, image.length);
    TEST_ASSERT_EQUAL_INT(FETCH_OK, image_add(&image, octets, 2));
    TEST_ASSERT_EQUAL_INT(FETCH_ERR_SIZE, image_add(&image, octets, 1));
}

void test_a_length_beyond_the_memory_is_refused_before_it_comes(void)
{
    image_begin(&image, memory, 10);
    TEST_ASSERT_EQUAL_INT(FETCH_OK, image_expect(&image, 10));
    TEST_ASSERT_EQUAL_size_t(10, image.expected);
    TEST_ASSERT_EQUAL_INT(FETCH_ERR_SIZE, image_expect(&image, 11));
    TEST_ASSERT_EQUAL_INT(FETCH_ERR_SIZE,
                          image_expect(&image, (uint64_t)1 << 32));
    TEST_ASSERT_EQUAL_INT(FETCH_ERR_SIZE, image_expect(&image, UINT64_MAX));
}

void test_octets_come_anew(void)
{
    make(40);
    add(40 + IMAGE_DIGEST, 7);
    TEST_ASSERT_EQUAL_INT(FETCH_OK, image_expect(&image, 72));
    TEST_ASSERT_EQUAL_INT(FETCH_OK, proved_itself());
    image_restart(&image);
    TEST_ASSERT_EQUAL_size_t(0, image.length);
    TEST_ASSERT_EQUAL_size_t(0, image.expected);
    make(3);
    TEST_ASSERT_EQUAL_INT(FETCH_OK,
                          image_add(&image, octets, 3 + IMAGE_DIGEST));
    TEST_ASSERT_EQUAL_INT(FETCH_OK, proved_itself());
}

static void count_move(const struct image *moved)
{
    TEST_ASSERT_EQUAL_PTR(&image, moved);
    moves++;
}

void test_progress_is_told(void)
{
    image_begin(&image, memory, 10);
    image.moved = count_move;
    TEST_ASSERT_EQUAL_INT(FETCH_OK, image_add(&image, octets, 3));
    TEST_ASSERT_EQUAL_INT(FETCH_OK, image_add(&image, octets, 0));
    TEST_ASSERT_EQUAL_INT(FETCH_OK, image_add(&image, octets, 4));
    TEST_ASSERT_EQUAL_INT(FETCH_ERR_SIZE, image_add(&image, octets, 4));
    TEST_ASSERT_EQUAL_UINT(2, moves);
    image_restart(&image);
    TEST_ASSERT_EQUAL_INT(FETCH_OK, image_add(&image, octets, 1));
    TEST_ASSERT_EQUAL_UINT(3, moves);
}
