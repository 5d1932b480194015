/* SPDX-License-Identifier: MIT */
/*
 * nurl_parts_of.c - the parts of a parsed URL, for nurl_build
 */
#include "nurl_build.h"

#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "host/nurl_has_user.h"
#include "host/nurl_zone.h"

static void set_part(struct nurl_str *part, const struct nurl *url,
                     struct nurl_span span)
{
    part->ptr = nurl_present(span) ? url->text + span.off : NULL;
    part->len = span.len;
}

/*
 * In an authority alone an empty user is at offset 0, like an absent one.
 * Without a user there is no password.
 */
static void set_user(struct nurl_parts *parts, const struct nurl *url)
{
    set_part(&parts->user, url, url->user);
    set_part(&parts->password, url, url->password);
    if (nurl_has_user(url)) {
        parts->user.ptr = url->text + url->user.off;
    } else {
        parts->password.ptr = NULL;
        parts->password.len = 0;
    }
}

/* In an authority alone an empty host is at offset 0, like an absent one. */
static void set_host(struct nurl_parts *parts, const struct nurl *url)
{
    set_part(&parts->host, url, url->host);
    if (url->host_kind == NURL_HOST_EMPTY) {
        parts->host.ptr = url->text + url->host.off;
    }
}

/*
 * The address without brackets and the zone, if there is one. BOUNDS: a literal
 * has two brackets.
 */
static void split_zone(struct nurl_parts *parts)
{
    const char *at = parts->host.ptr + 1;
    const char *close = parts->host.ptr + parts->host.len - 1;
    const char *mark = nurl_scan_to(at, close, '%');

    if (mark < close) {
        parts->host.ptr = at;
        parts->host.len = (size_t)(mark - at);
        parts->zone.ptr = nurl_zone_start(mark, close);
        parts->zone.len = (size_t)(close - parts->zone.ptr);
    }
}

/*
 * `login` has user, password, host and port. A caller can have cleared the
 * host: then it has no brackets.
 */
static void set_parts(struct nurl_parts *parts, const struct nurl *url,
                      const struct nurl *login)
{
    set_part(&parts->scheme, url, url->scheme);
    set_user(parts, login);
    set_host(parts, login);
    set_part(&parts->port, login, login->port);
    set_part(&parts->path, url, url->path);
    set_part(&parts->query, url, url->query);
    set_part(&parts->fragment, url, url->fragment);
    parts->zone.ptr = NULL;
    parts->zone.len = 0;
    if (login->host_kind == NURL_HOST_IPV6 && login->host.len > 0) {
        split_zone(parts);
    }
}

void nurl_parts_of(struct nurl_parts *parts, const struct nurl *url)
{
    struct nurl none;

    nurl_reset(&none);
    if (url->profile != NURL_PROFILE_3986) {
        url = &none;
    }
    set_parts(parts, url, url->host_kind != NURL_HOST_NONE ? url : &none);
}
