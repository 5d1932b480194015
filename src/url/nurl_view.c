/*
 * nurl_view.c - which of the ten schemes, and its view
 *
 * The only file that calls the views of all schemes. A switch and no table of
 * functions, so that a call graph shows the deepest stack.
 */
#include "url/nurl_view.h"

enum nurl_status nurl_view(union nurl_any_view *view, const struct nurl *url,
                           unsigned scheme)
{
    switch (scheme) {
    case NURL_SCHEME_FTP:
        return nurl_ftp_parse(&view->ftp, url);
    case NURL_SCHEME_HTTP:
        return nurl_http_parse(&view->http, url);
    case NURL_SCHEME_GOPHER:
        return nurl_gopher_parse(&view->gopher, url);
    case NURL_SCHEME_MAILTO:
        return nurl_mailto_parse(&view->mailto, url);
    case NURL_SCHEME_NEWS:
        return nurl_news_parse(&view->news, url);
    case NURL_SCHEME_NNTP:
        return nurl_nntp_parse(&view->nntp, url);
    case NURL_SCHEME_TELNET:
        return nurl_telnet_parse(&view->telnet, url);
    case NURL_SCHEME_WAIS:
        return nurl_wais_parse(&view->wais, url);
    case NURL_SCHEME_FILE:
        return nurl_file_parse(&view->file, url);
    default:
        return nurl_prospero_parse(&view->prospero, url);
    }
}

unsigned nurl_view_scheme(union nurl_any_view *view, const struct nurl *url)
{
    /* Of the names, by enum nurl_scheme: only those that fit are asked. */
    static const uint8_t lengths[] = { 0, 3, 4, 6, 6, 4, 4, 6, 4, 4, 8 };
    unsigned scheme;

    for (scheme = NURL_SCHEME_PROSPERO; scheme != NURL_SCHEME_OTHER; scheme--) {
        if (url->scheme.len == lengths[scheme] &&
            nurl_view(view, url, scheme) != NURL_ERR_SCHEME) {
            break;
        }
    }
    return scheme;
}
