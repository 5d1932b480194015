/*
 * library.c - the library for JavaScript: texts in and out of fixed memory
 *
 * The host writes a text to input(0) or input(1) and calls a function with its
 * length; what is answered stands in output(), output_length() octets of it,
 * or in a list of parts: name, offset and length of each.
 */
#include "nurl.h"

#define EXPORT(name) __attribute__((export_name(name)))
#define ROOM 65536u
#define PARTS 24u

struct part {
    const char *name;
    uint32_t off;
    uint32_t len;
};

static char inputs[2][ROOM];
static char written[4 * ROOM];
static struct nurl_writer out;
static struct nurl url;
static struct part parts[PARTS];
static uint32_t count;
static uint32_t place;

EXPORT("input") char *input(uint32_t which)
{
    return inputs[which & 1];
}

EXPORT("output") char *output(void)
{
    return written;
}

EXPORT("output_length") uint32_t output_length(void)
{
    return (uint32_t)out.len;
}

/* Of the last fault. */
EXPORT("stop") uint32_t stop(void)
{
    return place;
}

EXPORT("part_count") uint32_t part_count(void)
{
    return count;
}

EXPORT("part_name") const char *part_name(uint32_t which)
{
    return parts[which].name;
}

EXPORT("part_offset") uint32_t part_offset(uint32_t which)
{
    return parts[which].off;
}

EXPORT("part_length") uint32_t part_length(uint32_t which)
{
    return parts[which].len;
}

EXPORT("status_name") const char *status_name(int status)
{
    return nurl_status_name(status);
}

EXPORT("status_text") const char *status_text(int status)
{
    return nurl_status_text(status);
}

static void add(const char *name, struct nurl_span span, int is_there)
{
    if (is_there && count < PARTS) {
        parts[count].name = name;
        parts[count].off = span.off;
        parts[count].len = span.len;
        count++;
    }
}

static void add_span(const char *name, struct nurl_span span)
{
    add(name, span, nurl_present(span));
}

/* Parses input(0): 0 by RFC 3986, 1 with zones, 2 by RFC 1738. */
EXPORT("parse") int parse(uint32_t len, uint32_t how)
{
    enum nurl_status status;

    count = 0;
    if (how == 2) {
        status = nurl_parse_1738_ref(&url, inputs[0], len);
    } else if (how == 1) {
        status = nurl_parse_zone(&url, inputs[0], len);
    } else {
        status = nurl_parse(&url, inputs[0], len);
    }
    place = url.stop;
    if (status == NURL_OK) {
        add_span("scheme", url.scheme);
        add_span("user", url.user);
        add_span("password", url.password);
        add_span("host", url.host);
        add_span("port", url.port);
        add("path", url.path, 1);
        add_span("query", url.query);
        add_span("fragment", url.fragment);
    }
    return status;
}

EXPORT("host_kind") uint32_t host_kind(void)
{
    return url.host_kind;
}

/* The port to connect to, or the fault, which is negative. */
EXPORT("port") int port(void)
{
    uint16_t number = 0;
    enum nurl_status status = nurl_port(&url, &number);

    return status == NURL_OK ? number : (int)status;
}

EXPORT("flags") uint32_t flags(void)
{
    return nurl_flags_1738(&url);
}

EXPORT("flag_name") const char *flag_name(uint32_t flag)
{
    return nurl_flag_name(flag);
}

static void add_view(const struct nurl_any *any)
{
    switch (any->scheme) {
    case NURL_SCHEME_FTP:
        add_span("directories", any->as.ftp.directories);
        add_span("name", any->as.ftp.name);
        add_span("type", any->as.ftp.type);
        break;
    case NURL_SCHEME_HTTP:
        add_span("path", any->as.http.path);
        add_span("search", any->as.http.search);
        break;
    case NURL_SCHEME_GOPHER:
        add_span("type", any->as.gopher.type);
        add_span("selector", any->as.gopher.selector);
        add_span("search", any->as.gopher.search);
        add_span("gopher+", any->as.gopher.plus);
        break;
    case NURL_SCHEME_MAILTO:
        add_span("address", any->as.mailto.address);
        add_span("local", any->as.mailto.local);
        add_span("domain", any->as.mailto.domain);
        break;
    case NURL_SCHEME_NEWS:
        add_span("group", any->as.news.group);
        add_span("unique", any->as.news.unique);
        add_span("host", any->as.news.host);
        break;
    case NURL_SCHEME_NNTP:
        add_span("group", any->as.nntp.group);
        add_span("article", any->as.nntp.article);
        break;
    case NURL_SCHEME_WAIS:
        add_span("database", any->as.wais.database);
        add_span("search", any->as.wais.search);
        add_span("type", any->as.wais.type);
        add_span("path", any->as.wais.path);
        break;
    case NURL_SCHEME_FILE:
        add_span("path", any->as.file.path);
        break;
    case NURL_SCHEME_PROSPERO:
        add_span("name", any->as.prospero.name);
        add_span("fields", any->as.prospero.fields);
        break;
    default:
        break;
    }
}

/* What its scheme makes of the URL that was parsed last. */
EXPORT("view") int view(void)
{
    struct nurl_any any;
    enum nurl_status status = nurl_any_parse(&any, &url);

    count = 0;
    place = any.stop;
    if (status == NURL_OK) {
        add_view(&any);
    }
    return status;
}

static int finish(void)
{
    place = out.stop;
    return out.status;
}

/* input(1), a reference, beside the URL that was parsed last. */
EXPORT("resolve") int resolve(uint32_t len)
{
    nurl_writer_init(&out, written, sizeof written);
    nurl_resolve(&out, &url, nurl_text(inputs[1], len));
    return finish();
}

EXPORT("normalize") int normalize(void)
{
    nurl_writer_init(&out, written, sizeof written);
    nurl_normalize(&out, &url);
    return finish();
}

/* input(0) as a log may show it. */
EXPORT("mask") int mask(uint32_t len)
{
    nurl_writer_init(&out, written, sizeof written);
    nurl_write_masked(&out, nurl_text(inputs[0], len));
    return finish();
}
