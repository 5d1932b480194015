/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_uri.c - the URI reference of a CRI reference
 */
#include "nurl_cri.h"

#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "host/nurl_ip.h"
#include "scheme/nurl_cri_head.h"
#include "scheme/nurl_cri_scheme.h"
#include "scheme/nurl_escaped.h"

/* How a list becomes a part: the byte before its first item, the byte before
 * the others, and the class of the bytes that are not escaped. */
struct cri_list {
    char first; /* '\0': nothing */
    char delimiter;
    uint8_t class_bit;
};

static void put_items_escaped(struct nurl_writer *out, struct nurl_str items,
                              const struct cri_list *how)
{
    struct nurl_str item;
    char delimiter = how->first;

    while (nurl_cri_next(&items, &item)) {
        if (delimiter != '\0') {
            nurl_emit(out, &delimiter, 1, 0);
        }
        nurl_escaped(out, &item, how->class_bit, how->delimiter);
        delimiter = how->delimiter;
    }
}

static void put_part_escaped(struct nurl_writer *out,
                             const struct nurl_cri *cri, struct nurl_span span,
                             unsigned class_bit)
{
    struct nurl_str text = nurl_cri_part(cri, span);

    nurl_escaped(out, &text, class_bit, '\0');
}

/*
 * The offset of the first item of the CRI. BOUNDS: the CRI was parsed, so its
 * head is well-formed.
 */
static size_t first_item(const struct nurl_cri *cri)
{
    const char *at = cri->text;
    uint32_t sections;

    (void)nurl_cri_head(&at, at + cri->stop, &sections);
    return (size_t)(at - cri->text);
}

/* [ scheme ":" ] */
static void put_scheme_of_cri(struct nurl_writer *out,
                              const struct nurl_cri *cri)
{
    struct nurl_str name = nurl_cri_part(cri, cri->scheme);

    if (cri->front == NURL_CRI_NUMBER) {
        name = nurl_cri_scheme_name(cri->number);
    }
    if (cri->front <= NURL_CRI_NAME) {
        if (!name.ptr) {
            nurl_emit_fault(out, NURL_ERR_SCHEME, first_item(cri));
        }
        nurl_emit_run(out, name.ptr, name.len, 0);
        nurl_emit(out, ":", 1, 0);
    } else if (cri->flags & NURL_CRI_ROOTLESS) {
        nurl_emit_fault(out, NURL_ERR_SCHEME_MISSING, first_item(cri));
    }
}

static const struct cri_list list_labels = { '\0', '.', NURL_OCTET_NAME };

/*
 * 1 if the labels together are an IPv4 address, of at most 15 bytes. Checks the
 * first byte first: most hosts do not begin with a digit.
 */
static int spells_ipv4(const struct nurl_cri *cri)
{
    struct nurl_str all = nurl_cri_part(cri, cri->host);
    struct nurl_str items = nurl_cri_part(cri, cri->host);
    struct nurl_str label = { NULL, 0 };
    struct nurl_writer out;
    char text[15];

    (void)nurl_cri_next(&items, &label); /* there is one, or more */
    if (label.len == 0 || !nurl_octet_digit(*label.ptr)) {
        return 0;
    }
    nurl_writer_init(&out, text, sizeof text);
    put_items_escaped(&out, all, &list_labels);
    return nurl_writer_status(&out) == NURL_OK &&
           nurl_ip_is_v4(text, text + out.len);
}

static void put_labels(struct nurl_writer *out, const struct nurl_cri *cri)
{
    if (spells_ipv4(cri)) {
        nurl_emit_fault(out, NURL_ERR_HOST_NUMERIC, cri->host.off);
    }
    put_items_escaped(out, nurl_cri_part(cri, cri->host), &list_labels);
}

/*
 * IPv4address / "[" IPv6address "]"
 *
 * BOUNDS: the host is one item, and its last 4 or 16 bytes are the address.
 */
static void put_address(struct nurl_writer *out, const struct nurl_cri *cri)
{
    unsigned size = cri->host_kind == NURL_HOST_IPV4 ? 4 : 16;
    const char *octets = cri->text + cri->host.off + cri->host.len - size;
    uint8_t address[16];
    unsigned i;

    for (i = 0; i < size; i++) {
        address[i] = nurl_octet(octets[i]);
    }
    if (nurl_present(cri->zone)) {
        nurl_emit_fault(out, NURL_ERR_IP_LITERAL, cri->host.off);
    }
    if (size == 4) {
        nurl_write_ipv4(out, address);
        return;
    }
    nurl_emit(out, "[", 1, 0);
    nurl_write_ipv6(out, address);
    nurl_emit(out, "]", 1, 0);
}

