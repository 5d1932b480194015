/*
 * job.c - the functions and jobs that bench, jobs and worst measure
 */
#include "job.h"

#include "client.h"
#include "nurl.h"

char *job_buffer;
size_t job_size;
int job_failed;

static struct nurl url;
static struct nurl_writer out;

static void need(enum nurl_status status)
{
    job_failed |= status != NURL_OK;
}

static void begin(void)
{
    nurl_writer_init(&out, job_buffer, job_size);
}

/* What is done with a text. */
#define JOB(name, statements)                                                  \
    static void name(struct nurl_str text)                                     \
    {                                                                          \
        statements;                                                            \
    }

/* ------------------------------------------------------- what is subtracted */

typedef enum nurl_status parser(struct nurl *, const char *, size_t);

static enum nurl_status no_parser(struct nurl *to, const char *text, size_t len)
{
    (void)to;
    (void)text;
    (void)len;
    return NURL_OK;
}

/* One frame for all parsers, so that only their own stack is measured. */
__attribute__((noinline)) static void call(parser *parser_of_text,
                                           struct nurl_str text)
{
    need(parser_of_text(&url, text.ptr, text.len));
}

void job_nothing(struct nurl_str text)
{
    call(no_parser, text);
}

JOB(begin_nothing, begin(); call(no_parser, text))
JOB(nothing, (void)text)

/* ------------------------------------------------------------ functions */

JOB(parse, call(nurl_parse, text))
JOB(parse_zone, call(nurl_parse_zone, text))
JOB(parse_authority, call(nurl_parse_authority, text))
JOB(parse_1738, call(nurl_parse_1738, text))
JOB(parse_begin, parse(text); begin())

typedef enum nurl_status porter(const struct nurl *, uint16_t *);

static enum nurl_status no_porter(const struct nurl *from, uint16_t *number)
{
    (void)from;
    (void)number;
    return NURL_OK;
}

__attribute__((noinline)) static void call_port(porter *porter_of_url)
{
    static uint16_t number;

    need(porter_of_url(&url, &number));
}

JOB(port, parse(text); call_port(nurl_port))
JOB(no_port, parse(text); call_port(no_porter))
JOB(decode, begin(); nurl_decode(&out, text, NURL_POLICY_RAW);
    need(nurl_writer_status(&out)))
JOB(encode, begin(); nurl_encode(&out, text, NURL_CLASS_COMPONENT))
JOB(masked, begin(); nurl_write_masked(&out, text))
JOB(clean, begin(); nurl_clean(&out, text))

static void find(struct nurl_str text)
{
    struct nurl_find found;

    nurl_find_begin(&found, NURL_FIND_URL | NURL_FIND_ANGLE | NURL_FIND_BARE);
    nurl_find_feed(&found, text.ptr, text.len, 1);
    do {
        begin();
    } while (nurl_find_next(&found, &out));
}

JOB(equal_1738, parse_1738(text); (void)nurl_equal_1738(&url, &url))
JOB(flags_1738, parse_1738(text); (void)nurl_flags_1738(&url))

/* ----------------------------------------------------------- references */

JOB(resolve_text, parse(NURL_STR("http://h/a/b/c?d")); begin();
    nurl_resolve(&out, &url, text))
JOB(resolve, parse_begin(text); nurl_resolve(&out, &url, NURL_STR("../a?b")))
JOB(normalize, parse_begin(text); nurl_normalize(&out, &url))
JOB(equal_itself, parse(text); (void)nurl_equal(&url, &url))

static void equal(struct nurl_str text)
{
    static struct nurl other;

    parse(text);
    need(nurl_parse(&other, text.ptr, text.len));
    job_failed |= !nurl_equal(&url, &other);
}

JOB(same_origin, parse(text); job_failed |= !nurl_same_origin(&url, &url))

/* ------------------------------------------------------------- requests */

static void endpoint(struct nurl_str text)
{
    struct nurl_endpoint parsed;

    parse(text);
    need(nurl_endpoint_parse(&parsed, &url));
}

JOB(target, parse_begin(text); nurl_write_target(&out, &url))
JOB(host_field, parse_begin(text); nurl_write_host_field(&out, &url))
JOB(write_host, parse_begin(text); nurl_write_host(&out, &url))
JOB(request, parse_begin(text); nurl_write_request(&out, NURL_STR("GET"), &url))
JOB(redacted, parse_begin(text); nurl_write_redacted(&out, &url))
JOB(origin, parse_begin(text); nurl_write_origin(&out, &url))

/* ----------------------------------------------------- servers, guards */

/* A server gets path and query; the text can have neither. */
static struct nurl_str target_of_url(struct nurl_str text)
{
    return nurl_text(text.ptr + url.path.off, text.len - url.path.off);
}

JOB(request_target, parse(text);
    job_failed |=
    nurl_parse_target(&url, NURL_STR("GET"), target_of_url(text).ptr,
                      target_of_url(text).len) == NURL_ERR_HOST_CHAR)
JOB(any_target,
    (void)nurl_parse_target(&url, NURL_STR("GET"), text.ptr, text.len))
