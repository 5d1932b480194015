/* SPDX-License-Identifier: MIT */
/*
 * nurl_any.c - the scheme-specific parts of any of the ten schemes, for tools
 */
#include "nurl_any.h"
#include "base/nurl_scheme_name.h"

static enum nurl_status parse_by_scheme(struct nurl_any *any,
                                        const struct nurl *url)
{
    switch (any->scheme) {
    case NURL_SCHEME_FTP:
        return nurl_ftp_parse(&any->as.ftp, url);
    case NURL_SCHEME_HTTP:
        return nurl_http_parse(&any->as.http, url);
    case NURL_SCHEME_GOPHER:
        return nurl_gopher_parse(&any->as.gopher, url);
    case NURL_SCHEME_MAILTO:
        return nurl_mailto_parse(&any->as.mailto, url);
    case NURL_SCHEME_NEWS:
        return nurl_news_parse(&any->as.news, url);
    case NURL_SCHEME_NNTP:
        return nurl_nntp_parse(&any->as.nntp, url);
    case NURL_SCHEME_TELNET:
        return nurl_telnet_parse(&any->as.telnet, url);
    case NURL_SCHEME_WAIS:
        return nurl_wais_parse(&any->as.wais, url);
    case NURL_SCHEME_FILE:
        return nurl_file_parse(&any->as.file, url);
    case NURL_SCHEME_PROSPERO:
        return nurl_prospero_parse(&any->as.prospero, url);
    default:
        return NURL_ERR_SCHEME;
    }
}

static uint16_t stop_by_scheme(const struct nurl_any *any)
{
    switch (any->scheme) {
    case NURL_SCHEME_FTP:
        return any->as.ftp.stop;
    case NURL_SCHEME_HTTP:
        return any->as.http.stop;
    case NURL_SCHEME_GOPHER:
        return any->as.gopher.stop;
    case NURL_SCHEME_MAILTO:
        return any->as.mailto.stop;
    case NURL_SCHEME_NEWS:
        return any->as.news.stop;
    case NURL_SCHEME_NNTP:
        return any->as.nntp.stop;
    case NURL_SCHEME_TELNET:
        return any->as.telnet.stop;
    case NURL_SCHEME_WAIS:
        return any->as.wais.stop;
    case NURL_SCHEME_FILE:
        return any->as.file.stop;
    case NURL_SCHEME_PROSPERO:
        return any->as.prospero.stop;
    default:
        return 0;
    }
}

enum nurl_status nurl_any_parse(struct nurl_any *any, const struct nurl *url)
{
    enum nurl_status status = NURL_ERR_UNPARSED;

    any->scheme = NURL_SCHEME_OTHER;
    if (url->profile != NURL_PROFILE_NONE) {
        any->scheme =
            (uint8_t)nurl_scheme_named_1738(url->text, url->scheme.len);
        status = parse_by_scheme(any, url);
    }
    any->stop = stop_by_scheme(any);
    return status;
}
