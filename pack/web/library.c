/* SPDX-License-Identifier: MIT */
/*
 * library.c - the library for JavaScript: texts in and out of fixed memory
 *
 * JavaScript writes a text to input(0) or input(1) and calls a function with
 * its length. The function returns a status; what it found stands in result(),
 * and what it wrote in output(). All words of result() have 32 bits, so that
 * one array reads them.
 */
#include "nurl.h"

#define EXPORT(name) __attribute__((export_name(name)))

enum {
    INPUT = 65536,
    PARTS = 8
};

/* Names of parts, in the order of `names`. */
enum part_name {
    SCHEME,
    USER,
    PASSWORD,
    HOST,
    PORT,
    PATH,
    QUERY,
    FRAGMENT,
    DIRECTORIES,
    NAME,
    TYPE,
    SEARCH,
    SELECTOR,
    PLUS,
    ADDRESS,
    LOCAL,
    DOMAIN,
    GROUP,
    UNIQUE,
    ARTICLE,
    DATABASE,
    FIELDS,
    ZONE,
    KEY,
    VALUE
};

static const char names[] =
    "scheme user password host port path query fragment "
    "directories name type search selector gopher+ address local domain "
    "group unique article database fields zone key value";

struct part {
    uint32_t name;
    uint32_t offset;
    uint32_t length;
};

static struct {
    uint32_t stop;      /* offset of the error */
    uint32_t host_kind; /* enum nurl_host_kind */
    uint32_t number;    /* a port, or the number of a CoAP option */
    uint32_t length;    /* bytes in output() */
    uint32_t count;     /* of parts */
    struct part parts[PARTS];
} result;

static char inputs[2][INPUT];
static char output_text[4 * INPUT];
static struct nurl_writer out;
static struct nurl url;
static struct nurl other;
static struct nurl_str pairs;
static struct nurl_coap coap;

EXPORT("input") char *get_input(uint32_t which)
{
    return inputs[which & 1];
}

EXPORT("output") char *get_output(void)
{
    return output_text;
}

EXPORT("result") const void *get_result(void)
{
    return &result;
}

EXPORT("names") const char *get_names(void)
{
    return names;
}

EXPORT("status_name") const char *status_name(int status)
{
    return nurl_status_name(status);
}

EXPORT("status_text") const char *status_text(int status)
{
    return nurl_status_text(status);
}

static void add(enum part_name name, struct nurl_span span)
{
    struct part *part = &result.parts[result.count];

    if (result.count < PARTS) {
        part->name = name;
        part->offset = span.off;
        part->length = span.len;
        result.count++;
    }
}

static void add_present(enum part_name name, struct nurl_span span)
{
    if (nurl_present(span)) {
        add(name, span);
    }
}

/* A part of input(0) that an iterator returned. */
static void add_text(enum part_name name, struct nurl_str text)
{
    struct nurl_span span;

    if (text.ptr != NULL) {
        span.off = (uint16_t)(text.ptr - inputs[0]);
        span.len = (uint16_t)text.len;
        add(name, span);
    }
}

/* ------------------------------------------------------------------- parse */

static enum nurl_status parse_as(uint32_t length, uint32_t grammar)
{
    switch (grammar) {
    case 1:
        return nurl_parse_zone(&url, inputs[0], length);
    case 2:
        return nurl_parse_1738_ref(&url, inputs[0], length);
    case 3:
        return nurl_parse_authority(&url, inputs[0], length);
    case 4:
        return nurl_parse_setting(&url, inputs[0], length);
    default:
        return nurl_parse(&url, inputs[0], length);
    }
}

/* Without "//" a struct of an authority has parts that begin at 0. */
static void add_authority(void)
{
    if (url.host.off != 0) {
        add(USER, url.user);
        add_present(PASSWORD, url.password);
    }
    add(HOST, url.host);
    add_present(PORT, url.port);
}

static void add_all(uint32_t grammar)
{
    if (grammar == 3 || (grammar == 4 && !nurl_present(url.scheme))) {
        add_authority();
        if (url.path.len > 0) {
            add(PATH, url.path); /* of a setting */
        }
        add_present(QUERY, url.query);
        return;
    }
    add_present(SCHEME, url.scheme);
    add_present(USER, url.user);
    add_present(PASSWORD, url.password);
    add_present(HOST, url.host);
    add_present(PORT, url.port);
    add(PATH, url.path);
    add_present(QUERY, url.query);
    add_present(FRAGMENT, url.fragment);
}

/* Parses input(0). The port is the effective one, or 0. */
EXPORT("parse") int parse(uint32_t length, uint32_t grammar)
{
    enum nurl_status status = parse_as(length, grammar);
    uint16_t port = 0;

    result.count = 0;
    result.stop = url.stop;
    result.host_kind = url.host_kind;
    if (status == NURL_OK) {
        add_all(grammar);
        if (nurl_port(&url, &port) != NURL_OK) {
            port = 0;
        }
    }
    result.number = port;
    return status;
}

