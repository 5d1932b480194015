/*
 * cri_round.c - checks for every URL and its CRI
 */
#include "cri_round.h"

#include <string.h>

#include "nurl.h"

#ifdef NURL_HOST_TEST
#define ROUND_SIZE 220000
#else
#define ROUND_SIZE 600
#endif

static char texts[2][ROUND_SIZE];
static char cris[2][ROUND_SIZE];

static struct nurl_str held(const struct nurl_writer *out)
{
    return nurl_text(out->ptr, out->len);
}

static int same(struct nurl_str a, struct nurl_str b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}

static int too_long(struct nurl_str text)
{
    return text.len > NURL_TEXT_MAX;
}

/* 1 for an error that nurl_write_cri can have, at a byte of the URL or its end.
 */
static int is_cri_error(const struct nurl_writer *out, size_t len)
{
    switch (nurl_writer_status(out)) {
    case NURL_ERR_DEC_FORBIDDEN:
    case NURL_ERR_IP_LITERAL:
    case NURL_ERR_HOST_NUMERIC:
    case NURL_ERR_PORT_RANGE:
    case NURL_ERR_CHAR:
        return out->stop <= len;
    case NURL_ERR_BUF:
        return nurl_writer_need(out) > ROUND_SIZE;
    default:
        return 0;
    }
}

/* Normal forms keep the zeros of a port. */
static int has_long_port(const struct nurl *url)
{
    return url->port.len > 1 && url->text[url->port.off] == '0';
}

int cri_round_same_options(const struct nurl *a, const struct nurl *b)
{
    char values[2][300];
    struct nurl_coap coap[2];
    struct nurl_coap_option option[2];
    struct nurl_writer out[2];
    int more;
    int i;

    if (nurl_coap_begin(&coap[0], a, 0) != NURL_OK) {
        return 1; /* such as a "." that is removed */
    }
    if (nurl_coap_begin(&coap[1], b, 0) != NURL_OK) {
        return 0;
    }
    for (;;) {
        more = nurl_coap_next(&coap[0], &option[0]);
        if (nurl_coap_next(&coap[1], &option[1]) != more || !more) {
            return coap[0].port == coap[1].port && !more;
        }
        for (i = 0; i < 2; i++) {
            nurl_writer_init(&out[i], values[i], sizeof values[i]);
            nurl_write_coap_value(&out[i], &option[i]);
        }
        if (option[0].number != option[1].number ||
            !same(held(&out[0]), held(&out[1]))) {
            return 0;
        }
    }
}

static const char *compare_urls(const struct nurl *url, const struct nurl *back)
{
    if (!nurl_present(url->scheme)) {
        return NULL;
    }
    if (!has_long_port(url) && !nurl_equal(url, back)) {
        return "the URL of the CRI has another normal form";
    }
    return cri_round_same_options(url, back) ? NULL : "other options";
}

/* The text of a CRI, and the CRI of that text. */
static const char *back_again(const struct nurl_cri *cri, struct nurl *back,
                              struct nurl_writer *text,
                              struct nurl_writer *again)
{
    nurl_writer_init(text, texts[0], ROUND_SIZE);
    nurl_write_cri_uri(text, cri);
    if (nurl_writer_status(text) != NURL_OK || too_long(held(text))) {
        return NULL;
    }
    if (nurl_parse(back, text->ptr, text->len) != NURL_OK) {
        return "the URL of a CRI does not parse";
    }
    nurl_writer_init(again, cris[1], ROUND_SIZE);
    nurl_write_cri(again, back);
    return nurl_writer_status(again) == NURL_OK ||
                   nurl_writer_status(again) == NURL_ERR_BUF
               ? NULL
               : "the URL of a CRI has no CRI";
}

const char *cri_round_url(struct nurl_str text)
{
    struct nurl url;
    struct nurl back;
    struct nurl_cri cri;
    struct nurl_writer out;
    struct nurl_writer uri;
    struct nurl_writer again;
    const char *wrong;

    if (nurl_parse(&url, text.ptr, text.len) != NURL_OK) {
        return NULL;
    }
    nurl_writer_init(&out, cris[0], ROUND_SIZE);
    nurl_write_cri(&out, &url);
    if (nurl_writer_status(&out) != NURL_OK) {
        return is_cri_error(&out, text.len) ? NULL : "no error of a CRI";
    }
    if (too_long(held(&out))) {
        return NULL;
    }
    if (nurl_cri_parse(&cri, out.ptr, out.len) != NURL_OK) {
        return "the CRI of a URL does not parse";
    }
    wrong = back_again(&cri, &back, &uri, &again);
    if (wrong) {
        return wrong;
    }
    if (nurl_writer_status(&uri) != NURL_OK) {
        return nurl_writer_status(&uri) == NURL_ERR_BUF
                   ? NULL
                   : "the CRI of a URL has no URL";
    }
    if (too_long(held(&uri)) || nurl_writer_status(&again) != NURL_OK) {
        return NULL;
    }
    return same(held(&out), held(&again))
               ? compare_urls(&url, &back)
               : "the URL of the CRI has another CRI";
}

