/*
 * client.c - the job of an HTTP client, with our functions and with others
 *
 * From a URL to the server's name, port and TLS, and the head of the request.
 * Users of a parser write the rest by hand; here it is as short as all texts
 * allow.
 */
#define _POSIX_C_SOURCE 200112L

#include "side.h"

#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_writer.h"

#include <http_parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <uriparser/Uri.h>

/* What the last client needs: where to connect, what to send. */
static struct {
    char host[256]; /* for a resolver: no brackets */
    unsigned port;
    int tls;
    size_t length;
    char bytes[8192];
} side_said;

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
    nurl_write_target(&out, &url);
    nurl_write_text(&out, NURL_STR(" HTTP/1.1\r\nHost: "));
    nurl_write_host_field(&out, &url);
    nurl_write_text(&out, NURL_STR("\r\n\r\n"));
    side_said.length = out.len;
    return nurl_writer_status(&out) == NURL_OK;
}

/* ------------------------------------------------ what others leave to do */

struct part {
    const char *at; /* NULL: absent */
    size_t length;
};

/* If a text does not fit, the length is above the size. */
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

/* Starts the request line. Port 0 means none. */
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

const struct side_parser side_clients[] = {
    { "nanourl", get_nurl },
    { "http_parser", get_http_parser },
    { "uriparser", get_uriparser },
    { NULL, NULL },
};
