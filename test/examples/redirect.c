/*
 * redirect.c - a chain of redirects, and where the password goes
 *
 * A server answers with a Location field, a URL or a relative reference. The
 * client follows five of them at most. It sends its password only to the origin
 * of the first URL, for which the password was meant. To compare with the URL
 * before is wrong: at the second step that is already the attacker's.
 */
// gcc -Iinclude -Isrc test/examples/redirect.c src/*/*.c -o redirect
#include "nurl.h"

#include <stdio.h>
#include <string.h>

#define STEPS 5

/* A URL and the memory that it points into. */
struct place {
    struct nurl url;
    char text[64];
};

static int refuse(struct nurl_str text, enum nurl_status why)
{
    char line[80];
    struct nurl_writer out;

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_masked(&out, text);
    printf("refused %s: %s\n", nurl_writer_finish(&out) == NURL_OK ? line : "",
           nurl_status_text(why));
    return -1;
}

/* Only what this client can fetch: http or https, a host, a port. */
static int check(const struct nurl *url)
{
    struct nurl_endpoint server;
    enum nurl_status status = nurl_endpoint_parse(&server, url);

    if (status == NURL_OK && !nurl_scheme_is(url, "http") &&
        !nurl_scheme_is(url, "https")) {
        status = NURL_ERR_SCHEME;
    }
    return status < 0 ? refuse(nurl_text(url->text, nurl_length(url)), status)
                      : 0;
}

/* Resolves the Location with `asked`; the URL is in its own buffer. */
static int follow(struct place *next, const struct nurl *asked,
                  struct nurl_str location)
{
    struct nurl_writer out;
    enum nurl_status status;
    char clean[64];

    /* Servers also send "/a b". The result has no byte that a URL cannot have:
     * no CR LF above all. Bad ports and hosts are for the parser. */
    nurl_writer_init(&out, clean, sizeof clean);
    nurl_clean(&out, location);
    status = nurl_writer_status(&out);
    if (status < 0) {
        return refuse(location, status);
    }
    location = nurl_text(clean, out.len);
    nurl_writer_init(&out, next->text, sizeof next->text);
    nurl_redirect(&out, asked, location);
    status = nurl_writer_status(&out);
    if (status == NURL_OK) {
        status = nurl_parse(&next->url, next->text, out.len);
    }
    if (status < 0) {
        return refuse(location, status);
    }
    if (nurl_equal(asked, &next->url)) {
        printf("refused: a circle\n");
        return -1;
    }
    if (nurl_scheme_is(asked, "https") && nurl_scheme_is(&next->url, "http")) {
        return refuse(location, NURL_ERR_SCHEME); /* nobody must read it */
    }
    return check(&next->url);
}

/* What a client would send. The password is for `first` only. */
static void ask(const struct nurl *first, const struct nurl *url)
{
    char line[80];
    struct nurl_writer out;

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_target_absolute(&out, url); /* no user info */
    if (nurl_writer_finish(&out) == NURL_OK) {
        printf("GET %s%s\n", line,
               nurl_same_origin(first, url) ? " with password" : "");
    }
}

static int fetch(const char *text, const char *const *locations, size_t count)
{
    struct place places[2]; /* the current URL, and the next one */
    struct nurl first;
    const struct nurl *asked = &first;
    struct place *next;
    size_t step;
    enum nurl_status status = nurl_parse(&first, text, strlen(text));

    if (status < 0) {
        return refuse(nurl_text(text, strlen(text)), status);
    }
    if (check(&first) < 0) {
        return -1;
    }
    for (step = 0; step < count && step < STEPS; step++) {
        next = &places[step % 2];
        if (follow(next, asked,
                   nurl_text(locations[step], strlen(locations[step]))) < 0) {
            return -1;
        }
        asked = &next->url;
        ask(&first, asked);
    }
    return 0; /* a longer chain ends here, too */
}

int main(void)
{
    static const char *const friendly[] = {
        "http://H.EXAMPLE:80/x", "../y?z", " /a new place \t", "?q", "/6", "/7"
    };
    static const char *const hostile[] = { "https://evil.example/",
                                           "https://evil.example/again",
                                           "https://bank.example@evil.example/",
                                           "//bank.example:443/a" };
    static const char *const others[] = {
        "https://bank.example:444/",
        "https://bank.example.evil.example/",
        "//bank.example\\@evil.example/",
        "/a\r\nSet-Cookie: b",
        "next\r\nSet-Cookie:b",
        "//bank.example:8\r\nSet-Cookie: b",
        "bank.example/x",
        "http://bank.example/",
        "https://bank.example:70000/",
        "file:///etc/key",
        "/%zz",
        "/./",
        "/a/place/whose/name/is/longer/than/this/device/has/space/for"
    };
    size_t i;

    (void)fetch("http://joe:pw@h.example/a/b?c", friendly, 6);
    (void)fetch("https://joe:pw@bank.example/", hostile, 4);
    for (i = 0; i < sizeof others / sizeof others[0]; i++) {
        (void)fetch("https://joe:pw@bank.example/", &others[i], 1);
    }
    return 0;
}
