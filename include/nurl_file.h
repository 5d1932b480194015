/*
 * nurl_file.h - a file URL: whose file, and its path
 *
 * fileurl = "file://" [ host / "localhost" ] "/" fpath          RFC 1738 3.10
 * fpath   = fsegment *[ "/" fsegment ]
 *
 *     file:///etc/motd          local    path {8,8}  "etc", "motd"
 *     file://LOCALHOST/c:/a     local    path {17,4} "c:", "a"
 *     file://h.com/a            of h.com
 *
 * The slash behind the host is no part of the path. Decode each segment with
 * NURL_POLICY_PATH before a file system sees it.
 *
 * Reads a struct that nurl_parse or nurl_parse_1738 filled. A strict one is
 * held to the octets of RFC 1738; of the other the structure alone counts.
 * Spans are places in the same text, still escaped; {0, 0} is absent. After
 * a fault all are absent. Reentrant, and safe in an interrupt; one pass.
 */
#ifndef NURL_FILE_H
#define NURL_FILE_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_file {
    uint16_t stop; /* the faulty octet, or the end */
    struct nurl_span path;
    uint8_t local; /* 1: of this machine; 0: of url.host */
};

/*
 * Returns OK; UNPARSED, SCHEME; HOST_CHAR; PATH_REQUIRED; CHAR at a ";"
 * (strict). What RFC 3986 read may lack its "//": file:/a is local.
 */
enum nurl_status nurl_file_parse(struct nurl_file *file,
                                 const struct nurl *url);

/* Begins a walk over the segments; nurl_path_next of nurl_path.h goes on. */
void nurl_file_walk(struct nurl_str *walk, const struct nurl *url,
                    const struct nurl_file *file);

#ifdef __cplusplus
}
#endif

#endif
