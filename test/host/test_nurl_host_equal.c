/* Hosts that are the same: each row has two hosts and their kind. */
#include "host/nurl_host_equal.h"

#include <string.h>

#include "rows.h"
#include "unity.h"

/* The host of a struct as the strict parser fills it. */
static enum nurl_status of_kind(struct nurl *url, const char *host, size_t len,
                                enum nurl_host_kind kind)
{
    memset(url, 0, sizeof *url);
    url->text = host;
    url->profile = NURL_PROFILE_1738;
    url->host_kind = (uint8_t)kind;
    url->host.len = (uint16_t)len;
    return NURL_OK;
}

static enum nurl_status name(struct nurl *url, const char *host, size_t len)
{
    return of_kind(url, host, len, NURL_HOST_NAME);
}

static enum nurl_status ipv4(struct nurl *url, const char *host, size_t len)
{
    return of_kind(url, host, len, NURL_HOST_IPV4);
}

static const struct pair_subject names = { name, nurl_host_equal };
static const struct pair_subject numbers = { ipv4, nurl_host_equal };

void test_names_are_the_same_in_any_case(void)
{
    static const struct pair same[] = {
        { "h.com", "h.com" },
        { "H.Com", "h.cOM" },
        { "az-AZ.09", "AZ-az.09" },
        { "a", "A" },
    };
    static const struct pair other[] = {
        { "h.com", "h.con" },   { "h.com", "h.co" }, { "h.com", "xh.com" },
        { "h.com", "h.com.x" }, { "a-b", "a.b" },    { "a-b", "a\rb" },
        { "a0", "a\x10" },      { "a", "!" },        { "007.x", "7.x" },
    };

    PAIRS(names, same, 1);
    PAIRS(names, other, 0);
}

void test_addresses_are_the_same_number_by_number(void)
{
    static const struct pair same[] = {
        { "1.2.3.4", "1.2.3.4" },       { "1.2.3.4", "001.02.0003.4" },
        { "0.0.0.0", "000.0.00.0000" }, { "10.20.30.40", "010.020.030.040" },
        { "1.2.3.0", "1.2.3.00" },      { "100.0.200.0", "0100.00.0200.00" },
    };
    static const struct pair other[] = {
        { "1.2.3.4", "1.2.3.5" },
        { "1.2.3.4", "1.2.3.40" },
        { "1.2.3.4", "10.2.3.4" },
        { "1.2.3.0", "1.2.3.10" },
        { "0.0.0.0", "0.0.0.1" },
        { "10.0.0.1", "1.0.0.1" },
        { "1.20.3.4", "1.2.3.4" },
        { "1.2.3.4", "1.2.3.14" },
        { "11.1.1.1", "1.11.1.1" },
        { "1.2.3.0", "1.2.3.20" },
        { "1.2.3.10", "1.2.3.100" },
        { "101.2.3.4", "11.2.3.4" },
        /* A missing number of a stored address is not zero. */
        { "1.0.0.1", "1..00.1" },
    };

    PAIRS(numbers, same, 1);
    PAIRS(numbers, other, 0);
}

void test_hosts_of_two_kinds_never_are(void)
{
    static const enum nurl_host_kind kinds[] = {
        NURL_HOST_NONE, NURL_HOST_EMPTY, NURL_HOST_NAME, NURL_HOST_IPV4
    };
    struct nurl a;
    struct nurl b;
    unsigned i;
    unsigned j;

    for (i = 0; i < 4; i++) {
        for (j = 0; j < 4; j++) {
            of_kind(&a, "1.2.3.4", i < 2 ? 0 : 7, kinds[i]);
            of_kind(&b, "1.2.3.4", j < 2 ? 0 : 7, kinds[j]);
            TEST_ASSERT_EQUAL(i == j, nurl_host_equal(&a, &b));
        }
    }
}
