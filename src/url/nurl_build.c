/* SPDX-License-Identifier: MIT */
/*
 * nurl_build.c - parts in, URL out
 *
 * Each part is checked as a whole before its first byte is appended. After an
 * error the writer does not change, so the functions here continue without a
 * check of the status.
 */
#include "nurl_build.h"
#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_split.h"
#include "host/nurl_host_grammar.h"
#include "host/nurl_ip.h"
#include "nurl_encode.h"

/* NULL with a length is present: it is an error, which put_... finds. */
static int present(struct nurl_str part)
{
    return part.ptr || part.len > 0;
}

/* A password counts only if the caller asks for it. */
static int has_password(const struct nurl_parts *parts, unsigned options)
{
    return options & NURL_BUILD_PASSWORD && present(parts->password);
}

static void put_delimiter(struct nurl_writer *out, char octet)
{
    nurl_emit(out, &octet, 1, 0);
}

/* Appends a part unchanged, or sets the error if `stop` is in the part. */
static void put_judged(struct nurl_writer *out, struct nurl_str part,
                       size_t stop, enum nurl_status code)
{
    if (stop < part.len) {
        nurl_emit_fault(out, code, stop);
    } else if (part.len > 0) {
        nurl_emit_run(out, part.ptr, part.len, 0);
    }
}

/* How many bytes from the first on are of the class or in escapes. */
static size_t held(struct nurl_str part, unsigned classes)
{
    const char *end = part.ptr + part.len;

    return (size_t)(nurl_octet_skip(part.ptr, end, classes) - part.ptr);
}

/* The error of nurl_parse for a byte that is not of the class of its part. */
static enum nurl_status fault_of(char octet, unsigned classes)
{
    int is_user = classes == NURL_OCTET_NAME || classes == NURL_OCTET_USER;

    return nurl_octet_fault(nurl_octet(octet),
                            is_user ? NURL_ERR_USERINFO_CHAR : NURL_ERR_CHAR);
}

/* Appends a part unchanged, if all its bytes are of the class. */
static void put_checked_part(struct nurl_writer *out,
                             const struct nurl_str *part, unsigned classes)
{
    enum nurl_status code = NURL_OK;
    size_t stop;

    if (nurl_emit_allows(out, *part) && part->len > 0) {
        stop = held(*part, classes);
        if (stop < part->len) {
            code = fault_of(part->ptr[stop], classes);
        }
        put_judged(out, *part, stop, code);
    }
}

/*
 * Appends a part. With ENCODE it is plain bytes, and is escaped. The part is a
 * pointer: to copy the struct some compilers call memcpy.
 */
static void put_plain_part(struct nurl_writer *out, const struct nurl_str *part,
                           unsigned classes, unsigned options)
{
    if (options & NURL_BUILD_ENCODE) {
        nurl_encode(out, *part, NURL_CLASS_COMPONENT);
    } else {
        put_checked_part(out, part, classes);
    }
}

/* scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )                  3.1 */
static void put_scheme(struct nurl_writer *out, struct nurl_str scheme)
{
    if (!nurl_emit_allows(out, scheme)) {
        return;
    }
    if (scheme.len == 0) {
        nurl_emit_fault(out, NURL_ERR_SCHEME_MISSING, 0);
        return;
    }
    if (!nurl_octet_alpha(scheme.ptr[0])) {
        nurl_emit_fault(out, NURL_ERR_SCHEME_FIRST, 0);
        return;
    }
    put_judged(out, scheme, held(scheme, NURL_OCTET_SCHEME),
               NURL_ERR_SCHEME_CHAR);
    put_delimiter(out, ':');
}

/* userinfo = user [ ":" password ]                                   3.2.1 */
static void put_userinfo(struct nurl_writer *out,
                         const struct nurl_parts *parts, unsigned options)
{
    if (present(parts->user)) {
        put_plain_part(out, &parts->user, NURL_OCTET_NAME, options);
        if (has_password(parts, options)) {
            put_delimiter(out, ':');
            put_plain_part(out, &parts->password, NURL_OCTET_USER, options);
        }
        put_delimiter(out, '@');
    } else if (has_password(parts, options)) {
        nurl_emit_fault(out, NURL_ERR_USERINFO_CHAR, 0);
    }
}

/*
 * host = IP-literal / IPv4address / reg-name                         3.2.2
 *
 * The host is made of its members: for a copy of the struct gcc calls memcpy.
 */
static void put_host(struct nurl_writer *out, const struct nurl_parts *parts)
{
    struct nurl_str host = nurl_text(parts->host.ptr, parts->host.len);
    enum nurl_status status;
    uint16_t stop;
    uint8_t kind;

    if (!nurl_emit_allows(out, host)) {
        return;
    }
    if (present(parts->zone) && nurl_ip_is_v6(host.ptr, host.ptr + host.len)) {
        put_delimiter(out, '[');
        nurl_emit_run(out, host.ptr, host.len, 0);
        put_delimiter(out, ']');
        return;
    }
    status = nurl_host_check(host, &kind, &stop);
    put_judged(out, host, status == NURL_OK ? host.len : stop, status);
}

