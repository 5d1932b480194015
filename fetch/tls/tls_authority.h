/* SPDX-License-Identifier: MIT */
/*
 * tls_authority.h - trusts the servers of certificate authorities of your own
 *
 * The certificate must be from one of these authorities, in a chain of
 * P-256 keys and SHA-256. It must have the host's name as a dNSName of its
 * subjectAltName (RFC 9525; "*" stands for the first label), or, for an address
 * in place of a name, this address as an iPAddress. A CN never counts, nor does
 * a dNSName for an address.
 * If it has an extended key usage, serverAuth must be in it. No certificate of
 * the chain may have name constraints, critical or not: nobody would keep them.
 *
 * A device without a clock knows one thing about the time: it is not before the
 * day on which the program was built, and not before the server's certificate
 * was made. It takes the later one as the current time. So certificates that
 * are renewed after the build are valid, and those that ended before the build
 * are not. One that ends later stays valid: the device does not know the time.
 * With a clock, set `now` and is_exact before each connection.
 */
#ifndef NFETCH_TLS_AUTHORITY_H
#define NFETCH_TLS_AUTHORITY_H

#include "bearssl.h"
#include "tls/tls_extensions.h"
#include "tls/tls_time.h"

/* Bytes of a certificate that are searched for its first day. */
enum {
    NFETCH_TLS_HEAD = 384
};

struct nfetch_tls_authority {
    const br_x509_class *vtable; /* for tls.trust: its address */
    const br_x509_trust_anchor *anchors;
    size_t count;
    struct nfetch_tls_time
        now; /* when the program was built, or the exact time */
    uint8_t is_exact;

    /* ---- private */
    br_x509_minimal_context minimal;
    struct nfetch_tls_time latest; /* of the chain */
    uint32_t left;                 /* bytes of the certificate */
    uint16_t length;               /* of the head so far */
    uint8_t has_name;
    uint8_t address_length; /* of the name, if it is an address: 4 or 16 */
    uint8_t address[16];
    uint8_t is_later; /* not the server's own certificate, but one above it */
    uint8_t refused;  /* BearSSL's number of what it does not check, or 0 */
    struct nfetch_tls_extensions extensions;
    uint8_t head[NFETCH_TLS_HEAD];
};

/*
 * Trusts `count` authorities. They must stay in place. `built` is the time of
 * the build.
 */
void nfetch_tls_authority_init(struct nfetch_tls_authority *authority,
                               const br_x509_trust_anchor *anchors,
                               size_t count,
                               const struct nfetch_tls_time *built);

#endif
