/* Whom to connect to; requirements REQ-28 to REQ-32. */
#include "nurl_host.h"

#include "support.h"

static int is_clear(const struct nurl_endpoint *endpoint)
{
    unsigned i;

    for (i = 0; i < 16; i++) {
        if (endpoint->address[i] != 0) {
            return 0;
        }
    }
    return !nurl_present(endpoint->name) && !nurl_present(endpoint->zone) &&
           endpoint->port == 0 && endpoint->kind == NURL_HOST_NONE &&
           endpoint->scheme == NURL_SCHEME_OTHER;
}

/* "name=h.com port=80", "ipv6 0..1 zone=eth0 port=80" or "HOST_CHAR@8". After
 * an error, except PORT_MISSING, nothing is set. */
static const char *line(const struct nurl *url)
{
    struct nurl_endpoint endpoint;
    enum nurl_status status;

    memset(&endpoint, 0xA5, sizeof endpoint);
    status = nurl_endpoint_parse(&endpoint, url);
    if (status != NURL_OK) {
        TEST_ASSERT_TRUE(status == NURL_ERR_PORT_MISSING ||
                         is_clear(&endpoint));
        return render_fault(status, endpoint.stop);
    }
    TEST_ASSERT_EQUAL(url->stop, endpoint.stop);
    TEST_ASSERT_EQUAL(nurl_scheme_of(url), endpoint.scheme);
    render_start();
    render_part("name=", url, endpoint.name);
    if (endpoint.kind == NURL_HOST_IPV4) {
        render_text("ipv4 ");
        render_hex(endpoint.address, 4);
    }
    if (endpoint.kind == NURL_HOST_IPV6) {
        render_text("ipv6 ");
        render_hex(endpoint.address, 16);
    }
    render_part(" zone=", url, endpoint.zone);
    render_text(" port=");
    render_number(endpoint.port);
    return render_line();
}

static const struct url_subject plain = { nurl_parse, line };
void test_a_url_has_a_host_to_connect_to_and_a_port(void)
{
    static const struct row rows[] = {
        /* A name is a span in the text, an address is bytes. */
        { "http://H.com.:8080/", "name=H.com. port=8080" },
        { "mqtt://_a-.b_", "name=_a-.b_ port=1883" },
        { "http://u:p@192.0.2.1", "ipv4 c0000201 port=80" },
        { "foo://h:65535#f", "name=h port=65535" },
        /* A host that a resolver cannot read is refused at its byte. */
        { "http://a%62/", "HOST_CHAR@8" },
        { "http://%00/", "HOST_CHAR@7" },
        { "http://a..b..c/", "HOST_LABEL@9" },
        /* A name that some read as an address is refused. */
        { "http://u@256.1.1.1./", "HOST_NUMERIC@9" },
        { "http://h.09/", "HOST_NUMERIC@7" },
        { "http://h.9/", "HOST_NUMERIC@7" },
        { "http://h.0", "HOST_NUMERIC@7" },
        { "http://h.1xa/", "name=h.1xa port=80" },
        { "http://h.0a1/", "name=h.0a1 port=80" },
        /* A host is needed. */
        { "http:///a", "HOST_EMPTY@7" },
        { "?", "SCHEME_MISSING@0" },
        { "mailto:a@b", "HOST_MISSING@7" },
        /* A port is needed, from 1 to 65535. */
        { "http://h:0/", "PORT_RANGE@9" },
        { "http://[::1]:0", "PORT_RANGE@13" },
        { "foo://h/", "PORT_MISSING@7" },
        { "foo://[::1]?q", "PORT_MISSING@11" },
        /* A zone is a place in the text, and not in the bytes. */
        { "http://[fe80::1%25eth0]/",
          "ipv6 fe800000000000000000000000000001 zone=eth0 port=80" },
        { "//[::1%a%2Fb]:1",
          "ipv6 00000000000000000000000000000001 zone=a%2Fb port=1" },
    };

    URL_ROWS(nurl_parse_zone, line, rows);
}