/* port = *DIGIT                                                      3.2.3 */
static void put_port(struct nurl_writer *out, struct nurl_str port)
{
    size_t stop = 0;

    if (nurl_emit_allows(out, port)) {
        while (stop < port.len && port.ptr[stop] >= '0' &&
               port.ptr[stop] <= '9') {
            stop++;
        }
        put_judged(out, port, stop, NURL_ERR_PORT_CHAR);
    }
}

/* authority = [ userinfo "@" ] host [ ":" port ]                       3.2 */
static void put_authority(struct nurl_writer *out,
                          const struct nurl_parts *parts, unsigned options)
{
    if (present(parts->host)) {
        nurl_emit(out, "//", 2, 0);
        put_userinfo(out, parts, options);
        put_host(out, parts);
        if (present(parts->port)) {
            put_delimiter(out, ':');
            put_port(out, parts->port);
        }
    } else if (present(parts->user) || has_password(parts, options) ||
               present(parts->port)) {
        nurl_emit_fault(out, NURL_ERR_HOST_EMPTY, 0);
    }
}

/* segment-nz-nc: without a scheme the first segment must not have a ":" */
static size_t colon_in_first_segment(struct nurl_str path)
{
    size_t at = 0;

    while (at < path.len && path.ptr[at] != '/') {
        if (path.ptr[at] == ':') {
            return at;
        }
        at++;
    }
    return path.len;
}

/*
 * Returns the offset where a reader would not see a path (RFC 3986 3.3), or the
 * length. After a host the path must begin with "/"; without a host it must not
 * begin with "//". BOUNDS: the path is not empty.
 */
static size_t misread(const struct nurl_parts *parts, unsigned options)
{
    struct nurl_str path = parts->path;

    if (present(parts->host)) {
        return path.ptr[0] == '/' ? path.len : 0;
    }
    if (path.len > 1 && path.ptr[0] == '/' && path.ptr[1] == '/') {
        return 1;
    }
    if (present(parts->scheme) || options & NURL_BUILD_ENCODE) {
        return path.len; /* a ":" is data here, or will be escaped */
    }
    return colon_in_first_segment(path);
}

/* Escapes the segments and appends them, with the slashes between them. */
static void put_segments(struct nurl_writer *out, struct nurl_str path)
{
    while (path.ptr) {
        nurl_encode(out, nurl_split(&path, '/'), NURL_CLASS_COMPONENT);
        if (path.ptr) {
            put_delimiter(out, '/');
        }
    }
}

/* path = path-abempty / path-absolute / path-rootless / path-noscheme  3.3 */
static void put_path(struct nurl_writer *out, const struct nurl_parts *parts,
                     unsigned options)
{
    size_t good = parts->path.len;
    size_t stop;

    if (!nurl_emit_allows(out, parts->path) || good == 0) {
        return;
    }
    if (!(options & NURL_BUILD_ENCODE)) {
        good = held(parts->path, NURL_OCTET_PATH);
    }
    stop = misread(parts, options);
    if (stop < good) {
        nurl_emit_fault(out, NURL_ERR_CHAR, stop);
    } else if (options & NURL_BUILD_ENCODE) {
        put_segments(out, parts->path);
    } else {
        put_checked_part(out, &parts->path, NURL_OCTET_PATH);
    }
}

/* 1 if no part has a byte in the free part of the buffer. */
static int are_apart(struct nurl_writer *out, const struct nurl_parts *parts)
{
    return nurl_emit_apart(out, parts->scheme) &&
           nurl_emit_apart(out, parts->user) &&
           nurl_emit_apart(out, parts->password) &&
           nurl_emit_apart(out, parts->host) &&
           nurl_emit_apart(out, parts->port) &&
           nurl_emit_apart(out, parts->path) &&
           nurl_emit_apart(out, parts->query) &&
           nurl_emit_apart(out, parts->fragment);
}

/* [ scheme ":" ] [ "//" authority ] path [ "?" query ] [ "#" fragment ]  5.3 */
void nurl_build(struct nurl_writer *out, const struct nurl_parts *parts,
                unsigned options)
{
    int16_t before = out->status;
    size_t start = nurl_writer_need(out);

    if (options & ~(unsigned)(NURL_BUILD_ENCODE | NURL_BUILD_PASSWORD)) {
        nurl_emit_fault(out, NURL_ERR_ARGUMENT, 0);
        return;
    }
    if (!are_apart(out, parts)) {
        return;
    }
    if (present(parts->scheme)) {
        put_scheme(out, parts->scheme);
    }
    put_authority(out, parts, options);
    put_path(out, parts, options);
    if (present(parts->query)) {
        put_delimiter(out, '?');
        put_checked_part(out, &parts->query, NURL_OCTET_QUERY);
    }
    if (present(parts->fragment)) {
        put_delimiter(out, '#');
        put_plain_part(out, &parts->fragment, NURL_OCTET_QUERY, options);
    }
    if (nurl_writer_need(out) - start > NURL_TEXT_MAX) {
        nurl_emit_fault(out, NURL_ERR_TOO_LONG, NURL_EMIT_TOO_LONG);
    }
    nurl_emit_unplaced(out, before);
}
