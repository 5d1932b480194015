/* Do two URLs have the same origin?. */
#include "nurl_equal.h"

#include "support.h"

void test_scheme_host_zone_and_port_are_those_of_an_origin(void)
{
    static const struct pair same[] = {
        /* Scheme host and port count. */
        { "http://h/a", "http://h/b?c#d" },
        { "http://[::1]/", "http://[0::1]/" },
        /* Ports are compared by number. */
        { "http://h:80/", "http://h/" },
        { "foo://h/", "foo://h:/" },
        /* A zone is compared as written. */
        { "x://[fe80::1%eth0]/a", "x://[fe80::1%eth0]" },
    };
    static const struct pair other[] = {
        /* Scheme host and port count. */
        { "http://h/", "https://h/" },
        { "http://h/", "http://www.h/" },
        { "http://h@g/", "http://h/" },
        /* Ports are compared by number. */
        { "http://h:443/", "https://h/" },
        { "http://h:8/", "http://h:9/" },
        { "http://h:80/", "http://h:336/" }, /* 256 more */
        { "foo://h:0/", "foo://h/" },
        { "http://h:65536/", "http://h:65536/" },
        /* A zone is compared as written. */
        { "x://[fe80::1%eth0]", "x://[fe80::1%ETH0]" },
        { "x://[fe80::1%41]", "x://[fe80::1%A]" },
        { "x://[fe80::1%1]", "x://[fe80::1]" },
        /* A URL without a host has no origin. */
        { "mailto:a@h", "mailto:a@h" },
        { "file:///a", "file:///a" },
        { "http://u@/a", "http://u@/a" },
    };

    PAIRS(nurl_parse_zone, nurl_same_origin, same, 1);
    PAIRS(nurl_parse_zone, nurl_same_origin, other, 0);
}

void test_a_host_that_was_cleared_is_no_origin(void)
{
    static const char *const texts[] = { "http://h/", "http://[::1]/",
                                         "http://1.2.3.4/" };
    struct nurl url;
    unsigned i;

    for (i = 0; i < 3; i++) {
        url = url_of(nurl_parse, texts[i]);
        TEST_ASSERT_EQUAL(1, nurl_same_origin(&url, &url));
        clear(&url.host);
        TEST_ASSERT_EQUAL(0, nurl_same_origin(&url, &url));
    }
}