const char *cri_round_octets(struct nurl_str octets)
{
    struct nurl back;
    struct nurl_cri cri;
    struct nurl_writer uri;
    struct nurl_writer again;
    struct nurl_writer text;
    const char *wrong;

    if (nurl_cri_parse(&cri, octets.ptr, octets.len) != NURL_OK) {
        return cri.stop <= octets.len || too_long(octets) ? NULL : "no place";
    }
    wrong = back_again(&cri, &back, &uri, &again);
    if (wrong || nurl_writer_status(&uri) != NURL_OK || too_long(held(&uri)) ||
        nurl_writer_status(&again) != NURL_OK || too_long(held(&again))) {
        return wrong;
    }
    if (nurl_cri_parse(&cri, again.ptr, again.len) != NURL_OK) {
        return "the CRI of the URL does not parse";
    }
    nurl_writer_init(&text, texts[1], ROUND_SIZE);
    nurl_write_cri_uri(&text, &cri);
    if (nurl_writer_status(&text) != NURL_OK) {
        return "the CRI of the URL has no URL";
    }
    /* A default port is gone then. */
    return nurl_present(back.port) || same(held(&uri), held(&text))
               ? NULL
               : "another URL";
}

static int is_escaped_dot(struct nurl_str text, size_t at)
{
    return at + 2 < text.len && text.ptr[at] == '%' &&
           text.ptr[at + 1] == '2' && (text.ptr[at + 2] | 0x20) == 'e';
}

/* 1 if the text has an escaped dot, or a path has a segment with a dot at its
 * start: cri_round_resolved excludes them. */
static int has_dots(struct nurl_str text, int is_path)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (is_escaped_dot(text, i) || (is_path && text.ptr[i] == '.' &&
                                        (i == 0 || text.ptr[i - 1] == '/'))) {
            return 1;
        }
    }
    return 0;
}

/* 1 and the CRI of the text, if it has one; the bytes are kept. */
static int cri_of(struct nurl_cri *cri, struct nurl_str text, char *buffer)
{
    struct nurl_writer out;
    struct nurl url;

    nurl_writer_init(&out, buffer, ROUND_SIZE);
    if (nurl_parse(&url, text.ptr, text.len) != NURL_OK) {
        return 0;
    }
    nurl_write_cri(&out, &url);
    return nurl_writer_status(&out) == NURL_OK &&
           nurl_cri_parse(cri, out.ptr, out.len) == NURL_OK;
}

static int comparable(const struct nurl_cri *reference, struct nurl_str text,
                      const struct nurl *base)
{
    return base->host_kind != NURL_HOST_NONE && nurl_present(base->scheme) &&
           !has_dots(nurl_part(base, base->path), 1) && !has_dots(text, 0) &&
           !(reference->front == NURL_CRI_NETWORK &&
             (reference->flags & NURL_CRI_HAS_PORT)) &&
           (reference->front != NURL_CRI_DISCARD ||
            nurl_present(reference->path) || nurl_present(reference->query));
}

const char *cri_round_resolved(struct nurl_str reference, struct nurl_str base)
{
    struct nurl_cri from;
    struct nurl_cri of;
    struct nurl_cri cri;
    struct nurl url;
    struct nurl_writer text;
    struct nurl_writer target;

    if (nurl_parse(&url, base.ptr, base.len) != NURL_OK ||
        !cri_of(&of, base, cris[0]) || !cri_of(&from, reference, cris[1]) ||
        !comparable(&from, reference, &url)) {
        return NULL;
    }
    nurl_writer_init(&text, texts[0], ROUND_SIZE);
    nurl_resolve(&text, &url, reference);
    nurl_writer_init(&target, texts[1], ROUND_SIZE);
    nurl_write_cri_resolved(&target, &of, &from);
    if (nurl_writer_status(&text) != NURL_OK || too_long(held(&text)) ||
        nurl_writer_status(&target) != NURL_OK) {
        return NULL;
    }
    if (!cri_of(&cri, held(&text), cris[0])) {
        return "a resolved reference has no CRI";
    }
    return same(nurl_text(cri.text, cri.stop), held(&target))
               ? NULL
               : "another target";
}
