/* The value of a Host field; requirements GRD-10 and GRD-11. */
#include "nurl_parse.h"

#include "rows.h"
#include "unity.h"

static const struct parsing field = { nurl_parse_host_field, AN_AUTHORITY,
                                      "empty path=" };

static const struct row field_rows[] = {
    /* A host field is a host and a port. */
    { "", "empty path=" },
    { "h:", "name=h port= path=" },
    { "a,b", "name=a,b path=" },
    /* It has neither user info nor a zone. */
    { "u@h", "USERINFO@1" },
    { "h.com:80@evil", "USERINFO@8" },
    { "[fe80::1%e]:80", "IP_LITERAL@0" },
    { "[::1]x", "HOST_CHAR@5" },
};

void test_a_host_field_is_a_host_and_a_port_alone(void)
{
    PARSED(field, field_rows);
}
