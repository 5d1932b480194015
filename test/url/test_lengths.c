/* Texts, parts and lists longer than 255 bytes, up to the longest and beyond;
 * and NULL with such a length. */
#include "nurl.h"
#include "nurl_http_parser.h"

#include <string.h>

#include "render.h"
#include "unity.h"
#include "views.h"

/*
 * A row is a text and the expected answer, both as templates:
 *
 *     {ab}   "ab", n times
 *     |      ends the first part of a text: base|reference
 *     ^      in the text a mark without bytes, in the answer its offset
 *     ~      n, in decimal
 *     `      a NUL
 *
 * So the answers for each n are known without the library. The answer is a line
 * of render.h and views.h, or what the library writes; for an error its name
 * and offset: "CHAR@^".
 */
struct asked;
typedef void ask(const struct asked *in);
typedef enum nurl_status parser(struct nurl *url, const char *text, size_t len);

struct row {
    ask *ask;
    parser *parser; /* of the first part, or NULL */
    int how;        /* a policy, a class, an option */
    const char *text;
    const char *answer;
    size_t least; /* the answer is valid from this n on */
    size_t most;  /* and to this one; 0: to the longest text */
    size_t take;  /* after BUF, stop is size / put * take; put 0: not checked */
    size_t put;
};

/* For a URL: with the valid n, and for any n. */
#define WITHIN(ask, parser, least, most, text, answer)                         \
    {                                                                          \
        ask, parser, 0, text, answer, least, most, 0, 0                        \
    }
#define URL(ask, parser, text, answer) WITHIN(ask, parser, 0, 0, text, answer)
/* For a text: with the offset of BUF, and without. */
#define PLACED(ask, how, take, put, text, answer)                              \
    {                                                                          \
        ask, NULL, how, text, answer, 0, 0, take, put                          \
    }
#define TEXT(ask, how, text, answer) PLACED(ask, how, 0, 0, text, answer)

/* The input of a question. */
struct asked {
    struct nurl_str text; /* all of it */
    struct nurl_str first;
    struct nurl_str second; /* after the "|"; or absent */
    struct nurl url;        /* the first part, parsed */
    const struct row *row;
};

/* A program on a board has two lines of this length in RAM. */
#ifndef LINE_MAX
#define LINE_MAX 300000
#endif
#define LONGEST 70000u
#define TOO_MANY ((size_t)NURL_TEXT_MAX + 1)
#define TEXTS (LINE_MAX / 5 * 2 < LONGEST ? LINE_MAX / 5 * 2 : LONGEST)
#define UNTOUCHED '\xA5'

/* Answers are written here: by the library, and by render.h. */
static struct nurl_writer out;

/* A text ends where `texts` ends, and a buffer where `buffers` ends. */
static char texts[TEXTS];
static char answers[LINE_MAX - TEXTS / 2];
static char buffers[LINE_MAX - TEXTS / 2];

/* -------------------------------------------------------------- templates */

/* The length of a template is fixed + n * each. */
struct measure {
    size_t fixed;
    size_t each;
};

/* The same for the next part or for all of it; moves *template after it. */
static struct measure measure(const char **template, int part)
{
    struct measure all = { 0, 0 };
    int repeated = 0;

    for (; **template != '\0' && !(part && **template == '|'); ++*template) {
        if (**template == '{' || **template == '}') {
            repeated = !repeated;
        } else if (**template != '^') {
            *(repeated ? &all.each : &all.fixed) += 1;
        }
    }
    *template += **template == '|';
    return all;
}

/* The largest n for which the template, or each part of it, is not longer. */
static size_t largest(const char *template, size_t longest, int parts)
{
    struct measure part;
    size_t n = LONGEST;

    while (*template != '\0') {
        part = measure(&template, parts);
        if (part.each > 0 && (longest - part.fixed) / part.each < n) {
            n = (longest - part.fixed) / part.each;
        }
    }
    return n;
}

/* Writes the digits; returns how many. */
static size_t digits(char *to, size_t number)
{
    struct nurl_writer writer;

    nurl_writer_init(&writer, to, 20);
    render_into(&writer);
    render_number(number);
    render_start(); /* this writer ends here */
    return writer.len;
}

struct expanded {
    size_t len;
    size_t mark;
};

/* Expands the template. For a text `mark` is NULL, and its mark is returned. */
static struct expanded expand(char *to, const char *template, size_t n,
                              const size_t *mark)
{
    struct expanded done = { 0, 0 };
    const char *open = template;
    size_t left = 0;
    size_t start = 0;

    for (; *template != '\0'; template ++) {
        if (*template == '{') {
            open = template;
            left = n;
        } else if (*template == '}') {
            template = --left > 0 ? open : template;
        } else if (*template == '~') {
            done.len += digits(to + done.len, n);
        } else if (*template == '^' && mark) {
            done.len += digits(to + done.len, *mark);
        } else if (*template == '^') {
            done.mark = done.len - start;
        } else {
            to[done.len++] = *template == '`' ? '\0' : *template;
            start = *template == '|' ? done.len : start;
        }
    }
    return done;
}

/* ------------------------------------------------------ parts of answers */

/* "[key=value]", or "[key]" without a value */
static void put_item(struct nurl_str key, const char *sign,
                     struct nurl_str value)
{
    render_str("[", key);
    render_str(sign, value);
    render_text("]");
}

/* All that `next` takes off the list. */
static void put_names(struct nurl_str list,
                      bool (*next)(struct nurl_str *, struct nurl_str *))
{
    struct nurl_str name;

    while (next(&list, &name)) {
        put_item(name, "", nurl_text(NULL, 0));
    }
}

static void put_pairs(struct nurl_str list,
                      bool (*next)(struct nurl_str *, struct nurl_str *,
                                   struct nurl_str *))
{
    struct nurl_str key;
    struct nurl_str value;

    while (next(&list, &key, &value)) {
        put_item(key, "=", value);
    }
}

/* Returns 1, or 0 after an error, which is written. `stop` can be NULL. */
static int good(enum nurl_status status, const uint16_t *stop)
{
    if (status != NURL_OK) {
        out.status = (int16_t)status;
        out.stop = status == NURL_ERR_TOO_LONG ? 65535 : 0;
        out.stop = stop ? *stop : out.stop;
    }
    return status == NURL_OK;
}

/* `stop` must be the end. */
static void put_end(const struct asked *in, size_t stop)
{
    render_text(stop == in->first.len ? "" : "?");
}

/* Takes the text before the first "|" off; absent if nothing is left. */
static struct nurl_str take(struct nurl_str *text)
{
    struct nurl_str part = *text;
    const char *bar = text->ptr ? memchr(text->ptr, '|', text->len) : NULL;

    *text = nurl_text(NULL, 0);
    if (bar) {
        *text = nurl_text(bar + 1, part.len - 1 - (size_t)(bar - part.ptr));
        part.len = (size_t)(bar - part.ptr);
    }
    return part;
}

#define LOOSE nurl_parse
#define ZONE nurl_parse_zone
#define ALONE nurl_parse_authority
#define STRICT nurl_parse_1738
#define WITH_FRAGMENT nurl_parse_1738_ref

static enum nurl_status parse_get(struct nurl *url, const char *text,
                                  size_t len)
{
    return nurl_parse_target(url, NURL_STR("GET"), text, len);
}

static enum nurl_status parse_connect(struct nurl *url, const char *text,
                                      size_t len)
{
    return nurl_parse_target(url, NURL_STR("CONNECT"), text, len);
}

/* -------------------------------------------------------------- questions */

/* A question that is one call. */
#define ASK(name, call)                                                        \
    static void name(const struct asked *in)                                   \
    {                                                                          \
        call;                                                                  \
    }

ASK(parse, render_url_parts(&in->url))

static void view(const struct asked *in)
{
    struct nurl_any any;

    if (good(nurl_any_parse(&any, &in->url), &any.stop)) {
        view_render(&any, &in->url);
        put_end(in, any.stop);
        put_end(in, view_stop(&any));
    }
}

static void tftp(const struct asked *in)
{
    struct nurl_tftp tftp;

    if (good(nurl_tftp_parse(&tftp, &in->url), &tftp.stop)) {
        render_number(tftp.mode);
        render_part(" file=", &in->url, tftp.file);
        put_end(in, tftp.stop);
    }
}

/* url|verb */
static void ftp(const struct asked *in)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    enum nurl_status status =
        nurl_ftp_plan_begin(&plan, &in->url, in->second.ptr);

    if (good(status, &plan.stop)) {
        while (nurl_ftp_plan_next(&plan, &step) == 1) {
            put_item(step.verb, " ", step.argument);
        }
    }
}

ASK(gopher, nurl_write_gopher_request(&out, &in->url, 0))

