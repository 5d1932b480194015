/* SPDX-License-Identifier: MIT */
/*
 * tls_trust.h - whom this program trusts: `make program TRUST=FILE.pem`
 *
 * trust.rb makes a source of FILE, which is one of these:
 *
 *     -----BEGIN PUBLIC KEY-----     the server's own key, pinned
 *     -----BEGIN CERTIFICATE-----    authorities, one or more
 *
 * A pinned key is smaller and faster, and ignores names, times and chains: the
 * server must keep its key. README.md says how such a file is made.
 */
#ifndef NFETCH_TLS_TRUST_H
#define NFETCH_TLS_TRUST_H

#include "bearssl.h"

/* A validator for tls.trust; always the same, for one connection at a time. */
const br_x509_class **nfetch_tls_trust(void);

#endif
