/*
 * nurl_host_field.h - the host of a request, as written in the URL
 */
#ifndef NURL_HOST_FIELD_H
#define NURL_HOST_FIELD_H

#include "nurl_types.h"

/* How many bytes of a URL the Host field has. */
struct nurl_host_field {
    uint16_t host; /* of the host; less than host.len if a zone follows */
    uint16_t port; /* of ":" and port; 0 for none, or the default port */
};

/* The length of an IPv6 address up to its zone, or up to its end. */
uint16_t nurl_host_field_unzoned(const struct nurl *url);

/*
 * The length of the host, with its brackets. A zone has a meaning on this
 * machine only: it is the length before it then, and a "]" must follow.
 */
static inline uint16_t nurl_host_field_host(const struct nurl *url)
{
    return url->host_kind == NURL_HOST_IPV6 ? nurl_host_field_unzoned(url)
                                            : url->host.len;
}

/*
 * Returns OK, or why the URL has no Host field, with the offset in *stop:
 * UNPARSED, the errors of nurl_host_start, PORT_RANGE.
 */
enum nurl_status nurl_host_field_measure(struct nurl_host_field *field,
                                         const struct nurl *url,
                                         uint16_t *stop);

#endif
