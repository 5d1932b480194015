/*
 * request SEED COUNT - endpoint, Host field and target say the same
 *
 * COUNT random URLs that parse. Whom the endpoint names, the Host field can
 * name; the host in all strings is one; no zone goes to a server; a buffer of
 * any size needs the same. Prints lines `count NAME NUMBER` and ends with
 * status 1 at the first that is not so.
 */
#include "nurl_host.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nurl_parse.h"
#include "nurl_writer.h"
#include "random.h"

#define ROOM (TEXT_ROOM + 16u)

static const char *const schemes[] = {
    "http:", "HTTPS:", "ws:", "wss:", "coap:", "foo:", "ftp:", "", NULL
};
static const char *const logins[] = { "u@", "u:p@", "@", "a%40:%3A@", NULL };
static const char *const hosts[] = {
    "h",         ".",          "com",     "a-b_c", "%41", "1.2.3.4",
    "[::1]",     "[fe80::1]",  "[v1.a]",  "1.2",   "0x1", "!",
    "[1::%25e]", "[1::%a%2F]", "[::%00]", NULL
};
static const char *const ports[] = { ":",   ":80",    ":443",  ":0",
                                     ":08", ":65536", ":5683", NULL };
static const char *const rests[] = { "/",   "a", "?b", "?",  "/..",
                                     "%41", ":", "@",  "#f", NULL };

static unsigned long texts, endpoints, fields, targets, zones;

/* A writing function and what it writes of. */
enum string {
    HOST,
    FIELD,
    ORIGIN,
    ABSOLUTE,
    AUTHORITY,
    STRINGS
};

struct written {
    char room[ROOM];
    struct nurl_writer out;
};

static void write_string(struct nurl_writer *out, const struct nurl *url,
                         enum string which)
{
    switch (which) {
    case HOST:
        nurl_write_host(out, url);
        break;
    case FIELD:
        nurl_write_host_field(out, url);
        break;
    case ORIGIN:
        nurl_write_target(out, url, NURL_TARGET_ORIGIN);
        break;
    case ABSOLUTE:
        nurl_write_target(out, url, NURL_TARGET_ABSOLUTE);
        break;
    default:
        nurl_write_target(out, url, NURL_TARGET_AUTHORITY);
        break;
    }
}

static int is_ok(const struct written *string)
{
    return string->out.status == NURL_OK;
}

static void random_url(struct text *text)
{
    text->len = 0;
    put_some(text, schemes, 1);
    if (percent(95)) {
        put(text, "//");
        put_some(text, logins, 1);
        put_some(text, hosts, percent(80) ? 1 : 4);
        put_some(text, ports, 1);
    }
    put_some(text, rests, 4);
}

/* The same in a buffer of any size, and nothing behind it. */
static void check_room(const struct nurl *url, enum string which,
                       const struct written *whole)
{
    static char room[ROOM];
    size_t size = whole->out.len > 0 ? below((unsigned)whole->out.len) : 0;
    int8_t wanted =
        is_ok(whole) && whole->out.len > 0 ? NURL_ERR_BUF : whole->out.status;
    struct nurl_writer out;
    unsigned n;

    for (n = 0; n < 2; n++, size = 0) {
        memset(room, '\x01', sizeof room);
        nurl_writer_init(&out, room, size);
        write_string(&out, url, which);
        if (out.len != whole->out.len || out.status != wanted) {
            broken("something else in a small room", url->text, url->stop);
        }
        if (memcmp(room, whole->room, out.status == NURL_ERR_BUF ? size : 0) !=
                0 ||
            room[size] != '\x01') {
            broken("no prefix in a small room", url->text, url->stop);
        }
    }
}

static int begins(const struct written *string, size_t at, const char *ptr,
                  size_t len)
{
    return string->out.len >= at + len &&
           memcmp(string->room + at, ptr, len) == 0;
}

/* The host that the Host field has: up to the ":" of its port. */
static size_t host_length(const struct written *field)
{
    size_t len = field->out.len;
    size_t at = len;

    while (at > 0 && field->room[at - 1] != ':' && field->room[at - 1] != ']') {
        at--;
    }
    return at > 0 && field->room[at - 1] == ':' ? at - 1 : len;
}

static void check_target(const struct nurl *url, const struct written *strings)
{
    const struct written *field = &strings[FIELD];
    const struct written *absolute = &strings[ABSOLUTE];
    const struct written *authority = &strings[AUTHORITY];
    size_t scheme = 0;

    if (is_ok(authority) &&
        (!begins(authority, 0, field->room, host_length(field)) ||
         authority->room[host_length(field)] != ':')) {
        broken("another host in authority form", url->text, url->stop);
    }
    if (!is_ok(absolute)) {
        return;
    }
    while (absolute->room[scheme] != ':') {
        scheme++;
    }
    if (!begins(absolute, scheme + 3, field->room, field->out.len) ||
        !begins(absolute, scheme + 3 + field->out.len, strings[ORIGIN].room,
                strings[ORIGIN].out.len)) {
        broken("another host or path in absolute form", url->text, url->stop);
    }
    targets++;
}

static void check_endpoint(const struct nurl *url,
                           const struct written *strings)
{
    struct nurl_endpoint endpoint;
    enum nurl_status status = nurl_endpoint_parse(&endpoint, url);
    const struct written *host = &strings[HOST];

    if (status != NURL_OK && status != NURL_ERR_PORT_MISSING) {
        if (host->out.status != status || host->out.stop != endpoint.stop) {
            broken("another fault than the endpoint's", url->text, url->stop);
        }
        return;
    }
    if (!is_ok(&strings[FIELD])) {
        broken("an endpoint without a Host field", url->text, url->stop);
    }
    if (!is_ok(host) && host->out.status != NURL_ERR_DEC_FORBIDDEN) {
        broken("an endpoint without a host", url->text, url->stop);
    }
    if (endpoint.kind == NURL_HOST_NAME &&
        !begins(host, 0, url->text + endpoint.name.off, endpoint.name.len)) {
        broken("another name", url->text, url->stop);
    }
    endpoints++;
    zones += nurl_present(endpoint.zone) ? 1u : 0u;
}

static void check(const struct nurl *url)
{
    static struct written strings[STRINGS];
    unsigned n;

    for (n = 0; n < STRINGS; n++) {
        nurl_writer_init(&strings[n].out, strings[n].room, ROOM);
        write_string(&strings[n].out, url, (enum string)n);
        check_room(url, (enum string)n, &strings[n]);
    }
    if (is_ok(&strings[FIELD])) {
        if (strings[FIELD].room[0] == '[' &&
            memchr(strings[FIELD].room, '%', strings[FIELD].out.len)) {
            broken("a zone for a server", url->text, url->stop);
        }
        check_target(url, strings);
        fields++;
    }
    check_endpoint(url, strings);
}

int main(int argc, char **argv)
{
    unsigned long count = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;
    struct nurl url;
    struct text text;
    char *block;

    if (count == 0) {
        return 64;
    }
    random_seed(strtoul(argv[1], NULL, 10));
    while (texts < count) {
        random_url(&text);
        block = exact(text.at, text.len);
        if (nurl_parse_zone(&url, block, text.len) == NURL_OK) {
            check(&url);
            texts++;
        }
        free(block);
    }
    printf("count request.texts %lu\n", texts);
    printf("count request.endpoints %lu\n", endpoints);
    printf("count request.fields %lu\n", fields);
    printf("count request.targets %lu\n", targets);
    printf("count request.zones %lu\n", zones);
    return 0;
}
