/*
 * nurl_ftp.h - an ftp URL: directories, name, typecode
 *
 * ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ] ]    RFC 1738 3.2
 * fpath  = fsegment *[ "/" fsegment ], ftptype = "A" / "I" / "D" / "a" / ...
 *
 *     ftp://h/pub/a%2Fb/fw.bin;type=i
 *              ^8                       directories {8,9}   "pub", "a%2Fb"
 *                       ^18             name {18,6}         "fw.bin"
 *                                  ^30  type {30,1}         "i"
 *
 * Each directory is one CWD, also an empty one: `ftp://h//x` has one,
 * `ftp://h/x` none. "?" is data. Without a type the client guesses.
 *
 * Reads a struct that nurl_parse or nurl_parse_1738 filled. A strict one is
 * held to the octets of RFC 1738; of the other the structure alone counts.
 * Spans are places in the same text, still escaped; {0, 0} is absent. After
 * a fault all are absent. Reentrant, and safe in an interrupt; one pass.
 */
#ifndef NURL_FTP_H
#define NURL_FTP_H

#include "nurl_span.h"
#include "nurl_status.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_ftp {
    uint16_t stop;                /* the faulty octet, or the end */
    struct nurl_span directories; /* absent: there is none */
    struct nurl_span name;        /* may be empty; absent without a path */
    struct nurl_span type;        /* one letter, in the case it is written */
};

/*
 * Returns OK; UNPARSED, SCHEME; SLASHES, HOST_CHAR; CHAR at a ";" or another
 * octet that no segment holds (strict); TYPECODE behind ";type=" where one of
 * a, i, d is missing or not the last. In a struct that RFC 3986 read the type
 * begins at the last ";" of the name if "type=" follows there, and any other
 * ";" is data.
 */
enum nurl_status nurl_ftp(struct nurl_ftp *ftp, const struct nurl *url);

/*
 * Begins a walk over the directories; nurl_path_next of nurl_path.h goes on.
 * Each is one CWD, in this order; an empty one is given, too.
 */
void nurl_ftp_walk(struct nurl_walk *walk, const struct nurl *url,
                   const struct nurl_ftp *ftp);

/* The type in lower case: 'a', 'i' or 'd'; NUL without one. */
char nurl_ftp_typecode(const struct nurl *url, const struct nurl_ftp *ftp);

/*
 * 1 if two ftp URLs mean the same behind their authority: directories, name and
 * type alike; no path is the same as an empty one, and "/" and ";" are
 * reserved. Else 0, also if one of them is no ftp URL.
 */
int nurl_ftp_equal(const struct nurl *a, const struct nurl *b);

#ifdef __cplusplus
}
#endif

#endif
