/*
 * well_formed.c - checks for every result of a parse, valid or not
 */
#include "well_formed.h"

#include "render.h"
#include "unity.h"

int span_absent(struct nurl_span span)
{
    return span.off == 0 && span.len == 0;
}

struct nurl_span *span_of(struct nurl *url, unsigned n)
{
    struct nurl_span *const spans[SPANS] = { &url->scheme,   &url->user,
                                             &url->password, &url->host,
                                             &url->port,     &url->path,
                                             &url->query,    &url->fragment };

    return spans[n];
}

void rebuild_text(struct rebuild *rebuild, const char *octets)
{
    for (; *octets != '\0'; octets++) {
        if (rebuild->at >= rebuild->end ||
            rebuild->text[rebuild->at] != *octets) {
            rebuild->broken = 1;
            return;
        }
        rebuild->at++;
    }
}

void rebuild_part(struct rebuild *rebuild, struct nurl_span span)
{
    volatile char sink = 0;
    size_t i;

    if (span.off != rebuild->at || span.len > rebuild->end - rebuild->at) {
        rebuild->broken = 1;
        return;
    }
    for (i = 0; i < span.len; i++) {
        sink = (char)(sink ^ rebuild->text[span.off + i]);
    }
    rebuild->at += span.len;
}

/* A part after its delimiter, unless it is absent. */
static void rebuild_if(struct rebuild *rebuild, const char *delimiter,
                       struct nurl_span span)
{
    if (!span_absent(span)) {
        rebuild_text(rebuild, delimiter);
        rebuild_part(rebuild, span);
    }
}

/* There is a user if the host does not begin right after the "//". */
static void rebuild_authority(struct rebuild *rebuild, const struct nurl *url)
{
    if (url->host.off != rebuild->at) {
        rebuild_part(rebuild, url->user);
        rebuild_if(rebuild, ":", url->password);
        rebuild_text(rebuild, "@");
    }
    rebuild_part(rebuild, url->host);
    rebuild_if(rebuild, ":", url->port);
}

static void rebuild_login(struct rebuild *rebuild, const struct nurl *url)
{
    rebuild_text(rebuild, "//");
    rebuild_authority(rebuild, url);
}

/* Strict schemes without authority: the path is everything after the colon. */
static int is_opaque(const struct nurl *url)
{
    return url->profile == NURL_PROFILE_1738 &&
           url->path.off == url->scheme.len + 1u;
}

static int rebuilds(const struct nurl *url, size_t length)
{
    struct rebuild rebuild = { url->text, 0, length, 0 };

    if (!span_absent(url->scheme)) {
        rebuild_part(&rebuild, url->scheme);
        rebuild_text(&rebuild, ":");
    }
    if (url->host_kind != NURL_HOST_NONE && !is_opaque(url)) {
        rebuild_login(&rebuild, url);
    }
    rebuild_part(&rebuild, url->path);
    rebuild_if(&rebuild, "?", url->query);
    rebuild_if(&rebuild, "#", url->fragment);
    return !rebuild.broken && rebuild.at == length;
}

/* A login at the start of an opaque path ends with the path, or at a "/". */
static int login_inside(const struct nurl *url)
{
    struct rebuild rebuild = { url->text, url->path.off,
                               (size_t)url->path.off + url->path.len, 0 };

    rebuild_login(&rebuild, url);
    return !rebuild.broken &&
           (rebuild.at == rebuild.end || rebuild.text[rebuild.at] == '/');
}

/* Finds what RFC 1738 does not allow: an empty host except in file, most
 * queries. */
static const char *not_strict(const struct nurl *url)
{
    struct nurl_str scheme = nurl_part(url, url->scheme);

    if (span_absent(url->scheme)) {
        return "a strict URL without a scheme";
    }
    if (!span_absent(url->query) &&
        !nurl_str_equal_nocase(scheme, NURL_STR("http")) &&
        !nurl_str_equal_nocase(scheme, NURL_STR("wais"))) {
        return "a query in a scheme that has none";
    }
    if (url->host_kind == NURL_HOST_EMPTY &&
        !nurl_str_equal_nocase(scheme, NURL_STR("file"))) {
        return "an empty host in a scheme that needs one";
    }
    if (url->host_kind > NURL_HOST_IPV4) {
        return "a kind of host that RFC 1738 does not know";
    }
    if (is_opaque(url) && url->host_kind != NURL_HOST_NONE &&
        !login_inside(url)) {
        return "a login that the path does not begin with";
    }
    return NULL;
}

