/* SPDX-License-Identifier: MIT */
/*
 * nurl_mask.c - hides passwords in a text, for a log
 *
 * A segment is the text between two "/". Each segment is searched, from left to
 * right. Two texts are hidden:
 *
 * - what is between the first ":" and the last "@" of a segment;
 * - where a login can begin (at the beginning of the text and after each "//"):
 *   if the text up to the next "/", "?" or "#" is not a host and a port, then a
 *   person has typed that "/", "?" or "#" as part of a password. Everything is
 *   hidden from the first ":" to the last "@" of the whole text.
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"

/* The text between two "/". */
struct segment {
    const char *at;
    const char *password; /* after the first ":"; without one, end of text */
    const char *host;     /* after the last "@"; without one, `at` */
    const char *mark;     /* the first "?" or "#"; without one, end of text */
    const char *end;      /* the "/" or the end of the text */
};

static void read_segment(struct segment *segment, const char *at,
                         const char *end)
{
    segment->at = at;
    segment->password = end;
    segment->host = at;
    segment->mark = end;
    for (; at < end && *at != '/'; at++) {
        if (*at > '@') {
            continue; /* a letter, nearly always */
        }
        if (*at == ':' && segment->password == end) {
            segment->password = at + 1;
        } else if (*at == '@') {
            segment->host = at + 1;
        } else if ((*at == '?' || *at == '#') && segment->mark == end) {
            segment->mark = at;
        }
    }
    segment->end = at;
}

/* 20 to 7E: bytes that a terminal shows unchanged. */
static int is_printable(char c)
{
    return c >= ' ' && c <= '~';
}

static int is_address(char c)
{
    return nurl_octet_digit(c) || c == ':' || c == '.' ||
           (nurl_octet(c) | 0x20u) - 'a' < 6u;
}

static int is_zone_char(char c)
{
    return c == '%' || nurl_octet_unreserved(c);
}

/* Skips "[" address [ "%" zone ] "]". Returns `at` if there is none. */
static const char *skip_literal(const char *at, const char *end)
{
    const char *start = at;

    if (at == end || *at != '[') {
        return start;
    }
    do {
        at++;
    } while (at < end && is_address(*at));
    if (end - at > 1 && at[0] == '%' && is_zone_char(at[1])) {
        while (at < end && is_zone_char(*at)) {
            at++;
        }
    }
    return at < end && *at == ']' ? at + 1 : start;
}

/* host [ ":" 1*DIGIT ]. A host is a literal, or any text without ":". */
static int is_host_and_port(const char *at, const char *end)
{
    const char *colon = nurl_scan_to(skip_literal(at, end), end, ':');

    if (colon == end) {
        return 1;
    }
    at = colon + 1;
    while (at < end && nurl_octet_digit(*at)) {
        at++;
    }
    return at == end && at > colon + 1;
}

/*
 * 1 for "http://" and for words with "http://" at their end: not a login.
 * BOUNDS: the segment has a ":", so end[-1] is in it.
 */
static int is_before_url(const struct segment *segment, const char *end)
{
    const char *at = segment->password;

    if (segment->end[-1] != ':' || end - segment->end < 2 ||
        segment->end[1] != '/') {
        return 0;
    }
    while (at < segment->end && is_printable(*at)) {
        at++;
    }
    return at == segment->end;
}

/* 1 if a login begins with this segment and its password goes on after it. */
static int is_open(const struct segment *segment, const char *text,
                   const char *end)
{
    const char *stop = segment->end;

    if (segment->mark < stop) {
        stop = segment->mark;
    }
    if (segment->password > stop || segment->password == end) {
        return 0;
    }
    if (segment->host > stop) {
        return 1; /* "?" or "#", and then "@" */
    }
    if (segment->at == text && stop == segment->end &&
        is_before_url(segment, end)) {
        return 0;
    }
    return !is_host_and_port(segment->host, stop);
}

static const char *after_last_at(const char *at, const char *end)
{
    while (end > at && end[-1] != '@') {
        end--;
    }
    return end;
}

/*
 * Appends the bytes, with "?" for each byte that is not printable. The text can
 * be in the buffer: each byte is read before another one is written.
 * BOUNDS: writes no more than fits.
 */
static void put_shown(struct nurl_writer *out, struct nurl_str text, size_t at,
                      size_t end)
{
    size_t space = nurl_emit_space(out);
    size_t fits = end - at < space ? end - at : space;
    const char *from = text.ptr + at;
    char *to;
    size_t i;

    if (fits > 0) {
        to = out->ptr + out->len;
        out->len += fits;
        for (i = 0; i < fits; i++) {
            to[i] = is_printable(from[i]) ? from[i] : '?';
        }
    }
    if (fits < end - at) {
        nurl_emit_missing(out, (uint32_t)(end - at - fits), at + fits);
    }
}

/* Copies from a constant: compilers call memset for a loop that stores "*". */
static void put_stars(struct nurl_writer *out, size_t at, size_t end)
{
    static const char stars[] = "****************";
    size_t len;

    for (; at < end; at += len) {
        len = end - at < sizeof stars - 1 ? end - at : sizeof stars - 1;
        nurl_emit_run(out, stars, len, at);
    }
}

/*
 * The text can be in the buffer. BOUNDS: the output has the length of the
 * input, so no byte is read after it was overwritten.
 */
static void put_masked(struct nurl_writer *out, struct nurl_str text)
{
    const char *end = text.ptr + text.len;
    const char *at = text.ptr;
    struct segment segment;
    size_t shown = 0;
    int is_login = 1;

    while (at < end) {
        read_segment(&segment, at, end);
        if (is_login && is_open(&segment, text.ptr, end)) {
            segment.host = after_last_at(segment.password, end);
            segment.end = end;
        }
        if (segment.password < segment.host) {
            put_shown(out, text, shown, (size_t)(segment.password - text.ptr));
            shown = (size_t)(segment.host - text.ptr) - 1;
            put_stars(out, (size_t)(segment.password - text.ptr), shown);
        }
        is_login = segment.end == at && at > text.ptr;
        at = segment.end < end ? segment.end + 1 : end;
    }
    put_shown(out, text, shown, text.len);
}

void nurl_write_masked(struct nurl_writer *out, struct nurl_str text)
{
    if (nurl_emit_allows(out, text) && text.len > 0) {
        put_masked(out, text);
    }
}
