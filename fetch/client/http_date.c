/* SPDX-License-Identifier: MIT */
/*
 * http_date.c - the time of a date in a field of http
 */
#include "client/http_date.h"
#include "bytes.h"

static uint32_t two_digits(const char *text)
{
    return (uint32_t)(text[0] - '0') * 10 + (uint32_t)(text[1] - '0');
}

/* From March on, so that the day that not all years have is the last one. */
static uint32_t month_of(const char *text)
{
    static const char names[] = "MarAprMayJunJulAugSepOctNovDecJanFeb";
    uint32_t month = 0;

    while (month < 12 && !bytes_same(names + (size_t)month * 3, text, 3)) {
        month++;
    }
    return month;
}

/*
 * The months from March on have 31, 30, 31, 30, 31 days, and again. Only the
 * time from one date to another is of interest, so years begin with 1900, and
 * each fourth is a leap year, until 2099.
 */
int nfetch_http_date_read(struct nurl_str text, uint32_t *seconds)
{
    const char *date = text.ptr;
    uint32_t year, month, days, minutes;

    if (text.len != NFETCH_HTTP_DATE) {
        return 0;
    }
    month = month_of(date + 8);
    if (month == 12) {
        return 0;
    }
    year = 100 + two_digits(date + 14) - month / 10;
    days = year * 365 + year / 4 + (month * 153 + 2) / 5 + two_digits(date + 5);
    minutes = (days * 24 + two_digits(date + 17)) * 60 + two_digits(date + 20);
    *seconds = minutes * 60 + two_digits(date + 23);
    return 1;
}
