/* SPDX-License-Identifier: MIT */
/*
 * nurl_view.c - the scheme-specific parts of any of the ten schemes
 *
 * The only file that calls the rules of all schemes. It has a switch instead of
 * a table of functions, so that a call graph shows the deepest stack.
 */
#include "url/nurl_view.h"

enum nurl_status nurl_view_read(struct nurl_any *any, struct nurl_reader *in)
{
    switch (any->scheme) {
    case NURL_SCHEME_FTP:
        return nurl_ftp_read(&any->as.ftp, in);
    case NURL_SCHEME_HTTP:
        return nurl_http_read(&any->as.http, in);
    case NURL_SCHEME_GOPHER:
        return nurl_gopher_read(&any->as.gopher, in);
    case NURL_SCHEME_MAILTO:
        return nurl_mailto_read(&any->as.mailto, in);
    case NURL_SCHEME_NEWS:
        return nurl_news_read(&any->as.news, in);
    case NURL_SCHEME_NNTP:
        return nurl_nntp_read(&any->as.nntp, in);
    case NURL_SCHEME_TELNET:
        return nurl_telnet_read(&any->as.telnet, in);
    case NURL_SCHEME_WAIS:
        return nurl_wais_read(&any->as.wais, in);
    case NURL_SCHEME_FILE:
        return nurl_file_read(&any->as.file, in);
    case NURL_SCHEME_PROSPERO:
        return nurl_prospero_read(&any->as.prospero, in);
    default:
        return NURL_ERR_SCHEME;
    }
}
