/* The target of CONNECT; requirements REQ-26 and REQ-27. */
#include "nurl_writer.h"

#include "nurl_host.h"
#include "support.h"

static const struct row target_rows[] = {
    /* It has the host and always a port in decimal. */
    { "http://u:p@H.com/a?b#c", "H.com:80" },
    { "//h:100", "h:100" },
    { "coap://[v1.a]:", "[v1.a]:5683" },
    /* Host and port are needed in this order. */
    { "http:a", "HOST_MISSING@5" },
    { "//h:65536/", "PORT_RANGE@4" },
    { "foo://u@h:/", "PORT_MISSING@9" },
    /* A zone is not for the server. */
    { "https://[fe80::1%25a]/b", "[fe80::1]:443" },
    { "//[fe80::1%a]:08080", "[fe80::1]:8080" },
};

void test_an_authority_has_host_and_port(void)
{
    WRITTEN(nurl_parse_zone, nurl_write_target_authority, 6 | ONLY_3986,
            target_rows);
}

void test_an_authority_alone_is_one(void)
{
    static const struct row rows[] = {
        { "u:p@h:80", "h:80" },
        { "h", "PORT_MISSING@1" },
        { ":1", "HOST_EMPTY@0" },
    };

    WRITTEN(nurl_parse_authority, nurl_write_target_authority, 6, rows);
}

/* ":" and the port are written whole. */
/* The "]" has the offset of the "%", a default port that of the end. */
void test_the_place_of_a_full_buffer_is_one_in_the_url(void)
{
    static const struct sized_row rows[] = {
        { "http://h.com:81/", 2, "BUF@9" },
        { "http://h.com:81/", 5, "BUF@12" },
        { "http://h.com", 6, "BUF@12" },
        { "http://h.com", 7, "BUF@12" },
        { "http://[fe80::1%25e]/", 8, "BUF@15" },
    };

    SIZED(nurl_parse_zone, nurl_write_target_authority, rows);
}
