/*
 * http_client.c - whom to connect to, and what to say there
 *
 * An HTTP client gets a URL from its settings. It needs an address or a name,
 * a port, the head of the request (RFC 9112 section 3), and the user and the
 * password for an Authorization field if the URL holds them.
 */
#include "show.h"

struct client {
    struct nurl_host host; /* its kind; the octets of an address */
    uint16_t port;
    char name[48]; /* the host as text, for a resolver */
    char user[48];
    char password[48];
    char head[160];
    enum nurl_status status; /* the first fault, */
    size_t stop;             /* and its octet in the URL */
};

static void fail(struct client *client, size_t stop, enum nurl_status status)
{
    if (client->status == NURL_OK) {
        client->status = status;
        client->stop = stop;
    }
}

/* One part, decoded, as a string. A name may be escaped in a URL, too. */
static void decode(struct client *client, char room[48], const struct nurl *url,
                   struct nurl_span part)
{
    struct nurl_writer out;

    nurl_writer_init(&out, room, 48);
    nurl_decode(&out, nurl_part(url, part), NURL_POLICY_TEXT);
    fail(client, part.off + (size_t)out.stop, nurl_writer_finish(&out));
}

static void find_host(struct client *client, const struct nurl *url)
{
    nurl_host_parse(&client->host, nurl_part(url, url->host));
    if (client->host.kind <= NURL_HOST_EMPTY) {
        fail(client, url->host.off, NURL_ERR_HOST_EMPTY);
    }
    if (client->host.numeric_tail) { /* a resolver might read an address */
        fail(client, url->host.off, NURL_ERR_HOST_TOPLABEL);
    }
    decode(client, client->name, url, url->host);
}

static void find_port(struct client *client, const struct nurl *url)
{
    enum nurl_status status = nurl_port(url, &client->port);

    if (client->port == 0) { /* nobody can connect to port 0 */
        fail(client, url->port.off,
             status != NURL_OK ? status : NURL_ERR_PORT_RANGE);
    }
}

/* The Host field names the port unless it is the usual one. */
static void put_host(struct nurl_writer *out, const struct nurl *url)
{
    uint16_t port;

    nurl_write_text(out, text_of("\r\nHost: "));
    nurl_write_text(out, nurl_part(url, url->host));
    if (nurl_port(url, &port) == NURL_OK &&
        port != nurl_default_port(nurl_part(url, url->scheme))) {
        nurl_write_text(out, text_of(":"));
        nurl_write_text(out, nurl_part(url, url->port));
    }
}

static void write_head(struct client *client, const struct nurl *url)
{
    struct nurl_writer out;

    nurl_writer_init(&out, client->head, sizeof client->head);
    nurl_write_text(&out, text_of("GET "));
    nurl_write_text(&out,
                    url->path.len ? nurl_part(url, url->path) : text_of("/"));
    if (url->query.off) {
        nurl_write_text(&out, text_of("?"));
        nurl_write_text(&out, nurl_part(url, url->query));
    }
    nurl_write_text(&out, text_of(" HTTP/1.1"));
    put_host(&out, url);
    nurl_write_text(&out, text_of("\r\n\r\n"));
    fail(client, url->path.off, nurl_writer_finish(&out));
}

/* Every step may follow a fault: a struct without a URL has no parts. */
static enum nurl_status prepare(struct client *client, struct nurl_str text)
{
    struct nurl url;

    client->status = nurl_parse(&url, text.ptr, text.len);
    client->stop = url.stop;
    if (!nurl_scheme_is(&url, "http")) {
        fail(client, 0, NURL_ERR_SCHEME);
    }
    find_host(client, &url);
    find_port(client, &url);
    decode(client, client->user, &url, url.user);
    decode(client, client->password, &url, url.password);
    write_head(client, &url);
    return client->status;
}

static void try(struct nurl_str text)
{
    struct client client;

    if (prepare(&client, text) < 0) {
        show_fault(text, client.stop, client.status);
        return;
    }
    show("URL", text);
    show("host", text_of(client.name));
    if (client.host.kind == NURL_HOST_IPV4) {
        show_octets("address", client.host.octets, 4);
    } else if (client.host.kind == NURL_HOST_IPV6) {
        show_octets("address", client.host.octets, 16);
    }
    show_number("port", client.port);
    show("user", text_of(client.user));
    show("password", text_of(client.password));
    show_octets("head", client.head, text_of(client.head).len);
}

int main(void)
{
    try(text_of("http://example.com"));
    try(text_of("http://joe:p%40ss@[2001:db8::1]:8080/fw.bin?v=2#x"));
    try(text_of("HTTP://192.168.1.10:80?a/b"));
    try(text_of("http://ex%61mple.com:/a%20b?"));
    try(text_of("http://h/%zz"));
    try(text_of("http://h:65536/"));
    try(text_of("http://h:0/"));
    try(text_of("http://10.1/"));
    try(text_of("http:///x"));
    try(text_of("http://joe%0d%0a:pw@h/"));
    try(text_of("/x"));
    return 0;
}
