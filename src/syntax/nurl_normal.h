/* SPDX-License-Identifier: MIT */
/*
 * nurl_normal.h - parts of a URL in normal form (RFC 3986 6.2.2.1, 6.2.2.2)
 *
 * Escapes of unreserved bytes are decoded once. All other escapes get hex
 * digits in upper case. Scheme and host get lower case, except in escapes.
 *
 *     a%7e%c3%2f%2541      a~%C3%2F%2541
 */
#ifndef NURL_NORMAL_H
#define NURL_NORMAL_H

#include "nurl_writer.h"

enum nurl_normal {
    NURL_NORMAL_PART,
    NURL_NORMAL_LOWER /* a scheme, a host */
};

/* Appends a part. Failures: BUF, for nurl_emit_unplaced. */
void nurl_normal_write(struct nurl_writer *out, struct nurl_str part,
                       enum nurl_normal form);

/* How many bytes nurl_normal_write appends for a present PART. */
size_t nurl_normal_length(struct nurl_str part);

/* 1 if both parts have the same normal form, else 0. */
bool nurl_normal_equal(struct nurl_str a, struct nurl_str b,
                       enum nurl_normal form);

/*
 * Appends the host: an IPv6 address in the form of RFC 5952, its zone as
 * written. Failures: BUF, for nurl_emit_unplaced.
 */
void nurl_normal_write_host(struct nurl_writer *out, const struct nurl *url);

/* 1 if both hosts have the same normal form, else 0. */
bool nurl_normal_equal_host(const struct nurl *a, const struct nurl *b);

#endif
