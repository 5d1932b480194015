/*
 * mqtt_ws.c - MQTT over WebSocket: the broker with a path, as a person types it
 *
 * ws and wss URLs, or a host, perhaps with a port, a path and a query. The
 * first request opens the WebSocket (RFC 6455 4.1). What people type by mistake
 * is shown with a caret.
 */
// gcc -Iinclude -Isrc test/examples/mqtt_ws.c src/*/*.c -o mqtt_ws
#include "nurl.h"

#include <stdio.h>
#include <string.h>

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

static void write_head(struct nurl_writer *out, const struct nurl *url)
{
    nurl_write_request(out, NURL_STR("GET"), url);
    nurl_write_text(out, NURL_STR("Upgrade: websocket\r\n"
                                  "Connection: Upgrade\r\n"
                                  "Sec-WebSocket-Protocol: mqtt\r\n\r\n"));
}

/* Without a scheme it is ws. */
static int is_websocket(const struct nurl *url)
{
    return !nurl_present(url->scheme) || nurl_scheme_is(url, "ws") ||
           nurl_scheme_is(url, "wss");
}

static int connect_to(const char *text)
{
    char head[200];
    struct nurl_writer out;
    struct nurl_endpoint server;
    struct nurl url;
    enum nurl_status status = nurl_parse_setting(&url, text, strlen(text));

    if (status < 0) {
        return refuse(text, url.stop, status);
    }
    if (!is_websocket(&url)) {
        return refuse(text, 0, NURL_ERR_SCHEME);
    }
    status = nurl_endpoint_parse(&server, &url);
    if (status == NURL_ERR_PORT_MISSING) {
        server.port = 80; /* ws, whose Host field needs no port */
    } else if (status < 0) {
        return refuse(text, server.stop, status);
    }
    nurl_writer_init(&out, head, sizeof head);
    write_head(&out, &url);
    if (nurl_writer_status(&out) < 0) {
        return refuse(text, out.stop, nurl_writer_status(&out));
    }
    printf("port %u%s\n", server.port,
           server.scheme == NURL_SCHEME_WSS ? " with TLS" : "");
    send_head(nurl_text(head, out.len));
    return 0;
}

int main(void)
{
    static const char *const settings[] = {
        "wss://broker.example/mqtt?client=a",
        "192.168.1.5/mqtt",
        "[fe80::1%eth0]:8080/mqtt",
        "broker.example",
        "ws:/broker.example/mqtt",
        "ws//broker.example/mqtt",
        "/mqtt",
        "ws://fe80::1/mqtt",
        "joe:pa/ss@broker.example",
        "joe:1234#5@broker.example/mqtt",
        "mqtt://broker.example/mqtt",
    };
    size_t i;

    for (i = 0; i < sizeof settings / sizeof settings[0]; i++) {
        (void)connect_to(settings[i]);
    }
    return 0;
}
