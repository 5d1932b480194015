/*
 * client_nanourl.c - the job of an HTTP client, with this library
 */
#include "client.h"

#include "nurl.h"

int client_nanourl(struct client *client, const char *text, size_t length)
{
    struct nurl url;
    struct nurl_endpoint endpoint;
    struct nurl_writer out;

    if (nurl_parse(&url, text, length) < 0 ||
        nurl_endpoint_parse(&endpoint, &url) < 0 ||
        nurl_copy_string(client->host, sizeof client->host,
                         nurl_part(&url, endpoint.name)) < 0) {
        return 0;
    }
    client->tls = endpoint.scheme == NURL_SCHEME_HTTPS;
    if (!client->tls && endpoint.scheme != NURL_SCHEME_HTTP) {
        return 0;
    }
    client->port = endpoint.port;
    nurl_writer_init(&out, client->bytes, client->size);
    nurl_write_request(&out, NURL_STR("GET"), &url);
    nurl_write_text(&out, NURL_STR("\r\n"));
    client->length = out.len;
    return nurl_writer_status(&out) == NURL_OK;
}