static void gopher_plus(const struct asked *in)
{
    struct nurl_gopher_plus plus;
    enum nurl_status status = nurl_gopher_plus_parse(&plus, in->text);

    if (good(status, &plus.stop)) {
        render_number(plus.kind);
        render_str(" view=", plus.view);
        render_str(" language=", plus.language);
        put_names(plus.names, nurl_gopher_plus_next);
        put_end(in, plus.stop);
    }
}

/* how: 0 without a zone, 1 with one, 2 an address without brackets */
static void host(const struct asked *in)
{
    static enum nurl_status (*const parsers[])(struct nurl_host *,
                                               struct nurl_str) = {
        nurl_host_parse, nurl_host_parse_zone, nurl_host_parse_address
    };
    struct nurl_host host;
    enum nurl_status status = parsers[in->row->how](&host, in->text);

    if (good(status, &host.stop)) {
        render_host_parts(&host);
        put_end(in, host.stop);
    }
}

static void endpoint(const struct asked *in)
{
    struct nurl_endpoint endpoint;

    if (good(nurl_endpoint_parse(&endpoint, &in->url), &endpoint.stop)) {
        render_number(endpoint.port);
        render_part(" name=", &in->url, endpoint.name);
        render_part(" zone=", &in->url, endpoint.zone);
        put_end(in, endpoint.stop);
    }
}

static void port(const struct asked *in)
{
    uint16_t port;

    if (good(nurl_port(&in->url, &port), &in->url.port.off)) {
        render_number(port);
    }
}

ASK(default_port, render_number(nurl_default_port(in->text)))

/* url|name: is it this scheme, and which one? */
static void scheme(const struct asked *in)
{
    render_number((size_t)nurl_scheme_is(&in->url, in->second.ptr));
    render_number((size_t)nurl_scheme_of(&in->url));
}

/* Attaches to the second text, and to the same without its last byte. */
static void attach(const struct asked *in)
{
    struct nurl url = in->url;
    struct nurl_str to = in->second;
    enum nurl_status status = nurl_attach(&url, to.ptr, to.len);

    if (good(status, &url.stop)) {
        render_text(nurl_status_name(nurl_attach(&url, to.ptr, to.len - 1)));
    }
}

static void flags(const struct asked *in)
{
    uint32_t set = nurl_flags_1738(&in->url);
    uint32_t flag;

    for (flag = 1; flag != 0; flag <<= 1) {
        render_text(set & flag ? nurl_flag_name(flag) : "");
    }
}

ASK(plain, nurl_write_text(&out, in->text))
ASK(masked, nurl_write_masked(&out, in->text))
ASK(decode, nurl_decode(&out, in->text, (unsigned)in->row->how))
ASK(form,
    nurl_decode(&out, in->text, (unsigned)in->row->how + NURL_POLICY_FORM))

/* A string, and what it is written to: only its NUL tells the length. */
static char scratch[sizeof texts];

static void put_string(enum nurl_status status)
{
    if (good(status, NULL)) {
        render_text(scratch);
    }
}

ASK(string, put_string(nurl_decode_string(scratch, sizeof scratch, in->text,
                                          NURL_POLICY_TEXT)))
ASK(copied, put_string(nurl_copy_string(scratch, sizeof scratch, in->text)))
ASK(encode, nurl_encode(&out, in->text, (enum nurl_class)in->row->how))

/* key|value */
ASK(pair, nurl_write_pair(&out, (char)in->row->how, in->first, in->second))

/* text|value */
static void segment(const struct asked *in)
{
    nurl_write_text(&out, in->first);
    nurl_write_segment(&out, in->second);
}

/* query|key|value, or without a value */
static void query_set(const struct asked *in)
{
    struct nurl_str rest = in->second;
    struct nurl_str key = take(&rest);

    nurl_write_query_set(&out, in->first, key, rest);
}
ASK(clean, nurl_clean(&out, in->text))
ASK(host_string, nurl_write_host(&out, &in->url))
ASK(host_field, nurl_write_host_field(&out, &in->url))
ASK(origin_form, nurl_write_target(&out, &in->url))
ASK(absolute_form, nurl_write_target_absolute(&out, &in->url))
ASK(authority_form, nurl_write_target_authority(&out, &in->url))

/* url|method */
ASK(request,
    nurl_write_request(&out, in->second.ptr ? in->second : NURL_STR("GET"),
                       &in->url))
ASK(redacted, nurl_write_redacted(&out, &in->url))
ASK(origin, nurl_write_origin(&out, &in->url))
ASK(normalize, nurl_normalize(&out, &in->url))
ASK(resolve, nurl_resolve(&out, &in->url, in->second))
ASK(redirect, nurl_redirect(&out, &in->url, in->second))

/* scheme|user|password|host|port|path|query|fragment; an empty one is absent */
static void build(const struct asked *in)
{
    struct nurl_str rest = in->text;
    struct nurl_str all[8];
    struct nurl_parts parts;
    unsigned i;

    for (i = 0; i < 8; i++) {
        all[i] = take(&rest);
        all[i].ptr = all[i].len > 0 ? all[i].ptr : NULL;
    }
    parts.scheme = all[0];
    parts.user = all[1];
    parts.password = all[2];
    parts.host = all[3];
    parts.port = all[4];
    parts.path = all[5];
    parts.query = all[6];
    parts.fragment = all[7];
    parts.zone = nurl_text(NULL, 0);
    nurl_build(&out, &parts, (unsigned)in->row->how);
}

/* A URL of the parts of a URL. */
static void rebuild(const struct asked *in)
{
    struct nurl_parts parts;

    nurl_parts_of(&parts, &in->url);
    nurl_build(&out, &parts, NURL_BUILD_PASSWORD);
}

/* Bytes that were in the writer before do not count. */
static void build_thrice(const struct asked *in)
{
    build(in);
    build(in);
    build(in);
}

/* url|url: equal, of one origin, or equal by RFC 1738? */
static void equal(const struct asked *in)
{
    struct nurl other;
    enum nurl_status status =
        in->row->parser(&other, in->second.ptr, in->second.len);

    if (good(status, &other.stop)) {
        render_text(nurl_equal(&in->url, &other) ? "=" : "");
        render_text(nurl_same_origin(&in->url, &other) ? "o" : "");
        render_text(nurl_equal_1738(&in->url, &other) ? "=" : "");
    }
}

static void below(const struct asked *in)
{
    struct nurl base;
    enum nurl_status status =
        in->row->parser(&base, in->second.ptr, in->second.len);

    if (good(status, &base.stop)) {
        render_number((size_t)nurl_is_below(&in->url, &base));
    }
}

ASK(within, render_number((size_t)nurl_host_within(in->first, in->second)))

/* A method; its target is "/". */
static void method(const struct asked *in)
{
    struct nurl url;
    enum nurl_status status = nurl_parse_target(&url, in->text, "/", 1);

    render_text(nurl_status_name(status));
}

static void links(const struct asked *in)
{
    struct nurl_links links;
    struct nurl_link link;

    if (good(nurl_links_begin(&links, in->text), &links.stop)) {
        while (nurl_link_next(&links, &link)) {
            render_str("<", link.target);
            render_text(">");
            put_pairs(link.attrs, nurl_link_attr_next);
        }
    }
}

/* links|pattern: of the attribute "rt" */
static void link_find(const struct asked *in)
{
    struct nurl_links links;
    struct nurl_link link;
    struct nurl_str pattern = in->second.ptr ? in->second : NURL_STR("");

    if (good(nurl_links_begin(&links, in->first), &links.stop)) {
        while (nurl_link_find(&links, "rt", pattern, &link)) {
            render_str("<", link.target);
            render_text(">");
        }
    }
}

ASK(link_value, nurl_write_link_value(&out, in->text))

static void number(const struct asked *in)
{
    uint32_t value;

    render_number((size_t)nurl_str_number(in->text, &value));
    render_number(value);
}

ASK(host_text, render_str("", nurl_host_text(&in->url)))

static void target_text(const struct asked *in)
{
    struct nurl_str text;

    render_number((size_t)nurl_target_text(&in->url, &text));
    render_str(" ", text);
}

static void server_name(const struct asked *in)
{
    struct nurl_str name;

    render_number((size_t)nurl_server_name(&in->url, &name));
    render_str(" ", name);
}

/* text|text, or a text and itself */
static void put_same(const struct asked *in,
                     bool (*same)(struct nurl_str, struct nurl_str))
{
    struct nurl_str other = in->second.ptr ? in->second : in->first;

    render_number((size_t)same(in->first, other));
}

ASK(nocase, put_same(in, nurl_str_equal_nocase))
ASK(same_bytes, put_same(in, nurl_str_equal))

ASK(extent, render_number(nurl_extent(in->text.ptr, in->text.len)))

ASK(path, put_names(in->text, nurl_path_next))

/* path|pattern, or a path for a pattern that a template cannot have */
static void route(const struct asked *in)
{
    const char *pattern = in->second.ptr ? in->second.ptr : "/{}/b";
    struct nurl_str value = { NULL, 0 };

    render_number(nurl_path_match(in->first, pattern, &value, 1));
    render_str(" ", value);
}

