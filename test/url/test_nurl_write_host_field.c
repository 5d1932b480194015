/* The Host field of a request; requirements REQ-22 and REQ-23. */
#include "nurl_writer.h"

#include "support.h"

void test_a_host_field_has_the_host_and_a_port_that_is_not_the_default_one(void)
{
    static const struct row rows[] = {
        /* The host is unchanged, and a login is left out. */
        { "http://H.com/a", "H.com" },
        { "http://u:p@h", "h" },
        { "http://[v1.a]/", "[v1.a]" },
        /* The port is unchanged; a default port is left out. */
        { "http://h:8080/", "h:8080" },
        { "foo://h:0", "h:0" },
        { "http://h:80/", "h" },
        /* No host and a port too large are refused. */
        { "http:///a", "HOST_EMPTY@7" },
        { "http://h:65536/", "PORT_RANGE@9" },
        /* A zone is not for the server. */
        { "http://[fe80::1%25eth0]:81/", "[fe80::1]:81" },
    };

    WRITTEN(nurl_parse_zone, nurl_write_host_field, 1 | ONLY_3986, rows);
}

void test_an_authority_alone_is_one(void)
{
    static const struct row rows[] = {
        { "[fe80::1%eth0]", "[fe80::1]" },
        { "h", "h" },
        { ":80", "HOST_EMPTY@0" },
    };

    WRITTEN(nurl_parse_authority, nurl_write_host_field, 1, rows);
}

/* The "]" after an address with a zone has the offset of the "%". */
void test_the_place_of_a_full_buffer_is_one_in_the_url(void)
{
    static const struct sized_row rows[] = {
        { "http://h.com:81/", 2, "BUF@9" },
        { "http://h.com:81/", 5, "BUF@12" },
        { "http://[fe80::1%25e]/", 8, "BUF@15" },
    };

    SIZED(nurl_parse_zone, nurl_write_host_field, rows);
}
