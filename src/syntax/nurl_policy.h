/*
 * nurl_policy.h - what a decode policy refuses, byte by byte
 */
#ifndef NURL_POLICY_H
#define NURL_POLICY_H

#include "nurl_decode.h"

/* 1 if the policy refuses the byte. */
int nurl_policy_refuses(enum nurl_policy policy, uint8_t octet);

/*
 * Steps over one byte or one escape: what it stands for is in *octet, and *at
 * after it. There must be one: *at is not `end`. Returns OK, PCT for a "%"
 * without two hex digits, or DEC_FORBIDDEN.
 */
enum nurl_status nurl_policy_next(const char **at, const char *end,
                                  enum nurl_policy policy, char *octet);

/*
 * What nurl_decode would say of the text: OK, PCT or DEC_FORBIDDEN, and *stop.
 * That NURL_POLICY_PATH refuses "." and ".." as a whole is not looked at.
 */
enum nurl_status nurl_policy_check(struct nurl_str text,
                                   enum nurl_policy policy, size_t *stop);

#endif