ASK(query, put_pairs(in->text, nurl_query_next))
ASK(fields, put_pairs(in->text, nurl_prospero_next))

/* query|key, and attributes|name: a value that is not found is absent. */
static void put_found(const struct asked *in,
                      bool (*find)(struct nurl_str, const char *,
                                   struct nurl_str *))
{
    struct nurl_str value = in->first;

    render_number((size_t)find(in->first, in->second.ptr, &value));
    render_str(" ", value);
}

ASK(value, put_found(in, nurl_query_find))
ASK(link_attr, put_found(in, nurl_link_attr_find))
ASK(strip, render_str("", nurl_strip_prefix(in->text)))

/* Each URL, how much longer it was in the text, and its hyphens there. */
static void find_all(struct nurl_find *find)
{
    struct nurl_writer url;
    size_t size;

    for (;;) {
        size = out.status == NURL_OK ? out.size - out.len : 0;
        nurl_writer_init(&url, size > 0 ? out.ptr + out.len : NULL, size);
        if (!nurl_find_next(find, &url)) {
            break;
        }
        out.len += url.len;
        out.missing += url.missing;
        (void)good(nurl_writer_status(&url), NULL);
        render_text(":");
        render_number(find->found.len - nurl_writer_need(&url));
        render_text(":");
        render_number(find->hyphens);
        render_text(";");
    }
}

/* text, or text|text: the undecided rest of the first goes before the second */
static void find(const struct asked *in)
{
    struct nurl_find find;

    nurl_find_begin(&find, NURL_FIND_ANY);
    nurl_find_feed(&find, in->first.ptr, in->first.len, !in->second.ptr);
    find_all(&find);
    if (in->second.ptr) {
        render_str("rest=", find.rest);
        nurl_find_feed(&find, in->second.ptr, in->second.len, 1);
        find_all(&find);
    }
}

/* The port, and the options, each with its announced length. */
static void coap(const struct asked *in)
{
    struct nurl_coap iter;
    struct nurl_coap_option option;
    size_t before;

    if (good(nurl_coap_begin(&iter, &in->url, 5683), &iter.stop)) {
        render_number(iter.port);
        while (nurl_coap_next(&iter, &option)) {
            render_text("[");
            render_number(option.number);
            render_text(option.port > 0 ? ":" : "");
            if (option.port > 0) {
                render_number(option.port);
            }
            render_text(" ");
            before = nurl_writer_need(&out);
            nurl_write_coap_value(&out, &option);
            render_text(nurl_writer_need(&out) == before + option.length ? "]"
                                                                         : "?");
        }
        put_end(in, iter.stop);
    }
}

/* A value of a path. */
static void coap_value(const struct asked *in)
{
    struct nurl_coap_option option;

    option.number = NURL_COAP_URI_PATH;
    option.value = in->text;
    nurl_write_coap_value(&out, &option);
}

/* scheme|host, and options that begin with two digits of their number */
static void coap_uri(const struct asked *in)
{
    struct nurl_str rest = in->second;
    struct nurl_coap_uri uri;
    struct nurl_str value;
    int number;

    nurl_coap_uri_begin(&uri, in->first, take(&rest), 61616);
    while (rest.ptr) {
        value = take(&rest);
        number = (value.ptr[0] - '0') * 10 + value.ptr[1] - '0';
        nurl_write_coap_option(&out, &uri, (unsigned)number,
                               nurl_text(value.ptr + 2, value.len - 2));
    }
    nurl_write_coap_end(&out, &uri);
}

/* The CRI of the URL, parsed: the scheme's number, the port, and the URI. */
static void cri(const struct asked *in)
{
    struct nurl_writer octets;
    struct nurl_cri cri;

    nurl_writer_init(&octets, scratch, sizeof scratch);
    nurl_write_cri(&octets, &in->url);
    if (good(nurl_writer_status(&octets), &octets.stop) &&
        good(nurl_cri_parse(&cri, scratch, octets.len), &cri.stop)) {
        render_number(cri.number);
        render_text(" ");
        render_number(cri.port);
        render_text(" ");
        nurl_write_cri_uri(&out, &cri);
        render_text(cri.stop == octets.len ? "" : "?");
        /* The head of the path has 1 to 3 bytes. */
        render_text(cri.path.off - cri.rest < 4 ? "" : "?");
    }
}

/* The fields of http_parser's struct; an error has no offset. how: CONNECT? */
static void http_parser(const struct asked *in)
{
    static const char *const names[] = { " scheme=",  " host=",  " port=",
                                         " path=",    " query=", " fragment=",
                                         " userinfo=" };
    const char *at = in->text.ptr;
    struct nurl_http_parser_url u;
    int status = nurl_http_parser_parse_url(at, in->text.len, in->row->how, &u);
    unsigned i;

    if (good((enum nurl_status)status, NULL)) {
        render_number(u.port);
        for (i = 0; i < NURL_UF_MAX; i++) {
            if (u.field_set >> i & 1) {
                render_str(names[i], nurl_text(at + u.field_data[i].off,
                                               u.field_data[i].len));
            }
        }
    }
}

/* ----------------------------------------------------------------- checks */

/* A row with an n: its text, and how many bytes the answer has. */
struct instance {
    const struct row *row;
    size_t n;
    struct nurl_str text;
    size_t needed;
};

/* The name of the error and its offset. */
static void put_error(void)
{
    render_text(nurl_status_name(nurl_writer_status(&out)));
    render_text("@");
    render_number(out.stop);
}

/*
 * "TEXT, n N, size N: STATUS@OFFSET". A board has no memory for a message but
 * `scratch`.
 */
static void wrong(const struct instance *question)
{
    struct nurl_writer message;

    nurl_writer_init(&message, scratch, sizeof scratch - 1);
    render_into(&message);
    render_text(question->row->text);
    render_text(", n ");
    render_number(question->n);
    render_text(", size ");
    render_number(out.size);
    render_text(": ");
    put_error();
    render_start();
    scratch[message.len] = '\0';
    TEST_FAIL_MESSAGE(scratch);
}

static int is_error(size_t needed)
{
    struct nurl_writer error;
    char name[60];

    nurl_writer_init(&error, name, sizeof name);
    render_into(&error);
    put_error();
    render_start();
    return error.len == needed && memcmp(name, answers, needed) == 0;
}

/* The answer, or the beginning of one that is too long for the buffer: up to
 * two bytes less than the buffer has; of a request nothing. */
static int is_right(const struct row *row, size_t needed)
{
    if (out.status != NURL_OK && out.status != NURL_ERR_BUF) {
        return is_error(needed);
    }
    return nurl_writer_need(&out) == needed && out.len <= out.size &&
           (out.len == needed || out.size - out.len <= 2 ||
            (row->ask == request && out.len == 0)) &&
           memcmp(out.ptr, answers, out.len) == 0 &&
           (out.status == NURL_OK) == (out.size >= needed) &&
           (out.status == NURL_OK || row->put == 0 ||
            out.stop == out.size / row->put * row->take);
}

static void answer(const struct instance *question)
{
    const struct row *row = question->row;
    struct asked in;

    in.text = question->text;
    in.second = question->text;
    in.first = take(&in.second);
    in.row = row;
    if (!row->parser) {
        row->ask(&in);
    } else if (good(row->parser(&in.url, in.first.ptr, in.first.len),
                    &in.url.stop)) {
        row->ask(&in);
        put_end(&in, in.url.stop);
    }
}

/* Checks with a buffer of this size, too small or large enough. */
static void check_size(const struct instance *question, size_t size)
{
    char *buffer = buffers + sizeof buffers - size;
    size_t needed = question->needed;

    memset(buffer - 1, UNTOUCHED, size + 1);
    nurl_writer_init(&out, buffer, size);
    render_into(&out);
    answer(question);
    if (!is_right(question->row, needed) || buffer[-1] != UNTOUCHED ||
        (out.status == NURL_OK && size > needed &&
         buffer[needed] != UNTOUCHED)) {
        wrong(question);
    }
    if (nurl_writer_finish(&out) == NURL_OK) {
        TEST_ASSERT_TRUE(size > needed && buffer[needed] == '\0');
    } else {
        TEST_ASSERT_TRUE(size == 0 || buffer[0] == '\0');
    }
}

static void check_sizes(const struct instance *question)
{
    static const uint16_t sizes[] = { 1, 255, 256, 257 };
    size_t needed = question->needed;
    size_t i;

    check_size(question, 0);
    if (needed > 0) {
        check_size(question, needed - 1);
        check_size(question, needed);
    }
    for (i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        if (sizes[i] < needed && needed < 2000) {
            check_size(question, sizes[i]);
        }
    }
    if (needed < 2000 && needed + 65536 < sizeof buffers) {
        check_size(question, needed + 65535);
        check_size(question, needed + 65536);
    }
}

