/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_grammar.c - is a text a host?
 */
#include "host/nurl_host_grammar.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "base/nurl_text_check.h"
#include "host/nurl_ip.h"

/*
 * IP-literal = "[" ( IPv6address / IPvFuture ) "]"       RFC 3986 3.2.2
 *
 * BOUNDS: the "[" is there. Without a "]" nothing that follows is read.
 */
static enum nurl_status literal(const char *at, const char *end, uint8_t *kind,
                                uint16_t *stop)
{
    const char *close = nurl_scan_to(at, end, ']');

    if (close < end) {
        *kind = (uint8_t)nurl_ip_literal(at + 1, close);
    }
    if (*kind == NURL_HOST_NONE) {
        return NURL_ERR_IP_LITERAL;
    }
    *stop = (uint16_t)(close + 1 - at);
    if (close + 1 < end) {
        *kind = NURL_HOST_NONE;
        return NURL_ERR_HOST_CHAR;
    }
    return NURL_OK;
}

/* IPv4address / reg-name                                RFC 3986 3.2.2 */
static enum nurl_status name(const char *start, const char *end, uint8_t *kind,
                             uint16_t *stop)
{
    const char *at = nurl_octet_skip(start, end, NURL_OCTET_NAME);

    *stop = (uint16_t)(at - start);
    if (at < end) {
        return nurl_octet_fault(nurl_octet(*at), NURL_ERR_HOST_CHAR);
    }
    *kind = nurl_ip_is_v4(start, end) ? NURL_HOST_IPV4 : NURL_HOST_NAME;
    return NURL_OK;
}

enum nurl_status nurl_host_check(struct nurl_str text, uint8_t *kind,
                                 uint16_t *stop)
{
    enum nurl_status status = nurl_text_check(text.ptr, text.len, stop);

    *kind = NURL_HOST_NONE;
    if (status != NURL_OK) {
        return status;
    }
    if (text.len == 0) {
        *kind = NURL_HOST_EMPTY;
        return NURL_OK;
    }
    return text.ptr[0] == '['
               ? literal(text.ptr, text.ptr + text.len, kind, stop)
               : name(text.ptr, text.ptr + text.len, kind, stop);
}
