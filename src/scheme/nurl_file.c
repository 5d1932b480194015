/*
 * nurl_file.c - a file URL: whose file, and its path
 */
#include "nurl_file.h"
#include "base/nurl_scan.h"
#include "scheme/nurl_schemepart.h"

/* "/" fpath, in which ";" cannot stand */
static const struct nurl_grammar form = { "file",
                                          1 | NURL_GRAMMAR_NO_AUTHORITY,
                                          { { '/', 0, NURL_RESERVED_SEMICOLON,
                                              NURL_ERR_PATH_REQUIRED } } };

/* An empty host, none, and "localhost" are this machine (RFC 1738 3.10). */
static uint8_t is_local(const struct nurl *url)
{
    const char *host = url->text + url->host.off;
    const char *end = host + url->host.len;

    return host == end || nurl_scan_name(host, end, "localhost\0");
}

enum nurl_status nurl_file_parse(struct nurl_file *file, const struct nurl *url)
{
    struct nurl_schemepart body;
    enum nurl_status status = nurl_schemepart_begin(file, url, &form, &body);

    file->local = status == NURL_OK && is_local(url);
    return nurl_schemepart_end(status, &body);
}

void nurl_file_walk(struct nurl_str *walk, const struct nurl *url,
                    const struct nurl_file *file)
{
    (*walk) = nurl_part(url, file->path);
}
