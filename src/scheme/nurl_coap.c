/* SPDX-License-Identifier: MIT */
/*
 * nurl_coap.c - the options of a CoAP request
 */
#include "nurl_coap.h"
#include "base/nurl_emit.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "host/nurl_host_only.h"
#include "nurl_host.h"
#include "scheme/nurl_coap_scheme.h"
#include "syntax/nurl_segments.h"

/* Bits of coap->next: which options of the authority are still to return. */
#define HOST_PENDING 1u
#define PORT_PENDING 2u

/* Checks what a coap URL must have, except its options (RFC 7252 6.1). */
static enum nurl_status check_url(struct nurl_coap *coap)
{
    const struct nurl *url = coap->url;
    enum nurl_status status;

    coap->stop = 0;
    if (url->profile != NURL_PROFILE_3986) {
        return NURL_ERR_UNPARSED;
    }
    if (!nurl_coap_scheme(nurl_scheme_of(url))) {
        return NURL_ERR_SCHEME;
    }
    status = nurl_host_only(url, &coap->stop);
    if (status != NURL_OK) {
        return status;
    }
    coap->stop = url->port.off;
    status = nurl_port(url, &coap->uri_port);
    if (status != NURL_OK || coap->uri_port == 0) {
        return NURL_ERR_PORT_RANGE; /* each of the six has a default port */
    }
    if (nurl_present(url->fragment)) {
        coap->stop = (uint16_t)(url->fragment.off - 1u);
        return NURL_ERR_FRAGMENT;
    }
    return NURL_OK;
}

static void set_option(struct nurl_coap_option *option,
                       enum nurl_coap_number number, const char *ptr,
                       size_t len)
{
    option->number = (uint16_t)number;
    option->port = 0;
    option->value.ptr = ptr;
    option->value.len = len;
}

/*
 * Takes the text before the delimiter off *rest. After the last one *rest is
 * absent. An escape is three bytes in the URL and one in the message.
 * BOUNDS: each escape is three of the bytes, so the length does not wrap, even
 * if they are no hex digits.
 */
static void take_value(struct nurl_coap_option *option, struct nurl_str *rest,
                       enum nurl_coap_number number, char delimiter)
{
    const char *start = rest->ptr;
    const char *end = start + rest->len;
    const char *at = start;
    size_t escapes = 0;

    while (at < end && *at != delimiter) {
        if (*at == '%' && end - at > 2) {
            at += 2;
            escapes++;
        }
        at++;
    }
    set_option(option, number, start, (size_t)(at - start));
    option->length = (uint16_t)(option->value.len - 2 * escapes);
    rest->ptr = at < end ? at + 1 : NULL;
    rest->len = at < end ? (size_t)(end - at - 1) : 0;
}

/* The port of the URL, as the shortest integer: at most 2 bytes (3.2). */
static void set_port(struct nurl_coap_option *option,
                     const struct nurl_coap *coap)
{
    struct nurl_str digits = nurl_part(coap->url, coap->url->port);

    set_option(option, NURL_COAP_URI_PORT, digits.ptr, digits.len);
    option->length = coap->uri_port > 255 ? 2 : 1;
    option->port = coap->uri_port;
}

/* Uri-Host for a name; Uri-Port if the request goes to another port. */
static uint8_t options_of_authority(const struct nurl_coap *coap)
{
    unsigned options = 0;

    if (coap->url->host_kind == NURL_HOST_NAME) {
        options += HOST_PENDING;
    }
    if (coap->port != coap->uri_port) {
        options += PORT_PENDING;
    }
    return (uint8_t)options;
}

/*
 * The path "/" has no segment (RFC 7252 6.4 step 8). BOUNDS: the slash is
 * skipped only if the path has more than one byte.
 */
static void to_first_option(struct nurl_coap *coap)
{
    const struct nurl *url = coap->url;
    struct nurl_str query = nurl_part(url, url->query);

    coap->path.ptr = NULL;
    coap->path.len = 0;
    if (url->path.len > 1) {
        coap->path.ptr = url->text + url->path.off + 1;
        coap->path.len = url->path.len - 1u;
    }
    coap->query.ptr = query.ptr;
    coap->query.len = query.len;
    coap->next = options_of_authority(coap);
}

