/*
 * libcoap.c - coap URLs beside libcoap: the same options, and the same way
 * back?
 *
 * Usage: libcoap SEED COUNT. Makes COUNT texts, nearly all of them coap URLs,
 * and asks both for the options of each; what options we make, both put
 * together again. Prints each difference as TEXT, a tab and what differs, and
 * at the end what it counted, as `count NAME NUMBER`. second.rb judges the
 * differences by libcoap.tsv.
 *
 * libcoap knows four of the six schemes. It gives host and port as parts and
 * leaves the options 3 and 7 to its user, so those parts are compared.
 */
#include "nurl_coap.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "random.h"

#include <coap3/coap.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VALUES_ROOM 1024u

/* A text, what we make of it, and what they do. */
struct pair {
    const char *text;
    size_t len;
    struct nurl url;
    struct nurl_coap coap;
    enum nurl_status status;
    coap_uri_t theirs;
    int code;
};

static unsigned long texts, taken, refused, hosts, ports, segments, arguments,
    composed, differences;

static void print_text(const char *at, size_t len)
{
    size_t i;

    for (i = 0; i < len; i++) {
        if (at[i] == '\\') {
            printf("\\\\");
        } else if (at[i] >= 0x20 && at[i] <= 0x7E) {
            putchar(at[i]);
        } else {
            printf("\\x%02X", (unsigned)(unsigned char)at[i]);
        }
    }
}

static void differs(const struct pair *pair, const char *what)
{
    print_text(pair->text, pair->len);
    printf("\t%s: ours %s %u, theirs %d\n", what,
           nurl_status_name(pair->status), (unsigned)pair->coap.stop,
           pair->code);
    differences++;
}

/* ------------------------------------------------------------------ texts */

static void put_host(struct text *text)
{
    static const char *const names[] = { "h",     "Example.COM", "a-b.c_d",
                                         "1.2.3", "x%41%2ey",    "b%C3%BC",
                                         NULL };
    static const char *const addresses[] = { "192.0.2.1", "[::1]",
                                             "[2001:DB8::2:1]", "[v1.a]", "" };

    put(text, percent(60) ? names[below(6)] : addresses[below(5)]);
}

static void put_port(struct text *text)
{
    static const char *const ports_of[] = { ":",      ":5683", ":05683",
                                            ":5684",  ":0",    ":80",
                                            ":65535", ":256",  ":65536" };

    if (percent(40)) {
        put(text, ports_of[below(9)]);
    }
}

static const char *const pieces[] = { "a",   "bc",  "%41", "%2F", "%26", "%3f",
                                      "%00", "%ff", "%25", "=",   ";",   "@",
                                      ":",   "!",   "'",   "(",   "*",   "+",
                                      ",",   "~",   "-",   ".x",  "_",   NULL };

static void put_path(struct text *text)
{
    unsigned n = below(5);

    while (n-- > 0) {
        put(text, "/");
        if (percent(2)) {
            put(text, percent(50) ? "." : "..");
        } else if (percent(2)) {
            put(text, percent(50) ? "%2e" : ".%2E");
        } else {
            put_some(text, pieces, 4);
        }
    }
}

static void put_query(struct text *text)
{
    unsigned n = percent(95) ? 1 + below(3) : 0;

    put(text, "?");
    while (n-- > 0) {
        put_some(text, pieces, 4);
        put(text, percent(20) ? "/?" : "");
        put(text, n > 0 || percent(20) ? "&" : "");
    }
}

static void make(struct text *text)
{
    static const char *const schemes[] = { "coap", "coaps", "coap+tcp",
                                           "coaps+tcp", "COAP" };

    text->len = 0;
    put(text, percent(98) ? schemes[below(5)] : "http");
    put(text, percent(99) ? "://" : ":");
    put(text, percent(1) ? "u@" : "");
    put_host(text);
    put_port(text);
    put_path(text);
    if (percent(50)) {
        put_query(text);
    }
    put(text, percent(1) ? "#f" : "");
}

/* ------------------------------------------------------------- comparison */

static int same_octets(struct nurl_str ours, const uint8_t *theirs, size_t len)
{
    return ours.len == len && (len == 0 || memcmp(ours.ptr, theirs, len) == 0);
}

