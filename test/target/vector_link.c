/*
 * vector_link.c - the operations of links
 */
#include "nurl.h"
#include "vector_row.h"

#define NAME_MAX 20u

static enum nurl_status begin(struct vector_question *row,
                              struct nurl_links *links)
{
    enum nurl_status status = nurl_links_begin(links, row->input);

    row->stop = links->stop;
    return status;
}

/* ------------------------------------------------------------ link_next */

struct place {
    unsigned link;
    unsigned attr;
};

/* "link.0.attr.1.name" */
static const char *key_of(struct place place, const char *suffix)
{
    const char *key = vector_numbered("link", place.link, ".attr");

    return vector_numbered(key, place.attr, suffix);
}

static void key_attr(struct vector_question *row, struct place place,
                     struct nurl_str name, struct nurl_str value)
{
    vector_key_str(key_of(place, ".name"), row->input.ptr, name);
    if (value.ptr) {
        nurl_writer_init(&row->out, vector_out, sizeof vector_out);
        nurl_write_link_value(&row->out, value);
        vector_key_text(key_of(place, ".value"),
                        nurl_text(row->out.ptr, row->out.len));
        vector_key_place(key_of(place, ".value"), row->input.ptr, value);
    }
}

static void key_link(struct vector_question *row, unsigned n,
                     const struct nurl_link *link)
{
    struct nurl_str attrs = link->attrs;
    struct nurl_str name;
    struct nurl_str value;
    struct place place = { 0, 0 };

    place.link = n;
    vector_key_str(vector_numbered("link", n, ".target"), row->input.ptr,
                   link->target);
    for (; nurl_link_attr_next(&attrs, &name, &value); place.attr++) {
        key_attr(row, place, name, value);
    }
    vector_key_count(vector_numbered("link", n, ".attr"), place.attr);
}

enum nurl_status vector_link_next(struct vector_question *row)
{
    struct nurl_links links;
    struct nurl_link link;
    enum nurl_status status = begin(row, &links);
    unsigned n = 0;

    if (status != NURL_OK) {
        return status;
    }
    if (row->input.len > sizeof vector_out) { /* a value might not fit */
        vector_error("ROW_TOO_LONG", 0);
        return NURL_OK;
    }
    vector_ok();
    while (nurl_link_next(&links, &link)) {
        key_link(row, n++, &link);
    }
    vector_key_count("link", n);
    return NURL_OK;
}

/* ------------------------------------------------------------ link_find */

/* The index of the link with this target. */
static unsigned index_of(struct nurl_str text, struct nurl_str target)
{
    struct nurl_links links = { { NULL, 0 }, 0 };
    struct nurl_link link = { { NULL, 0 }, { NULL, 0 } };
    unsigned n = 0;

    links.rest = text;
    while (nurl_link_next(&links, &link) && link.target.ptr != target.ptr) {
        n++;
    }
    return n;
}

enum nurl_status vector_link_find(struct vector_question *row)
{
    struct nurl_links links;
    struct nurl_link link;
    char name[NAME_MAX + 1];
    enum nurl_status status = begin(row, &links);

    if (status != NURL_OK) {
        return status;
    }
    if (nurl_copy_string(name, sizeof name, row->name) != NURL_OK) {
        return NURL_ERR_BUF; /* the option is not longer */
    }
    vector_ok();
    if (nurl_link_find(&links, name, row->input2, &link)) {
        vector_key_number("index", index_of(row->input, link.target));
    }
    return NURL_OK;
}

/* ---------------------------------------------------------- link_target */

/* Returns 0 after an error, which is the answer. */
static int resolve(struct vector_question *row, struct nurl_str target)
{
    nurl_writer_init(&row->out, vector_out, sizeof vector_out);
    nurl_resolve(&row->out, &row->other, target);
    if (nurl_writer_status(&row->out) != NURL_OK) {
        row->out.stop += (uint16_t)(target.ptr - row->input.ptr);
        vector_unwritten(&row->out);
    }
    return nurl_writer_status(&row->out) == NURL_OK;
}

/* Parses the base. */
static enum nurl_status parse_base(struct vector_question *row)
{
    enum nurl_status status =
        nurl_parse(&row->other, row->input2.ptr, row->input2.len);

    row->stop = row->other.stop;
    if (status == NURL_OK && !nurl_present(row->other.scheme)) {
        row->stop = 0;
        return NURL_ERR_SCHEME_MISSING;
    }
    return status;
}

enum nurl_status vector_link_target(struct vector_question *row)
{
    struct nurl_links links;
    struct nurl_links again;
    struct nurl_link link;
    enum nurl_status status = begin(row, &links);
    unsigned n = 0;

    status = status == NURL_OK ? parse_base(row) : status;
    if (status != NURL_OK) {
        return status;
    }
    again = links;
    while (nurl_link_next(&again, &link)) {
        if (!resolve(row, link.target)) {
            return NURL_OK;
        }
    }
    vector_ok();
    while (nurl_link_next(&links, &link)) {
        (void)resolve(row, link.target);
        vector_key_text(vector_numbered("target", n++, ""),
                        nurl_text(row->out.ptr, row->out.len));
    }
    vector_key_count("target", n);
    return NURL_OK;
}
