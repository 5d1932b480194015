/*
 * Published defects of other URL code, tested with this library. Each test has
 * the number of the CVE, or of OSV, and says what must be true instead.
 */
#include "nurl_coap.h"

#include "nurl_equal.h"
#include "nurl_host.h"
#include "nurl_reference.h"
#include "nurl_writer.h"
#include "support.h"
#include "well_formed.h"

static char buffer[200];
static const char nuls[20000]; /* each is three bytes when it is encoded */

/* Normalizes a text at the end of a block; "error", or the result. */
static const char *normal(const char *text, size_t len)
{
    char *block = exact_open(text, len);
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, block, len);

    assert_well_formed(&url, status, block, len);
    nurl_normalize(&out, &url);
    exact_close(block);
    return status == NURL_OK ? shown_writer(&out) : "error";
}

static const char *host_of(const char *text)
{
    struct nurl url;
    struct nurl_str host;

    if (nurl_parse(&url, text, strlen(text)) != NURL_OK) {
        return "error";
    }
    host = nurl_part(&url, url.host);
    return shown(host.ptr, host.len);
}

static void refused(const char *text)
{
    TEST_ASSERT_EQUAL_STRING_MESSAGE("error", host_of(text), text);
}

MUTANT_CHECK(normalizes, normal(text, len))

static void every_prefix(const char *text)
{
    mutate_prefixes(text, strlen(text), normalizes);
}

/* curl read the text between "#" and "@" as a login. */
void test_cve_2016_8624_a_fragment_holds_no_host(void)
{
    TEST_ASSERT_EQUAL_STRING("example.com",
                             host_of("http://example.com#@evil.example/x.txt"));
}

/*
 * uriparser (19198, 19199) and again later (34402, 34403), and once more
 * (48841): the length of a composed query wrapped, and more was written than
 * the buffer could hold.
 */
void test_cve_2018_19198_19199_2024_34402_34403_a_length_never_wraps(void)
{
    struct nurl_writer out;
    size_t size;

    for (size = 0; size < 40; size++) {
        memset(buffer, '#', sizeof buffer);
        nurl_writer_init(&out, buffer, size);
        nurl_write_pair(&out, '?', nurl_text(nuls, 4), nurl_text(nuls, 7));
        TEST_ASSERT_EQUAL(1 + 12 + 1 + 21, nurl_writer_need(&out));
        TEST_ASSERT_EQUAL('#', buffer[size]);
    }
    nurl_writer_init(&out, buffer, 20);
    nurl_write_pair(&out, '?', nurl_text(nuls, sizeof nuls),
                    nurl_text(nuls, sizeof nuls));
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(SIZE_MAX < 120002 ? SIZE_MAX : 120002,
                      nurl_writer_need(&out));
}

void test_cve_2026_48841_what_is_needed_stays_at_the_largest_number(void)
{
    struct nurl_writer out = writer_of(buffer, 2);

    nurl_write_pair(&out, '?', nurl_text(nuls, 4), nurl_text(nuls, 7));
    out.missing = SIZE_MAX - 20; /* as after very many pairs */
    nurl_write_pair(&out, '&', nurl_text(nuls, 4), nurl_text(nuls, 7));
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_TRUE(nurl_writer_need(&out) == SIZE_MAX);
}

/*
 * uriparser followed a NULL pointer to a struct. Here that is an error of the
 * caller (nurl.h). This test uses a struct that is all zero.
 */
void test_cve_2018_19200_a_struct_that_nobody_filled_is_refused(void)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl url;

    memset(&url, 0, sizeof url);
    nurl_normalize(&out, &url);
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", shown_writer(&out));
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_resolve(&out, &url, NURL_STR("a"));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", shown_writer(&out));
    TEST_ASSERT_EQUAL(0, nurl_equal(&url, &url));
}

