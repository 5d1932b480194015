/* The host as getaddrinfo reads it; requirements REQ-28 to REQ-32. */
#include "nurl_writer.h"

#include "nurl_parse.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

static char buffer[120];

static const char *host(const struct nurl *url)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_host(&out, url);
    return shown_writer(&out);
}

static const struct url_subject with_zone = { nurl_parse_zone, host };

void test_a_host_is_written_as_a_resolver_takes_it(void)
{
    static const struct row rows[] = {
        /* A name is unchanged, an address has no brackets. */
        { "http://H.com./", "H.com." },
        { "http://192.0.2.1:1/", "192.0.2.1" },
        { "http://[2001:DB8::1]/", "2001:DB8::1" },
        { "http://u:p@[::]/", "::" },
        /* A zone is decoded after one percent sign. */
        { "http://[fe80::1%25eth0]/", "fe80::1%eth0" },
        { "http://[fe80::1%eth0]/", "fe80::1%eth0" },
        { "http://[::1%25a%2Fb]:81", "::1%a/b" },
        { "http://[::1%25%00]", "DEC_FORBIDDEN@14" },
        /* A host that a resolver cannot read is refused. No port is needed. */
        { "foo://h/", "h" },
        { "//h", "h" },
        { "http://a%62/", "HOST_CHAR@8" },
        { "http://1.2.3/", "HOST_NUMERIC@7" },
        { "http://a..b/", "HOST_LABEL@9" },
        { "http:///", "HOST_EMPTY@7" },
        { "http://[v1.a]/", "IP_LITERAL@7" },
        { "http://h:0/", "PORT_RANGE@9" },
    };

    URL_ROWS(with_zone, rows);
}

void test_both_profiles_are_taken_and_no_struct_without_a_url(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738(&url, "ftp://h.com/", 12));
    TEST_ASSERT_EQUAL_STRING("h.com", host(&url));
    rows_refuse(host, NULL);
}

/* "[" "::1" "%25" "%00" */
void test_the_place_of_a_failure_is_one_in_the_url(void)
{
    struct nurl_writer out;
    struct nurl url;
    size_t size;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, "http://[::1%25ab]", 17));
    for (size = 0; size < 6; size++) {
        nurl_writer_init(&out, buffer, size);
        nurl_write_host(&out, &url);
        TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(size < 3 ? 8 + size : 10 + size, out.stop);
    }
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, "http://[::1%25%00]", 18));
    for (size = 0; size < 6; size++) {
        nurl_writer_init(&out, buffer, size);
        nurl_write_host(&out, &url);
        TEST_ASSERT_EQUAL(NURL_ERR_DEC_FORBIDDEN, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(14, out.stop);
    }
}

static void fill(struct nurl_writer *out, const void *what)
{
    nurl_write_host(out, what);
}

void test_a_buffer_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    buffers_check_url(fill, "x://h.com", 1);
    buffers_check_url(fill, "x://[1::2]:81/", 1);
    buffers_check_url(fill, "x://1.2.3.4", 1);
    buffers_check_url(fill, "x://[::1%25a%2F]", 1);
}
