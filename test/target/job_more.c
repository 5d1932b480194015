/*
 * job_more.c - the functions that only worst measures
 *
 * Each job begins with the text; what it calls before its function is counted,
 * too. Statuses do not matter: an error has a cost, too.
 */
#include "job.h"

#include "nurl.h"
#include "nurl_http_parser.h"

static struct nurl url;
static struct nurl_writer out;
static volatile unsigned seen; /* what a function without a writer returns */

static void begin(void)
{
    nurl_writer_init(&out, job_buffer, job_size);
}

static void parse(struct nurl_str text)
{
    seen = (unsigned)nurl_parse(&url, text.ptr, text.len);
    begin();
}

static void parse_1738(struct nurl_str text)
{
    seen = (unsigned)nurl_parse_1738(&url, text.ptr, text.len);
}

/* A job of one expression. */
#define JOB(name, expression)                                                  \
    static void name(struct nurl_str text)                                     \
    {                                                                          \
        seen = (unsigned)(expression);                                         \
    }

/* A job that parses the text and writes something of the URL. */
#define JOB_URL(name, statement)                                               \
    static void name(struct nurl_str text)                                     \
    {                                                                          \
        parse(text);                                                           \
        statement;                                                             \
    }

/* A job that writes something of a text. */
#define JOB_TEXT(name, statement)                                              \
    static void name(struct nurl_str text)                                     \
    {                                                                          \
        begin();                                                               \
        statement;                                                             \
    }

/* -------------------------------------------------------------- parsers */

JOB(parse_1738_ref, nurl_parse_1738_ref(&url, text.ptr, text.len))
JOB(extent, nurl_extent(text.ptr, text.len))
JOB(connect, nurl_parse_target(&url, NURL_STR("CONNECT"), text.ptr, text.len))
JOB(method, nurl_parse_target(&url, text, "/", 1))
JOB_URL(attach, seen = (unsigned)nurl_attach(&url, text.ptr, text.len))

static void http_parser(struct nurl_str text)
{
    struct nurl_http_parser_url fields;

    nurl_http_parser_url_init(&fields);
    seen = (unsigned)nurl_http_parser_parse_url(text.ptr, text.len, 0, &fields);
}

/* -------------------------------------------------------- hosts, texts */

static struct nurl_host host;

JOB(host_parse, nurl_host_parse(&host, text))
JOB(host_parse_zone, nurl_host_parse_zone(&host, text))
JOB_URL(host_text, seen = (unsigned)nurl_host_text(&url).len)
JOB(default_port, nurl_default_port(text))
JOB(str_equal, nurl_str_equal(text, text))
JOB(strip_prefix, nurl_strip_prefix(text).len)
JOB_URL(scheme_of, seen = (unsigned)nurl_scheme_of(&url))
JOB_URL(scheme_is, seen = nurl_scheme_is(&url, "http"))

/* With the same letters in the other case. To write them is counted, too. */
static void str_equal_nocase(struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        job_buffer[i] = (char)(text.ptr[i] ^ (text.ptr[i] > '@' ? 0x20 : 0));
    }
    seen = nurl_str_equal_nocase(text, nurl_text(job_buffer, text.len));
}

static void server_name(struct nurl_str text)
{
    struct nurl_str name;

    parse(text);
    seen = nurl_server_name(&url, &name);
}

static void str_number(struct nurl_str text)
{
    uint32_t number;

    seen = nurl_str_number(text, &number);
}

static void zone_host(struct nurl_str text)
{
    begin();
    seen = (unsigned)nurl_parse_zone(&url, text.ptr, text.len);
    nurl_write_host(&out, &url);
}

/* -------------------------------------------------------------- writers */

JOB(copy_string, nurl_copy_string(job_buffer, job_size, text))
JOB_TEXT(write_text, nurl_write_text(&out, text))
JOB_TEXT(segment, nurl_write_segment(&out, text))
JOB_TEXT(pair, nurl_write_pair(&out, '?', text, text))
JOB_TEXT(link_value, nurl_write_link_value(&out, text))
JOB_TEXT(encode_1738, nurl_encode(&out, text, NURL_CLASS_SELECTOR))
JOB_URL(target_absolute, nurl_write_target_absolute(&out, &url))
JOB_URL(target_authority, nurl_write_target_authority(&out, &url))
JOB_TEXT(request_method, seen = (unsigned)nurl_parse(&url, "http://h/", 9);
         nurl_write_request(&out, text, &url))
