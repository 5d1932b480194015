/* Servers and guards: all functions agree about a text, and a guard returns 1
 * only for the text that it checks. The input is a byte that chooses the
 * method, a text, FF, and another text. */
#include "fuzz.h"
#include "well_formed.h"

static int same_parts(const struct nurl *a, const struct nurl *b)
{
    return fuzz_same_parts(a, b, 0) && a->stop == b->stop;
}

static int begins_with(struct nurl_str text, const char *word)
{
    size_t len = strlen(word);

    return text.len >= len && memcmp(text.ptr, word, len) == 0;
}

/* The normal form of a target parses, and is equal to it. */
static void check_normal(const struct nurl *target)
{
    static char normal[3 * FUZZ_LONGEST];
    struct nurl_writer out;
    struct nurl url;

    nurl_writer_init(&out, normal, sizeof normal);
    nurl_normalize(&out, target);
    CHECK(nurl_writer_status(&out) == NURL_OK);
    if (out.len <= NURL_TEXT_MAX) {
        CHECK(nurl_parse(&url, normal, out.len) == NURL_OK);
        CHECK(nurl_equal(&url, target) && nurl_equal(target, &url));
    }
}

static void check_target(struct nurl_str text, int options)
{
    struct nurl_str method = options ? NURL_STR("OPTIONS") : NURL_STR("GET");
    struct nurl target;
    struct nurl url;
    enum nurl_status status =
        nurl_parse_target(&target, method, text.ptr, text.len);

    CHECK(!ill_formed(&target, status, text.ptr, text.len));
    if (status != NURL_OK) {
        return;
    }
    CHECK(!nurl_present(target.user) && !nurl_present(target.fragment));
    CHECK(nurl_present(target.scheme) == (target.host_kind != NURL_HOST_NONE));
    CHECK(target.host_kind != NURL_HOST_EMPTY);
    if (!begins_with(text, "//")) {
        CHECK(nurl_parse(&url, text.ptr, text.len) == NURL_OK);
        CHECK(same_parts(&url, &target));
    }
    check_normal(&target);
}

/* CONNECT takes less than a Host field, and that less than an authority. */
static void check_authority(struct nurl_str text)
{
    struct nurl target;
    struct nurl field;
    struct nurl url;
    enum nurl_status connect =
        nurl_parse_target(&target, NURL_STR("CONNECT"), text.ptr, text.len);
    enum nurl_status host = nurl_parse_host_field(&field, text.ptr, text.len);
    enum nurl_status all = nurl_parse_authority(&url, text.ptr, text.len);

    CHECK(!ill_formed_authority(&target, connect, text.ptr, text.len));
    CHECK(!ill_formed_authority(&field, host, text.ptr, text.len));
    CHECK(connect != NURL_OK || (host == NURL_OK && field.port.len > 0 &&
                                 same_parts(&target, &field)));
    CHECK(host != NURL_OK || (all == NURL_OK && same_parts(&field, &url)));
    CHECK(host == NURL_OK || all != NURL_OK || url.host.off > 0 ||
          memchr(text.ptr, '%', text.len));
}

/* The bytes of a valid scheme and "://", or 0. */
static size_t url_begins(struct nurl_str text)
{
    const char *colon = text.len > 0 ? memchr(text.ptr, ':', text.len) : NULL;
    size_t len = colon ? (size_t)(colon - text.ptr) : 0;
    struct nurl url;

    return len > 0 && text.len - len >= 3 && memcmp(colon, "://", 3) == 0 &&
                   nurl_parse(&url, text.ptr, len + 1) == NURL_OK &&
                   url.scheme.len == len
               ? len + 3
               : 0;
}

/* 1 if an IPv6 address without brackets is where the authority is. */
static int is_bare(struct nurl_str text, size_t at)
{
    struct nurl_host host;
    size_t len = at;

    while (len < text.len &&
           !strchr("/?#", text.ptr[len] ? text.ptr[len] : 1)) {
        len++;
    }
    return nurl_host_parse_address(&host, nurl_text(text.ptr + at, len - at)) ==
               NURL_OK &&
           host.kind == NURL_HOST_IPV6;
}

/* 1 if a setting with a path, but without a scheme, has this error only. */
static int is_of_settings(enum nurl_status status)
{
    return status == NURL_ERR_USERINFO_CHAR || status == NURL_ERR_HOST_EMPTY ||
           status == NURL_ERR_PORT_EMPTY || status == NURL_ERR_SLASHES ||
           status == NURL_ERR_FRAGMENT;
}

