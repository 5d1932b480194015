/*
 * guard_paths.c - nurl_path_match and nurl_is_below
 *
 * What a "yes" must not do is asked of a naive server, too: it reads the path
 * in each of 32 ways, and none of them leaves the folder.
 */
#include "guards.h"
#include "nurl_equal.h"
#include "nurl_parse.h"
#include "nurl_path.h"

/* All bytes that can lead out, and those of their escapes. */
static const struct nurl_str bytes[] = { SYMBOL("."), SYMBOL("%"),  SYMBOL("2"),
                                         SYMBOL("e"), SYMBOL("E"),  SYMBOL("f"),
                                         SYMBOL("F"), SYMBOL("5"),  SYMBOL("c"),
                                         SYMBOL("/"), SYMBOL("\\"), SYMBOL(";"),
                                         SYMBOL("a"), SYMBOL("\0") };
static const struct alphabet by_bytes = ALPHABET(bytes);

/* The same with whole escapes, for longer texts. "%25" "2e" is "%2e", once. */
static const struct nurl_str symbols[] = {
    SYMBOL("."),   SYMBOL("/"),    SYMBOL("\\"),  SYMBOL(";"),   SYMBOL("a"),
    SYMBOL("A"),   SYMBOL("*"),    SYMBOL("{"),   SYMBOL("%"),   SYMBOL("2e"),
    SYMBOL("\0"),  SYMBOL("\xFF"), SYMBOL("%2e"), SYMBOL("%2E"), SYMBOL("%2f"),
    SYMBOL("%2F"), SYMBOL("%5c"),  SYMBOL("%5C"), SYMBOL("%00"), SYMBOL("%3b"),
    SYMBOL("%3B"), SYMBOL("%25"),  SYMBOL("%61"), SYMBOL("%fF")
};
static const struct alphabet by_symbols = ALPHABET(symbols);

/* ---- What a server makes of a path ---- */

enum {
    DECODES = 1,         /* the path, once */
    CUTS_FIRST = 2,      /* ";" and what follows it, before it decodes */
    CUTS = 4,            /* the same, after it */
    TAKES_BACKSLASH = 8, /* for a "/" */
    ENDS_AT_NUL = 16,
    READINGS = 32
};

/* Takes ";" and what follows it out of each segment. */
static size_t cut(char *text, size_t len)
{
    size_t n = 0;
    size_t i;
    int inside = 1;

    for (i = 0; i < len; i++) {
        inside = text[i] == '/' || (inside && text[i] != ';');
        if (inside) {
            text[n++] = text[i];
        }
    }
    return n;
}

static size_t read_as(int reading, char *to, struct nurl_str text)
{
    char raw[TEXT_SIZE];
    size_t len = text.len;
    size_t i;

    memcpy(raw, text.ptr, len);
    len = reading & CUTS_FIRST ? cut(raw, len) : len;
    if (reading & DECODES) {
        len = decode(to, raw, len);
    } else {
        memcpy(to, raw, len);
    }
    for (i = 0; i < len; i++) {
        if (to[i] == '\\' && (reading & TAKES_BACKSLASH)) {
            to[i] = '/';
        }
        if (to[i] == '\0' && (reading & ENDS_AT_NUL)) {
            len = i;
        }
    }
    return reading & CUTS ? cut(to, len) : len;
}

/* 1 if a text below a folder leads out of it. Empty segments count nothing. */
static int climbs(const char *text, size_t len)
{
    int depth = 0;
    size_t start = 0;
    size_t i;

    for (i = 0; i <= len; i++) {
        if (i < len && text[i] != '/') {
            continue;
        }
        if (i - start == 2 && memcmp(text + start, "..", 2) == 0) {
            depth--;
        } else if (i > start && !(i - start == 1 && text[start] == '.')) {
            depth++;
        }
        if (depth < 0) {
            return 1;
        }
        start = i + 1;
    }
    return 0;
}

static int leads_out(struct nurl_str text)
{
    char read[TEXT_SIZE];
    int reading;

    for (reading = 0; reading < READINGS; reading++) {
        if (climbs(read, read_as(reading, read, text))) {
            return 1;
        }
    }
    return 0;
}

