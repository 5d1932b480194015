/*
 * vector_class.c - the operation class: is each octet in a class?
 */
#include "nurl_encode.h"
#include "nurl_parse.h"
#include "vector_row.h"

/* A text that is a strict URL just when X is in the class. */
struct probe {
    const char *name;
    const char *text;
};

static const struct probe probes[] = {
    { "scheme", "X:" },           { "group", "news:aX" },
    { "hostchar", "news:b@aXa" }, { "digit", "nntp://h/g/X" },
    { "hex", "x:%0X" },           { "alpha", "http://X" },
};

static int passes(const char *text, char octet)
{
    char probe[16];
    struct nurl url;
    size_t len = 0;

    for (; text[len] != '\0'; len++) {
        probe[len] = text[len] == 'X' ? octet : text[len];
    }
    return nurl_parse_1738(&url, probe, len) == NURL_OK;
}

static int encodes_to_itself(int classes, const char *at)
{
    struct nurl_str text = { NULL, 1 };
    struct nurl_writer out;
    char room[3];

    text.ptr = at;
    nurl_writer_init(&out, room, sizeof room);
    nurl_encode(&out, text, (enum nurl_class)classes);
    return nurl_writer_status(&out) == NURL_OK && out.len == 1;
}

static const char *probe_of(struct nurl_str name)
{
    unsigned i;

    for (i = 0; i < sizeof probes / sizeof probes[0]; i++) {
        if (vector_is(name, probes[i].name)) {
            return probes[i].text;
        }
    }
    return NULL;
}

void vector_class(struct vector_question *row)
{
    const char *probe = probe_of(row->cls);
    int classes = vector_class_of(row->cls);
    uint32_t member = 1;
    size_t i;

    if (!probe && classes == 0) {
        vector_fault("BAD_OPTS", 0);
        return;
    }
    for (i = 0; i < row->input.len; i++) {
        if (!(probe ? passes(probe, row->input.ptr[i])
                    : encodes_to_itself(classes, row->input.ptr + i))) {
            member = 0;
        }
    }
    vector_ok();
    vector_key_number("member", member);
}
