/* SPDX-License-Identifier: MIT */
/*
 * tls_time.c - the time as certificates have it
 *
 * It reads as much as is needed to find notBefore. BearSSL validates the
 * certificate.
 */
#include "tls/tls_time.h"

enum {
    TAG_INTEGER = 0x02,
    TAG_UTC = 0x17,
    TAG_GENERALIZED = 0x18,
    TAG_SEQUENCE = 0x30,
    TAG_VERSION = 0xA0
};

/* The bytes that are not read yet. */
struct der {
    const uint8_t *bytes;
    size_t length;
};

int nfetch_tls_time_is_later(const struct nfetch_tls_time *a,
                             const struct nfetch_tls_time *b)
{
    return a->day != b->day ? a->day > b->day : a->second > b->second;
}

/* BOUNDS: the caller has checked that there is a byte. */
static uint8_t take(struct der *der)
{
    uint8_t byte = der->bytes[0];

    der->bytes++;
    der->length--;
    return byte;
}

/* X.690, 8.1.3: one byte below 128, or 128 + n and n bytes; n is 1 to 3. */
static int take_length(struct der *der, size_t *length)
{
    size_t value, count;

    if (der->length == 0) {
        return 0;
    }
    value = take(der);
    if (value >= 0x80) {
        count = value - 0x80;
        if (count == 0 || count > 3 || count > der->length) {
            return 0;
        }
        for (value = 0; count > 0; count--) {
            value = value << 8 | take(der);
        }
    }
    *length = value;
    return 1;
}

/* Enters an element. Returns 1, or 0 if it has another tag. */
static int enter(struct der *der, uint8_t tag, size_t *length)
{
    if (der->length == 0 || der->bytes[0] != tag) {
        return 0;
    }
    (void)take(der);
    return take_length(der, length);
}

/* Skips an element. Returns 1, or 0 if it has another tag or is cut off. */
static int skip(struct der *der, uint8_t tag)
{
    size_t length;

    if (!enter(der, tag, &length) || length > der->length) {
        return 0;
    }
    der->bytes += length;
    der->length -= length;
    return 1;
}

/* Reads two digits. Returns 100 if one of them is none. */
static uint32_t take_two(struct der *der)
{
    uint32_t tens = (uint32_t)take(der) - '0';
    uint32_t ones = (uint32_t)take(der) - '0';

    return tens <= 9 && ones <= 9 ? tens * 10 + ones : 100;
}

/* Returns the days of all years before this one. */
static uint32_t days_before_year(uint32_t year)
{
    return 365 * year + (year + 3) / 4 - (year + 99) / 100 + (year + 399) / 400;
}

static uint32_t days_before_month(uint32_t year, uint32_t month)
{
    static const uint16_t days[12] = { 0,   31,  59,  90,  120, 151,
                                       181, 212, 243, 273, 304, 334 };
    int is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

    return days[month - 1] + (month > 2 && is_leap ? 1u : 0u);
}

/* "MMDDHHMMSS" */
static int take_rest(struct nfetch_tls_time *time, struct der *der,
                     uint32_t year)
{
    uint32_t month = take_two(der);
    uint32_t day = take_two(der);
    uint32_t hour = take_two(der);
    uint32_t minute = take_two(der);
    uint32_t second = take_two(der);

    if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 ||
        minute > 59 || second > 59) {
        return 0;
    }
    time->day =
        days_before_year(year) + days_before_month(year, month) + day - 1;
    time->second = (hour * 60 + minute) * 60 + second;
    return 1;
}

/*
 * UTCTime has two digits of the year, from 1950 on; GeneralizedTime has four
 * (RFC 5280, 4.1.2.5).
 * BOUNDS: the digits are counted before the first is taken.
 */
static int take_time(struct nfetch_tls_time *time, struct der *der)
{
    size_t length;
    uint32_t century, year;

    if (enter(der, TAG_UTC, &length)) {
        if (length != 13 || der->length < 13) {
            return 0;
        }
        year = take_two(der);
        return year < 100 &&
               take_rest(time, der, year < 50 ? 2000 + year : 1900 + year);
    }
    if (!enter(der, TAG_GENERALIZED, &length) || length != 15 ||
        der->length < 15) {
        return 0;
    }
    century = take_two(der);
    year = take_two(der);
    return century < 100 && year < 100 &&
           take_rest(time, der, century * 100 + year);
}

int nfetch_tls_time_not_before(struct nfetch_tls_time *time,
                               const uint8_t *bytes, size_t length)
{
    struct der der;

    der.bytes = bytes;
    der.length = length;
    if (!enter(&der, TAG_SEQUENCE, &length) ||
        !enter(&der, TAG_SEQUENCE, &length)) {
        return 0;
    }
    (void)skip(&der, TAG_VERSION);
    return skip(&der, TAG_INTEGER) && skip(&der, TAG_SEQUENCE) &&
           skip(&der, TAG_SEQUENCE) && enter(&der, TAG_SEQUENCE, &length) &&
           take_time(time, &der);
}
