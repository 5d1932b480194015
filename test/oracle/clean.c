/*
 * clean.c - is what nurl_clean and nurl_write_pair write a part of a URL?
 *
 * Usage: clean N
 *
 * Complete over stated sets:
 *   texts  nurl_clean: all texts of up to N bytes of an alphabet that has each
 *          delimiter, and all of up to N - 2, one of them any byte
 *   pairs  nurl_write_pair: all keys of up to two bytes, all bytes, as a value,
 *          too
 *
 * Three things are asked of a clean text. It has only bytes that a URL can have
 * (RFC 3986 2). A reader that splits by the expression of RFC 3986 appendix B,
 * and the authority in each of four ways, sees no other host in it than in the
 * text without the bytes up to 20 at both ends. (One that takes "\" for "/"
 * can: "http://good.com\@evil.com/" has the host good.com for it, the result
 * evil.com.) And it is what the law says, REQ-06 to REQ-11, written again here;
 * it is its own result, and a smaller buffer has its beginning, but for an
 * escape that would be cut. A text at the front of the buffer stays, and gives
 * the same after itself.
 */
#include "nurl_reference.h"
#include "render.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LETTERS = 16,
    LONGEST = 10,
    SIZE = 3 * LONGEST + 8,
    SHOWN = 20
};

static unsigned long asked, changed, wrong;

/* A text that is made byte by byte. */
struct bytes {
    char at[SIZE];
    size_t len;
};

static void expect(struct nurl_str text, int right, const char *what,
                   struct nurl_str got)
{
    asked++;
    if (right) {
        return;
    }
    printf("wrong: %s: %s", what, shown(text.ptr, text.len));
    printf(" gives %s\n", shown(got.ptr, got.len));
    if (++wrong == SHOWN) {
        exit(1);
    }
}

static int equal(struct nurl_str a, struct nurl_str b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}

/* ---- Classes of bytes (RFC 3986 2.2, 2.3, 3.3) ---- */

static int is_one_of(char byte, const char *list)
{
    return byte != '\0' && strchr(list, byte) != NULL;
}

static int is_unreserved(char byte)
{
    return isalnum((uint8_t)byte) || is_one_of(byte, "-._~");
}

/* unreserved, reserved and "%" */
static int is_of_url(char byte)
{
    return is_unreserved(byte) || is_one_of(byte, ":/?#[]@!$&'()*+,;=%");
}

/* unreserved, sub-delims, and these */
static int is_plain(char byte, const char *more)
{
    return is_unreserved(byte) || is_one_of(byte, "!$&'()*+,;=") ||
           is_one_of(byte, more);
}

/* ---- A reader (RFC 3986 appendix B) ---- */

/* What is absent has the pointer NULL. */
struct split {
    struct nurl_str scheme;
    struct nurl_str authority;
    struct nurl_str path;
    struct nurl_str query;
    struct nurl_str fragment;
};

static struct nurl_str take_until(struct nurl_str *text, const char *ends)
{
    struct nurl_str taken = *text;

    taken.len = 0;
    while (taken.len < text->len && !is_one_of(text->ptr[taken.len], ends)) {
        taken.len++;
    }
    text->ptr += taken.len;
    text->len -= taken.len;
    return taken;
}

static void drop(struct nurl_str *text, size_t count)
{
    text->ptr += count;
    text->len -= count;
}

/* ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))? */
static struct split split(struct nurl_str text)
{
    struct nurl_str after = text;
    struct split parts;

    memset(&parts, 0, sizeof parts);
    parts.scheme = take_until(&after, ":/?#");
    if (parts.scheme.len > 0 && after.len > 0 && *after.ptr == ':') {
        drop(&after, 1);
    } else {
        parts.scheme.ptr = NULL;
        after = text;
    }
    if (after.len >= 2 && after.ptr[0] == '/' && after.ptr[1] == '/') {
        drop(&after, 2);
        parts.authority = take_until(&after, "/?#");
    }
    parts.path = take_until(&after, "?#");
    if (after.len > 0 && *after.ptr == '?') {
        drop(&after, 1);
        parts.query = take_until(&after, "#");
    }
    if (after.len > 0) {
        drop(&after, 1);
        parts.fragment = after;
    }
    return parts;
}

