/* SPDX-License-Identifier: MIT */
/*
 * nurl_prospero.c - a prospero URL: an object's name, and fields
 */
#include "nurl_prospero.h"
#include "base/nurl_reset.h"
#include "base/nurl_split.h"
#include "scheme/nurl_schemepart.h"

static void clear_prospero(struct nurl_prospero *prospero)
{
    nurl_reset_span(&prospero->name);
    nurl_reset_span(&prospero->fields);
}

/* fieldname "=" fieldvalue. "/" and "=" are reserved in both. */
static enum nurl_status field(struct nurl_reader *in)
{
    struct nurl_span part;

    nurl_reader_part(in, &part, NURL_RESERVED_SEMICOLON | NURL_RESERVED_EQUALS,
                     NURL_RESERVED_SLASH);
    if (nurl_reader_skip(in, '=')) {
        nurl_reader_part(in, &part, NURL_RESERVED_SEMICOLON,
                         NURL_RESERVED_EQUALS | NURL_RESERVED_SLASH);
        return NURL_OK;
    }
    return in->at == in->end || *in->at == ';' ? NURL_ERR_FIELD : NURL_ERR_CHAR;
}

/*
 * "/" hsoname *[ ";" fieldname "=" fieldvalue ]              RFC 1738 3.11
 *
 * BOUNDS: the fields begin after a ";" that was read.
 */
enum nurl_status nurl_prospero_read(struct nurl_prospero *prospero,
                                    struct nurl_reader *in)
{
    const char *fields;
    enum nurl_status status = NURL_OK;

    clear_prospero(prospero);
    if (!nurl_reader_skip(in, '/')) {
        return NURL_ERR_PATH_REQUIRED;
    }
    nurl_reader_part(in, &prospero->name, NURL_RESERVED_SEMICOLON, 0);
    if (!nurl_reader_is(in, ';')) {
        return nurl_reader_end(in);
    }
    fields = in->at + 1;
    while (status == NURL_OK && nurl_reader_skip(in, ';')) {
        status = field(in);
    }
    nurl_reader_span(in, &prospero->fields, fields);
    return status == NURL_OK ? nurl_reader_end(in) : status;
}

enum nurl_status nurl_prospero_parse(struct nurl_prospero *prospero,
                                     const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_begin(&in, url, "prospero");

    if (status == NURL_OK) {
        status = nurl_prospero_read(prospero, &in);
    }
    if (status != NURL_OK) {
        clear_prospero(prospero);
    }
    prospero->stop = nurl_reader_stop(&in);
    return status;
}

bool nurl_prospero_next(struct nurl_str *fields, struct nurl_str *name,
                        struct nurl_str *value)
{
    if (!fields->ptr) {
        return false;
    }
    *value = nurl_split(fields, ';');
    *name = nurl_split(value, '=');
    return true;
}