/*
 * A text without "://" is what it would be after "x://": the same parts, or the
 * same error, 4 bytes later. What settings alone refuse is apart.
 */
static void check_server(struct nurl_str text, const struct nurl *setting,
                         enum nurl_status status)
{
    static char longer[FUZZ_LONGEST + 4];
    struct nurl url;
    enum nurl_status other;

    if (text.len + 4 > NURL_TEXT_MAX) {
        return;
    }
    memcpy(longer, "x://", 4);
    memcpy(longer + 4, text.ptr, text.len);
    other = nurl_parse_zone(&url, longer, text.len + 4);
    if (status == NURL_OK) {
        url.scheme.len = 0;
        CHECK(other == NURL_OK && fuzz_same_parts(setting, &url, 4));
    } else if (other == NURL_OK) {
        CHECK(is_of_settings(status));
    } else if (status != NURL_ERR_USERINFO_CHAR ||
               text.ptr[setting->stop] == '@') {
        CHECK(status == other && setting->stop + 4 == url.stop);
    }
}

/* A URL is what nurl_parse_zone makes of it, but without a fragment. */
static void check_url(struct nurl_str text, const struct nurl *setting,
                      enum nurl_status status)
{
    struct nurl url;
    enum nurl_status other = nurl_parse_zone(&url, text.ptr, text.len);

    if (other == NURL_OK && nurl_present(url.fragment)) {
        CHECK(status == NURL_ERR_FRAGMENT && text.ptr[setting->stop] == '#');
        CHECK(setting->stop + 1u == url.fragment.off);
    } else {
        CHECK(status == other && same_parts(setting, &url));
    }
}

static void check_setting(struct nurl_str text)
{
    struct nurl setting;
    enum nurl_status status = nurl_parse_setting(&setting, text.ptr, text.len);
    size_t start = url_begins(text);

    CHECK(!ill_formed_setting(&setting, status, text.ptr, text.len));
    CHECK(text.len > NURL_TEXT_MAX ||
          (status == NURL_ERR_BRACKETS) == is_bare(text, start));
    if (status == NURL_ERR_BRACKETS) {
        CHECK(setting.stop == start);
    } else if (start > 0) {
        check_url(text, &setting, status);
    } else {
        check_server(text, &setting, status);
    }
}

/* An empty path is "/". */
static size_t depth_of(const struct nurl *url)
{
    struct nurl_str path = nurl_part(url, url->path);
    size_t depth = path.len == 0;
    size_t i;

    for (i = 0; i < path.len; i++) {
        depth += path.ptr[i] == '/';
    }
    return depth;
}

static void check_below(struct nurl_str text, struct nurl_str other)
{
    struct nurl url;
    struct nurl base;

    if (nurl_parse(&url, text.ptr, text.len) != NURL_OK ||
        nurl_parse(&base, other.ptr, other.len) != NURL_OK) {
        return;
    }
    if (nurl_is_below(&url, &base)) {
        CHECK(nurl_same_origin(&url, &base));
        CHECK(nurl_is_below(&url, &url) && nurl_is_below(&base, &base));
        CHECK(depth_of(&url) >= depth_of(&base));
        CHECK(!nurl_is_below(&base, &url) || depth_of(&url) == depth_of(&base));
    }
    CHECK(!nurl_host_text(&url).ptr == (url.host_kind == NURL_HOST_NONE));
}

/* IPv6 addresses are compared by value: one text can be much longer. */
static void check_within(struct nurl_str host, struct nurl_str domain)
{
    struct nurl_host a;
    struct nurl_host b;

    if (nurl_host_within(host, domain)) {
        CHECK(nurl_host_within(host, host));
        CHECK(nurl_host_within(domain, domain));
        CHECK(host.len + 1 >= domain.len || host.ptr[0] == '[');
    }
    if (nurl_host_parse(&a, host) == NURL_OK && a.kind == NURL_HOST_IPV6 &&
        nurl_host_parse(&b, domain) == NURL_OK && b.kind == NURL_HOST_IPV6) {
        CHECK(nurl_host_within(host, domain) ==
              (memcmp(a.address, b.address, 16) == 0));
    }
}

/* ------------------------------------------------------------------ routes */

#define SEGMENTS 600u /* of a path that is compared */
#define VALUES 6u

/* A segment as written, and decoded. */
struct segment {
    struct nurl_str raw;
    struct nurl_str decoded;
};

static char decoded[2 * FUZZ_LONGEST];