/* Flags of the URL that was parsed last. */
EXPORT("flags") uint32_t flags(void)
{
    return nurl_flags_1738(&url);
}

EXPORT("flag_name") const char *flag_name(uint32_t flag)
{
    return nurl_flag_name(flag);
}

/* ------------------------------------------------- scheme-specific parts */

static void add_gopher(const struct nurl_gopher *gopher)
{
    add_present(TYPE, gopher->type);
    add_present(SELECTOR, gopher->selector);
    add_present(SEARCH, gopher->search);
    add_present(PLUS, gopher->plus);
}

static void add_wais(const struct nurl_wais *wais)
{
    add_present(DATABASE, wais->database);
    add_present(SEARCH, wais->search);
    add_present(TYPE, wais->type);
    add_present(PATH, wais->path);
}

static void add_mail_or_news(const struct nurl_any *any)
{
    if (any->scheme == NURL_SCHEME_MAILTO) {
        add_present(ADDRESS, any->as.mailto.address);
        add_present(LOCAL, any->as.mailto.local);
        add_present(DOMAIN, any->as.mailto.domain);
    } else if (any->scheme == NURL_SCHEME_NEWS) {
        add_present(GROUP, any->as.news.group);
        add_present(UNIQUE, any->as.news.unique);
        add_present(HOST, any->as.news.host);
    } else if (any->scheme == NURL_SCHEME_NNTP) {
        add_present(GROUP, any->as.nntp.group);
        add_present(ARTICLE, any->as.nntp.article);
    }
}

static void add_scheme_parts(const struct nurl_any *any)
{
    switch (any->scheme) {
    case NURL_SCHEME_FTP:
        add_present(DIRECTORIES, any->as.ftp.directories);
        add_present(NAME, any->as.ftp.name);
        add_present(TYPE, any->as.ftp.type);
        break;
    case NURL_SCHEME_HTTP:
        add_present(PATH, any->as.http.path);
        add_present(SEARCH, any->as.http.search);
        break;
    case NURL_SCHEME_GOPHER:
        add_gopher(&any->as.gopher);
        break;
    case NURL_SCHEME_WAIS:
        add_wais(&any->as.wais);
        break;
    case NURL_SCHEME_FILE:
        add_present(PATH, any->as.file.path);
        break;
    case NURL_SCHEME_PROSPERO:
        add_present(NAME, any->as.prospero.name);
        add_present(FIELDS, any->as.prospero.fields);
        break;
    default:
        add_mail_or_news(any);
        break;
    }
}

/* Of the URL that was parsed last. */
EXPORT("scheme_parts") int scheme_parts(void)
{
    struct nurl_any any;
    enum nurl_status status = nurl_any_parse(&any, &url);

    result.count = 0;
    result.stop = any.stop;
    if (status == NURL_OK) {
        add_scheme_parts(&any);
    }
    return status;
}

/* ------------------------------------------------------------------ output */

static void begin_output(void)
{
    nurl_writer_init(&out, output_text, sizeof output_text);
}

static int end_output(void)
{
    result.stop = out.stop;
    result.length = (uint32_t)out.len;
    return out.status;
}

/* The address of the host, 4 or 16 bytes, or nothing: the host is a name. */
EXPORT("endpoint") int endpoint(void)
{
    struct nurl_endpoint to;
    enum nurl_status status = nurl_endpoint_parse(&to, &url);
    size_t size = to.kind == NURL_HOST_IPV6 ? 16 : 4;

    result.count = 0;
    result.host_kind = to.kind;
    result.number = to.port;
    add_present(NAME, to.name);
    add_present(ZONE, to.zone);
    begin_output();
    if (to.kind == NURL_HOST_IPV4 || to.kind == NURL_HOST_IPV6) {
        nurl_write_text(&out, nurl_text((const char *)to.address, size));
    }
    (void)end_output();
    result.stop = to.stop;
    return status;
}

/* The host for a resolver. */
EXPORT("host") int host(void)
{
    begin_output();
    nurl_write_host(&out, &url);
    return end_output();
}

/* 0: origin form, 1: absolute form, 2: authority form */
EXPORT("target") int target(uint32_t form)
{
    begin_output();
    if (form == 0) {
        nurl_write_target(&out, &url);
    } else if (form == 1) {
        nurl_write_target_absolute(&out, &url);
    } else {
        nurl_write_target_authority(&out, &url);
    }
    return end_output();
}

EXPORT("host_field") int host_field(void)
{
    begin_output();
    nurl_write_host_field(&out, &url);
    return end_output();
}

/* The first two lines of a request; input(1) is the method. */
EXPORT("request") int request(uint32_t length)
{
    begin_output();
    nurl_write_request(&out, nurl_text(inputs[1], length), &url);
    return end_output();
}

EXPORT("origin") int origin(void)
{
    begin_output();
    nurl_write_origin(&out, &url);
    return end_output();
}