JOB(decode_string, nurl_decode_string(job_buffer, job_size, text,
                                      NURL_POLICY_FILE + NURL_POLICY_FORM))

static void target_text(struct nurl_str text)
{
    struct nurl_str target;

    parse(text);
    seen = nurl_target_text(&url, &target);
}

static void build(struct nurl_str text)
{
    struct nurl_parts parts;

    parse(text);
    nurl_parts_of(&parts, &url);
    nurl_build(&out, &parts, NURL_BUILD_PASSWORD);
}

static void build_encode(struct nurl_str text)
{
    struct nurl_parts parts = { 0 };

    begin();
    parts.host = NURL_STR("h");
    parts.user = text;
    nurl_build(&out, &parts, NURL_BUILD_ENCODE);
}

/* ----------------------------------------------------------- references */

static void redirect(struct nurl_str text)
{
    parse(NURL_STR("http://h/a/b/c?d#e"));
    nurl_redirect(&out, &url, text);
}

JOB_URL(resolve_itself, nurl_resolve(&out, &url, text))

/* ------------------------------------------------------ paths, queries */

static void path_next(struct nurl_str text)
{
    struct nurl_str segment;

    while (nurl_path_next(&text, &segment)) {
        seen = (unsigned)segment.len;
    }
}

static void query_next(struct nurl_str text)
{
    struct nurl_str key;
    struct nurl_str value;

    while (nurl_query_next(&text, &key, &value)) {
        seen = (unsigned)key.len;
    }
}

static void query_find(struct nurl_str text)
{
    struct nurl_str value;

    seen = nurl_query_find(text, "aaaab", &value);
}

JOB_TEXT(query_set,
         nurl_write_query_set(&out, text, NURL_STR("aaaab"), NURL_STR("v")))

static void route_name(struct nurl_str text)
{
    struct nurl_str name;

    seen = nurl_path_match(text, "/{n%2F}", &name, 1);
}

/* The pattern is the path itself. */
static void route_itself(struct nurl_str text)
{
    seen = (unsigned)nurl_copy_string(job_buffer, job_size, text);
    seen = nurl_path_match(text, job_buffer, NULL, 0);
}

/* -------------------------------------------------------------- schemes */

static struct nurl_any any;

JOB_URL(any_parse, seen = (unsigned)nurl_any_parse(&any, &url))

static void any_1738(struct nurl_str text)
{
    parse_1738(text);
    seen = (unsigned)nurl_any_parse(&any, &url);
}

static void tftp(struct nurl_str text)
{
    struct nurl_tftp tftp_parts;

    parse(text);
    seen = (unsigned)nurl_tftp_parse(&tftp_parts, &url);
}

static void ftp_plan(struct nurl_str text)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;

    parse(text);
    if (nurl_ftp_plan_begin(&plan, &url, "RETR") == NURL_OK) {
        while (nurl_ftp_plan_next(&plan, &step)) {
            seen = step.kind;
        }
    }
}

JOB_URL(gopher_request, nurl_write_gopher_request(&out, &url, 0))

static void gopher_plus(struct nurl_str text)
{
    struct nurl_gopher_plus plus;
    struct nurl_str name;

    seen = (unsigned)nurl_gopher_plus_parse(&plus, text);
    while (nurl_gopher_plus_next(&plus.names, &name)) {
        seen = (unsigned)name.len;
    }
}

static void prospero_next(struct nurl_str text)
{
    struct nurl_str name;
    struct nurl_str value;

    while (nurl_prospero_next(&text, &name, &value)) {
        seen = (unsigned)name.len;
    }
}

/* ----------------------------------------------------------- CoAP, links */

/* A Uri-Path for each segment of the text, of 255 bytes at most. */
static void coap_uri(struct nurl_str text)
{
    struct nurl_coap_uri uri;
    struct nurl_str value;

    begin();
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 5683);
    while (nurl_path_next(&text, &value)) {
        for (; value.len > 255; value.ptr += 255, value.len -= 255) {
            nurl_write_coap_option(&out, &uri, NURL_COAP_URI_PATH,
                                   nurl_text(value.ptr, 255));
        }
        nurl_write_coap_option(&out, &uri, NURL_COAP_URI_PATH, value);
    }
    nurl_write_coap_end(&out, &uri);
}

