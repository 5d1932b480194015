/* SPDX-License-Identifier: MIT */
/*
 * boot_resolver.c - the name server, in place of the one from DHCP
 *
 *     resolver 10.0.2.2:5353
 *     resolver [fec0::3]        port 53
 */
#include "app/boot/boot.h"
#include "app/network.h"

enum {
    PORT_DNS = 53,
    WORD = 9 /* "resolver " */
};

int nboot_is_resolver(struct nurl_str line)
{
    return line.len > WORD && nurl_str_equal_nocase(nurl_text(line.ptr, WORD),
                                                    NURL_STR("resolver "));
}

/* Parses an address and an optional port. */
static enum nurl_status read_server(struct nurl_endpoint *server,
                                    struct nurl_str text)
{
    struct nurl url;
    enum nurl_status status = nurl_parse_authority(&url, text.ptr, text.len);

    if (status != NURL_OK) {
        server->stop = url.stop;
        return status;
    }
    status = nurl_endpoint_parse(server, &url);
    if (status == NURL_ERR_PORT_MISSING) {
        server->port = PORT_DNS;
        status = NURL_OK;
    }
    if (status == NURL_OK && server->kind == NURL_HOST_NAME) {
        server->stop = url.host.off;
        return NURL_ERR_HOST_CHAR;
    }
    return status;
}

int nboot_set_resolver(struct nurl_str line)
{
    struct nurl_endpoint server;
    struct nfetch_net_address address;
    enum nurl_status status =
        read_server(&server, nurl_text(line.ptr + WORD, line.len - WORD));

    if (status != NURL_OK) {
        caret_show(nboot_space(), line, (size_t)server.stop + WORD, status);
        return 0;
    }
    nfetch_address(&address, &server);
    nfetch_net_set_resolver(nfetch_network(), &address);
    return 1;
}