/* [ "//" [ userinfo "@" ] host [ ":" port ] ] */
static void put_login_of_cri(struct nurl_writer *out,
                             const struct nurl_cri *cri)
{
    if (cri->host_kind == NURL_HOST_NONE) {
        return;
    }
    nurl_emit_run(out, "//", 2, 0);
    if (nurl_present(cri->user)) {
        put_part_escaped(out, cri, cri->user, NURL_OCTET_USER);
        nurl_emit(out, "@", 1, 0);
    }
    if (cri->host_kind == NURL_HOST_NAME) {
        put_labels(out, cri);
    } else {
        put_address(out, cri);
    }
    if (cri->flags & NURL_CRI_HAS_PORT) {
        nurl_emit(out, ":", 1, 0);
        nurl_write_number(out, cri->port);
    }
}

/* 1 if the reference discards a number of segments: its path is relative. */
static int is_relative(const struct nurl_cri *cri)
{
    return cri->front == NURL_CRI_DISCARD && cri->discard != NURL_CRI_ALL;
}

/* Refuses a path that a URI cannot have                sections 2.3 and 6.1 */
static enum nurl_status check_path(const struct nurl_cri *cri, size_t *stop)
{
    struct nurl_str items = nurl_cri_part(cri, cri->path);
    struct nurl_str first;
    int rootless = (cri->flags & NURL_CRI_ROOTLESS) != 0;

    *stop = cri->rest;
    if (is_relative(cri) && cri->discard == 0) {
        return nurl_present(cri->path) ? NURL_ERR_CHAR : NURL_OK;
    }
    if (!nurl_cri_next(&items, &first)) {
        return rootless || cri->front == NURL_CRI_DISCARD
                   ? NURL_ERR_PATH_REQUIRED
                   : NURL_OK;
    }
    *stop = cri->path.off;
    if (first.len > 0 || cri->host_kind != NURL_HOST_NONE || is_relative(cri)) {
        return NURL_OK;
    }
    return rootless || items.len > 0 ? NURL_ERR_CHAR : NURL_OK;
}

/* ( discard - 1 )( "../" ); "./" before a path that would be read otherwise */
static void put_discard(struct nurl_writer *out, const struct nurl_cri *cri)
{
    struct nurl_str items = nurl_cri_part(cri, cri->path);
    struct nurl_str first;
    const char *end;
    unsigned left;

    for (left = cri->discard; left > 1; left--) {
        nurl_emit_run(out, "../", 3, 0);
    }
    if (cri->discard != 1 || !nurl_cri_next(&items, &first)) {
        return;
    }
    end = first.ptr + first.len;
    if (first.len == 0 || nurl_scan_to(first.ptr, end, ':') < end) {
        nurl_emit_run(out, "./", 2, 0);
    }
}

static void put_path_of_cri(struct nurl_writer *out, const struct nurl_cri *cri)
{
    struct cri_list segments = { '/', '/', NURL_OCTET_PATH };
    size_t stop;
    enum nurl_status status = check_path(cri, &stop);

    if (status != NURL_OK) {
        nurl_emit_fault(out, status, stop);
    }
    if (is_relative(cri)) {
        put_discard(out, cri);
    }
    if (is_relative(cri) || (cri->flags & NURL_CRI_ROOTLESS)) {
        segments.first = '\0';
    }
    put_items_escaped(out, nurl_cri_part(cri, cri->path), &segments);
}

/* [ "?" query ] [ "#" fragment ] */
static void put_query_of_cri(struct nurl_writer *out,
                             const struct nurl_cri *cri)
{
    static const struct cri_list parameters = { '?', '&', NURL_OCTET_QUERY };

    if (is_relative(cri) && cri->discard == 0 && nurl_present(cri->query) &&
        cri->query.len == 0) {
        /* the query is one byte, the head of its array */
        nurl_emit_fault(out, NURL_ERR_CHAR, cri->query.off - 1u);
    }
    put_items_escaped(out, nurl_cri_part(cri, cri->query), &parameters);
    if (nurl_present(cri->fragment)) {
        nurl_emit(out, "#", 1, 0);
        put_part_escaped(out, cri, cri->fragment, NURL_OCTET_QUERY);
    }
}

void nurl_write_cri_uri(struct nurl_writer *out, const struct nurl_cri *cri)
{
    int16_t before = out->status;

    if (cri->front == NURL_CRI_NONE) {
        nurl_emit_fault(out, NURL_ERR_UNPARSED, 0);
        return;
    }
    put_scheme_of_cri(out, cri);
    put_login_of_cri(out, cri);
    put_path_of_cri(out, cri);
    put_query_of_cri(out, cri);
    nurl_emit_unplaced(out, before);
}
