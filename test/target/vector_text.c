/*
 * vector_text.c - the operations on texts and parts: decode, encode, classes,
 *                 URLs in text, masking, gopher+ strings
 */
#include "console.h"
#include "nurl.h"
#include "vector_row.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Decodes in place: decoded text is never longer than its input. */
enum nurl_status vector_decode(struct vector_question *row)
{
    /* the option's values are in the order of enum nurl_policy, from 1 on */
    unsigned policy = (unsigned)row->option[OPTION_POLICY] + 1;
    size_t cap = row->option[OPTION_CAP];

    cap = cap < row->input.len ? cap : row->input.len;
    nurl_writer_init(&row->out, row->overwritten, cap);
    policy |= row->option[OPTION_PLUS] ? (unsigned)NURL_POLICY_FORM : 0u;
    nurl_decode(&row->out, row->input, policy);
    row->stop = row->out.stop;
    if (nurl_writer_status(&row->out) == NURL_OK) {
        vector_ok();
        vector_key_hex("bytes_hex", row->out.ptr, row->out.len);
    }
    return nurl_writer_status(&row->out);
}

/* ------------------------------------------------------------- classes */

/*
 * The classes: those that can be encoded into, and for the others a text that
 * is a strict URL if and only if X is in the class.
 */
static const struct {
    const char *name;
    enum nurl_class classes;
    const char *probe;
} classes[] = {
    { "uchar", NURL_CLASS_UCHAR, NULL },
    { "database", NURL_CLASS_UCHAR, NULL },
    { "wtype", NURL_CLASS_UCHAR, NULL },
    { "wpath", NURL_CLASS_UCHAR, NULL },
    { "xchar", NURL_CLASS_XCHAR, NULL },
    { "urlpath", NURL_CLASS_XCHAR, NULL },
    { "opaque", NURL_CLASS_XCHAR, NULL },
    { "addr", NURL_CLASS_XCHAR, NULL },
    { "gtype", NURL_CLASS_XCHAR, NULL },
    { "gplus", NURL_CLASS_XCHAR, NULL },
    { "selector", NURL_CLASS_SELECTOR, NULL },
    { "user", NURL_CLASS_USER, NULL },
    { "password", NURL_CLASS_USER, NULL },
    { "fsegment", NURL_CLASS_FSEGMENT, NULL },
    { "psegment", NURL_CLASS_FSEGMENT, NULL },
    { "hsegment", NURL_CLASS_HSEGMENT, NULL },
    { "search", NURL_CLASS_HSEGMENT, NULL },
    { "fieldname", NURL_CLASS_FIELDNAME, NULL },
    { "fieldvalue", NURL_CLASS_FIELDNAME, NULL },
    { "article", NURL_CLASS_ARTICLE, NULL },
    { "unreserved", NURL_CLASS_COMPONENT, NULL },
    { "component", NURL_CLASS_COMPONENT, NULL },
    { "scheme", NURL_CLASS_UCHAR, "X:" },
    { "group", NURL_CLASS_UCHAR, "news:aX" },
    { "hostchar", NURL_CLASS_UCHAR, "news:b@aXa" },
    { "digit", NURL_CLASS_UCHAR, "nntp://h/g/X" },
    { "hex", NURL_CLASS_UCHAR, "x:%0X" },
    { "alpha", NURL_CLASS_UCHAR, "http://X" },
};

/* The index of the row's class; COUNT(classes) if there is none. */
static size_t class_of(const struct vector_question *row)
{
    size_t i = 0;

    while (i < COUNT(classes) && !vector_is(row->class_name, classes[i].name)) {
        i++;
    }
    return i;
}

enum nurl_status vector_encode(struct vector_question *row)
{
    size_t class = class_of(row);

    if (class == COUNT(classes) || classes[class].probe) {
        vector_error("BAD_OPTS", 0);
        return NURL_OK;
    }
    nurl_encode(&row->out, row->input, classes[class].classes);
    vector_written(&row->out, 0);
    return NURL_OK;
}

static int passes(const char *text, char byte)
{
    char probe[16];
    struct nurl url;
    size_t len = 0;

    for (; text[len] != '\0'; len++) {
        probe[len] = text[len] == 'X' ? byte : text[len];
    }
    return nurl_parse_1738(&url, probe, len) == NURL_OK;
}

static int encodes_to_itself(enum nurl_class class, const char *byte)
{
    struct nurl_writer out;
    char encoded[3];

    nurl_writer_init(&out, encoded, sizeof encoded);
    nurl_encode(&out, nurl_text(byte, 1), class);
    return nurl_writer_status(&out) == NURL_OK && out.len == 1;
}

enum nurl_status vector_class(struct vector_question *row)
{
    size_t class = class_of(row);
    uint32_t member = 1;
    size_t i;

