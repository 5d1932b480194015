/*
 * client.c - the job of a client, by our functions and by others
 *
 * GET: from a URL to the server's name, port and TLS, and the request's head.
 * CoAP: from a URL to the options of a request. What a parser leaves to do,
 * its users write by hand; here it is as short as all texts allow.
 */
#define _POSIX_C_SOURCE 200112L

#include "side.h"

#include "nurl_coap.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_writer.h"

#include <arpa/inet.h>
#include <coap3/coap.h>
#include <ctype.h>
#include <http_parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <uriparser/Uri.h>

struct side_said side_said;

/* A name as written, an address without brackets. */
static int say_host(const struct nurl *url)
{
    struct nurl_str host = nurl_part(url, url->host);
    struct nurl_writer out;

    if (url->host_kind == NURL_HOST_IPV6) {
        host = nurl_text(host.ptr + 1, host.len - 2);
    }
    nurl_writer_init(&out, side_said.host, sizeof side_said.host);
    nurl_write_text(&out, host);
    return nurl_writer_finish(&out) == NURL_OK;
}

static int get_nurl(const char *text, size_t length)
{
    struct nurl url;
    struct nurl_endpoint endpoint;
    struct nurl_writer out;

    if (nurl_parse(&url, text, length) < 0 ||
        nurl_endpoint_parse(&endpoint, &url) < 0 || !say_host(&url)) {
        return 0;
    }
    side_said.port = endpoint.port;
    side_said.tls = nurl_scheme_is(&url, "https");
    nurl_writer_init(&out, side_said.bytes, sizeof side_said.bytes);
    nurl_write_text(&out, NURL_STR("GET "));
    nurl_write_target(&out, &url, NURL_TARGET_ORIGIN);
    nurl_write_text(&out, NURL_STR(" HTTP/1.1\r\nHost: "));
    nurl_write_host_field(&out, &url);
    nurl_write_text(&out, NURL_STR("\r\n\r\n"));
    side_said.length = out.len;
    return nurl_writer_status(&out) == NURL_OK;
}

static int coap_nurl(const char *text, size_t length)
{
    struct nurl url;
    struct nurl_coap coap;
    struct nurl_coap_option option;
    struct nurl_writer out;
    char header[2];

    if (nurl_parse(&url, text, length) < 0) {
        return 0;
    }
    url.fragment.off = url.fragment.len = 0; /* is not sent */
    if (nurl_coap_begin(&coap, &url, 0) < 0) {
        return 0;
    }
    side_said.port = coap.port;
    nurl_writer_init(&out, side_said.bytes, sizeof side_said.bytes);
    while (nurl_coap_next(&coap, &option)) {
        header[0] = (char)option.number;
        header[1] = (char)option.length;
        nurl_write_text(&out, nurl_text(header, sizeof header));
        nurl_write_coap_value(&out, &option);
    }
    side_said.length = out.len;
    return nurl_writer_status(&out) == NURL_OK;
}

/* ------------------------------------------------ what others leave to do */

struct part {
    const char *at; /* NULL: absent */
    size_t length;
};

/* A text that does not fit leaves a length above the size. */
static void say(const char *at, size_t length)
{
    if (length <= sizeof side_said.bytes &&
        side_said.length <= sizeof side_said.bytes - length) {
        memcpy(side_said.bytes + side_said.length, at, length);
    }
    side_said.length += length;
}

static int is(struct part part, const char *word)
{
    return part.length == strlen(word) &&
           strncasecmp(part.at, word, part.length) == 0;
}

/* With the target begun; port 0 is none. */
static int begin_get(struct part scheme, struct part host, unsigned port)
{
    side_said.tls = is(scheme, "https");
    if ((!side_said.tls && !is(scheme, "http")) || host.length == 0 ||
        host.length >= sizeof side_said.host) {
        return 0;
    }
    memcpy(side_said.host, host.at, host.length);
    side_said.host[host.length] = '\0';
    side_said.port = port ? port : side_said.tls ? 443 : 80;
    side_said.length = 0;
    say("GET ", 4);
    return 1;
}

static int end_get(struct part query)
{
    size_t length = strlen(side_said.host);
    size_t brackets = strchr(side_said.host, ':') != NULL;
    char port[12];

    if (query.at) {
        say("?", 1);
        say(query.at, query.length);
    }
    say(" HTTP/1.1\r\nHost: ", 17);
    say("[", brackets);
    say(side_said.host, length);
    say("]", brackets);
    if (side_said.port != (side_said.tls ? 443 : 80)) {
        say(port, (size_t)snprintf(port, sizeof port, ":%u", side_said.port));
    }
    say("\r\n\r\n", 4);
    return side_said.length <= sizeof side_said.bytes;
}

