/*
 * spelling.c - URLs of RFC 1738, and other ways to write them
 */
#include "spelling.h"

#include <string.h>

#define SCHEMES 11u
#define PIECES 14u

struct scheme {
    const char *name;
    const char *port;           /* the usual one; NULL: none is written */
    int has_login;              /* user and password may stand there */
    int is_opaque;              /* no authority */
    const char *first;          /* what a body begins with */
    const char *pieces[PIECES]; /* what it is made of */
};

static const struct scheme schemes[SCHEMES] = {
    { "ftp",
      ":21",
      1,
      0,
      "/",
      { "a", "A", "b", "/", "/", "%2F", "%3b", ":", "?", ";type=a", ";type=A",
        ";type=i", NULL } },
    { "http",
      ":80",
      0,
      0,
      "/",
      { "a", "A", "/", "%2f", "?", "?b", "%3F", "=", "%3D", "&", ";", "~",
        NULL } },
    { "gopher",
      ":70",
      0,
      0,
      "/",
      { "0", "1", "%30", "a", "A", "%09", "%09", "+", "/", "%2F", "?", NULL } },
    { "mailto",
      NULL,
      0,
      1,
      "a",
      { "a", "A", "@", "%40", "h", "H", "?", "%3F", "%25", "/", NULL } },
    { "news",
      NULL,
      0,
      1,
      "a",
      { "a", "A", "@h", "@H", "%61", ".", "1", "-", "%2f", "/", NULL } },
    { "nntp",
      ":119",
      0,
      0,
      "/a",
      { "a", "A", "/", "/1", "/01", "/00", "0", "1", ".", NULL } },
    { "telnet", ":23", 1, 0, "/", { "", "", NULL } },
    { "wais",
      ":210",
      0,
      0,
      "/a",
      { "b", "B", "/t/p", "?", "?q", "%2F", "%2f", "%3D", "=", "&", NULL } },
    { "file",
      NULL,
      0,
      0,
      "/",
      { "a", "A", "/", "/", "%2F", ":", "%3A", "?", "%3f", "..", NULL } },
    { "prospero",
      ":1525",
      0,
      0,
      "/a",
      { "b", "B", "/", "%2f", ";f=v", ";f=V", "%3B", "%3D", "=", ":", NULL } },
    { "foo",
      NULL,
      1,
      1,
      "//h",
      { "a", "A", "/", "%2F", "h", "H", ":80", "@", "?", "", NULL } },
};

static const char *const hosts[] = { "h",       "a-b.c1",    "A.bc",
                                     "1.2.3.4", "10.0.0.01", NULL };
static const char *const logins[] = { "u",   "U",   "%75", ":", "p",
                                      "%3A", "%40", "&",   "",  NULL };

static void clear(struct text *text)
{
    text->len = 0;
}

static void one_of(struct text *text, const char *const *pieces)
{
    unsigned count = 0;

    while (pieces[count]) {
        count++;
    }
    clear(text);
    put(text, pieces[below(count)]);
}

static void new_login(struct spelling *url)
{
    clear(&url->login);
    if (schemes[url->scheme].has_login && percent(40)) {
        put_some(&url->login, logins, 3);
        put(&url->login, "@");
    }
}

static void new_host(struct spelling *url)
{
    one_of(&url->host, hosts);
    if (strcmp(schemes[url->scheme].name, "file") == 0 && percent(50)) {
        clear(&url->host);
        put(&url->host, percent(50) ? "localhost" : "");
    }
}

static void new_port(struct spelling *url)
{
    clear(&url->port);
    if (schemes[url->scheme].port && percent(50)) {
        put(&url->port, percent(70) ? schemes[url->scheme].port : ":8");
    }
}

static void new_body(struct spelling *url)
{
    const struct scheme *scheme = &schemes[url->scheme];

    clear(&url->body);
    if (scheme->is_opaque || percent(85)) {
        put(&url->body, scheme->first);
        put_some(&url->body, scheme->pieces, 4);
    }
}