/* ---- What the law says of a segment ---- */

/* GRD-19: "." or "..", alone or before ";" */
static int is_dots(const char *at, size_t len)
{
    size_t i = 0;

    while (i < len && at[i] != ';') {
        i++;
    }
    return (i == 1 || i == 2) && memcmp(at, "..", i) == 0;
}

/*
 * GRD-19, GRD-20, GRD-35: a segment that decodes to no dots, and has no "/",
 * "\" and NUL. For {%2F} an escaped separator is one between names.
 */
static int is_harmless(struct nurl_str segment, int with_separators)
{
    char unit[3];
    char name[TEXT_SIZE];
    size_t n = 0;
    size_t i;
    size_t step;

    for (i = 0; i < segment.len; i += step) {
        step = segment.ptr[i] == '%' ? 3 : 1;
        if (segment.len - i < step ||
            decode(unit, segment.ptr + i, step) != 1 || *unit == '\0' ||
            (*unit == '\\' && step == 1)) {
            return 0;
        }
        name[n++] = *unit;
        if (*unit == '/' || *unit == '\\') {
            if (!with_separators || is_dots(name, n - 1)) {
                return 0;
            }
            n = 0;
        }
    }
    return !is_dots(name, n);
}

/* The segments of a path: none if it does not begin with "/". */
struct path {
    struct nurl_str text;
    struct nurl_str segment[TEXT_SIZE];
    size_t count;
};

static void split(struct path *path, struct nurl_str text)
{
    size_t start = 1;
    size_t i;

    path->text = text;
    path->count = 0;
    if (text.len == 0 || text.ptr[0] != '/') {
        return;
    }
    for (i = 1; i <= text.len; i++) {
        if (i == text.len || text.ptr[i] == '/') {
            path->segment[path->count++] =
                nurl_text(text.ptr + start, i - start);
            start = i + 1;
        }
    }
}

/* ---- nurl_path_match ---- */

/* A pattern, and what the paths begin with that it is asked for. */
struct route {
    const char *pattern;
    const char *head;
};

/* Those that are asked for the longest texts. */
static const struct route routes[] = { { "/a/{}", "/a/" },
                                       { "/a/{x%2F}", "/a/" },
                                       { "/a/*", "/a/" } };

enum {
    VALUES = 4 /* no pattern has more */
};

/* What an answer sets; "unset" before it. */
struct values {
    struct nurl_str at[VALUES];
    size_t count;
};

/* GRD-35: the letters, digits, "_" and "-" of a name do not matter. */
static int is_name(const char *at, size_t len)
{
    return strspn(at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                      "0123456789_-") >= len;
}

/* 1 for {} and {name}, 2 for {%2F} and {name%2F}, 0 for a literal, else -1. */
static int kind_of(struct nurl_str segment)
{
    const char *at = segment.ptr;
    size_t len = segment.len;

    if (!memchr(at, '{', len) && !memchr(at, '}', len)) {
        return 0;
    }
    if (len < 2 || at[0] != '{' || at[len - 1] != '}') {
        return -1;
    }
    if (is_name(at + 1, len - 2)) {
        return 1;
    }
    return len > 4 && memcmp(at + len - 4, "%2F}", 4) == 0 &&
                   is_name(at + 1, len - 5)
               ? 2
               : -1;
}

/* One segment of the pattern and of the path. */
static int fits(struct nurl_str segment, struct nurl_str of)
{
    char name[TEXT_SIZE];
    int kind = kind_of(of);

    if (kind < 0 || !is_harmless(segment, kind == 2)) {
        return 0;
    }
    return kind > 0 ? segment.len > 0
                    : decode(name, segment.ptr, segment.len) == of.len &&
                          memcmp(name, of.ptr, of.len) == 0;
}

static int is_rest(const struct path *pattern, size_t i)
{
    return i + 1 == pattern->count && pattern->segment[i].len == 1 &&
           pattern->segment[i].ptr[0] == '*';
}

