/* SPDX-License-Identifier: MIT */
/*
 * nurl_schemepart.h - the scheme-specific part of a URL, read by its scheme
 *
 * The part begins after the authority, or after the colon in a scheme without
 * an authority, and includes a "?". Each scheme has a function in its own file
 * that reads the part into the scheme's struct. The scheme's public function
 * and nurl_parse_1738 call it.
 */
#ifndef NURL_SCHEMEPART_H
#define NURL_SCHEMEPART_H

#include "base/nurl_reader.h"

/*
 * Sets the reader after the authority or the colon. Returns OK, UNPARSED, or
 * SCHEME if the URL's scheme does not have this name. After an error the reader
 * has an empty text.
 */
enum nurl_status nurl_schemepart_open(struct nurl_reader *in,
                                      const struct nurl *url, const char *name);

/*
 * Sets the reader back to the byte after the scheme's colon, for schemes in
 * which "//" and an authority are data. Returns OK; or UNPARSED at 0 if a part
 * of the authority was cleared, or the path after it: then what follows the
 * colon is not one text.
 */
enum nurl_status nurl_schemepart_from_colon(struct nurl_reader *in);

/* Returns SLASHES if the URL has no authority. */
enum nurl_status nurl_schemepart_authority(struct nurl_reader *in);

/* Both, and HOST_CHAR at a "?" right after the authority. */
enum nurl_status nurl_schemepart_begin(struct nurl_reader *in,
                                       const struct nurl *url,
                                       const char *name);

/*
 * The rules of the schemes. Each function reads the part into its struct, but
 * does not set stop. After an error some spans can be set. The caller has
 * checked the scheme.
 */
struct nurl_ftp;
struct nurl_http;
struct nurl_gopher;
struct nurl_mailto;
struct nurl_news;
struct nurl_nntp;
struct nurl_telnet;
struct nurl_wais;
struct nurl_file;
struct nurl_prospero;

enum nurl_status nurl_ftp_read(struct nurl_ftp *ftp, struct nurl_reader *in);
enum nurl_status nurl_http_read(struct nurl_http *http, struct nurl_reader *in);
enum nurl_status nurl_gopher_read(struct nurl_gopher *gopher,
                                  struct nurl_reader *in);
enum nurl_status nurl_mailto_read(struct nurl_mailto *mailto,
                                  struct nurl_reader *in);
enum nurl_status nurl_news_read(struct nurl_news *news, struct nurl_reader *in);
enum nurl_status nurl_nntp_read(struct nurl_nntp *nntp, struct nurl_reader *in);
enum nurl_status nurl_telnet_read(struct nurl_telnet *telnet,
                                  struct nurl_reader *in);
enum nurl_status nurl_wais_read(struct nurl_wais *wais, struct nurl_reader *in);
enum nurl_status nurl_file_read(struct nurl_file *file, struct nurl_reader *in);
enum nurl_status nurl_prospero_read(struct nurl_prospero *prospero,
                                    struct nurl_reader *in);

#endif
