/*
 * nurl_any.h - the view of any of the ten schemes, for tools
 *
 * A firmware that speaks one protocol calls that protocol's view and links
 * nothing else. This is for programs that show or check whatever comes.
 *
 *     struct nurl_any any;
 *
 *     if (nurl_any(&any, text, length) == NURL_OK &&
 *         any.scheme == NURL_SCHEME_FTP) ... any.as.ftp.name
 *
 * Reentrant, and safe in an interrupt. It links all ten views.
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

union nurl_any_view {
    uint16_t stop; /* each view begins with it */
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
};

struct nurl_any {
    struct nurl url;
    uint8_t scheme; /* enum nurl_scheme; of the ten, else OTHER */
    union nurl_any_view as;
};

/*
 * The strict check and the view in one call: nurl_parse_1738 into any->url,
 * and the view of its scheme. Returns what nurl_parse_1738 does; any->url.stop
 * is the place of a fault.
 */
enum nurl_status nurl_any(struct nurl_any *any, const char *text,
                          size_t length);

/*
 * The view alone, of a URL that nurl_parse or nurl_parse_1738 filled. *url may
 * be any->url. Returns what the view does, SCHEME for a scheme outside the
 * ten; any->as.stop is the place of a fault.
 */
enum nurl_status nurl_any_view(struct nurl_any *any, const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
