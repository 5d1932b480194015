/*
 * http_client.c - whom to connect to, and what to send
 *
 * A client gets a URL from its settings. It needs a host and a port, whether
 * to use TLS, and the head of the request (RFC 9112), with user and password
 * for Basic authentication (RFC 7617) if the URL has them. Its log gets the URL
 * without secrets.
 */
// gcc -Iinclude -Isrc test/examples/http_client.c src/*/*.c -o http_client
#include "nurl.h"

#include <stdio.h>
#include <string.h>

/* Three bytes are four letters, what is missing is "=" (RFC 4648). */
static void write_base64(struct nurl_writer *out, struct nurl_str text)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno"
                                  "pqrstuvwxyz0123456789+/";
    char four[4];
    uint32_t bits;
    size_t used, i;

    for (; text.len > 0; text = nurl_text(text.ptr + used, text.len - used)) {
        used = text.len < 3 ? text.len : 3;
        for (bits = 0, i = 0; i < 3; i++) {
            bits = bits << 8 | (i < used ? (uint8_t)text.ptr[i] : 0u);
        }
        for (i = 0; i < 4; i++) {
            four[i] = i <= used ? letters[bits >> (18 - 6 * i) & 63] : '=';
        }
        nurl_write_text(out, nurl_text(four, 4));
    }
}

/* Shows what is wrong. A text that does not parse is masked. */
static int refuse(const char *text, size_t stop, enum nurl_status why)
{
    char line[80];
    struct nurl_writer out;

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_masked(&out, nurl_text(text, strlen(text)));
    if (nurl_writer_finish(&out) < 0 || stop > out.len) {
        printf("%s\n", nurl_status_text(why)); /* too long for a line */
    } else {
        printf("%s\n%*s^ %s\n", line, (int)stop, "", nurl_status_text(why));
    }
    return -1;
}

/* "user:password", decoded; *stop is the byte of the URL that is refused. */
static enum nurl_status read_login(char login[64], const struct nurl *url,
                                   size_t *stop)
{
    struct nurl_writer out;

    nurl_writer_init(&out, login, 64);
    nurl_decode(&out, nurl_part(url, url->user), NURL_POLICY_USER);
    *stop = url->user.off + (size_t)out.stop;
    if (nurl_writer_status(&out) == NURL_OK) {
        nurl_write_text(&out, NURL_STR(":"));
        nurl_decode(&out, nurl_part(url, url->password), NURL_POLICY_PASSWORD);
        *stop = url->password.off + (size_t)out.stop;
    }
    return nurl_writer_finish(&out);
}

static void write_head(struct nurl_writer *out, const struct nurl *url,
                       const char *login)
{
    nurl_write_request(out, NURL_STR("GET"), url);
    if (nurl_present(url->user)) {
        nurl_write_text(out, NURL_STR("Authorization: Basic "));
        write_base64(out, nurl_text(login, strlen(login)));
        nurl_write_text(out, NURL_STR("\r\n"));
    }
    nurl_write_text(out, NURL_STR("Accept: */*\r\n\r\n"));
}

/* Writes the head into the buffer. */
static int make_head(struct nurl_writer *out, const struct nurl *url)
{
    char login[64];
    size_t stop;
    enum nurl_status status = read_login(login, url, &stop);

    if (status < 0) {
        return refuse(url->text, stop, status);
    }
    write_head(out, url, login);
    status = nurl_writer_status(out);
    return status < 0 ? refuse(url->text, out->stop, status) : 0;
}

/* The host is for getaddrinfo: a name, or an address without brackets. */
static int connect_to(const struct nurl *url,
                      const struct nurl_endpoint *server)
{
    char host[64];
    struct nurl_writer out;
    enum nurl_status status;

    nurl_writer_init(&out, host, sizeof host);
    nurl_write_host(&out, url);
    status = nurl_writer_finish(&out);
    if (status < 0) {
        return refuse(url->text, out.stop, status);
    }
    printf("connect to %s port %u%s\n", host, server->port,
           server->scheme == NURL_SCHEME_HTTPS ? " with TLS" : "");
    return 0;
}

/* Prints it here, without the CR of each line. */
static void send_head(struct nurl_str head)
{
    size_t i;

    for (i = 0; i < head.len; i++) {
        if (head.ptr[i] != '\r') {
            putchar(head.ptr[i]);
        }
    }
}

static void write_log(const struct nurl *url)
{
    char line[80];
    struct nurl_writer out;

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_redacted(&out, url);
    printf("log: " NURL_PRI "%s\n", NURL_ARG(nurl_text(line, out.len)),
           nurl_writer_status(&out) < 0 ? "..." : "");
}

static int get(const char *text)
{
    char head[200];
    struct nurl_writer out;
    struct nurl url;
    struct nurl_endpoint server;
    enum nurl_status status = nurl_parse(&url, text, strlen(text));

    if (status < 0) {
        return refuse(text, url.stop, status);
    }
    status = nurl_endpoint_parse(&server, &url);
    if (status < 0) {
        return refuse(text, server.stop, status);
    }
    if (server.scheme != NURL_SCHEME_HTTP &&
        server.scheme != NURL_SCHEME_HTTPS) {
        return refuse(text, 0, NURL_ERR_SCHEME);
    }
    nurl_writer_init(&out, head, sizeof head);
    if (make_head(&out, &url) < 0) {
        return -1;
    }
    write_log(&url);
    if (connect_to(&url, &server) < 0) {
        return -1;
    }
    send_head(nurl_text(out.ptr, out.len));
    return 0;
}

int main(void)
{
    static const char *const urls[] = {
        "http://example.com",
        "https://joe:p%40ss@[2001:db8::1]:8443/fw.bin?token=secret&v=2#x",
        "HTTP://192.168.1.10:80?a/b",
        "http://h.com/a/path/that/is/longer/than/one/line/of/this/log/is/"
        "allowed/"
        "to/be/v2.bin",
        "http://ex%61mple.com/",
        "http://joe%0d%0a:pw@h/",
        "http://joe:secret@h/^",
        "h.com:80",
        "ftp://h/x",
    };
    size_t i;

    for (i = 0; i < sizeof urls / sizeof urls[0]; i++) {
        (void)get(urls[i]);
    }
    return 0;
}