    if (class == COUNT(classes)) {
        vector_error("BAD_OPTS", 0);
        return NURL_OK;
    }
    for (i = 0; i < row->input.len; i++) {
        if (!(classes[class].probe
                  ? passes(classes[class].probe, row->input.ptr[i])
                  : encodes_to_itself(classes[class].classes,
                                      row->input.ptr + i))) {
            member = 0;
        }
    }
    vector_ok();
    vector_key_number("member", member);
    return NURL_OK;
}

/* -------------------------------------------------------- running text */

enum nurl_status vector_prefix(struct vector_question *row)
{
    vector_ok();
    vector_key_text("text", nurl_strip_prefix(row->input));
    return NURL_OK;
}

/* The URL up to its first "#", and the fragment after it. */
static void keys_found(unsigned n, const struct nurl_find *find,
                       const struct nurl_writer *out)
{
    size_t len = 0;

    while (len < out->len && out->ptr[len] != '#') {
        len++;
    }
    vector_key_text(vector_numbered("found", n, ".url"),
                    nurl_text(out->ptr, len));
    if (len < out->len) {
        vector_key_text(vector_numbered("found", n, ".fragment"),
                        nurl_text(out->ptr + len + 1, out->len - len - 1));
    }
    vector_key_number(vector_numbered("found", n, ".hyphen_breaks"),
                      (uint32_t)find->hyphens);
}

static void search(struct nurl_find *find, const struct vector_question *row)
{
    static const unsigned ways[] = { NURL_FIND_URL, NURL_FIND_ANGLE,
                                     NURL_FIND_BARE, NURL_FIND_ANY };

    nurl_find_begin(
        find, ways[row->option[OPTION_WRAP]] |
                  (row->option[OPTION_DROP] ? NURL_FIND_DROP_HYPHEN : 0u));
    nurl_find_feed(find, row->input.ptr, row->input.len, 1);
}

/* All URLs are found once before the answer begins, because one can fail. */
enum nurl_status vector_extract(struct vector_question *row)
{
    struct nurl_find find;
    unsigned n = 0;

    search(&find, row);
    while (nurl_find_next(&find, &row->out)) {
        if (nurl_writer_status(&row->out) != NURL_OK) {
            vector_unwritten(&row->out);
            return NURL_OK;
        }
    }
    vector_ok();
    search(&find, row);
    while (nurl_find_next(&find, &row->out)) {
        keys_found(n++, &find, &row->out);
    }
    vector_key_count("found", n);
    return NURL_OK;
}

/* The text as a log can show it, if that is another text. */
static void key_masked(struct nurl_str text, const struct nurl_writer *masked)
{
    size_t i = 0;

    while (i < text.len && text.ptr[i] == masked->ptr[i]) {
        i++;
    }
    if (i < text.len) {
        vector_key_text("masked", nurl_text(masked->ptr, masked->len));
    }
}

enum nurl_status vector_safety(struct vector_question *row)
{
    enum nurl_status status =
        nurl_parse_1738(&row->url, row->input.ptr, row->input.len);
    uint32_t flags = nurl_flags_1738(&row->url);

    nurl_write_masked(&row->out, row->input);
    if (nurl_writer_status(&row->out) != NURL_OK) {
        vector_unwritten(&row->out);
        return NURL_OK;
    }
    vector_ok();
    if (status == NURL_OK) {
        vector_key_number("port_risk", (flags & NURL_FLAGS_PORT_RISK) != 0);
        vector_key_number("unambiguous", (flags & NURL_FLAGS_AMBIGUOUS) == 0);
    }
    key_masked(row->input, &row->out);
    return NURL_OK;
}

/* ------------------------------------------------------------- gopher+ */

/* Reads a gopher+ string; its kind begins the answer. */
static enum nurl_status plus_kind(struct vector_question *row,
                                  struct nurl_gopher_plus *plus)
{
    /* In the order of enum nurl_gopher_kind. */
    static const char *const kinds[] = {
        "empty",     "default",        "ask",  "attrs",    "attr-names",
        "dir-attrs", "dir-attr-names", "view", "ask-data", "other"
    };
    enum nurl_status status = nurl_gopher_plus_parse(plus, row->input);

    if (vector_good(row, status, plus->stop)) {
        vector_key_word("kind", kinds[plus->kind]);
    }
    return status;
}

enum nurl_status vector_plus(struct vector_question *row)
{
    struct nurl_gopher_plus plus;

    return plus_kind(row, &plus);
}

static void keys_names(const char *input, struct nurl_str names)
{
    struct nurl_str name;
    unsigned n = 0;

    while (nurl_gopher_plus_next(&names, &name)) {
        vector_key_str(vector_numbered("names", n++, ""), input, name);
    }
    vector_key_count("names", n);
}

enum nurl_status vector_plus_parts(struct vector_question *row)
{
    struct nurl_gopher_plus plus;
    enum nurl_status status = plus_kind(row, &plus);

    if (status == NURL_OK && plus.names.ptr) {
        keys_names(row->input.ptr, plus.names);
    }
    if (status == NURL_OK && plus.view.ptr) {
        vector_key_str("view", row->input.ptr, plus.view);
        vector_key_str("language", row->input.ptr, plus.language);
    }
    return status;
}