/* uriparser read on after an address that was cut off. */
void test_cve_2018_20721_an_address_that_is_cut_off_is_not_read_beyond(void)
{
    every_prefix("//[::ffff:44.1.2.3]:80");
    every_prefix("http://[v1.a:b]/");
    TEST_ASSERT_EQUAL_STRING("error", normal("//[::44.1", 9));
    TEST_ASSERT_EQUAL_STRING("error", normal("//[", 3));
}

/* Python folded letters of a host to "/", "?", "#" and "@". */
void test_cve_2019_9636_a_host_is_ascii(void)
{
    refused("https://example.com\xEF\xBC\x83@evil.example/");
    refused("https://a.\xE2\x84\x80.example/");
}

/* uriparser kept pointers to memory that it had freed. */
void test_cve_2021_46141_46142_a_copy_stands_on_its_own_text(void)
{
    static const char text[] = "http://u:p@[::1]:8/a?#";
    char *first = exact_open(text, sizeof text - 1);
    char *second = exact_open(text, sizeof text - 1);
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl url = url_in(nurl_parse, first, sizeof text - 1);
    struct nurl copy = url;

    exact_close(first);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&copy, second, sizeof text - 1));
    nurl_normalize(&out, &copy);
    TEST_ASSERT_EQUAL_STRING("http://u:p@[::1]:8/a?#", shown_writer(&out));
    exact_close(second);
}

/* Python dropped line ends out of a URL, and others did not. */
void test_cve_2022_0391_a_control_byte_is_refused(void)
{
    refused("http://a.ex\nample/");
    refused("http://a.example/\r\nHost: b");
    refused("http://a.example/\tb");
}

/* curl decoded a "/" of the host, and others then ended the host there. */
void test_cve_2022_27780_an_escaped_slash_stays_in_the_host(void)
{
    static const char text[] = "http://example.com%2F10.0.0.1/";
    struct nurl_endpoint endpoint;
    struct nurl url;

    TEST_ASSERT_EQUAL_STRING("http://example.com%2F10.0.0.1/",
                             normal(text, sizeof text - 1));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    TEST_ASSERT_EQUAL(NURL_ERR_HOST_CHAR, nurl_endpoint_parse(&endpoint, &url));
}

/* Python passed a scheme that has a space at the front. */
void test_cve_2023_24329_a_space_at_the_front_is_refused(void)
{
    refused(" https://evil.example/");
    refused("\x01https://evil.example/");
}

static void has_options(const char *text, size_t len)
{
    struct nurl_coap coap;
    struct nurl_coap_option option;
    struct nurl url;

    (void)nurl_parse_zone(&url, text, len);
    (void)nurl_coap_begin(&coap, &url, 0);
    while (nurl_coap_next(&coap, &option)) {
        TEST_ASSERT_LESS_OR_EQUAL(255, option.length);
    }
}

/* libcoap's coap_split_uri read after the end of the URI. */
void test_osv_2022_150_a_coap_uri_that_is_cut_off_is_not_read_beyond(void)
{
    static const char text[] = "coaps+tcp://[2001:db8::1%25e]:61616/%2e?%41&";

    mutate_prefixes(text, sizeof text - 1, has_options);
}

/* Python took anything between brackets for an address. */
void test_cve_2024_11168_brackets_hold_an_address(void)
{
    refused("http://[evil.example]/");
    refused("http://[::1]evil.example/");
    refused("http://a@[v1x]/");
}

/* CivetWeb wrote a request's path into a buffer that was too small. */
void test_cve_2025_55763_nothing_is_written_beyond_the_buffer(void)
{
    static const char text[] = "/a/%2e./../%2e%2E%2f/b?c=%00";
    struct nurl_writer out;
    struct nurl url;
    char *block;
    size_t size;

    for (size = 0; size < 40; size++) {
        block = exact_open(nuls, size);
        url = url_of(nurl_parse, "http://h");
        nurl_writer_init(&out, block, size);
        nurl_resolve(&out, &url, nurl_text(text, sizeof text - 1));
        TEST_ASSERT_LESS_OR_EQUAL(size, out.len);
        TEST_ASSERT_EQUAL(nurl_writer_need(&out) > size ? NURL_ERR_BUF
                                                        : NURL_OK,
                          nurl_writer_status(&out));
        exact_close(block);
    }
}

