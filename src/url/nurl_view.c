/*
 * nurl_view.c - which of the ten schemes, and its view
 *
 * With nurl_parse_1738.c the only file that names all schemes. A switch and
 * no table of functions, so that a call graph shows the deepest stack.
 */
#include "nurl_view.h"

unsigned nurl_view_scheme(const struct nurl *url)
{
    /* In the order of enum nurl_any_scheme, from FTP on. */
    static const char names[10][9] = { "ftp",  "http",    "gopher", "mailto",
                                       "news", "nntp",    "telnet", "wais",
                                       "file", "prospero" };
    struct nurl_str scheme = nurl_get(url, url->scheme);
    unsigned i;

    for (i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (nurl_is(scheme, names[i])) {
            return NURL_ANY_FTP + i;
        }
    }
    return NURL_ANY_OTHER;
}

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
