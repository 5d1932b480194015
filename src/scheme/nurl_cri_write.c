/*
 * nurl_cri_write.c - the CRI reference of a URL
 */
#include "nurl_cri.h"

#include "base/nurl_emit.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_place.h"
#include "base/nurl_scan.h"
#include "host/nurl_ip_value.h"
#include "host/nurl_scheme_port.h"
#include "host/nurl_zone.h"
#include "nurl_host.h"
#include "nurl_scheme.h"
#include "scheme/nurl_cri_emit.h"
#include "scheme/nurl_cri_scheme.h"
#include "scheme/nurl_utf8.h"
#include "syntax/nurl_segments.h"

#define OPEN_MAX 126 /* ".." that a discard can say */

/* ------------------------------------------------------------------- texts */

/* How a part of a URL becomes one text or more. */
struct cri_part {
    uint8_t class_bit; /* of the part; 0: no delimiter stands there raw */
    char delimiter;    /* of the class, but not in a text */
    uint8_t is_host;   /* 1: in lower case; an escaped delimiter is one */
};

static const struct cri_part part_user = { NURL_OCTET_USER, '\0', 0 };
static const struct cri_part part_host = { NURL_OCTET_NAME, '.', 1 };
static const struct cri_part part_zone = { 0, '\0', 0 };
static const struct cri_part part_path = { NURL_OCTET_PATH, '/', 0 };
static const struct cri_part part_query = { NURL_OCTET_QUERY, '&', 0 };
static const struct cri_part part_fragment = { NURL_OCTET_QUERY, '\0', 0 };

struct cri_piece {
    const char *at;
    const char *end;
    const struct cri_part *part;
};

static void set_piece(struct cri_piece *piece, const struct nurl *url,
                      struct nurl_span span, const struct cri_part *part)
{
    piece->at = url->text + span.off;
    piece->end = piece->at + span.len;
    piece->part = part;
}

/*
 * 1 if the byte means one thing raw and another one escaped: nurl_write_cri_uri
 * would write it raw, so it must not come from an escape.      section 2.1 C12
 */
static int is_delimiter(const struct cri_part *part, char octet)
{
    return octet != part->delimiter &&
           nurl_octet_is(octet, part->class_bit) != 0 &&
           !nurl_octet_unreserved(octet);
}

/*
 * How long the text is. A raw byte in the middle of a sequence is no UTF-8, so
 * what is asked for a delimiter has been an escape. *fault is NULL, or the
 * first escape that no text can stand for: a delimiter's, or one that begins
 * what is not UTF-8.
 */
static size_t text_length(const struct cri_piece *piece, const char **fault)
{
    struct nurl_utf8 state = { 0, 0, 0 };
    const char *at = piece->at;
    const char *start = at;
    size_t len = 0;
    char octet;

    *fault = NULL;
    for (; at < piece->end; len++) {
        if (state.left == 0) {
            if (*at != '%') {
                at++;
                continue;
            }
            start = at;
        }
        octet = (char)nurl_escape_next(&at, piece->end);
        if (!nurl_utf8_next(&state, nurl_octet(octet)) ||
            is_delimiter(piece->part, octet)) {
            *fault = start;
            return len;
        }
    }
    if (state.left > 0) {
        *fault = start;
    }
    return len;
}

/* The first byte that stands for another one in the text, or the end. */
static const char *plain_text_end(const struct cri_piece *piece, const char *at)
{
    if (!piece->part->is_host) {
        return nurl_scan_to(at, piece->end, '%');
    }
    while (at < piece->end && *at != '%' && nurl_octet_lower(*at) == *at) {
        at++;
    }
    return at;
}

