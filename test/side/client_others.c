/*
 * client_others.c - what other parsers leave to an HTTP client
 */
#include "client_others.h"

#include <string.h>

static const char get[] = "GET ";
static const char version_host[] = " HTTP/1.1\r\nHost: ";

/* Returns the length of the name, or 0 for another scheme. */
static size_t scheme_length(struct part scheme)
{
    static const char name[] = "https";
    size_t i = 0;

    while (i < scheme.length && (scheme.at[i] | 0x20) == name[i]) {
        i++;
    }
    return i == scheme.length && i >= 4 ? i : 0;
}

static char *put(char *to, const char *at, size_t length)
{
    memcpy(to, at, length);
    return to + length;
}

static char *put_port(char *to, unsigned port)
{
    char text[5];
    size_t at = sizeof text;

    do {
        text[--at] = (char)('0' + port % 10);
        port /= 10;
    } while (port > 0);
    *to++ = ':';
    return put(to, text + at, sizeof text - at);
}

/* The path is next to the query, so both are one copy. */
static char *put_target(char *to, const struct parts *parts)
{
    size_t query = parts->query.at ? parts->query.length + 1 : 0;

    if (parts->path.length > 0) {
        return put(to, parts->path.at, parts->path.length + query);
    }
    *to++ = '/';
    return query > 0 ? put(to, parts->query.at - 1, query) : to;
}

static char *put_host(char *to, const struct client *client,
                      const struct parts *parts)
{
    size_t bracket = parts->host.at[-1] == '[';

    to = put(to, parts->host.at - bracket, parts->host.length + 2 * bracket);
    if (client->port != (client->tls ? 443 : 80)) {
        to = put_port(to, client->port);
    }
    return to;
}

int client_get(struct client *client, const struct parts *parts)
{
    /* "/", "?", brackets, a port, an empty line: at most this much more. */
    size_t most = sizeof get + sizeof version_host + 14 + parts->host.length +
                  parts->path.length + parts->query.length;
    size_t scheme = scheme_length(parts->scheme);
    char *to = client->bytes;

    if (scheme == 0 || parts->host.length == 0 ||
        parts->host.length >= sizeof client->host || most > client->size) {
        return 0;
    }
    memcpy(client->host, parts->host.at, parts->host.length);
    client->host[parts->host.length] = '\0';
    client->tls = scheme > 4;
    client->port = parts->port ? parts->port : client->tls ? 443 : 80;
    to = put(to, get, sizeof get - 1);
    to = put_target(to, parts);
    to = put(to, version_host, sizeof version_host - 1);
    to = put_host(to, client, parts);
    to = put(to, "\r\n\r\n", 4);
    client->length = (size_t)(to - client->bytes);
    return 1;
}