/* ------------------------------------------------------------- the others */

static struct part field(const struct http_parser_url *url, const char *text,
                         int which)
{
    struct part part = { NULL, 0 };

    if (url->field_set & 1u << which) {
        part.at = text + url->field_data[which].off;
        part.length = url->field_data[which].len;
    }
    return part;
}

static int get_http_parser(const char *text, size_t length)
{
    struct http_parser_url url;
    struct part path;

    http_parser_url_init(&url);
    if (http_parser_parse_url(text, length, 0, &url) != 0 ||
        !begin_get(field(&url, text, UF_SCHEMA), field(&url, text, UF_HOST),
                   url.port)) {
        return 0;
    }
    path = field(&url, text, UF_PATH);
    say(path.at ? path.at : "/", path.at ? path.length : 1);
    return end_get(field(&url, text, UF_QUERY));
}

static struct part range(UriTextRangeA range)
{
    struct part part = { range.first, 0 };

    if (range.first) {
        part.length = (size_t)(range.afterLast - range.first);
    }
    return part;
}

static int say_uriparser(const UriUriA *uri)
{
    const UriPathSegmentA *segment = uri->pathHead;
    unsigned long port =
        uri->portText.first ? strtoul(uri->portText.first, NULL, 10) : 0;
    struct part text;

    if (port > 65535 ||
        !begin_get(range(uri->scheme), range(uri->hostText), (unsigned)port)) {
        return 0;
    }
    say("/", !segment);
    for (; segment; segment = segment->next) {
        text = range(segment->text);
        say("/", 1);
        say(text.at, text.length);
    }
    return end_get(range(uri->query));
}

static int get_uriparser(const char *text, size_t length)
{
    UriUriA uri;
    int good;

    if (uriParseSingleUriExA(&uri, text, text + length, NULL) != URI_SUCCESS) {
        return 0;
    }
    good = say_uriparser(&uri);
    uriFreeUriMembersA(&uri);
    return good;
}

static void say_option(int number, const uint8_t *value, size_t length)
{
    char header[2];

    header[0] = (char)number;
    header[1] = (char)length;
    say(header, sizeof header);
    say((const char *)value, length);
}

typedef int splitter(const uint8_t *text, size_t length, unsigned char *options,
                     size_t *size);

/* The parts of a path or a query, decoded by libcoap. */
static void say_options(int number, splitter *split, coap_str_const_t text)
{
    static uint8_t options[4096];
    const uint8_t *at = options;
    size_t size = sizeof options;
    int left = text.length ? split(text.s, text.length, options, &size) : 0;

    for (; left > 0; left--) {
        say_option(number, coap_opt_value(at), coap_opt_length(at));
        at += coap_opt_size(at);
    }
}

/* No Uri-Host for an address. */
static void say_coap_host(coap_str_const_t host)
{
    uint8_t address[16];
    char name[256];
    size_t i;

    if (host.length >= sizeof name) {
        side_said.length = sizeof side_said.bytes + 1;
        return;
    }
    for (i = 0; i < host.length; i++) {
        name[i] = (char)tolower(host.s[i]);
    }
    name[i] = '\0';
    if (inet_pton(AF_INET, name, address) != 1 &&
        inet_pton(AF_INET6, name, address) != 1) {
        say_option(COAP_OPTION_URI_HOST, (uint8_t *)name, host.length);
    }
}

static int coap_libcoap(const char *text, size_t length)
{
    const char *fragment = memchr(text, '#', length);
    coap_uri_t uri;

    if (fragment) {
        length = (size_t)(fragment - text);
    }
    if (coap_split_uri((const uint8_t *)text, length, &uri) < 0) {
        return 0;
    }
    side_said.port = uri.port;
    side_said.length = 0;
    say_coap_host(uri.host);
    say_options(COAP_OPTION_URI_PATH, coap_split_path, uri.path);
    say_options(COAP_OPTION_URI_QUERY, coap_split_query, uri.query);
    return side_said.length <= sizeof side_said.bytes;
}

const struct side_parser side_clients[] = {
    { "GET, nanourl", get_nurl },
    { "GET, http_parser", get_http_parser },
    { "GET, uriparser", get_uriparser },
    { "CoAP, nanourl", coap_nurl },
    { "CoAP, libcoap", coap_libcoap },
    { NULL, NULL },
};