/*
 * uriparser called itself for each byte of a long text. This test finds
 * recursion only where the stack is small: 600 bytes of text and 5 KB of stack
 * on microbit. test/gate/style forbids recursion in each source, and
 * test/gate/sizes in the call graph of the whole library.
 */
void test_cve_2025_67899_a_long_text_needs_no_more_stack(void)
{
    static const char octets[] = ",a:/@;.%[";
    size_t len = sizeof nuls;
    char *block = exact_open(nuls, len);
    struct nurl url;
    const char *octet;

    if (!block) { /* on a board */
        len = 600;
        block = exact_open(nuls, len);
    }
    for (octet = octets; *octet != '\0'; octet++) {
        memset(block, *octet, len);
        assert_well_formed(&url, nurl_parse(&url, block, len), block, len);
        assert_well_formed(&url, nurl_parse_1738(&url, block, len), block, len);
    }
    exact_close(block);
}

/* fast-uri decoded a host, and wrote a login with it. */
void test_cve_2026_6322_a_delimiter_of_the_host_stays_escaped(void)
{
    TEST_ASSERT_EQUAL_STRING("http://good.example%40evil.example/",
                             normal("http://good.example%40evil.example/", 35));
    TEST_ASSERT_EQUAL_STRING("http://a%3A80%2F%3F%23/",
                             normal("http://a%3a80%2f%3f%23/", 23));
}

/* Zephyr copied a URI that ends without a NUL, and read on after it. */
void test_cve_2026_10672_a_text_has_a_length_and_needs_no_nul(void)
{
    every_prefix("coap://leshan.example:5683/fw.bin?v=1");
}

/* fast-uri and Node read a backslash as different things. */
void test_cve_2026_18446_a_backslash_is_refused(void)
{
    refused("\\\\evil.example/");
    refused("/\\evil.example/");
    refused("http://good.example\\@evil.example/");
}

/* uriparser compared lengths cut to an int. */
void test_cve_2026_42371_44927_lengths_are_compared_whole(void)
{
    struct nurl_str one = nurl_text("a", 1);
    struct nurl_str long_one = nurl_text("a", SIZE_MAX / 2 + 2);

    TEST_ASSERT_FALSE(nurl_str_equal_nocase(one, long_one));
    TEST_ASSERT_FALSE(nurl_str_equal_nocase(long_one, one));
    long_one.len = (size_t)65536 + 1;
    TEST_ASSERT_EQUAL(SIZE_MAX == 65535, nurl_str_equal_nocase(one, long_one));
}

/* uriparser found a path that begins with "/" equal to one that does not. */
void test_cve_2026_44928_a_slash_at_the_front_makes_another_path(void)
{
    struct nurl a = url_of(nurl_parse, "a:/b");
    struct nurl b = url_of(nurl_parse, "a:b");

    TEST_ASSERT_FALSE(nurl_equal(&a, &b));
    a = url_of(nurl_parse, "/b");
    b = url_of(nurl_parse, "b");
    TEST_ASSERT_FALSE(nurl_equal(&a, &b));
}

/* Starlette made a URL from an invalid Host field. */
void test_cve_2026_48710_a_host_field_holds_host_and_port_alone(void)
{
    struct nurl url;

    TEST_ASSERT_NOT_EQUAL(
        NURL_OK, nurl_parse_authority(&url, "example.com/abc?bar=", 20));
    TEST_ASSERT_NOT_EQUAL(NURL_OK,
                          nurl_parse_authority(&url, "example.com#", 12));
}
