/* SPDX-License-Identifier: MIT */
/*
 * nurl_has_user.h - does an authority have a user?
 */
#ifndef NURL_HAS_USER_H
#define NURL_HAS_USER_H

#include "nurl_types.h"

/*
 * In an authority alone an empty user is {0, 0}, like an absent one: then its
 * ":" or "@" is at offset 0, and the part after it at 1. In a URL both are
 * after a "//".
 */
static inline int nurl_has_user(const struct nurl *url)
{
    return nurl_present(url->user) || url->password.off == 1 ||
           url->host.off == 1;
}

#endif
