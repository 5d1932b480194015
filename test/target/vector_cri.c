/*
 * vector_cri.c - the operations of CRIs
 */
#include "nurl_cri.h"
#include "vector_row.h"

/* "K.0", "K.1", .. and "K.n"; nothing for a list that is absent. */
static void key_items(const char *key, const struct nurl_cri *cri,
                      struct nurl_span list)
{
    struct nurl_str items = nurl_cri_part(cri, list);
    struct nurl_str item;
    unsigned n = 0;

    if (!nurl_present(list)) {
        return;
    }
    while (nurl_cri_next(&items, &item)) {
        vector_key_str(vector_numbered(key, n++, ""), cri->text, item);
    }
    vector_key_count(key, n);
}

static void key_text(const char *key, const struct nurl_cri *cri,
                     struct nurl_span text)
{
    if (nurl_present(text)) {
        vector_key_span(key, cri->text, text);
    }
}

static void key_front(const struct nurl_cri *cri)
{
    if (cri->front == NURL_CRI_NUMBER) {
        vector_key_number("scheme_number", cri->number);
    } else if (cri->front == NURL_CRI_DISCARD) {
        if (cri->discard == NURL_CRI_ALL) {
            vector_key_word("discard", "all");
        } else {
            vector_key_number("discard", cri->discard);
        }
    }
    key_text("scheme", cri, cri->scheme);
    if (cri->flags & NURL_CRI_ROOTLESS) {
        vector_key_number("rootless", 1);
    }
}

static void key_authority(const struct nurl_cri *cri)
{
    struct nurl_str items = nurl_cri_part(cri, cri->host);
    struct nurl_str address;

    key_text("user", cri, cri->user);
    if (cri->host_kind == NURL_HOST_NAME) {
        key_items("label", cri, cri->host);
    } else if (nurl_cri_next(&items, &address)) {
        vector_key_hex("octets_hex", address.ptr, address.len);
    }
    key_text("zone", cri, cri->zone);
    if (cri->flags & NURL_CRI_HAS_PORT) {
        vector_key_number("port", cri->port);
    }
}

static enum nurl_status parse(struct vector_question *row, struct nurl_cri *cri,
                              struct nurl_str octets)
{
    enum nurl_status status = nurl_cri_parse(cri, octets.ptr, octets.len);

    row->stop = cri->stop;
    return status;
}

enum nurl_status vector_parse_cri(struct vector_question *row)
{
    struct nurl_cri cri;
    enum nurl_status status = parse(row, &cri, row->input);

    if (status != NURL_OK) {
        return status;
    }
    vector_ok();
    key_front(&cri);
    key_authority(&cri);
    key_items("segment", &cri, cri.path);
    key_items("param", &cri, cri.query);
    key_text("fragment", &cri, cri.fragment);
    return NURL_OK;
}

/* The written bytes. */
static enum nurl_status key_cri(const struct nurl_writer *out)
{
    if (nurl_writer_status(out) != NURL_OK) {
        vector_unwritten(out);
        return NURL_OK;
    }
    vector_ok();
    vector_key_hex("cri_hex", out->ptr, out->len);
    return NURL_OK;
}

enum nurl_status vector_to_cri(struct vector_question *row)
{
    nurl_write_cri(&row->out, &row->url);
    return key_cri(&row->out);
}

enum nurl_status vector_from_cri(struct vector_question *row)
{
    struct nurl_cri cri;
    enum nurl_status status = parse(row, &cri, row->input);

    if (status == NURL_OK) {
        nurl_write_cri_uri(&row->out, &cri);
    }
    return status;
}

/* Errors of the base come first. The reference is parsed as a CRI. */
enum nurl_status vector_cri_resolve(struct vector_question *row)
{
    struct nurl_cri base;
    struct nurl_cri reference;
    enum nurl_status status = parse(row, &base, row->input2);

    if (status != NURL_OK) {
        return status;
    }
    if (base.front > NURL_CRI_NAME) {
        row->stop = 0;
        return NURL_ERR_SCHEME_MISSING;
    }
    status = parse(row, &reference, row->input);
    if (status != NURL_OK) {
        return status;
    }
    nurl_write_cri_resolved(&row->out, &base, &reference);
    return key_cri(&row->out);
}
