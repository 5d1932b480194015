/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_write.c - the CRI reference of a URL
 */
#include "nurl_cri.h"

#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "scheme/nurl_cri_emit.h"
#include "scheme/nurl_cri_scheme.h"
#include "scheme/nurl_cri_write_login.h"
#include "scheme/nurl_cri_write_path.h"
#include "scheme/nurl_cri_write_text.h"

static const struct nurl_cri_rule rule_scheme = { 0, '\0', 1 }; /* lower case */
static const struct nurl_cri_rule rule_query = { NURL_OCTET_QUERY, '&', 0 };
static const struct nurl_cri_rule rule_fragment = { NURL_OCTET_QUERY, '\0', 0 };

static void put_scheme_of_url(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_cri_range name;
    uint16_t number;

    if (nurl_cri_scheme_number(url, &number)) {
        nurl_cri_emit_head(out, NURL_CRI_NEGATIVE, number);
        return;
    }
    nurl_cri_range_of(&name, url, url->scheme, &rule_scheme);
    nurl_cri_write_range(out, url, &name);
}

/* scheme, authority / null, authority / discard */
static void put_front(struct nurl_writer *out, const struct nurl *url,
                      const struct nurl_cri_path *path, size_t sections)
{
    int host = url->host_kind != NURL_HOST_NONE;

    if (!nurl_present(url->scheme) && !host) {
        if (path->relative) {
            nurl_cri_emit_head(out, NURL_CRI_UNSIGNED, path->open + 1);
        } else if (sections > 1) {
            nurl_cri_emit_octet(out, path->count > 0 ? NURL_CRI_TRUE : 0);
        }
        return;
    }
    if (nurl_present(url->scheme)) {
        put_scheme_of_url(out, url);
    } else {
        nurl_cri_emit_octet(out, NURL_CRI_NULL);
    }
    if (host) {
        nurl_cri_write_login(out, url);
    } else if (sections > 1) {
        nurl_cri_emit_octet(out, path->slash || path->count == 0
                                     ? NURL_CRI_NULL
                                     : NURL_CRI_TRUE);
    }
}

/* An absent section before others; in a reference it is null.           5.1 */
static void put_absent(struct nurl_writer *out, const struct nurl *url)
{
    nurl_cri_emit_octet(out, nurl_present(url->scheme) ? NURL_CRI_ARRAY << 5
                                                       : NURL_CRI_NULL);
}

static void put_path_of_url(struct nurl_writer *out, const struct nurl *url,
                            const struct nurl_cri_path *path, size_t sections)
{
    if (path->status != NURL_OK) {
        nurl_emit_fault(out, (enum nurl_status)path->status, path->stop);
    }
    if (path->count > 0) {
        nurl_cri_emit_head(out, NURL_CRI_ARRAY, path->count);
        nurl_cri_path_write(out, path, url);
    } else if (sections > 2) {
        put_absent(out, url);
    }
}

static void put_query_of_url(struct nurl_writer *out, const struct nurl *url,
                             size_t sections)
{
    struct nurl_cri_range range;
    size_t count;

    if (nurl_present(url->query)) {
        nurl_cri_range_of(&range, url, url->query, &rule_query);
        count = nurl_cri_count(&range);
        nurl_cri_emit_head(out, NURL_CRI_ARRAY, count);
        nurl_cri_write_ranges(out, url, &range, count);
    } else if (sections > 3) {
        put_absent(out, url);
    }
}

static void put_fragment_of_url(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_cri_range range;

    if (nurl_present(url->fragment)) {
        nurl_cri_range_of(&range, url, url->fragment, &rule_fragment);
        nurl_cri_write_range(out, url, &range);
    }
}

/* Without scheme and host the front is one section: discard.    section 5.1 */
static void put_cri(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_cri_path path;
    size_t sections;
    int host = url->host_kind != NURL_HOST_NONE;
    int scheme = nurl_present(url->scheme);

    nurl_cri_path_measure(&path, url);
    sections = nurl_cri_sections(host, path.count, nurl_present(url->query),
                                 nurl_present(url->fragment));
    nurl_cri_emit_head(out, NURL_CRI_ARRAY,
                       host || scheme ? sections : sections - 1);
    put_front(out, url, &path, sections);
    put_path_of_url(out, url, &path, sections);
    put_query_of_url(out, url, sections);
    put_fragment_of_url(out, url);
}

void nurl_write_cri(struct nurl_writer *out, const struct nurl *url)
{
    int16_t before = out->status;

    if (url->profile != NURL_PROFILE_3986) {
        nurl_emit_fault(out, NURL_ERR_UNPARSED, 0);
        return;
    }
    put_cri(out, url);
    nurl_emit_unplaced(out, before);
}
