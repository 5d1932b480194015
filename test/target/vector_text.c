/*
 * vector_text.c - the operations on texts: prefix, URLs in them, safety
 */
#include "console.h"
#include "nurl_find.h"
#include "nurl_flags_1738.h"
#include "nurl_parse.h"
#include "nurl_writer.h"
#include "vector_row.h"

void vector_prefix(struct vector_question *row)
{
    vector_ok();
    vector_key_text("text", nurl_strip_prefix(row->input));
}

static void key_begin(uint32_t n, const char *key)
{
    console_text("\tfound.");
    console_number(n);
    console_text(".");
    console_text(key);
    console_text("=");
}

/* The URL up to its first "#", and the fragment behind it. */
static void keys_found(uint32_t n, const struct nurl_find *find,
                       const struct nurl_writer *out)
{
    size_t len = 0;

    while (len < out->len && out->ptr[len] != '#') {
        len++;
    }
    key_begin(n, "url");
    console_escaped(out->ptr, len);
    if (len < out->len) {
        key_begin(n, "fragment");
        console_escaped(out->ptr + len + 1, out->len - len - 1);
    }
    key_begin(n, "hyphen_breaks");
    console_number((uint32_t)find->hyphens);
}

static void search(struct nurl_find *find, const struct vector_question *row)
{
    nurl_find_begin(find, row->ways | (row->drop ? NURL_FIND_DROP_HYPHEN : 0u));
    nurl_find_feed(find, row->input.ptr, row->input.len, 1);
}

/* The URLs are counted first, because their number leads the answer. */
void vector_extract(struct vector_question *row)
{
    struct nurl_writer out;
    struct nurl_find find;
    uint32_t n = 0;

    nurl_writer_init(&out, vector_out, sizeof vector_out);
    search(&find, row);
    while (nurl_find_next(&find, &out)) {
        if (nurl_writer_status(&out) != NURL_OK) {
            vector_unwritten(&out);
            return;
        }
        n++;
    }
    vector_ok();
    vector_key_number("found.n", n);
    search(&find, row);
    for (n = 0; nurl_find_next(&find, &out); n++) {
        keys_found(n, &find, &out);
    }
}

/* As a log may show it, if that is something else. */
static void key_masked(struct nurl_str text, const struct nurl_writer *masked)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (text.ptr[i] != masked->ptr[i]) {
            vector_key_text("masked", nurl_text(masked->ptr, masked->len));
            return;
        }
    }
}

void vector_safety(struct vector_question *row)
{
    struct nurl url;
    struct nurl_writer masked;
    enum nurl_status status =
        nurl_parse_1738(&url, row->input.ptr, row->input.len);
    uint32_t flags = nurl_flags_1738(&url);

    nurl_writer_init(&masked, vector_out, sizeof vector_out);
    nurl_write_masked(&masked, row->input);
    if (nurl_writer_status(&masked) != NURL_OK) {
        vector_unwritten(&masked);
        return;
    }
    vector_ok();
    if (status == NURL_OK) {
        vector_key_number("port_risk", (flags & NURL_FLAGS_PORT_RISK) != 0);
        vector_key_number("unambiguous", (flags & NURL_FLAGS_AMBIGUOUS) == 0);
    }
    key_masked(row->input, &masked);
}
