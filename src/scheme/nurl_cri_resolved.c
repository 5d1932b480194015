/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_resolved.c - resolves a CRI reference with a base
 */
#include "nurl_cri.h"

#include "base/nurl_emit.h"
#include "scheme/nurl_cri_emit.h"

#define SEGMENTS_MAX 65535u /* the largest array that emit_head can write */

/* Each section is copied from the reference or the base         section 5.3 */
struct cri_target {
    const struct nurl_cri *scheme;
    const struct nurl_cri *authority;
    const struct nurl_cri *reference; /* the path, after what the base keeps */
    const struct nurl_cri *query;
    const struct nurl_cri *fragment;
    const struct nurl_cri *base;
    size_t kept; /* segments of the base */
};

static size_t count_items(struct nurl_str items)
{
    struct nurl_str item;
    size_t count = 0;

    while (nurl_cri_next(&items, &item)) {
        count++;
    }
    return count;
}

/* Appends the first items of a list, with the shortest heads. */
static void put_items(struct nurl_writer *out, struct nurl_str items,
                      size_t count)
{
    struct nurl_str item;

    for (; nurl_cri_next(&items, &item) && count > 0; count--) {
        nurl_cri_emit_text(out, item);
    }
}

static void put_cri_query(struct nurl_writer *out, const struct nurl_cri *cri)
{
    struct nurl_str items = nurl_cri_part(cri, cri->query);
    size_t count = count_items(items);

    nurl_cri_emit_head(out, NURL_CRI_ARRAY, count);
    put_items(out, items, count);
}

static void put_cri_scheme(struct nurl_writer *out, const struct nurl_cri *cri)
{
    if (cri->front == NURL_CRI_NUMBER) {
        nurl_cri_emit_head(out, NURL_CRI_NEGATIVE, cri->number);
    } else {
        nurl_cri_emit_text(out, nurl_cri_part(cri, cri->scheme));
    }
}

/*
 * An address is one item of bytes. A name is labels, which are texts.
 * BOUNDS: the item ends with its 4 or 16 bytes.
 */
static void put_cri_host(struct nurl_writer *out, const struct nurl_cri *cri,
                         size_t count)
{
    const char *end = cri->text + cri->host.off + cri->host.len;
    size_t size = cri->host_kind == NURL_HOST_IPV4 ? 4 : 16;

    if (cri->host_kind == NURL_HOST_NAME) {
        put_items(out, nurl_cri_part(cri, cri->host), count);
    } else {
        nurl_cri_emit_head(out, NURL_CRI_BYTES, size);
        nurl_emit_run(out, end - size, size, 0);
    }
}

/* [ ? ( false, userinfo ), host, ? port ] */
static void put_login(struct nurl_writer *out, const struct nurl_cri *cri)
{
    size_t labels = count_items(nurl_cri_part(cri, cri->host));
    size_t count = labels;

    if (nurl_present(cri->user)) {
        count += 2;
    }
    if (nurl_present(cri->zone)) {
        count++;
    }
    if (cri->flags & NURL_CRI_HAS_PORT) {
        count++;
    }
    nurl_cri_emit_head(out, NURL_CRI_ARRAY, count);
    if (nurl_present(cri->user)) {
        nurl_cri_emit_octet(out, NURL_CRI_FALSE);
        nurl_cri_emit_text(out, nurl_cri_part(cri, cri->user));
    }
    put_cri_host(out, cri, labels);
    if (nurl_present(cri->zone)) {
        nurl_cri_emit_text(out, nurl_cri_part(cri, cri->zone));
    }
    if (cri->flags & NURL_CRI_HAS_PORT) {
        nurl_cri_emit_head(out, NURL_CRI_UNSIGNED, cri->port);
    }
}

static int discards_all(const struct nurl_cri *reference)
{
    return reference->front == NURL_CRI_DISCARD &&
           reference->discard == NURL_CRI_ALL;
}

/* A base that loses its whole path is not rootless after that. */
static int stays_rootless(const struct cri_target *target)
{
    return (target->authority->flags & NURL_CRI_ROOTLESS) != 0 &&
           !discards_all(target->reference);
}

