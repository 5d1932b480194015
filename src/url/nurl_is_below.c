/*
 * nurl_is_below.c - is a URL in the directory of another?
 */
#include "nurl_equal.h"

#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "syntax/nurl_normal.h"

/* For an empty path a client asks the server for "/". */
static struct nurl_str path_or_slash(const struct nurl *url)
{
    return url->path.len > 0 ? nurl_part(url, url->path) : nurl_text("/", 1);
}

/*
 * 1 if the segment is "." or "..", or one of them with ";" after it. "%2E" is a
 * dot, too.
 */
static int is_dots(const char *at, const char *end)
{
    unsigned dots = 0;
    uint8_t octet = '.';

    while (at < end && dots < 3 && octet == '.') {
        octet = nurl_escape_next(&at, end);
        dots += octet == '.';
    }
    return (dots == 1 || dots == 2) &&
           (octet == '.' || octet == ';' || octet == '/');
}

/*
 * 1 if the escape stands for a byte at which some servers split a path, or if
 * it is not an escape. Moves *at after it.
 */
static int splits(const char **at, const char *end)
{
    const char *start = *at;
    uint8_t octet = nurl_escape_next(at, end);

    return octet == '/' || octet == '\\' || octet == '\0' || *at == start + 1;
}

/*
 * segment = *pchar                                      RFC 3986 section 3.3
 *
 * Moves from the "/" before the segment to the next "/", or to the end. Returns
 * 0 for a dot segment, and for a segment that a server could split.
 * BOUNDS: *at is on a "/".
 */
static int skip_segment(const char **at, const char *end)
{
    const char *next = *at + 1;

    if (next < end && (*next == '.' || *next == '%') && is_dots(next, end)) {
        return 0; /* most segments begin with another byte: no call */
    }
    for (;;) {
        next = nurl_octet_run(next, end, NURL_OCTET_SEGMENT);
        *at = next;
        if (next == end || *next == '/') {
            return 1;
        }
        if (*next == ':') {
            next++;
        } else if (*next != '%' || splits(&next, end)) {
            return 0;
        }
    }
}

/*
 * Checks a path, and returns the byte after its slash number *depth, or after
 * the last one if *depth is 0. Returns NULL if there are fewer slashes, or if
 * skip_segment refuses a segment. Sets *depth to the number of slashes.
 * BOUNDS: the path begins with a "/".
 */
static const char *directory_end(struct nurl_str path, size_t *depth)
{
    const char *at = path.ptr;
    const char *end = at + path.len;
    const char *last = NULL;
    size_t limit = *depth;
    size_t slashes = 0;

    while (at < end) {
        slashes++;
        if (limit == 0 || slashes <= limit) {
            last = at + 1;
        }
        if (!skip_segment(&at, end)) {
            return NULL;
        }
    }
    *depth = slashes;
    return slashes < limit ? NULL : last;
}

/* A path after an authority is empty or begins with "/" (RFC 3986 3.3). */
bool nurl_is_below(const struct nurl *url, const struct nurl *base)
{
    struct nurl_str path = path_or_slash(url);
    struct nurl_str directory = path_or_slash(base);
    const char *end;
    size_t depth = 0;

    if (!nurl_same_origin(url, base) || path.ptr[0] != '/' ||
        directory.ptr[0] != '/') {
        return false;
    }
    end = directory_end(directory, &depth);
    if (!end) {
        return false;
    }
    directory.len = (size_t)(end - directory.ptr);
    end = directory_end(path, &depth);
    if (!end) {
        return false;
    }
    path.len = (size_t)(end - path.ptr);
    return nurl_normal_equal(path, directory, NURL_NORMAL_PART);
}
