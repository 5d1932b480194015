/* An image in memory, and its verification. */
#include "image.h"

#include <string.h>

#include "exact.h"
#include "fetch_status.h"
#include "sha256.h"
#include "unity.h"

enum {
    MOST = 65, /* bytes of an image */
    ROOM = MOST + IMAGE_DIGEST
};

static uint8_t memory[ROOM];
static uint8_t octets[ROOM];
static char digits[2 * IMAGE_DIGEST];
static struct image image;

/* Makes `length` bytes and their digest, in digits of either case. */
static void make(size_t length)
{
    const char *hex = length % 2 ? "0123456789abcdef" : "0123456789ABCDEF";
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

/* Adds the first bytes in pieces, each from an exact block. */
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

/* Any length, in pieces of any length, with either digest. */
void test_the_digest_verifies_the_image(void)
{
    size_t length, piece;

    for (length = 1; length <= MOST; length++) {
        make(length);
        for (piece = 1; piece <= length + IMAGE_DIGEST; piece += 5) {
            add(length + IMAGE_DIGEST, piece);
            TEST_ASSERT_EQUAL_INT(FETCH_OK, proved_itself());
            TEST_ASSERT_EQUAL_size_t(length, image.length);
            TEST_ASSERT_EQUAL_MEMORY(octets, memory, length);
            add(length, piece);
            TEST_ASSERT_EQUAL_INT(FETCH_OK, proved(digits, sizeof digits));
            TEST_ASSERT_EQUAL_size_t(length, image.length);
            TEST_ASSERT_EQUAL_MEMORY(octets, memory, length);
        }
    }
}

void test_an_invalid_digest_verifies_nothing(void)
{
    size_t length;

    for (length = 0; length < sizeof digits; length++) {
        make(3);
        add(3, 3);
        TEST_ASSERT_EQUAL_INT(FETCH_ERR_DIGEST, proved(digits, length));
        digits[length] = 'g';
        add(3, 3);
        TEST_ASSERT_EQUAL_INT(FETCH_ERR_DIGEST, proved(digits, sizeof digits));
    }
}

void test_each_changed_byte_is_noticed(void)
{
    size_t i;

    for (i = 0; i < 40 + IMAGE_DIGEST; i++) {
        make(40);
        octets[i] ^= i % 2 ? 0x80 : 1;
        add(40 + IMAGE_DIGEST, 7);
        TEST_ASSERT_EQUAL_INT(FETCH_ERR_DIGEST, proved_itself());
        add(40, 7);
        TEST_ASSERT_EQUAL_INT(i < 40 ? FETCH_ERR_DIGEST : FETCH_OK,
                              proved(digits, sizeof digits));
    }
}

void test_an_image_that_is_cut_is_noticed(void)
{
    size_t length;

    make(40);
    for (length = 0; length < 40 + IMAGE_DIGEST; length++) {
        add(length, 7);
        TEST_ASSERT_EQUAL_INT(length <= IMAGE_DIGEST ? FETCH_ERR_EMPTY
                                                     : FETCH_ERR_DIGEST,
                              proved_itself());
    }
    make(0);
    add(0, 1);
    TEST_ASSERT_EQUAL_INT(FETCH_ERR_EMPTY, proved(digits, sizeof digits));
    add(IMAGE_DIGEST, IMAGE_DIGEST);
    TEST_ASSERT_EQUAL_INT(FETCH_ERR_EMPTY, proved_itself());
}

void test_more_than_the_memory_is_not_added(void)
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

void test_an_image_begins_again(void)
{
    make(40);
    add(40 + IMAGE_DIGEST, 7);
    TEST_ASSERT_EQUAL_INT(FETCH_OK, proved_itself());
    image_restart(&image);
    TEST_ASSERT_EQUAL_size_t(0, image.length);
    make(3);
    TEST_ASSERT_EQUAL_INT(FETCH_OK,
                          image_add(&image, octets, 3 + IMAGE_DIGEST));
    TEST_ASSERT_EQUAL_INT(FETCH_OK, proved_itself());
}
