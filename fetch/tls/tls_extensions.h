/* SPDX-License-Identifier: MIT */
/*
 * tls_extensions.h - which extensions a certificate has
 *
 * BearSSL's validator reads names, usages of keys and basic constraints. It
 * takes a certificate without subjectAltName by its CN, reads no iPAddress, and
 * ignores what an extended key usage or name constraints say unless they are
 * critical. So this reader tells what there is, from the same stream of bytes.
 */
#ifndef NFETCH_TLS_EXTENSIONS_H
#define NFETCH_TLS_EXTENSIONS_H

#include <stddef.h>
#include <stdint.h>

/* What `found` can have. */
enum {
    NFETCH_TLS_ALT_NAME = 1,    /* a subjectAltName */
    NFETCH_TLS_CONSTRAINTS = 2, /* name constraints */
    NFETCH_TLS_PURPOSE = 4,     /* an extended key usage ... */
    NFETCH_TLS_SERVER = 8,      /* ... which has serverAuth */
    NFETCH_TLS_UNREADABLE = 16, /* this is no certificate */
    NFETCH_TLS_ADDRESS = 32     /* the address is an iPAddress of it */
};

enum {
    NFETCH_TLS_OID = 8 /* bytes of the longest OID that is known */
};

struct nfetch_tls_extensions {
    uint8_t found;

    /* ---- private */
    const uint8_t *address;
    uint8_t address_length; /* 4 or 16, or 0: none is looked for */
    uint8_t is_same;        /* the iPAddress so far */
    uint8_t state;
    uint8_t level; /* how many elements are open */
    uint8_t tag;   /* of the element */
    uint8_t more;  /* bytes of its length that are still to arrive */
    uint8_t kind;  /* of the extension: what `found` gets */
    uint8_t oid_length;
    uint8_t oid[NFETCH_TLS_OID];
    uint32_t length;   /* of the element; later what is left of it */
    uint32_t at;       /* bytes so far */
    uint32_t end;      /* of all extensions: the value of `at` there */
    uint32_t list_end; /* of purposes or names */
};

/*
 * Begins a certificate. If `length` is not 0, the address, which must stay, is
 * looked for: 4 or 16 bytes, of which an iPAddress has all and no more (RFC
 * 5280 4.2.1.6).
 */
void nfetch_tls_extensions_begin(struct nfetch_tls_extensions *extensions,
                                 const uint8_t *address, size_t length);

/*
 * The next bytes of the certificate. `found` is final after the last one. The
 * structure counts only if a validator accepts the certificate.
 */
void nfetch_tls_extensions_add(struct nfetch_tls_extensions *extensions,
                               const uint8_t *bytes, size_t length);

#endif
