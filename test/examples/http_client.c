/*
 * http_client.c - whom to connect to, and what to say there
 *
 * A client gets a URL from its settings. It needs a name or an address, a
 * port, and the head of the request (RFC 9112), with user and password for
 * Basic authentication (RFC 7617) if the URL holds them.
 */
#include "show.h"

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
    nurl_write_text(out, NURL_STR("GET "));
    nurl_write_target(out, url);
    nurl_write_text(out, NURL_STR(" HTTP/1.1\r\nHost: "));
    nurl_write_host_field(out, url);
    if (nurl_present(url->user)) {
        nurl_write_text(out, NURL_STR("\r\nAuthorization: Basic "));
        write_base64(out, text_of(login));
    }
    nurl_write_text(out, NURL_STR("\r\n\r\n"));
}

static int request(struct nurl_str text)
{
    struct nurl url;
    struct nurl_endpoint server;
    struct nurl_writer out;
    char login[64], head[200];
    size_t stop;
    enum nurl_status status = nurl_parse(&url, text.ptr, text.len);

    if (status < 0) {
        return show_fault(text, url.stop, status);
    }
    status = nurl_endpoint_parse(&server, &url);
    if (status < 0) {
        return show_fault(text, server.stop, status);
    }
    status = read_login(login, &url, &stop);
    if (status < 0) {
        return show_fault(text, stop, status);
    }
    nurl_writer_init(&out, head, sizeof head);
    write_head(&out, &url, login);
    status = nurl_writer_finish(&out);
    if (status < 0) {
        return show_fault(text, out.stop, status);
    }
    show("URL", text);
    show_server(&url, &server);
    show_lines("send", nurl_text(head, out.len));
    return 0;
}

int main(void)
{
    request(NURL_STR("http://example.com"));
    request(NURL_STR("http://joe:p%40ss@[2001:db8::1]:8080/fw.bin?v=2#x"));
    request(NURL_STR("HTTP://192.168.1.10:80?a/b"));
    request(NURL_STR("http://ex%61mple.com/"));
    request(NURL_STR("http://joe%0d%0a:pw@h/"));
    request(NURL_STR("ftp://h/x"));
    return 0;
}
