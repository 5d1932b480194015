/* Where the zone of an IPv6 address begins; requirement REQ-20. */
#include "host/nurl_zone.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

struct row {
    const char *text;
    const char *zone; /* NULL: there is none */
};

static const struct row rows[] = {
    { "fe80::1%25eth0", "eth0" },
    { "fe80::1%eth0", "eth0" },
    { "FE80::1%251", "1" },
    { "fe80::1%1", "1" },
    { "::%2", "2" },
    { "::%25", "25" },
    { "::%2525", "25" },
    { "::%25%25", "%25" },
    { "::%%41", "%41" },
    { "::%2Fb", "2Fb" },
    { "::%26", "26" },
    { "::1.2.3.4%a", "a" },
    { "::%-._~9", "-._~9" },
    { "::%25-._~9", "-._~9" },
    { "::%a%2Fb", "a%2Fb" },
    { "::", NULL },
    { "", NULL },
    { "%", NULL },
    { "%eth0", NULL },
    { "%25eth0", NULL },
    { "::%", NULL },
    { "::%%", NULL },
    { "::%%4", NULL },
    { "::%25%4", NULL },
    { "::%25%41!", NULL },
    { "::%a%4", NULL },
    { "::%a%zz", NULL },
    { "::%a+b", NULL },
    { "::%25a!", NULL },
    { "::%a:b", NULL },
    { "::%a@b", NULL },
    { "::%a/", NULL },
    { "::%a b", NULL },
    { "::%\xC3\xA9", NULL },
    { "1.2.3.4%25a", NULL },
    { "v1.a%25b", NULL },
    { ":::%a", NULL },
};

static void check(const struct row *row)
{
    size_t len = strlen(row->text);
    char *block = exact_open(row->text, len);
    const char *zone = nurl_zone_of(block, block + len);
    const char *expected = NULL;

    if (row->zone) {
        expected = block + len - strlen(row->zone);
    }
    TEST_ASSERT_EQUAL_PTR_MESSAGE(expected, zone, row->text);
    exact_close(block);
}

void test_a_zone_stands_behind_either_delimiter(void)
{
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        check(&rows[i]);
    }
}
