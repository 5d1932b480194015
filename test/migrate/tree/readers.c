/* Readers of URLs that need no header of others, each with its own name of
 * host_of (hosts.h); test/side/elsewhere chooses one. */
#include "hosts.h"
#include "parts.h"

#include <stdio.h>

/* Without https. */
int host_of_grub(char *text, char *host, size_t size)
{
    char *scheme;
    char *found;
    char *path;
    int http;

    if (!dissect_url(text, &scheme, &found, &path)) {
        return 0;
    }
    http = strcmp(scheme, "http") == 0;
    snprintf(host, size, "%s", found);
    free(scheme);
    free(found);
    free(path);
    return http;
}

int host_of_libcoap(char *text, char *host, size_t size)
{
    coap_uri_t uri;

    if (coap_split_proxy_uri((const uint8_t *)text, strlen(text), &uri) < 0 ||
        uri.host.length >= size) {
        return 0;
    }
    memcpy(host, uri.host.s, uri.host.length);
    host[uri.host.length] = '\0';
    port_taken = uri.port;
    return 1;
}

int host_of_libwebsockets(char *text, char *host, size_t size)
{
    const char *scheme;
    const char *found;
    const char *path;
    int port = -1;

    if (lws_parse_uri(text, &scheme, &found, &port, &path) != 0) {
        return 0;
    }
    snprintf(host, size, "%s", found);
    port_taken = port;
    return 1;
}

struct mg_str {
    char *buf;
    size_t len;
};

struct mg_str mg_url_host(const char *url);

int host_of_mongoose(char *text, char *host, size_t size)
{
    struct mg_str found = mg_url_host(text);

    if (found.len == 0 || found.len >= size) {
        return 0;
    }
    memcpy(host, found.buf, found.len);
    host[found.len] = '\0';
    return 1;
}

struct url_info {
    char *scheme;
    char *user;
    char *password;
    char *host;
    uint32_t ip;
    unsigned port;
    char *path;
    int type; /* 0: with a scheme */
};

void parse_url(struct url_info *url, char *text);

/* Without https. The client adds the default port. */
int host_of_syslinux(char *text, char *host, size_t size)
{
    struct url_info url;

    parse_url(&url, text);
    if (url.type != 0 || strcmp(url.scheme, "http") != 0) {
        return 0;
    }
    snprintf(host, size, "%s", url.host);
    port_taken = url.port == 0 ? 80 : (long)url.port;
    return 1;
}

/* Looks the text up in the rows of hosts_micropython.py, in the same order:
 * URL, host, port. */
int host_of_micropython(char *text, char *host, size_t size)
{
    static FILE *rows;
    char line[8192];

    if (rows == NULL) {
        rows = fopen("build/elsewhere/requests.tsv", "r");
    }
    while (rows != NULL && fgets(line, sizeof line, rows) != NULL) {
        char *found = strchr(line, '\t');
        char *port = found == NULL ? NULL : strchr(found + 1, '\t');

        if (port == NULL) {
            continue;
        }
        *found = '\0';
        *port = '\0';
        if (strcmp(line, text) == 0) {
            snprintf(host, size, "%s", found + 1);
            return sscanf(port + 1, "%ld", &port_taken) == 1;
        }
    }
    return 0;
}
