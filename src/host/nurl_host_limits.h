/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_limits.h - how long a host name can be (RFC 1035 2.3.4)
 */
#ifndef NURL_HOST_LIMITS_H
#define NURL_HOST_LIMITS_H

#define NURL_LABEL_LEN_MAX 63
#define NURL_HOST_LEN_MAX 253 /* 255 bytes on the wire */

#endif
