/*
 * A stored struct: nurl_attach refuses it, or no function reads outside the
 * text. The struct has any bytes, or was parsed and then damaged, as in flash;
 * its text, too. Then one of its parts is cleared.
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

static struct nurl_span *part_of(struct nurl *url, unsigned which)
{
    struct nurl_span *const parts[] = { &url->scheme,   &url->user,
                                        &url->password, &url->host,
                                        &url->port,     &url->path,
                                        &url->query,    &url->fragment };

    return parts[which % 8];
}

/* An offset or a length is a little different, or another member. */
static void damage(struct nurl *url, unsigned how)
{
    struct nurl_span *part = part_of(url, how);
    int delta = (int)(how >> 4 & 3) - 1;

    switch (how >> 6) {
    case 0:
        part->off = (uint16_t)(part->off + delta);
        break;
    case 1:
        part->len = (uint16_t)(part->len + delta);
        break;
    case 2:
        url->host_kind = (uint8_t)(how & 7);
        break;
    default:
        url->profile = (uint8_t)(how & 3);
        break;
    }
}

/* A user can clear any part of a good struct. */
static void check(struct nurl *url, struct nurl_str text, unsigned which)
{
    if (nurl_attach(url, text.ptr, text.len) == NURL_OK) {
        use(url);
        part_of(url, which)->off = 0;
        part_of(url, which)->len = 0;
        use(url);
    }
}

/* Two bytes say how the struct is damaged, two more how the text is. */
static void check_damaged(struct nurl_str text)
{
    unsigned how = fuzz_byte(&text);
    unsigned again = fuzz_byte(&text);
    unsigned place = fuzz_byte(&text);
    unsigned byte = fuzz_byte(&text);
    char *block = malloc(text.len);
    struct nurl url;
    enum nurl_status status;

    memcpy(block, text.ptr, text.len);
    status = how & 8 ? nurl_parse_1738_ref(&url, block, text.len)
                     : nurl_parse_zone(&url, block, text.len);
    if (status == NURL_OK) {
        damage(&url, how);
        damage(&url, again);
        if (place < text.len) {
            block[place] = (char)byte;
        }
        check(&url, nurl_text(block, text.len), again);
    }
    free(block);
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str text = fuzz_text(data, size);
    struct nurl url;

    check_damaged(text);
    if (size >= sizeof url) {
        memcpy(&url, data, sizeof url);
        text = nurl_text(text.ptr + sizeof url, size - sizeof url);
        check(&url, text, fuzz_number(data, size));
    }
}
