/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_field.h - the host and port of a request
 */
#ifndef NURL_HOST_FIELD_H
#define NURL_HOST_FIELD_H

#include "host/nurl_host_start.h"
#include "nurl_writer.h"

/*
 * What is written. A zone has a meaning on this machine only, and is left out:
 * then `host` is less than host.len, and a "]" follows.
 */
struct nurl_host_field {
    const char *port;  /* ":" and digits, in the URL or where they were made */
    uint16_t port_len; /* 0: no port, and `port` is not set */
    uint16_t host;     /* bytes of the host */
    uint16_t number;   /* of the port; not set if there is none */
    uint8_t always;    /* 1: of the authority form */
};

/* A buffer for ":" and the digits of a port. */
#define NURL_HOST_FIELD_PORT 6

/*
 * Returns OK and the offset of the host in *stop; or UNPARSED with *stop 0, or
 * the errors of nurl_host_start.
 */
static inline enum nurl_status nurl_host_field_start(const struct nurl *url,
                                                     uint16_t *stop)
{
    *stop = 0;
    return url->profile == NURL_PROFILE_3986 ? nurl_host_start(url, stop)
                                             : NURL_ERR_UNPARSED;
}

/*
 * For a Host field: the port as written, unless it is the default one. Returns
 * OK; or the errors of nurl_host_field_start, or PORT_RANGE, with the offset in
 * *stop.
 */
enum nurl_status nurl_host_field_measure(struct nurl_host_field *field,
                                         const struct nurl *url,
                                         uint16_t *stop);

/*
 * For the authority form, after nurl_host_field_measure: always with the
 * effective port, which is written to `port` in decimal. Returns OK, or
 * PORT_RANGE for port 0, or PORT_MISSING.
 */
enum nurl_status nurl_host_field_with_port(struct nurl_host_field *field,
                                           char port[NURL_HOST_FIELD_PORT],
                                           const struct nurl *url,
                                           uint16_t *stop);

/*
 * Appends the host, and the port if it is in the text. That of the authority
 * form has no offset: its caller appends it, as one unit.
 */
void nurl_host_field_write(struct nurl_writer *out, const struct nurl *url,
                           const struct nurl_host_field *field);

#endif
