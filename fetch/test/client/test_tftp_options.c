/* What a TFTP server says to the options of a request. */
#include "client/tftp_options.h"

#include <string.h>

#include "exact.h"
#include "nfetch_status.h"
#include "unity.h"

struct row {
    const char *octets;
    size_t length;
    unsigned block;
    unsigned sized;
    unsigned size;
};

/* A literal with its NULs, without the last one. */
#define OCTETS(literal) (literal), sizeof(literal) - 1

static struct nfetch_tftp_options options;

static int read(const char *octets, size_t length)
{
    char *block = exact_open(octets, length);
    int status;

    nfetch_tftp_options_begin(&options);
    status = nfetch_tftp_options_read(&options, (const uint8_t *)block, length);
    exact_close(block);
    return status;
}

void test_options_in_any_order(void)
{
    static const struct row rows[] = {
        { OCTETS(""), 512, 0, 0 },
        { OCTETS("blksize\0001428\0"), 1428, 0, 0 },
        { OCTETS("BlkSize\0008\0"), 8, 0, 0 },
        { OCTETS("tsize\00065536\0"), 512, 1, 65536 },
        { OCTETS("tsize\0000\0"), 512, 0, 0 }, /* it does not know */
        { OCTETS("timeout\0001\0"), 512, 0, 0 },
        { OCTETS("timeout\0005\0"), 512, 0, 0 },
        { OCTETS("multicast\000,,1\0blksize\00032\0"), 32, 0, 0 },
        { OCTETS("blksize\0001428\0\0"), 1428, 0, 0 },
        { OCTETS("tsize\0007\0\0\0\0\0\0"), 512, 1, 7 },
        { OCTETS("tsize\0001\0"), 512, 1, 1 },
        { OCTETS("z\0001\0"), 512, 0, 0 },
        { OCTETS("\0"), 512, 0, 0 },
        { OCTETS("tsize\0007\0blksize\000512\0timeout\0001\0"), 512, 1, 7 },
        { OCTETS("timeout\00001\0blksize\00001024\0tsize\000007\0"), 1024, 1,
          7 },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_INT(NFETCH_OK, read(rows[i].octets, rows[i].length));
        TEST_ASSERT_EQUAL_UINT(rows[i].block, options.block);
        TEST_ASSERT_EQUAL_UINT(rows[i].sized, options.sized);
        TEST_ASSERT_TRUE(options.size == rows[i].size);
    }
}

void test_a_window_is_at_most_the_requested_one(void)
{
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, read(OCTETS("blksize\000512\0")));
    TEST_ASSERT_EQUAL_UINT(1, options.window);
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, read(OCTETS("windowsize\0001\0")));
    TEST_ASSERT_EQUAL_UINT(1, options.window);
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, read(OCTETS("WindowSize\0006\0")));
    TEST_ASSERT_EQUAL_UINT(6, options.window);
}

void test_a_value_that_was_not_asked_for_is_refused(void)
{
    static const struct row rows[] = {
        { OCTETS("blksize\0007\0"), 0, 0, 0 },
        { OCTETS("blksize\0001429\0"), 0, 0, 0 },
        { OCTETS("blksize\00065536\0"), 0, 0, 0 },
        { OCTETS("blksize\0\0"), 0, 0, 0 },
        { OCTETS("tsize\0\0"), 0, 0, 0 },
        { OCTETS("blksize\0005:\0"), 0, 0, 0 },
        { OCTETS("blksize\000-8\0"), 0, 0, 0 },
        { OCTETS("blksize\000 512\0"), 0, 0, 0 },
        { OCTETS("blksize\00051a\0"), 0, 0, 0 },
        { OCTETS("windowsize\0000\0"), 0, 0, 0 },
        { OCTETS("windowsize\0007\0"), 0, 0, 0 },
        { OCTETS("\0x\0"), 0, 0, 0 },
        { OCTETS("\0\0x"), 0, 0, 0 },
        { OCTETS("blksize\000512\0\0x"), 0, 0, 0 },
        { OCTETS("tsize\00018446744073709551616\0"), 0, 0, 0 },
        { OCTETS("tsize\00099999999999999999999999\0"), 0, 0, 0 },
        { OCTETS("tsize\0001\0blksize\0007\0"), 0, 0, 0 },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_INT(NFETCH_ERR_PROTOCOL,
                              read(rows[i].octets, rows[i].length));
    }
}

void test_a_size_has_up_to_64_bits(void)
{
    TEST_ASSERT_EQUAL_INT(NFETCH_OK,
                          read(OCTETS("tsize\00018446744073709551615\0")));
    TEST_ASSERT_TRUE(options.size == UINT64_MAX);
}

void test_a_number_can_have_many_zeros_before_it(void)
{
    char octets[6 + 300 + 2] = "tsize";

    memset(octets + 6, '0', 300);
    octets[6 + 300] = '7';
    TEST_ASSERT_EQUAL_INT(NFETCH_OK, read(octets, sizeof octets));
    TEST_ASSERT_TRUE(options.size == 7);
}

/* Good are only the ends of an option; no byte after the end is read. */
void test_cut_at_every_octet(void)
{
    static const char octets[] = "tsize\00012345\0timeout\0001\0blksize\000"
                                 "512";
    const size_t whole = sizeof octets;

    for (size_t length = 0; length <= whole; length++) {
        int is_end =
            length == 0 || length == 12 || length == 22 || length == whole;

        TEST_ASSERT_EQUAL_INT(is_end ? (int)NFETCH_OK
                                     : (int)NFETCH_ERR_PROTOCOL,
                              read(octets, length));
    }
}

void test_padding_is_of_zeros_whatever_its_length(void)
{
    char block[8 + 256] = "tsize\0007";

    TEST_ASSERT_EQUAL_INT(NFETCH_OK, read(block, sizeof block));
    memset(block + 8, 'x', 256);
    TEST_ASSERT_EQUAL_INT(NFETCH_ERR_PROTOCOL, read(block, sizeof block));
}
