/* SPDX-License-Identifier: MIT */
/*
 * nurl_policy.h - what a decode policy refuses, byte by byte
 */
#ifndef NURL_POLICY_H
#define NURL_POLICY_H

#include "nurl_decode.h"

/* 1 if the policy refuses the byte. */
int nurl_policy_refuses(enum nurl_policy policy, uint8_t octet);

/*
 * Reads one byte or one escape: sets *octet to the byte that it stands for, and
 * moves *at after it. *at must be before `end`. Returns OK, PCT for a "%"
 * without two hex digits, or DEC_FORBIDDEN.
 */
enum nurl_status nurl_policy_next(const char **at, const char *end,
                                  enum nurl_policy policy, char *octet);

/*
 * Returns what nurl_decode would return for the text: OK, PCT or DEC_FORBIDDEN,
 * with *stop. But it does not check that NURL_POLICY_PATH refuses "." and "..".
 */
enum nurl_status nurl_policy_check(struct nurl_str text,
                                   enum nurl_policy policy, size_t *stop);

#endif
