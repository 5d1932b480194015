/*
 * shell_parse.c - the shell's command `parse`: by RFC 3986
 */
#include "console.h"
#include "nurl_host.h"
#include "nurl_parse.h"
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

static int put_port(const struct nurl *url, struct nurl_str text)
{
    uint16_t port;
    enum nurl_status status = nurl_port(url, &port);

    if (status == NURL_ERR_PORT_RANGE) {
        return shell_fault(text, url->port.off, status);
    }
    console_text("port to use: ");
    if (port > 0) {
        console_number(port);
        console_line_end();
    } else {
        console_text("none\n");
    }
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
