/*
 * nurl_schemepart.h - the scheme-specific part of a URL, read by its scheme
 *
 * It is what stands behind the authority, "?" and all, or behind the colon in
 * schemes without one. Each scheme's rules stand in its own file, as a function
 * that reads the part into the scheme's view. Both the view and nurl_parse_1738
 * call it.
 */
#ifndef NURL_SCHEMEPART_H
#define NURL_SCHEMEPART_H

#include "base/nurl_reserved.h"
#include "nurl_scheme.h"

/* A cursor. Where it stands after a fault is the fault's place. */
struct nurl_schemepart {
    const struct nurl *url; /* its host has been read; the rest may not be */
    const char *text;
    const char *at;
    const char *end;
    uint8_t strict; /* 1: held to the octets of RFC 1738; 0: structure alone */
    int8_t status;  /* enum nurl_status; what is known before it is read */
};

/*
 * Opens the part of a URL that has this scheme, of the ten of RFC 1738: its
 * name is compared. in->status is OK, UNPARSED, SCHEME, SLASHES without an
 * authority, or HOST_CHAR at a "?" right behind it, which http alone can have.
 */
void nurl_schemepart_begin(struct nurl_schemepart *in, const struct nurl *url,
                           enum nurl_scheme scheme);

/* The same for a parsed URL whose scheme has been looked up. */
void nurl_schemepart_open(struct nurl_schemepart *in, const struct nurl *url,
                          enum nurl_scheme scheme);

/* 1 if this octet is next. */
int nurl_schemepart_is(const struct nurl_schemepart *in, char octet);

/* The same, and the cursor moves behind it. */
int nurl_schemepart_skip(struct nurl_schemepart *in, char octet);

/*
 * Reads up to the first of `ends`, NURL_RESERVED_... added up, or the end. In a
 * strict part what is one of `never`, or no xchar, ends it, too.
 */
void nurl_schemepart_read(struct nurl_schemepart *in, struct nurl_span *span,
                          unsigned ends, unsigned never);

/* Strict, CHAR at the first octet from here on that is no xchar; else OK. */
enum nurl_status nurl_schemepart_check(struct nurl_schemepart *in);

/* From `start` to the cursor. */
void nurl_schemepart_span(const struct nurl_schemepart *in,
                          struct nurl_span *span, const char *start);

/* OK if all has been read; else CHAR, at the octet that cannot stand here. */
enum nurl_status nurl_schemepart_end(const struct nurl_schemepart *in);

/* What a view's stop is: the offset of the cursor. */
uint16_t nurl_schemepart_stop(const struct nurl_schemepart *in);

/*
 * The rules of the schemes. Each function reads the part into its view, or
 * gives in->status back if that is a fault already; after a fault all spans are
 * absent. Whether the scheme is the right one is not asked.
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

enum nurl_status nurl_ftp_read(struct nurl_ftp *ftp,
                               struct nurl_schemepart *in);
enum nurl_status nurl_http_read(struct nurl_http *http,
                                struct nurl_schemepart *in);
enum nurl_status nurl_gopher_read(struct nurl_gopher *gopher,
                                  struct nurl_schemepart *in);
enum nurl_status nurl_mailto_read(struct nurl_mailto *mailto,
                                  struct nurl_schemepart *in);
enum nurl_status nurl_news_read(struct nurl_news *news,
                                struct nurl_schemepart *in);
enum nurl_status nurl_nntp_read(struct nurl_nntp *nntp,
                                struct nurl_schemepart *in);
enum nurl_status nurl_telnet_read(struct nurl_telnet *telnet,
                                  struct nurl_schemepart *in);
enum nurl_status nurl_wais_read(struct nurl_wais *wais,
                                struct nurl_schemepart *in);
enum nurl_status nurl_file_read(struct nurl_file *file,
                                struct nurl_schemepart *in);
enum nurl_status nurl_prospero_read(struct nurl_prospero *prospero,
                                    struct nurl_schemepart *in);

#endif
