/*
 * nurl_view.c - which of the ten schemes, and its view
 *
 * The only file that calls the views of all schemes. A switch and no table of
 * functions, so that a call graph shows the deepest stack.
 */
#include "nurl_view.h"

enum nurl_status nurl_view(union nurl_any_view *view, const struct nurl *url,
                           unsigned scheme)
{
    switch (scheme) {
    case NURL_ANY_FTP:
        return nurl_ftp(&view->ftp, url);
    case NURL_ANY_HTTP:
        return nurl_http(&view->http, url);
    case NURL_ANY_GOPHER:
        return nurl_gopher(&view->gopher, url);
    case NURL_ANY_MAILTO:
        return nurl_mailto(&view->mailto, url);
    case NURL_ANY_NEWS:
        return nurl_news(&view->news, url);
    case NURL_ANY_NNTP:
        return nurl_nntp(&view->nntp, url);
    case NURL_ANY_TELNET:
        return nurl_telnet(&view->telnet, url);
    case NURL_ANY_WAIS:
        return nurl_wais(&view->wais, url);
    case NURL_ANY_FILE:
        return nurl_file(&view->file, url);
    default:
        return nurl_prospero(&view->prospero, url);
    }
}

unsigned nurl_view_scheme(union nurl_any_view *view, const struct nurl *url)
{
    /* Of the names, by enum nurl_any_scheme: only those that fit are asked. */
    static const uint8_t lengths[] = { 0, 3, 4, 6, 6, 4, 4, 6, 4, 4, 8 };
    unsigned scheme;

    for (scheme = NURL_ANY_PROSPERO; scheme != NURL_ANY_OTHER; scheme--) {
        if (url->scheme.len == lengths[scheme] &&
            nurl_view(view, url, scheme) != NURL_SCHEME) {
            break;
        }
    }
    return scheme;
}
