/*
 * nurl_file.c - a file URL: whose file, and its path
 */
#include "nurl_file.h"
#include "base/nurl_reset.h"
#include "scheme/nurl_schemepart.h"

static void clear(struct nurl_file *file)
{
    nurl_reset_span(&file->path);
    file->local = 0;
}

/* An empty host, none, and "localhost" are this machine (RFC 1738 3.10). */
static int is_local(const struct nurl *url)
{
    return url->host.len == 0 ||
           nurl_str_equal_nocase(nurl_part(url, url->host),
                                 NURL_STR("localhost"));
}

/* "/" fpath, in which ";" cannot stand                       RFC 1738 3.10 */
static enum nurl_status parts(struct nurl_file *file,
                              struct nurl_schemepart *in)
{
    if (!nurl_schemepart_is(in, '/')) {
        return NURL_ERR_PATH_REQUIRED;
    }
    nurl_schemepart_read(in, &file->path, 0, NURL_RESERVED_SEMICOLON);
    file->local = (uint8_t)is_local(in->url);
    return nurl_schemepart_end(in);
}

enum nurl_status nurl_file_read(struct nurl_file *file,
                                struct nurl_schemepart *in)
{
    enum nurl_status status = (enum nurl_status)in->status;

    clear(file);
    if (status == NURL_OK) {
        status = parts(file, in);
    }
    if (status != NURL_OK) {
        clear(file);
    }
    file->stop = nurl_schemepart_stop(in);
    return status;
}

enum nurl_status nurl_file_parse(struct nurl_file *file, const struct nurl *url)
{
    struct nurl_schemepart in;

    nurl_schemepart_begin(&in, url, NURL_SCHEME_FILE);
    return nurl_file_read(file, &in);
}