/* What "*" at the end stands for: all that is left, harmless, no "/" first. */
static int rest_fits(struct values *values, const struct path *path, size_t i)
{
    const char *start = path->segment[i].ptr;
    const char *end = path->text.ptr + path->text.len;

    values->at[values->count++] = nurl_text(start, (size_t)(end - start));
    if (start < end && *start == '/') {
        return 0;
    }
    for (; i < path->count; i++) {
        if (!is_harmless(path->segment[i], 0)) {
            return 0;
        }
    }
    return 1;
}

/* GRD-35 */
static int law_of_route(struct values *values, const struct path *pattern,
                        const struct path *path)
{
    size_t i;

    for (i = 0; i < pattern->count && i < path->count; i++) {
        if (is_rest(pattern, i)) {
            return rest_fits(values, path, i);
        }
        if (!fits(path->segment[i], pattern->segment[i])) {
            return 0;
        }
        if (kind_of(pattern->segment[i]) > 0) {
            values->at[values->count++] = path->segment[i];
        }
    }
    return i > 0 && i == pattern->count && i == path->count;
}

/* The part of a path after the last "/" of its first `head` bytes. */
static struct nurl_str below_head(struct nurl_str path, size_t head)
{
    while (head > 0 && path.ptr[head - 1] != '/') {
        head--;
    }
    return nurl_text(path.ptr + head, path.len - head);
}

/* 1 if all values are those of the law, and all without a match as before. */
static int are_set(const struct nurl_str set[VALUES], const char *unset,
                   const struct values *law)
{
    size_t i;

    for (i = 0; i < VALUES; i++) {
        if (i < law->count
                ? set[i].ptr != law->at[i].ptr || set[i].len != law->at[i].len
                : set[i].ptr != unset) {
            return 0;
        }
    }
    return 1;
}

/* Asks with `count` values; with fewer than there are it is a no. */
static void ask_values(const char *pattern, struct nurl_str path, size_t count,
                       const struct values *law)
{
    static const char unset[] = "";
    static const struct values none = { { { NULL, 0 } }, 0 };
    struct nurl_str set[VALUES];
    size_t i;
    int said;
    int is_match = law != NULL && count >= law->count;

    for (i = 0; i < VALUES; i++) {
        set[i] = nurl_text(unset, 0);
    }
    said = nurl_path_match(path, pattern, set, count);
    judge(path, text_of(pattern), said, is_match);
    if (!are_set(set, unset, is_match ? law : &none)) {
        judge(path, text_of("wrong values"), said, !said);
    }
}

static void ask_route(const struct route *route, const struct path *pattern,
                      struct nurl_str text)
{
    char buffer[TEXT_SIZE];
    size_t head = strlen(route->head);
    struct values values;
    struct path path;
    int law;

    memcpy(buffer, route->head, head);
    memcpy(buffer + head, text.ptr, text.len);
    split(&path, nurl_text(buffer, head + text.len));
    values.count = 0;
    law = law_of_route(&values, pattern, &path);
    ask_values(route->pattern, path.text, VALUES, law ? &values : NULL);
    if (law && values.count > 0) {
        ask_values(route->pattern, path.text, values.count, &values);
        ask_values(route->pattern, path.text, values.count - 1, &values);
    }
    if (law && leads_out(below_head(path.text, head))) {
        judge(path.text, text_of("what does not lead out"), 1, 0);
    }
}

static void ask_all(const struct route *some, size_t count,
                    const struct alphabet *alphabet, size_t longest)
{
    unsigned long all = count_texts(alphabet, longest);
    unsigned long n;
    char text[TEXT_SIZE];
    struct path pattern;
    size_t i;

    for (i = 0; i < count; i++) {
        split(&pattern, text_of(some[i].pattern));
        for (n = 0; n < all; n++) {
            ask_route(&some[i], &pattern, nth_text(text, alphabet, n));
        }
    }
}

