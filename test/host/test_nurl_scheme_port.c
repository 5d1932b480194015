/* The default ports, by number of the scheme. */
#include "host/nurl_scheme_port.h"

#include "unity.h"

void test_the_first_and_the_last_scheme_have_their_own(void)
{
    TEST_ASSERT_EQUAL(0, nurl_scheme_port(NURL_SCHEME_OTHER));
    TEST_ASSERT_EQUAL(21, nurl_scheme_port(NURL_SCHEME_FTP));
    TEST_ASSERT_EQUAL(1525, nurl_scheme_port(NURL_SCHEME_PROSPERO));
    TEST_ASSERT_EQUAL(443, nurl_scheme_port(NURL_SCHEME_HTTPS));
    TEST_ASSERT_EQUAL(443, nurl_scheme_port(NURL_SCHEME_COAPS_WS));
}

void test_the_ports_of_rfc_1738_are_the_same_ones(void)
{
    unsigned n;

    for (n = NURL_SCHEME_OTHER; n <= NURL_SCHEME_PROSPERO; n++) {
        TEST_ASSERT_EQUAL(nurl_scheme_port((enum nurl_scheme)n),
                          nurl_scheme_port_1738((enum nurl_scheme)n));
    }
}

void test_three_schemes_of_rfc_1738_have_none(void)
{
    TEST_ASSERT_EQUAL(0, nurl_scheme_port(NURL_SCHEME_MAILTO));
    TEST_ASSERT_EQUAL(0, nurl_scheme_port(NURL_SCHEME_NEWS));
    TEST_ASSERT_EQUAL(0, nurl_scheme_port(NURL_SCHEME_FILE));
}
