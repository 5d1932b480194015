/* SPDX-License-Identifier: MIT */
/*
 * tls_time.h - the time as certificates have it
 */
#ifndef NFETCH_TLS_TIME_H
#define NFETCH_TLS_TIME_H

#include <stddef.h>
#include <stdint.h>

/* UTC. Days count from 1 January of year 0; 1 January 1970 is 719,528. */
struct nfetch_tls_time {
    uint32_t day;
    uint32_t second; /* of the day */
};

enum {
    NFETCH_TLS_DAY_1970 = 719528
};

/* Returns 1 if a is later than b, else 0. */
int nfetch_tls_time_is_later(const struct nfetch_tls_time *a,
                             const struct nfetch_tls_time *b);

/*
 * Reads the first day of a certificate from its first `length` bytes. Returns
 * 1, or 0 if they do not have it.
 *
 *     Certificate     ::= SEQUENCE { tbsCertificate, ... }
 *     TBSCertificate  ::= SEQUENCE { version [0] OPTIONAL, serialNumber
 *                         INTEGER, signature SEQUENCE, issuer SEQUENCE,
 *                         validity SEQUENCE { notBefore, notAfter }, ... }
 *                                                          RFC 5280, 4.1
 */
int nfetch_tls_time_not_before(struct nfetch_tls_time *time,
                               const uint8_t *bytes, size_t length);

#endif