/* Literals, several values, and slips. */
static const struct route others[] = {
    { "/", "/" },          { "/{}", "/" },        { "/a", "/" },
    { "/aa", "/a" },       { "/a.a", "/a" },      { "/a;A", "/" },
    { "/A/*", "/a/" },     { "/A/*", "/A/" },     { "/a/", "/" },
    { "/a/a", "/a" },      { "/a/a/a", "/a/" },   { "/a//a", "/a" },
    { "/a/a/*", "/a/" },   { "//a", "/" },        { "/..a", "/" },
    { "/.", "/" },         { "/..", "/" },        { "/../a", "/" },
    { "/a/../a", "/a/" },  { "/..;a", "/" },      { "/a\\a", "/a" },
    { "/%2e", "/" },       { "/%2ea", "/" },      { "/%61/a", "/" },
    { "/%2e%2e", "/" },    { "/a%", "/a" },       { "/\xFF/*", "/" },
    { "/{}/a", "/" },      { "/{}/a", "/a/" },    { "/{x%2F}/a", "/" },
    { "/{}/a/*", "/a/" },  { "/{x%2F}/*", "/a" }, { "/{x%2F}/*", "/" },
    { "/{}/*", "/" },      { "/{}/*", "/a" },     { "/{}/{}", "/" },
    { "/{}/{x%2F}", "/" }, { "/{x%2F}/{}", "/" }, { "/{x%2F}/{%2F}", "/" },
    { "/{}/a/{}", "/a/" }, { "/{}/A/{}", "/a/" }, { "/{}/%2e/{}", "/a/" },
    { "/{}/{}/{}", "/a" }, { "/{}/{}/*", "/a/" }, { "/a/{}/a/*", "/a/a" },
    { "/*/a", "/" },       { "/a*", "/a" },       { "/**", "/" },
    { "/*", "/" },         { "/*/*", "/" },       { "/*", "" },
    { "/a", "" },          { "", "/" },           { "a", "/" },
    { "a/{}", "/a/" },     { "a", "" },           { "*", "" },
    { "/{a_-9}", "/" },    { "/{9%2F}", "/" },    { "/{%2F}/a", "/a%2F" },
    { "/{a a}", "/" },     { "/{a%2f}", "/" },    { "/{a%2Fa}", "/" },
    { "/{%2F%2F}", "/" },  { "/{a.}", "/" },      { "/a{}", "/" },
    { "/{}a", "/a" },      { "/{", "/" },         { "/}", "/" },
    { "/{a", "/" },        { "/a}", "/a" },       { "/{}}", "/" },
    { "/{{}", "/" },       { "/:a", "/" },        { "/{}/{", "/a/" }
};

/* A literal of each byte, and a name of each byte. */
static void ask_bytes(void)
{
    char literal[] = "/?";
    char value[] = "/{?}";
    struct route route = { NULL, "/" };
    struct path pattern;
    char unit[4];
    unsigned byte;
    unsigned n;

    for (byte = 1; byte < 256; byte++) {
        literal[1] = (char)byte;
        value[2] = (char)byte;
        route.pattern = value;
        split(&pattern, text_of(value));
        ask_route(&route, &pattern, text_of("a"));
        route.pattern = literal;
        split(&pattern, text_of(literal));
        for (n = 0; n < UNITS; n++) {
            ask_route(&route, &pattern, nth_unit(unit, n));
        }
    }
}

/* ---- nurl_is_below ---- */

/* A base, what the URL begins with, and whether both have the same origin. */
struct base {
    const char *text;
    const char *head;
    int same_origin;
};

/* Those that are asked for the longest texts. */
static const struct base bases[] = { { "http://h/a/", "http://h/a/", 1 },
                                     { "http://h/a", "http://h/a/", 1 },
                                     { "http://h/a/", "http://h/a", 1 },
                                     { "http://h/a", "http://h/a", 1 } };

