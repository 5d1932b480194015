/* SPDX-License-Identifier: MIT */
/*
 * basic.h - a login of http in a field
 *
 *     Authorization: Basic am9lOnMzY3JldA==            RFC 7617 2
 */
#ifndef NFETCH_BASIC_H
#define NFETCH_BASIC_H

#include "nurl.h"

enum {
    NFETCH_BASIC_NAME = 21, /* bytes before the login in its letters */
    NFETCH_BASIC_END = 4    /* its last two letters, and the line end */
};

/*
 * Writes the field with the login of a URL, up to its line end. Returns
 * NURL_OK, or what is wrong with the login, at *stop: BUF if user and password
 * have more than 255 bytes, decoded.
 */
enum nurl_status nfetch_basic_write(struct nurl_writer *out,
                                    const struct nurl *url, size_t *stop);

#endif