/* Appends the decoded bytes. Returns 0 for an invalid escape. */
static int decode_all(struct segment *segment, size_t *used)
{
    struct nurl_writer out;

    nurl_writer_init(&out, decoded + *used, sizeof decoded - *used);
    nurl_decode(&out, segment->raw, NURL_POLICY_RAW);
    segment->decoded = nurl_text(out.ptr, out.len);
    *used += out.len;
    return out.status == NURL_OK;
}

/* Splits at "/", which must begin the text. Returns how many, or 0. */
static unsigned split_all(struct nurl_str text, struct segment *all)
{
    unsigned n = 0;
    const char *end = text.ptr + text.len;
    const char *at = text.ptr;
    const char *next;

    if (text.len == 0 || *at != '/') {
        return 0;
    }
    while (at < end && n < SEGMENTS) {
        next = memchr(at + 1, '/', (size_t)(end - at - 1));
        next = next ? next : end;
        all[n++].raw = nurl_text(at + 1, (size_t)(next - at - 1));
        at = next;
    }
    return n;
}

/* Decoded, without what follows a ";". */
static int is_dots(struct nurl_str name)
{
    const char *semicolon = memchr(name.ptr, ';', name.len);
    size_t len = semicolon ? (size_t)(semicolon - name.ptr) : name.len;

    return (len == 1 && name.ptr[0] == '.') ||
           (len == 2 && name.ptr[0] == '.' && name.ptr[1] == '.');
}

/* For a name each part between "/" and "\" is looked at. */
static int leads_out(const struct segment *segment, int is_name)
{
    struct nurl_str rest = segment->decoded;
    size_t len;

    if (memchr(rest.ptr, '\0', rest.len) ||
        memchr(segment->raw.ptr, '\\', segment->raw.len)) {
        return 1;
    }
    for (;;) {
        len = 0;
        while (len < rest.len && rest.ptr[len] != '/' &&
               rest.ptr[len] != '\\') {
            len++;
        }
        if (is_dots(nurl_text(rest.ptr, len)) || (len < rest.len && !is_name)) {
            return 1;
        }
        if (len == rest.len) {
            return 0;
        }
        rest = nurl_text(rest.ptr + len + 1, rest.len - len - 1);
    }
}

static int is_text(struct nurl_str text, const char *word)
{
    return fuzz_same(text, nurl_text(word, strlen(word)));
}

/* Letters, digits, "_" and "-" */
static int is_name(struct nurl_str text)
{
    while (text.len > 0 && *text.ptr != '\0' &&
           strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                  "0123456789_-",
                  *text.ptr)) {
        text = nurl_text(text.ptr + 1, text.len - 1);
    }
    return text.len == 0;
}

/* A segment of a pattern: literal, one segment, one name, the rest, invalid. */
enum kind {
    LITERAL,
    ONE,
    NAME,
    REST,
    INVALID
};

static enum kind kind_of(struct nurl_str segment)
{
    struct nurl_str inner;

    if (!memchr(segment.ptr, '{', segment.len) &&
        !memchr(segment.ptr, '}', segment.len)) {
        return LITERAL;
    }
    if (segment.len < 2 || segment.ptr[0] != '{' ||
        segment.ptr[segment.len - 1] != '}') {
        return INVALID;
    }
    inner = nurl_text(segment.ptr + 1, segment.len - 2);
    if (is_name(inner)) {
        return ONE;
    }
    return inner.len > 2 && memcmp(inner.ptr + inner.len - 3, "%2F", 3) == 0 &&
                   is_name(nurl_text(inner.ptr, inner.len - 3))
               ? NAME
               : INVALID;
}

/* A segment of the path that fits one of the pattern; of "*" all the rest. */
static int fits(const struct segment *path, enum kind kind,
                struct nurl_str literal)
{
    switch (kind) {
    case LITERAL:
        return fuzz_same(literal, path->decoded);
    case ONE:
    case NAME:
        return path->raw.len > 0;
    case REST:
        return path->raw.len == 0 || *path->raw.ptr != '/';
    default:
        return 0;
    }
}

/*
 * A second writing of GRD-35: decodes all of the path, then compares from the
 * last segment of the pattern to the first. Returns the number of values, or
 * -1.
 */
static int route(struct nurl_str path, struct nurl_str pattern,
                 struct nurl_str *values)
{
    static struct segment paths[SEGMENTS];
    static struct segment patterns[SEGMENTS];
    unsigned n = split_all(path, paths);
    unsigned m = split_all(pattern, patterns);
    size_t used = 0;
    int count = 0;
    unsigned i;

