/* The host as getaddrinfo reads it; requirements REQ-28 to REQ-32. */
#include "nurl_writer.h"

#include "support.h"

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
        { "//[::1]", "::1" },
        { "http://a%62/", "HOST_CHAR@8" },
        { "http://1.2.3/", "HOST_NUMERIC@7" },
        { "http://a..b/", "HOST_LABEL@9" },
        { "http:///", "HOST_EMPTY@7" },
        { "http://[v1.a]/", "IP_LITERAL@7" },
        { "http://h:0/", "PORT_RANGE@9" },
    };

    WRITTEN(nurl_parse_zone, nurl_write_host, 1, rows);
}

void test_both_profiles_are_taken_and_no_struct_without_a_url(void)
{
    struct nurl url = url_of(nurl_parse_1738, "ftp://h.com/");

    TEST_ASSERT_EQUAL_STRING("h.com", written_line(nurl_write_host, &url));
    written_refuse(nurl_write_host, NULL);
}

void test_the_place_of_a_failure_is_one_in_the_url(void)
{
    static const struct sized_row rows[] = {
        { "http://[::1%25ab]", 0, "BUF@8" },
        { "http://[::1%25ab]", 1, "BUF@9" },
        { "http://[::1%25ab]", 2, "BUF@10" },
        { "http://[::1%25ab]", 3, "BUF@13" },
        { "http://[::1%25ab]", 4, "BUF@14" },
        { "http://[::1%25ab]", 5, "BUF@15" },
        { "http://[::1%25%00]", 0, "DEC_FORBIDDEN@14" },
        { "http://[::1%25%00]", 2, "DEC_FORBIDDEN@14" },
        { "http://[::1%25%00]", 5, "DEC_FORBIDDEN@14" },
    };

    SIZED(nurl_parse_zone, nurl_write_host, rows);
}
