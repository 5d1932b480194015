/* When a certificate begins, in the first bytes of it. */
#include "tls/tls_time.h"

#include <stdio.h>
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
    ISSUER = 20,
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

/* Counted one by one. */
void test_days_of_months_and_years(void)
{
    static const uint32_t days[12] = { 31, 28, 31, 30, 31, 30,
                                       31, 31, 30, 31, 30, 31 };
    uint32_t day = NFETCH_TLS_DAY_1970;
    char digits[] = "19700101000000Z";
    uint32_t year, month;

    for (year = 1970; year < 2110; year++) {
        int is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

        for (month = 1; month <= 12; month++) {
            (void)snprintf(digits, sizeof digits, "%04u%02u01000000Z",
                           (unsigned)year, (unsigned)month);
            TEST_ASSERT_TRUE_MESSAGE(find_time(0x18, digits), digits);
            TEST_ASSERT_EQUAL_UINT32_MESSAGE(day, found.day, digits);
            day += days[month - 1] + (month == 2 && is_leap ? 1u : 0u);
        }
    }
}

void test_what_is_no_time_is_not_found(void)
{
    static const char *const rows[] = {
        "2603010000Z",   "26030100000Z",  "2603010000010Z", "260001000000Z",
        "261301000000Z", "260300000000Z", "260332000000Z",  "260301240000Z",
        "260301006000Z", "260301000060Z", "26030100000xZ",  "x60301000000Z",
        "26030100000:Z"
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

/* In place of `size` bytes at `at` of the certificate. */
static int find_with(size_t at, size_t size, const char *bytes, size_t length)
{
    uint8_t all[sizeof utc + 400];

    memcpy(all, utc, at);
    memcpy(all + at, bytes, length);
    memcpy(all + at + length, utc + at + size, sizeof utc - at - size);
    return find(all, sizeof utc - size + length);
}

#define FIND_WITH(at, size, literal)                                           \
    find_with((at), (size), (literal), sizeof(literal) - 1)

/* X.690, 8.1.3; a length of 4 bytes is none of a certificate. */
void test_lengths_have_up_to_3_bytes(void)
{
    char issuer[4 + 300] = "\x30\x82\x01\x2C";

    TEST_ASSERT_TRUE(FIND_WITH(0, 4, "\x30\x7F"));
    TEST_ASSERT_FALSE(FIND_WITH(0, 4, "\x30\x80"));
    TEST_ASSERT_TRUE(FIND_WITH(0, 4, "\x30\x81\x80"));
    TEST_ASSERT_TRUE(FIND_WITH(0, 4, "\x30\x83\x01\x00\x00"));
    TEST_ASSERT_FALSE(FIND_WITH(0, 4, "\x30\x84\x00\x01\x00\x00"));
    TEST_ASSERT_TRUE(find_with(ISSUER, 6, issuer, sizeof issuer));
    TEST_ASSERT_FALSE(FIND_WITH(ISSUER, 3, "\x30\x82\x01\x03"));
    TEST_ASSERT_FALSE(FIND_WITH(ISSUER, 3, "\x30\x83\x01\x00\x03"));
    TEST_ASSERT_FALSE(FIND_WITH(TIME, 2, "\x17\x0C"));
    TEST_ASSERT_FALSE(FIND_WITH(TIME, 4, "\x18\x0E\x32\x30\x32\x36"));
    TEST_ASSERT_TRUE(FIND_WITH(TIME, 4, "\x18\x0F\x32\x30\x32\x36"));
}

void test_only_the_version_can_be_missing(void)
{
    TEST_ASSERT_TRUE(FIND_WITH(7, 5, ""));
    TEST_ASSERT_FALSE(FIND_WITH(12, 4, ""));
    TEST_ASSERT_FALSE(FIND_WITH(16, 4, ""));
    TEST_ASSERT_FALSE(FIND_WITH(ISSUER, 6, ""));
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