/* ALPHA *( ALPHA / DIGIT / "+" / "-" / "." ) */
static int is_scheme(struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (!isalnum((uint8_t)text.ptr[i]) && !is_one_of(text.ptr[i], "+-.")) {
            return 0;
        }
    }
    return text.len > 0 && isalpha((uint8_t)text.ptr[0]);
}

/* How programs find the host in an authority. */
enum {
    LAST_AT = 1,    /* the user info ends at the last "@", else at the first */
    LAST_COLON = 2, /* the port begins at the last ":", else at the first */
    READINGS = 4
};

static size_t find(struct nurl_str text, char byte, int last)
{
    size_t found = text.len;
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (text.ptr[i] == byte && (last || found == text.len)) {
            found = i;
        }
    }
    return found;
}

static struct nurl_str host_of(struct nurl_str authority, int reading)
{
    struct nurl_str host = authority;
    size_t mark = find(host, '@', reading & LAST_AT);

    if (mark < host.len) {
        drop(&host, mark + 1);
    }
    if (host.len > 0 && host.ptr[0] == '[') {
        mark = find(host, ']', 0);
        host.len = mark < host.len ? mark + 1 : mark;
    } else {
        host.len = find(host, ':', reading & LAST_COLON);
    }
    return host;
}

static int digit(char byte)
{
    static const char digits[] = "0123456789ABCDEF";
    const char *at = strchr(digits, toupper((uint8_t)byte));

    return at && byte != '\0' ? (int)(at - digits) : -1;
}

static int is_escape(const char *at, size_t len)
{
    return len > 2 && *at == '%' && digit(at[1]) >= 0 && digit(at[2]) >= 0;
}

/* As a resolver would get it. */
static struct nurl_str decoded(struct bytes *to, struct nurl_str text)
{
    size_t i;

    to->len = 0;
    for (i = 0; i < text.len; i++) {
        to->at[to->len] = text.ptr[i];
        if (is_escape(text.ptr + i, text.len - i)) {
            to->at[to->len] =
                (char)(digit(text.ptr[i + 1]) * 16 + digit(text.ptr[i + 2]));
            i += 2;
        }
        to->len++;
    }
    return nurl_text(to->at, to->len);
}

/* A bracket in what is no literal: no program can connect to it. */
static int is_broken(struct nurl_str host)
{
    size_t open = find(host, '[', 0);
    size_t close = find(host, ']', 0);

    return (open < host.len || close < host.len) &&
           !(open == 0 && close + 1 == host.len);
}

/*
 * The authorities have the same host. But in "//@@[::1]" the law escapes the
 * bracket, as "@[" is a name for it: a reader that takes the last "@" then sees
 * a broken one.
 */
static int same_host(struct nurl_str a, struct nurl_str b, int reading)
{
    static struct bytes first;
    static struct bytes second;
    struct nurl_str of_a = decoded(&first, host_of(a, reading));
    struct nurl_str of_b = decoded(&second, host_of(b, reading));

    return equal(of_a, of_b) || ((reading & LAST_AT) && is_broken(of_b));
}

/*
 * The same host, or none. None instead of one is right only if the text has no
 * valid scheme before it: then all of it is a path.
 */
static int names_no_other(const struct split *text, const struct split *result)
{
    int reading;

    if (!result->authority.ptr || !text->authority.ptr) {
        return !result->authority.ptr &&
               (!text->authority.ptr ||
                (text->scheme.ptr && !is_scheme(text->scheme)));
    }
    for (reading = 0; reading < READINGS; reading++) {
        if (!same_host(text->authority, result->authority, reading)) {
            return 0;
        }
    }
    return 1;
}

