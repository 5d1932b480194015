/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_redacted.c - a URL without its secrets, for a log
 *
 * Part by part: a part that the caller has cleared is not written.
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"
#include "host/nurl_has_user.h"
#include "url/nurl_path_lead.h"

/* The bytes of the text from `from` to `end`. */
static void put_bytes(struct nurl_writer *out, const struct nurl *url,
                      size_t from, size_t end)
{
    if (from < end) {
        nurl_emit_run(out, url->text + from, end - from, from);
    }
}

/*
 * 1 if "//" is before the authority, 0 for an authority alone: "u:p@h:80",
 * "@h", ":p@h". In a URL its first part is at offset 2 or later.
 */
static int has_slashes(const struct nurl *url)
{
    struct nurl_span first = nurl_present(url->user) ? url->user : url->host;

    return first.off > 1 && url->password.off != 1;
}

/*
 * [ "//" ] [ "*@" ] host [ ":" port ]
 *
 * BOUNDS: the ":" is one byte before the port.
 */
static void put_redacted_authority(struct nurl_writer *out,
                                   const struct nurl *url)
{
    size_t at = url->host.off;

    if (has_slashes(url)) {
        nurl_emit(out, "//", 2, url->scheme.len);
    }
    if (nurl_has_user(url)) {
        nurl_emit(out, "*@", 2, url->user.off);
    }
    put_bytes(out, url, at, at + url->host.len);
    if (nurl_present(url->port)) {
        put_bytes(out, url, url->port.off - 1u,
                  (size_t)url->port.off + url->port.len);
    }
}

static void put_lead(struct nurl_writer *out, const struct nurl *url)
{
    const char *lead = nurl_path_lead(url);

    if (lead) {
        nurl_emit_run(out, lead, NURL_PATH_LEAD, url->path.off);
    }
}

/*
 * With a scheme and without an authority, all before the last "@" can be a
 * login that was typed without "//", or the name of a person. A path that
 * begins the text is written as it is: the target of a request can begin with
 * "//".
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
    } else if (url->host_kind == NURL_HOST_NONE && start > 0) {
        put_lead(out, url);
    }
    put_bytes(out, url, at, end);
}

/* The end of a pair's name: the offset of its first "=", or where it ends. */
static size_t name_end(const struct nurl *url, size_t at, size_t end)
{
    while (at < end && url->text[at] != '=' && url->text[at] != '&') {
        at++;
    }
    return at;
}

static size_t pair_end(const struct nurl *url, size_t at, size_t end)
{
    while (at < end && url->text[at] != '&') {
        at++;
    }
    return at;
}

/*
 * pair = [ name ] "=" value / token *"="
 *
 * Takes the offsets of the pair, of the end of its name, and of its end.
 * Returns that of the value, or of the token: what nothing or only "=" follows
 * can be one in base64, with its padding.
 */
static size_t secret_start(const struct nurl *url, size_t start, size_t mark,
                           size_t end)
{
    size_t at = mark;

    if (mark == start) {
        return start + 1;
    }
    while (at < end && url->text[at] == '=') {
        at++;
    }
    return at < end ? mark + 1 : start;
}

/*
 * "?" pair *( "&" pair ), with "*" for each secret; a pair can be empty
 *
 * What is shown is appended in runs, up to the next secret. BOUNDS: the "?" is
 * one byte before the query.
 */
static void put_redacted_query(struct nurl_writer *out, const struct nurl *url)
{
    size_t end = (size_t)url->query.off + url->query.len;
    size_t shown = url->query.off - 1u; /* not appended yet */
    size_t at = url->query.off;
    size_t mark;
    size_t next;

    for (; at < end; at = next + 1) {
        mark = name_end(url, at, end);
        next = pair_end(url, mark, end);
        if (next > at) {
            at = secret_start(url, at, mark, next);
            put_bytes(out, url, shown, at);
            nurl_emit_run(out, "*", 1, at);
            shown = next;
        }
    }
    put_bytes(out, url, shown, end);
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
