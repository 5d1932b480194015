/*
 * coap_client.c - the options of a CoAP request, from a URL
 *
 * RFC 7252 section 6.4 takes a URL apart into options, and section 3.1 gives
 * each option a header with the length of its value in front:
 *
 *     option = delta and length, 4 bits each; 13: one octet more; value
 *
 * The value is decoded, so its length must be known before it is written:
 * nurl_decoded_length says it, and no buffer in between is needed.
 */
#include "show.h"

enum {
    URI_HOST = 3,
    URI_PORT = 7,
    URI_PATH = 11,
    URI_QUERY = 15
};

struct request {
    const struct nurl *url;
    struct nurl_writer out;
    unsigned last;           /* the option before: they come in order */
    enum nurl_status status; /* the first fault, */
    size_t stop;             /* and its octet in the URL */
};

static void fail(struct request *request, size_t stop, enum nurl_status status)
{
    if (request->status == NURL_OK) {
        request->status = status;
        request->stop = stop;
    }
}

static void put_octet(struct nurl_writer *out, size_t value)
{
    char octet = (char)value;
    struct nurl_str text = { &octet, 1 };

    nurl_write_text(out, text);
}

/* The header of a value of 0 to 255 octets; no delta here is above 15. */
static void put_header(struct request *request, unsigned number, size_t length)
{
    size_t delta = number - request->last;
    size_t high = delta < 13 ? delta : 13;
    size_t low = length < 13 ? length : 13;

    put_octet(&request->out, high << 4 | low);
    if (high == 13) {
        put_octet(&request->out, delta - 13);
    }
    if (low == 13) {
        put_octet(&request->out, length - 13);
    }
    request->last = number;
}

/* An option whose value is text of the URL, decoded. */
static void put_text(struct request *request, unsigned number,
                     struct nurl_str text)
{
    size_t length = nurl_decoded_length(text);
    size_t stop = (size_t)(text.ptr - request->url->text);

    if (length > 255) {
        fail(request, stop, NURL_ERR_TOO_LONG);
        return;
    }
    put_header(request, number, length);
    nurl_decode(&request->out, text, NURL_POLICY_RAW);
    fail(request, stop, nurl_writer_status(&request->out));
}

/* A name, in lower case. An address is not named: the packet goes there. */
static void put_host(struct request *request)
{
    struct nurl_str host = nurl_part(request->url, request->url->host);
    size_t i;

    if (request->url->host_kind == NURL_HOST_NAME) {
        put_text(request, URI_HOST, host);
    } else if (host.len == 0) {
        fail(request, request->url->host.off, NURL_ERR_HOST_EMPTY);
    }
    if (request->status < 0 || request->last != URI_HOST) {
        return;
    }
    for (i = nurl_decoded_length(host); i > 0; i--) {
        char *at = request->out.ptr + request->out.len - i;
        *at = (char)(*at >= 'A' && *at <= 'Z' ? *at + 'a' - 'A' : *at);
    }
}

/* Only if the packet goes to another port, as that of a proxy. */
static void put_port(struct request *request, int32_t destination)
{
    uint16_t port;
    enum nurl_status status = nurl_port(request->url, &port);

    if (port == 0) { /* nobody can connect to port 0 */
        fail(request, request->url->port.off,
             status != NURL_OK ? status : NURL_ERR_PORT_RANGE);
    } else if (port != destination) {
        put_header(request, URI_PORT, port > 255 ? 2 : 1);
        if (port > 255) {
            put_octet(&request->out, (size_t)port >> 8);
        }
        put_octet(&request->out, (size_t)port & 255);
    }
}

/* "." and "..", escaped or not: no Uri-Path can be one. */
static int is_dots(struct nurl_str segment)
{
    struct nurl_writer out;
    char dots[2];

    nurl_writer_init(&out, dots, sizeof dots);
    nurl_decode(&out, segment, NURL_POLICY_RAW);
    return (out.len == 1 && dots[0] == '.') ||
           (out.len == 2 && dots[0] == '.' && dots[1] == '.');
}

static void put_path(struct request *request)
{
    struct nurl_str path = nurl_part(request->url, request->url->path);
    struct nurl_str segment;
    struct nurl_str walk;

    walk = path;
    while (path.len > 1 && nurl_path_next(&walk, &segment)) {
        if (is_dots(segment)) {
            fail(request, (size_t)(segment.ptr - request->url->text),
                 NURL_ERR_DEC_FORBIDDEN);
        }
        put_text(request, URI_PATH, segment);
    }
}

/* An option holds a whole pair, "key=value". */
static void put_query(struct request *request)
{
    struct nurl_str pair, value;
    struct nurl_str walk;

    walk = nurl_part(request->url, request->url->query);
    while (nurl_query_next(&walk, &pair, &value)) {
        if (value.ptr) {
            pair.len += 1 + value.len;
        }
        put_text(request, URI_QUERY, pair);
    }
}

static void try(struct nurl_str text, int32_t destination)
{
    char packet[64];
    struct nurl url;
    struct request request = { &url, { 0 }, 0, NURL_OK, 0 };

    nurl_writer_init(&request.out, packet, sizeof packet);
    request.status = nurl_parse(&url, text.ptr, text.len);
    request.stop = url.stop;
    if (!nurl_scheme_is(&url, "coap")) {
        fail(&request, 0, NURL_ERR_SCHEME);
    }
    put_host(&request);
    put_port(&request, destination);
    put_path(&request);
    put_query(&request);
    if (request.status < 0) {
        show_fault(text, request.stop, request.status);
        return;
    }
    show("URL", text);
    show_octets("options", packet, request.out.len);
}

int main(void)
{
    try(text_of("coap://example.net/.well-known/core"), 5683);
    try(text_of("coap://198.51.100.1:61616//%2F//?%2F%2F&?%26"), 61616);
    try(text_of("coap://Ex%41mple.NET:7/a?k=v&b&c="), 5683);
    try(text_of("coap://xn--18j4d.example/%E3%81%93?x"), 5683);
    try(text_of("coap://[2001:db8::1]:5685"), 5683);
    try(text_of("coap://h/a/%2e./b"), 5683);
    try(text_of("coap://h/%E3%8"), 5683);
    try(text_of("coap://h:65536/"), 5683);
    try(text_of("coap:///a"), 5683);
    try(text_of("coap://h/0123456789/0123456789/0123456789/0123456789/01234567"
                "89/0123456789"),
        5683);
    try(text_of("http://h/a"), 5683);
    return 0;
}
