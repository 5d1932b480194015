/*
 * well_formed.c - what holds for every result of a parse, good or bad
 */
#include "well_formed.h"

#include "unity.h"

/* Walks over the text as the parts and their delimiters say. */
struct walk {
    const struct nurl *url;
    size_t at; /* all before it has been rebuilt */
    size_t length;
    int broken;
};

static int absent(struct nurl_span span)
{
    return span.at == 0 && span.len == 0;
}

/* The next octets of the text are these. */
static void expect(struct walk *walk, const char *octets)
{
    for (; *octets != '\0'; octets++) {
        if (walk->at >= walk->length || walk->url->text[walk->at] != *octets) {
            walk->broken = 1;
            return;
        }
        walk->at++;
    }
}

/* The next octets of the text are this part; each of them is read. */
static void take(struct walk *walk, struct nurl_span span)
{
    volatile char sink = 0;
    size_t i;

    if (span.at != walk->at || span.len > walk->length - walk->at) {
        walk->broken = 1;
        return;
    }
    for (i = 0; i < span.len; i++) {
        sink = (char)(sink ^ walk->url->text[span.at + i]);
    }
    walk->at += span.len;
}

static void take_authority(struct walk *walk)
{
    const struct nurl *url = walk->url;

    expect(walk, "//");
    if (!absent(url->user)) {
        take(walk, url->user);
        if (!absent(url->password)) {
            expect(walk, ":");
            take(walk, url->password);
        }
        expect(walk, "@");
    }
    take(walk, url->host);
    if (!absent(url->port)) {
        expect(walk, ":");
        take(walk, url->port);
    }
}

static int rebuilds(const struct nurl *url, size_t length)
{
    struct walk walk = { NULL, 0, 0, 0 };

    walk.url = url;
    walk.length = length;
    if (!absent(url->scheme)) {
        take(&walk, url->scheme);
        expect(&walk, ":");
    }
    if (url->host_kind != NURL_KIND_NONE) {
        take_authority(&walk);
    }
    take(&walk, url->path);
    if (!absent(url->query)) {
        expect(&walk, "?");
        take(&walk, url->query);
    }
    if (!absent(url->fragment)) {
        expect(&walk, "#");
        take(&walk, url->fragment);
    }
    return !walk.broken && walk.at == length;
}

static int nothing_left(const struct nurl *url)
{
    return url->profile == NURL_PROFILE_NONE &&
           url->host_kind == NURL_KIND_NONE && absent(url->scheme) &&
           absent(url->user) && absent(url->password) && absent(url->host) &&
           absent(url->port) && absent(url->path) && absent(url->query) &&
           absent(url->fragment);
}

const char *ill_formed(const struct nurl *url, enum nurl_status status,
                       const char *text, size_t length)
{
    if (length > 0 && url->text != text) {
        return "the text is not the one that was given";
    }
    if (url->stop > length) {
        return "stop lies behind the text";
    }
    if (status != NURL_OK) {
        return nothing_left(url) ? NULL : "a fault left a part";
    }
    if (url->profile == NURL_PROFILE_NONE || !nurl_fits(url, length)) {
        return "a span does not fit the text";
    }
    if (url->host_kind == NURL_KIND_NONE &&
        !(absent(url->user) && absent(url->host) && absent(url->port))) {
        return "a part of an authority without a host";
    }
    if (!rebuilds(url, length)) {
        return "the parts do not rebuild the text";
    }
    return url->stop == length ? NULL : "stop is not the length";
}

void assert_well_formed(const struct nurl *url, enum nurl_status status,
                        const char *text, size_t length)
{
    const char *broken = ill_formed(url, status, text, length);
    char message[160];
    size_t n = 0;
    size_t i;

    if (!broken) {
        return;
    }
    while (*broken != '\0' && n < 60) {
        message[n++] = *broken++;
    }
    message[n++] = ':';
    message[n++] = ' ';
    for (i = 0; i < length && n < sizeof message - 1; i++) {
        message[n++] = text[i] >= ' ' && text[i] <= '~' ? text[i] : '?';
    }
    message[n] = '\0';
    TEST_FAIL_MESSAGE(message);
}
