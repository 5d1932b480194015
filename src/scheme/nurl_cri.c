/*
 * nurl_cri.c - a CRI reference, read from left to right
 */
#include "nurl_cri.h"

#include "base/nurl_octet.h"
#include "base/nurl_text_check.h"
#include "scheme/nurl_cri_head.h"
#include "scheme/nurl_utf8.h"

#define DISCARD_MAX 127

/*
 * The first error stays, with its place. After it nothing is there any more to
 * be read, so that callers need not ask.
 */
struct cri_reader {
    struct nurl_cri *cri;
    const char *at; /* what is read next; after an error its place */
    const char *end;
    uint32_t argument; /* of the head that was read last; 0 after an error */
    uint32_t sections; /* of the outer array, that are still to come */
    enum nurl_status status;
};

/* Field by field, as nurl_reset does it. */
static void clear_cri(struct nurl_cri *cri)
{
    static const struct nurl_span none = { 0, 0 };

    cri->number = 0;
    cri->port = 0;
    cri->rest = 0;
    cri->front = NURL_CRI_NONE;
    cri->discard = 0;
    cri->host_kind = NURL_HOST_NONE;
    cri->flags = 0;
    cri->scheme = none;
    cri->user = none;
    cri->host = none;
    cri->zone = none;
    cri->path = none;
    cri->query = none;
    cri->fragment = none;
}

static void cri_fail(struct cri_reader *in, enum nurl_status status,
                     const char *at)
{
    if (in->status == NURL_OK) {
        in->status = status;
        in->at = at;
    }
    in->argument = 0;
}

static void set_span(const struct cri_reader *in, struct nurl_span *span,
                     const char *start)
{
    span->off = (uint16_t)(start - in->cri->text);
    span->len = (uint16_t)(in->at - start);
}

/* 1 if the next item has this major type. */
static int is_next(const struct cri_reader *in, unsigned major)
{
    return in->status == NURL_OK && in->at < in->end &&
           nurl_octet(*in->at) >> 5 == major;
}

/* The same of an item that is one byte, and the cursor moves after it. */
static int skip_octet(struct cri_reader *in, unsigned octet)
{
    if (!is_next(in, octet >> 5) || nurl_octet(*in->at) != octet) {
        return 0;
    }
    in->at++;
    return 1;
}

static void read_head(struct cri_reader *in, unsigned major)
{
    if (!is_next(in, major) ||
        !nurl_cri_head(&in->at, in->end, &in->argument)) {
        cri_fail(in, NURL_ERR_CBOR, in->at);
    }
}

/* A number up to `most`; else the error is `other`, at the item. */
static uint16_t read_number(struct cri_reader *in, unsigned major,
                            uint16_t most, enum nurl_status other)
{
    const char *item = in->at;

    read_head(in, major);
    if (in->argument > most) {
        cri_fail(in, other, item);
    }
    return (uint16_t)in->argument;
}

/*
 * The head of a string; all of its bytes are there.
 * BOUNDS: so its length can be added to the cursor.
 */
static void read_string(struct cri_reader *in, unsigned major)
{
    read_head(in, major);
    if (in->argument > (size_t)(in->end - in->at)) {
        cri_fail(in, NURL_ERR_CBOR, in->end);
    }
}

/* The end of the text, or where a sequence begins that is not UTF-8. */
static const char *utf8_end(const char *at, const char *end)
{
    struct nurl_utf8 state = { 0, 0, 0 };
    const char *start = at;

    for (; at < end; at++) {
        if (state.left == 0) {
            if (nurl_octet(*at) < 0x80) {
                continue;
            }
            start = at;
        }
        if (!nurl_utf8_next(&state, nurl_octet(*at))) {
            return start;
        }
    }
    return state.left == 0 ? end : start;
}

/* text, whose bytes become the span; returns where they begin. */
static const char *read_text(struct cri_reader *in, struct nurl_span *span)
{
    const char *start;
    const char *end;
    const char *stop;

    read_string(in, NURL_CRI_TEXT);
    start = in->at;
    end = start + in->argument;
    stop = utf8_end(start, end);
    if (stop < end) {
        cri_fail(in, NURL_ERR_8BIT, stop);
    } else {
        in->at = end;
    }
    set_span(in, span, start);
    return start;
}

