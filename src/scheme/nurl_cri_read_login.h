/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_read_login.h - the authority of a CRI, if it is an array
 */
#ifndef NURL_CRI_READ_LOGIN_H
#define NURL_CRI_READ_LOGIN_H

#include "scheme/nurl_cri_reader.h"

/* Reads [ ? ( false, userinfo ), host, ? port ] and sets their spans. */
void nurl_cri_read_login(struct nurl_cri_reader *in);

#endif
