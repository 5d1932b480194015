/* Private functions of hosts and ports. */
#include "base/nurl_reserved.h"

#include "host/nurl_host_equal.h"
#include "host/nurl_host_start.h"
#include "host/nurl_hostname.h"
#include "host/nurl_scheme_port.h"
#include "support.h"

/* ----------------------------------------------------------- host_start */

/* The error of a URL without a host. */
static const char *start(const struct nurl *url)
{
    uint16_t stop = 9999;
    enum nurl_status status = nurl_host_start(url, &stop);

    return render_fault(status, stop);
}

void test_it_says_where_the_host_begins_or_what_is_missing(void)
{
    static const struct row rows[] = {
        { "http://h/", "OK@7" },           { "//u@[::1]", "OK@4" },
        { "h.com/x", "SCHEME_MISSING@0" }, { "", "SCHEME_MISSING@0" },
        { "h.com:80", "HOST_MISSING@6" },  { "http:/h", "HOST_MISSING@5" },
        { "http://u@:1", "HOST_EMPTY@9" },
    };
    static const struct row strict_rows[] = {
        { "ftp://h", "OK@6" },
        { "mailto:a@b", "HOST_MISSING@7" },
        { "file:///", "HOST_EMPTY@7" },
    };
    static const struct row authorities[] = {
        { "h:1", "OK@0" },
        { ":1", "HOST_EMPTY@0" },
    };

    URL_ROWS(nurl_parse, start, rows);
    URL_ROWS(nurl_parse_1738, start, strict_rows);
    URL_ROWS(nurl_parse_authority, start, authorities);
}

void test_a_host_that_was_cleared_is_empty(void)
{
    struct nurl url = url_of(nurl_parse, "//h");

    url.host.off = 0;
    url.host.len = 0;
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", start(&url));
}

/* ---------------------------------------------------------- scheme_port */

/* The default ports, by number of the scheme. */
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

/* ----------------------------------------------------------- host_equal */

/* Hosts that are the same: each row has two hosts and their kind. */

/* The host of a struct as the strict parser fills it. */
static enum nurl_status of_kind(struct nurl *url, const char *host, size_t len,
                                enum nurl_host_kind kind)
{
    memset(url, 0, sizeof *url);
    url->text = host;
    url->profile = NURL_PROFILE_1738;
    url->host_kind = (uint8_t)kind;
    url->host.len = (uint16_t)len;
    return NURL_OK;
}

static enum nurl_status name(struct nurl *url, const char *host, size_t len)
{
    return of_kind(url, host, len, NURL_HOST_NAME);
}

static enum nurl_status ipv4(struct nurl *url, const char *host, size_t len)
{
    return of_kind(url, host, len, NURL_HOST_IPV4);
}

void test_names_are_the_same_in_any_case(void)
{
    static const struct pair same[] = {
        { "h.com", "h.com" },
        { "H.Com", "h.cOM" },
        { "az-AZ.09", "AZ-az.09" },
        { "a", "A" },
    };
    static const struct pair other[] = {
        { "h.com", "h.con" },   { "h.com", "h.co" }, { "h.com", "xh.com" },
        { "h.com", "h.com.x" }, { "a-b", "a.b" },    { "a-b", "a\rb" },
        { "a0", "a\x10" },      { "a", "!" },        { "007.x", "7.x" },
    };

    PAIRS(name, nurl_host_equal, same, 1);
    PAIRS(name, nurl_host_equal, other, 0);
}

void test_addresses_are_the_same_number_by_number(void)
{
    static const struct pair same[] = {
        { "1.2.3.4", "1.2.3.4" },       { "1.2.3.4", "001.02.0003.4" },
        { "0.0.0.0", "000.0.00.0000" }, { "10.20.30.40", "010.020.030.040" },
        { "1.2.3.0", "1.2.3.00" },      { "100.0.200.0", "0100.00.0200.00" },
    };
    static const struct pair other[] = {
        { "1.2.3.4", "1.2.3.5" },
        { "1.2.3.4", "1.2.3.40" },
        { "1.2.3.4", "10.2.3.4" },
        { "1.2.3.0", "1.2.3.10" },
        { "0.0.0.0", "0.0.0.1" },
        { "10.0.0.1", "1.0.0.1" },
        { "1.20.3.4", "1.2.3.4" },
        { "1.2.3.4", "1.2.3.14" },
        { "11.1.1.1", "1.11.1.1" },
        { "1.2.3.0", "1.2.3.20" },
        { "1.2.3.10", "1.2.3.100" },
        { "101.2.3.4", "11.2.3.4" },
        /* A missing number of a stored address is not zero. */
        { "1.0.0.1", "1..00.1" },
    };

    PAIRS(ipv4, nurl_host_equal, same, 1);
    PAIRS(ipv4, nurl_host_equal, other, 0);
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
            of_kind(&a, "1.2.3.4", i < 2 ? 0 : 7, kinds[i]);
            of_kind(&b, "1.2.3.4", j < 2 ? 0 : 7, kinds[j]);
            TEST_ASSERT_EQUAL(i == j, nurl_host_equal(&a, &b));
        }
    }
}

/* ------------------------------------------------------------- hostname */

/* The strict host of RFC 1738, each line a text and its kind or its error. */

/* Reads a host that ends at one of these delimiters or at the end. */
static enum nurl_status read_hostname(struct nurl_str text, unsigned ends,
                                      uint8_t *kind, const char **at)
{
    struct nurl_reader in;
    struct nurl url;
    enum nurl_status status;

    memset(&url, 0, sizeof url);
    url.text = text.ptr;
    nurl_reader_begin(&in, &url, 0, text.len);
    *kind = NURL_HOST_NONE;
    status = nurl_hostname(&in, ends, kind);
    *at = in.at;
    return status;
}

