/*
 * update_client.c - ask for an update: the id of the device is a segment of the
 *                   path, its version a pair of the query
 *
 * The base URL is a setting, and can have a path and a query. The id is data:
 * it comes from a label, and can have any bytes.
 */
// gcc -Iinclude -Isrc test/examples/update_client.c src/*/*.c -o update_client
#include "nurl.h"

#include <stdio.h>
#include <string.h>

/* The URL to ask. Only text is joined here; nothing is escaped by hand. */
static void write_url(struct nurl_writer *out, const struct nurl *base,
                      struct nurl_str id, struct nurl_str version)
{
    struct nurl_parts parts;
    struct nurl_str query = nurl_part(base, base->query);

    nurl_parts_of(&parts, base);
    parts.query = nurl_text(NULL, 0);
    parts.fragment = nurl_text(NULL, 0);
    nurl_build(out, &parts, 0); /* without a password */
    nurl_write_segment(out, id);
    nurl_write_text(out, NURL_STR("?"));
    nurl_write_query_set(out, query, NURL_STR("version"), version);
}

static int refuse(const char *what, enum nurl_status status)
{
    printf("%s: %s\n", what, nurl_status_text(status));
    return -1;
}

/* For an HTTP library and a TLS library that take texts. */
static int ask(const struct nurl *url)
{
    struct nurl_endpoint server;
    struct nurl_str target, name;
    enum nurl_status status = nurl_endpoint_parse(&server, url);

    if (status < 0) {
        return refuse("endpoint", status);
    }
    if (!nurl_target_text(url, &target)) {
        target = NURL_STR("/"); /* cannot happen here: there is a segment */
    }
    if (!nurl_server_name(url, &name)) {
        name = NURL_STR("(none: the certificate must have the address)");
    }
    printf("port %u, name for TLS " NURL_PRI "\nGET " NURL_PRI "\n",
           server.port, NURL_ARG(name), NURL_ARG(target));
    return 0;
}

static int check_for_update(const char *setting, struct nurl_str id)
{
    char text[120];
    struct nurl_writer out;
    struct nurl base, url;
    enum nurl_status status = nurl_parse(&base, setting, strlen(setting));

    if (status < 0) {
        return refuse("base", status);
    }
    nurl_writer_init(&out, text, sizeof text);
    write_url(&out, &base, id, NURL_STR("2.0 beta"));
    status = nurl_writer_status(&out);
    if (status < 0) {
        return refuse("id", status);
    }
    status = nurl_parse(&url, text, out.len);
    return status < 0 ? refuse("URL", status) : ask(&url);
}

int main(void)
{
    static const char *const bases[] = {
        "https://fw.example./v1/dev?version=1&channel=a%20b&VERSION=x",
        "https://joe@fw.example:8443/v1/dev/#f",
        "https://[2001:db8::1]",
        "https://fw.example/a b",
    };
    static const char *const ids[] = { "lamp-7", "../../admin", "..", "",
                                       "a?b#c/d" };
    size_t i;

    for (i = 0; i < sizeof bases / sizeof bases[0]; i++) {
        (void)check_for_update(bases[i], NURL_STR("lamp 7"));
    }
    for (i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        (void)check_for_update("https://fw.example/v1/dev/",
                               nurl_text(ids[i], strlen(ids[i])));
    }
    return 0;
}
