/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_write_login.h - user info, host and port of a URL in a CRI
 */
#ifndef NURL_CRI_WRITE_LOGIN_H
#define NURL_CRI_WRITE_LOGIN_H

#include "nurl_writer.h"

/* Appends [ ? ( false, userinfo ), host, ? port ]; the URL has a host. */
void nurl_cri_write_login(struct nurl_writer *out, const struct nurl *url);

#endif
