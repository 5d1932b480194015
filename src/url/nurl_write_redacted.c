/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_redacted.c - a URL without its secrets, for a log
 *
 * Part by part: a part that the caller has cleared is not written.
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"

/* The bytes of the text from `from` to `end`. */
static void put_bytes(struct nurl_writer *out, const struct nurl *url,
                      size_t from, size_t end)
{
    if (from < end) {
        nurl_emit_run(out, url->text + from, end - from, from);
    }
}

/* 1 if "//" is before the authority, 0 for an authority alone: "u:p@h:80". */
static int has_slashes(const struct nurl *url)
{
    return nurl_present(url->scheme) || (url->stop > 0 && *url->text == '/');
}

/*
 * [ "//" ] [ "*@" ] host [ ":" port ]
 *
 * BOUNDS: a host that is not at offset 0 has a byte before it. The ":" is one
 * byte before the port.
 */
static void put_redacted_authority(struct nurl_writer *out,
                                   const struct nurl *url)
{
    size_t at = url->host.off;

    if (has_slashes(url)) {
        nurl_emit(out, "//", 2, url->scheme.len);
    }
    if (at > 0 && url->text[at - 1] == '@') {
        nurl_emit(out, "*@", 2, url->user.off);
    }
    put_bytes(out, url, at, at + url->host.len);
    if (nurl_present(url->port)) {
        put_bytes(out, url, url->port.off - 1u,
                  (size_t)url->port.off + url->port.len);
    }
}

/*
 * With a scheme and without an authority, all before the last "@" can be a
 * login that was typed without "//", or the name of a person.
 */
static void put_redacted_path(struct nurl_writer *out, const struct nurl *url)
{
    size_t start = url->path.off;
    size_t end = start + url->path.len;
    size_t at = start;

    if (nurl_present(url->scheme) && url->host_kind == NURL_HOST_NONE) {
        at = end;
    }
    while (at > start && url->text[at - 1] != '@') {
        at--;
    }
    if (at > start) {
        nurl_emit(out, "*@", 2, start);
    }
    put_bytes(out, url, at, end);
}

/*
 * "?" pair *( "&" pair ), with "*" for a value, and for a pair without "="
 *
 * BOUNDS: the "?" is one byte before the query.
 */
static void put_redacted_query(struct nurl_writer *out, const struct nurl *url)
{
    size_t end = (size_t)url->query.off + url->query.len;
    size_t mark = url->query.off - 1u; /* the "?", or a "&" */
    size_t hidden;
    size_t at;

    while (mark < end) {
        hidden = mark + 1;
        for (at = hidden; at < end && url->text[at] != '&'; at++) {
            if (url->text[at] == '=' && hidden == mark + 1) {
                hidden = at + 1;
            }
        }
        put_bytes(out, url, mark, hidden);
        if (at > mark + 1) {
            nurl_emit_run(out, "*", 1, hidden);
        }
        mark = at;
    }
}

/* BOUNDS: the ":" is one byte after the scheme. */
void nurl_write_redacted(struct nurl_writer *out, const struct nurl *url)
{
    if (url->profile != NURL_PROFILE_3986) {
        nurl_emit_fault(out, NURL_ERR_UNPARSED, 0);
        return;
    }
    if (nurl_present(url->scheme)) {
        put_bytes(out, url, 0, url->scheme.len + 1u);
    }
    if (url->host_kind != NURL_HOST_NONE) {
        put_redacted_authority(out, url);
    }
    put_redacted_path(out, url);
    if (nurl_present(url->query)) {
        put_redacted_query(out, url);
    }
    if (nurl_present(url->fragment)) {
        nurl_emit_run(out, "#*", 2, url->fragment.off - 1u);
    }
}
