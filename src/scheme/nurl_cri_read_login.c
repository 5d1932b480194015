/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_read_login.c - the authority of a CRI, if it is an array
 */
#include "scheme/nurl_cri_read_login.h"
#include "base/nurl_octet.h"

/* label = text, without A-Z and "."                          section 2.1 C5 */
static void read_label(struct nurl_cri_reader *in)
{
    struct nurl_span label;
    const char *at = nurl_cri_read_text(in, &label);

    while (at < in->at && *at != '.' && nurl_octet_lower(*at) == *at) {
        at++;
    }
    if (at < in->at) {
        nurl_cri_fail(in, NURL_ERR_HOST_CHAR, at);
    }
}

/* bytes .size 4 / bytes .size 16 */
static void read_address(struct nurl_cri_reader *in)
{
    const char *item = in->at;

    nurl_cri_read_string(in, NURL_CRI_BYTES);
    if (in->argument == 4) {
        in->cri->host_kind = NURL_HOST_IPV4;
    } else if (in->argument == 16) {
        in->cri->host_kind = NURL_HOST_IPV6;
    } else {
        nurl_cri_fail(in, NURL_ERR_IP_LITERAL, item);
    }
    in->at += in->argument;
    nurl_cri_set_span(in, &in->cri->host, item);
}

/*
 * host = bytes .size 4 / bytes .size 16, ? zone / 1* label
 *
 * `left` is how many items there are. Returns how many are left after the host.
 */
static uint32_t read_cri_host(struct nurl_cri_reader *in, uint32_t left)
{
    const char *start = in->at;

    if (left == 0 || nurl_cri_is_next(in, NURL_CRI_UNSIGNED)) {
        nurl_cri_fail(in, NURL_ERR_HOST_EMPTY, start);
        return 0;
    }
    if (nurl_cri_is_next(in, NURL_CRI_BYTES)) {
        read_address(in);
        left--;
        if (left > 0 && nurl_cri_is_next(in, NURL_CRI_TEXT)) {
            (void)nurl_cri_read_text(in, &in->cri->zone);
            left--;
        }
        return left;
    }
    in->cri->host_kind = NURL_HOST_NAME;
    do {
        read_label(in);
        left--;
    } while (left > 0 && nurl_cri_is_next(in, NURL_CRI_TEXT));
    nurl_cri_set_span(in, &in->cri->host, start);
    return left;
}

/* [ ? ( false, userinfo ), host, ? port ] */
void nurl_cri_read_login(struct nurl_cri_reader *in)
{
    uint32_t left;

    nurl_cri_read_head(in, NURL_CRI_ARRAY);
    left = in->argument;
    if (left > 0 && nurl_cri_skip(in, NURL_CRI_FALSE)) {
        if (left == 1) {
            nurl_cri_fail(in, NURL_ERR_CBOR, in->at);
            return;
        }
        (void)nurl_cri_read_text(in, &in->cri->user);
        left -= 2;
    }
    left = read_cri_host(in, left);
    if (left > 0) {
        in->cri->port = nurl_cri_read_number(in, NURL_CRI_UNSIGNED, 65535,
                                             NURL_ERR_PORT_RANGE);
        in->cri->flags |= NURL_CRI_HAS_PORT;
    }
    if (left > 1) {
        nurl_cri_fail(in, NURL_ERR_CBOR, in->at);
    }
}
