/*
 * nurl_normalize.c - the one text that stands for all equal URLs
 */
#include "nurl_reference.h"

#include "base/nurl_emit.h"
#include "base/nurl_place.h"
#include "syntax/nurl_normal.h"
#include "syntax/nurl_segments.h"
#include "url/nurl_scheme_based.h"

static void put_normal_part(struct nurl_writer *out, const struct nurl *url,
                            struct nurl_span span)
{
    nurl_normal_write(out, nurl_part(url, span), NURL_NORMAL_PART);
}

/* The delimiter before a part, and the part, if there is one. */
static void put_normal_delimited(struct nurl_writer *out,
                                 const struct nurl *url, struct nurl_span span)
{
    if (nurl_present(span)) {
        nurl_emit(out, url->text + span.off - 1, 1, 0);
        put_normal_part(out, url, span);
    }
}

/* "//" [ user [ ":" password ] "@" ] host [ ":" port ] */
static void put_normal_authority(struct nurl_writer *out,
                                 const struct nurl *url)
{
    struct nurl_str port = nurl_scheme_based_port(url);

    if (url->host_kind == NURL_HOST_NONE) {
        return;
    }
    nurl_emit_run(out, "//", 2, 0);
    if (nurl_present(url->user)) {
        put_normal_part(out, url, url->user);
        put_normal_delimited(out, url, url->password);
        nurl_emit(out, "@", 1, 0);
    }
    nurl_normal_write_host(out, url);
    if (port.ptr) {
        nurl_emit(out, ":", 1, 0);
        nurl_emit_run(out, port.ptr, port.len, 0);
    }
}

/* Segments that stand together in the path, and the walk to those before. */
struct stretch {
    struct nurl_str text;
    struct nurl_segments walk; /* its segment stands before the text */
    int more;                  /* 1: the walk has a segment */
};

static void begin_stretch(struct stretch *stretch,
                          const struct nurl_merged *path)
{
    nurl_segments_begin(&stretch->walk, path);
    stretch->more = nurl_segments_previous(&stretch->walk);
}

/*
 * 1 and the next stretch towards the beginning, which ends where a segment was
 * taken out; or 0. BOUNDS: a slash is one byte before its segment.
 */
static int previous_stretch(struct stretch *stretch)
{
    struct nurl_segments *walk = &stretch->walk;
    const char *start;
    const char *end;

    if (!stretch->more) {
        return 0;
    }
    end = walk->segment.ptr + walk->segment.len;
    do {
        start = walk->segment.ptr - walk->slash;
        stretch->more = nurl_segments_previous(walk);
    } while (stretch->more && walk->segment.ptr + walk->segment.len == start);
    stretch->text = nurl_text(start, (size_t)(end - start));
    return 1;
}

/*
 * Makes `piece` a writer of the space that begins `ahead` bytes after what
 * `out` has counted; without any if that is beyond its end.
 */
static void begin_at(struct nurl_writer *piece, const struct nurl_writer *out,
                     size_t ahead)
{
    char *ptr = NULL;
    size_t room = 0;

    if (out->status == NURL_OK && out->size - out->len > ahead) {
        ptr = out->ptr + out->len + ahead;
        room = out->size - out->len - ahead;
    }
    nurl_writer_init(piece, ptr, room);
}

/*
 * Whether "//" begins the first stretch and the `after` bytes of the others,
 * which begin with a "/". BOUNDS: a stretch has at least one byte, because a
 * segment without any has its slash.
 */
static int begins_twice(struct nurl_str text, size_t after)
{
    if (text.len == 1) {
        return text.ptr[0] == '/' && after > 0;
    }
    return text.ptr[0] == '/' && text.ptr[1] == '/';
}

/* How long the path is in normal form; does it begin with "//"? */
static size_t normal_length(const struct nurl_merged *path, int *double_slash)
{
    struct stretch stretch;
    size_t len = 0;

    *double_slash = 0;
    begin_stretch(&stretch, path);
    while (previous_stretch(&stretch)) {
        *double_slash = begins_twice(stretch.text, len);
        len += nurl_normal_length(stretch.text);
    }
    return len;
}

/* As nurl_resolve does it, but what is put is in normal form. */
static void put_without_dots(struct nurl_writer *out,
                             const struct nurl_merged *path, int has_authority)
{
    struct stretch stretch;
    struct nurl_writer piece;
    int double_slash;
    size_t len = normal_length(path, &double_slash);
    size_t end = len;

    if (double_slash && !has_authority) {
        nurl_place_text(out, "/.", 2);
    }
    begin_stretch(&stretch, path);
    while (previous_stretch(&stretch)) {
        end -= nurl_normal_length(stretch.text);
        begin_at(&piece, out, end);
        nurl_normal_write(&piece, stretch.text, NURL_NORMAL_PART);
    }
    nurl_place_end(out, len);
}

/* 1 for a request target whose path would be read as an authority. */
static int seems_authority(const struct nurl *url, struct nurl_str path)
{
    return url->host_kind == NURL_HOST_NONE && path.len > 1 &&
           path.ptr[0] == '/' && path.ptr[1] == '/';
}

/*
 * Without a scheme dot segments stay: they mean something to a base only. Where
 * there are none, the path is a part like any other.
 */
static void put_normal_path(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_merged path;

    path.path = nurl_scheme_based_path(url);
    if (seems_authority(url, path.path)) {
        nurl_emit_run(out, "/.", 2, 0);
    }
    if (!nurl_present(url->scheme) || !nurl_segments_has_dots(path.path)) {
        nurl_normal_write(out, path.path, NURL_NORMAL_PART);
        return;
    }
    path.before = nurl_text("", 0);
    path.decodes_dots = 1;
    put_without_dots(out, &path, url->host_kind != NURL_HOST_NONE);
}

void nurl_normalize(struct nurl_writer *out, const struct nurl *url)
{
    int8_t before = out->status;

    if (url->profile != NURL_PROFILE_3986) {
        nurl_emit_fault(out, NURL_ERR_UNPARSED, 0);
        return;
    }
    if (nurl_present(url->scheme)) {
        nurl_normal_write(out, nurl_part(url, url->scheme), NURL_NORMAL_LOWER);
        nurl_emit(out, ":", 1, 0);
    }
    put_normal_authority(out, url);
    put_normal_path(out, url);
    put_normal_delimited(out, url, url->query);
    put_normal_delimited(out, url, url->fragment);
    nurl_emit_unplaced(out, before);
}
