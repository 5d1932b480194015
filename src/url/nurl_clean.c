/* SPDX-License-Identifier: MIT */
/*
 * nurl_clean.c - a text without the bytes that no URL can have
 */
#include "nurl_reference.h"

#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"

/* The input; the bytes from `at` on are not read yet. */
struct input {
    const char *at;
    const char *end;
    const char *start; /* of the caller's text: offset 0 */
};

/* Where an authority would end: at the first "/", "?" or "#", or at `end`. */
static const char *authority_end(const char *at, const char *end)
{
    while (at < end && !nurl_octet_is(*at, NURL_OCTET_ENDS)) {
        at++;
    }
    return at;
}

/* Appends everything up to `end` unchanged. */
static void keep(struct nurl_writer *out, struct input *in, const char *end)
{
    nurl_emit_run(out, in->at, (size_t)(end - in->at),
                  (size_t)(in->at - in->start));
    in->at = end;
}

/* The same, but escapes bytes that are not of the class. Keeps escapes. */
static void escape(struct nurl_writer *out, struct input *in, const char *end,
                   unsigned classes)
{
    const char *next;

    for (;;) {
        next = nurl_octet_skip(in->at, end, classes);
        if (next > in->at) {
            keep(out, in, next);
        }
        if (next == end) {
            return;
        }
        nurl_emit_escape(out, nurl_octet(*in->at),
                         (size_t)(in->at - in->start));
        in->at++;
    }
}

/*
 * An IP literal and the text after it, or a port: only what no URL can have is
 * escaped. "%" and brackets stay, because escaped they would make a name of a
 * broken literal.
 */
static void escape_foreign(struct nurl_writer *out, struct input *in,
                           const char *end)
{
    const char *next = in->at;

    while (in->at < end) {
        while (next < end && nurl_octet_in_url(*next)) {
            next++;
        }
        keep(out, in, next);
        if (next < end) {
            nurl_emit_escape(out, nurl_octet(*next),
                             (size_t)(next - in->start));
            next++;
            in->at = next;
        }
    }
}

/*
 * [ userinfo "@" ] host [ ":" port ]                          RFC 3986 3.2
 *
 * The first "@" ends the user info. A second one stays, because to escape it
 * would choose the host.
 */
static void clean_authority(struct nurl_writer *out, struct input *in,
                            const char *end)
{
    const char *mark = nurl_scan_to(in->at, end, '@');

    if (mark < end) {
        escape(out, in, mark, NURL_OCTET_USER);
        keep(out, in, mark + 1);
    }
    if (in->at < end && *in->at != '[') {
        escape(out, in, nurl_scan_to(in->at, end, ':'), NURL_OCTET_SEGMENT);
    }
    escape_foreign(out, in, end);
}

/* Removes bytes up to 20 at both ends                RFC 3986 appendix C */
static struct nurl_str trim_space(struct nurl_str text)
{
    while (text.len > 0 && nurl_octet(text.ptr[0]) <= ' ') {
        text.ptr++;
        text.len--;
    }
    while (text.len > 0 && nurl_octet(text.ptr[text.len - 1]) <= ' ') {
        text.len--;
    }
    return text;
}

/*
 * [ scheme ":" ] [ "//" authority ] path [ "?" query ] [ "#" fragment ]
 *
 * Splits any text, valid or not, as RFC 3986 appendix B does. But what stands
 * before the first ":" and is no scheme begins a path: "./" before it says so
 * (RFC 3986 4.2).
 * BOUNDS: the text is not empty.
 */
static void clean(struct nurl_writer *out, struct input *in)
{
    const char *colon = nurl_octet_skip(in->at, in->end, NURL_OCTET_SCHEME);
    const char *end = authority_end(colon, in->end);

    if (colon < end && *colon == ':' && nurl_octet_alpha(*in->at)) {
        keep(out, in, colon + 1);
    } else if (nurl_scan_to(colon, end, ':') < end) {
        nurl_emit(out, "./", 2, (size_t)(in->at - in->start));
    }
    if (in->end - in->at >= 2 && in->at[0] == '/' && in->at[1] == '/') {
        keep(out, in, in->at + 2);
        clean_authority(out, in, authority_end(in->at, in->end));
    }
    end = nurl_scan_to(in->at, in->end, '#');
    escape(out, in, end, NURL_OCTET_QUERY); /* and the path, up to its "?" */
    if (in->at < in->end) {
        keep(out, in, end + 1);
        escape(out, in, in->end, NURL_OCTET_QUERY);
    }
}

void nurl_clean(struct nurl_writer *out, struct nurl_str text)
{
    struct nurl_str rest;
    struct input in;

    if (!nurl_emit_allows(out, text) || !nurl_emit_apart(out, text)) {
        return;
    }
    rest = trim_space(text);
    if (rest.len > 0) {
        in.at = rest.ptr;
        in.end = rest.ptr + rest.len;
        in.start = text.ptr;
        clean(out, &in);
    }
}
