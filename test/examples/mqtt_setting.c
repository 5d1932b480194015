/*
 * mqtt_setting.c - the broker, as a person types it
 *
 * A URL or a host, with or without a port: mqtts has TLS, the ports are 1883
 * and 8883, and the query has two numbers that a person can set. A wrong
 * setting is shown with a caret and without its password. The log gets a right
 * one without secrets.
 */
// gcc -Iinclude -Isrc test/examples/mqtt_setting.c src/*/*.c -o mqtt_setting
#include "nurl.h"

#include <stdio.h>
#include <string.h>

struct broker {
    char host[64];
    char user[16];
    char password[16];
    uint32_t keepalive; /* seconds */
    uint32_t qos;
    uint16_t port;
    int tls;
};

/* Shows what is wrong. A password becomes stars, so this can go to a log. */
static int refuse(const struct nurl *url, size_t stop, enum nurl_status why)
{
    char line[80];
    struct nurl_writer out;

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_masked(&out, nurl_text(url->text, strlen(url->text)));
    if (nurl_writer_finish(&out) < 0 || stop > out.len) {
        printf("%s\n", nurl_status_text(why)); /* too long for a line */
    } else {
        printf("%s\n%*s^ %s\n", line, (int)stop, "", nurl_status_text(why));
    }
    return -1;
}

/* A number of the query. Without one *number stays what it was. */
static int read_number(const struct nurl *url, const char *key,
                       uint32_t *number, uint32_t highest)
{
    struct nurl_str value;
    uint32_t read;

    if (!nurl_query_find(nurl_part(url, url->query), key, &value)) {
        return 0;
    }
    if (!nurl_str_number(value, &read) || read > highest) {
        printf("%s: not a number from 0 to %u\n", key, (unsigned)highest);
        return -1;
    }
    *number = read;
    return 0;
}

/* Decodes user and password. MQTT allows all bytes but NUL in them. */
static int read_login(struct broker *broker, const struct nurl *url)
{
    enum nurl_status status =
        nurl_decode_string(broker->user, sizeof broker->user,
                           nurl_part(url, url->user), NURL_POLICY_TEXT);

    if (status < 0) {
        return refuse(url, url->user.off, status);
    }
    status =
        nurl_decode_string(broker->password, sizeof broker->password,
                           nurl_part(url, url->password), NURL_POLICY_TEXT);
    return status < 0 ? refuse(url, url->password.off, status) : 0;
}

static int read_server(struct broker *broker, const struct nurl *url)
{
    struct nurl_endpoint server;
    struct nurl_writer out;
    enum nurl_status status = nurl_endpoint_parse(&server, url);

    broker->tls = nurl_scheme_is(url, "mqtts");
    if (nurl_present(url->scheme) && !broker->tls &&
        !nurl_scheme_is(url, "mqtt")) {
        return refuse(url, 0, NURL_ERR_SCHEME);
    }
    if (status == NURL_ERR_PORT_MISSING) {
        server.port = 1883; /* a host without a scheme */
    } else if (status < 0) {
        return refuse(url, server.stop, status);
    }
    broker->port = server.port;
    nurl_writer_init(&out, broker->host, sizeof broker->host);
    nurl_write_host(&out, url); /* for the resolver: with its zone */
    status = nurl_writer_finish(&out);
    return status < 0 ? refuse(url, url->host.off, status) : 0;
}

/* For a log: without the login, and without the values of the query. */
static void print_log(const struct nurl *url)
{
    char line[80];
    struct nurl_writer out;

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_redacted(&out, url);
    if (nurl_writer_finish(&out) == NURL_OK) {
        printf("log: %s\n", line);
    }
}

static int read_setting(struct broker *broker, const char *text)
{
    struct nurl url;
    enum nurl_status status = nurl_parse_setting(&url, text, strlen(text));

    if (status < 0) {
        return refuse(&url, url.stop, status);
    }
    if (url.path.len > 1) { /* more than "/", but MQTT has no path */
        return refuse(&url, url.path.off, NURL_ERR_PATH_FORBIDDEN);
    }
    broker->keepalive = 60;
    broker->qos = 0;
    if (read_server(broker, &url) < 0 || read_login(broker, &url) < 0 ||
        read_number(&url, "keepalive", &broker->keepalive, 65535) < 0 ||
        read_number(&url, "qos", &broker->qos, 2) < 0) {
        return -1;
    }
    print_log(&url);
    return 0;
}

int main(void)
{
    static const char *const settings[] = {
        "broker.example",
        "joe:secret@192.168.1.5:1884",
        "[fe80::1%eth0]",
        "mqtts://joe:s%40cret@broker.example/?keepalive=300&qos=1",
        "http://broker.example",
        "broker.example/x",
        "http//broker.example",
        "joe:secret@broker.example:18a3",
        "mqtts://joe:secret@broker.example:70000/",
        "mqtts://joe:secret@10.1/",
        "broker.example\r\nroot",
        "mqtt://joe%00:x@broker.example/",
        "mqtt://broker.example/?keepalive=4294967296",
        "mqtt://broker.example/?qos=-1",
    };
    struct broker broker;
    size_t i;

    for (i = 0; i < sizeof settings / sizeof settings[0]; i++) {
        if (read_setting(&broker, settings[i]) == 0) {
            printf("%s port %u%s, user \"%s\", keepalive %u, qos %u\n",
                   broker.host, broker.port, broker.tls ? " with TLS" : "",
                   broker.user, (unsigned)broker.keepalive,
                   (unsigned)broker.qos);
        }
    }
    return 0;
}
