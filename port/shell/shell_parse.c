/* SPDX-License-Identifier: MIT */
/*
 * shell_parse.c - the shell's command `parse`: by RFC 3986
 */
#include "console.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_status.h"
#include "shell.h"

/* The kind of the host, and the bytes of an address. */
static void put_host(const struct nurl *url)
{
    static const char *const kinds[] = {
        "none",        "empty", "a name", "an IPv4 address", "an IPv6 address",
        "an IPvFuture"
    };
    struct nurl_host host;

    console_text("host: ");
    console_text(kinds[url->host_kind]);
    if (nurl_host_parse(&host, nurl_part(url, url->host)) != NURL_OK) {
        console_line_end(); /* only a zone, and that was refused before */
        return;
    }
    if (host.kind == NURL_HOST_IPV4 || host.kind == NURL_HOST_IPV6) {
        console_text(", bytes ");
        console_hex(host.address, host.kind == NURL_HOST_IPV4 ? 4 : 16);
    }
    if (host.numeric_tail) {
        console_text(" that looks like an address: do not resolve it as one");
    }
    console_line_end();
}

/* Why nobody can connect to this host, such as a name with an escape. */
static void put_refusal(const struct nurl *url, enum nurl_status status)
{
    console_text("none");
    if (url->host_kind != NURL_HOST_NONE && status != NURL_ERR_PORT_MISSING) {
        console_text(": ");
        console_text(nurl_status_name(status));
        console_text(", ");
        console_text(nurl_status_text(status));
    }
}

/* A URL can be valid, and its host or port 0 not fit a connection. */
static int put_port(const struct nurl *url, struct nurl_str text)
{
    struct nurl_endpoint endpoint;
    uint16_t port;
    enum nurl_status status = nurl_port(url, &port);

    if (status == NURL_ERR_PORT_RANGE) {
        return shell_fault(text, url->port.off, status);
    }
    status = nurl_endpoint_parse(&endpoint, url);
    console_text("port to use: ");
    if (status == NURL_OK) {
        console_number(endpoint.port);
    } else {
        put_refusal(url, status);
    }
    console_line_end();
    return 0;
}

int shell_parse(struct nurl_str text)
{
    struct nurl url;

    if (!shell_url(&url, text)) {
        return 1;
    }
    shell_parts(&url, text);
    put_host(&url);
    return put_port(&url, text);
}
