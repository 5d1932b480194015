/* The port to connect to; requirements X86-17, REQ-01. */
#include "nurl_host.h"
#include "nurl_scheme.h"

#include <string.h>

#include "unity.h"

static struct nurl_str str(const char *text)
{
    return nurl_text(text, strlen(text));
}

static uint16_t port;

/* A struct as a parse of "SCHEME:PORT" would leave it. */
static enum nurl_status ask(enum nurl_profile profile, const char *text)
{
    struct nurl url = { NULL,     0,        0,        0,
                        { 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 },
                        { 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 } };
    const char *colon = strchr(text, ':');

    url.text = text;
    url.profile = (uint8_t)profile;
    url.scheme.len = (uint16_t)(colon - text);
    url.port.off = (uint16_t)(colon - text + 1);
    url.port.len = (uint16_t)strlen(colon + 1);
    port = 9;
    return nurl_port(&url, &port);
}

static void is(enum nurl_profile profile, const char *text, uint16_t wanted)
{
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, ask(profile, text), text);
    TEST_ASSERT_EQUAL_MESSAGE(wanted, port, text);
}

static void fails(enum nurl_profile profile, const char *text,
                  enum nurl_status wanted)
{
    TEST_ASSERT_EQUAL_MESSAGE(wanted, ask(profile, text), text);
    TEST_ASSERT_EQUAL_MESSAGE(0, port, text);
}

void test_a_released_default_port_never_changes(void)
{
    static const struct {
        const char *scheme;
        uint16_t port;
    } rows[] = {
        { "ftp", 21 },        { "telnet", 23 },     { "gopher", 70 },
        { "http", 80 },       { "nntp", 119 },      { "wais", 210 },
        { "prospero", 1525 }, { "https", 443 },     { "ws", 80 },
        { "wss", 443 },       { "coap", 5683 },     { "coaps", 5684 },
        { "mqtt", 1883 },     { "mqtts", 8883 },    { "tftp", 69 },
        { "rtsp", 554 },      { "coap+tcp", 5683 }, { "coaps+tcp", 5684 },
        { "coap+ws", 80 },    { "coaps+ws", 443 },
    };
    unsigned i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].port,
                                  nurl_default_port(str(rows[i].scheme)),
                                  rows[i].scheme);
    }
}

#define CHECK_ROW(id, name, port)                                              \
    TEST_ASSERT_EQUAL_MESSAGE(port, nurl_default_port(str(name)), name);

void test_each_row_of_the_list_has_its_default_port(void)
{
    NURL_SCHEMES_1738(CHECK_ROW)
    NURL_SCHEMES_LATER(CHECK_ROW)
}

void test_the_scheme_is_read_without_case_and_whole(void)
{
    TEST_ASSERT_EQUAL(443, nurl_default_port(str("HttpS")));
    TEST_ASSERT_EQUAL(5684, nurl_default_port(str("COAPS+TCP")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(nurl_text(NULL, 0)));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("htt")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("httpx")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("file")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("coap+udp")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("prosperoprospero")));
}

void test_a_written_port_comes_before_the_default_one(void)
{
    is(NURL_PROFILE_3986, "http:8080", 8080);
    is(NURL_PROFILE_3986, "http:00080", 80);
    is(NURL_PROFILE_3986, ":99", 99);
    is(NURL_PROFILE_3986, "foo:7", 7);
}

void test_an_empty_port_is_as_good_as_none(void)
{
    is(NURL_PROFILE_3986, "http:", 80);
    fails(NURL_PROFILE_3986, "foo:", NURL_ERR_PORT_MISSING);
    fails(NURL_PROFILE_3986, ":", NURL_ERR_PORT_MISSING);
}

/* A length of 260 is 4 in eight bits. */
void test_a_long_scheme_is_another_one(void)
{
    static char text[262] = "http";

    memset(text + 4, 'x', 256);
    text[260] = ':';
    fails(NURL_PROFILE_3986, text, NURL_ERR_PORT_MISSING);
}

void test_a_written_zero_is_zero(void)
{
    is(NURL_PROFILE_3986, "http:0", 0);
    is(NURL_PROFILE_3986, "foo:000", 0);
}

void test_a_port_above_65535_is_refused_and_never_wraps(void)
{
    static const char *const refused[] = {
        "http:65536",      "http:65616",
        "http:99999",      "http:655360",
        "http:4294967296", "http:4294967376",
        "http:2147483728", "http:18446744073709551696"
    };
    unsigned i;

    is(NURL_PROFILE_3986, "http:65535", 65535);
    is(NURL_PROFILE_3986, "http:00000000000000000000000000000081", 81);
    for (i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        fails(NURL_PROFILE_3986, refused[i], NURL_ERR_PORT_RANGE);
    }
}

void test_the_strict_profile_knows_seven_default_ports(void)
{
    is(NURL_PROFILE_1738, "ftp:", 21);
    is(NURL_PROFILE_1738, "prospero:", 1525);
    is(NURL_PROFILE_1738, "https:443", 443);
    fails(NURL_PROFILE_1738, "file:", NURL_ERR_PORT_MISSING);
    fails(NURL_PROFILE_1738, "https:", NURL_ERR_PORT_MISSING);
    fails(NURL_PROFILE_1738, "rtsp:", NURL_ERR_PORT_MISSING);
    fails(NURL_PROFILE_1738, "coaps+ws:", NURL_ERR_PORT_MISSING);
}

void test_a_struct_that_holds_no_url_is_refused(void)
{
    fails(NURL_PROFILE_NONE, "http:80", NURL_ERR_UNPARSED);
}

void test_a_scheme_that_nothing_can_read_has_no_default_port(void)
{
    TEST_ASSERT_EQUAL(0, nurl_default_port(nurl_text(NULL, 4)));
}