/* Checks with this n, if it is valid for the row and there is memory. */
static void check(const struct row *row, size_t n, const char *answer)
{
    struct instance question = { NULL, 0, { NULL, 0 }, 0 };
    struct expanded text;
    char *at;

    if (n < 3 || n < row->least || (row->most > 0 && n > row->most) ||
        n > largest(row->text, sizeof texts, 0) ||
        n > largest(answer, sizeof answers - 20, 0)) {
        return;
    }
    text = expand(texts, row->text, n, NULL);
    at = texts + sizeof texts - text.len; /* no text after its end */
    memmove(at, texts, text.len);
    question.row = row;
    question.n = n;
    question.text = nurl_text(at, text.len);
    question.needed = expand(answers, answer, n, &text.mark).len;
    check_sizes(&question);
}

/* NULL is no text, whatever its length; and no scheme of a CoAP URI. */
static void check_null(const struct row *row)
{
    const char *error = row->ask == coap_uri ? "SCHEME@0" : "EMPTY@0";
    struct instance question = { NULL, 0, { NULL, TOO_MANY }, 0 };

    question.row = row;
    question.needed = expand(answers, error, 0, NULL).len;
    check_size(&question, 0);
}

/* The limit of n: parts of the text, the answer, or only memory. */
enum limit {
    PARTS,
    ANSWER,
    MEMORY
};

/*
 * Checks lengths of the text, of the repeated part and of the count: the
 * largest number of 8 or 16 bits, one more, and two more. Also the longest
 * text, and none.
 */
static void check_row(const struct row *row, enum limit limit)
{
    static const size_t lengths[] = { 255, 256, 257, 32767, 65536 };
    const char *at = row->text;
    struct measure all = measure(&at, 0);
    size_t most = LONGEST;
    size_t i;

    if (limit != MEMORY) {
        most = largest(limit == ANSWER ? row->answer : row->text, NURL_TEXT_MAX,
                       limit == PARTS);
    }
    for (i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        if (lengths[i] <= most) {
            check(row, (lengths[i] - all.fixed) / all.each, row->answer);
        }
        if (lengths[i] < 1000 || limit == MEMORY) {
            check(row, lengths[i] / all.each, row->answer);
            check(row, lengths[i], row->answer);
        }
    }
    check(row, row->least, row->answer);
    check(row, row->most, row->answer);
    if (limit == MEMORY) {
        check(row, largest(row->text, sizeof texts, 0), row->answer);
    } else {
        check(row, most, row->answer);
        check(row, row->most == 0 ? most + 1 : 0, "TOO_LONG@65535");
        check_null(row);
    }
}

static void check_rows(const struct row *rows, size_t count, enum limit limit)
{
    size_t i;

    for (i = 0; i < count; i++) {
        check_row(&rows[i], limit);
    }
}

#define CHECK(rows, limit) check_rows(rows, sizeof rows / sizeof rows[0], limit)

/* ------------------------------------------------------------------- rows */

static const struct row parts[] = {
    URL(parse, LOOSE, "{a}:b", "scheme={a} path=b"),
    URL(parse, LOOSE, "s://{a}@h", "scheme=s user={a} name=h path="),
    URL(parse, LOOSE, "s://:{:}@h", "scheme=s user= password={:} name=h path="),
    URL(parse, LOOSE, "s://{a%40}:{b}@h:1/p?q#f",
        "scheme=s user={a%40} password={b} name=h port=1 path=/p query=q "
        "fragment=f"),
    URL(parse, LOOSE, "//{a}", "name={a} path="),
    URL(parse, LOOSE, "//{%41}:80", "name={%41} port=80 path="),
    URL(parse, LOOSE, "s://[v{1}.{:}]:80/",
        "scheme=s ipvfuture=[v{1}.{:}] port=80 path=/"),
    URL(parse, LOOSE, "//h:{0}/", "name=h port={0} path=/"),
    URL(parse, LOOSE, "//{a}:{1}@{h}:{2}/{c}?{d}#{e}",
        "user={a} password={1} name={h} port={2} path=/{c} query={d} "
        "fragment={e}"),
    URL(parse, LOOSE, "{a}", "path={a}"),
    URL(parse, LOOSE, "{../}{%2f}", "path={../}{%2f}"),
    URL(parse, LOOSE, "/{a/}?x", "path=/{a/} query=x"),
    URL(parse, LOOSE, "?{?}", "path= query={?}"),
    URL(parse, LOOSE, "#{%23}", "path= fragment={%23}"),
    URL(parse, LOOSE, "{a}/?#", "path={a}/ query= fragment="),
    URL(parse, ZONE, "s://[fe80::1%25{a}]/p",
        "scheme=s ipv6=[fe80::1%25{a}] path=/p"),
    URL(parse, ZONE, "//u@[::%{a}]:{1}", "user=u ipv6=[::%{a}] port={1} path="),
    URL(parse, ZONE, "//[::1]/{a}", "ipv6=[::1] path=/{a}"),
    URL(parse, ALONE, "{a}:{b}@[::1]:{8}",
        "user={a} password={b} ipv6=[::1] port={8} path="),
    URL(parse, ALONE, "{a}:80", "name={a} port=80 path="),
    URL(parse, ALONE, "[::%{a}]:80", "ipv6=[::%{a}] port=80 path="),
    URL(parse, STRICT, "{+}:b", "scheme={+} path=b"),
    URL(parse, STRICT, "http://h/{a}?{b}",
        "scheme=http name=h path=/{a} query={b}"),
    URL(parse, STRICT, "ftp://{a}:{b}@h:21/{c/}d;type=i",
        "scheme=ftp user={a} password={b} name=h port=21 path=/{c/}d;type=i"),
    WITHIN(parse, STRICT, 0, 125, "http://{a.}com/",
           "scheme=http name={a.}com path=/"),
    URL(parse, STRICT, "http://h:{0}80/",
        "scheme=http name=h port={0}80 path=/"),
    URL(parse, WITH_FRAGMENT, "http://h/{a}#{b}",
        "scheme=http name=h path=/{a} fragment={b}"),
};

void test_every_part_of_a_url_may_be_long(void)
{
    CHECK(parts, PARTS);
}

void test_an_error_after_a_long_part_has_its_place(void)
{
    static const struct row rows[] = {
        URL(parse, LOOSE, "{a}^%zz", "PCT@^"),
        URL(parse, LOOSE, "/{a}^\x01", "CTRL@^"),
        URL(parse, LOOSE, "?{a}^\xFF", "8BIT@^"),
        URL(parse, LOOSE, "#{a}^#", "CHAR@^"),
        URL(parse, LOOSE, "{a}^_:", "SCHEME_CHAR@^"),
        URL(parse, LOOSE, "//{a}^<", "HOST_CHAR@^"),
        URL(parse, LOOSE, "//h:{1}^a/", "PORT_CHAR@^"),
        URL(parse, ALONE, "{a}^?", "HOST_CHAR@^"),
        URL(parse, STRICT, "http://h/{a}^[", "UNSAFE@^"),
        URL(parse, STRICT, "http://h:^{1}/", "PORT_RANGE@^"),
        URL(parse, STRICT, "http://{1.}2.3.^4/", "HOST_TOPLABEL@^"),
        WITHIN(parse, STRICT, 64, 0, "http://^{a}/", "HOST_LEN@^"),
    };

    CHECK(rows, PARTS);
}