/* a-z / 0-9 / "+" / "-" / "." */
static int is_scheme_octet(char c)
{
    return nurl_octet_offset(nurl_octet(c), 'a') < 26 || nurl_octet_digit(c) ||
           c == '+' || c == '-' || c == '.';
}

/* scheme-name = a-z *( a-z / 0-9 / "+" / "-" / "." )        section 5.1.1 */
static void read_cri_scheme(struct cri_reader *in)
{
    const char *at = read_text(in, &in->cri->scheme);

    if (at == in->at) {
        cri_fail(in, NURL_ERR_SCHEME_MISSING, at);
    } else if (nurl_octet_offset(nurl_octet(*at), 'a') > 25) {
        cri_fail(in, NURL_ERR_SCHEME_FIRST, at);
    }
    for (; at < in->at; at++) {
        if (!is_scheme_octet(*at)) {
            cri_fail(in, NURL_ERR_SCHEME_CHAR, at);
        }
    }
}

/* label = text, without A-Z and "."                          section 2.1 C5 */
static void read_label(struct cri_reader *in)
{
    struct nurl_span label;
    const char *at;

    for (at = read_text(in, &label); at < in->at; at++) {
        if (*at == '.' || nurl_octet_lower(*at) != *at) {
            cri_fail(in, NURL_ERR_HOST_CHAR, at);
        }
    }
}

/* bytes .size 4 / bytes .size 16 */
static void read_address(struct cri_reader *in)
{
    const char *item = in->at;

    read_string(in, NURL_CRI_BYTES);
    if (in->argument == 4) {
        in->cri->host_kind = NURL_HOST_IPV4;
    } else if (in->argument == 16) {
        in->cri->host_kind = NURL_HOST_IPV6;
    } else {
        cri_fail(in, NURL_ERR_IP_LITERAL, item);
    }
    in->at += in->argument;
    set_span(in, &in->cri->host, item);
}

/*
 * host = bytes .size 4 / bytes .size 16, ? zone / 1* label
 *
 * Of `left` items; returns how many are left then.
 */
static uint32_t read_cri_host(struct cri_reader *in, uint32_t left)
{
    const char *start = in->at;

    if (left == 0 || is_next(in, NURL_CRI_UNSIGNED)) {
        cri_fail(in, NURL_ERR_HOST_EMPTY, start);
        return 0;
    }
    if (is_next(in, NURL_CRI_BYTES)) {
        read_address(in);
        left--;
        if (left > 0 && is_next(in, NURL_CRI_TEXT)) {
            (void)read_text(in, &in->cri->zone);
            left--;
        }
        return left;
    }
    in->cri->host_kind = NURL_HOST_NAME;
    do {
        read_label(in);
        left--;
    } while (left > 0 && is_next(in, NURL_CRI_TEXT));
    set_span(in, &in->cri->host, start);
    return left;
}

/* [ ? ( false, userinfo ), host, ? port ] */
static void read_login(struct cri_reader *in)
{
    uint32_t left;

    read_head(in, NURL_CRI_ARRAY);
    left = in->argument;
    if (left > 0 && skip_octet(in, NURL_CRI_FALSE)) {
        if (left == 1) {
            cri_fail(in, NURL_ERR_CBOR, in->at);
            return;
        }
        (void)read_text(in, &in->cri->user);
        left -= 2;
    }
    left = read_cri_host(in, left);
    if (left > 0) {
        in->cri->port =
            read_number(in, NURL_CRI_UNSIGNED, 65535, NURL_ERR_PORT_RANGE);
        in->cri->flags |= NURL_CRI_HAS_PORT;
    }
    if (left > 1) {
        cri_fail(in, NURL_ERR_CBOR, in->at);
    }
}

/* A null that is not the last section                         section 5.1.4 */
static int skip_null(struct cri_reader *in)
{
    if (in->sections < 2 || !skip_octet(in, NURL_CRI_NULL)) {
        return 0;
    }
    in->sections--;
    return 1;
}