/* The bytes of the text. */
static void put_decoded(struct nurl_writer *out, const struct cri_piece *piece)
{
    const char *at = piece->at;
    const char *start;
    char octet;

    while (at < piece->end) {
        start = at;
        at = plain_text_end(piece, at);
        nurl_emit_run(out, start, (size_t)(at - start), 0);
        if (at < piece->end) {
            octet = (char)nurl_escape_next(&at, piece->end);
            if (piece->part->is_host) {
                octet = nurl_octet_lower(octet);
            }
            nurl_emit(out, &octet, 1, 0);
        }
    }
}

/* A text of `len` bytes. */
static void put_text_of(struct nurl_writer *out, const struct cri_piece *piece,
                        size_t len)
{
    nurl_cri_emit_head(out, NURL_CRI_TEXT, len);
    put_decoded(out, piece);
}

/* A text, of which the URL begins at `text`. */
static void put_piece(struct nurl_writer *out, const struct cri_piece *piece,
                      const char *text)
{
    const char *fault;
    size_t len = text_length(piece, &fault);

    if (fault) {
        nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN, (size_t)(fault - text));
    }
    put_text_of(out, piece, len);
}

/* A span as one text. */
static void put_span(struct nurl_writer *out, const struct nurl *url,
                     struct nurl_span span, const struct cri_part *part)
{
    struct cri_piece piece;

    set_piece(&piece, url, span, part);
    put_piece(out, &piece, url->text);
}

/* ------------------------------------------------------------------- lists */

/* The first delimiter from *next on, or the end; *next is what follows it. */
static const char *piece_end(const struct cri_piece *all, const char **next)
{
    const struct cri_part *part = all->part;
    const char *at = *next;
    char octet;

    for (;;) {
        while (at < all->end && *at != part->delimiter && *at != '%') {
            at++;
        }
        *next = at;
        if (at == all->end) {
            return at;
        }
        octet = (char)nurl_escape_next(next, all->end);
        if (octet == part->delimiter && (part->is_host || *next == at + 1)) {
            return at;
        }
        at = *next;
    }
}

static size_t count_pieces(const struct cri_piece *all)
{
    const char *next = all->at;
    size_t count = 1;

    while (piece_end(all, &next) < all->end) {
        count++;
    }
    return count;
}

/* text *( delimiter text ) */
static void put_pieces(struct nurl_writer *out, const struct nurl *url,
                       const struct cri_piece *all, size_t count)
{
    struct cri_piece piece;
    const char *next = all->at;

    piece.part = all->part;
    for (; count > 0; count--) {
        piece.at = next;
        piece.end = piece_end(all, &next);
        put_piece(out, &piece, url->text);
    }
}

/* -------------------------------------------------------------------- path */

struct cri_path {
    struct nurl_segments walk;
    size_t count;  /* segments that stay */
    size_t length; /* of their items */
    uint16_t stop;
    int8_t status;
    uint8_t slash;    /* 1: the first of them has a "/" before it, */
    uint8_t is_empty; /* and 1: it is empty */
    uint8_t relative; /* 1: a reference to a path of the base */
};

/* Where the n-th ".." is that takes no segment away; there is one. */
static const char *open_dots(const char *at, const char *end, unsigned n)
{
    const char *segment;
    unsigned dots;
    size_t kept = 0;

    for (;;) {
        segment = at;
        at = nurl_scan_to(at, end, '/');
        dots = nurl_segments_dots(segment, at, 1);
        if (dots == 0) {
            kept++;
        } else if (dots == 2 && kept > 0) {
            kept--;
        } else if (dots == 2 && --n == 0) {
            return segment;
        }
        at++;
    }
}

static void set_path_fault(struct cri_path *path, const struct nurl *url,
                           enum nurl_status status, const char *at)
{
    path->status = (int8_t)status;
    path->stop = (uint16_t)(at - url->text);
}

