/* SPDX-License-Identifier: MIT */
/*
 * nurl_host.c - a host: its kind, the bytes of an address, a numeric tail
 */
#include "nurl_host.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "host/nurl_host_clear.h"
#include "host/nurl_host_grammar.h"
#include "host/nurl_ip_value.h"

/* What the label is, by its bytes so far. */
enum label {
    EMPTY,
    ZERO,
    DIGITS,
    HEX,
    OTHER
};

static enum label label_next(enum label label, char c)
{
    if (label == ZERO && (c == 'x' || c == 'X')) {
        return HEX;
    }
    if (label == HEX) {
        return nurl_octet_is(c, NURL_OCTET_HEX) ? HEX : OTHER;
    }
    if (label == OTHER || !nurl_octet_digit(c)) {
        return OTHER;
    }
    return label == EMPTY && c == '0' ? ZERO : DIGITS;
}

static uint8_t ends_in_number(const char *at, const char *end)
{
    enum label label = EMPTY;
    enum label before = EMPTY; /* the label before the last dot */
    char c;

    while (at < end) {
        c = (char)nurl_escape_next(&at, end);
        if (c == '.') {
            before = label;
            label = EMPTY;
        } else {
            label = label_next(label, c);
        }
    }
    if (label == EMPTY) {
        label = before; /* ignores one final dot */
    }
    return label != EMPTY && label != OTHER;
}

enum nurl_status nurl_host_parse(struct nurl_host *host, struct nurl_str text)
{
    enum nurl_status status;

    nurl_host_clear(host);
    status = nurl_host_check(text, &host->kind, &host->stop);
    switch (host->kind) {
    case NURL_HOST_NAME:
        host->numeric_tail = ends_in_number(text.ptr, text.ptr + text.len);
        break;
    case NURL_HOST_IPV4:
        nurl_ip_value_v4(host->address, text.ptr, text.ptr + text.len);
        break;
    case NURL_HOST_IPV6:
        nurl_ip_value_v6(host->address, text.ptr + 1, text.ptr + text.len - 1);
        break;
    default:
        break;
    }
    return status;
}
