/*
 * A struct of any octets: refused, or no function reads outside its text; and
 * with one of its parts cleared.
 */
#include "fuzz.h"

#include <string.h>

static char all[400000];

static void use(const struct nurl *url)
{
    struct nurl_any any;
    struct nurl_coap coap;
    struct nurl_coap_option option;
    struct nurl_endpoint endpoint;
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    struct nurl_tftp tftp;
    struct nurl_writer out;
    uint16_t port;

    nurl_writer_init(&out, all, sizeof all);
    nurl_any_parse(&any, url);
    nurl_flags_1738(url);
    nurl_equal(url, url);
    nurl_equal_1738(url, url);
    nurl_same_origin(url, url);
    nurl_port(url, &port);
    nurl_endpoint_parse(&endpoint, url);
    nurl_tftp_parse(&tftp, url);
    nurl_normalize(&out, url);
    nurl_resolve(&out, url, NURL_STR("../a?b#c"));
    nurl_redirect(&out, url, NURL_STR("a"));
    nurl_write_host(&out, url);
    nurl_write_host_field(&out, url);
    nurl_write_target(&out, url, NURL_TARGET_ABSOLUTE);
    nurl_write_gopher_request(&out, url, 0);
    if (nurl_coap_begin(&coap, url, 0) == NURL_OK) {
        while (nurl_coap_next(&coap, &option)) {
            nurl_write_coap_value(&out, &option);
        }
    }
    if (nurl_ftp_plan_begin(&plan, url, "RETR") == NURL_OK) {
        while (nurl_ftp_plan_next(&plan, &step)) {
            nurl_decode(&out, step.argument, NURL_POLICY_FTP);
        }
    }
}

/* A user may clear any part of a good struct. */
static void clear_one(struct nurl *url, uint32_t which)
{
    struct nurl_span *const parts[] = { &url->scheme,   &url->user,
                                        &url->password, &url->host,
                                        &url->port,     &url->path,
                                        &url->query,    &url->fragment };

    parts[which % 8]->off = 0;
    parts[which % 8]->len = 0;
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl url;

    if (size < sizeof url) {
        return;
    }
    memcpy(&url, data, sizeof url);
    if (nurl_attach(&url, (const char *)data + sizeof url, size - sizeof url) ==
        NURL_OK) {
        use(&url);
        clear_one(&url, fuzz_number(data, size));
        use(&url);
    }
}
