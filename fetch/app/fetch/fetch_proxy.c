/* SPDX-License-Identifier: MIT */
/*
 * fetch_proxy.c - which proxy is asked, by the arguments and the environment
 */
#include "app/fetch/fetch_proxy.h"
#include "app/fetch/fetch_no_proxy.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TEXT = 2048 /* bytes of a proxy's URL */
};

struct place {
    struct nfetch_proxy proxy;
    char text[TEXT];
    int is_set;
};

static struct place http, https;
static struct nurl_str none; /* hosts without a proxy */
static int is_said;          /* --proxy or --no-proxy */

/* ------------------------------------------------------------ one proxy */

/* Adds the scheme and the port that curl means. Returns 0 if it is too long. */
static int complete(char *to, const char *text)
{
    const char *scheme = strstr(text, "://") == NULL ? "http://" : "";
    int length = snprintf(to, TEXT, "%s%s", scheme, text);
    struct nurl url;
    size_t end;

    if (length < 0 || length >= TEXT) {
        return 0;
    }
    if (nurl_parse(&url, to, (size_t)length) == NURL_OK &&
        (!nurl_present(url.port) || url.port.len == 0)) {
        end = (size_t)url.host.off + url.host.len;
        length = snprintf(to + end, TEXT - end, ":1080");
        return length > 0 && (size_t)length < TEXT - end;
    }
    return 1;
}

/* Does not show it: it can have a password. */
static int set(struct place *place, const char *name, const char *text)
{
    enum nurl_status status = NURL_ERR_TOO_LONG;

    place->is_set = text[0] != '\0';
    if (!place->is_set) {
        return 1;
    }
    if (complete(place->text, text)) {
        status = nfetch_proxy_init(&place->proxy,
                                   nurl_text(place->text, strlen(place->text)));
    }
    if (status != NURL_OK) {
        fprintf(stderr, "fetch: %s: no http proxy: %s\n", name,
                nurl_status_text(status));
    }
    return status == NURL_OK;
}

int nfetch_proxy_set(const char *text)
{
    is_said = 1;
    return set(&http, "--proxy", text) && set(&https, "--proxy", text);
}

/* ------------------------------------------------------ the environment */

/* Returns the first of these that is set, or a name without a value. */
static const char *first_of(const char *const *names)
{
    const char *value = NULL;

    for (; *names != NULL; names++) {
        value = getenv(*names);
        if (value != NULL && value[0] != '\0') {
            return *names;
        }
    }
    return NULL;
}

static int set_by(struct place *place, const char *const *names)
{
    const char *name = first_of(names);

    return name == NULL || set(place, name, getenv(name));
}

int nfetch_proxy_read_environment(void)
{
    static const char *const for_http[] = { "http_proxy", "all_proxy",
                                            "ALL_PROXY", NULL };
    static const char *const for_https[] = { "https_proxy", "HTTPS_PROXY",
                                             "all_proxy", "ALL_PROXY", NULL };
    static const char *const for_none[] = { "no_proxy", "NO_PROXY", NULL };
    const char *name = first_of(for_none);

    if (name != NULL) {
        none = nurl_text(getenv(name), strlen(getenv(name)));
    }
    return is_said || (set_by(&http, for_http) && set_by(&https, for_https));
}

/* --------------------------------------------------------- for one URL */

const struct nfetch_proxy *nfetch_proxy_for(const struct nurl *url)
{
    enum nurl_scheme scheme = nurl_scheme_of(url);
    const struct place *place = scheme == NURL_SCHEME_HTTP    ? &http
                                : scheme == NURL_SCHEME_HTTPS ? &https
                                                              : NULL;

    if (place == NULL || !place->is_set || nfetch_no_proxy(none, url)) {
        return NULL;
    }
    return &place->proxy;
}
