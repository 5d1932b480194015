/* SPDX-License-Identifier: MIT */
/*
 * shell_guard.c - the shell's commands for servers and for URLs from outside:
 *                 target, setting, below, scope, within, address, route
 */
#include "console.h"
#include "guard_names.h"
#include "nurl_equal.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_path.h"
#include "shell.h"

#define ROUTE_VALUES 8u

static void put_line(const char *label, const char *answer)
{
    console_text(label);
    console_text(answer);
    console_line_end();
}

static int put_answer(const char *question, int yes)
{
    put_line(question, yes ? "yes" : "no");
    return 0;
}

/* Splits two words. Returns 0 and explains if there is only one. */
static int take_two(struct nurl_str *first, struct nurl_str *second,
                    const char *help)
{
    struct nurl_str text = *second;

    *first = shell_word(second);
    if (first->len < text.len) {
        return 1;
    }
    console_text(help);
    return 0;
}

int shell_target(struct nurl_str text)
{
    struct nurl_str method;
    struct nurl url;
    enum nurl_status status;

    if (!take_two(&method, &text, "a method and a target are needed\n")) {
        return 2;
    }
    status = nurl_parse_target(&url, method, text.ptr, text.len);
    if (status != NURL_OK) {
        return shell_fault(text, url.stop, status);
    }
    shell_parts(&url, text);
    put_line("form: ", form_name(&url));
    return 0;
}

int shell_setting(struct nurl_str text)
{
    struct nurl url;
    enum nurl_status status = nurl_parse_setting(&url, text.ptr, text.len);

    if (status != NURL_OK) {
        return shell_fault(text, url.stop, status);
    }
    shell_parts(&url, text);
    return 0;
}

int shell_below(struct nurl_str text)
{
    struct nurl_str first;
    struct nurl url;
    struct nurl base;

    if (!take_two(&first, &text, "a URL and a base are needed\n")) {
        return 2;
    }
    if (!shell_url(&url, first) || !shell_url(&base, text)) {
        return 1;
    }
    return put_answer("below: ", nurl_is_below(&url, &base));
}

static const char *scope_of(const struct nurl_host *host)
{
    const char *name = scope_name(host);

    if (name) {
        return name;
    }
    return host->numeric_tail ? "none, a name that looks like an address"
                              : "none, no address";
}

int shell_scope(struct nurl_str text)
{
    struct nurl_host host;
    enum nurl_status status = nurl_host_parse_zone(&host, text);

    if (status != NURL_OK) {
        return shell_fault(text, host.stop, status);
    }
    put_line("scope: ", scope_of(&host));
    return 0;
}

int shell_within(struct nurl_str text)
{
    struct nurl_str host;

    if (!take_two(&host, &text, "a host and a domain are needed\n")) {
        return 2;
    }
    return put_answer("within: ", nurl_host_within(host, text));
}

static void put_escaped_line(const char *label, struct nurl_str text)
{
    console_text(label);
    console_escaped(text.ptr, text.len);
    console_line_end();
}

int shell_address(struct nurl_str text)
{
    char buffer[40];
    struct nurl_writer out;
    struct nurl_host host;
    enum nurl_status status = nurl_host_parse_address(&host, text);

    if (status != NURL_OK) {
        return shell_fault(text, host.stop, status);
    }
    nurl_writer_init(&out, buffer, sizeof buffer);
    if (host.kind == NURL_HOST_IPV4) {
        nurl_write_ipv4(&out, host.address);
    } else {
        nurl_write_ipv6(&out, host.address);
    }
    put_escaped_line("address: ", nurl_text(out.ptr, out.len));
    if (host.zone.ptr) {
        put_escaped_line("zone: ", host.zone);
    }
    return 0;
}

int shell_route(struct nurl_str text)
{
    static char pattern[128];
    struct nurl_str values[ROUTE_VALUES];
    struct nurl_str path;
    bool match;
    unsigned i;

    if (!take_two(&path, &text, "a path and a pattern are needed\n")) {
        return 2;
    }
    if (nurl_copy_string(pattern, sizeof pattern, text) != NURL_OK) {
        console_text("the pattern is too long\n");
        return 2;
    }
    for (i = 0; i < ROUTE_VALUES; i++) {
        values[i] = nurl_text(NULL, 0);
    }
    match = nurl_path_match(path, pattern, values, ROUTE_VALUES);
    (void)put_answer("match: ", match);
    for (i = 0; match && i < ROUTE_VALUES && values[i].ptr; i++) {
        put_escaped_line("value: ", values[i]);
    }
    return 0;
}
