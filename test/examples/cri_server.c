/*
 * cri_server.c - a device that keeps its server as a CRI
 *
 * The CRI has 30 bytes in flash, the URL 34, and no text has to be parsed: the
 * items of a CRI are the values of the options (draft-ietf-core-href-27 section
 * 8.1). RFC 7252 section 3.1 gives each one a header: 4 bits of the distance to
 * the option before, 4 bits of the length; 13 stands for one more byte.
 */
#include "show.h"

/* [-1, ["fw", "example", "com", 61616], ["v2"], ["d=7"]] */
static const unsigned char own_server[] = { 0x84, 0x20, 0x84, 0x62, 'f',  'w',
                                            0x67, 'e',  'x',  'a',  'm',  'p',
                                            'l',  'e',  0x63, 'c',  'o',  'm',
                                            0x19, 0xF0, 0xB0, 0x81, 0x62, 'v',
                                            '2',  0x81, 0x63, 'd',  '=',  '7' };

/* A request: its options, and the number of the last one. */
struct request {
    struct nurl_writer out;
    unsigned last;
};

/* A value above 268 bytes would need a third case. None fits the buffer. */
static void begin_option(struct request *request, unsigned number,
                         size_t length)
{
    unsigned delta = number - request->last;
    char header[2];

    header[0] = (char)(delta << 4 | (length < 13 ? length : 13));
    header[1] = (char)(length - 13);
    nurl_write_text(&request->out, nurl_text(header, length < 13 ? 1 : 2));
    request->last = number;
}

static void write_items(struct request *request, unsigned number,
                        struct nurl_str items)
{
    struct nurl_str item;

    while (nurl_cri_next(&items, &item)) {
        begin_option(request, number, item.len);
        nurl_write_text(&request->out, item);
    }
}

/* The labels with dots between them: for the resolver and as Uri-Host. */
static void write_name(struct nurl_writer *out, const struct nurl_cri *cri)
{
    struct nurl_str labels = nurl_cri_part(cri, cri->host);
    struct nurl_str label;
    size_t start = out->len;

    while (nurl_cri_next(&labels, &label)) {
        nurl_write_text(out, nurl_text(".", out->len > start));
        nurl_write_text(out, label);
    }
}

/* The path "/" is one empty segment, and no option. */
static struct nurl_str path_of(const struct nurl_cri *cri)
{
    struct nurl_str path = nurl_cri_part(cri, cri->path);
    struct nurl_str rest = path;
    struct nurl_str first;

    if (nurl_cri_next(&rest, &first) && first.len == 0 && rest.len == 0) {
        return rest;
    }
    return path;
}

/* To the CRI's own host and port, so there is no Uri-Port. */
static void show_request(const struct nurl_cri *cri)
{
    char name[256];
    char options[256];
    struct nurl_writer host;
    struct request request;

    nurl_writer_init(&host, name, sizeof name);
    nurl_writer_init(&request.out, options, sizeof options);
    request.last = 0;
    if (cri->host_kind == NURL_HOST_NAME) {
        write_name(&host, cri);
        begin_option(&request, NURL_COAP_URI_HOST, host.len);
        write_name(&request.out, cri);
        if (nurl_writer_status(&host) != NURL_OK) {
            show("refused", text_of("the name is too long"));
            return;
        }
        show("resolve", nurl_text(name, host.len));
    } else {
        show_bytes("address", cri->text + cri->host.off + 1,
                   cri->host.len - 1u);
    }
    show_number("port", cri->flags & NURL_CRI_HAS_PORT ? cri->port : 5683);
    write_items(&request, NURL_COAP_URI_PATH, path_of(cri));
    write_items(&request, NURL_COAP_URI_QUERY, nurl_cri_part(cri, cri->query));
    if (nurl_writer_status(&request.out) == NURL_OK) {
        show_bytes("options", options, request.out.len);
    }
}

/* A CRI of flash or of the network: coap alone, and with a host. */
static int use(const char *label, const void *octets, size_t length)
{
    struct nurl_cri cri;
    struct nurl_writer text;
    char uri[200];
    enum nurl_status status = nurl_cri_parse(&cri, octets, length);

    show_bytes(label, octets, length);
    if (status != NURL_OK) {
        show("error", text_of(nurl_status_name(status)));
        show_number("at byte", cri.stop);
        return 1;
    }
    if (cri.front != NURL_CRI_NUMBER || cri.number != 0 ||
        cri.host_kind == NURL_HOST_NONE || nurl_present(cri.zone)) {
        show("refused", text_of("not coap://"));
        return 1;
    }
    nurl_writer_init(&text, uri, sizeof uri);
    nurl_write_cri_uri(&text, &cri);
    if (nurl_writer_status(&text) == NURL_OK) {
        show("that is", nurl_text(uri, text.len));
    }
    show_request(&cri);
    return 0;
}

/* References that a server sends, resolved with the device's own CRI. */
static void follow(const void *octets, size_t length)
{
    struct nurl_cri base;
    struct nurl_cri reference;
    struct nurl_writer out;
    char target[64];

    if (nurl_cri_parse(&base, own_server, sizeof own_server) != NURL_OK ||
        nurl_cri_parse(&reference, octets, length) != NURL_OK) {
        (void)use("reference", octets, length);
        return;
    }
    nurl_writer_init(&out, target, sizeof target);
    nurl_write_cri_resolved(&out, &base, &reference);
    if (nurl_writer_status(&out) == NURL_OK) {
        (void)use("target", target, out.len);
    }
}

int main(void)
{
    static const char newer[] = "\x82\x01\x81\x62v3"; /* [1, ["v3"]] */
    static const char other[] =
        "\x82\xF6\x81\x44\xC0\x00\x02\x01";           /* //192.0.2.1 */
    static const char wrong[] = "\x82\xF5\x81\x62.."; /* [true, [".."]] */
    static const char web[] = "\x82\x22\x81\x61h";    /* http://h */

    (void)use("server", own_server, sizeof own_server);
    follow(newer, sizeof newer - 1);
    follow(other, sizeof other - 1);
    follow(wrong, sizeof wrong - 1);
    follow(web, sizeof web - 1);
    return 0;
}
