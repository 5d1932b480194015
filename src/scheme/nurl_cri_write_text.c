/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_write_text.c - a part of a URL as one or more texts of a CRI
 */
#include "scheme/nurl_cri_write_text.h"
#include "base/nurl_emit.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "scheme/nurl_cri_emit.h"
#include "scheme/nurl_utf8.h"

/* 1 if the bytes are the text: no escape, and in a host no capital letter. */
static uint8_t is_plain(const char *at, const char *end, int is_host)
{
    while (at < end && *at != '%' &&
           (!is_host || nurl_octet_lower(*at) == *at)) {
        at++;
    }
    return at == end;
}

void nurl_cri_range_of(struct nurl_cri_range *range, const struct nurl *url,
                       struct nurl_span span, const struct nurl_cri_rule *rule)
{
    range->at = url->text + span.off;
    range->end = range->at + span.len;
    range->rule = rule;
    range->plain = is_plain(range->at, range->end, rule->is_host);
}

/* --------------------------------------------------------------- one text */

/*
 * 1 if the byte has another meaning when it is escaped: nurl_write_cri_uri
 * would write it raw.                                          section 2.1 C12
 */
static int is_delimiter(const struct nurl_cri_rule *rule, char octet)
{
    return octet != rule->delimiter &&
           nurl_octet_is(octet, rule->class_bit) != 0 &&
           !nurl_octet_unreserved(octet);
}

/*
 * Reads the sequence that begins with the escape at *at, and moves *at after
 * it. Returns how many bytes it has, or 0 if a text cannot have it. A raw byte
 * in a sequence is not UTF-8, so a byte that is_delimiter gets was escaped.
 */
static size_t sequence_length(const struct nurl_cri_range *range,
                              const char **at)
{
    struct nurl_utf8 state = { 0, 0, 0 };
    size_t len = 0;
    char octet;

    do {
        if (*at == range->end) {
            return 0;
        }
        octet = (char)nurl_escape_next(at, range->end);
        if (!nurl_utf8_next(&state, nurl_octet(octet)) ||
            is_delimiter(range->rule, octet)) {
            return 0;
        }
        len++;
    } while (state.left > 0);
    return len;
}

size_t nurl_cri_text_length(const struct nurl_cri_range *range,
                            const char **fault)
{
    const char *at = range->at;
    const char *escape;
    size_t len = 0;
    size_t more;

    *fault = NULL;
    if (range->plain) {
        return (size_t)(range->end - at);
    }
    for (;;) {
        escape = nurl_scan_to(at, range->end, '%');
        len += (size_t)(escape - at);
        if (escape == range->end) {
            return len;
        }
        at = escape;
        more = sequence_length(range, &at);
        if (more == 0) {
            *fault = escape;
            return len;
        }
        len += more;
    }
}

/* Lower case for the bytes in the buffer, from `start` on. */
static void lower(struct nurl_writer *out, size_t start)
{
    for (; start < out->len; start++) {
        out->ptr[start] = nurl_octet_lower(out->ptr[start]);
    }
}

void nurl_cri_write_decoded(struct nurl_writer *out,
                            const struct nurl_cri_range *range)
{
    size_t before = out->len;
    const char *at = range->at;
    const char *start;
    char octet;

    while (at < range->end) {
        start = at;
        at = range->plain ? range->end : nurl_scan_to(at, range->end, '%');
        nurl_emit_run(out, start, (size_t)(at - start), 0);
        if (at < range->end) {
            octet = (char)nurl_escape_next(&at, range->end);
            nurl_emit(out, &octet, 1, 0);
        }
    }
    if (range->rule->is_host && !range->plain) {
        lower(out, before);
    }
}

void nurl_cri_write_text(struct nurl_writer *out,
                         const struct nurl_cri_range *range, size_t len)
{
    nurl_cri_emit_head(out, NURL_CRI_TEXT, len);
    nurl_cri_write_decoded(out, range);
}

void nurl_cri_write_range(struct nurl_writer *out, const struct nurl *url,
                          const struct nurl_cri_range *range)
{
    const char *fault;
    size_t len = nurl_cri_text_length(range, &fault);

    if (fault) {
        nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN,
                        (size_t)(fault - url->text));
    }
    nurl_cri_write_text(out, range, len);
}

/* ------------------------------------------------------------------- lists */

/* Returns the first delimiter from *next on, or the end. Moves *next after. */
static const char *range_end(const struct nurl_cri_range *all,
                             const char **next)
{
    const struct nurl_cri_rule *rule = all->rule;
    const char *at = *next;
    char octet;

    for (;;) {
        while (at < all->end && *at != rule->delimiter && *at != '%') {
            at++;
        }
        *next = at;
        if (at == all->end) {
            return at;
        }
        octet = (char)nurl_escape_next(next, all->end);
        if (octet == rule->delimiter && (rule->is_host || *next == at + 1)) {
            return at;
        }
        at = *next;
    }
}

size_t nurl_cri_count(const struct nurl_cri_range *all)
{
    const char *next = all->at;
    size_t count = 1;

    while (range_end(all, &next) < all->end) {
        count++;
    }
    return count;
}

void nurl_cri_write_ranges(struct nurl_writer *out, const struct nurl *url,
                           const struct nurl_cri_range *all, size_t count)
{
    struct nurl_cri_range range;
    const char *next = all->at;

    range.rule = all->rule;
    range.plain = all->plain;
    for (; count > 0; count--) {
        range.at = next;
        range.end = range_end(all, &next);
        nurl_cri_write_range(out, url, &range);
    }
}
