/*
 * nurl_schemepart.h - the scheme-specific part of a URL, read by its scheme
 *
 * It is what stands after the authority, "?" and all, or after the colon in
 * schemes without one. Each scheme's rules stand in its own file, as a function
 * that reads the part into the scheme's view. Both the view and nurl_parse_1738
 * call it.
 */
#ifndef NURL_SCHEMEPART_H
#define NURL_SCHEMEPART_H

#include "base/nurl_reader.h"

/*
 * Sets the reader after the authority or the colon. The scheme must be the one
 * of this name. Returns OK, UNPARSED or SCHEME; after an error the reader is
 * in an empty text.
 */
enum nurl_status nurl_schemepart_open(struct nurl_reader *in,
                                      const struct nurl *url, const char *name);

/* SLASHES unless the URL has an authority. */
enum nurl_status nurl_schemepart_authority(struct nurl_reader *in);

/* Both, and HOST_CHAR at a "?" right after the authority. */
enum nurl_status nurl_schemepart_begin(struct nurl_reader *in,
                                       const struct nurl *url,
                                       const char *name);

/*
 * The rules of the schemes. Each function reads the part into its view, but for
 * the view's stop; after an error some spans can be set. Whether the scheme is
 * the right one is not asked.
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
