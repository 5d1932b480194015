/* When a certificate begins, in the first bytes of it. */
#include "tls/tls_time.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

/* A certificate up to its notBefore, for one day. */
static const uint8_t utc[] = { 0x30, 0x82, 0x01, 0x50, /* Certificate */
                               0x30, 0x81, 0xF6,       /* TBSCertificate */
                               0xA0, 0x03, 0x02, 0x01, 0x02, /* version */
                               0x02, 0x02, 0x12, 0x34,       /* serialNumber */
                               0x30, 0x02, 0x05, 0x00,       /* signature */
                               0x30, 0x81, 0x03, 0x31, 0x01, 0x00, /* issuer */
                               0x30, 0x1E, 0x17, 0x0D, /* validity */
                               '2',  '6',  '0',  '3',  '0',  '1',  '0',
                               '0',  '0',  '0',  '0',  '1',  'Z' };

enum {
    TIME = sizeof utc - 15 /* where the tag of notBefore is */
};

static struct nfetch_tls_time found;

/* Copied to the end of a block, so that a read beyond it is seen. */
static int find(const uint8_t *bytes, size_t length)
{
    char *block = exact_open((const char *)bytes, length);
    int is_found =
        nfetch_tls_time_not_before(&found, (const uint8_t *)block, length);

    exact_close(block);
    return is_found;
}

/* The same certificate with another time. */
static int find_time(uint8_t tag, const char *digits)
{
    uint8_t bytes[sizeof utc + 2];
    size_t length = strlen(digits);

    memcpy(bytes, utc, TIME);
    bytes[TIME] = tag;
    bytes[TIME + 1] = (uint8_t)length;
    memcpy(bytes + TIME + 2, digits, length);
    return find(bytes, TIME + 2 + length);
}

void test_days_count_from_the_year_0(void)
{
    static const struct {
        uint8_t tag;
        const char *digits;
        uint32_t day, second;
    } rows[] = {
        { 0x17, "700101000000Z", NFETCH_TLS_DAY_1970, 0 },
        { 0x17, "260301000001Z", NFETCH_TLS_DAY_1970 + 20513, 1 },
        { 0x17, "000229235959Z", NFETCH_TLS_DAY_1970 + 11016, 86399 },
        { 0x17, "000301000000Z", NFETCH_TLS_DAY_1970 + 11017, 0 },
        { 0x17, "240301000000Z", NFETCH_TLS_DAY_1970 + 19783, 0 },
        { 0x17, "241231000000Z", NFETCH_TLS_DAY_1970 + 20088, 0 },
        { 0x17, "491231120000Z", NFETCH_TLS_DAY_1970 + 29219, 43200 },
        { 0x17, "500101000000Z", NFETCH_TLS_DAY_1970 - 7305, 0 },
        { 0x18, "20500101000000Z", NFETCH_TLS_DAY_1970 + 29220, 0 },
        { 0x18, "21000301000000Z", NFETCH_TLS_DAY_1970 + 47541, 0 },
        { 0x18, "00000101000000Z", 0, 0 },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_TRUE_MESSAGE(find_time(rows[i].tag, rows[i].digits),
                                 rows[i].digits);
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].day, found.day, rows[i].digits);
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].second, found.second, rows[i].digits);
    }
}

void test_what_is_no_time_is_not_found(void)
{
    static const char *const rows[] = {
        "2603010000Z",   "26030100000Z",  "2603010000010Z", "260001000000Z",
        "261301000000Z", "260300000000Z", "260332000000Z",  "260301240000Z",
        "260301006000Z", "260301000060Z", "26030100000xZ",  "x60301000000Z"
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_FALSE_MESSAGE(find_time(0x17, rows[i]), rows[i]);
    }
    TEST_ASSERT_FALSE(find_time(0x18, "260301000000Z"));
    TEST_ASSERT_FALSE(find_time(0x18, "2x260301000000Z"));
    TEST_ASSERT_FALSE(find_time(0x16, "260301000000Z"));
    TEST_ASSERT_FALSE(find_time(0x18, "20261301000000Z"));
    TEST_ASSERT_FALSE(find_time(0x18, "20x60301000000Z"));
}

void test_a_certificate_that_is_cut_has_no_time(void)
{
    uint8_t four[TIME + 17]; /* digits of the year */

    TEST_ASSERT_TRUE(find(utc, sizeof utc));
    for (size_t length = 0; length < sizeof utc; length++) {
        TEST_ASSERT_FALSE(find(utc, length));
    }
    memcpy(four, utc, TIME);
    memcpy(four + TIME,
           "\x18\x0F"
           "20260301000000Z",
           17);
    TEST_ASSERT_TRUE(find(four, sizeof four));
    for (size_t length = TIME; length < sizeof four; length++) {
        TEST_ASSERT_FALSE(find(four, length));
    }
}

void test_any_byte_can_be_wrong(void)
{
    uint8_t bytes[sizeof utc];
    int value;

    for (size_t at = 0; at < TIME; at++) {
        for (value = 0; value < 256; value++) {
            memcpy(bytes, utc, sizeof utc);
            bytes[at] = (uint8_t)value;
            (void)find(bytes, sizeof bytes);
        }
    }
    TEST_ASSERT_TRUE(find(utc, sizeof utc));
}

void test_the_later_of_two_times(void)
{
    static const struct nfetch_tls_time early = { 5, 9 }, late = { 6, 1 },
                                        later = { 6, 2 };

    TEST_ASSERT_TRUE(nfetch_tls_time_is_later(&late, &early));
    TEST_ASSERT_FALSE(nfetch_tls_time_is_later(&early, &late));
    TEST_ASSERT_TRUE(nfetch_tls_time_is_later(&later, &late));
    TEST_ASSERT_FALSE(nfetch_tls_time_is_later(&late, &late));
}
