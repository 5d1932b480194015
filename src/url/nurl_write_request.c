/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_request.c - the first two lines of an HTTP request
 *
 *     method SP request-target SP HTTP-version CRLF         RFC 9112 3
 *     "Host:" SP uri-host [ ":" port ] CRLF                 RFC 9110 7.2
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"
#include "base/nurl_tchar.h"
#include "base/nurl_text_check.h"
#include "url/nurl_host_field.h"

static const char version_host[] = " HTTP/1.1\r\nHost: ";

/* method = token                                            RFC 9110 9.1 */
static enum nurl_status check_method(struct nurl_str method, uint16_t *stop)
{
    enum nurl_status status = nurl_text_check(method.ptr, method.len, stop);
    size_t i = 0;

    if (status != NURL_OK) {
        return status;
    }
    if (method.len == 0) {
        return NURL_ERR_EMPTY;
    }
    do {
        if (!nurl_tchar(method.ptr[i])) {
            *stop = (uint16_t)i;
            return NURL_ERR_CHAR;
        }
        i++;
    } while (i < method.len);
    return NURL_OK;
}

static int is_connect(struct nurl_str method)
{
    static const char name[] = "CONNECT";
    size_t i = 0;

    if (method.len != sizeof name - 1) {
        return 0; /* nearly always */
    }
    while (i < method.len && method.ptr[i] == name[i]) {
        i++;
    }
    return i == method.len;
}

/*
 * origin-form = absolute-path [ "?" query ]                 RFC 9112 3.2.1
 *
 * An empty path is written as "/"; a query has one byte more, its "?".
 */
static uint32_t origin_length(const struct nurl *url)
{
    uint32_t len = url->path.len > 0 ? url->path.len : 1;

    return nurl_present(url->query) ? len + url->query.len + 1 : len;
}

static char *copy_origin(char *to, const struct nurl *url)
{
    if (url->path.len == 0) {
        *to++ = '/';
    }
    to = nurl_emit_copy(to, url->text + url->path.off, url->path.len);
    if (nurl_present(url->query)) {
        to = nurl_emit_copy(to, url->text + url->query.off - 1,
                            url->query.len + 1u);
    }
    return to;
}

/*
 * uri-host [ ":" port ]. A zone is left out; then the "]" after it, which the
 * copy does not reach, is the one byte more.
 */
static uint32_t host_length(const struct nurl *url,
                            const struct nurl_host_field *field)
{
    uint32_t len = (uint32_t)field->host + field->port_len;

    return field->host < url->host.len ? len + 1 : len;
}

static char *copy_host(char *to, const struct nurl *url,
                       const struct nurl_host_field *field)
{
    to = nurl_emit_copy(to, url->text + url->host.off, field->host);
    if (field->host < url->host.len) {
        *to++ = ']';
    }
    if (field->port_len > 0) {
        to = nurl_emit_copy(to, field->port, field->port_len);
    }
    return to;
}

/*
 * Both lines are one unit: half a request is never in the buffer. Lengths are
 * not a size_t, which has 16 bits on some cores. The Host field is written
 * first, because it can be the target, too.
 */
static void put_lines(struct nurl_writer *out, struct nurl_str method,
                      const struct nurl *url,
                      const struct nurl_host_field *field)
{
    /* the method and its space, version_host without its NUL, CR LF */
    size_t fixed = method.len + 1 + (sizeof version_host - 1) + 2;
    uint32_t host_len = host_length(url, field);
    uint32_t target_len = field->always ? host_len : origin_length(url);
    char *to = nurl_emit_claim(out, (uint32_t)fixed + target_len + host_len);

    if (!to) {
        return;
    }
    to = nurl_emit_copy(to, method.ptr, method.len);
    *to++ = ' ';
    to = field->always ? copy_host(to, url, field) : copy_origin(to, url);
    to = nurl_emit_copy(to, version_host, sizeof version_host - 1);
    to = copy_host(to, url, field);
    to[0] = '\r';
    to[1] = '\n';
}

void nurl_write_request(struct nurl_writer *out, struct nurl_str method,
                        const struct nurl *url)
{
    struct nurl_host_field field;
    char port[NURL_HOST_FIELD_PORT];
    uint16_t stop = 0;
    enum nurl_status status = NURL_ERR_UNPARSED;

    if (url->profile == NURL_PROFILE_3986) {
        status = check_method(method, &stop);
    }
    if (status == NURL_OK) {
        status = nurl_host_field_measure(&field, url, &stop);
    }
    if (status == NURL_OK && is_connect(method)) {
        status = nurl_host_field_with_port(&field, port, url, &stop);
    }
    if (status == NURL_OK) {
        put_lines(out, method, url, &field);
    } else {
        nurl_emit_fault(out, status, stop);
    }
}
