/* The port to connect to; requirements X86-17, REQ-01. */
#include "nurl_host.h"

#include "support.h"

static struct nurl_str str(const char *text)
{
    return nurl_text(text, strlen(text));
}

static enum nurl_profile profile;

/* The port of a struct as for "SCHEME://h:PORT". */
static const char *asked(const char *text, size_t len)
{
    struct nurl url;
    uint16_t port = 9;
    const char *colon = memchr(text, ':', len);
    enum nurl_status status;

    memset(&url, 0, sizeof url);
    url.text = text;
    url.profile = (uint8_t)profile;
    url.scheme.len = (uint16_t)(colon - text);
    url.host_kind = NURL_HOST_NAME;
    url.port.off = (uint16_t)(colon - text + 1);
    url.port.len = (uint16_t)(text + len - colon - 1);
    status = nurl_port(&url, &port);
    if (status != NURL_OK) {
        TEST_ASSERT_EQUAL(0, port);
        return nurl_status_name(status);
    }
    render_start();
    render_number(port);
    return render_line();
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
        { "coap+ws", 80 },    { "coaps+ws", 443 },  { "rtsps", 322 },
        { "amqps", 5671 },    { "ipp", 631 },       { "ipps", 631 },
        { "amqp", 5672 },     { "opc.tcp", 4840 },
    };
    unsigned i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].port,
                                  nurl_default_port(str(rows[i].scheme)),
                                  rows[i].scheme);
    }
}

void test_the_scheme_is_read_without_case_and_whole(void)
{
    TEST_ASSERT_EQUAL(443, nurl_default_port(str("HttpS")));
    TEST_ASSERT_EQUAL(5684, nurl_default_port(str("COAPS+TCP")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(nurl_text(NULL, 0)));
    TEST_ASSERT_EQUAL(0, nurl_default_port(nurl_text(NULL, 4)));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("htt")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("httpx")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("file")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("coap+udp")));
    TEST_ASSERT_EQUAL(0, nurl_default_port(str("prosperoprospero")));
}

void test_a_written_port_has_priority_over_the_default_one(void)
{
    static const struct row rows[] = {
        { "http:8080", "8080" },
        { "foo:7", "7" },
        { "foo:000", "0" },
        /* An empty port is the default port. */
        { "http:", "80" },
        { "foo:", "PORT_MISSING" },
        { ":", "PORT_MISSING" },
        /* One above 65,535 is refused and never wraps. */
        { "http:65535", "65535" },
        { "http:655360", "PORT_RANGE" },
        { "http:18446744073709551696", "PORT_RANGE" },
        /* A damaged port ends before the byte that is no digit. */
        { "http:80/9", "80" },
        { "http::", "0" },
    };

    profile = NURL_PROFILE_3986;
    ROWS(asked, rows);
}

void test_a_port_without_its_host_is_gone(void)
{
    struct nurl url = url_of(nurl_parse, "http://h:8080/");
    uint16_t port;

    url.host_kind = NURL_HOST_NONE;
    clear(&url.host);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_port(&url, &port));
    TEST_ASSERT_EQUAL(80, port);
}

/* A length of 260 is 4 in eight bits. */
void test_a_long_scheme_is_another_one(void)
{
    static char text[262] = "http";

    memset(text + 4, 'x', 256);
    text[260] = ':';
    profile = NURL_PROFILE_3986;
    TEST_ASSERT_EQUAL_STRING("PORT_MISSING", asked(text, 261));
}

void test_the_strict_profile_knows_seven_default_ports(void)
{
    static const struct row rows[] = {
        { "ftp:", "21" },
        { "file:", "PORT_MISSING" },
        { "coaps+ws:", "PORT_MISSING" },
    };

    profile = NURL_PROFILE_1738;
    ROWS(asked, rows);
}

void test_a_struct_that_holds_no_url_is_refused(void)
{
    profile = NURL_PROFILE_NONE;
    TEST_ASSERT_EQUAL_STRING("UNPARSED", asked("http:80", 7));
}
