/*
 * nurl_request.c - the first two lines of an HTTP request
 *
 *     method SP request-target SP HTTP-version CRLF         RFC 9112 3
 *     "Host:" SP uri-host [ ":" port ] CRLF                 RFC 9110 7.2
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "base/nurl_text_check.h"
#include "url/nurl_host_field.h"

static const char version_host[] = " HTTP/1.1\r\nHost: ";

/* tchar                                                     RFC 9110 5.6.2 */
static int is_tchar(char octet)
{
    static const char marks[] = "!#$%&'*^_`|~";
    const char *end = marks + sizeof marks - 1;

    return nurl_octet_is(octet, NURL_OCTET_SCHEME) ||
           nurl_scan_to(marks, end, octet) < end;
}

/* method = token                                            RFC 9110 9.1 */
static enum nurl_status check_method(struct nurl_str method, uint16_t *stop)
{
    enum nurl_status status = nurl_text_check(method, stop);
    size_t i = 0;

    if (status != NURL_OK) {
        return status;
    }
    while (i < method.len && is_tchar(method.ptr[i])) {
        i++;
    }
    *stop = (uint16_t)i;
    if (i < method.len) {
        return NURL_ERR_CHAR;
    }
    return i == 0 ? NURL_ERR_EMPTY : NURL_OK;
}

/* What both lines need. Not a size_t, which has 16 bits on some cores. */
static uint32_t lines_length(struct nurl_str method, const struct nurl *url,
                             const struct nurl_host_field *field)
{
    uint32_t len = (uint32_t)method.len + 1 + url->path.len + field->host +
                   field->port + sizeof version_host - 1 + 2;

    if (url->path.len == 0) {
        len++;
    }
    if (nurl_present(url->query)) {
        len += url->query.len + 1u;
    }
    if (field->host < url->host.len) {
        len++;
    }
    return len;
}

/* origin-form = absolute-path [ "?" query ]                 RFC 9112 3.2.1 */
static char *copy_target(char *to, const struct nurl *url)
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

static char *copy_host(char *to, const struct nurl *url,
                       const struct nurl_host_field *field)
{
    to = nurl_emit_copy(to, url->text + url->host.off, field->host);
    if (field->host < url->host.len) {
        *to++ = ']';
    }
    if (field->port > 0) {
        to = nurl_emit_copy(to, url->text + url->port.off - 1, field->port);
    }
    return to;
}

/* Both lines are one unit: half a request is never in the buffer. */
static void put_lines(struct nurl_writer *out, struct nurl_str method,
                      const struct nurl *url,
                      const struct nurl_host_field *field)
{
    char *to = nurl_emit_claim(out, lines_length(method, url, field));

    if (to) {
        to = nurl_emit_copy(to, method.ptr, method.len);
        *to++ = ' ';
        to = copy_target(to, url);
        to = nurl_emit_copy(to, version_host, sizeof version_host - 1);
        to = copy_host(to, url, field);
        *to++ = '\r';
        *to = '\n';
    }
}

void nurl_write_request(struct nurl_writer *out, struct nurl_str method,
                        const struct nurl *url)
{
    struct nurl_host_field field;
    uint16_t stop = 0;
    enum nurl_status status = NURL_ERR_UNPARSED;

    if (url->profile == NURL_PROFILE_3986) {
        status = check_method(method, &stop);
    }
    if (status == NURL_OK) {
        status = nurl_host_field_measure(&field, url, &stop);
    }
    if (status != NURL_OK) {
        nurl_emit_fault(out, status, stop);
        return;
    }
    put_lines(out, method, url, &field);
}