    for (i = 0; i < n; i++) {
        if (!decode_all(&paths[i], &used) ||
            leads_out(&paths[i], i < m && kind_of(patterns[i].raw) == NAME)) {
            return -1;
        }
    }
    if (n == 0 || m == 0 || n < m) {
        return -1;
    }
    if (is_text(patterns[m - 1].raw, "*")) {
        paths[m - 1].raw.len =
            (size_t)(path.ptr + path.len - paths[m - 1].raw.ptr);
    } else if (n != m) {
        return -1;
    }
    for (i = 0; i < m; i++) {
        int is_rest = i == m - 1 && is_text(patterns[i].raw, "*");
        enum kind kind = is_rest ? REST : kind_of(patterns[i].raw);

        if (!fits(&paths[i], kind, patterns[i].raw)) {
            return -1;
        }
        if (kind != LITERAL) {
            values[count++] = paths[i].raw;
        }
    }
    return count;
}

static void check_one_route(struct nurl_str path, struct nurl_str pattern,
                            unsigned space)
{
    static char string[FUZZ_LONGEST + 1];
    static struct nurl_str expected[SEGMENTS];
    struct nurl_str values[VALUES];
    const char *nul = memchr(pattern.ptr, '\0', pattern.len);
    int count;
    unsigned i;

    pattern.len = nul ? (size_t)(nul - pattern.ptr) : pattern.len;
    memcpy(string, pattern.ptr, pattern.len);
    string[pattern.len] = '\0';
    for (i = 0; i < VALUES; i++) {
        values[i] = nurl_text("#", 1);
    }
    count = route(path, pattern, expected);
    count = count > (int)space ? -1 : count;
    CHECK(nurl_path_match(path, string, values, space) == (count >= 0));
    for (i = 0; i < VALUES; i++) {
        if ((int)i < count) {
            CHECK(values[i].ptr == expected[i].ptr);
            CHECK(values[i].len == expected[i].len);
        } else {
            CHECK(values[i].len == 1 && *values[i].ptr == '#');
        }
    }
}

/* The other text as a pattern, and one that the path may well fit. */
static void check_route(struct nurl_str path, struct nurl_str other,
                        unsigned which)
{
    static char pattern[FUZZ_LONGEST];
    struct nurl_writer out;
    struct nurl_str rest = path;
    struct nurl_str segment;
    unsigned n = 0;

    if (path.len > SEGMENTS || other.len > SEGMENTS) {
        return;
    }
    check_one_route(path, other, which % (VALUES + 1));
    nurl_writer_init(&out, pattern, sizeof pattern);
    while (nurl_path_next(&rest, &segment)) {
        nurl_write_text(&out, NURL_STR("/"));
        if (which >> (n++ % 8) & 1) {
            nurl_write_text(&out, NURL_STR("{"));
            nurl_write_text(&out, nurl_text("name", n % 3));
            nurl_write_text(&out, nurl_text("%2F", which & 2 ? 3 : 0));
            nurl_write_text(&out, NURL_STR("}"));
        } else if (n > which % 32) {
            nurl_write_text(&out, NURL_STR("*"));
            break;
        } else {
            nurl_decode(&out, segment, NURL_POLICY_RAW);
        }
    }
    check_one_route(path, nurl_text(pattern, out.len), which % (VALUES + 1));
}

/* An IPv4 address has the scope of the same address mapped. */
static void check_scope(const uint8_t *data)
{
    uint8_t mapped[16] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF };

    memcpy(mapped + 12, data, 4);
    CHECK(nurl_scope_ipv6(mapped) == nurl_scope_ipv4(data));
    CHECK(nurl_ipv6_is_global(mapped) == nurl_ipv4_is_global(data));
    CHECK(nurl_scope_ipv6(data) <= NURL_SCOPE_MULTICAST);
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str text = fuzz_text(data, size);
    unsigned which = fuzz_byte(&text);
    struct nurl_str first = fuzz_part(&text);
    char string[32];
    uint32_t number;

    check_target(first, which & 1);
    check_authority(first);
    check_setting(first);
    check_below(first, text);
    check_within(first, text);
    check_route(first, text, which);
    CHECK(nurl_str_number(first, &number) || number == 0);
    if (nurl_copy_string(string, which % 33, first) == NURL_OK) {
        CHECK(memcmp(string, first.ptr, first.len) == 0);
    }
    if (size >= 16) {
        check_scope(data);
    }
}
