/* Where the address of an endpoint leads; requirements GRD-22 to GRD-26. */
#include "nurl_host.h"
#include "nurl_parse.h"

#include "rows.h"
#include "unity.h"

/* The scope, also after an error of the endpoint. */
static const char *scope(const char *text, size_t len)
{
    struct nurl url;
    struct nurl_endpoint endpoint;

    if (nurl_parse_zone(&url, text, len) != NURL_OK) {
        return "no URL";
    }
    (void)nurl_endpoint_parse(&endpoint, &url);
    switch (nurl_endpoint_scope(&endpoint)) {
    case NURL_SCOPE_RESERVED:
        return "reserved";
    case NURL_SCOPE_GLOBAL:
        return "global";
    case NURL_SCOPE_LOOPBACK:
        return "loopback";
    case NURL_SCOPE_LINK_LOCAL:
        return "link-local";
    default:
        return "another";
    }
}

void test_an_address_has_its_scope(void)
{
    static const struct row rows[] = {
        { "http://8.8.8.8/", "global" },
        { "http://127.0.0.1/", "loopback" },
        { "http://[2606::1]/", "global" },
        { "http://[::1]:81/", "loopback" },
        { "coap://[fe80::1%25eth0]/", "link-local" },
        /* Its first four bytes are those of 127.0.0.1. */
        { "http://[7f00:1::]/", "reserved" },
        /* The port is an error, and the address is known. */
        { "x://8.8.8.8/", "global" },
    };

    ROWS(scope, rows);
}

void test_a_name_and_an_error_are_reserved(void)
{
    static const struct row rows[] = {
        { "http://h.com/", "reserved" },     { "http://127.1/", "reserved" },
        { "http://8.8.8.8:0/", "reserved" }, { "http:///", "reserved" },
        { "http://[v1.a]/", "reserved" },    { "8.8.8.8", "reserved" },
    };

    ROWS(scope, rows);
}
