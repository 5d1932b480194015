/*
 * http_parser.c - for code that calls http_parser_parse_url
 *
 * First the old code, with the prefix "nurl_" and nothing else changed. Then
 * the same client and server with nanourl's own functions, which also say where
 * a URL is wrong and check what a connection needs.
 *
 *     field_set & (1 << UF_QUERY)          nurl_present(url.query)
 *     field_data[UF_SCHEMA]                url.scheme
 *     field_data[UF_HOST]                  nurl_host_text(&url)
 *     field_data[UF_PORT], port            server.port, with its default
 *     field_data[UF_PATH], [UF_QUERY]      nurl_write_target
 *     field_data[UF_USERINFO]              url.user, url.password
 *     is_connect                           nurl_parse_target(.., method, ..)
 */
// gcc -Iinclude -Isrc test/examples/http_parser.c src/*/*.c -o http_parser
#include "nurl.h"
#include "nurl_http_parser.h"

#include <stdio.h>
#include <string.h>

static int old_client(const char *text)
{
    struct nurl_http_parser_url u;
    char host[32];
    size_t from;
    int port;

    nurl_http_parser_url_init(&u);
    if (nurl_http_parser_parse_url(text, strlen(text), 0, &u) != 0 ||
        !(u.field_set & (1 << NURL_UF_HOST)) ||
        u.field_data[NURL_UF_HOST].len >= sizeof host) {
        printf("old: no URL\n"); /* and not where */
        return -1;
    }
    memcpy(host, text + u.field_data[NURL_UF_HOST].off,
           u.field_data[NURL_UF_HOST].len);
    host[u.field_data[NURL_UF_HOST].len] = '\0';
    port = u.field_set & (1 << NURL_UF_PORT) ? u.port : 80;
    from = u.field_data[NURL_UF_PATH].off;
    if (!(u.field_set & (1 << NURL_UF_PATH))) {
        from = strlen(text); /* the classic error: "?q" is lost here */
    }
    /* Another one: the fragment is sent. */
    printf("old: %s port %d, GET %s\n", host, port,
           text[from] ? text + from : "/");
    return 0;
}

static int fail(size_t stop, enum nurl_status status)
{
    printf("    new: byte %u: %s\n", (unsigned)stop, nurl_status_text(status));
    return -1;
}

static int new_client(const char *text)
{
    struct nurl url;
    struct nurl_endpoint server;
    struct nurl_writer out;
    char host[32], target[64];
    enum nurl_status status = nurl_parse(&url, text, strlen(text));

    if (status < 0) {
        return fail(url.stop, status);
    }
    status = nurl_endpoint_parse(&server, &url);
    if (status < 0) {
        return fail(server.stop, status);
    }
    status = nurl_copy_string(host, sizeof host, nurl_host_text(&url));
    if (status < 0) {
        return fail(url.host.off, status);
    }
    nurl_writer_init(&out, target, sizeof target);
    nurl_write_target(&out, &url);
    status = nurl_writer_finish(&out);
    if (status < 0) {
        return fail(out.stop, status);
    }
    printf("    new: %s port %u, GET %s\n", host, server.port, target);
    return 0;
}

/* The callback on_url of a server, with is_connect from the method. */
static void serve(const char *method, const char *text)
{
    struct nurl_str name = nurl_text(method, strlen(method));
    struct nurl_http_parser_url u;
    struct nurl url;
    enum nurl_status status;
    int wrong = nurl_http_parser_parse_url(text, strlen(text),
                                           strcmp(method, "CONNECT") == 0, &u);

    printf("old: %s\n", wrong ? "refused" : "served");
    status = nurl_parse_target(&url, name, text, strlen(text));
    if (status < 0) {
        (void)fail(url.stop, status);
    } else {
        printf("    new: path \"" NURL_PRI "\"\n",
               NURL_ARG(nurl_part(&url, url.path)));
    }
}

int main(void)
{
    static const char *const urls[] = {
        "http://joe:pw@[::1]:81/a?b",  "https://h.com/", "http://h.com?q",
        "http://h.com/a#top",          "http://127.1/",  "http://h%00.com/",
        "http://h.com:70000/",         "http:/h.com",    "h.com/x",
        "http://h.com/a\r\nHost: evil"
    };
    static const char *const targets[][2] = { { "GET", "//evil/set" },
                                              { "GET", "/a#b" },
                                              { "GET", "http://u:pw@h/a" },
                                              { "CONNECT", "h.com:443" },
                                              { "CONNECT", "h.com:0" } };
    size_t i;

    for (i = 0; i < sizeof urls / sizeof urls[0]; i++) {
        printf("%.*s, ", (int)strcspn(urls[i], "\r"), urls[i]);
        (void)old_client(urls[i]);
        (void)new_client(urls[i]);
    }
    for (i = 0; i < sizeof targets / sizeof targets[0]; i++) {
        printf("%s %s, ", targets[i][0], targets[i][1]);
        serve(targets[i][0], targets[i][1]);
    }
    return 0;
}