/* authority = [ .. ] / null / true; after null as scheme it is no null. */
static void read_cri_authority(struct cri_reader *in)
{
    if (in->sections == 0 ||
        (in->cri->front != NURL_CRI_NETWORK && skip_null(in))) {
        return;
    }
    in->sections--;
    if (skip_octet(in, NURL_CRI_TRUE)) {
        in->cri->flags = NURL_CRI_ROOTLESS;
        return;
    }
    read_login(in);
}

/* discard = true / 0..127                                     section 5.1.2 */
static void read_discard(struct cri_reader *in)
{
    in->cri->discard = NURL_CRI_ALL;
    if (!skip_octet(in, NURL_CRI_TRUE)) {
        in->cri->discard = (uint8_t)read_number(in, NURL_CRI_UNSIGNED,
                                                DISCARD_MAX, NURL_ERR_CBOR);
    }
}

/* scheme, authority / null, authority / discard */
static void read_front(struct cri_reader *in)
{
    struct nurl_cri *cri = in->cri;

    cri->front = NURL_CRI_DISCARD; /* [] is [0] */
    if (in->sections == 0) {
        return;
    }
    if (skip_null(in)) {
        cri->front = NURL_CRI_NETWORK;
        read_cri_authority(in);
        return;
    }
    in->sections--;
    if (is_next(in, NURL_CRI_NEGATIVE)) {
        cri->front = NURL_CRI_NUMBER;
        cri->number =
            read_number(in, NURL_CRI_NEGATIVE, 65535, NURL_ERR_SCHEME);
    } else if (is_next(in, NURL_CRI_TEXT)) {
        cri->front = NURL_CRI_NAME;
        read_cri_scheme(in);
    } else {
        read_discard(in);
        return;
    }
    read_cri_authority(in);
}

/* The segments "." and ".."; BOUNDS: the text ends at the cursor. */
static int is_dot_segment(const char *text, const char *end)
{
    return end > text && end - text < 3 && text[0] == '.' && end[-1] == '.';
}

/* path = [ *text ] / null, query = [ *text ] / null; no segment is dots. */
static void read_list(struct cri_reader *in, struct nurl_span *list)
{
    struct nurl_span text;
    const char *start;
    const char *item;
    const char *at;
    uint32_t left;

    if (in->sections == 0 || skip_null(in)) {
        return;
    }
    in->sections--;
    read_head(in, NURL_CRI_ARRAY);
    start = in->at;
    for (left = in->argument; left > 0 && in->status == NURL_OK; left--) {
        item = in->at;
        at = read_text(in, &text);
        if (list == &in->cri->path && is_dot_segment(at, in->at)) {
            cri_fail(in, NURL_ERR_DEC_FORBIDDEN, item);
        }
    }
    set_span(in, list, start);
}

/* CRI-Reference, and nothing more                               section 5.1 */
static void read_cri(struct cri_reader *in)
{
    read_head(in, NURL_CRI_ARRAY);
    in->sections = in->argument;
    read_front(in);
    in->cri->rest = (uint16_t)(in->at - in->cri->text);
    read_list(in, &in->cri->path);
    read_list(in, &in->cri->query);
    if (in->sections > 0) {
        in->sections--;
        (void)read_text(in, &in->cri->fragment);
    }
    if (in->sections > 0 || in->at < in->end) {
        cri_fail(in, NURL_ERR_CBOR, in->at);
    }
}

enum nurl_status nurl_cri_parse(struct nurl_cri *cri, const void *octets,
                                size_t length)
{
    struct cri_reader in;

    clear_cri(cri);
    cri->text = octets ? octets : "";
    in.status = nurl_text_check(nurl_text(octets, length), &cri->stop);
    if (in.status != NURL_OK) {
        return in.status;
    }
    in.cri = cri;
    in.at = cri->text;
    in.end = cri->text + length;
    in.argument = 0;
    read_cri(&in);
    cri->stop = (uint16_t)(in.at - cri->text);
    if (in.status != NURL_OK) {
        clear_cri(cri);
    }
    return in.status;
}
