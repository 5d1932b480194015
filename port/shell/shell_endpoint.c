/* SPDX-License-Identifier: MIT */
/*
 * shell_endpoint.c - the shell's command `endpoint`: whom to connect to
 */
#include "console.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "shell.h"

static void put_address(const struct nurl_endpoint *endpoint)
{
    console_text("address: ");
    console_hex(endpoint->address, endpoint->kind == NURL_HOST_IPV4 ? 4 : 16);
    console_line_end();
}

/* By which interface, as it is written. */
static void put_zone(const struct nurl *url, struct nurl_span zone)
{
    struct nurl_str text = nurl_part(url, zone);

    if (nurl_present(zone)) {
        console_text("zone: ");
        console_escaped(text.ptr, text.len);
        console_line_end();
    }
}

/* A certificate has a name or an address; an address is shown above. */
static void put_server_name(const struct nurl *url)
{
    struct nurl_str name;

    if (nurl_server_name(url, &name)) {
        console_text("name for TLS: ");
        console_escaped(name.ptr, name.len);
        console_line_end();
    }
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
    enum nurl_status status = nurl_parse_zone(&url, text.ptr, text.len);

    if (status != NURL_OK) {
        return shell_fault(text, url.stop, status);
    }
    status = nurl_endpoint_parse(&endpoint, &url);
    if (status != NURL_OK) {
        return shell_fault(text, endpoint.stop, status);
    }
    if (endpoint.kind != NURL_HOST_NAME) {
        put_address(&endpoint);
    }
    put_zone(&url, endpoint.zone);
    put_server_name(&url);
    console_text("port: ");
    console_number(endpoint.port);
    console_line_end();
    return put_host(&url, text);
}