/* ---- The law ---- */

static void put(struct bytes *to, struct nurl_str text)
{
    if (text.len > 0) {
        memcpy(to->at + to->len, text.ptr, text.len);
        to->len += text.len;
    }
}

static void put_string(struct bytes *to, const char *string)
{
    put(to, nurl_text(string, strlen(string)));
}

static void put_escape(struct bytes *to, char byte)
{
    char escape[4];

    snprintf(escape, sizeof escape, "%%%02X", (unsigned)(uint8_t)byte);
    put_string(to, escape);
}

/* REQ-07 to REQ-09: other bytes are escaped, and a "%" that is no escape. */
static void put_part(struct bytes *to, struct nurl_str part, const char *more)
{
    size_t i;

    for (i = 0; i < part.len; i++) {
        if (is_plain(part.ptr[i], more) ||
            is_escape(part.ptr + i, part.len - i)) {
            put(to, nurl_text(part.ptr + i, 1));
        } else {
            put_escape(to, part.ptr[i]);
        }
    }
}

/* REQ-10: a literal and a port */
static void put_foreign(struct bytes *to, struct nurl_str part)
{
    size_t i;

    for (i = 0; i < part.len; i++) {
        if (is_of_url(part.ptr[i])) {
            put(to, nurl_text(part.ptr + i, 1));
        } else {
            put_escape(to, part.ptr[i]);
        }
    }
}

static void put_authority(struct bytes *to, struct nurl_str authority)
{
    size_t mark = find(authority, '@', 0);
    struct nurl_str host;

    if (mark < authority.len) {
        put_part(to, nurl_text(authority.ptr, mark), ":");
        put_string(to, "@");
        drop(&authority, mark + 1);
    }
    host = authority;
    host.len = find(authority, ':', 0);
    if (authority.len > 0 && authority.ptr[0] != '[') {
        put_part(to, host, "@");
        drop(&authority, host.len);
    }
    put_foreign(to, authority);
}

/* REQ-10: what has a ":" and is no scheme is a path. */
static struct split split_by_law(struct bytes *to, struct nurl_str text)
{
    struct split parts = split(text);
    struct nurl_str after = text;
    struct nurl_str first = take_until(&after, ":/?#");

    if (after.len == 0 || *after.ptr != ':' || is_scheme(first)) {
        return parts;
    }
    put_string(to, "./");
    parts.scheme.ptr = NULL;
    parts.authority.ptr = NULL;
    parts.path = take_until(&text, "?#");
    return parts;
}

static struct nurl_str law(struct bytes *to, struct nurl_str text)
{
    struct split parts;

    to->len = 0;
    parts = split_by_law(to, text);
    if (parts.scheme.ptr) {
        put(to, parts.scheme);
        put_string(to, ":");
    }
    if (parts.authority.ptr) {
        put_string(to, "//");
        put_authority(to, parts.authority);
    }
    put_part(to, parts.path, ":@/");
    if (parts.query.ptr) {
        put_string(to, "?");
        put_part(to, parts.query, ":@/?");
    }
    if (parts.fragment.ptr) {
        put_string(to, "#");
        put_part(to, parts.fragment, ":@/?");
    }
    return nurl_text(to->at, to->len);
}

/* REQ-06 */
static struct nurl_str trimmed(struct nurl_str text)
{
    while (text.len > 0 && (uint8_t)text.ptr[0] <= 0x20) {
        drop(&text, 1);
    }
    while (text.len > 0 && (uint8_t)text.ptr[text.len - 1] <= 0x20) {
        text.len--;
    }
    return text;
}

/* ---- The library ---- */

static struct nurl_str cleaned(struct bytes *to, struct nurl_str text)
{
    struct nurl_writer out;

    nurl_writer_init(&out, to->at, SIZE);
    nurl_clean(&out, text);
    to->len = out.status == NURL_OK ? out.len : SIZE;
    return nurl_text(to->at, to->len);
}

