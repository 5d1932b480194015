/* SPDX-License-Identifier: MIT */
/*
 * nurl_coap_uri.c - a URI from the options of a CoAP request or response
 */
#include "nurl_coap.h"

#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_scheme_name.h"
#include "host/nurl_host_grammar.h"
#include "nurl_host.h"
#include "scheme/nurl_coap_scheme.h"
#include "scheme/nurl_escaped.h"

/* The options of a location stand for the same parts as those of a request. */
static unsigned part_of_uri(unsigned number)
{
    switch (number) {
    case NURL_COAP_LOCATION_PATH:
        return NURL_COAP_URI_PATH;
    case NURL_COAP_LOCATION_QUERY:
        return NURL_COAP_URI_QUERY;
    default:
        return number;
    }
}

void nurl_coap_uri_begin(struct nurl_coap_uri *uri, struct nurl_str scheme,
                         struct nurl_str host, uint16_t port)
{
    uri->scheme.ptr = scheme.ptr;
    uri->scheme.len = scheme.len;
    uri->host.ptr = host.ptr;
    uri->host.len = host.len;
    uri->port = port;
    uri->last = 0;
}

/* scheme "://" */
static void write_scheme(struct nurl_writer *out,
                         const struct nurl_coap_uri *uri)
{
    if (!uri->scheme.ptr || !nurl_coap_scheme(nurl_scheme_named(
                                uri->scheme.ptr, uri->scheme.len))) {
        nurl_emit_fault(out, NURL_ERR_SCHEME, 0);
        return;
    }
    nurl_write_text(out, uri->scheme);
    nurl_emit(out, "://", 3, 0);
}

/* Checks a host, and appends it unchanged. */
static void write_host(struct nurl_writer *out, struct nurl_str text)
{
    uint8_t kind;
    uint16_t stop;
    enum nurl_status status = nurl_host_check(text, &kind, &stop);

    if (kind == NURL_HOST_EMPTY) {
        status = NURL_ERR_HOST_EMPTY;
        stop = 0;
    }
    if (status != NURL_OK) {
        nurl_emit_fault(out, status, stop);
        return;
    }
    nurl_write_text(out, text);
}

/*
 * Appends bytes unchanged, up to the first that is not of the class. Returns
 * the offset of that byte, or the length.
 */
static size_t write_run(struct nurl_writer *out, const struct nurl_str *value,
                        size_t from, unsigned class_bit)
{
    const char *at = value->ptr + from;
    const char *end = value->ptr + value->len;
    size_t len = (size_t)(nurl_octet_run(at, end, class_bit) - at);

    nurl_emit_run(out, at, len, from);
    return from + len;
}

/*
 * Uri-Host: an IP-literal in brackets, or a name (step 2). Bytes outside ASCII
 * are escaped. "%" is an error, because a reader would take it for an escape.
 */
static void write_uri_host(struct nurl_writer *out,
                           const struct nurl_str *value)
{
    size_t i = 0;
    uint8_t octet;

    if (value->len == 0 || value->ptr[0] == '[') {
        write_host(out, *value);
        return;
    }
    while ((i = write_run(out, value, i, NURL_OCTET_NAME)) < value->len) {
        octet = nurl_octet(value->ptr[i]);
        if (octet < 0x80) {
            nurl_emit_fault(out, nurl_octet_fault(octet, NURL_ERR_HOST_CHAR),
                            i);
            return;
        }
        nurl_emit_escape(out, octet, i);
        i++;
    }
}

/* ":" port, if it is not the scheme's default port (step 5) */
static void write_port_of_uri(struct nurl_writer *out,
                              const struct nurl_coap_uri *uri, uint16_t port)
{
    if (port != nurl_default_port(uri->scheme)) {
        nurl_emit(out, ":", 1, 0);
        nurl_write_number(out, port);
    }
}

/* Uri-Port: an integer, big-endian (RFC 7252 3.2) */
static void write_uri_port(struct nurl_writer *out,
                           const struct nurl_coap_uri *uri,
                           const struct nurl_str *value)
{
    unsigned port = 0;
    size_t i;

    if (value->len > 2) {
        nurl_emit_fault(out, NURL_ERR_OPTION_LEN, 0);
        return;
    }
    for (i = 0; i < value->len; i++) {
        port = port * 256 + nurl_octet(value->ptr[i]);
    }
    write_port_of_uri(out, uri, (uint16_t)port);
}

