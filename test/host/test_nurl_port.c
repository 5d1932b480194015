/* The port to connect to; requirement X86-17. */
#include "nurl_host.h"

#include <string.h>

#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static struct nurl_str str(const char *text)
{
    struct nurl_str result = { NULL, 0 };

    result.ptr = text;
    result.len = strlen(text);
    return result;
}

/* A struct as a parse of "SCHEME:PORT" would leave it. */
static int32_t port_of(enum nurl_profile profile, const char *text)
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
    return nurl_port(&url);
}

void test_sixteen_schemes_have_a_usual_port(void)
{
    TEST_ASSERT_EQUAL(21, nurl_default_port(str("ftp")));
    TEST_ASSERT_EQUAL(23, nurl_default_port(str("telnet")));
    TEST_ASSERT_EQUAL(70, nurl_default_port(str("gopher")));
    TEST_ASSERT_EQUAL(80, nurl_default_port(str("http")));
    TEST_ASSERT_EQUAL(119, nurl_default_port(str("nntp")));
    TEST_ASSERT_EQUAL(210, nurl_default_port(str("wais")));
    TEST_ASSERT_EQUAL(1525, nurl_default_port(str("prospero")));
    TEST_ASSERT_EQUAL(443, nurl_default_port(str("https")));
    TEST_ASSERT_EQUAL(80, nurl_default_port(str("ws")));
    TEST_ASSERT_EQUAL(443, nurl_default_port(str("wss")));
    TEST_ASSERT_EQUAL(5683, nurl_default_port(str("coap")));
    TEST_ASSERT_EQUAL(5684, nurl_default_port(str("coaps")));
    TEST_ASSERT_EQUAL(1883, nurl_default_port(str("mqtt")));
    TEST_ASSERT_EQUAL(8883, nurl_default_port(str("mqtts")));
    TEST_ASSERT_EQUAL(69, nurl_default_port(str("tftp")));
    TEST_ASSERT_EQUAL(554, nurl_default_port(str("rtsp")));
}

void test_the_scheme_is_read_without_case_and_whole(void)
{
    TEST_ASSERT_EQUAL(443, nurl_default_port(str("HttpS")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("htt")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("httpx")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("file")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("coap+tcp")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("prosperoprospero")));
}

void test_a_written_port_comes_before_the_usual_one(void)
{
    TEST_ASSERT_EQUAL(8080, port_of(NURL_PROFILE_3986, "http:8080"));
    TEST_ASSERT_EQUAL(80, port_of(NURL_PROFILE_3986, "http:"));
    TEST_ASSERT_EQUAL(80, port_of(NURL_PROFILE_3986, "http:00080"));
    TEST_ASSERT_EQUAL(0, port_of(NURL_PROFILE_3986, "http:0"));
    TEST_ASSERT_EQUAL(99, port_of(NURL_PROFILE_3986, ":99"));
    TEST_ASSERT_EQUAL(0, port_of(NURL_PROFILE_3986, "foo:"));
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

    TEST_ASSERT_EQUAL(65535, port_of(NURL_PROFILE_3986, "http:65535"));
    TEST_ASSERT_EQUAL(81, port_of(NURL_PROFILE_3986,
                                  "http:00000000000000000000000000000081"));
    for (i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(NURL_ERR_PORT_RANGE,
                                  port_of(NURL_PROFILE_3986, refused[i]),
                                  refused[i]);
    }
}

void test_the_strict_profile_knows_seven_usual_ports(void)
{
    TEST_ASSERT_EQUAL(21, port_of(NURL_PROFILE_1738, "ftp:"));
    TEST_ASSERT_EQUAL(1525, port_of(NURL_PROFILE_1738, "prospero:"));
    TEST_ASSERT_EQUAL(0, port_of(NURL_PROFILE_1738, "https:"));
    TEST_ASSERT_EQUAL(0, port_of(NURL_PROFILE_1738, "rtsp:"));
    TEST_ASSERT_EQUAL(443, port_of(NURL_PROFILE_1738, "https:443"));
}

void test_a_struct_that_holds_no_url_is_refused(void)
{
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, port_of(NURL_PROFILE_NONE, "http:80"));
}