/* Of another origin, without one, and of other paths. */
static const struct base other_bases[] = {
    { "http://g/a/", "http://h/a/", 0 },
    { "http://h/a/", "http://g/a/", 0 },
    { "http://h./a/", "http://h/a/", 0 },
    { "http://a.h/a/", "http://h/a/", 0 },
    { "https://h/a/", "http://h/a/", 0 },
    { "http://h/a/", "https://h/a/", 0 },
    { "httpx://h/a/", "http://h/a/", 0 },
    { "http://h:81/a/", "http://h/a/", 0 },
    { "http://h/a/", "http://h:8080/a/", 0 },
    { "http://h:443/a/", "https://h:80/a/", 0 },
    { "http://[::1]/a/", "http://[::2]/a/", 0 },
    { "http://h@g/a/", "http://h/a/", 0 },
    { "//h/a/", "//h/a/", 0 },
    { "/a/", "/a/", 0 },
    { "http:/a/", "http:/a/", 0 },
    { "http:///a/", "http:///a/", 0 },
    { "http://h:65536/a/", "http://h:65536/a/", 0 },
    { "HTTP://%48:080/a/", "http://h/a/", 1 },
    { "https://h:443/a/", "https://u:p@H:/a/", 1 },
    { "x://h:1/a/", "x://h:01/a/", 1 },
    { "http://[0::1]/a/", "http://[::1]/a/", 1 },
    { "http://h/a/?a/../a#/", "http://h/a/", 1 },
    { "http://h", "http://h", 1 },
    { "http://h/", "http://h", 1 },
    { "http://h//", "http://h/", 1 },
    { "http://h//a/", "http://h/", 1 },
    { "http://h/a//", "http://h/a/", 1 },
    { "http://h/a/a", "http://h/a/", 1 },
    { "http://h/a/a/", "http://h/a/", 1 },
    { "http://h/a/a/a", "http://h/a/", 1 },
    { "http://h/a/a/a/", "http://h/a/a", 1 },
    { "http://h/a/a/a/a/", "http://h/a/a/a/a/", 1 },
    { "http://h/a/A/%61/a/", "http://h/a/A/a/", 1 },
    { "http://h/A/", "http://h/", 1 },
    { "http://h/%61.%41;/", "http://h/", 1 },
    { "http://h/a%3B/", "http://h/a", 1 },
    { "http://h/a;/", "http://h/a", 1 },
    { "http://h/%ff/", "http://h/", 1 },
    { "http://h/a/../", "http://h/a/../", 1 },
    { "http://h/./a", "http://h/./a", 1 },
    { "http://h/a/%2E%2e", "http://h/a/%2E%2e", 1 },
    { "http://h/..;a/", "http://h/..;a/", 1 },
    { "http://h/a%2fa/", "http://h/a%2fa/", 1 },
    { "http://h/a%5C/", "http://h/a%5C/", 1 },
    { "http://h/a/%00/", "http://h/a/%00/", 1 }
};

/* A URL, and what the law compares of it. */
struct place {
    char text[TEXT_SIZE];
    struct nurl url;
    int is_clean; /* no segment leads out; 0 without a path after a host */
    char path[TEXT_SIZE];
    size_t path_len; /* in normal form */
};

/* The path of a URL as it stands there, without query and fragment. */
static struct nurl_str written_path(const char *text)
{
    const char *host = strstr(text, "//");
    const char *at = host ? host + 2 + strcspn(host + 2, "/?#") : text;

    return nurl_text(at, strcspn(at, "?#"));
}

/* 0 if nurl_parse refuses the text. GRD-16: an empty path is "/". */
static int make_place(struct place *place, const char *head,
                      struct nurl_str text)
{
    size_t len = strlen(head);
    struct path path;
    size_t i;

    memcpy(place->text, head, len);
    memcpy(place->text + len, text.ptr, text.len);
    place->text[len += text.len] = '\0';
    if (nurl_parse(&place->url, place->text, len) != NURL_OK) {
        return 0;
    }
    split(&path, written_path(place->text));
    if (path.text.len == 0) {
        split(&path, nurl_text("/", 1));
    }
    place->is_clean = path.count > 0;
    for (i = 0; i < path.count; i++) {
        place->is_clean &= is_harmless(path.segment[i], 0);
    }
    place->path_len = normal_form(place->path, path.text, 0);
    return 1;
}

/* GRD-16, GRD-18: the base's path, or that and more after its last slash. */
static int law_of_below(const struct place *url, const struct place *base)
{
    size_t len = base->path_len;

    return url->is_clean && base->is_clean && len <= url->path_len &&
           memcmp(url->path, base->path, len) == 0 &&
           (len == url->path_len || base->path[len - 1] == '/' ||
            url->path[len] == '/');
}

