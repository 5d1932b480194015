/*
 * client_uriparser.c - the job of an HTTP client, with uriparser
 */
#include "client_others.h"

#include <stdlib.h>
#include <uriparser/Uri.h>

static struct part range(UriTextRangeA range)
{
    struct part part = { range.first, 0 };

    if (range.first) {
        part.length = (size_t)(range.afterLast - range.first);
    }
    return part;
}

/* After the authority. An empty segment does not point into the text. */
static struct part path(const UriUriA *uri)
{
    const UriPathSegmentA *segment = uri->pathHead;
    struct part part = { uri->hostText.afterLast, 0 };

    if (uri->portText.first) {
        part.at = uri->portText.afterLast;
    } else if (*part.at == ']') {
        part.at++;
    }
    for (; segment; segment = segment->next) {
        part.length += range(segment->text).length + 1;
    }
    return part;
}

static int get(struct client *client, const UriUriA *uri)
{
    unsigned long port =
        uri->portText.first ? strtoul(uri->portText.first, NULL, 10) : 0;
    struct parts parts;

    parts.scheme = range(uri->scheme);
    parts.host = range(uri->hostText);
    parts.path = path(uri);
    parts.query = range(uri->query);
    parts.port = (unsigned)port;
    return port <= 65535 && client_get(client, &parts);
}

int client_uriparser(struct client *client, const char *text, size_t length)
{
    UriUriA uri;
    int good;

    if (uriParseSingleUriExA(&uri, text, text + length, NULL) != URI_SUCCESS) {
        return 0; /* it has freed what it had allocated */
    }
    good = get(client, &uri);
    uriFreeUriMembersA(&uri);
    return good;
}