static const struct row views[] = {
    URL(view, STRICT, "ftp://h/{/a}/f;type=i",
        "directories=/{/a} name=f type=i"),
    URL(view, LOOSE, "ftp://h/{a};b;type=i", "name={a};b type=i"),
    URL(view, STRICT, "http://h/{a}?{b}", "path=/{a} search={b}"),
    URL(view, STRICT, "gopher://h/7{a}%09{b}%09{c}",
        "type=7 selector={a} search={b} plus={c} item=7"),
    URL(view, STRICT, "mailto:a{@a}@{b}",
        "address=a{@a}@{b} local=a{@a} domain={b}"),
    URL(view, LOOSE, "mailto:a{%40a}%40{b}",
        "address=a{%40a}%40{b} local=a{%40a} domain={b}"),
    URL(view, LOOSE, "mailto://{u}:{p}@{h}:{1}/a",
        "address=//{u}:{p}@{h}:{1}/a local=//{u}:{p} domain={h}:{1}/a"),
    URL(view, STRICT, "news:{a}@h.com", "unique={a} host=h.com article name"),
    URL(view, LOOSE, "news:a@{h}", "unique=a host={h} article"),
    URL(view, STRICT, "news:{a.}b", "group={a.}b group"),
    URL(view, STRICT, "nntp://h/{a.}b/{1}", "group={a.}b article={1}"),
    URL(view, STRICT, "telnet://{a}:{b}@h/", ""),
    URL(view, STRICT, "wais://h/{a}?{b}", "database={a} search={b}"),
    URL(view, STRICT, "wais://h/{a}/{b}/{c}", "database={a} type={b} path={c}"),
    URL(view, STRICT, "file:///{a/}b", "path=/{a/}b local"),
    URL(view, LOOSE, "file://{h}/a", "path=/a"),
    URL(view, STRICT, "prospero://h/{a};{b}={c};d=e",
        "name={a} fields={b}={c};d=e"),
    URL(tftp, LOOSE, "tftp://{h}/{a};mode=octet", "1 file={a}"),
    URL(tftp, LOOSE, "tftp://h/{;}", "0 file={;}"),
    URL(tftp, LOOSE, "tftp://h/{a}^%0a", "DEC_FORBIDDEN@^"),
    URL(tftp, LOOSE, "tftp://h/{a};mode=^x", "TYPECODE@^"),
    URL(tftp, LOOSE, "tftp://h/{a}^?", "CHAR@^"),
    URL(ftp, STRICT, "ftp://{u}:{p}@h{/a}/f;type=i|R`",
        "[USER {u}][PASS {p}]{[CWD a]}[TYPE I][R f]"),
    URL(ftp, LOOSE, "ftp://h/{f}|{R}`",
        "[USER anonymous][PASS][TYPE I][{R} {f}]"),
    URL(ftp, LOOSE, "ftp://h/{a}/{b}^%0a|R`", "DEC_FORBIDDEN@^"),
    URL(ftp, LOOSE, "ftp://h/{a/}^;type=i|R`", "NAME_EMPTY@^"),
    URL(gopher, STRICT, "gopher://h/7{%61}%09{b}%09{c}", "{a}\t{b}\t{c}\r\n"),
    URL(gopher, LOOSE, "gopher://h/7%09{b}^%0a", "DEC_FORBIDDEN@^"),
    TEXT(gopher_plus, 0, "!{a%20}b", "4{[a]}[b]"),
    TEXT(gopher_plus, 0, "${a}%20{b}", "6[{a}][{b}]"),
    TEXT(gopher_plus, 0, "+{a}%20{b}", "7 view={a} language={b}"),
    TEXT(gopher_plus, 0, "+%091%0D%0A+-1%0D%0A{x%0D%0A}.%0D%0A", "8"),
    TEXT(gopher_plus, 0, "+%091%0D%0A+-1%0D%0A{x}.%0D%0A.%0D%0A", "8"),
    TEXT(gopher_plus, 0, "{+}^%", "PCT@^"),
};

void test_every_part_of_a_scheme_may_be_long(void)
{
    CHECK(views, PARTS);
}

static const struct row hosts[] = {
    TEXT(host, 0, "{a}", "name"),
    TEXT(host, 0, "{1}", "name numeric_tail"),
    TEXT(host, 0, "0x{f}", "name numeric_tail"),
    TEXT(host, 0, "{1.}a", "name"),
    TEXT(host, 0, "a.{%31}.", "name numeric_tail"),
    TEXT(host, 0, "[v1.{a}]", "ipvfuture"),
    TEXT(host, 1, "[fe80::1%25{a}]",
         "ipv6 fe800000000000000000000000000001 zone={a}"),
    TEXT(host, 2, "fe80::1%{a}",
         "ipv6 fe800000000000000000000000000001 zone={a}"),
    TEXT(host, 2, "{:}", "ADDRESS@0"),
    WITHIN(endpoint, LOOSE, 0, 125, "http://{a.}com/", "80 name={a.}com"),
    WITHIN(endpoint, LOOSE, 126, 0, "http://^{a.}com/", "HOST_LEN@^"),
    WITHIN(endpoint, LOOSE, 0, 63, "http://b.{a}/", "80 name=b.{a}"),
    WITHIN(endpoint, LOOSE, 64, 0, "http://b.^{a}.c/", "HOST_LEN@^"),
    URL(endpoint, LOOSE, "http://{a.}^.b/", "HOST_LABEL@^"),
    URL(endpoint, LOOSE, "http://{a}^%41/", "HOST_CHAR@^"),
    WITHIN(endpoint, LOOSE, 0, 126, "http://^{a.}1/", "HOST_NUMERIC@^"),
    URL(endpoint, LOOSE, "http://{u}@h:{0}81/", "81 name=h"),
    URL(endpoint, LOOSE, "http://h/{a}?{b}#{c}", "80 name=h"),
    URL(endpoint, LOOSE, "http://h:^{9}/", "PORT_RANGE@^"),
    URL(endpoint, LOOSE, "http://h:^{0}/", "PORT_RANGE@^"),
    URL(endpoint, LOOSE, "{a}://h^/", "PORT_MISSING@^"),
    URL(endpoint, LOOSE, "//{u}@^:80", "HOST_EMPTY@^"),
    URL(endpoint, ZONE, "//{u}@[::%25{a}]:81", "81 zone={a}"),
    URL(endpoint, LOOSE, "http://{u}@^[v1.{a}]", "IP_LITERAL@^"),
    URL(port, LOOSE, "//{u}@h:{0}80", "80"),
    URL(port, LOOSE, "//{u}@h:^{1}", "PORT_RANGE@^"),
    WITHIN(host_string, LOOSE, 0, 125, "http://{u}@{a.}com/", "{a.}com"),
    URL(host_string, LOOSE, "http://{u}@^:80", "HOST_EMPTY@^"),
    URL(host_string, ZONE, "//[::1%25{%41}]:1", "::1%{A}"),
    URL(host_string, ZONE, "//[::1%25{a}^%00]:1", "DEC_FORBIDDEN@^"),
    URL(scheme, LOOSE, "{a}:|{A}`", "10"),
    URL(scheme, LOOSE, "{a}b:|{a}`", "00"),
    URL(scheme, LOOSE, "http{a}:|http`", "00"),
    URL(attach, LOOSE, "{a}:|{a}:", "UNPARSED"),
    URL(attach, LOOSE, "/{a}?{b}|/{a}?{b}", "UNPARSED"),
    URL(attach, LOOSE, "#{a}|#{a}", "UNPARSED"),
    URL(attach, LOOSE, "s:|{a}", "OK"),
    URL(attach, LOOSE, "s:{a}bb|s:{a}%41", "UNPARSED@0"),
};

void test_the_host_may_be_long_but_not_the_name_to_connect_to(void)
{
    CHECK(hosts, PARTS);
}

