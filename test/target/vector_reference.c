/*
 * vector_reference.c - the operations on references and their normal form
 */
#include "nurl_equal.h"
#include "nurl_reference.h"
#include "vector_row.h"

void vector_resolve(struct vector_question *row)
{
    struct nurl_writer out;
    struct nurl base;

    if (vector_url(&base, row->input2, 0)) {
        nurl_writer_init(&out, vector_out, sizeof vector_out);
        nurl_resolve(&out, &base, row->input);
        vector_written(&out);
    }
}

/* The cleaned location and the target share the room. */
void vector_redirect(struct vector_question *row)
{
    struct nurl_writer clean;
    struct nurl_writer out;
    struct nurl asked;

    if (!vector_url(&asked, row->input2, 0)) {
        return;
    }
    nurl_writer_init(&clean, vector_out, sizeof vector_out);
    nurl_clean(&clean, row->input);
    if (nurl_writer_status(&clean) != NURL_OK) {
        vector_written(&clean);
        return;
    }
    nurl_writer_init(&out, vector_out + clean.len,
                     sizeof vector_out - clean.len);
    nurl_redirect(&out, &asked, nurl_text(clean.ptr, clean.len));
    vector_written(&out);
}

void vector_clean(struct vector_question *row)
{
    struct nurl_writer out;

    nurl_writer_init(&out, vector_out, sizeof vector_out);
    nurl_clean(&out, row->input);
    vector_written(&out);
}

void vector_normalize(struct vector_question *row)
{
    struct nurl_writer out;
    struct nurl url;

    if (vector_url(&url, row->input, row->zone)) {
        nurl_writer_init(&out, vector_out, sizeof vector_out);
        nurl_normalize(&out, &url);
        vector_written(&out);
    }
}

void vector_equal(struct vector_question *row)
{
    struct nurl a;
    struct nurl b;

    if (vector_url(&a, row->input, row->zone) &&
        vector_url(&b, row->input2, row->zone)) {
        vector_ok();
        vector_key_number("same", (uint32_t)nurl_equal(&a, &b));
    }
}

void vector_same_origin(struct vector_question *row)
{
    struct nurl a;
    struct nurl b;

    if (vector_url(&a, row->input, row->zone) &&
        vector_url(&b, row->input2, row->zone)) {
        vector_ok();
        vector_key_number("same", (uint32_t)nurl_same_origin(&a, &b));
    }
}