static int has_only_bytes_of_urls(struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (!is_of_url(text.ptr[i])) {
            return 0;
        }
    }
    return 1;
}

/* A buffer of each size has the first bytes; the others do not change. */
static void ask_sizes(struct nurl_str text, struct nurl_str whole)
{
    struct nurl_writer out;
    char buffer[SIZE];
    char image[SIZE];
    size_t size;

    for (size = 0; size < whole.len; size++) {
        memset(buffer, '_', SIZE);
        memset(image, '_', SIZE);
        nurl_writer_init(&out, buffer, size);
        nurl_clean(&out, text);
        memcpy(image, whole.ptr, out.len <= size ? out.len : 0);
        expect(text,
               out.status == NURL_ERR_BUF && out.len <= size &&
                   size - out.len < 3 && out.stop < text.len &&
                   nurl_writer_need(&out) == whole.len &&
                   memcmp(buffer, image, SIZE) == 0,
               "a small buffer", nurl_text(buffer, out.len));
    }
}

/*
 * The text stands at the front of the buffer, where "ptr and len can always be
 * read". Then all is as elsewhere: with room for `space` bytes after it, what
 * the buffer has, the error and its offset.
 */
static void ask_front(struct nurl_str text, size_t space)
{
    struct nurl_writer apart;
    struct nurl_writer out;
    char image[LONGEST + SIZE];
    char buffer[LONGEST + SIZE];

    memset(image, '_', sizeof image);
    memset(buffer, '_', sizeof buffer);
    memcpy(image, text.ptr, text.len);
    nurl_writer_init(&apart, image + text.len, space);
    nurl_clean(&apart, text);
    nurl_writer_init(&out, buffer, text.len + space);
    nurl_write_text(&out, text);
    nurl_clean(&out, nurl_text(buffer, text.len));
    expect(text,
           out.status == apart.status && out.stop == apart.stop &&
               out.len == text.len + apart.len &&
               nurl_writer_need(&out) == text.len + nurl_writer_need(&apart) &&
               memcmp(buffer, image, sizeof buffer) == 0,
           "a text in front", nurl_text(buffer, out.len));
}

static void ask_text(struct nurl_str text)
{
    static struct bytes first;
    static struct bytes second;
    struct nurl_str plain = trimmed(text);
    struct nurl_str result = cleaned(&first, text);
    struct split before = split(plain);
    struct split after = split(result);

    changed += !equal(result, text);
    expect(text, has_only_bytes_of_urls(result), "a foreign byte", result);
    expect(text, names_no_other(&before, &after), "another host", result);
    expect(text, equal(result, law(&second, plain)), "not the law", result);
    expect(text, equal(result, cleaned(&second, result)), "not twice", result);
    ask_sizes(text, result);
    ask_front(text, result.len);
    if (result.len > 0) {
        ask_front(text, result.len - 1);
    }
}

static void done(const char *what)
{
    printf("%s: %lu asked, %lu changed, %lu wrong\n", what, asked, changed,
           wrong);
    if (changed == 0) {
        exit(1);
    }
    asked = changed = 0;
}

/* ---- The texts ---- */

static const char alphabet[LETTERS] = { ':', '/',  '?',  '#',       '@', '[',
                                        ']', '%',  '4',  'a',       '.', '\\',
                                        ' ', '\n', '\0', (char)0xE9 };

static unsigned long power(size_t exponent)
{
    unsigned long value = 1;

    for (; exponent > 0; exponent--) {
        value *= LETTERS;
    }
    return value;
}

static void make(char *to, size_t len, unsigned long n)
{
    size_t i;

    for (i = 0; i < len; i++, n /= LETTERS) {
        to[i] = alphabet[n % LETTERS];
    }
}

