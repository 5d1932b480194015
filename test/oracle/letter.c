/*
 * letter.c - RFC 3986 by its letter, with buffers
 */
#include "letter.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>

#include "nurl_scheme.h"

static int is_hex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') ||
           (c >= 'A' && c <= 'F');
}

static int is_unreserved(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
           (c >= 'A' && c <= 'Z') || (c != '\0' && strchr("-._~", c));
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
}

static int value(char c)
{
    return c <= '9' ? c - '0' : lower(c) - 'a' + 10;
}

static void put_str(struct text *text, struct nurl_str str)
{
    size_t i;

    for (i = 0; i < str.len; i++) {
        put_octet(text, str.ptr[i]);
    }
}

static struct nurl_str str_of(const struct text *text)
{
    return nurl_text(text->at, text->len);
}

/* What stands before the first octet of the set; *rest keeps the others. */
static struct nurl_str cut(struct nurl_str *rest, const char *set)
{
    struct nurl_str head = *rest;
    size_t n = 0;

    while (n < rest->len && !memchr(set, rest->ptr[n], strlen(set))) {
        n++;
    }
    head.len = n;
    rest->ptr += n;
    rest->len -= n;
    return head;
}

static int begins(struct nurl_str text, const char *with)
{
    return text.len >= strlen(with) &&
           memcmp(text.ptr, with, strlen(with)) == 0;
}

static void skip(struct nurl_str *text, size_t n)
{
    text->ptr += n;
    text->len -= n;
}

/* ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?   appendix B */
struct letter letter_split(struct nurl_str text)
{
    struct letter parts = {
        { NULL, 0 }, { NULL, 0 }, { NULL, 0 }, { NULL, 0 }, { NULL, 0 }
    };
    struct nurl_str rest = text;
    struct nurl_str head = cut(&rest, ":/?#");

    if (head.len > 0 && begins(rest, ":")) {
        parts.scheme = head;
        skip(&rest, 1);
    } else {
        rest = text;
    }
    if (begins(rest, "//")) {
        skip(&rest, 2);
        parts.authority = cut(&rest, "/?#");
    }
    parts.path = cut(&rest, "?#");
    if (begins(rest, "?")) {
        skip(&rest, 1);
        parts.query = cut(&rest, "#");
    }
    if (begins(rest, "#")) {
        skip(&rest, 1);
        parts.fragment = rest;
    }
    return parts;
}

/* "/x/y" without "/y", "x" without "x" */
static void drop_last(struct text *out)
{
    while (out->len > 0 && out->at[--out->len] != '/') {
    }
}

/* Step E: one segment with its first "/". */
static void move_first(struct text *out, struct nurl_str *in)
{
    do {
        put_octet(out, in->ptr[0]);
        skip(in, 1);
    } while (in->len > 0 && in->ptr[0] != '/');
}

static int is(struct nurl_str text, const char *what)
{
    return text.len == strlen(what) && begins(text, what);
}

/* Steps B and C: the first n octets become "/", the next one if there is. */
static void replace(struct nurl_str *in, size_t n)
{
    if (in->len == n) {
        *in = nurl_text("/", 1);
    } else {
        skip(in, n);
    }
}

/* remove_dot_segments                                                5.2.4 */
static void remove_dots(struct text *out, struct nurl_str in)
{
    while (in.len > 0) {
        if (begins(in, "../")) {
            skip(&in, 3);
        } else if (begins(in, "./")) {
            skip(&in, 2);
        } else if (begins(in, "/./") || is(in, "/.")) {
            replace(&in, 2);
        } else if (begins(in, "/../") || is(in, "/..")) {
            replace(&in, 3);
            drop_last(out);
        } else if (is(in, ".") || is(in, "..")) {
            return;
        } else {
            move_first(out, &in);
        }
    }
}

