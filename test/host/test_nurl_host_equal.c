/* Hosts that are the same, each line two of them and their kind. */
#include "host/nurl_host_equal.h"

#include <string.h>

#include "base/nurl_octet.h"
#include "exact.h"
#include "unity.h"

struct row {
    const char *a;
    const char *b;
};

/* A struct as the strict parser leaves it, as far as the host goes. */
static struct nurl url_of(const char *host, size_t len,
                          enum nurl_host_kind kind)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    url.text = host;
    url.profile = NURL_PROFILE_1738;
    url.host_kind = (uint8_t)kind;
    url.host.len = (uint16_t)len;
    return url;
}

/* `a` stands where not one octet is behind it. */
static int half(const char *a, const char *b, enum nurl_host_kind kind,
                int swapped)
{
    char *block = exact_open(a, strlen(a));
    struct nurl x = url_of(block, strlen(a), kind);
    struct nurl y = url_of(b, strlen(b), kind);
    int same = swapped ? nurl_host_equal(&y, &x) : nurl_host_equal(&x, &y);

    exact_close(block);
    return same;
}

static void check(const struct row *row, enum nurl_host_kind kind, int expected)
{
    int swapped;

    for (swapped = 0; swapped < 2; swapped++) {
        TEST_ASSERT_EQUAL_MESSAGE(expected, half(row->a, row->b, kind, swapped),
                                  row->a);
        TEST_ASSERT_EQUAL_MESSAGE(expected, half(row->b, row->a, kind, swapped),
                                  row->a);
    }
}

static void check_all(const struct row *rows, size_t count,
                      enum nurl_host_kind kind, int expected)
{
    size_t i;

    for (i = 0; i < count; i++) {
        check(&rows[i], kind, expected);
    }
}

#define CHECK(rows, kind, expected)                                            \
    check_all(rows, sizeof rows / sizeof rows[0], kind, expected)

void test_names_are_the_same_in_any_case(void)
{
    static const struct row rows[] = {
        { "h.com", "h.com" },
        { "H.Com", "h.cOM" },
        { "az-AZ.09", "AZ-az.09" },
        { "a", "A" },
    };

    CHECK(rows, NURL_HOST_NAME, 1);
}

void test_any_other_difference_makes_another_name(void)
{
    static const struct row rows[] = {
        { "h.com", "h.con" },   { "h.com", "h.co" }, { "h.com", "xh.com" },
        { "h.com", "h.com.x" }, { "a-b", "a.b" },    { "a-b", "a\rb" },
        { "a0", "a\x10" },      { "a", "!" },        { "007.x", "7.x" },
    };

    CHECK(rows, NURL_HOST_NAME, 0);
}

void test_addresses_are_the_same_number_by_number(void)
{
    static const struct row rows[] = {
        { "1.2.3.4", "1.2.3.4" },       { "1.2.3.4", "001.02.0003.4" },
        { "0.0.0.0", "000.0.00.0000" }, { "10.20.30.40", "010.020.030.040" },
        { "1.2.3.0", "1.2.3.00" },      { "100.0.200.0", "0100.00.0200.00" },
    };

    CHECK(rows, NURL_HOST_IPV4, 1);
}

void test_another_number_makes_another_address(void)
{
    static const struct row rows[] = {
        { "1.2.3.4", "1.2.3.5" },    { "1.2.3.4", "1.2.3.40" },
        { "1.2.3.4", "10.2.3.4" },   { "1.2.3.0", "1.2.3.10" },
        { "0.0.0.0", "0.0.0.1" },    { "10.0.0.1", "1.0.0.1" },
        { "1.20.3.4", "1.2.3.4" },   { "1.2.3.4", "1.2.3.14" },
        { "11.1.1.1", "1.11.1.1" },  { "1.2.3.0", "1.2.3.20" },
        { "1.2.3.10", "1.2.3.100" }, { "101.2.3.4", "11.2.3.4" },
    };

    CHECK(rows, NURL_HOST_IPV4, 0);
}

void test_a_number_that_a_stored_address_lacks_is_no_zero(void)
{
    static const struct row rows[] = { { "1.0.0.1", "1..00.1" } };

    CHECK(rows, NURL_HOST_IPV4, 0);
}

void test_empty_hosts_are_the_same(void)
{
    static const struct row rows[] = { { "", "" } };

    CHECK(rows, NURL_HOST_EMPTY, 1);
    CHECK(rows, NURL_HOST_NONE, 1);
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
            a = url_of("1.2.3.4", kinds[i] < NURL_HOST_NAME ? 0 : 7, kinds[i]);
            b = url_of("1.2.3.4", kinds[j] < NURL_HOST_NAME ? 0 : 7, kinds[j]);
            TEST_ASSERT_EQUAL(i == j, nurl_host_equal(&a, &b));
        }
    }
}
