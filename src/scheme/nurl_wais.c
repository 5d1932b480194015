/*
 * nurl_wais.c - a wais URL: a database, a search, a document
 */
#include "nurl_wais.h"
#include "base/nurl_reset.h"
#include "scheme/nurl_schemepart.h"

static void clear(struct nurl_wais *wais)
{
    nurl_reset_span(&wais->database);
    nurl_reset_span(&wais->search);
    nurl_reset_span(&wais->type);
    nurl_reset_span(&wais->path);
}

#define FORK (NURL_RESERVED_SLASH | NURL_RESERVED_QUESTION)

/* wtype "/" wpath, which both hold no reserved octet */
static enum nurl_status document(struct nurl_wais *wais,
                                 struct nurl_schemepart *in)
{
    nurl_schemepart_read(in, &wais->type, NURL_RESERVED_SLASH,
                         NURL_RESERVED_ALL);
    if (!nurl_schemepart_skip(in, '/')) {
        return in->at < in->end ? NURL_ERR_CHAR : NURL_ERR_WAIS_FORM;
    }
    nurl_schemepart_read(in, &wais->path, 0, NURL_RESERVED_ALL);
    return nurl_schemepart_end(in);
}

/* "/" database [ "?" search / "/" wtype "/" wpath ]          RFC 1738 3.9 */
static enum nurl_status parts(struct nurl_wais *wais,
                              struct nurl_schemepart *in)
{
    if (!nurl_schemepart_skip(in, '/')) {
        return NURL_ERR_PATH_REQUIRED;
    }
    nurl_schemepart_read(in, &wais->database, FORK, NURL_RESERVED_ALL);
    if (nurl_schemepart_skip(in, '/')) {
        return document(wais, in);
    }
    if (nurl_schemepart_skip(in, '?')) {
        nurl_schemepart_read(in, &wais->search, 0, FORK);
    }
    return nurl_schemepart_end(in);
}

enum nurl_status nurl_wais_read(struct nurl_wais *wais,
                                struct nurl_schemepart *in)
{
    enum nurl_status status = (enum nurl_status)in->status;

    clear(wais);
    if (status == NURL_OK) {
        status = parts(wais, in);
    }
    if (status != NURL_OK) {
        clear(wais);
    }
    wais->stop = nurl_schemepart_stop(in);
    return status;
}

enum nurl_status nurl_wais_parse(struct nurl_wais *wais, const struct nurl *url)
{
    struct nurl_schemepart in;

    nurl_schemepart_begin(&in, url, NURL_SCHEME_WAIS);
    return nurl_wais_read(wais, &in);
}
