/*
 * nurl_coap.c - the options of a CoAP request
 */
#include "nurl_coap.h"
#include "base/nurl_emit.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "base/nurl_split.h"
#include "host/nurl_host_only.h"
#include "host/nurl_scheme_port.h"
#include "nurl_host.h"
#include "nurl_path.h"
#include "nurl_scheme.h"

#define LENGTH_MAX 255u /* of a value (RFC 7252 5.10) */

/* Which part comes next; the rest is path and query, eaten as they go. */
enum {
    HOST,
    PORT,
    REST
};

static int is_coap(enum nurl_scheme scheme)
{
    switch (scheme) {
    case NURL_SCHEME_COAP:
    case NURL_SCHEME_COAPS:
    case NURL_SCHEME_COAP_TCP:
    case NURL_SCHEME_COAPS_TCP:
    case NURL_SCHEME_COAP_WS:
    case NURL_SCHEME_COAPS_WS:
        return 1;
    default:
        return 0;
    }
}

/* What is asked of the URL before its options are made (RFC 7252 6.1). */
static enum nurl_status check_url(const struct nurl *url, uint16_t *port,
                                  uint16_t *stop)
{
    enum nurl_status status;

    *port = 0;
    *stop = 0;
    if (url->profile != NURL_PROFILE_3986) {
        return NURL_ERR_UNPARSED;
    }
    if (!is_coap(nurl_scheme_of(url))) {
        return NURL_ERR_SCHEME;
    }
    status = nurl_host_only(url, stop);
    if (status != NURL_OK) {
        return status;
    }
    *stop = url->port.off;
    status = nurl_port(url, port);
    if (status == NURL_OK && nurl_present(url->fragment)) {
        *stop = (uint16_t)(url->fragment.off - 1u);
        return NURL_ERR_FRAGMENT;
    }
    return status;
}

/* How many octets the text has, decoded. */
static size_t decoded_length(struct nurl_str text)
{
    const char *at = text.ptr;
    const char *end = at + text.len;
    size_t length;

    for (length = 0; at < end; length++) {
        nurl_escape_next(&at, end);
    }
    return length;
}

static void set(struct nurl_coap_option *option, enum nurl_coap_number number,
                struct nurl_str value)
{
    option->number = (uint16_t)number;
    option->length = (uint16_t)decoded_length(value);
    option->value.ptr = value.ptr;
    option->value.len = value.len;
}

/* Uri-Port: the shortest number; 0 has no octet (RFC 7252 3.2). */
static void set_port(struct nurl_coap_option *option,
                     const struct nurl_coap *coap)
{
    set(option, NURL_COAP_URI_PORT, nurl_part(coap->url, coap->url->port));
    option->length = (uint16_t)((coap->port > 0) + (coap->port > 255));
}

static int has_port(const struct nurl_coap *coap)
{
    return coap->url->port.len > 0 &&
           coap->port != nurl_scheme_port(nurl_scheme_of(coap->url));
}

/* Uri-Host for a name, and Uri-Port: 0 after them (RFC 7252 6.4, 5 to 7). */
static int next_of_authority(struct nurl_coap *coap,
                             struct nurl_coap_option *option)
{
    const struct nurl *url = coap->url;

    if (coap->next == HOST) {
        coap->next = PORT;
        if (url->host_kind == NURL_HOST_NAME && url->host.len > 0) {
            set(option, NURL_COAP_URI_HOST, nurl_part(url, url->host));
            return 1;
        }
    }
    if (coap->next == PORT) {
        coap->next = REST;
        if (has_port(coap)) {
            set_port(option, coap);
            return 1;
        }
    }
    return 0;
}

/* RFC 7252 6.4, steps 5 to 9 */
int nurl_coap_next(struct nurl_coap *coap, struct nurl_coap_option *option)
{
    struct nurl_str value;

    if (next_of_authority(coap, option)) {
        return 1;
    }
    if (nurl_path_next(&coap->path, &value)) {
        set(option, NURL_COAP_URI_PATH, value);
        return 1;
    }
    if (coap->query.ptr) {
        value = nurl_split(&coap->query, '&');
        set(option, NURL_COAP_URI_QUERY, value);
        return 1;
    }
    return 0;
}

/* A path of one slash is a path of no segment (RFC 7252 6.4, step 8). */
static void rewind(struct nurl_coap *coap)
{
    const struct nurl *url = coap->url;
    struct nurl_str path = nurl_part(url, url->path);
    struct nurl_str query = nurl_part(url, url->query);

    coap->path.ptr = path.ptr;
    coap->path.len = path.len > 1 ? path.len : 0;
    coap->query.ptr = query.ptr;
    coap->query.len = query.len;
    coap->next = HOST;
}

/* "." or "..", escaped or not */
static int is_dot_segment(struct nurl_str segment)
{
    const char *at = segment.ptr;
    const char *end = at + segment.len;
    size_t dots;

    for (dots = 0; at < end; dots++) {
        if (nurl_escape_next(&at, end) != '.') {
            return 0;
        }
    }
    return dots == 1 || dots == 2;
}

static enum nurl_status check_options(struct nurl_coap *coap)
{
    struct nurl_coap_option option;

    while (nurl_coap_next(coap, &option)) {
        coap->stop = (uint16_t)(option.value.ptr - coap->url->text);
        if (option.length > LENGTH_MAX) {
            return NURL_ERR_OPTION_LEN;
        }
        if (option.number == NURL_COAP_URI_PATH &&
            is_dot_segment(option.value)) {
            return NURL_ERR_DEC_FORBIDDEN;
        }
    }
    coap->stop = coap->url->stop;
    return NURL_OK;
}

enum nurl_status nurl_coap_begin(struct nurl_coap *coap, const struct nurl *url)
{
    enum nurl_status status;

    coap->url = url;
    status = check_url(url, &coap->port, &coap->stop);
    if (status == NURL_OK) {
        rewind(coap);
        status = check_options(coap);
    }
    rewind(coap);
    if (status != NURL_OK) {
        coap->path.len = 0;
        coap->query.ptr = NULL;
        coap->next = REST;
    }
    return status;
}

static void write_port(struct nurl_writer *out,
                       const struct nurl_coap_option *option)
{
    const char *at = option->value.ptr;
    uint32_t port = nurl_scan_number(&at, at + option->value.len);
    char octets[2];

    octets[0] = (char)(port >> 8);
    octets[1] = (char)(port & 255);
    nurl_emit(out, octets + 2 - option->length, option->length, 0);
}

void nurl_write_coap_value(struct nurl_writer *out,
                           const struct nurl_coap_option *option)
{
    const char *at = option->value.ptr;
    const char *end = at + option->value.len;
    size_t stop;
    char octet;

    if (option->number == NURL_COAP_URI_PORT) {
        write_port(out, option);
        return;
    }
    while (at < end) {
        stop = (size_t)(at - option->value.ptr);
        octet = (char)nurl_escape_next(&at, end);
        if (option->number == NURL_COAP_URI_HOST) {
            octet = nurl_octet_lower(octet);
        }
        nurl_emit(out, &octet, 1, stop);
    }
}