static const struct row written[] = {
    PLACED(plain, 0, 1, 1, "{a}", "{a}"),
    TEXT(string, 0, "{%41}{a}", "{A}{a}"),
    PLACED(masked, 0, 1, 1, "{a/}", "{a/}"),
    PLACED(masked, 0, 1, 1, "s://{a}:{b}@h", "s://{a}:{*}@h"),
    PLACED(masked, 0, 1, 1, "s://u:{a}/{b}@h/{\t}", "s://u:{*}*{*}@h/{?}"),
    PLACED(decode, NURL_POLICY_TEXT, 1, 1, "{a}", "{a}"),
    TEXT(decode, NURL_POLICY_PATH, "{a}^/", "DEC_FORBIDDEN@^"),
    TEXT(decode, NURL_POLICY_RAW, "{a}^%", "PCT@^"),
    PLACED(form, NURL_POLICY_TEXT, 1, 1, "{+}", "{ }"),
    TEXT(form, NURL_POLICY_TEXT, "{a+}%2B", "{a }+"),
    TEXT(form, NURL_POLICY_MSGID, "{a}^+", "DEC_FORBIDDEN@^"),
    PLACED(encode, NURL_CLASS_COMPONENT, 1, 1, "{a}", "{a}"),
    TEXT(encode, NURL_CLASS_COMPONENT, "{ }{a}{/}", "{%20}{a}{%2F}"),
    TEXT(encode, NURL_CLASS_SELECTOR, "{a}^\t", "DEC_FORBIDDEN@^"),
    TEXT(pair, '?', "{a}|{ }", "?{a}={%20}"),
    TEXT(pair, '&', "{=}", "&{%3D}"),
    TEXT(query_set, 0, "{a}={b}&{k}={c}&{k}|{k}|{v}", "{a}={b}&{k}={v}"),
    TEXT(query_set, 0, "{a&}|k|{ }", "{a&}&k={%20}"),
    TEXT(query_set, 0, "{%6b}=1&a{&}|{k}", "a{&}"),
    TEXT(query_set, 0, "{a}^<|k", "CHAR@^"),
    URL(host_field, LOOSE, "http://{u}@{a}:{0}81/", "{a}:{0}81"),
    URL(host_field, LOOSE, "http://{a}:{0}80/", "{a}"),
    URL(host_field, ZONE, "//[fe80::1%25{a}]", "[fe80::1]"),
    URL(host_field, LOOSE, "//{u}@h:^{9}", "PORT_RANGE@^"),
    URL(origin_form, LOOSE, "http://{h}/{a}?{b}#{c}", "/{a}?{b}"),
    URL(absolute_form, LOOSE, "ws://u@{h}:81/{a}?b#f", "http://{h}:81/{a}?b"),
    URL(authority_form, LOOSE, "http://{a}:{0}81/", "{a}:81"),
    URL(authority_form, LOOSE, "https://{u}@h:^{0}/", "PORT_RANGE@^"),
    URL(origin_form, LOOSE, "{a}://h/", "/"),
    URL(absolute_form, LOOSE, "{A}://h?b", "{a}://h/?b"),
    URL(absolute_form, LOOSE, "s://{h}:^{9}", "PORT_RANGE@^"),
    URL(request, LOOSE, "x://u@{h}:{0}1/{a}?{b}#f",
        "GET /{a}?{b} HTTP/1.1\r\nHost: {h}:{0}1\r\n"),
    URL(request, LOOSE, "//{h}/{a}|{M}", "{M} /{a} HTTP/1.1\r\nHost: {h}\r\n"),
    URL(request, LOOSE, "https://{h}/{a}|CONNECT",
        "CONNECT {h}:443 HTTP/1.1\r\nHost: {h}:443\r\n"),
    URL(request, LOOSE, "//h|{M}", "{M} / HTTP/1.1\r\nHost: h\r\n"),
    URL(request, LOOSE, "//h|{M}^ ", "CHAR@^"),
    URL(redacted, LOOSE, "s://{u}:{p}@{h}:{0}1/{a}?{k}={v}&{s}#{f}",
        "s://*@{h}:{0}1/{a}?{k}=*&*#*"),
    URL(redacted, LOOSE, "s:{a}@{b}@{c}?{&=}", "s:*@{c}?{&=*}"),
    URL(origin, LOOSE, "S://{u}@{A}:{0}81/{b}", "s://{a}:81"),
    URL(origin, LOOSE, "{S}://{%2f}", "{s}://{%2F}"),
    URL(origin, LOOSE, "s://h:{9}", "null"),
    URL(normalize, LOOSE, "HTTP://{A}:{0}80/", "http://{a}/"),
    URL(normalize, LOOSE, "s://{%41}:{%42}@h:{0}1", "s://{A}:{B}@h:{0}1/"),
    URL(normalize, LOOSE, "s:/.{/}a", "s:/.{/}a"),
    URL(normalize, LOOSE, "s:/b/..//x/../{c}", "s:/.//{c}"),
    URL(normalize, LOOSE, "s:/{a}/x/../{b}", "s:/{a}/{b}"),
    URL(resolve, LOOSE, "s://h/{a/}b|c", "s://h/{a/}c"),
    URL(resolve, LOOSE, "s:a|//{h}?{q}#{f}", "s://{h}?{q}#{f}"),
    URL(resolve, LOOSE, "s:a?{q}|", "s:a?{q}"),
    URL(resolve, LOOSE, "{s}:/b|c", "{s}:/c"),
    URL(resolve, LOOSE, "s:/|{.}", "s:/{.}"),
    URL(resolve, LOOSE, "s:{/a}/b|{../}c", "s:/c"),
    URL(resolve, LOOSE, "s:/|{a}^ ", "CHAR@^"),
    URL(redirect, LOOSE, "s:/#{f}|{c}", "s:/{c}#{f}"),
    URL(redirect, LOOSE, "s:/#f|c#{g}", "s:/c#{g}"),
    TEXT(clean, 0, "{ }a{\t}", "a"),
    TEXT(clean, 0, "/?{%}#{#}", "/?{%25}#{%23}"),
    PLACED(clean, 0, 1, 1, "{a}:{b}", "{a}:{b}"),
    TEXT(clean, 0, "1{a}:{b}", "./1{a}:{b}"),
    TEXT(clean, 0, "//[{%}:{ }a", "//[{%}:{%20}a"),
};

void test_what_is_written_may_be_long(void)
{
    CHECK(written, PARTS);
}

void test_what_is_built_is_not_longer_than_a_url(void)
{
    static const struct row rows[] = {
        TEXT(build, 0, "{a}|||h||/p", "{a}://h/p"),
        WITHIN(build_thrice, NULL, 0, 65533, "|||{a}", "//{a}//{a}//{a}"),
        TEXT(build, 0, "s|{a}||h", "s://{a}@h"),
        TEXT(build, NURL_BUILD_PASSWORD, "s|u|{:}|h", "s://u:{:}@h"),
        TEXT(build, 0, "|||{a}|1", "//{a}:1"),
        TEXT(build, 0, "|||h|{1}", "//h:{1}"),
        TEXT(build, 0, "|||h||{/a}", "//h{/a}"),
        TEXT(build, 0, "|||||{a}", "{a}"),
        TEXT(build, 0, "||||||{a}", "?{a}"),
        TEXT(build, 0, "|||||||{a}", "#{a}"),
    };
    static const struct row wrong_rows[] = {
        TEXT(build, 0, "{a}^_|||h", "SCHEME_CHAR@^"),
        TEXT(build, 0, "s|||{a}^@", "HOST_CHAR@^"),
        TEXT(build, 0, "s|||h||/{a}^ ", "CHAR@^"),
        TEXT(build, 0, "|||||{a}^:", "CHAR@^"),
    };

    CHECK(rows, ANSWER);
    CHECK(wrong_rows, PARTS);
}

static const struct row compared[] = {
    URL(equal, LOOSE, "s://h/{%61}?{%41}#{%2f}|s://h/{a}?{A}#{%2F}", "=o"),
    URL(equal, LOOSE, "s://{a}@h/|s://@h/", "o"),
    URL(equal, LOOSE, "s://:{a}@h/|s://:{a}b@h/", "o"),
    URL(equal, LOOSE, "http://h:{0}80/|http://h/", "=o"),
    URL(equal, LOOSE, "{a}://h:1|{A}://h:1", "=o"),
    URL(equal, LOOSE, "{a}://h:1|a://h:1", ""),
    URL(equal, ZONE, "s://[::1%{a}]/|s://[0::1%{a}]/", "=o"),
    URL(equal, STRICT, "http://h:{0}80/|http://h/", "="),
    URL(equal, STRICT, "ftp://{a}:{%62}@h/|ftp://{%61}:{b}@h/", "="),
    URL(equal, STRICT, "ftp://h/{a};type=a|ftp://h/{a};type=i", ""),
    URL(equal, STRICT, "ftp://h/{%61};type=a|ftp://h/{a};type=A", "="),
    URL(equal, STRICT, "prospero://h/{a};b={c}|prospero://h/{a};b={c}", "="),
    URL(flags, STRICT, "http://h:{0}81/", "PORT_NONDEFAULTPORT_RESERVED"),
    URL(flags, STRICT, "nntp://h/g/{9}", "ARTNUM_RANGE"),
    URL(flags, STRICT, "x-{a}:b", "EXPERIMENTAL"),
    URL(flags, STRICT, "{a}B:c", "SCHEME_CASE"),
};

void test_what_differs_far_after_is_not_equal(void)
{
    CHECK(compared, PARTS);
}

void test_an_option_has_255_bytes(void)
{
    static const struct row rows[] = {
        WITHIN(coap, LOOSE, 0, 255, "coap://{H}/{p}?{q}",
               "5683[3 {h}][11 {p}][15 {q}]"),
        URL(coap, LOOSE, "coap://h:{0}12594/", "5683[3 h][7:12594 12]"),
        WITHIN(coap, LOOSE, 0, 255, "coap://h/{%70}", "5683[3 h][11 {p}]"),
        WITHIN(coap, LOOSE, 0, 255, "coap://h/{.}", "5683[3 h][11 {.}]"),
        WITHIN(coap, LOOSE, 256, 0, "coap://^{h}/", "OPTION_LEN@^"),
        WITHIN(coap, LOOSE, 256, 0, "coap://h{/p}/^{%70}", "OPTION_LEN@^"),
        WITHIN(coap, LOOSE, 256, 0, "coap://h/?^{q}", "OPTION_LEN@^"),
        WITHIN(coap, LOOSE, 256, 0, "coap://h/?{a&}^{q}", "OPTION_LEN@^"),
        URL(coap, LOOSE, "coap://h{/a}?{b&}c",
            "5683[3 h]{[11 a]}{[15 b]}[15 c]"),
        URL(coap, LOOSE, "coap://h{/a}?..&.", "5683[3 h]{[11 a]}[15 ..][15 .]"),
        URL(coap, LOOSE, "coap://h{/a}/^%2E/b", "DEC_FORBIDDEN@^"),
        URL(coap, LOOSE, "coap://{h}^@h/", "USERINFO@^"),
        URL(coap, LOOSE, "coap://h/{p}^#", "FRAGMENT@^"),
    };
    static const struct row values[] = {
        { coap_value, NULL, 0, "{%41}", "{A}", 0, 255, 3, 1 },
    };

    CHECK(rows, PARTS);
    CHECK(values, MEMORY);
}

