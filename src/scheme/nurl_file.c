/*
 * nurl_file.c - a file URL: whose file, and its path
 */
#include "nurl_file.h"
#include "nurl_body.h"
#include "nurl_same.h"
#include "nurl_same_host.h"
#include "nurl_scan.h"

/* "/" fpath, in which ";" cannot stand */
static const struct nurl_form form = { "file",
                                       1 | NURL_FORM_BARE,
                                       { { '/', 0, NURL_RESERVED_SEMICOLON,
                                           NURL_PATH_REQUIRED } } };

/* An empty host, none, and "localhost" are this machine (RFC 1738 3.10). */
static uint8_t is_local(const struct nurl *url)
{
    const char *host = url->text + url->host.at;
    const char *end = host + url->host.len;

    return host == end || nurl_scan_name(host, end, "localhost\0");
}

enum nurl_status nurl_file(struct nurl_file *file, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_open(file, url, &form, &body);

    file->local = status == NURL_OK && is_local(url);
    return nurl_body_close(status, &body);
}

void nurl_file_walk(struct nurl_walk *walk, const struct nurl *url,
                    const struct nurl_file *file)
{
    walk->rest = nurl_get(url, file->path);
}

int nurl_file_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { a, b, NURL_RESERVED_SLASH };
    struct nurl_file x;
    struct nurl_file y;

    return nurl_file(&x, a) == NURL_OK && nurl_file(&y, b) == NURL_OK &&
           x.local == y.local && (x.local || nurl_same_host(a, b)) &&
           nurl_same_part(&both, x.path, y.path);
}
