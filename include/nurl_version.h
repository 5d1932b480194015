/* SPDX-License-Identifier: MIT */
/*
 * nurl_version.h - which release this is
 *
 * A release is "1.2.3", a checkout of git "1.2.3-dev", an archive of another
 * commit than the release's "1.2.3-dev+g0123456789".
 */
#ifndef NURL_VERSION_H
#define NURL_VERSION_H

#ifdef __cplusplus
extern "C" {
#endif

/* The version of these headers. */
#define NURL_VERSION "1.0.0-dev"

/* For the preprocessor: 1.2.3 is 10203. */
#define NURL_VERSION_NUMBER 10000

/* Returns the version of the linked library. */
const char *nurl_version(void);

#ifdef __cplusplus
}
#endif

#endif
