/* SPDX-License-Identifier: MIT */
/*
 * u-boot.c - U-Boot's parse_url and wget_validate_uri, with nanourl
 *
 * In net/lwip/wget.c: instead of these two functions. Both use read_url, so
 * they accept the same URLs.
 */
#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_writer.h"

/* The scheme and the parts that a request needs; no user, no fragment. */
static bool is_usable(const struct nurl *url)
{
    u16 port;

    if (!nurl_scheme_is(url, "http") &&
        !(CONFIG_IS_ENABLED(WGET_HTTPS) && nurl_scheme_is(url, "https"))) {
        log_err("wget: this scheme cannot be fetched\n");
        return false;
    }
    if (nurl_present(url->user) || nurl_present(url->fragment)) {
        log_err("wget: a URL here has no user and no fragment\n");
        return false;
    }
    if (url->host_kind <= NURL_HOST_EMPTY || url->path.len == 0) {
        log_err("wget: the URL needs a host and a path\n");
        return false;
    }
    return nurl_port(url, &port) == NURL_OK && port > 0;
}

static bool read_url(struct nurl *url, const char *text)
{
    if (nurl_parse(url, text, strlen(text)) != NURL_OK) {
        log_err("wget: invalid URL, at byte %u\n", (unsigned)url->stop);
        return false;
    }
    return is_usable(url);
}

static int parse_url(char *url, char *host, u16 *port, char **path,
                     bool *is_https)
{
    struct nurl parsed;

    if (!read_url(&parsed, url) || nurl_port(&parsed, port) != NURL_OK ||
        nurl_copy_string(host, SERVER_NAME_SIZE, nurl_host_text(&parsed)) !=
            NURL_OK) {
        return -EINVAL;
    }
    *is_https = nurl_scheme_is(&parsed, "https");
    *path = url + parsed.path.off;
    return 0;
}

bool wget_validate_uri(char *uri)
{
    struct nurl url;

    return read_url(&url, uri);
}