EXPORT("redacted") int redacted(void)
{
    begin_output();
    nurl_write_redacted(&out, &url);
    return end_output();
}

/* Input(1), a reference, against the URL that was parsed last. */
EXPORT("resolve") int resolve(uint32_t length)
{
    begin_output();
    nurl_resolve(&out, &url, nurl_text(inputs[1], length));
    return end_output();
}

EXPORT("normalize") int normalize(void)
{
    begin_output();
    nurl_normalize(&out, &url);
    return end_output();
}

EXPORT("clean") int clean(uint32_t length)
{
    begin_output();
    nurl_clean(&out, nurl_text(inputs[0], length));
    return end_output();
}

EXPORT("masked") int masked(uint32_t length)
{
    begin_output();
    nurl_write_masked(&out, nurl_text(inputs[0], length));
    return end_output();
}

/* Input(0), an address without a URL: its 4 or 16 bytes. */
EXPORT("address") int address(uint32_t length)
{
    struct nurl_host host_of_text;
    struct nurl_str text = nurl_text(inputs[0], length);
    enum nurl_status status = nurl_host_parse_address(&host_of_text, text);
    size_t size = host_of_text.kind == NURL_HOST_IPV6 ? 16 : 4;

    begin_output();
    if (status == NURL_OK) {
        nurl_write_text(&out,
                        nurl_text((const char *)host_of_text.address, size));
    }
    (void)end_output();
    result.stop = 0;
    result.host_kind = host_of_text.kind;
    return status;
}

/* Where the address in output() leads: 4 or 16 bytes. */
EXPORT("scope") int scope(void)
{
    const uint8_t *octets = (const uint8_t *)output_text;

    return result.length == 4 ? nurl_scope_ipv4(octets)
                              : nurl_scope_ipv6(octets);
}

/*
 * Input(0) is a path, input(1) a pattern, which ends with a NUL here. The
 * values are parts.
 */
EXPORT("route") int route(uint32_t length, uint32_t pattern_length)
{
    struct nurl_str values[PARTS];
    size_t i;

    inputs[1][pattern_length < INPUT ? pattern_length : INPUT - 1] = '\0';
    for (i = 0; i < PARTS; i++) {
        values[i] = nurl_text(NULL, 0);
    }
    result.count = 0;
    if (!nurl_path_match(nurl_text(inputs[0], length), inputs[1], values,
                         PARTS)) {
        return 0;
    }
    for (i = 0; i < PARTS; i++) {
        add_text(VALUE, values[i]);
    }
    return 1;
}

/* Of input(1), so that input(0) stays for an iteration. */
EXPORT("decode") int decode(uint32_t length, uint32_t policy)
{
    begin_output();
    nurl_decode(&out, nurl_text(inputs[1], length), policy);
    return end_output();
}

EXPORT("encode") int encode(uint32_t length)
{
    begin_output();
    nurl_encode(&out, nurl_text(inputs[1], length), NURL_CLASS_COMPONENT);
    return end_output();
}

/* -------------------------------------------------------------- comparison */

/* Parses input(1), the other URL of a comparison. */
EXPORT("parse_other") int parse_other(uint32_t length)
{
    enum nurl_status status = nurl_parse(&other, inputs[1], length);

    result.stop = other.stop;
    return status;
}

EXPORT("equal") int equal(void)
{
    return nurl_equal(&url, &other);
}

EXPORT("same_origin") int same_origin(void)
{
    return nurl_same_origin(&url, &other);
}

EXPORT("is_below") int is_below(void)
{
    return nurl_is_below(&url, &other);
}

/* --------------------------------------------------------------- iteration */

/* Input(0) is a query without its "?". */
EXPORT("pairs_begin") void pairs_begin(uint32_t length)
{
    pairs = nurl_text(inputs[0], length);
}

EXPORT("pairs_next") int pairs_next(void)
{
    struct nurl_str key;
    struct nurl_str value;

    result.count = 0;
    if (!nurl_query_next(&pairs, &key, &value)) {
        return 0;
    }
    add_text(KEY, key);
    add_text(VALUE, value);
    return 1;
}

/* Of the URL that was parsed last. */
EXPORT("coap_begin") int coap_begin(void)
{
    enum nurl_status status = nurl_coap_begin(&coap, &url, 0);

    result.stop = coap.stop;
    result.number = coap.port;
    return status;
}

/* The option's number, and its value in output(). */
EXPORT("coap_next") int coap_next(void)
{
    struct nurl_coap_option option;

    if (!nurl_coap_next(&coap, &option)) {
        return 0;
    }
    begin_output();
    nurl_write_coap_value(&out, &option);
    (void)end_output();
    result.number = option.number;
    return 1;
}

/* The URL that was parsed last, in CBOR, in output(). */
EXPORT("cri") int cri(void)
{
    begin_output();
    nurl_write_cri(&out, &url);
    return end_output();
}
