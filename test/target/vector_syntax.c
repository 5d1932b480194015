/*
 * vector_syntax.c - the operations of host and syntax: parse, decode, encode,
 *                   host
 */
#include "console.h"
#include "nurl_decode.h"
#include "nurl_encode.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_writer.h"
#include "vector_row.h"

/* user [ ":" password ] */
static struct nurl_span userinfo(const struct nurl *url)
{
    struct nurl_span all = url->user;

    if (nurl_present(url->password)) {
        all.len = (uint16_t)(url->password.off + url->password.len - all.off);
    }
    return all;
}

/* The zone of an address, which lies in the input. */
static void key_zone(const char *input, struct nurl_str zone)
{
    struct nurl_span span;

    if (zone.ptr) {
        span.off = (uint16_t)(zone.ptr - input);
        span.len = (uint16_t)zone.len;
        vector_key_span("zone", input, span);
    }
}

static void key_host(const struct nurl *url)
{
    struct nurl_host host;

    vector_key_span("host", url->text, url->host);
    vector_key_word("host_kind", vector_kind(url->host_kind));
    nurl_host_parse_zone(&host, nurl_part(url, url->host));
    key_zone(url->text, host.zone);
}

static void answer(const struct nurl *url, enum nurl_status status)
{
    if (status != NURL_OK) {
        vector_fault_status(status, url->stop);
        return;
    }
    vector_ok();
    vector_key_part("scheme", url, url->scheme);
    vector_key_part("userinfo", url, userinfo(url));
    vector_key_part("user", url, url->user);
    vector_key_part("password", url, url->password);
    if (url->host_kind != NURL_HOST_NONE) {
        key_host(url);
    }
    vector_key_port(url);
    vector_key_span("path", url->text, url->path);
    vector_key_part("query", url, url->query);
    vector_key_part("fragment", url, url->fragment);
}

void vector_parse(struct vector_question *row)
{
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, row->input.ptr, row->input.len);

    answer(&url, status);
}

void vector_parse_zone(struct vector_question *row)
{
    struct nurl url;
    enum nurl_status status =
        nurl_parse_zone(&url, row->input.ptr, row->input.len);

    answer(&url, status);
}

/* Parts of an authority may begin at 0; a user is there if the host does not.
 */
void vector_authority(struct vector_question *row)
{
    struct nurl url;
    enum nurl_status status =
        nurl_parse_authority(&url, row->input.ptr, row->input.len);

    if (status != NURL_OK) {
        vector_fault_status(status, url.stop);
        return;
    }
    vector_ok();
    if (url.host.off != 0) {
        vector_key_span("userinfo", url.text, userinfo(&url));
        vector_key_span("user", url.text, url.user);
    }
    vector_key_part("password", &url, url.password);
    key_host(&url);
    vector_key_port(&url);
}

/* Decodes in place: decoded text is never longer than its input. */
void vector_decode(struct vector_question *row)
{
    struct nurl_writer out;
    size_t cap = row->cap < row->input.len ? row->cap : row->input.len;

    nurl_writer_init(&out, row->room, cap);
    if (row->plus) {
        nurl_decode_form(&out, row->input, (enum nurl_policy)row->policy);
    } else {
        nurl_decode(&out, row->input, (enum nurl_policy)row->policy);
    }
    if (nurl_writer_status(&out) != NURL_OK) {
        vector_fault_status(nurl_writer_status(&out), out.stop);
        return;
    }
    vector_ok();
    vector_key_hex("bytes_hex", (const uint8_t *)out.ptr, out.len);
}

struct class_name {
    const char *name;
    enum nurl_class classes;
};

/* The classes that can be encoded into, and their other names. */
static const struct class_name class_names[] = {
    { "uchar", NURL_CLASS_UCHAR },
    { "database", NURL_CLASS_UCHAR },
    { "wtype", NURL_CLASS_UCHAR },
    { "wpath", NURL_CLASS_UCHAR },
    { "xchar", NURL_CLASS_XCHAR },
    { "urlpath", NURL_CLASS_XCHAR },
    { "opaque", NURL_CLASS_XCHAR },
    { "addr", NURL_CLASS_XCHAR },
    { "gtype", NURL_CLASS_XCHAR },
    { "gplus", NURL_CLASS_XCHAR },
    { "selector", NURL_CLASS_SELECTOR },
    { "user", NURL_CLASS_USER },
    { "password", NURL_CLASS_USER },
    { "fsegment", NURL_CLASS_FSEGMENT },
    { "psegment", NURL_CLASS_FSEGMENT },
    { "hsegment", NURL_CLASS_HSEGMENT },
    { "search", NURL_CLASS_HSEGMENT },
    { "fieldname", NURL_CLASS_FIELDNAME },
    { "fieldvalue", NURL_CLASS_FIELDNAME },
    { "article", NURL_CLASS_ARTICLE },
    { "unreserved", NURL_CLASS_COMPONENT },
    { "component", NURL_CLASS_COMPONENT },
};

int vector_class_of(struct nurl_str name)
{
    unsigned i;

    for (i = 0; i < sizeof class_names / sizeof class_names[0]; i++) {
        if (vector_is(name, class_names[i].name)) {
            return (int)class_names[i].classes;
        }
    }
    return 0;
}

void vector_encode(struct vector_question *row)
{
    int classes = vector_class_of(row->cls);
    struct nurl_writer out;

    if (classes == 0) {
        vector_fault("BAD_OPTS", 0);
        return;
    }
    nurl_writer_init(&out, vector_out, sizeof vector_out);
    nurl_encode(&out, row->input, (enum nurl_class)classes);
    vector_written(&out);
}

static void key_address(const struct nurl_host *host)
{
    char room[40];
    struct nurl_writer out;
    struct nurl_str text = { NULL, 0 };

    nurl_writer_init(&out, room, sizeof room);
    if (host->kind == NURL_HOST_IPV4) {
        vector_key_hex("octets_hex", host->address, 4);
        nurl_write_ipv4(&out, host->address);
    } else {
        vector_key_hex("octets_hex", host->address, 16);
        nurl_write_ipv6(&out, host->address);
    }
    text.ptr = room;
    text.len = out.len;
    vector_key_text("text", text);
}

void vector_host(struct vector_question *row)
{
    struct nurl_host host;
    enum nurl_status status = row->zone
                                  ? nurl_host_parse_zone(&host, row->input)
                                  : nurl_host_parse(&host, row->input);

    if (status != NURL_OK) {
        vector_fault_status(status, host.stop);
        return;
    }
    vector_ok();
    vector_key_word("host_kind", vector_kind(host.kind));
    if (host.kind == NURL_HOST_IPV4 || host.kind == NURL_HOST_IPV6) {
        key_address(&host);
    }
    key_zone(row->input.ptr, host.zone);
    if (host.numeric_tail) {
        vector_key_number("numeric_tail", 1);
    }
}
