/* Can what belongs to one URL be sent to another? */
#include "nurl_equal.h"
#include "nurl_parse.h"
#include "rows.h"
#include "unity.h"

static const struct pair_subject origin = { nurl_parse_zone, nurl_same_origin };

void test_scheme_host_and_port_count(void)
{
    static const struct pair same[] = {
        { "http://h/a", "http://h/b?c#d" },
        { "HTTP://H.com/", "http://h.COM" },
        { "http://u:p@h/", "http://h/" },
        { "http://%48/", "http://h/" },
        { "http://h%c3%a9/", "http://h%C3%A9/" },
        { "https://[2001:DB8::1]/", "https://[2001:db8::1]:443/a" },
        { "file://h/a", "file://h/b" },
        { "http://[::1]/", "http://[0::1]/" },
    };
    static const struct pair other[] = {
        { "http://h/", "https://h/" },        { "http://h/", "http://g/" },
        { "http://h/", "http://h./" },        { "http://h/", "http://www.h/" },
        { "http://[::1]/", "http://[::2]/" }, { "http://h@g/", "http://h/" },
        { "http://h%2Fg/", "http://h/g/" },
    };

    PAIRS(origin, same, 1);
    PAIRS(origin, other, 0);
}

void test_ports_are_compared_by_number(void)
{
    static const struct pair same[] = {
        { "http://h:80/", "http://h/" },
        { "http://h:/", "http://h:0080/" },
        { "http://h:8080/", "http://h:08080/" },
        { "foo://h/", "foo://h:/" },
        { "foo://h:7/", "foo://h:007/" },
        { "http://h:0/", "http://h:00/" },
    };
    static const struct pair other[] = {
        { "http://h:443/", "https://h/" },
        { "http://h:81/", "http://h/" },
        { "foo://h:80/", "foo://h/" },
        { "http://h:0/", "http://h/" },
        { "foo://h:0/", "foo://h/" },
        { "http://h:65616/", "http://h:80/" },
        { "http://h:65536/", "http://h:65536/" },
    };

    PAIRS(origin, same, 1);
    PAIRS(origin, other, 0);
}

void test_a_zone_is_compared_as_written(void)
{
    static const struct pair same[] = {
        { "x://[fe80::1%eth0]/a", "x://[fe80::1%eth0]" },
    };
    static const struct pair other[] = {
        { "x://[fe80::1%eth0]", "x://[fe80::1%ETH0]" },
        { "x://[fe80::1%41]", "x://[fe80::1A]" },
        { "x://[fe80::1%41]", "x://[fe80::1%A]" },
        { "x://[fe80::1%1]", "x://[fe80::1]" },
    };

    PAIRS(origin, same, 1);
    PAIRS(origin, other, 0);
}

void test_what_has_no_host_has_no_origin(void)
{
    static const struct pair rows[] = {
        { "mailto:a@h", "mailto:a@h" },
        { "file:///a", "file:///a" },
        { "http://u@/a", "http://u@/a" },
        { "//h/a", "//h/a" },
        { "/a", "/a" },
        { "", "" },
        { "http:a", "http:a" },
    };

    PAIRS(origin, rows, 0);
}

void test_a_struct_without_such_a_url_has_no_origin(void)
{
    struct nurl a;
    struct nurl b;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&a, "http://h/", 9));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738(&b, "http://h/", 9));
    TEST_ASSERT_EQUAL(0, nurl_same_origin(&a, &b));
    TEST_ASSERT_EQUAL(0, nurl_same_origin(&b, &a));
    TEST_ASSERT_EQUAL(0, nurl_same_origin(&b, &b));
}