/* 5.3, and "/." where a path would be taken for an authority (X86-18). */
static void recompose(struct text *text, const struct letter *parts)
{
    text->len = 0;
    if (parts->scheme.ptr) {
        put_str(text, parts->scheme);
        put(text, ":");
    }
    if (parts->authority.ptr) {
        put(text, "//");
        put_str(text, parts->authority);
    } else if (begins(parts->path, "//")) {
        put(text, "/.");
    }
    put_str(text, parts->path);
    if (parts->query.ptr) {
        put(text, "?");
        put_str(text, parts->query);
    }
    if (parts->fragment.ptr) {
        put(text, "#");
        put_str(text, parts->fragment);
    }
}

/* 5.2.3 */
static void merge(struct text *out, const struct letter *base,
                  struct nurl_str path)
{
    size_t n = base->path.len;

    if (base->authority.ptr && n == 0) {
        put(out, "/");
    }
    while (n > 0 && base->path.ptr[n - 1] != '/') {
        n--;
    }
    put_str(out, nurl_text(base->path.ptr, n));
    put_str(out, path);
}

void letter_resolve(struct text *text, struct nurl_str base_text,
                    struct nurl_str reference)
{
    static struct text merged, path;
    struct letter base = letter_split(base_text);
    struct letter target = letter_split(reference);

    merged.len = 0;
    path.len = 0;
    if (target.scheme.ptr || target.authority.ptr || target.path.len > 0) {
        if (target.scheme.ptr || target.authority.ptr ||
            begins(target.path, "/")) {
            put_str(&merged, target.path);
        } else {
            merge(&merged, &base, target.path);
        }
        remove_dots(&path, str_of(&merged));
        target.path = str_of(&path);
    } else {
        target.path = base.path;
        target.query = target.query.ptr ? target.query : base.query;
    }
    if (!target.scheme.ptr) {
        target.scheme = base.scheme;
        if (!target.authority.ptr) {
            target.authority = base.authority;
        }
    }
    recompose(text, &target);
}

void letter_decode(struct text *text, struct nurl_str part)
{
    size_t i;

    text->len = 0;
    for (i = 0; i < part.len; i++) {
        if (part.ptr[i] == '%' && i + 2 < part.len && is_hex(part.ptr[i + 1]) &&
            is_hex(part.ptr[i + 2])) {
            put_octet(text, (char)(value(part.ptr[i + 1]) * 16 +
                                   value(part.ptr[i + 2])));
            i += 2;
        } else {
            put_octet(text, part.ptr[i]);
        }
    }
}

/* A part in normal form; absent stays absent.            6.2.2.1, 6.2.2.2 */
static struct nurl_str normal(struct text *text, struct nurl_str part,
                              int is_lower)
{
    size_t i;
    char octet;

    text->len = 0;
    for (i = 0; i < part.len; i++) {
        octet = part.ptr[i];
        if (octet != '%') {
            put_octet(text, is_lower ? lower(octet) : octet);
            continue;
        }
        octet = (char)(value(part.ptr[i + 1]) * 16 + value(part.ptr[i + 2]));
        if (is_unreserved(octet)) {
            put_octet(text, is_lower ? lower(octet) : octet);
        } else {
            put(text, "%");
            put_octet(text, "0123456789ABCDEF"[(unsigned char)octet >> 4]);
            put_octet(text, "0123456789ABCDEF"[(unsigned char)octet & 15]);
        }
        i += 2;
    }
    return part.ptr ? str_of(text) : part;
}

/* The schemes and their default ports. */
#define KNOWN(id, name, port) { name, port },

static const struct {
    const char *scheme;
    unsigned port;
} known[] = { NURL_SCHEMES_1738(KNOWN) NURL_SCHEMES_LATER(KNOWN) };

static int find_scheme(struct nurl_str scheme)
{
    int i;

    for (i = 0; i < (int)(sizeof known / sizeof known[0]); i++) {
        if (is(scheme, known[i].scheme)) {
            return i;
        }
    }
    return -1;
}

/* Digits without the value of the default port, which may be written long. */
static int is_kept(struct nurl_str port, int which)
{
    unsigned long number = 0;
    size_t i;

    for (i = 0; i < port.len; i++) {
        number = number > 100000 ? number
                                 : number * 10 + (unsigned)(port.ptr[i] - '0');
    }
    return port.len > 0 && (which < 0 || number != known[which].port);
}