static void put_target_front(struct nurl_writer *out,
                             const struct cri_target *target, int rootless,
                             size_t sections)
{
    nurl_cri_emit_head(out, NURL_CRI_ARRAY, sections);
    put_cri_scheme(out, target->scheme);
    if (target->authority->host_kind != NURL_HOST_NONE) {
        put_login(out, target->authority);
    } else if (sections > 1) {
        nurl_cri_emit_octet(out, rootless ? NURL_CRI_TRUE : NURL_CRI_NULL);
    }
}

/* The segments that the base keeps, and `more` of the reference. */
static void put_target_segments(struct nurl_writer *out,
                                const struct cri_target *target, size_t more)
{
    const struct nurl_cri *base = target->base;
    const struct nurl_cri *reference = target->reference;

    nurl_cri_emit_head(out, NURL_CRI_ARRAY, target->kept + more);
    put_items(out, nurl_cri_part(base, base->path), target->kept);
    put_items(out, nurl_cri_part(reference, reference->path), more);
}

/* Of 5 sections, those after the scheme and the authority. */
static void put_target_rest(struct nurl_writer *out,
                            const struct cri_target *target, size_t sections,
                            size_t more)
{
    const struct nurl_cri *last = target->fragment;

    if (sections > 2) {
        put_target_segments(out, target, more);
    }
    if (sections > 3) {
        put_cri_query(out, target->query);
    }
    if (sections > 4) {
        nurl_cri_emit_text(out, nurl_cri_part(last, last->fragment));
    }
}

static void put_target_cri(struct nurl_writer *out,
                           const struct cri_target *target)
{
    const struct nurl_cri *reference = target->reference;
    size_t more = count_items(nurl_cri_part(reference, reference->path));
    int rootless = stays_rootless(target);
    int host = target->authority->host_kind != NURL_HOST_NONE;
    size_t sections = nurl_cri_sections(
        host || rootless, target->kept + more, target->query->query.len > 0,
        nurl_present(target->fragment->fragment));

    if (more > SEGMENTS_MAX - target->kept) {
        nurl_emit_fault(out, NURL_ERR_TOO_LONG, 0);
        return;
    }
    put_target_front(out, target, rootless, sections);
    put_target_rest(out, target, sections, more);
}

/*
 * A reference with a scheme takes nothing from the base. A reference with an
 * authority takes the scheme. All others take the path, too, without the
 * segments that they discard. If a reference discards nothing and has no path,
 * it takes the query; without a query also the fragment.        section 5.3
 */
static void resolve_cri(struct nurl_writer *out, const struct nurl_cri *base,
                        const struct nurl_cri *reference)
{
    struct cri_target target;
    size_t count;

    target.scheme = reference->front > NURL_CRI_NAME ? base : reference;
    target.authority = reference;
    target.reference = reference;
    target.query = reference;
    target.fragment = reference;
    target.base = base;
    target.kept = 0;
    if (reference->front == NURL_CRI_DISCARD) {
        target.authority = base;
        count = count_items(nurl_cri_part(base, base->path));
        if (count > reference->discard && !discards_all(reference)) {
            target.kept = count - reference->discard;
        }
    }
    if (reference->front == NURL_CRI_DISCARD && reference->discard == 0 &&
        !nurl_present(reference->path) && !nurl_present(reference->query)) {
        target.query = base;
        if (!nurl_present(reference->fragment)) {
            target.fragment = base;
        }
    }
    put_target_cri(out, &target);
}

void nurl_write_cri_resolved(struct nurl_writer *out,
                             const struct nurl_cri *base,
                             const struct nurl_cri *reference)
{
    int16_t before = out->status;

    if (base->front == NURL_CRI_NONE || reference->front == NURL_CRI_NONE) {
        nurl_emit_fault(out, NURL_ERR_UNPARSED, 0);
    } else if (base->front > NURL_CRI_NAME) {
        nurl_emit_fault(out, NURL_ERR_SCHEME_MISSING, 0);
    } else {
        resolve_cri(out, base, reference);
        nurl_emit_unplaced(out, before);
    }
}