/* What the path as a whole cannot be, before what is in a segment. */
static void check_whole_path(struct cri_path *path, const struct nurl *url)
{
    const char *at = url->text + url->path.off;

    if (path->relative) {
        if (path->walk.open > OPEN_MAX) {
            set_path_fault(path, url, NURL_ERR_DEC_FORBIDDEN,
                           open_dots(at, at + url->path.len, OPEN_MAX + 1));
        }
    } else if (url->host_kind == NURL_HOST_NONE && path->is_empty &&
               path->count > 1) {
        set_path_fault(path, url, NURL_ERR_CHAR, at);
    }
}

/*
 * Walks over the segments from the last one (syntax/nurl_segments.h). A path
 * that is relative to a base has no root: there a "/" is put before it, so that
 * its first segment is one even if it is empty, or if nothing else is left.
 */
static void begin_walk(struct cri_path *path, const struct nurl *url)
{
    struct nurl_merged merged;

    merged.path = nurl_text(url->text + url->path.off, url->path.len);
    merged.before = nurl_text("/", path->relative);
    merged.decodes_dots = 1;
    nurl_segments_begin(&path->walk, &merged);
}

/* The next segment towards the beginning, or 0. */
static int previous_segment(struct cri_path *path, struct cri_piece *segment)
{
    if (!nurl_segments_previous(&path->walk)) {
        return 0;
    }
    segment->at = path->walk.segment.ptr;
    segment->end = segment->at + path->walk.segment.len;
    segment->part = &part_path;
    return 1;
}

static void measure_path(struct cri_path *path, const struct nurl *url)
{
    struct cri_piece segment;
    const char *fault;
    size_t len;

    path->relative = url->path.len > 0 && !nurl_present(url->scheme) &&
                     url->text[url->path.off] != '/';
    path->status = NURL_OK;
    path->count = 0;
    path->length = 0;
    path->slash = 0;
    path->is_empty = 0;
    begin_walk(path, url);
    while (previous_segment(path, &segment)) {
        len = text_length(&segment, &fault);
        if (fault) {
            set_path_fault(path, url, NURL_ERR_DEC_FORBIDDEN, fault);
        }
        path->count++;
        path->length += nurl_cri_head_length(len) + len;
        path->slash = path->walk.slash;
        path->is_empty = segment.at == segment.end;
    }
    check_whole_path(path, url);
}

/*
 * The segments, each in its place, the last one first.
 * BOUNDS: both walks give the same segments, so `at` goes back to where the
 * writer was, and there is space for all of them.
 */
static void put_cri_segments(struct nurl_writer *out, struct cri_path *path,
                             const struct nurl *url)
{
    struct cri_piece segment;
    const char *fault;
    size_t len;
    size_t end;
    size_t at;

    if (nurl_emit_room(out) < path->length) {
        nurl_place_end(out, path->length);
        return;
    }
    end = out->len + path->length;
    at = end;
    begin_walk(path, url);
    while (previous_segment(path, &segment)) {
        len = text_length(&segment, &fault);
        at -= nurl_cri_head_length(len) + len;
        out->len = at;
        put_text_of(out, &segment, len);
    }
    out->len = end;
}

/* --------------------------------------------------------------- authority */

/* dec-octet, in which escapes stand for digits               RFC 3986 3.2.2 */
static int is_dec_octet(const char *at, const char *end)
{
    const char *start = at;
    unsigned value = 0;
    unsigned digit;

    while (at < end) {
        if (at > start && value == 0) {
            return 0;
        }
        digit = nurl_octet_offset(nurl_escape_next(&at, end), '0');
        value = value * 10 + digit;
        if (digit > 9 || value > 255) {
            return 0;
        }
    }
    return at > start;
}

/* Only escapes can hide that the labels, four of them, are an IPv4 address. */
static int is_hidden_ipv4(const struct cri_piece *host)
{
    const char *next = host->at;
    const char *label;
    unsigned i;

    for (i = 0; i < 4; i++) {
        label = next;
        if (!is_dec_octet(label, piece_end(host, &next))) {
            return 0;
        }
    }
    return 1;
}