/* Text number n, and each other byte in the place of each of its bytes. */
static void ask_bytes(size_t len, unsigned long n)
{
    char text[LONGEST];
    size_t at;
    int byte;

    for (at = 0; at < len; at++) {
        make(text, len, n);
        if (text[at] != alphabet[0]) {
            continue; /* the same texts as with the first letter there */
        }
        for (byte = 0; byte < 256; byte++) {
            text[at] = (char)byte;
            ask_text(nurl_text(text, len));
        }
    }
}

static void texts(size_t longest)
{
    char text[LONGEST];
    unsigned long n;
    size_t len;

    for (len = 0; len <= longest; len++) {
        for (n = 0; n < power(len); n++) {
            make(text, len, n);
            ask_text(nurl_text(text, len));
            if (len + 2 <= longest) {
                ask_bytes(len, n);
            }
        }
    }
    done("texts");
}

/* ---- Pairs ---- */

static void put_encoded(struct bytes *to, struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (is_unreserved(text.ptr[i])) {
            put(to, nurl_text(text.ptr + i, 1));
        } else {
            put_escape(to, text.ptr[i]);
        }
    }
}

/* "All bytes but the unreserved are escaped", and no escape is cut. */
static void ask_pair(char delimiter, struct nurl_str key, struct nurl_str value)
{
    static struct bytes want;
    struct nurl_writer out;
    char buffer[SIZE];
    size_t size;

    want.len = 0;
    put(&want, nurl_text(&delimiter, delimiter != '\0'));
    put_encoded(&want, key);
    put_string(&want, value.ptr ? "=" : "");
    put_encoded(&want, value);
    for (size = 0; size <= want.len; size++) {
        memset(buffer, '_', SIZE);
        nurl_writer_init(&out, buffer, size);
        nurl_write_pair(&out, delimiter, key, value);
        expect(key,
               out.status == (size < want.len ? NURL_ERR_BUF : NURL_OK) &&
                   out.len <= size && size - out.len < 3 &&
                   nurl_writer_need(&out) == want.len &&
                   memcmp(buffer, want.at, out.len) == 0 &&
                   !memchr(buffer + (out.len > 2 ? out.len - 2 : 0), '%',
                           out.len > 2 ? 2 : out.len) &&
                   buffer[out.len] == '_',
               "a pair", nurl_text(buffer, out.len));
    }
    changed += key.len + 1 < want.len;
}

static void ask_delimiter(int byte)
{
    struct nurl_writer out;
    char buffer[SIZE];

    if (byte == '\0' || is_one_of((char)byte, "?&;,")) {
        return;
    }
    nurl_writer_init(&out, buffer, SIZE);
    nurl_write_pair(&out, (char)byte, NURL_STR("k"), NURL_STR("v"));
    expect(NURL_STR("k"),
           out.status == NURL_ERR_ARGUMENT && out.stop == 0 && out.len == 0,
           "a delimiter", nurl_text(buffer, out.len));
}

static void pairs(void)
{
    static const char delimiters[] = { '?', '&', ';', ',', '\0' };
    char key[2];
    size_t len;
    int byte;
    unsigned long n;
    unsigned long all = 1;
    char delimiter;

    for (byte = 0; byte < 256; byte++) {
        ask_delimiter(byte);
    }
    for (len = 0; len <= 2; len++, all *= 256) {
        for (n = 0; n < all; n++) {
            key[0] = (char)(n % 256);
            key[1] = (char)(n / 256);
            delimiter = delimiters[n % sizeof delimiters];
            ask_pair(delimiter, nurl_text(key, len), nurl_text(key, 2 - len));
            ask_pair(delimiter, nurl_text(key, len), nurl_text(key, len));
            ask_pair(delimiter, nurl_text(key, len), nurl_text(NULL, 0));
        }
    }
    done("pairs");
}

int main(int argc, char **argv)
{
    int longest = argc == 2 ? atoi(argv[1]) : 0;

    if (longest < 2 || longest > LONGEST) {
        fprintf(stderr, "usage: clean N\n");
        return 64;
    }
    texts((size_t)longest);
    pairs();
    return wrong > 0;
}