void test_an_option_of_a_uri_has_255_bytes(void)
{
    static const struct row back[] = {
        TEXT(coap_uri, 0, "coap|{h}", "coap://{h}:61616/"),
        TEXT(coap_uri, 0, "coap|{h}^@", "HOST_CHAR@^"),
    };
    static const struct row options[] = {
        WITHIN(coap_uri, NULL, 0, 255, "coap|h|11{a}|15{ }",
               "coap://h:61616/{a}?{%20}"),
        TEXT(coap_uri, 0, "coap|h{|11a}|15c{|15b}", "coap://h:61616{/a}?c{&b}"),
        TEXT(coap_uri, 0, "coap|h{|08a}|20c{|20b}", "coap://h:61616{/a}?c{&b}"),
        WITHIN(coap_uri, NULL, 256, 65535, "coap|h|20{a}", "OPTION_LEN@0"),
        WITHIN(coap_uri, NULL, 0, 255, "coap|h|03{x}", "coap://{x}:61616/"),
        WITHIN(coap_uri, NULL, 0, 255, "coap|h|11{.}", "coap://h:61616/{.}"),
        WITHIN(coap_uri, NULL, 256, 65535, "coap|h|03{x}", "OPTION_LEN@0"),
        WITHIN(coap_uri, NULL, 256, 65535, "coap|h|08{a}", "OPTION_LEN@0"),
        WITHIN(coap_uri, NULL, 256, 65535, "coap|h|11{a}", "OPTION_LEN@0"),
        WITHIN(coap_uri, NULL, 256, 65535, "coap|h|15{a}", "OPTION_LEN@0"),
        WITHIN(coap_uri, NULL, 256, 65535, "coap|h|15a|11{a}", "CHAR@0"),
        WITHIN(coap_uri, NULL, 65536, 0, "coap|h|11{a}", "TOO_LONG@65535"),
        WITHIN(coap_uri, NULL, 0, 65535, "coap|h|07{a}", "OPTION_LEN@0"),
    };

    CHECK(back, PARTS);
    CHECK(options, MEMORY);
}

static const struct row cris[] = {
    WITHIN(cri, LOOSE, 0, 16378, "coaps+ws://{h}:8443/{p}?{q}#{f}",
           "25 8443 coaps+ws://{h}:8443/{p}?{q}#{f}"),
    WITHIN(cri, LOOSE, 0, 16378, "wss://{h}:8443/{p}?{q}#{f}",
           "0 8443 wss://{h}:8443/{p}?{q}#{f}"),
    WITHIN(cri, LOOSE, 0, 65527, "{s}:/p", "0 0 {s}:/p"),
    URL(cri, LOOSE, "coap://{h}/", "0 0 coap://{h}/"),
    URL(cri, LOOSE, "coap://{h.}b/p", "0 0 coap://{h.}b/p"),
    URL(cri, LOOSE, "coap://{.}/p", "0 0 coap://{.}/p"),
    URL(cri, LOOSE, "coap://h/{p}", "0 0 coap://h/{p}"),
    URL(cri, LOOSE, "coaps://h{/p}?", "1 0 coaps://h{/p}?"),
    URL(cri, LOOSE, "coaps://h/{/}", "1 0 coaps://h/{/}"),
    URL(cri, LOOSE, "coaps+tcp://h/?{q&}r", "7 0 coaps+tcp://h/?{q&}r"),
    URL(cri, LOOSE, "coaps+tcp://h/?{&}", "7 0 coaps+tcp://h/?{&}"),
    URL(cri, LOOSE, "coaps+tcp://{u}@h/#{f}", "7 0 coaps+tcp://{u}@h/#{f}"),
    URL(cri, LOOSE, "{a/}{../}b", "0 0 b"),
    URL(cri, LOOSE, "coap://h{/a}/^%2B", "DEC_FORBIDDEN@^"),
    URL(cri, LOOSE, "coap://{u}@^[v1.a]/", "IP_LITERAL@^"),
    URL(cri, LOOSE, "coap://{u}@h:^{1}/", "PORT_RANGE@^"),
    WITHIN(cri, LOOSE, 127, 0, "{../}", "DEC_FORBIDDEN@378"),
    WITHIN(cri, LOOSE, 127, 0, "{%2E./}", "DEC_FORBIDDEN@630"),
    WITHIN(cri, LOOSE, 127, 0, "a/./../{../}", "DEC_FORBIDDEN@385"),
};

void test_a_cri_may_be_as_long_as_a_url(void)
{
    CHECK(cris, PARTS);
}

/* No answer is an offset in these texts, so they can have any length. */
static const struct row lists[] = {
    TEXT(default_port, 0, "http{a}", "0"),
    TEXT(default_port, 0, "{a}", "0"),
    TEXT(same_bytes, 0, "{a}", "1"),
    TEXT(same_bytes, 0, "{a}|", "0"),
    TEXT(same_bytes, 0, "{a}b|{a}B", "0"),
    TEXT(same_bytes, 0, "b|{a}b", "0"),
    TEXT(nocase, 0, "{a}", "1"),
    TEXT(nocase, 0, "{a}|", "0"),
    TEXT(nocase, 0, "{a}b|{a}c", "0"),
    TEXT(nocase, 0, "b|{a}b", "0"),
    TEXT(method, 0, "{M}", "OK"),
    TEXT(method, 0, "{M}(", "ARGUMENT"),
    TEXT(within, 0, "{a.}b|b", "1"),
    TEXT(within, 0, "b{.b}|b{.b}", "1"),
    TEXT(within, 0, "{a}b|b", "0"),
    TEXT(number, 0, "{0}7", "17"),
    TEXT(extent, 0, "{a}^ ", "^"),
    TEXT(extent, 0, "{a}^", "^"),
    TEXT(path, 0, "{/a}", "{[a]}"),
    TEXT(path, 0, "{/}", "{[]}"),
    TEXT(path, 0, "/{a}/b", "[{a}][b]"),
    TEXT(route, 0, "/{a}/b", "1 {a}"),
    TEXT(route, 0, "/a{/b}|/*`", "1 a{/b}"),
    TEXT(route, 0, "{/%61}|{/a}`", "1"),
    TEXT(route, 0, "/{a}|/{a}b`", "0"),
    TEXT(route, 0, "{/a}/..|/*`", "0"),
    TEXT(route, 0, "/{%2Fa}|/{}`", "0"),
    TEXT(segment, 0, "{a}|{ }", "{a}/{%20}"),
    TEXT(segment, 0, "{a}:|{.}", "{a}:/{.}"),
    TEXT(query, 0, "{a=b&}c", "{[a=b]}[c]"),
    TEXT(query, 0, "{&}", "[]{[]}"),
    TEXT(query, 0, "{a}={b}&c", "[{a}={b}][c]"),
    TEXT(value, 0, "{a=1&}b={c}|b`", "1 {c}"),
    TEXT(value, 0, "{%61}=1|{a}`", "1 1"),
    TEXT(value, 0, "{a}=1|a`", "0"),
    TEXT(value, 0, "{a}=1|{a}b`", "0"),
    TEXT(link_attr, 0, "{n}=x|{N}`", "1 x"),
    TEXT(link_attr, 0, "{n}=x|n`", "0"),
    TEXT(link_attr, 0, "a=x;{n}={v}|{n}`", "1 {v}"),
    TEXT(fields, 0, "{a=b;}c=d", "{[a=b]}[c=d]"),
    TEXT(fields, 0, "{a}={b};c=", "[{a}={b}][c=]"),
    TEXT(strip, 0, "URL:{ }a", "a"),
    TEXT(strip, 0, "url:{a}", "{a}"),
    TEXT(strip, 0, "{a}", "{a}"),
    TEXT(find, 0, "{x }http://h/{a} y", "http://h/{a}:0:0;"),
    TEXT(find, 0, "(http://h/{(}{)}) ", "http://h/{(}{)}:0:0;"),
    TEXT(find, 0, "http://h/{(}) ", "http://h/{(}):0:0;"),
    TEXT(find, 0, "http://h/a{)} ", "http://h/a:0:0;"),
    TEXT(find, 0, "http://h/a{]} ", "http://h/a:0:0;"),
    TEXT(find, 0, "{<}URL:a>", "a:0:0;"),
    TEXT(find, 0, "<URL:{-\n}b>", "{-}b:~:~;"),
    TEXT(find, 0, "{ }<a:b>", "a:b:0:0;"),
    WITHIN(find, NULL, 0, 65533, "<a:{b}>", "a:{b}:0:0;"),
    WITHIN(find, NULL, 0, 65533, "<{a}:b>", "{a}:b:0:0;"),
    TEXT(find, 0, "<a:{b}[>", ""),
    TEXT(find, 0, "{x}|http://h/", "rest="),
    TEXT(find, 0, "{x }<URL:{a}|", "rest=<URL:{a}"),
    URL(ftp, LOOSE, "ftp://h/f|{R}`", "[USER anonymous][PASS][TYPE I][{R} f]"),
    URL(resolve, LOOSE, "s:/{a/}b|{c/}d", "s:/{a/}{c/}d"),
};

