/*
 * coap_client.c - the options of a CoAP request, from a URL
 *
 * RFC 7252 section 6.4 takes a URL apart into options. Section 3.1 gives each
 * one a header: 4 bits of the distance to the option before, 4 bits of the
 * length of the value; 13 stands for one more byte with the rest. Section 6.5
 * is the way back, for a server or a proxy.
 */
#include "show.h"

static void write_option(struct nurl_writer *out, unsigned delta,
                         const struct nurl_coap_option *option)
{
    unsigned high = delta < 13 ? delta : 13;
    unsigned low = option->length < 13 ? option->length : 13u;
    char header[3];
    size_t length = 0;

    header[length++] = (char)(high << 4 | low);
    if (high == 13) {
        header[length++] = (char)(delta - 13);
    }
    if (low == 13) {
        header[length++] = (char)(option->length - 13);
    }
    nurl_write_text(out, nurl_text(header, length));
    nurl_write_coap_value(out, option);
}

static void write_options(struct nurl_writer *out, struct nurl_coap *coap)
{
    struct nurl_coap_option option;
    unsigned last = 0;

    while (nurl_coap_next(coap, &option)) {
        write_option(out, option.number - last, &option);
        last = option.number;
    }
}

/* What the server, at its address, makes of these options again. */
static void write_back(struct nurl_writer *out, struct nurl_coap *coap)
{
    struct nurl_coap_uri uri;
    struct nurl_coap_option option;
    struct nurl_writer value;
    char bytes[64];

    nurl_coap_uri_begin(&uri, nurl_part(coap->url, coap->url->scheme),
                        NURL_STR("192.0.2.1"), coap->port);
    while (nurl_coap_next(coap, &option)) {
        nurl_writer_init(&value, bytes, sizeof bytes);
        nurl_write_coap_value(&value, &option);
        nurl_write_coap_option(out, &uri, option.number,
                               nurl_text(bytes, value.len));
    }
    nurl_write_coap_end(out, &uri);
}

static void show_back(struct nurl_coap *coap)
{
    struct nurl_writer out;
    char uri[96];

    nurl_writer_init(&out, uri, sizeof uri);
    write_back(&out, coap);
    if (nurl_writer_finish(&out) == NURL_OK) {
        show("server", text_of(uri));
    }
}

static int get(struct nurl_str text)
{
    struct nurl url;
    struct nurl_endpoint server;
    struct nurl_coap coap, again;
    struct nurl_writer out;
    char packet[64];
    enum nurl_status status = nurl_parse(&url, text.ptr, text.len);

    if (status < 0) {
        return show_fault(text, url.stop, status);
    }
    status = nurl_endpoint_parse(&server, &url);
    if (status < 0) {
        return show_fault(text, server.stop, status);
    }
    status = nurl_coap_begin(&coap, &url, 0);
    if (status < 0) {
        return show_fault(text, coap.stop, status);
    }
    again = coap;
    nurl_writer_init(&out, packet, sizeof packet);
    write_options(&out, &coap);
    status = nurl_writer_status(&out);
    if (status < 0) {
        return show_fault(text, url.path.off, status);
    }
    show("URL", text);
    show_server(&url, &server);
    show_bytes("options", packet, out.len);
    show_back(&again);
    return 0;
}

int main(void)
{
    get(NURL_STR("coap://example.net/.well-known/core"));
    get(NURL_STR("coap://198.51.100.1:61616//%2F//?%2F%2F&?%26"));
    get(NURL_STR("coaps+tcp://Example.NET:7/a?k=v&b&c="));
    get(NURL_STR("coap://[2001:db8::1]"));
    get(NURL_STR("coap://h/a/%2e./b"));
    get(NURL_STR("coap://h/a#b"));
    get(NURL_STR("coap://h/0123456789/0123456789/0123456789/0123456789/01234567"
                 "89/0123456789"));
    return 0;
}
