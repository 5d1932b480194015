/* SPDX-License-Identifier: MIT */
/*
 * nurl_wais.c - a wais URL: a database, a search, a document
 */
#include "nurl_wais.h"
#include "base/nurl_reset.h"
#include "scheme/nurl_schemepart.h"

/* The delimiter after a database. */
#define FORK (NURL_RESERVED_SLASH | NURL_RESERVED_QUESTION)

static void clear_wais(struct nurl_wais *wais)
{
    nurl_reset_span(&wais->database);
    nurl_reset_span(&wais->search);
    nurl_reset_span(&wais->type);
    nurl_reset_span(&wais->path);
}

/* wtype "/" wpath, both without reserved bytes */
static enum nurl_status document(struct nurl_wais *wais, struct nurl_reader *in)
{
    nurl_reader_part(in, &wais->type, NURL_RESERVED_SLASH, NURL_RESERVED_ALL);
    if (!nurl_reader_skip(in, '/')) {
        return in->at < in->end ? NURL_ERR_CHAR : NURL_ERR_WAIS_FORM;
    }
    nurl_reader_part(in, &wais->path, 0, NURL_RESERVED_ALL);
    return nurl_reader_end(in);
}

/* "/" database [ "?" search / "/" wtype "/" wpath ]          RFC 1738 3.9 */
enum nurl_status nurl_wais_read(struct nurl_wais *wais, struct nurl_reader *in)
{
    clear_wais(wais);
    if (!nurl_reader_skip(in, '/')) {
        return NURL_ERR_PATH_REQUIRED;
    }
    nurl_reader_part(in, &wais->database, FORK, NURL_RESERVED_ALL);
    if (nurl_reader_skip(in, '/')) {
        return document(wais, in);
    }
    if (nurl_reader_skip(in, '?')) {
        nurl_reader_part(in, &wais->search, 0, FORK);
    }
    return nurl_reader_end(in);
}

enum nurl_status nurl_wais_parse(struct nurl_wais *wais, const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_begin(&in, url, "wais");

    if (status == NURL_OK) {
        status = nurl_wais_read(wais, &in);
    }
    if (status != NURL_OK) {
        clear_wais(wais);
    }
    wais->stop = nurl_reader_stop(&in);
    return status;
}
