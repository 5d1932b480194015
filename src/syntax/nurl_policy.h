/*
 * nurl_policy.h - what a decode policy refuses, unit by unit
 */
#ifndef NURL_POLICY_H
#define NURL_POLICY_H

#include "nurl_decode.h"

/* 1 if the policy refuses the octet. */
int nurl_policy_refuses(enum nurl_policy policy, uint8_t octet);

/*
 * One unit: an octet that is not "%", or an escape. Returns its length, or 0
 * where two hex digits do not follow a "%".
 */
size_t nurl_policy_unit(uint8_t *octet, const char *at, const char *end);

/*
 * What nurl_decode would say of the text, given room enough: OK, PCT or
 * DEC_FORBIDDEN, and *stop. The whole of NURL_POLICY_PATH is not looked at.
 */
enum nurl_status nurl_policy_check(struct nurl_str text,
                                   enum nurl_policy policy, size_t *stop);

#endif
