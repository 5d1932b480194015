/* SPDX-License-Identifier: MIT */
/*
 * nurl_file.c - a file URL: whose file, and its path
 */
#include "nurl_file.h"
#include "base/nurl_name.h"
#include "base/nurl_reset.h"
#include "scheme/nurl_schemepart.h"

static void clear_file(struct nurl_file *file)
{
    nurl_reset_span(&file->path);
    file->local = 0;
}

/* No host, an empty host and "localhost" are this machine (RFC 1738 3.10). */
static int is_local(const struct nurl *url)
{
    static const char name[] = "localhost";
    static const uint8_t length[] = { sizeof name - 1, 0 };

    return url->host.len == 0 || nurl_name_find(url->text + url->host.off,
                                                url->host.len, name, length);
}

/* "/" fpath, in which ";" cannot stand                       RFC 1738 3.10 */
enum nurl_status nurl_file_read(struct nurl_file *file, struct nurl_reader *in)
{
    clear_file(file);
    if (!nurl_reader_is(in, '/')) {
        return in->url->host_kind != NURL_HOST_NONE && nurl_reader_is(in, '?')
                   ? NURL_ERR_HOST_CHAR
                   : NURL_ERR_PATH_REQUIRED;
    }
    nurl_reader_part(in, &file->path, 0, NURL_RESERVED_SEMICOLON);
    file->local = (uint8_t)is_local(in->url);
    return nurl_reader_end(in);
}

enum nurl_status nurl_file_parse(struct nurl_file *file, const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_open(&in, url, "file");

    if (status == NURL_OK) {
        status = nurl_file_read(file, &in);
    }
    if (status != NURL_OK) {
        clear_file(file);
    }
    file->stop = nurl_reader_stop(&in);
    return status;
}
