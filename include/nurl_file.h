/* SPDX-License-Identifier: MIT */
/*
 * nurl_file.h - a file URL: whose file, and its path
 *
 * fileurl = "file://" [ host / "localhost" ] "/" fpath          RFC 1738 3.10
 * fpath   = fsegment *[ "/" fsegment ]
 *
 *     file:///etc/motd          local     path {7,9}  "/etc/motd"
 *     file://LOCALHOST/c:/a     local     path {16,5} "/c:/a"
 *     file://h.com/a            of h.com  path {12,2} "/a"
 *
 * nurl_path_next splits the path. For a file system decode each segment with
 * NURL_POLICY_FILE.
 */
#ifndef NURL_FILE_H
#define NURL_FILE_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_file {
    struct nurl_span path;
    uint16_t stop;
    uint8_t local; /* 1: on this machine; 0: on url.host */
};

/*
 * Parses a file URL. After nurl_parse the "//" is optional: file:/a is local.
 * Errors: nurl_any.h; PATH_REQUIRED; strict CHAR at a ";".
 */
NURL_CHECKED enum nurl_status nurl_file_parse(struct nurl_file *file,
                                              const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