/* The "%" of a zone, or the "]"; without brackets the last byte. */
static const char *zone_mark(const struct nurl *url)
{
    const char *at = url->text + url->host.off;

    return nurl_scan_to(at, at + url->host.len - 1, '%');
}

/* 1 for an address with a zone: the "%" stands before the "]". */
static unsigned has_zone(const struct nurl *url)
{
    return *zone_mark(url) == '%';
}

/* bytes .size 4 / bytes .size 16, ? zone */
static void put_address_of_url(struct nurl_writer *out, const struct nurl *url)
{
    const char *at = url->text + url->host.off;
    const char *end = at + url->host.len;
    struct cri_piece zone;
    uint8_t address[16];

    if (url->host_kind == NURL_HOST_IPV4) {
        nurl_ip_value_v4(address, at, end);
        nurl_cri_emit_head(out, NURL_CRI_BYTES, 4);
        nurl_emit_run(out, (const char *)address, 4, 0);
        return;
    }
    end = zone_mark(url);
    nurl_ip_value_v6(address, at + 1, end);
    nurl_cri_emit_head(out, NURL_CRI_BYTES, 16);
    nurl_emit_run(out, (const char *)address, 16, 0);
    if (*end == '%') {
        zone.end = at + url->host.len - 1;
        zone.at = nurl_zone_start(end, zone.end);
        zone.part = &part_zone;
        put_piece(out, &zone, url->text);
    }
}

/* user [ ":" password ] */
static struct nurl_span whole_user_info(const struct nurl *url)
{
    struct nurl_span all = url->user;

    if (nurl_present(url->password)) {
        all.len = (uint16_t)(url->password.off + url->password.len - all.off);
    }
    return all;
}

/*
 * The port if it is written, and not the scheme's default: OK or PORT_RANGE;
 * else PORT_MISSING.
 */
static enum nurl_status own_port(const struct nurl *url, uint16_t *port)
{
    enum nurl_status status = nurl_port(url, port);
    uint16_t usual = nurl_scheme_port(nurl_scheme_of(url));

    if (url->port.len == 0 ||
        (status == NURL_OK && *port == usual && usual != 0)) {
        return NURL_ERR_PORT_MISSING;
    }
    return status;
}

static void put_host_of_url(struct nurl_writer *out, const struct nurl *url,
                            const struct cri_piece *host, size_t labels)
{
    if (url->host_kind == NURL_HOST_IPVFUTURE) {
        nurl_emit_fault(out, NURL_ERR_IP_LITERAL, url->host.off);
    } else if (labels == 0) {
        put_address_of_url(out, url);
    } else {
        if (labels == 4 && is_hidden_ipv4(host)) {
            nurl_emit_fault(out, NURL_ERR_HOST_NUMERIC, url->host.off);
        }
        put_pieces(out, url, host, labels);
    }
}

/* [ ? ( false, userinfo ), host, ? port ] */
static void put_login_of_url(struct nurl_writer *out, const struct nurl *url)
{
    struct cri_piece host;
    size_t labels = 0;
    uint16_t port;
    enum nurl_status status = own_port(url, &port);

    set_piece(&host, url, url->host, &part_host);
    if (url->host_kind <= NURL_HOST_NAME) {
        labels = count_pieces(&host);
    }
    nurl_cri_emit_head(out, NURL_CRI_ARRAY,
                       (nurl_present(url->user) ? 2u : 0u) +
                           (labels > 0 ? labels : 1u + has_zone(url)) +
                           (status != NURL_ERR_PORT_MISSING ? 1u : 0u));
    if (nurl_present(url->user)) {
        nurl_cri_emit_octet(out, NURL_CRI_FALSE);
        put_span(out, url, whole_user_info(url), &part_user);
    }
    put_host_of_url(out, url, &host, labels);
    if (status != NURL_ERR_PORT_MISSING) {
        if (status != NURL_OK) {
            nurl_emit_fault(out, status, url->port.off);
        }
        nurl_cri_emit_head(out, NURL_CRI_UNSIGNED, port);
    }
}

