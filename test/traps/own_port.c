/*
 * believed: nurl_write_host_field knows the port that the program connects to.
 * happens: it knows the port of the URL and leaves out that of the scheme. A
 *     default of the program's own is in neither, and for ipp a server of HTTP
 *     expects 631.
 * named: nurl_host.h: nurl_endpoint_parse: use your own default, and write it
 *     into the Host field, too
 * named: nurl_writer.h: nurl_write_host_field: Append ":" and the port
 *     yourself after PORT_MISSING of nurl_endpoint_parse, for your own default,
 *     and for ipp and ipps
 * named: nurl_writer.h: nurl_write_request: After PORT_MISSING of
 *     nurl_endpoint_parse, and for ipp and ipps, the Host field has no port
 * prints: connect to port 8000, Host: h.com connect to port 631, Host: p
 */
#include "nurl.h"

#include <stdio.h>
#include <string.h>

static int show(const char *text)
{
    char host[32];
    struct nurl_writer out;
    struct nurl_endpoint server;
    struct nurl url;
    unsigned port = 8000;
    enum nurl_status status = nurl_parse(&url, text, strlen(text));

    if (status == NURL_OK) {
        status = nurl_endpoint_parse(&server, &url);
    }
    if (status == NURL_OK) {
        port = server.port;
    } else if (status != NURL_ERR_PORT_MISSING) {
        return 1;
    }
    nurl_writer_init(&out, host, sizeof host);
    nurl_write_host_field(&out, &url);
    if (nurl_writer_finish(&out) != NURL_OK) {
        return 1;
    }
    printf("connect to port %u, Host: %s\n", port, host);
    return 0;
}

int main(void)
{
    return show("ntrip://h.com/a") + show("ipp://p/ipp/print");
}
