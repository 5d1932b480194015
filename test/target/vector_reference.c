/*
 * vector_reference.c - the operations on references and their normal form
 */
#include "nurl_equal.h"
#include "nurl_parse.h"
#include "nurl_reference.h"
#include "vector_row.h"

/* A URL, or its fault as the answer. */
static int parsed(struct nurl *url, struct nurl_str text)
{
    enum nurl_status status = nurl_parse(url, text.ptr, text.len);

    if (status != NURL_OK) {
        vector_fault_status(status, url->stop);
    }
    return status == NURL_OK;
}

void vector_resolve(struct vector_question *row)
{
    struct nurl_writer out;
    struct nurl base;

    if (parsed(&base, row->input2)) {
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

    if (!parsed(&asked, row->input2)) {
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

    if (parsed(&url, row->input)) {
        nurl_writer_init(&out, vector_out, sizeof vector_out);
        nurl_normalize(&out, &url);
        vector_written(&out);
    }
}

void vector_equal(struct vector_question *row)
{
    struct nurl a;
    struct nurl b;

    if (parsed(&a, row->input) && parsed(&b, row->input2)) {
        vector_ok();
        vector_key_number("same", (uint32_t)nurl_equal(&a, &b));
    }
}

void vector_same_origin(struct vector_question *row)
{
    struct nurl a;
    struct nurl b;

    if (parsed(&a, row->input) && parsed(&b, row->input2)) {
        vector_ok();
        vector_key_number("same", (uint32_t)nurl_same_origin(&a, &b));
    }
}