void test_without_a_port_all_else_is_set(void)
{
    struct nurl_endpoint endpoint;
    struct nurl url = url_of(nurl_parse_zone, "mqtt+x://[ff00::%251]/");

    TEST_ASSERT_EQUAL(NURL_ERR_PORT_MISSING,
                      nurl_endpoint_parse(&endpoint, &url));
    TEST_ASSERT_EQUAL(0, endpoint.port);
    TEST_ASSERT_EQUAL(NURL_HOST_IPV6, endpoint.kind);
    TEST_ASSERT_EQUAL(0xFF, endpoint.address[0]);
    TEST_ASSERT_EQUAL(1, endpoint.zone.len);
    url = url_of(nurl_parse, "//h");
    TEST_ASSERT_EQUAL(NURL_ERR_PORT_MISSING,
                      nurl_endpoint_parse(&endpoint, &url));
    TEST_ASSERT_EQUAL(NURL_HOST_NAME, endpoint.kind);
    TEST_ASSERT_EQUAL(1, endpoint.name.len);
}

/* `first` and then `labels` labels of `len` letters, a "." after each. */
static const char *long_name(unsigned first, unsigned labels, unsigned len,
                             const char *end)
{
    static char text[300];
    char *at = text + strlen(strcpy(text, "http://"));

    memset(at, 'a', first);
    at += first;
    for (; labels > 0; labels--) {
        *at++ = '.';
        memset(at, 'b', len);
        at += len;
    }
    strcpy(at, end);
    return text;
}

static void fails(const char *text, const char *expected)
{
    struct row row;

    row.text = text;
    row.expected = expected;
    rows_check(NULL, &plain, &row, 1);
}

void test_lengths_are_those_of_the_domain_name_system(void)
{
    struct nurl_endpoint endpoint;
    const char *text = long_name(61, 3, 63, ".");
    struct nurl url = url_of(nurl_parse, text);

    TEST_ASSERT_EQUAL(254, url.host.len); /* without its final dot */
    TEST_ASSERT_EQUAL(NURL_OK, nurl_endpoint_parse(&endpoint, &url));
    fails(long_name(62, 3, 63, ""), "HOST_LEN@7");
    fails(long_name(62, 3, 63, "."), "HOST_LEN@7");
    fails(long_name(64, 0, 0, ""), "HOST_LEN@7");
    fails(long_name(1, 1, 64, ""), "HOST_LEN@9");
    fails(long_name(64, 1, 64, ""), "HOST_LEN@7");
    fails(long_name(64, 1, 1, ".."), "HOST_LABEL@74");
}

void test_an_authority_alone_needs_its_port(void)
{
    static const struct row rows[] = {
        { "h.com:1883", "name=h.com port=1883" },
        { "h.com", "PORT_MISSING@5" },
        { "a_b..c:0", "HOST_LABEL@4" },
    };

    URL_ROWS(nurl_parse_authority, line, rows);
}

void test_a_stored_host_that_was_damaged_is_refused(void)
{
    struct nurl url = url_of(nurl_parse, "http://[::1]/");

    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED,
                      nurl_attach(&url, "http://[::g]/", 13));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", line(&url));
    url = url_of(nurl_parse, "http://hh/");
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_attach(&url, "http://h /", 10));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", line(&url));
}

void test_strict_urls_are_taken_and_know_the_ports_of_rfc_1738(void)
{
    static const struct row rows[] = {
        { "ftp://h.com/", "name=h.com port=21" },
        { "http://1.2.3.4:81", "ipv4 01020304 port=81" },
        { "http://01.2.3.4", "HOST_NUMERIC@7" },
        { "mailto:a@b.c", "HOST_MISSING@7" },
    };

    URL_ROWS(nurl_parse_1738, line, rows);
    rows_refuse(line, NULL);
}
