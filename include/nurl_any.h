/*
 * nurl_any.h - the view of any of the ten schemes, for tools
 *
 * A firmware that speaks one protocol calls that protocol's view and links
 * nothing else. This is for programs that show or check whatever comes: it
 * links all ten.
 *
 *     struct nurl_any any;
 *
 *     if (nurl_any_parse(&any, &url) == NURL_OK) {
 *         switch (any.scheme) {
 *         case NURL_SCHEME_FTP: ... any.as.ftp.name ...
 */
#ifndef NURL_ANY_H
#define NURL_ANY_H

#include "nurl_file.h"
#include "nurl_ftp.h"
#include "nurl_gopher.h"
#include "nurl_http.h"
#include "nurl_mailto.h"
#include "nurl_news.h"
#include "nurl_nntp.h"
#include "nurl_prospero.h"
#include "nurl_scheme.h"
#include "nurl_telnet.h"
#include "nurl_wais.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_any {
    uint8_t scheme; /* enum nurl_scheme: which view `as` holds; or OTHER */
    uint16_t stop;  /* that of the view: the faulty octet, or the end */
    union {
        struct nurl_ftp ftp;
        struct nurl_http http;
        struct nurl_gopher gopher;
        struct nurl_mailto mailto;
        struct nurl_news news;
        struct nurl_nntp nntp;
        struct nurl_telnet telnet;
        struct nurl_wais wais;
        struct nurl_file file;
        struct nurl_prospero prospero;
    } as;
};

/*
 * The view of the URL's scheme. Returns what that view returns. For a scheme
 * outside the ten or none it is SCHEME, and after that and UNPARSED `scheme` is
 * OTHER, stop 0, and `as` holds nothing.
 */
NURL_CHECKED enum nurl_status nurl_any_parse(struct nurl_any *any,
                                             const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