static const struct row served[] = {
    URL(parse, parse_get, "/{a}?{b}", "path=/{a} query={b}"),
    URL(parse, parse_get, "/{/}", "path=/{/}"),
    URL(parse, parse_get, "http://{h}:{0}",
        "scheme=http name={h} port={0} path="),
    URL(parse, parse_get, "/{a}^#", "FRAGMENT@^"),
    URL(parse, parse_get, "/{a}^ ", "CHAR@^"),
    URL(parse, parse_get, "{a}:^", "SLASHES@^"),
    URL(parse, parse_get, "{a}:/^b", "SLASHES@^"),
    URL(parse, parse_get, "http://{u}^@h/", "USERINFO@^"),
    URL(parse, parse_get, "http://h/{a}^#", "FRAGMENT@^"),
    URL(parse, parse_connect, "{h}:{0}80", "name={h} port={0}80 path="),
    URL(parse, parse_connect, "{h}^", "PORT_MISSING@^"),
    URL(parse, parse_connect, "{h}:^", "PORT_EMPTY@^"),
    URL(parse, parse_connect, "{h}:^0", "PORT_RANGE@^"),
    URL(parse, parse_connect, "h:^{1}23456", "PORT_RANGE@^"),
    URL(parse, nurl_parse_host_field, "{h}:{1}", "name={h} port={1} path="),
    URL(parse, nurl_parse_host_field, "{u}^@h", "USERINFO@^"),
    URL(parse, nurl_parse_host_field, "{h}^/", "HOST_CHAR@^"),
    URL(parse, nurl_parse_setting, "{s}://h", "scheme={s} name=h path="),
    URL(parse, nurl_parse_setting, "{h}:{1}", "name={h} port={1} path="),
    URL(parse, nurl_parse_setting, "s://h/{a}^#", "FRAGMENT@^"),
    URL(parse, nurl_parse_setting, "::1%{a}", "BRACKETS@0"),
    URL(parse, nurl_parse_setting, "{s}://^::1%{a}/", "BRACKETS@^"),
    URL(parse, nurl_parse_setting, "{h}:{1}/{a}?{b}",
        "name={h} port={1} path=/{a} query={b}"),
    URL(parse, nurl_parse_setting, "{u}:{p}@h/{a}",
        "user={u} password={p} name=h path=/{a}"),
    URL(parse, nurl_parse_setting, "{u}^/{a}@", "USERINFO_CHAR@^"),
    URL(parse, nurl_parse_setting, "{u}@^/a", "HOST_EMPTY@^"),
    URL(parse, nurl_parse_setting, "{h}:^/a", "PORT_EMPTY@^"),
    URL(parse, nurl_parse_setting, "{h}^//a", "SLASHES@^"),
    URL(parse, nurl_parse_setting, "h/{a}^#{@}", "FRAGMENT@^"),
    URL(parse, nurl_parse_setting, "h/{a}^ ", "CHAR@^"),
    URL(below, LOOSE, "s://h{/a}/b/c|s://h{/a}/", "1"),
    URL(below, LOOSE, "s://h{/a}/b|s://h{/a}{/a}/", "0"),
    URL(below, LOOSE, "s://h/{%61}/b|s://h/{a}/", "1"),
    URL(below, LOOSE, "s://h/{a}/b|s://h/{a}c/", "0"),
    URL(below, LOOSE, "s://h/{a}/b|s://h/{a}", "1"),
    URL(below, LOOSE, "s://h/{a}|s://h/{a}", "1"),
    URL(below, LOOSE, "s://h/{a}c|s://h/{a}", "0"),
    URL(below, LOOSE, "s://h/a|s://h/{a}", "0"),
    URL(rebuild, ZONE, "s://{u}:{p}@{h}:{1}/{c}?{d}#{e}",
        "s://{u}:{p}@{h}:{1}/{c}?{d}#{e}"),
    URL(rebuild, ZONE, "//{u}@[::1%{z}]/{a}", "//{u}@[::1]/{a}"),
    URL(host_text, ZONE, "s://{h}/", "{h}"),
    URL(host_text, ZONE, "s://[::1%{z}]/", "::1"),
    URL(target_text, LOOSE, "s://{h}/{a}?{b}#{c}", "1 /{a}?{b}"),
    URL(target_text, LOOSE, "{a}?{b}", "1 {a}?{b}"),
    URL(target_text, LOOSE, "s://{h}?{b}", "0"),
    URL(server_name, LOOSE, "s://{u}@{h}./", "1 {h}"),
    URL(server_name, LOOSE, "s://{h.}a", "1 {h.}a"),
    URL(server_name, LOOSE, "s://{.}", "0"),
    TEXT(copied, 0, "{a}", "{a}"),
};

void test_what_a_server_reads_and_a_guard_asks_may_be_long(void)
{
    CHECK(served, PARTS);
}

void test_links_may_be_long(void)
{
    static const struct row rows[] = {
        TEXT(links, 0, "<{/a}>;{n}={v};m", "<{/a}>[{n}={v}][m]"),
        TEXT(links, 0, "{,}{ }<a>{;};n", "<a>[n]"),
        TEXT(links, 0, "{</a>;n,}", "{</a>[n]}"),
        TEXT(links, 0, "<a>;n=\"{x}\"{ }^x", "CHAR@^"),
        TEXT(links, 0, "<a>;n=\"{\\\"}\"", "<a>[n={\\\"}]"),
        TEXT(links, 0, "<{a}^", "CHAR@^"),
        TEXT(link_find, 0, "{<a>;rt=x,}<b>;rt={y}|{y}", "<b>"),
        TEXT(link_find, 0, "<b>;rt=\"{x }y\"|y", "<b>"),
        TEXT(link_find, 0, "<b>;rt=\"y{ x}\"|y", "<b>"),
        TEXT(link_find, 0, "<b>;rt={y}z|{y}*", "<b>"),
        TEXT(link_find, 0, "<b>;rt={y}|{y}z", ""),
        PLACED(link_value, 0, 1, 1, "{a}", "{a}"),
        TEXT(link_value, 0, "{\\a}", "{a}"),
        TEXT(link_value, 0, "{\\\\}", "{\\}"),
    };

    CHECK(rows, PARTS);
}

void test_lists_and_running_text_have_any_length(void)
{
    CHECK(lists, MEMORY);
}

void test_http_parser_has_long_fields(void)
{
    static const struct row rows[] = {
        TEXT(http_parser, 0, "http://{u}:{p}@{h}:{0}8080/{a}?{b}#{c}",
             "8080 scheme=http host={h} port={0}8080 path=/{a} query={b} "
             "fragment={c} "
             "userinfo={u}:{p}"),
        TEXT(http_parser, 0, "{/}a", "0 path={/}a"),
        TEXT(http_parser, 0, "http://[::1]/{a}",
             "0 scheme=http host=::1 path=/{a}"),
        TEXT(http_parser, 1, "{h}:{0}80", "80 host={h} port={0}80"),
        TEXT(http_parser, 0, "http://h/{a} ", "CHAR@0"),
    };

    CHECK(rows, PARTS);
}

/* Appends what has no text to a writer. */
#define FAILS(append)                                                          \
    do {                                                                       \
        nurl_writer_init(&out, NULL, 0);                                       \
        append;                                                                \
        TEST_ASSERT_EQUAL_MESSAGE(NURL_ERR_EMPTY, out.status, #append);        \
        TEST_ASSERT_EQUAL_MESSAGE(0, out.stop, #append);                       \
    } while (0)

/* Where the NULL is not the first text of a row. */
void test_null_is_found_before_its_length(void)
{
    struct nurl_str text = nurl_text(NULL, TOO_MANY);
    struct nurl_parts built = { 0 };
    struct nurl_coap_uri uri;
    struct nurl_cri cri;
    struct nurl base;

    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_cri_parse(&cri, NULL, TOO_MANY));
    TEST_ASSERT_EQUAL(0, cri.stop);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&base, "http://h/", 9));
    FAILS(nurl_write_request(&out, text, &base));
    FAILS(nurl_resolve(&out, &base, text));
    FAILS(nurl_redirect(&out, &base, text));
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 5683);
    FAILS(nurl_write_coap_option(&out, &uri, NURL_COAP_URI_PATH, text));
    built.path = text;
    FAILS(nurl_build(&out, &built, 0));
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_attach(&base, NULL, TOO_MANY));
    TEST_ASSERT_EQUAL(0, base.stop);
}