/* A host that ends at a ":" or the end; a shorter one is "name@1". */
static const char *judged(const char *text, size_t len)
{
    uint8_t kind;
    const char *at;
    enum nurl_status status =
        read_hostname(nurl_text(text, len), NURL_RESERVED_COLON, &kind, &at);

    if (status != NURL_OK) {
        TEST_ASSERT_EQUAL(NURL_HOST_NONE, kind);
        return render_fault(status, (size_t)(at - text));
    }
    render_start();
    render_text(kind == NURL_HOST_NAME ? "name" : "ipv4");
    if (at < text + len) {
        render_text("@");
        render_number((unsigned)(at - text));
    }
    return render_line();
}

static const struct row four_numbers_rows[] = {
    /* A name is labels of letters digits and inner hyphens. */
    { "h", "name" },
    { "H.COM", "name" },
    { "a-b.c-d.example", "name" },
    { "a--b.com", "name" },
    { "xn--bcher-kva.example", "name" },
    /* An invalid byte is found before all other errors. */
    { "h_x.com", "HOST_CHAR@1" },
    { "h%2Ecom", "HOST_CHAR@1" },
    { "a..b~", "HOST_CHAR@4" },
    { "a@b", "HOST_CHAR@1" },
    { "1.2.3;", "HOST_CHAR@5" },
    { "h\x80", "HOST_CHAR@1" },
    /* A host ends where the caller says or at the end. */
    { "h:", "name@1" },
    { "h.com:80", "name@5" },
    { "1.2.3.4:/", "ipv4@7" },
    { "a.:_", "HOST_LABEL@2" },
    { ":", "HOST_EMPTY@0" },
    /* An empty label or a hyphen at its edge is an error. */
    { ".", "HOST_LABEL@0" },
    { "h..com", "HOST_LABEL@2" },
    { "-a.com", "HOST_LABEL@0" },
    { "a.-b", "HOST_LABEL@2" },
    { "a.b-", "HOST_LABEL@3" },
    { "a-.-b", "HOST_LABEL@1" },
    /* The last label begins with a letter unless it is a number. */
    { "host.1a", "HOST_TOPLABEL@5" },
    { "1.2.3.4.5", "HOST_TOPLABEL@8" },
    { "0x7f.0.0.1", "HOST_TOPLABEL@9" },
    { "1.2.3.4x", "HOST_TOPLABEL@6" },
    /* A number is four decimal numbers up to 255. */
    { "127.0.0.1", "ipv4" },
    { "010.001.000.255", "ipv4" },
    { "00000000000000000000255.0.0.1", "ipv4" },
    { "256.1.1.1", "IPV4_RANGE@0" },
    { "1.2.3.65537", "IPV4_RANGE@6" },
    { "1.2.3.4294967296", "IPV4_RANGE@6" },
    { "1.2.3.18446744073709551616", "IPV4_RANGE@6" },
    { "256.257.1.1", "IPV4_RANGE@0" },
};

void test_a_host_is_a_name_or_four_numbers(void)
{
    ROWS(judged, four_numbers_rows);
}

void test_no_byte_is_an_error_and_a_nul_is_a_byte_like_any_other(void)
{
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", judged("", 0));
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", judged("h", 0));
    TEST_ASSERT_EQUAL_STRING("HOST_CHAR@1", judged("h\0h", 3));
}

/* `len` bytes: labels of 63 letters with dots between them. */
static const char *long_name(size_t len)
{
    static char buffer[300];
    size_t i;

    for (i = 0; i < len; i++) {
        buffer[i] = i % 64 == 63 ? '.' : 'a';
    }
    return buffer;
}

void test_a_label_has_63_bytes_at_most(void)
{
    static char buffer[70];

    memset(buffer, 'a', sizeof buffer);
    TEST_ASSERT_EQUAL_STRING("name", judged(buffer, 63));
    TEST_ASSERT_EQUAL_STRING("HOST_LEN@0", judged(buffer, 64));
    buffer[0] = 'h';
    buffer[1] = '.';
    TEST_ASSERT_EQUAL_STRING("name", judged(buffer, 65));
    TEST_ASSERT_EQUAL_STRING("HOST_LEN@2", judged(buffer, 66));
}

void test_a_name_has_253_bytes_at_most(void)
{
    TEST_ASSERT_EQUAL_STRING("name", judged(long_name(253), 253));
    TEST_ASSERT_EQUAL_STRING("HOST_LEN@0", judged(long_name(254), 254));
}

void test_a_number_is_as_long_as_a_name_at_most(void)
{
    static char buffer[70];

    memset(buffer, '0', sizeof buffer);
    memcpy(buffer + 63, ".0.0.1", 6);
    TEST_ASSERT_EQUAL_STRING("ipv4", judged(buffer, 69));
    memcpy(buffer + 63, "0.0.0.1", 7);
    TEST_ASSERT_EQUAL_STRING("HOST_LEN@0", judged(buffer, 70));
}

/* The error is in the text, or right after it. */
static void sound(const char *text, size_t len)
{
    uint8_t kind;
    const char *at;
    enum nurl_status status =
        read_hostname(nurl_text(text, len), 0, &kind, &at);

    TEST_ASSERT_TRUE(at >= text && at <= text + len);
    if (status == NURL_OK) {
        TEST_ASSERT_TRUE(kind == NURL_HOST_NAME || kind == NURL_HOST_IPV4);
    } else {
        TEST_ASSERT_TRUE(status <= NURL_ERR_HOST_EMPTY &&
                         status >= NURL_ERR_IPV4_RANGE);
    }
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    MUTATE(sound, "a-b.c-d.example", "010.001.000.255", "1.2.3.4294967296",
           "9.9.9.9.x");
}
