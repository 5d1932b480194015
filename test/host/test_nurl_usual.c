/* The usual ports, those of RFC 1738 and all. */
#include "nurl_usual.h"

#include <string.h>

#include "unity.h"

TEST_SOURCE_FILE("nurl_octet.c")
TEST_SOURCE_FILE("nurl_span.c")

void setUp(void)
{
}

void tearDown(void)
{
}

static uint16_t usual(const char *scheme, unsigned count)
{
    struct nurl_str text = { NULL, 0 };

    text.at = scheme;
    text.len = strlen(scheme);
    return nurl_usual(text, count);
}

struct row {
    const char *scheme;
    uint16_t port;
};

static const struct row rfc1738[] = {
    { "ftp", 21 },    { "http", 80 },  { "gopher", 70 },     { "nntp", 119 },
    { "telnet", 23 }, { "wais", 210 }, { "prospero", 1525 },
};

static const struct row later[] = {
    { "https", 443 },  { "ws", 80 },      { "wss", 443 },
    { "coap", 5683 },  { "coaps", 5684 }, { "mqtt", 1883 },
    { "mqtts", 8883 }, { "tftp", 69 },    { "rtsp", 554 },
};

void test_the_schemes_of_rfc_1738_have_their_port_in_both_lists(void)
{
    unsigned i;

    TEST_ASSERT_EQUAL(NURL_USUAL_1738, sizeof rfc1738 / sizeof rfc1738[0]);
    for (i = 0; i < sizeof rfc1738 / sizeof rfc1738[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(rfc1738[i].port,
                                  usual(rfc1738[i].scheme, NURL_USUAL_1738),
                                  rfc1738[i].scheme);
        TEST_ASSERT_EQUAL_MESSAGE(rfc1738[i].port,
                                  usual(rfc1738[i].scheme, NURL_USUAL_ALL),
                                  rfc1738[i].scheme);
    }
}

void test_later_schemes_have_one_in_the_long_list_alone(void)
{
    unsigned i;

    TEST_ASSERT_EQUAL(NURL_USUAL_ALL - NURL_USUAL_1738,
                      sizeof later / sizeof later[0]);
    for (i = 0; i < sizeof later / sizeof later[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(0, usual(later[i].scheme, NURL_USUAL_1738),
                                  later[i].scheme);
        TEST_ASSERT_EQUAL_MESSAGE(later[i].port,
                                  usual(later[i].scheme, NURL_USUAL_ALL),
                                  later[i].scheme);
    }
}

void test_the_case_of_a_scheme_does_not_matter(void)
{
    TEST_ASSERT_EQUAL(80, usual("HTTP", NURL_USUAL_1738));
    TEST_ASSERT_EQUAL(1525, usual("pRosPero", NURL_USUAL_1738));
    TEST_ASSERT_EQUAL(5684, usual("CoAPS", NURL_USUAL_ALL));
}

void test_any_other_scheme_has_none(void)
{
    static const char *const none[] = { "",     "mailto",  "news",  "file",
                                        "foo",  "htt",     "httpx", "w",
                                        "wsss", "http\x80" };
    unsigned i;

    for (i = 0; i < sizeof none / sizeof none[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(0, usual(none[i], NURL_USUAL_ALL), none[i]);
    }
}