/* RFC 5952 4, of the eight groups of an address. */
static void put_groups(struct text *text, const unsigned groups[8],
                       int is_mapped)
{
    int best = 8;
    int longest = 1;
    int i;
    int n;
    char number[8];

    for (i = 0; i < 8; i++) {
        for (n = 0; i + n < 8 && groups[i + n] == 0; n++) {
        }
        if (n > longest) {
            best = i;
            longest = n;
        }
    }
    for (i = 0; i < (is_mapped ? 6 : 8); i++) {
        if (i == best) {
            put(text, "::");
            i += longest - 1;
        } else {
            sprintf(number, "%s%x", i > 0 && i != best + longest ? ":" : "",
                    groups[i]);
            put(text, number);
        }
    }
}

/* An IPv6 literal without its "[", as its zone is written. */
static int put_address(struct text *text, struct nurl_str literal)
{
    unsigned char bytes[16];
    unsigned groups[8];
    char address[64];
    char dotted[24];
    size_t len = 0;
    int i;

    while (len < literal.len && literal.ptr[len] != '%' && len < 60) {
        address[len] = literal.ptr[len];
        len++;
    }
    address[len] = '\0';
    if (inet_pton(AF_INET6, address, bytes) != 1) {
        return 0;
    }
    for (i = 0; i < 8; i++) {
        groups[i] = bytes[2 * i] * 256u + bytes[2 * i + 1];
    }
    i = memcmp(bytes, "\0\0\0\0\0\0\0\0\0\0\xFF\xFF", 12) == 0;
    put(text, "[");
    put_groups(text, groups, i);
    if (i) {
        sprintf(dotted, ":%d.%d.%d.%d", bytes[12], bytes[13], bytes[14],
                bytes[15]);
        put(text, dotted);
    }
    put_str(text, nurl_text(literal.ptr + len, literal.len - len));
    return 1;
}

/* [ userinfo "@" ] host [ ":" port ], of which the scheme is known */
static void put_authority(struct text *text, struct nurl_str rest, int which)
{
    static struct text part;
    struct nurl_str after = rest;
    struct nurl_str head = cut(&after, "@");

    if (after.len > 0) {
        put_str(text, normal(&part, head, 0));
        put(text, "@");
        skip(&rest, head.len + 1);
    }
    after = rest;
    head = cut(&after, begins(rest, "[") ? "]" : ":");
    head.len += (size_t)begins(rest, "[");
    if (!begins(rest, "[") ||
        !put_address(text, nurl_text(head.ptr + 1, head.len - 2))) {
        put_str(text, normal(&part, head, 1));
    } else {
        put(text, "]");
    }
    skip(&rest, head.len);
    if (rest.len > 0) {
        skip(&rest, 1);
        if (is_kept(rest, which)) {
            put(text, ":");
            put_str(text, rest);
        }
    }
}

void letter_normalize(struct text *text, struct nurl_str reference)
{
    static struct text scheme, authority, path, dotless, query, fragment;
    struct letter parts = letter_split(reference);
    int which;

    parts.scheme = normal(&scheme, parts.scheme, 1);
    which = parts.scheme.ptr ? find_scheme(parts.scheme) : -1;
    if (parts.authority.ptr) {
        authority.len = 0;
        put_authority(&authority, parts.authority, which);
        parts.authority = str_of(&authority);
    }
    parts.path = normal(&path, parts.path, 0);
    if (parts.scheme.ptr) {
        dotless.len = 0;
        remove_dots(&dotless, parts.path);
        parts.path = str_of(&dotless);
    }
    if (parts.scheme.ptr && parts.authority.ptr && parts.path.len == 0) {
        parts.path = nurl_text("/", 1);
    }
    parts.query = normal(&query, parts.query, 0);
    parts.fragment = normal(&fragment, parts.fragment, 0);
    recompose(text, &parts);
}