/* RFC 7252 6.4, steps 5 to 9. BOUNDS: the host is not empty. */
bool nurl_coap_next(struct nurl_coap *coap, struct nurl_coap_option *option)
{
    struct nurl_str host;

    if (coap->next & HOST_PENDING) {
        coap->next = (uint8_t)(coap->next - HOST_PENDING);
        host = nurl_part(coap->url, coap->url->host);
        take_value(option, &host, NURL_COAP_URI_HOST, '/');
    } else if (coap->next & PORT_PENDING) {
        coap->next = (uint8_t)(coap->next - PORT_PENDING);
        set_port(option, coap);
    } else if (coap->path.ptr) {
        take_value(option, &coap->path, NURL_COAP_URI_PATH, '/');
    } else if (coap->query.ptr) {
        take_value(option, &coap->query, NURL_COAP_URI_QUERY, '&');
    } else {
        return false;
    }
    return true;
}

/* "." or "..", escaped or not */
static int option_is_dots(const struct nurl_coap_option *option)
{
    const char *value = option->value.ptr;

    return option->number == NURL_COAP_URI_PATH &&
           nurl_segments_dots(value, value + option->value.len, 1) > 0;
}

/* 1 if no part is above 255 bytes, and no segment is "." or "..". */
static int all_fit(const struct nurl_coap *coap)
{
    return coap->url->host.len <= NURL_COAP_VALUE_MAX &&
           coap->path.len <= NURL_COAP_VALUE_MAX &&
           coap->query.len <= NURL_COAP_VALUE_MAX &&
           !nurl_segments_has_dots(coap->path);
}

/*
 * In most URLs all options fit, because each part does. Else it splits the URL
 * into its options, which takes three times as long.
 */
static enum nurl_status check_options(struct nurl_coap *coap)
{
    struct nurl_coap_option option;

    if (all_fit(coap)) {
        coap->stop = coap->url->stop;
        return NURL_OK;
    }
    while (nurl_coap_next(coap, &option)) {
        if (option.number == NURL_COAP_URI_PORT) {
            continue; /* its value can be absent, and it fits */
        }
        coap->stop = (uint16_t)(option.value.ptr - coap->url->text);
        if (option.length > NURL_COAP_VALUE_MAX) {
            return NURL_ERR_OPTION_LEN;
        }
        if (option_is_dots(&option)) {
            return NURL_ERR_DEC_FORBIDDEN;
        }
    }
    coap->stop = coap->url->stop;
    return NURL_OK;
}

enum nurl_status nurl_coap_begin(struct nurl_coap *coap, const struct nurl *url,
                                 uint16_t sent_to)
{
    enum nurl_status status;

    coap->url = url;
    status = check_url(coap);
    if (status == NURL_OK) {
        coap->port = sent_to > 0 ? sent_to : coap->uri_port;
        to_first_option(coap);
        status = check_options(coap);
        to_first_option(coap);
    }
    if (status != NURL_OK) {
        coap->port = 0;
        coap->uri_port = 0;
        coap->path.ptr = NULL;
        coap->path.len = 0;
        coap->query.ptr = NULL;
        coap->query.len = 0;
        coap->next = 0;
    }
    return status;
}

/* BOUNDS: the length is 1 or 2. */
static void write_port_value(struct nurl_writer *out,
                             const struct nurl_coap_option *option)
{
    char octets[2];

    octets[0] = (char)(option->port >> 8);
    octets[1] = (char)(option->port & 255);
    nurl_emit(out, octets + 2 - option->length, option->length, 0);
}

/* 1 if a byte is not sent unchanged: an escape, or a capital in a host. */
static int changes(char octet, int is_host)
{
    return octet == '%' || (is_host && octet >= 'A' && octet <= 'Z');
}

static const char *unchanged_end(const char *at, const char *end, int is_host)
{
    while (at < end && !changes(*at, is_host)) {
        at++;
    }
    return at;
}

/* Appends text of a path, a query or a host; a host in lower case. */
static void write_text(struct nurl_writer *out, struct nurl_str text,
                       int is_host)
{
    const char *at = text.ptr;
    const char *end = at + text.len;
    const char *start;
    char octet;

    for (;;) {
        start = at;
        at = unchanged_end(at, end, is_host);
        nurl_emit_run(out, start, (size_t)(at - start),
                      (size_t)(start - text.ptr));
        if (at == end) {
            return;
        }
        start = at;
        octet = (char)nurl_escape_next(&at, end);
        if (is_host) {
            octet = nurl_octet_lower(octet);
        }
        nurl_emit(out, &octet, 1, (size_t)(start - text.ptr));
    }
}

void nurl_write_coap_value(struct nurl_writer *out,
                           const struct nurl_coap_option *option)
{
    if (option->number == NURL_COAP_URI_PORT) {
        write_port_value(out, option);
    } else if (option->number != NURL_COAP_URI_HOST &&
               option->length == option->value.len) { /* no escape */
        nurl_emit_run(out, option->value.ptr, option->value.len, 0);
    } else {
        write_text(out, option->value, option->number == NURL_COAP_URI_HOST);
    }
}
