/* SPDX-License-Identifier: MIT */
/*
 * nurl_parse_target.c - the target of a request line
 *
 * request-target = origin-form / absolute-form / authority-form / asterisk-form
 *                                                        RFC 9112 section 3.2
 *
 * The method and the first byte tell the form. So "//host/a" is a path: a
 * target never begins with an authority.
 */
#include "nurl_parse.h"

#include "base/nurl_reset.h"
#include "base/nurl_tchar.h"
#include "syntax/nurl_parse_parts.h"

/* BOUNDS: an offset in the text fits in 16 bits. */
static enum nurl_status refuse(struct nurl *url, size_t stop,
                               enum nurl_status status)
{
    url->stop = (uint16_t)stop;
    return status;
}

/* A target has no fragment. BOUNDS: the "#" is one byte before the fragment. */
static enum nurl_status without_fragment(struct nurl *url)
{
    return nurl_present(url->fragment)
               ? refuse(url, (size_t)url->fragment.off - 1, NURL_ERR_FRAGMENT)
               : NURL_OK;
}

/*
 * origin-form = absolute-path [ "?" query ]                             3.2.1
 */
static enum nurl_status origin_form(struct nurl *url, size_t length)
{
    struct nurl_cursor cursor;
    enum nurl_status status;

    cursor.text = url->text;
    cursor.at = cursor.text;
    cursor.end = cursor.text + length;
    status = nurl_path_read(url, &cursor);
    url->stop = (uint16_t)(cursor.at - cursor.text);
    url->profile = NURL_PROFILE_3986;
    return status == NURL_OK ? without_fragment(url) : status;
}

/* The offset where a "/" of the "//" after the scheme is missing. */
static size_t missing_slash(const struct nurl *url)
{
    size_t at = (size_t)url->scheme.len + 1;

    return at < url->stop && url->text[at] == '/' ? at + 1 : at;
}

/*
 * absolute-form = absolute-URI                                          3.2.2
 *
 * It must have a host, and must not have user info (RFC 9110 4.2.4).
 * BOUNDS: the "@" is one byte before the host.
 */
static enum nurl_status absolute_form(struct nurl *url, size_t length)
{
    enum nurl_status status = nurl_parse(url, url->text, length);

    if (status != NURL_OK) {
        return status;
    }
    if (!nurl_present(url->scheme)) {
        return refuse(url, 0, NURL_ERR_PATH_REQUIRED);
    }
    if (url->host_kind == NURL_HOST_NONE) {
        return refuse(url, missing_slash(url), NURL_ERR_SLASHES);
    }
    if (nurl_present(url->user)) {
        return refuse(url, (size_t)url->host.off - 1, NURL_ERR_USERINFO);
    }
    if (url->host_kind == NURL_HOST_EMPTY) {
        return refuse(url, url->host.off, NURL_ERR_HOST_EMPTY);
    }
    return without_fragment(url);
}

/*
 * 1 if the port is a number from 1 to 65535. Leading zeros do not count.
 */
static int has_port(const struct nurl *url)
{
    uint32_t number;

    return nurl_str_number(nurl_part(url, url->port), &number) && number > 0 &&
           number <= 65535;
}

/*
 * authority-form = uri-host ":" port                                    3.2.3
 */
static enum nurl_status authority_form(struct nurl *url, size_t length)
{
    enum nurl_status status = nurl_parse_host_field(url, url->text, length);

    if (status != NURL_OK) {
        return status;
    }
    if (url->host_kind == NURL_HOST_EMPTY) {
        return refuse(url, 0, NURL_ERR_HOST_EMPTY);
    }
    if (!nurl_present(url->port)) {
        return refuse(url, url->stop, NURL_ERR_PORT_MISSING);
    }
    if (url->port.len == 0) {
        return refuse(url, url->port.off, NURL_ERR_PORT_EMPTY);
    }
    return has_port(url) ? NURL_OK
                         : refuse(url, url->port.off, NURL_ERR_PORT_RANGE);
}

/*
 * asterisk-form = "*"                                                   3.2.4
 */
static enum nurl_status asterisk_form(struct nurl *url)
{
    url->path.len = 1;
    url->stop = 1;
    url->profile = NURL_PROFILE_3986;
    return NURL_OK;
}

static enum nurl_status read_form(struct nurl *url, struct nurl_str method,
                                  size_t length)
{
    if (length == 0 || (!method.ptr && method.len > 0)) {
        return NURL_ERR_EMPTY;
    }
    if (nurl_str_equal(method, NURL_STR("CONNECT"))) {
        return authority_form(url, length);
    }
    if (*url->text == '/') {
        return origin_form(url, length);
    }
    if (length == 1 && *url->text == '*' &&
        nurl_str_equal(method, NURL_STR("OPTIONS"))) {
        return asterisk_form(url);
    }
    return absolute_form(url, length);
}

/*
 * method = token                                           RFC 9110 9.1
 *
 * The empty method is like GET, and so is NULL with a length here: read_form
 * refuses it.
 */
static int is_method(struct nurl_str method)
{
    size_t i = 0;

    while (method.ptr && i < method.len && nurl_tchar(method.ptr[i])) {
        i++;
    }
    return !method.ptr || i == method.len;
}

enum nurl_status nurl_parse_target(struct nurl *url, struct nurl_str method,
                                   const char *text, size_t length)
{
    enum nurl_status status = nurl_reset_to(url, text, length);

    if (!is_method(method)) {
        status = refuse(url, 0, NURL_ERR_ARGUMENT);
    } else if (status == NURL_OK) {
        status = read_form(url, method, length);
    }
    if (status != NURL_OK) {
        nurl_reset(url);
    }
    return status;
}