/* Theirs is without brackets, and as written. */
static int same_host(const struct pair *pair)
{
    struct nurl_str host = nurl_part(&pair->url, pair->url.host);

    if (host.ptr[0] == '[') {
        host.ptr++;
        host.len -= 2;
    }
    hosts++;
    return same_octets(host, pair->theirs.host.s, pair->theirs.host.length);
}

/* Walks over options as they stand in a message, each behind its header. */
struct options {
    const uint8_t *at;
    int left;
};

static int next_of_theirs(struct options *options, struct nurl_str *value)
{
    if (options->left == 0) {
        return 0;
    }
    value->ptr = (const char *)coap_opt_value(options->at);
    value->len = coap_opt_length(options->at);
    options->at += coap_opt_size(options->at);
    options->left--;
    return 1;
}

/* The next option behind those of host and port; 0 after the last. */
static int next_of_resource(struct nurl_coap *coap,
                            struct nurl_coap_option *option)
{
    while (nurl_coap_next(coap, option)) {
        if (option->number >= NURL_COAP_URI_PATH) {
            return 1;
        }
    }
    return 0;
}

/* All of ours of one number, against theirs; *option is the next one of ours.
 */
static int same_values(struct pair *pair, unsigned number,
                       struct options *theirs, struct nurl_coap_option *option)
{
    char room[256];
    struct nurl_writer out;
    struct nurl_str value;

    while (option->number == number) {
        nurl_writer_init(&out, room, sizeof room);
        nurl_write_coap_value(&out, option);
        if (!next_of_theirs(theirs, &value) || out.len != value.len ||
            memcmp(room, value.ptr, value.len) != 0) {
            return 0;
        }
        *(number == NURL_COAP_URI_PATH ? &segments : &arguments) += 1;
        if (!nurl_coap_next(&pair->coap, option)) {
            option->number = 0;
        }
    }
    return theirs->left == 0;
}

typedef int splitter(const uint8_t *text, size_t len, unsigned char *room,
                     size_t *room_len);

/* libcoap's users do not ask where there is nothing. */
static void split_theirs(struct options *options, splitter *split,
                         const coap_str_const_t *text, uint8_t *room)
{
    size_t size = VALUES_ROOM;

    options->at = room;
    options->left = 0;
    if (text->length > 0) {
        options->left = split(text->s, text->length, room, &size);
    }
}

static void compare_options(struct pair *pair)
{
    static uint8_t rooms[2][VALUES_ROOM];
    struct nurl_coap_option option;
    struct options path;
    struct options query;

    split_theirs(&path, coap_split_path, &pair->theirs.path, rooms[0]);
    split_theirs(&query, coap_split_query, &pair->theirs.query, rooms[1]);
    if (!next_of_resource(&pair->coap, &option)) {
        option.number = 0;
    }
    if (!same_values(pair, NURL_COAP_URI_PATH, &path, &option)) {
        differs(pair, "path");
    } else if (!same_values(pair, NURL_COAP_URI_QUERY, &query, &option)) {
        differs(pair, "query");
    }
}

/* --------------------------------------------------------------- way back */

/* Both are fed the options that we make. */
static void feed(const struct pair *pair, struct nurl_writer *out,
                 coap_pdu_t *pdu)
{
    static char value[256];
    struct nurl_str host = nurl_part(&pair->url, pair->url.host);
    struct nurl_coap coap;
    struct nurl_coap_option option;
    struct nurl_coap_uri uri;
    struct nurl_writer octets;

    nurl_coap_begin(&coap, &pair->url, 0);
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), host, 5683);
    while (next_of_resource(&coap, &option)) {
        nurl_writer_init(&octets, value, sizeof value);
        nurl_write_coap_value(&octets, &option);
        nurl_write_coap_option(out, &uri, option.number,
                               nurl_text(value, octets.len));
        coap_add_option(pdu, option.number, octets.len, (uint8_t *)value);
    }
    nurl_write_coap_end(out, &uri);
}

/* "/" path [ "?" query ], as libcoap puts it together. */
static size_t their_resource(coap_pdu_t *pdu, char *room, size_t size)
{
    coap_string_t *path = coap_get_uri_path(pdu);
    coap_string_t *query = coap_get_query(pdu);
    int len = snprintf(room, size, "/%.*s%s%.*s", path ? (int)path->length : 0,
                       path ? (const char *)path->s : "", query ? "?" : "",
                       query ? (int)query->length : 0,
                       query ? (const char *)query->s : "");

    coap_delete_string(path);
    coap_delete_string(query);
    return (size_t)len;
}