static void ask_place(const struct place *url, const struct place *base,
                      int same_origin)
{
    struct nurl_str path = nurl_part(&url->url, url->url.path);
    struct nurl_str folder = nurl_part(&base->url, base->url.path);
    int said = nurl_is_below(&url->url, &base->url);

    judge(text_of(url->text), text_of(base->text), said,
          same_origin && law_of_below(url, base));
    if (said && path.len > folder.len &&
        memcmp(path.ptr, folder.ptr, folder.len) == 0 &&
        leads_out(nurl_text(path.ptr + folder.len, path.len - folder.len))) {
        judge(text_of(url->text), text_of("what does not lead out"), 1, 0);
    }
}

/* A text after a head without a path can go on with the host. */
static void ask_base(const struct base *row, const struct alphabet *alphabet,
                     size_t longest)
{
    unsigned long all = count_texts(alphabet, longest);
    unsigned long n;
    char buffer[TEXT_SIZE];
    struct nurl_str text;
    struct place base;
    struct place url;
    int has_path = written_path(row->head).len > 0;

    if (!make_place(&base, row->text, nurl_text("", 0))) {
        judge(text_of(row->text), text_of("the bases"), 0, 1);
        return;
    }
    for (n = 0; n < all; n++) {
        text = nth_text(buffer, alphabet, n);
        if (make_place(&url, row->head, text)) {
            ask_place(&url, &base,
                      row->same_origin &&
                          (has_path || text.len == 0 || text.ptr[0] == '/'));
        }
    }
}

/* Bases that are asked for many URLs. */
static struct place many[2048];

/* Both paths of one byte or escape each. */
static void ask_units(void)
{
    struct place url;
    char unit[4];
    size_t count = 0;
    unsigned n;
    size_t m;

    for (n = 0; n < UNITS; n++) {
        count +=
            (size_t)make_place(&many[count], "http://h/", nth_unit(unit, n));
    }
    for (n = 0; n < UNITS; n++) {
        if (!make_place(&url, "http://h/", nth_unit(unit, n))) {
            continue;
        }
        for (m = 0; m < count; m++) {
            ask_place(&url, &many[m], 1);
        }
    }
}

/* Both paths of any texts. */
static void ask_pairs(size_t url_symbols, size_t base_symbols)
{
    static const struct nurl_str of_pairs[] = {
        SYMBOL("/"),   SYMBOL("."),   SYMBOL("a"),   SYMBOL("A"),
        SYMBOL(";"),   SYMBOL("%61"), SYMBOL("%2e"), SYMBOL("%2f"),
        SYMBOL("%3b"), SYMBOL("%3B"), SYMBOL("%00")
    };
    static const struct alphabet alphabet = ALPHABET(of_pairs);
    unsigned long all = count_texts(&alphabet, url_symbols);
    unsigned long base_count = count_texts(&alphabet, base_symbols);
    unsigned long n;
    unsigned long m;
    char text[TEXT_SIZE];
    struct place url;

    for (m = 0; m < base_count; m++) {
        (void)make_place(&many[m], "http://h/", nth_text(text, &alphabet, m));
    }
    for (n = 0; n < all; n++) {
        (void)make_place(&url, "http://h/", nth_text(text, &alphabet, n));
        for (m = 0; m < base_count; m++) {
            ask_place(&url, &many[m], 1);
        }
    }
}

static void ask_bases(const struct base *some, size_t count,
                      const struct alphabet *alphabet, size_t longest)
{
    size_t i;

    for (i = 0; i < count; i++) {
        ask_base(&some[i], alphabet, longest);
    }
}

void ask_routes(size_t longest)
{
    ask_all(routes, COUNT(routes), &by_bytes, longest);
    ask_all(routes, COUNT(routes), &by_symbols, longest - 1);
    ask_bytes();
    done("routes");
    ask_all(others, COUNT(others), &by_bytes, longest - 1);
    ask_all(others, COUNT(others), &by_symbols, longest - 2);
    done("other routes");
}

void ask_below(size_t longest)
{
    ask_bases(bases, COUNT(bases), &by_bytes, longest);
    ask_bases(bases, COUNT(bases), &by_symbols, longest - 1);
    done("below");
    ask_bases(other_bases, COUNT(other_bases), &by_bytes, longest - 1);
    ask_bases(other_bases, COUNT(other_bases), &by_symbols, longest - 2);
    done("below other bases");
    ask_pairs(longest - 2, 3);
    ask_units();
    done("below any base");
}