static void attr_find(struct nurl_str text)
{
    struct nurl_str value;

    seen = nurl_link_attr_find(text, "aaaab", &value);
}

/* ----------------------------------------------------------------- CRIs */

static struct nurl_cri cri;
static struct nurl_cri base;

/* The CRI [-3, ["h"], [text]], in the buffer: a byte of it is one of the text.
 */
static void parse_cri_text(struct nurl_str text)
{
    static const unsigned char head[] = { 0x83, 0x22, 0x81, 0x61,
                                          0x68, 0x81, 0x79 };
    size_t half = text.len / 2;
    size_t rest = text.len - half - (text.len > 65525 ? 10 : 0);
    char bytes[2];

    bytes[0] = (char)((half + rest) >> 8);
    bytes[1] = (char)((half + rest) & 0xFF);
    begin();
    nurl_write_text(&out, nurl_text((const char *)head, sizeof head));
    nurl_write_text(&out, nurl_text(bytes, 2));
    nurl_write_text(&out, nurl_text(text.ptr, half));
    nurl_write_text(&out, nurl_text(text.ptr + text.len - rest, rest));
    seen = (unsigned)nurl_cri_parse(&cri, out.ptr, out.len);
}

static void cri_text(struct nurl_str text)
{
    parse_cri_text(text);
    nurl_write_cri_uri(&out, &cri);
}

static void parse_cri(struct nurl_cri *to, struct nurl_str text)
{
    size_t before = out.len;

    seen = (unsigned)nurl_parse(&url, text.ptr, text.len);
    nurl_write_cri(&out, &url);
    seen = (unsigned)nurl_cri_parse(to, out.ptr + before, out.len - before);
}

static void cri_items(struct nurl_str text)
{
    struct nurl_str items;
    struct nurl_str item;

    begin();
    parse_cri(&cri, text);
    items = nurl_cri_part(&cri, cri.path);
    while (nurl_cri_next(&items, &item)) {
        seen = (unsigned)item.len;
    }
}

static void cri_reference(struct nurl_str text)
{
    begin();
    parse_cri(&base, NURL_STR("http://h/a/b/c?d#e"));
    parse_cri(&cri, text);
    nurl_write_cri_resolved(&out, &base, &cri);
}

static void cri_base(struct nurl_str text)
{
    begin();
    parse_cri(&cri, NURL_STR("../a?b"));
    parse_cri(&base, text);
    nurl_write_cri_resolved(&out, &base, &cri);
}

#define ROW(function)                                                          \
    {                                                                          \
#function, function, job_nothing, 0                                    \
    }

const struct job jobs_more[] = {
    ROW(parse_1738_ref),  ROW(extent),
    ROW(connect),         ROW(method),
    ROW(attach),          ROW(http_parser),
    ROW(host_parse),      ROW(host_parse_zone),
    ROW(host_text),       ROW(default_port),
    ROW(str_equal),       ROW(str_equal_nocase),
    ROW(strip_prefix),    ROW(scheme_of),
    ROW(scheme_is),       ROW(server_name),
    ROW(str_number),      ROW(zone_host),
    ROW(copy_string),     ROW(write_text),
    ROW(segment),         ROW(pair),
    ROW(link_value),      ROW(encode_1738),
    ROW(target_absolute), ROW(target_authority),
    ROW(request_method),  ROW(decode_string),
    ROW(target_text),     ROW(build),
    ROW(build_encode),    ROW(redirect),
    ROW(resolve_itself),  ROW(path_next),
    ROW(query_next),      ROW(query_find),
    ROW(query_set),       ROW(route_name),
    ROW(route_itself),    ROW(any_parse),
    ROW(any_1738),        ROW(tftp),
    ROW(ftp_plan),        ROW(gopher_request),
    ROW(gopher_plus),     ROW(prospero_next),
    ROW(coap_uri),        ROW(attr_find),
    ROW(cri_text),        ROW(cri_items),
    ROW(cri_reference),   ROW(cri_base),
};

const unsigned jobs_more_count = sizeof jobs_more / sizeof *jobs_more;