/* 1 if both walks come to the same option, or to their end. */
static int same_next(struct nurl_coap walks[2], int *more)
{
    static char rooms[2][256];
    struct nurl_coap_option options[2];
    struct nurl_writer out;
    int i;

    *more = next_of_resource(&walks[0], &options[0]);
    if (next_of_resource(&walks[1], &options[1]) != *more) {
        return 0;
    }
    for (i = 0; *more && i < 2; i++) {
        nurl_writer_init(&out, rooms[i], sizeof rooms[i]);
        nurl_write_coap_value(&out, &options[i]);
    }
    return !*more || (options[0].number == options[1].number &&
                      options[0].length == options[1].length &&
                      !memcmp(rooms[0], rooms[1], options[0].length));
}

/* The URI that we put together has the options that it was made of. */
static int has_same_options(const struct pair *pair, struct nurl_str uri)
{
    struct nurl_coap walks[2];
    struct nurl url;
    int more = 1;

    if (nurl_parse(&url, uri.ptr, uri.len) != NURL_OK ||
        nurl_coap_begin(&walks[0], &url, 0) != NURL_OK) {
        return 0;
    }
    nurl_coap_begin(&walks[1], &pair->url, 0);
    while (more) {
        if (!same_next(walks, &more)) {
            return 0;
        }
    }
    return 1;
}

static void compare_way_back(const struct pair *pair)
{
    static char ours[VALUES_ROOM];
    static char theirs[VALUES_ROOM];
    coap_pdu_t *pdu =
        coap_pdu_init(COAP_MESSAGE_CON, COAP_REQUEST_CODE_GET, 1, VALUES_ROOM);
    struct nurl_writer out;
    struct nurl_str resource;
    size_t len;

    nurl_writer_init(&out, ours, sizeof ours);
    feed(pair, &out, pdu);
    len = their_resource(pdu, theirs, sizeof theirs);
    resource = nurl_text(ours, out.len);
    resource.ptr += strlen("coap://") + pair->url.host.len;
    resource.len -= strlen("coap://") + pair->url.host.len;
    if (nurl_writer_status(&out) != NURL_OK ||
        !same_octets(resource, (uint8_t *)theirs, len)) {
        differs(pair, "way back");
    }
    if (!has_same_options(pair, nurl_text(ours, out.len))) {
        differs(pair, "there and back");
    }
    coap_delete_pdu(pdu);
    composed++;
}

static void compare(const char *text, size_t len)
{
    struct pair pair;

    pair.text = text;
    pair.len = len;
    pair.coap.stop = 0;
    pair.status = nurl_parse(&pair.url, text, len);
    if (pair.status == NURL_OK) {
        pair.status = nurl_coap_begin(&pair.coap, &pair.url, 0);
    }
    pair.code = coap_split_uri((const uint8_t *)text, len, &pair.theirs);
    texts++;
    *(pair.status == NURL_OK ? &taken : &refused) += 1;
    if ((pair.status == NURL_OK) != (pair.code == 0)) {
        differs(&pair, "verdict");
    } else if (pair.status == NURL_OK) {
        ports += pair.url.port.len > 0;
        if (!same_host(&pair)) {
            differs(&pair, "host");
        }
        if (pair.coap.port != pair.theirs.port) {
            differs(&pair, "port");
        }
        compare_options(&pair);
    }
    if (pair.status == NURL_OK) {
        compare_way_back(&pair);
    }
}

int main(int argc, char **argv)
{
    struct text text;
    unsigned long count;
    char *block;

    if (argc != 3) {
        fprintf(stderr, "usage: libcoap SEED COUNT\n");
        return 64;
    }
    random_seed(strtoull(argv[1], NULL, 10));
    coap_startup();
    coap_set_log_level(LOG_EMERG);
    for (count = strtoul(argv[2], NULL, 10); count > 0; count--) {
        make(&text);
        block = exact(text.at, text.len);
        compare(block, text.len);
        free(block);
    }
    printf("count coap.texts %lu\ncount coap.taken %lu\ncount coap.refused "
           "%lu\ncount coap.hosts %lu\ncount coap.ports %lu\ncount "
           "coap.segments %lu\ncount coap.arguments %lu\ncount coap.composed "
           "%lu\ncount coap.differences %lu\n",
           texts, taken, refused, hosts, ports, segments, arguments, composed,
           differences);
    printf("compared to the end\n");
    return 0;
}
