/*
 * guards.c - do the guards say yes to nothing else than the law does?
 *
 * Usage: guards N
 *
 * Complete over stated sets, in both directions:
 *   paths    nurl_path_match and nurl_is_below: all texts of up to N bytes
 *            (at most 6) of an alphabet that has all that can lead out
 *   origins  nurl_same_origin: all pairs of URLs of a few schemes, hosts,
 *            ports; one of them with user info, a path, a query or a
 *            fragment, too
 *   names    nurl_host_within: all pairs of a text of up to five bytes and one
 *            of up to four
 *
 * What a "yes" must not do is asked of a naive server: it reads a path in each
 * of 32 ways, and none of them leaves the folder.
 */
#include "nurl_equal.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_path.h"
#include "render.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LETTERS = 14,
    LONGEST = 6,
    SHOWN = 20
};

static unsigned long asked, yes, wrong;

/* Counts an answer, and prints it if it is not that of the law. */
static void judge(struct nurl_str what, struct nurl_str of, int said, int law)
{
    asked++;
    yes += said != 0;
    if (said == law) {
        return;
    }
    printf("wrong: %s: %s", said ? "yes" : "no", shown(what.ptr, what.len));
    printf(" of %s\n", shown(of.ptr, of.len));
    if (++wrong == SHOWN) {
        exit(1);
    }
}

static struct nurl_str text_of(const char *string)
{
    return nurl_text(string, strlen(string));
}

static void done(const char *what)
{
    printf("%s: %lu asked, %lu yes, %lu wrong\n", what, asked, yes, wrong);
    if (yes == 0) {
        exit(1);
    }
    asked = yes = 0;
}

/* ---- Paths: what a server makes of them ---- */

enum {
    DECODES = 1,         /* the path, once */
    CUTS_FIRST = 2,      /* ";" and what follows it, before it decodes */
    CUTS = 4,            /* the same, after it */
    TAKES_BACKSLASH = 8, /* for a "/" */
    ENDS_AT_NUL = 16,
    READINGS = 32
};

static int value_of(char digit)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *at = digit == '\0' ? NULL : strchr(digits, digit);

    return at ? (int)((at - digits) % 16) : -1;
}

/* Returns the length; a "%" without two digits stays. */
static size_t decode(char *to, const char *at, size_t len)
{
    size_t n = 0;
    size_t i;

    for (i = 0; i < len; i++, n++) {
        to[n] = at[i];
        if (at[i] == '%' && len - i > 2 && value_of(at[i + 1]) >= 0 &&
            value_of(at[i + 2]) >= 0) {
            to[n] = (char)(value_of(at[i + 1]) * 16 + value_of(at[i + 2]));
            i += 2;
        }
    }
    return n;
}

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
    char raw[LONGEST];
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
    char read[LONGEST];
    int reading;

    for (reading = 0; reading < READINGS; reading++) {
        if (climbs(read, read_as(reading, read, text))) {
            return 1;
        }
    }
    return 0;
}

