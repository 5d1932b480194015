/* SPDX-License-Identifier: MIT */
/*
 * nurl_any.h - the scheme-specific parts of the ten schemes of RFC 1738
 *
 * It links all ten. For one scheme, call its own function.
 *
 *     if (nurl_any_parse(&any, &url) == NURL_OK) {
 *         switch (any.scheme) {
 *         case NURL_SCHEME_FTP: ... any.as.ftp.name ...
 *
 * All ten parse what follows the authority (in mailto and news: the colon) up
 * to the fragment. In most schemes "?" is data. In a strict struct every byte
 * is checked by RFC 1738, in others delimiters only. A strict struct has
 * url.query in http and wais only; in mailto, news and unknown schemes its
 * url.path is all after the colon, with the parts of a login.
 *
 * All ten return SCHEME at 0 for another scheme. If the scheme has an
 * authority, they return SLASHES without one (not file), and HOST_CHAR at a "?"
 * directly after it (not http). Their headers name the other errors; strict
 * CHAR is at a byte that cannot stand there.
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
    uint8_t scheme; /* enum nurl_scheme, the member of `as`; or OTHER */
    uint16_t stop;
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
 * Calls the scheme's function. After SCHEME, and for a struct without a URL,
 * any->scheme is OTHER.
 */
NURL_CHECKED enum nurl_status nurl_any_parse(struct nurl_any *any,
                                             const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
