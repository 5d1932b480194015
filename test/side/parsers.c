/*
 * parsers.c - our parser and others, called as their manuals say
 */
#include "side.h"

#include "nurl_host.h"
#include "nurl_parse.h"

#include <curl/curl.h>
#include <http_parser.h>
#include <string.h>
#include <uriparser/Uri.h>

static int take_all(const char *text, size_t length)
{
    (void)text;
    (void)length;
    return 1;
}

static int take_nurl(const char *text, size_t length)
{
    struct nurl url;

    return nurl_parse(&url, text, length) == NURL_OK;
}

/* With the number of the port, as the others except uriparser read it. */
static int take_nurl_port(const char *text, size_t length)
{
    struct nurl url;
    uint16_t port;

    return nurl_parse(&url, text, length) == NURL_OK &&
           nurl_port(&url, &port) != NURL_ERR_PORT_RANGE;
}

static int take_http_parser(const char *text, size_t length)
{
    struct http_parser_url url;

    http_parser_url_init(&url);
    return http_parser_parse_url(text, length, 0, &url) == 0;
}

static int take_uriparser(const char *text, size_t length)
{
    UriUriA uri;

    if (uriParseSingleUriExA(&uri, text, text + length, NULL) != URI_SUCCESS) {
        return 0; /* it has freed what it had allocated */
    }
    uriFreeUriMembersA(&uri);
    return 1;
}

/* The flag accepts schemes for which curl has no transfer. */
static int take_curl(const char *text, size_t length)
{
    CURLU *url = curl_url();
    CURLUcode code;

    (void)length;
    code = curl_url_set(url, CURLUPART_URL, text, CURLU_NON_SUPPORT_SCHEME);
    curl_url_cleanup(url);
    return code == CURLUE_OK;
}

const struct side_parser side_parsers[] = {
    { "empty", take_all },
    { "nurl_parse", take_nurl },
    { "nurl_parse, nurl_port", take_nurl_port },
    { "http_parser", take_http_parser },
    { "uriparser", take_uriparser },
    { "curl", take_curl },
    { NULL, NULL },
};
