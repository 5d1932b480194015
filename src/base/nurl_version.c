/* SPDX-License-Identifier: MIT */
/*
 * nurl_version.c - the version in a binary
 */
#include "nurl_version.h"

const char *nurl_version(void)
{
    return NURL_VERSION;
}