/* ---- Paths: what the law says ---- */

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
static int is_harmless(const char *at, size_t len, int with_separators)
{
    char unit[1];
    char name[LONGEST];
    size_t n = 0;
    size_t i;
    size_t step;

    for (i = 0; i < len; i += step) {
        step = at[i] == '%' ? 3 : 1;
        if (len - i < step || decode(unit, at + i, step) != 1 ||
            *unit == '\0' || (*unit == '\\' && step == 1)) {
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

/* Each segment is harmless. */
static int is_path(struct nurl_str text, int with_separators)
{
    size_t start = 0;
    size_t i;

    for (i = 0; i <= text.len; i++) {
        if (i == text.len || text.ptr[i] == '/') {
            if (!is_harmless(text.ptr + start, i - start, with_separators)) {
                return 0;
            }
            start = i + 1;
        }
    }
    return 1;
}

/* ---- Paths: the library ---- */

/* A "yes" that leads out is wrong whatever the law here says. */
static void judge_path(const char *base, struct nurl_str text, int said,
                       int law)
{
    judge(text, text_of(base), said, law && !(said && leads_out(text)));
}

static void ask_match(const char *pattern, struct nurl_str text, int law)
{
    char path[3 + LONGEST] = "/a/";
    struct nurl_str value;

    memcpy(path + 3, text.ptr, text.len);
    judge_path(
        pattern, text,
        nurl_path_match(nurl_text(path, 3 + text.len), pattern, &value, 1),
        law);
}

/* The URL begins with `head`. What nurl_parse refuses is not asked. */
static void ask_below(const char *base_text, const char *head,
                      struct nurl_str text, int law)
{
    char buffer[11 + LONGEST];
    size_t len = strlen(head);
    struct nurl url;
    struct nurl base;

    memcpy(buffer, head, len);
    memcpy(buffer + len, text.ptr, text.len);
    if (nurl_parse(&base, base_text, strlen(base_text)) == NURL_OK &&
        nurl_parse(&url, buffer, len + text.len) == NURL_OK) {
        judge_path(base_text, text, nurl_is_below(&url, &base), law);
    }
}

static void ask_path(struct nurl_str text)
{
    int one = text.len > 0 && !memchr(text.ptr, '/', text.len);
    int law = is_path(text, 0);
    int is_in = text.len > 0 && text.ptr[0] == '/' &&
                is_path(nurl_text(text.ptr + 1, text.len - 1), 0);

    ask_match("/a/{}", text, one && law);
    ask_match("/a/{x%2F}", text, one && is_path(text, 1));
    ask_match("/a/*", text, law && (text.len == 0 || text.ptr[0] != '/'));
    ask_below("http://h/a/", "http://h/a/", text, law);
    ask_below("http://h/a", "http://h/a/", text, law);
    ask_below("http://h/a/", "http://h/a", text, is_in);
    ask_below("http://h/a", "http://h/a", text, is_in || text.len == 0);
}

static void paths(size_t longest)
{
    static const char alphabet[LETTERS] = { '.', '%', '2', 'e',  'E', 'f', 'F',
                                            '5', 'c', '/', '\\', ';', 'a', 0 };
    char text[LONGEST + 1] = "";
    size_t len;
    unsigned long count = 1;
    unsigned long n;
    unsigned long rest;
    size_t i;

    for (len = 0; len <= longest; len++, count *= LETTERS) {
        for (n = 0; n < count; n++) {
            for (i = 0, rest = n; i < len; i++, rest /= LETTERS) {
                text[i] = alphabet[rest % LETTERS];
            }
            ask_path(nurl_text(text, len));
        }
    }
    done("paths");
}

/* ---- Origins ---- */

/* A text and what it means; NULL is equal to nothing, not even to itself. */
struct meaning {
    const char *text;
    const char *value;
};

static const struct meaning schemes[] = {
    { "http:", "http" },   { "HTTP:", "http" },   { "https:", "https" },
    { "hTtPs:", "https" }, { "coap:", "coap" },   { "x:", "x" },
    { "httpx:", "httpx" }, { "http+:", "http+" }, { "", NULL }
};
static const struct meaning hosts[] = { { "h", "h" },
                                        { "H", "h" },
                                        { "%68", "h" },
                                        { "h.", "h." },
                                        { "h%2E", "h." },
                                        { "hh", "hh" },
                                        { "%2f", "%2F" },
                                        { "h%2F", "h%2F" },
                                        { "1.2.3.4", "1.2.3.4" },
                                        { "1.2.3", "1.2.3" },
                                        { "01.2.3.4", "01.2.3.4" },
                                        { "[::1]", "::1" },
                                        { "[0:0::1]", "::1" },
                                        { "[::0.0.0.1]", "::1" },
                                        { "[::ffff:1.2.3.4]", "mapped" },
                                        { "[::FFFF:102:304]", "mapped" },
                                        { "[v1.a]", "v1.a" },
                                        { "[V1.A]", "v1.a" },
                                        { "", NULL } };
/* The first two mean the default port of the scheme. */
static const struct meaning ports[] = { { "", "" },
                                        { ":", "" },
                                        { ":80", "80" },
                                        { ":080", "80" },
                                        { ":443", "443" },
                                        { ":5683", "5683" },
                                        { ":0", "0" },
                                        { ":00", "0" },
                                        { ":1", "1" },
                                        { ":65535", "65535" },
                                        { ":65536", NULL },
                                        { ":65616", NULL },
                                        { ":4294967376", NULL } };
/* Before the host and after the port: they never matter. */
static const char *const around[][2] = {
    { "", "" }, { "g@", "/x" }, { "h:80@", "?@h" }, { ":@", "#//h:80" }
};

#define COUNT(table) (sizeof(table) / sizeof *(table))

struct origin {
    char text[64];
    struct nurl url;
    const char *scheme;
    const char *host;
    const char *port;
};

static const char *default_port(const char *scheme)
{
    return !scheme                        ? ""
           : strcmp(scheme, "http") == 0  ? "80"
           : strcmp(scheme, "https") == 0 ? "443"
           : strcmp(scheme, "coap") == 0  ? "5683"
                                          : "none";
}

static int equal(const char *a, const char *b)
{
    return a && b && strcmp(a, b) == 0;
}

static void make_origin(struct origin *origin, size_t n)
{
    const char *const *sides = around[n % COUNT(around)];
    const struct meaning *port = &ports[n / COUNT(around) % COUNT(ports)];
    const struct meaning *host =
        &hosts[n / COUNT(around) / COUNT(ports) % COUNT(hosts)];
    const struct meaning *scheme =
        &schemes[n / COUNT(around) / COUNT(ports) / COUNT(hosts)];

    snprintf(origin->text, sizeof origin->text, "%s//%s%s%s%s", scheme->text,
             sides[0], host->text, port->text, sides[1]);
    origin->scheme = scheme->value;
    origin->host = host->value;
    origin->port =
        equal(port->value, "") ? default_port(scheme->value) : port->value;
    if (nurl_parse(&origin->url, origin->text, strlen(origin->text)) < 0) {
        judge(text_of(origin->text), text_of("the URLs"), 0, 1);
    }
}

static void ask_origin(const struct origin *a, const struct origin *b)
{
    judge(text_of(a->text), text_of(b->text),
          nurl_same_origin(&a->url, &b->url),
          equal(a->scheme, b->scheme) && equal(a->host, b->host) &&
              equal(a->port, b->port));
}

static void origins(void)
{
    enum {
        ALL = COUNT(schemes) * COUNT(hosts) * COUNT(ports) * COUNT(around)
    };
    static struct origin all[ALL];
    size_t i;
    size_t j;

    for (i = 0; i < ALL; i++) {
        make_origin(&all[i], i);
    }
    for (i = 0; i < ALL; i += COUNT(around)) {
        for (j = 0; j < ALL; j++) {
            ask_origin(&all[i], &all[j]);
        }
    }
    done("origins");
}

/* ---- Names ---- */

/*
 * GRD-27, GRD-28, GRD-30: writes the name in lower case, with a "." before it
 * and without one after it. Returns the length, or 0 for what is no name.
 */
static size_t whole_labels(char *to, const char *at, size_t len)
{
    size_t i;

    len -= len > 0 && at[len - 1] == '.';
    to[0] = '.';
    for (i = 0; i < len; i++) {
        to[i + 1] = (char)tolower((uint8_t)at[i]);
        if ((at[i] == '.' && to[i] == '.') ||
            (!isalnum((uint8_t)at[i]) && !strchr("-_.", at[i]))) {
            return 0;
        }
    }
    return len > 0 && to[len] != '.' ? len + 1 : 0;
}

/* GRD-29, X86-16: only "1" is a digit here. */
static int is_number(const char *labels, size_t len)
{
    while (len > 0 && labels[len - 1] == '1') {
        len--;
    }
    return len > 0 && labels[len - 1] == '.';
}

static int law_of_names(struct nurl_str host, struct nurl_str domain)
{
    char a[LONGEST + 1];
    char b[LONGEST + 1];
    size_t len = whole_labels(a, host.ptr, host.len);
    size_t part = whole_labels(b, domain.ptr, domain.len);

    return len > 0 && part > 0 && part <= len &&
           memcmp(a + len - part, b, part) == 0 &&
           (part == len || !is_number(a, len));
}

/* Text number n of an alphabet, the short ones first. */
static struct nurl_str name_of(char *to, unsigned n)
{
    static const char alphabet[] = "aAb.-1@";
    size_t len = 0;

    for (; n > 0; n = (n - 1) / (sizeof alphabet - 1)) {
        to[len++] = alphabet[(n - 1) % (sizeof alphabet - 1)];
    }
    return nurl_text(to, len);
}

static void names(void)
{
    enum {
        HOSTS = 19608,
        DOMAINS = 2801
    }; /* up to five and four of seven */
    char host_buffer[LONGEST];
    char domain_buffer[LONGEST];
    struct nurl_str host;
    struct nurl_str domain;
    unsigned i;
    unsigned j;

    for (j = 0; j < DOMAINS; j++) {
        domain = name_of(domain_buffer, j);
        for (i = 0; i < HOSTS; i++) {
            host = name_of(host_buffer, i);
            judge(host, domain, nurl_host_within(host, domain),
                  law_of_names(host, domain));
        }
    }
    done("names");
}

int main(int argc, char **argv)
{
    int longest = argc == 2 ? atoi(argv[1]) : 0;

    if (longest < 1 || longest > LONGEST) {
        fprintf(stderr, "usage: guards N\n");
        return 64;
    }
    paths((size_t)longest);
    origins();
    names();
    return wrong > 0;
}
