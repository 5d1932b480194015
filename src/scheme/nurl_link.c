/* SPDX-License-Identifier: MIT */
/*
 * nurl_link.c - links and their attributes, one after the other
 */
#include "nurl_link.h"

#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "base/nurl_text_check.h"

/* The end of a text, and the byte of its error. */
struct link_text {
    const char *end;
    const char *wrong;
};

/* A bit for each of the bytes 00-7F, 32 per word, from the lowest bit on. */
typedef const uint32_t octet_set[];

/* ALPHA / DIGIT / any of !#$%&'*+-.^_`|~                  RFC 9110 5.6.2 */
static octet_set name_octets = { 0, 0x03FF6CFA, 0xC7FFFFFE, 0x57FFFFFF };

/* 21-7E except the four bytes ",;\                            RFC 6690 2 */
static octet_set value_octets = { 0, 0xF7FFEFFA, 0xEFFFFFFF, 0x7FFFFFFF };

static int is_member(octet_set octets, char c)
{
    unsigned octet = nurl_octet(c);

    return octet < 0x80 && ((octets[octet / 32] >> octet % 32) & 1);
}

/* SP / HTAB / CR / LF */
static inline int is_white(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* HTAB / CR / LF / 20-7E / 80-FF */
static int is_quotable(char c)
{
    return (nurl_octet(c) >= 0x20 && c != 0x7F) || is_white(c);
}

/*
 * Skips white space, and delimiters without text between them. Mostly there are
 * none: a letter is above all of them, so one comparison is enough.
 */
static const char *skip(const char *at, const char *end, char delimiter)
{
    while (at < end && *at <= delimiter &&
           (*at == delimiter || is_white(*at))) {
        at++;
    }
    return at;
}

/* Sets a part by its start and its end. */
static void set(struct nurl_str *part, const char *start, const char *end)
{
    part->ptr = start;
    part->len = (size_t)(end - start);
}

/*
 * A function that reads a production returns its end. After an error it returns
 * NULL, and in->wrong is the byte of the error.
 */
static const char *fail(struct link_text *in, const char *at)
{
    in->wrong = at;
    return NULL;
}

/* 1*octet */
static const char *read_run(const char *at, struct link_text *in,
                            octet_set octets, struct nurl_str *run)
{
    const char *start = at;

    while (at < in->end && is_member(octets, *at)) {
        at++;
    }
    set(run, start, at);
    return at > start ? at : fail(in, at);
}

/*
 * quoted-string = DQUOTE *( qdtext / quoted-pair ) DQUOTE      RFC 9110 5.6.4
 *
 * The first quote is before `at`. The quick test goes first: most bytes are of
 * the class QUERY. BOUNDS: `at` is compared with the end before a byte is read,
 * also after a backslash.
 */
static const char *read_quoted(const char *at, struct link_text *in,
                               struct nurl_str *value)
{
    const char *start = at;

    while (at < in->end && *at != '"') {
        at += *at == '\\';
        if (at == in->end || !is_quotable(*at)) {
            return fail(in, at);
        }
        at = nurl_octet_run(at + 1, in->end, NURL_OCTET_QUERY);
    }
    set(value, start, at);
    return at < in->end ? at + 1 : fail(in, at);
}

/* attribute = name [ OWS "=" OWS ( 1*octet / quoted-string ) ]   RFC 6690 2 */
static const char *read_attr(const char *at, struct link_text *in,
                             struct nurl_str *name, struct nurl_str *value)
{
    value->ptr = NULL;
    value->len = 0;
    at = read_run(at, in, name_octets, name);
    if (!at) {
        return NULL;
    }
    at = skip(at, in->end, ' ');
    if (at == in->end || *at != '=') {
        return at;
    }
    at = skip(at + 1, in->end, ' ');
    if (at < in->end && *at == '"') {
        return read_quoted(at + 1, in, value);
    }
    return read_run(at, in, value_octets, value);
}

/*
 * link = "<" target ">" *( OWS ";" OWS [ attribute ] ) OWS       RFC 6690 2
 *
 * BOUNDS: `at` is before the end, and so is a ">" that is found.
 */
static const char *read_link(const char *at, struct link_text *in)
{
    struct nurl_str name;
    struct nurl_str value;
    int separated = 0;

    if (*at != '<') {
        return fail(in, at);
    }
    at = nurl_scan_to(at, in->end, '>');
    if (at == in->end) {
        return fail(in, at);
    }
    for (at++; at && at < in->end && *at != ',';) {
        if (*at == ';') {
            separated = 1;
            at++;
        } else if (is_white(*at)) {
            at++;
        } else if (separated) {
            separated = 0;
            at = read_attr(at, in, &name, &value);
        } else {
            return fail(in, at);
        }
    }
    return at;
}

/* links = OWS *( "," OWS ) [ link *( "," OWS [ link ] ) ]     RFC 9110 5.6.1 */
enum nurl_status nurl_links_begin(struct nurl_links *links,
                                  struct nurl_str text)
{
    enum nurl_status status = nurl_text_check(text.ptr, text.len, &links->stop);
    struct link_text in;
    const char *at;

    links->rest.ptr = NULL;
    links->rest.len = 0;
    if (status != NURL_OK || text.len == 0) {
        return status;
    }
    in.end = text.ptr + text.len;
    at = skip(text.ptr, in.end, ',');
    while (at < in.end) {
        at = read_link(at, &in);
        if (!at) {
            links->stop = (uint16_t)(in.wrong - text.ptr);
            return NURL_ERR_CHAR;
        }
        at = skip(at, in.end, ',');
    }
    set(&links->rest, text.ptr, in.end);
    return NURL_OK;
}

/*
 * Returns the byte after a quoted string, or the end. The first quote is before
 * `at`.
 */
static const char *string_end(const char *at, const char *end)
{
    while (at < end && *at != '"') {
        at += *at == '\\' && end - at > 1 ? 2 : 1;
    }
    return at < end ? at + 1 : end;
}

/* Returns the "," after a link, or the end. */
static const char *attrs_end(const char *at, const char *end)
{
    while (at < end && *at != ',') {
        at = *at == '"' ? string_end(at + 1, end) : at + 1;
    }
    return at;
}

/*
 * BOUNDS: each part begins where the part before it ends, and ends not after
 * `end`, also in a text that nurl_links_begin did not check.
 */
bool nurl_link_next(struct nurl_links *links, struct nurl_link *link)
{
    const char *at = links->rest.ptr;
    const char *end;
    const char *start;

    if (!at || links->rest.len == 0) {
        return false;
    }
    end = at + links->rest.len;
    at = skip(at, end, ',');
    if (at == end) {
        set(&links->rest, end, end);
        return false;
    }
    start = at + 1;
    at = nurl_scan_to(start, end, '>');
    set(&link->target, start, at);
    start = at < end ? at + 1 : end;
    at = attrs_end(start, end);
    set(&link->attrs, start, at);
    set(&links->rest, at, end);
    return true;
}

/* Returns 0 at the end of the list, and at an error in an unchecked text. */
bool nurl_link_attr_next(struct nurl_str *attrs, struct nurl_str *name,
                         struct nurl_str *value)
{
    struct link_text in;
    const char *at = attrs->ptr;

    if (!at || attrs->len == 0) {
        return false;
    }
    in.end = at + attrs->len;
    at = read_attr(skip(at, in.end, ';'), &in, name, value);
    set(attrs, at ? at : in.end, in.end);
    return at != NULL;
}
