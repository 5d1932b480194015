/*
 * shell_endpoint.c - the shell's command `endpoint`: whom to connect to
 */
#include "console.h"
#include "nurl_host.h"
#include "shell.h"

static void put_address(const struct nurl_endpoint *endpoint)
{
    console_text("address: ");
    console_hex(endpoint->octets, endpoint->kind == NURL_HOST_IPV4 ? 4 : 16);
    console_line_end();
}

static int put_host(const struct nurl *url, struct nurl_str text)
{
    struct nurl_writer out;

    shell_write(&out);
    nurl_write_host(&out, url);
    return shell_written("host: ", &out, text);
}

int shell_endpoint(struct nurl_str text)
{
    struct nurl url;
    struct nurl_endpoint endpoint;
    enum nurl_status status;

    if (!shell_url(&url, text)) {
        return 1;
    }
    status = nurl_endpoint_parse(&endpoint, &url);
    if (status != NURL_OK) {
        return shell_fault(text, endpoint.stop, status);
    }
    if (endpoint.kind != NURL_HOST_NAME) {
        put_address(&endpoint);
    }
    console_text("port: ");
    console_number(endpoint.port);
    console_line_end();
    return put_host(&url, text);
}