/* ---------------------------------------------------------------- sections */

static void put_scheme_of_url(struct nurl_writer *out, const struct nurl *url)
{
    struct cri_piece name;
    uint16_t number;

    if (nurl_cri_scheme_number(url, &number)) {
        nurl_cri_emit_head(out, NURL_CRI_NEGATIVE, number);
        return;
    }
    set_piece(&name, url, url->scheme, &part_host); /* in lower case */
    put_text_of(out, &name, url->scheme.len);
}

/* scheme, authority / null, authority / discard */
static void put_front(struct nurl_writer *out, const struct nurl *url,
                      const struct cri_path *path, size_t sections)
{
    int host = url->host_kind != NURL_HOST_NONE;

    if (!nurl_present(url->scheme) && !host) {
        if (path->relative) {
            nurl_cri_emit_head(out, NURL_CRI_UNSIGNED, path->walk.open + 1);
        } else if (sections > 1) {
            nurl_cri_emit_octet(out, path->count > 0 ? NURL_CRI_TRUE : 0);
        }
        return;
    }
    if (nurl_present(url->scheme)) {
        put_scheme_of_url(out, url);
    } else {
        nurl_cri_emit_octet(out, NURL_CRI_NULL);
    }
    if (host) {
        put_login_of_url(out, url);
    } else if (sections > 1) {
        nurl_cri_emit_octet(out, path->slash || path->count == 0
                                     ? NURL_CRI_NULL
                                     : NURL_CRI_TRUE);
    }
}

/* Before other sections; in a reference null means "not set".           5.1 */
static void put_absent(struct nurl_writer *out, const struct nurl *url)
{
    nurl_cri_emit_octet(out, nurl_present(url->scheme) ? NURL_CRI_ARRAY << 5
                                                       : NURL_CRI_NULL);
}

/* What stands after the front, up to the last section that is there. */
static void put_rest(struct nurl_writer *out, const struct nurl *url,
                     struct cri_path *path, size_t sections)
{
    struct cri_piece query;
    size_t count;

    if (path->status != NURL_OK) {
        nurl_emit_fault(out, (enum nurl_status)path->status, path->stop);
    }
    if (path->count > 0) {
        nurl_cri_emit_head(out, NURL_CRI_ARRAY, path->count);
        put_cri_segments(out, path, url);
    } else if (sections > 2) {
        put_absent(out, url);
    }
    if (nurl_present(url->query)) {
        set_piece(&query, url, url->query, &part_query);
        count = count_pieces(&query);
        nurl_cri_emit_head(out, NURL_CRI_ARRAY, count);
        put_pieces(out, url, &query, count);
    } else if (sections > 3) {
        put_absent(out, url);
    }
    if (nurl_present(url->fragment)) {
        put_span(out, url, url->fragment, &part_fragment);
    }
}

/* A reference has one section less in front: discard.           section 5.1 */
static void put_cri(struct nurl_writer *out, const struct nurl *url)
{
    struct cri_path path;
    size_t sections;
    int host = url->host_kind != NURL_HOST_NONE;
    int scheme = nurl_present(url->scheme);

    measure_path(&path, url);
    sections = nurl_cri_sections(host, path.count, nurl_present(url->query),
                                 nurl_present(url->fragment));
    nurl_cri_emit_head(out, NURL_CRI_ARRAY,
                       host || scheme ? sections : sections - 1);
    put_front(out, url, &path, sections);
    put_rest(out, url, &path, sections);
}

void nurl_write_cri(struct nurl_writer *out, const struct nurl *url)
{
    int8_t before = out->status;

    if (url->profile != NURL_PROFILE_3986) {
        nurl_emit_fault(out, NURL_ERR_UNPARSED, 0);
        return;
    }
    put_cri(out, url);
    nurl_emit_unplaced(out, before);
}