static int nothing_left(const struct nurl *url)
{
    struct nurl copy = *url;
    unsigned n = 0;

    while (n < SPANS && span_absent(*span_of(&copy, n))) {
        n++;
    }
    return n == SPANS && url->profile == NURL_PROFILE_NONE &&
           url->host_kind == NURL_HOST_NONE;
}

/* The checks for every parse; NULL if all are right. */
static const char *not_sound(const struct nurl *url, enum nurl_status status,
                             const char *text, size_t length)
{
    struct nurl copy = *url;

    if (length > 0 && url->text != text) {
        return "the text is not the one that was given";
    }
    if (url->stop > length) {
        return "stop is after the text";
    }
    if (status != NURL_OK) {
        return nothing_left(url) ? NULL : "a fault left a part";
    }
    if (nurl_attach(&copy, url->text, length) != NURL_OK) {
        return "a span does not fit the text";
    }
    return url->stop == length ? NULL : "stop is not the length";
}

/* An authority, perhaps with a path and a query. */
static const char *not_server(const struct nurl *url, size_t length)
{
    struct rebuild rebuild = { url->text, 0, length, 0 };

    rebuild_authority(&rebuild, url);
    rebuild_part(&rebuild, url->path);
    rebuild_if(&rebuild, "?", url->query);
    if (url->host_kind == NURL_HOST_NONE || !span_absent(url->scheme) ||
        !span_absent(url->fragment)) {
        return "an authority is no authority";
    }
    return !rebuild.broken && rebuild.at == length
               ? NULL
               : "the parts do not rebuild the text";
}

const char *ill_formed_authority(const struct nurl *url,
                                 enum nurl_status status, const char *text,
                                 size_t length)
{
    const char *broken = not_sound(url, status, text, length);

    if (broken || status != NURL_OK) {
        return broken;
    }
    return url->path.len == 0 && span_absent(url->query)
               ? not_server(url, length)
               : "an authority with a path or a query";
}

const char *ill_formed_setting(const struct nurl *url, enum nurl_status status,
                               const char *text, size_t length)
{
    const char *broken = not_sound(url, status, text, length);
    size_t at = url->path.off;

    if (broken || status != NURL_OK) {
        return broken;
    }
    if (!span_absent(url->scheme)) {
        return span_absent(url->fragment)
                   ? ill_formed(url, status, text, length)
                   : "a setting with a fragment";
    }
    if (at < length && (url->host.len == 0 ||
                        (!span_absent(url->port) && url->port.len == 0) ||
                        (url->path.len > 1 && text[at + 1] == '/'))) {
        return "a path without a whole server";
    }
    for (; at < length; at++) {
        if (text[at] == '@') {
            return "an \"@\" after the authority";
        }
    }
    return not_server(url, length);
}

const char *ill_formed(const struct nurl *url, enum nurl_status status,
                       const char *text, size_t length)
{
    const char *broken = not_sound(url, status, text, length);

    if (broken || status != NURL_OK) {
        return broken;
    }
    if (url->host_kind == NURL_HOST_NONE &&
        !(span_absent(url->user) && span_absent(url->host) &&
          span_absent(url->port))) {
        return "a part of an authority without a host";
    }
    if (!rebuilds(url, length)) {
        return "the parts do not rebuild the text";
    }
    return url->profile == NURL_PROFILE_1738 ? not_strict(url) : NULL;
}

static void assert_none(const char *broken, const char *text, size_t length)
{
    if (broken) {
        render_start();
        render_text(broken);
        render_text(": ");
        render_text(shown(text, length));
        TEST_FAIL_MESSAGE(render_line());
    }
}

void assert_well_formed(const struct nurl *url, enum nurl_status status,
                        const char *text, size_t length)
{
    assert_none(ill_formed(url, status, text, length), text, length);
}

void assert_well_formed_authority(const struct nurl *url,
                                  enum nurl_status status, const char *text,
                                  size_t length)
{
    assert_none(ill_formed_authority(url, status, text, length), text, length);
}

void assert_well_formed_setting(const struct nurl *url, enum nurl_status status,
                                const char *text, size_t length)
{
    assert_none(ill_formed_setting(url, status, text, length), text, length);
}