static void new_fragment(struct spelling *url)
{
    static const char *const pieces[] = { "f", "F", "%66", "/", "%2F", NULL };

    clear(&url->fragment);
    if (percent(10)) {
        put(&url->fragment, "#");
        put_some(&url->fragment, pieces, 2);
    }
}

void spelling_new(struct spelling *url)
{
    url->scheme = below(SCHEMES);
    clear(&url->name);
    put(&url->name, schemes[url->scheme].name);
    new_login(url);
    new_host(url);
    new_port(url);
    new_body(url);
    new_fragment(url);
}

void spelling_change(struct spelling *url)
{
    switch (below(5)) {
    case 0:
        new_login(url);
        break;
    case 1:
        new_host(url);
        break;
    case 2:
        new_port(url);
        break;
    case 3:
        new_fragment(url);
        break;
    default:
        new_body(url);
        break;
    }
}

static int is_letter(char octet)
{
    return (octet >= 'a' && octet <= 'z') || (octet >= 'A' && octet <= 'Z');
}

static int hex_of(char digit)
{
    const char *digits = "0123456789abcdef";
    const char *at = strchr(digits, is_letter(digit) ? digit | 0x20 : digit);

    return (int)(at - digits);
}

/* The octet of the escape at `at`. */
static char escaped(const char *at)
{
    return (char)(hex_of(at[1]) * 16 + hex_of(at[2]));
}

static void other_case(struct text *text)
{
    size_t i;

    for (i = 0; i < text->len; i++) {
        if (is_letter(text->at[i]) && percent(30)) {
            text->at[i] = (char)(text->at[i] ^ 0x20);
        }
    }
}

/* Each escape once more, and with `more` some octets as escapes, or back. */
static void other_escapes(struct text *text, int more)
{
    struct text old = *text;
    size_t i;

    clear(text);
    for (i = 0; i < old.len; i++) {
        if (old.at[i] == '%') {
            if (more && is_letter(escaped(old.at + i)) && percent(40)) {
                put_octet(text, escaped(old.at + i));
            } else {
                put_escape(text, escaped(old.at + i));
            }
            i += 2;
        } else if (more && i > 0 && is_letter(old.at[i]) && percent(20)) {
            put_escape(text, old.at[i]);
        } else {
            put_octet(text, old.at[i]);
        }
    }
}

/* ":80" to ":080", or to nothing, and back. */
static void other_port(struct spelling *url)
{
    const char *usual = schemes[url->scheme].port;
    struct text old = url->port;
    size_t i;

    if (!usual) {
        return;
    }
    if (old.len == 0) {
        put(&url->port, usual);
        return;
    }
    clear(&url->port);
    if (percent(50) && old.len == strlen(usual) &&
        memcmp(old.at, usual, old.len) == 0) {
        return;
    }
    put(&url->port, ":0");
    for (i = 1; i < old.len; i++) {
        put_octet(&url->port, old.at[i]);
    }
}

void spelling_alike(struct spelling *url)
{
    other_case(&url->name);
    other_escapes(&url->login, 0);
    other_escapes(&url->body, 0);
    other_escapes(&url->fragment, 0);
    if (!schemes[url->scheme].is_opaque) {
        other_case(&url->host);
        if (percent(50)) {
            other_port(url);
        }
    }
}

void spelling_other(struct spelling *url)
{
    spelling_alike(url);
    other_escapes(&url->login, 1);
    other_escapes(&url->body, 1);
    if (schemes[url->scheme].is_opaque || percent(70)) {
        return;
    }
    if (url->body.len == 0) {
        put(&url->body, "/");
    } else if (url->body.len == 1) {
        clear(&url->body);
    }
}

static void add(struct text *text, const struct text *piece)
{
    size_t i;

    for (i = 0; i < piece->len; i++) {
        put_octet(text, piece->at[i]);
    }
}

void spelling_text(const struct spelling *url, struct text *text)
{
    clear(text);
    add(text, &url->name);
    put(text, ":");
    if (!schemes[url->scheme].is_opaque) {
        put(text, "//");
        add(text, &url->login);
        add(text, &url->host);
        add(text, &url->port);
    }
    add(text, &url->body);
    add(text, &url->fragment);
}
