/*
 * uriparser_references SEED COUNT - nurl_resolve and nurl_normalize beside
 *                                   uriparser
 *
 * Resolves COUNT references and brings COUNT into normal form, half of them
 * with many dot segments. Prints each difference as "resolve BASE REFERENCE"
 * or "normalize REFERENCE", a tab and what both made of it, and at the end
 * what it counted. test/oracle/second.rb judges the differences.
 */
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <uriparser/Uri.h>

#include "dotted.h"
#include "nurl_parse.h"
#include "nurl_reference.h"
#include "reference.h"

#define ROOM 2048

static unsigned long resolved, merged, normalized, changed;

/* uriparser prints IPv6 in full: so it is written in full here. */
static const char *const authorities[] = {
    "//h",         "//H%41.c",
    "//u%7e:p@h",  "//@h",
    "//h:",        "//h:8",
    "//h%C3%b1:9", "//",
    "//1.2.3.4:5", "//[2001:0db8:0000:0000:0000:0000:0000:00af]:9",
    NULL
};

/* A text of either kind, ends with a NUL; 1 if all of it is wanted. */
static int try_one(char *text, int has_scheme)
{
    static struct reference reference;
    static struct text dotted;
    int is_dotted = percent(60);
    struct nurl url;

    if (is_dotted) {
        dotted_new(&dotted, has_scheme, authorities);
        memcpy(text, dotted.at, dotted.len);
        text[dotted.len] = '\0';
    } else {
        reference_next(&reference);
        memcpy(text, reference.at, reference.len);
        text[reference.len] = '\0';
    }
    return nurl_parse(&url, text, strlen(text)) == NURL_OK &&
           (!has_scheme || url.scheme.len > 0) &&
           (is_dotted || url.host_kind != NURL_HOST_IPV6);
}

/* A valid one; with a scheme if it shall have one. */
static void make(char *text, int has_scheme)
{
    while (!try_one(text, has_scheme)) {
    }
}

static void parse(UriUriA *uri, const char *text)
{
    const char *stop;

    if (uriParseSingleUriA(uri, text, &stop) != URI_SUCCESS) {
        printf("parse %s\tours taken, theirs not\n", text);
        exit(1);
    }
}

static void print(char *text, const UriUriA *uri)
{
    if (uriToStringA(text, uri, ROOM, NULL) != URI_SUCCESS) {
        strcpy(text, "(no text)");
    }
}

static void theirs_resolve(char *text, const char *base, const char *reference)
{
    UriUriA from;
    UriUriA relative;
    UriUriA target;

    parse(&from, base);
    parse(&relative, reference);
    strcpy(text, "(refused)");
    if (uriAddBaseUriA(&target, &relative, &from) == URI_SUCCESS) {
        print(text, &target);
    }
    uriFreeUriMembersA(&target);
    uriFreeUriMembersA(&relative);
    uriFreeUriMembersA(&from);
}

static void theirs_normalize(char *text, const char *reference)
{
    UriUriA uri;

    parse(&uri, reference);
    strcpy(text, "(refused)");
    if (uriNormalizeSyntaxA(&uri) == URI_SUCCESS) {
        print(text, &uri);
    }
    uriFreeUriMembersA(&uri);
}

/* Their hosts have escapes in lower case: here they get what ours have. */
static int raise_escapes(char *text)
{
    int is_raised = 0;
    char *at;
    int i;

    for (at = strchr(text, '%'); at; at = strchr(at + 1, '%')) {
        for (i = 1; i < 3; i++) {
            if (at[i] >= 'a' && at[i] <= 'f') {
                at[i] = (char)(at[i] - 'a' + 'A');
                is_raised = 1;
            }
        }
    }
    return is_raised;
}

/* With a base, or without one in normal form. */
static void ours(char *text, const char *base, const char *reference)
{
    struct nurl_writer out;
    struct nurl url;

    nurl_writer_init(&out, text, ROOM);
    if (base) {
        nurl_parse(&url, base, strlen(base));
        nurl_resolve(&out, &url, nurl_text(reference, strlen(reference)));
    } else {
        nurl_parse(&url, reference, strlen(reference));
        nurl_normalize(&out, &url);
    }
    if (nurl_writer_finish(&out) != NURL_OK) {
        strcpy(text, "(a fault)");
    }
}

static void compare_resolved(void)
{
    static char base[ROOM], reference[ROOM], mine[ROOM], others[ROOM];

    make(base, 1);
    make(reference, percent(15));
    ours(mine, base, reference);
    theirs_resolve(others, base, reference);
    if (strcmp(mine, others) != 0) {
        printf("resolve %s %s\tours %s theirs %s\n", base, reference, mine,
               others);
    }
    resolved++;
    merged += strstr(reference, "..") && !strstr(mine, "/../");
}

/* An IPv6 address of theirs is written in full: here it gets our text. */
static void shorten_address(char *text, const char *like)
{
    static char rest[ROOM];
    unsigned char theirs[16], mine[16];
    char literal[64];
    const char *from = strchr(like, '[');
    char *to = strchr(text, '[');
    size_t head;

    if (!from || !to || !strchr(from, ']') || !strchr(to, ']')) {
        return;
    }
    head = (size_t)(strchr(from, ']') - from) - 1;
    snprintf(literal, sizeof literal, "%.*s", (int)head, from + 1);
    if (inet_pton(AF_INET6, literal, mine) != 1) {
        return;
    }
    snprintf(rest, sizeof rest, "%.*s", (int)(strchr(to, ']') - to) - 1,
             to + 1);
    if (inet_pton(AF_INET6, rest, theirs) == 1 &&
        memcmp(theirs, mine, sizeof mine) == 0) {
        strcpy(rest, strchr(to, ']'));
        strcpy(to + 1, literal);
        strcat(text, rest);
    }
}

static void compare_normalized(void)
{
    static char reference[ROOM], mine[ROOM], others[ROOM];

    make(reference, percent(95));
    ours(mine, NULL, reference);
    theirs_normalize(others, reference);
    if (raise_escapes(others)) {
        printf("normalize %s\tescapes in lower case\n", reference);
    }
    shorten_address(others, mine);
    if (strcmp(mine, others) != 0) {
        printf("normalize %s\tours %s theirs %s\n", reference, mine, others);
    }
    normalized++;
    changed += strcmp(mine, reference) != 0;
}

int main(int argc, char **argv)
{
    unsigned long count = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;

    if (count == 0) {
        return 64;
    }
    random_seed(strtoul(argv[1], NULL, 10));
    reference_seed(strtoul(argv[1], NULL, 10));
    while (resolved < count) {
        compare_resolved();
        compare_normalized();
    }
    printf("count uriparser.resolved %lu\n", resolved);
    printf("count uriparser.resolved_with_dots %lu\n", merged);
    printf("count uriparser.normalized %lu\n", normalized);
    printf("count uriparser.normalized_changed %lu\n", changed);
    printf("compared to the end\n");
    return 0;
}
