/* The value of a Host field; requirements GRD-10 and GRD-11. */
#include "nurl_parse.h"

#include "rows.h"
#include "unity.h"

static const struct parsing field = { nurl_parse_host_field, AN_AUTHORITY };

static const struct row field_rows[] = {
    /* A host field is a host and a port. */
    { "", "empty path=" },
    { "h.com", "name=h.com path=" },
    { "h.com:8080", "name=h.com port=8080 path=" },
    { ":80", "empty port=80 path=" },
    { "h:", "name=h port= path=" },
    { "192.168.4.1", "ipv4=192.168.4.1 path=" },
    { "[::1]:1", "ipv6=[::1] port=1 path=" },
    { "h%40", "name=h%40 path=" },
    { "a,b", "name=a,b path=" },
    /* It has neither user info nor a zone. */
    { "u@h", "USERINFO@1" },
    { "@h", "USERINFO@0" },
    { "u:p@", "USERINFO@3" },
    { "h.com:80@evil", "USERINFO@8" },
    { "u@h/", "HOST_CHAR@3" },
    { "u@h:x", "PORT_CHAR@4" },
    { "u/@h", "USERINFO_CHAR@1" },
    { "[fe80::1%25e]", "IP_LITERAL@0" },
    { "[fe80::1%e]:80", "IP_LITERAL@0" },
    { "[fe80::1%e]:x", "IP_LITERAL@0" },
    { "u@[::1%e]", "IP_LITERAL@2" },
    { "[", "IP_LITERAL@0" },
    { "h ", "HOST_CHAR@1" },
    { "h\t", "CTRL@1" },
    { "h/", "HOST_CHAR@1" },
    { "h:8/", "PORT_CHAR@3" },
    { "[::1]x", "HOST_CHAR@5" },
};

void test_a_host_field_is_a_host_and_a_port_alone(void)
{
    PARSED(field, field_rows);
}

void test_null_is_the_empty_text_and_nothing_else(void)
{
    parsed_refuse(&field, "empty path=");
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    MUTATE(parsed_sound(&field), "h.com:80", "[::1]:8", "u@h");
}