JOB(host_header, (void)nurl_parse_host_field(&url, text.ptr, text.len))
JOB(setting, (void)nurl_parse_setting(&url, text.ptr, text.len))
JOB(below, parse(text); (void)nurl_is_below(&url, &url))
JOB(within, (void)nurl_host_within(text, text))

static void address(struct nurl_str text)
{
    struct nurl_host host;

    (void)nurl_host_parse_address(&host, text);
}

static void route(struct nurl_str text)
{
    struct nurl_str rest;

    parse(text);
    (void)nurl_path_match(nurl_part(&url, url.path), "/*", &rest, 1);
}

/* ---------------------------------------------------------------- links */

static void links_begin(struct nurl_str text)
{
    static struct nurl_links links;

    need(nurl_links_begin(&links, text));
}

static void link_next(struct nurl_str text)
{
    static struct nurl_links links;
    static struct nurl_link link;

    links.rest = text;
    while (nurl_link_next(&links, &link)) {
    }
}

static void link_attr_next(struct nurl_str text)
{
    static struct nurl_links links;
    static struct nurl_link link;
    struct nurl_str name;
    struct nurl_str value;

    links.rest = text;
    while (nurl_link_next(&links, &link)) {
        while (nurl_link_attr_next(&link.attrs, &name, &value)) {
        }
    }
}

static void link_find(struct nurl_str text)
{
    static struct nurl_links links;
    static struct nurl_link link;

    links.rest = text;
    job_failed |= nurl_link_find(&links, "rt", NURL_STR("no.such"), &link);
}

/* Everything that a client does with a URL, before and after it connects. */
static void client(struct nurl_str text)
{
    static struct client client;

    client.bytes = job_buffer;
    client.size = job_size;
    job_failed |= !client_nanourl(&client, text.ptr, text.len);
}

static void coap(struct nurl_str text)
{
    struct nurl_coap options;
    struct nurl_coap_option option;

    parse(text);
    url.fragment.off = 0;
    url.fragment.len = 0;
    begin();
    if (nurl_coap_begin(&options, &url, 0) != NURL_OK) {
        job_failed = 1;
        return;
    }
    while (nurl_coap_next(&options, &option)) {
        nurl_write_coap_value(&out, &option);
    }
}

/* ----------------------------------------------------------------- CRIs */

static struct nurl_cri cri;

JOB(write_cri, parse_begin(text); nurl_write_cri(&out, &url))
JOB(parse_cri, write_cri(text); need(nurl_cri_parse(&cri, out.ptr, out.len)))

/* Both ways; the URL is written after its CRI. */
JOB(cri_uri, parse_cri(text); nurl_write_cri_uri(&out, &cri);
    need(nurl_writer_status(&out)))

const struct job jobs[JOB_COUNT] = {
    { "parse", parse, job_nothing, 0 },
    { "parse_zone", parse_zone, job_nothing, 0 },
    { "parse_authority", parse_authority, job_nothing, 0 },
    { "parse_1738", parse_1738, job_nothing, 0 },
    { "decode", decode, begin_nothing, 0 },
    { "encode", encode, begin_nothing, 0 },
    { "masked", masked, nothing, JOB_ANY },
    { "clean", clean, nothing, JOB_ANY },
    { "find", find, nothing, 0 },
    { "resolve_text", resolve_text, nothing, 0 },
    { "normalize", normalize, nothing, JOB_ANY },
    { "equal_itself", equal_itself, nothing, 0 },
    { "equal_1738", equal_1738, nothing, 0 },
    { "flags_1738", flags_1738, nothing, 0 },
    { "endpoint", endpoint, parse, JOB_ANY },
    { "coap", coap, nothing, JOB_COAP },
    { "target", target, parse_begin, JOB_WEB },
    { "host_field", host_field, parse_begin, JOB_WEB },
    { "write_host", write_host, parse_begin, JOB_ANY },
    { "same_origin", same_origin, parse, JOB_ANY },
    { "any_target", any_target, nothing, 0 },
    { "host_header", host_header, nothing, 0 },
    { "setting", setting, nothing, 0 },
    { "below", below, parse, JOB_ANY },
    { "within", within, nothing, 0 },
    { "write_cri", write_cri, parse_begin, JOB_ANY },
    { "cri_uri", cri_uri, parse_cri, JOB_ANY },
    { "request", request, parse_begin, JOB_WEB },
    { "redacted", redacted, parse_begin, JOB_ANY },
    { "origin", origin, parse_begin, JOB_ANY },
    { "address", address, nothing, 0 },
    { "route", route, parse, 0 },
    { "port", port, no_port, 0 },
    { "parse_cri", parse_cri, write_cri, JOB_ANY },
    { "client", client, nothing, JOB_HTTP },
    { "resolve", resolve, parse_begin, JOB_ANY },
    { "equal", equal, nothing, JOB_ANY },
    { "request_target", request_target, parse, JOB_WEB },
    { "links_begin", links_begin, nothing, JOB_LINKS },
    { "link_next", link_next, nothing, JOB_LINKS },
    { "link_attr_next", link_attr_next, link_next, JOB_LINKS },
    { "link_find", link_find, nothing, JOB_LINKS },
};
