/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri.c - a CRI reference, read from left to right
 */
#include "nurl_cri.h"

#include "base/nurl_octet.h"
#include "base/nurl_text_check.h"
#include "scheme/nurl_cri_read_login.h"
#include "scheme/nurl_cri_reader.h"

#define DISCARD_MAX 127

/* Member by member: for a whole struct some compilers call memset. */
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

/* a-z / 0-9 / "+" / "-" / "." */
static int is_scheme_octet(char c)
{
    return nurl_octet_offset(nurl_octet(c), 'a') < 26 || nurl_octet_digit(c) ||
           c == '+' || c == '-' || c == '.';
}

/* scheme-name = a-z *( a-z / 0-9 / "+" / "-" / "." )        section 5.1.1 */
static void read_cri_scheme(struct nurl_cri_reader *in)
{
    const char *at = nurl_cri_read_text(in, &in->cri->scheme);

    if (at == in->at) {
        nurl_cri_fail(in, NURL_ERR_SCHEME_MISSING, at);
    } else if (nurl_octet_offset(nurl_octet(*at), 'a') > 25) {
        nurl_cri_fail(in, NURL_ERR_SCHEME_FIRST, at);
    }
    while (at < in->at && is_scheme_octet(*at)) {
        at++;
    }
    if (at < in->at) {
        nurl_cri_fail(in, NURL_ERR_SCHEME_CHAR, at);
    }
}

/* Skips a null, which must not be the last section            section 5.1.4 */
static int skip_null(struct nurl_cri_reader *in)
{
    if (in->sections < 2 || !nurl_cri_skip(in, NURL_CRI_NULL)) {
        return 0;
    }
    in->sections--;
    return 1;
}

/* authority = [ .. ] / null / true. It is not null if the scheme is null. */
static void read_cri_authority(struct nurl_cri_reader *in)
{
    if (in->sections == 0 ||
        (in->cri->front != NURL_CRI_NETWORK && skip_null(in))) {
        return;
    }
    in->sections--;
    if (nurl_cri_skip(in, NURL_CRI_TRUE)) {
        in->cri->flags = NURL_CRI_ROOTLESS;
        return;
    }
    nurl_cri_read_login(in);
}

/* discard = true / 0..127                                     section 5.1.2 */
static void read_discard(struct nurl_cri_reader *in)
{
    in->cri->discard = NURL_CRI_ALL;
    if (!nurl_cri_skip(in, NURL_CRI_TRUE)) {
        in->cri->discard = (uint8_t)nurl_cri_read_number(
            in, NURL_CRI_UNSIGNED, DISCARD_MAX, NURL_ERR_CBOR);
    }
}

/* scheme, authority / null, authority / discard */
static void read_front(struct nurl_cri_reader *in)
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
    if (nurl_cri_is_next(in, NURL_CRI_NEGATIVE)) {
        cri->front = NURL_CRI_NUMBER;
        cri->number =
            nurl_cri_read_number(in, NURL_CRI_NEGATIVE, 65535, NURL_ERR_SCHEME);
    } else if (nurl_cri_is_next(in, NURL_CRI_TEXT)) {
        cri->front = NURL_CRI_NAME;
        read_cri_scheme(in);
    } else {
        read_discard(in);
        return;
    }
    read_cri_authority(in);
}

/* 1 for the segments "." and "..". BOUNDS: the text ends at the cursor. */
static int is_dot_segment(const char *text, const char *end)
{
    return end > text && end - text < 3 && text[0] == '.' && end[-1] == '.';
}

/* path = [ *text ] / null, query = [ *text ] / null. No dot segments. */
static void read_list(struct nurl_cri_reader *in, struct nurl_span *list)
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
    nurl_cri_read_head(in, NURL_CRI_ARRAY);
    start = in->at;
    for (left = in->argument; left > 0 && in->status == NURL_OK; left--) {
        item = in->at;
        at = nurl_cri_read_text(in, &text);
        if (list == &in->cri->path && is_dot_segment(at, in->at)) {
            nurl_cri_fail(in, NURL_ERR_DEC_FORBIDDEN, item);
        }
    }
    nurl_cri_set_span(in, list, start);
}

/* fragment = text / null */
static void read_fragment(struct nurl_cri_reader *in)
{
    if (in->sections == 0 || skip_null(in)) {
        return;
    }
    in->sections--;
    (void)nurl_cri_read_text(in, &in->cri->fragment);
}

/* CRI-Reference, and nothing more                               section 5.1 */
static void read_cri(struct nurl_cri_reader *in)
{
    nurl_cri_read_head(in, NURL_CRI_ARRAY);
    in->sections = in->argument;
    read_front(in);
    in->cri->rest = (uint16_t)(in->at - in->cri->text);
    read_list(in, &in->cri->path);
    read_list(in, &in->cri->query);
    read_fragment(in);
    if (in->sections > 0 || in->at < in->end) {
        nurl_cri_fail(in, NURL_ERR_CBOR, in->at);
    }
}

enum nurl_status nurl_cri_parse(struct nurl_cri *cri, const void *octets,
                                size_t length)
{
    const char *text = (const char *)octets;
    struct nurl_cri_reader in;

    clear_cri(cri);
    cri->text = text ? text : "";
    in.status = nurl_text_check(text, length, &cri->stop);
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
