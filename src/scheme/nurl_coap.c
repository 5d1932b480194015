/*
 * nurl_coap.c - the options of a CoAP request
 */
#include "nurl_coap.h"
#include "base/nurl_emit.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_split.h"
#include "host/nurl_host_only.h"
#include "nurl_host.h"
#include "scheme/nurl_coap_scheme.h"

#define LENGTH_MAX 255u /* of a value (RFC 7252 5.10) */

/* The options of the authority that are to come, added up in `next`. */
#define HOST 1u
#define PORT 2u

/* What is asked of the URL before its options are made (RFC 7252 6.1). */
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

/* How many octets the text has, decoded. */
static size_t decoded_length(struct nurl_str text)
{
    const char *at = text.ptr;
    const char *end = at + text.len;
    size_t length;

    for (length = 0; at < end; length++) {
        (void)nurl_escape_next(&at, end);
    }
    return length;
}

static void set_option(struct nurl_coap_option *option,
                       enum nurl_coap_number number, struct nurl_str value)
{
    option->number = (uint16_t)number;
    option->length = (uint16_t)decoded_length(value);
    option->port = 0;
    option->value.ptr = value.ptr;
    option->value.len = value.len;
}

/* The URL's own port, as the shortest integer: at most 2 octets (3.2). */
static void set_port(struct nurl_coap_option *option,
                     const struct nurl_coap *coap)
{
    struct nurl_str digits = nurl_part(coap->url, coap->url->port);

    option->number = NURL_COAP_URI_PORT;
    option->length = coap->uri_port > 255 ? 2 : 1;
    option->port = coap->uri_port;
    option->value.ptr = digits.ptr;
    option->value.len = digits.len;
}

/* Uri-Host for a name; Uri-Port if the request goes to another port. */
static uint8_t options_of_authority(const struct nurl_coap *coap)
{
    unsigned options = 0;

    if (coap->url->host_kind == NURL_HOST_NAME) {
        options |= HOST;
    }
    if (coap->port != coap->uri_port) {
        options |= PORT;
    }
    return (uint8_t)options;
}

/*
 * A path of one slash has no segment (RFC 7252 6.4 step 8). BOUNDS: the slash
 * is the first of more than one octet.
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

/* RFC 7252 6.4, steps 5 to 9 */
int nurl_coap_next(struct nurl_coap *coap, struct nurl_coap_option *option)
{
    const struct nurl *url = coap->url;

    if (coap->next & HOST) {
        coap->next = (uint8_t)(coap->next & ~HOST);
        set_option(option, NURL_COAP_URI_HOST, nurl_part(url, url->host));
    } else if (coap->next & PORT) {
        coap->next = (uint8_t)(coap->next & ~PORT);
        set_port(option, coap);
    } else if (coap->path.ptr) {
        set_option(option, NURL_COAP_URI_PATH, nurl_split(&coap->path, '/'));
    } else if (coap->query.ptr) {
        set_option(option, NURL_COAP_URI_QUERY, nurl_split(&coap->query, '&'));
    } else {
        return 0;
    }
    return 1;
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
        if (option.number == NURL_COAP_URI_PORT) {
            continue; /* its value may be absent */
        }
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
static void write_port(struct nurl_writer *out,
                       const struct nurl_coap_option *option)
{
    char octets[2];

    octets[0] = (char)(option->port >> 8);
    octets[1] = (char)(option->port & 255);
    nurl_emit(out, octets + 2 - option->length, option->length, 0);
}

void nurl_write_coap_value(struct nurl_writer *out,
                           const struct nurl_coap_option *option)
{
    const char *at = option->value.ptr;
    const char *end;
    size_t stop;
    char octet;

    if (option->number == NURL_COAP_URI_PORT) {
        write_port(out, option);
        return;
    }
    end = at + option->value.len;
    while (at < end) {
        stop = (size_t)(at - option->value.ptr);
        octet = (char)nurl_escape_next(&at, end);
        if (option->number == NURL_COAP_URI_HOST) {
            octet = nurl_octet_lower(octet);
        }
        nurl_emit(out, &octet, 1, stop);
    }
}