/*
 * Appends the parts before an option of this number for which the request has
 * no option: the host and port that it was sent to, and the path "/" (steps 3
 * to 7).
 */
static void write_up_to(struct nurl_writer *out, struct nurl_coap_uri *uri,
                        unsigned number)
{
    if (uri->last < NURL_COAP_URI_HOST) {
        write_scheme(out, uri);
        if (number > NURL_COAP_URI_HOST) {
            write_host(out, uri->host);
        }
    }
    if (uri->last < NURL_COAP_URI_PORT && number > NURL_COAP_URI_PORT) {
        write_port_of_uri(out, uri, uri->port);
    }
    if (uri->last < NURL_COAP_LOCATION_PATH && number > NURL_COAP_URI_PATH) {
        nurl_emit(out, "/", 1, 0);
    }
}

static int value_is_dots(const struct nurl_str *value)
{
    return (value->len == 1 || value->len == 2) && value->ptr[0] == '.' &&
           value->ptr[value->len - 1] == '.';
}

/*
 * Options are in ascending order. A host and a port stand once. The options of
 * a path all have the same number, and so do those of a query: no other number
 * of a URI is between 8 and 11, or between 15 and 20, so the last one tells.
 */
static int is_out_of_order(unsigned last, unsigned number)
{
    unsigned part = part_of_uri(number);

    return number < last || (part == part_of_uri(last) &&
                             (number != last || part < NURL_COAP_URI_PATH));
}

/* Checks an option before it is written. */
static enum nurl_status check_option(const struct nurl_coap_uri *uri,
                                     unsigned number,
                                     const struct nurl_str *value)
{
    if (is_out_of_order(uri->last, number)) {
        return NURL_ERR_CHAR;
    }
    if (value->len > NURL_COAP_VALUE_MAX) {
        return NURL_ERR_OPTION_LEN;
    }
    if (part_of_uri(number) == NURL_COAP_URI_PATH && value_is_dots(value)) {
        return NURL_ERR_DEC_FORBIDDEN;
    }
    return NURL_OK;
}

/* "?" before the first, "&" before each other one: step 8 */
static void write_uri_query(struct nurl_writer *out,
                            const struct nurl_str *value, int is_first)
{
    nurl_emit(out, is_first ? "?" : "&", 1, 0);
    nurl_escaped(out, value, NURL_OCTET_QUERY, '&');
}

static void write_option(struct nurl_writer *out, struct nurl_coap_uri *uri,
                         unsigned number, const struct nurl_str *value)
{
    enum nurl_status status = check_option(uri, number, value);

    if (status != NURL_OK) {
        nurl_emit_fault(out, status, 0);
        return;
    }
    write_up_to(out, uri, number);
    switch (part_of_uri(number)) {
    case NURL_COAP_URI_HOST:
        write_uri_host(out, value);
        break;
    case NURL_COAP_URI_PORT:
        write_uri_port(out, uri, value);
        break;
    case NURL_COAP_URI_PATH:
        nurl_emit(out, "/", 1, 0);
        nurl_escaped(out, value, NURL_OCTET_PATH, '/'); /* step 6 */
        break;
    default:
        write_uri_query(out, value, uri->last != number);
        break;
    }
    uri->last = (uint16_t)number;
}

void nurl_write_coap_option(struct nurl_writer *out, struct nurl_coap_uri *uri,
                            unsigned number, struct nurl_str value)
{
    switch (number) {
    case NURL_COAP_URI_HOST:
    case NURL_COAP_URI_PORT:
    case NURL_COAP_LOCATION_PATH:
    case NURL_COAP_URI_PATH:
    case NURL_COAP_URI_QUERY:
    case NURL_COAP_LOCATION_QUERY:
        if (nurl_emit_allows(out, value)) {
            write_option(out, uri, number, &value);
        }
        break;
    default: /* not a part of a URI */
        break;
    }
}

void nurl_write_coap_end(struct nurl_writer *out, struct nurl_coap_uri *uri)
{
    write_up_to(out, uri, NURL_COAP_URI_QUERY);
}
