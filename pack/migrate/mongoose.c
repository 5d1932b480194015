/* SPDX-License-Identifier: MIT */
/*
 * mongoose.c - mongoose's functions mg_url_*, with nanourl
 *
 * In src/url.c, after its #include "url.h": instead of all that follows.
 */
#include "nurl_host.h"
#include "nurl_parse.h"

/*
 * The parts of "[scheme://]authority[path]" or "//authority[path]". A text that
 * is neither has none. Nor has one whose query follows the host: mg_url_uri has
 * no "/" to point to.
 */
static struct nurl parts_of(const char *text)
{
    struct nurl url;
    size_t len = strlen(text);
    enum nurl_status status = text[0] == '/'
                                  ? nurl_parse_zone(&url, text, len)
                                  : nurl_parse_setting(&url, text, len);

    if (status == NURL_OK && url.path.len == 0 && nurl_present(url.query)) {
        memset(&url, 0, sizeof url);
    }
    return url;
}

static struct mg_str to_mg_str(struct nurl_str part)
{
    return part.len == 0 ? mg_str_n("", 0) : mg_str_n(part.ptr, part.len);
}

bool mg_url_is_ssl(const char *text)
{
    struct nurl url = parts_of(text);

    return nurl_scheme_is(&url, "https") || nurl_scheme_is(&url, "wss") ||
           nurl_scheme_is(&url, "mqtts") || nurl_scheme_is(&url, "ssl") ||
           nurl_scheme_is(&url, "tls") || nurl_scheme_is(&url, "tcps");
}

struct mg_str mg_url_host(const char *text)
{
    struct nurl url = parts_of(text);

    return to_mg_str(nurl_part(&url, url.host));
}

const char *mg_url_uri(const char *text)
{
    struct nurl url = parts_of(text);

    return url.path.len == 0 ? "/" : text + url.path.off;
}

unsigned short mg_url_port(const char *text)
{
    struct nurl url = parts_of(text);
    uint16_t port;

    return nurl_port(&url, &port) == NURL_OK ? port : 0;
}

struct mg_str mg_url_user(const char *text)
{
    struct nurl url = parts_of(text);

    return to_mg_str(nurl_part(&url, url.user));
}

struct mg_str mg_url_pass(const char *text)
{
    struct nurl url = parts_of(text);

    return to_mg_str(nurl_part(&url, url.password));
}
