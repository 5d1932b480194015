/*
 * references.c - compares nurl_resolve and nurl_normalize with uriparser
 *
 * Usage: references [base|host]
 *
 * Tries all paths of up to four parts, after each head and with each base.
 * Prints each difference as "resolve BASE REFERENCE" or "normalize REFERENCE",
 * a tab and what both made of it. With a word some texts are compared, and the
 * library gets another base, or the reference with its host spelled otherwise.
 */
#include "nurl_parse.h"
#include "nurl_reference.h"

#include <stdio.h>
#include <string.h>
#include <uriparser/Uri.h>

#define TEXT_MAX 256

static const char *const parts[] = { "/", "a",  "..", "../",
                                     ".", "./", "b:", "%2e" };
static const char *const heads[] = { "",           "/",  "//h/", "//%41%2f/",
                                     "//[::A]:8/", "x:", "x:/",  NULL };
static const char *const urls[] = { "http:", "http://h", "http://u@H:80/",
                                    "X:/",   "x://h:8/", "x://%41%2d/",
                                    NULL };
static const char *const bases[] = {
    "http://h",    "http://u:p@h:8/a/b/c?q#f", "x:a/b",
    "x:/a//b/./c", "x://%48%2d:8/a/b",         NULL
};
static const char *const tails[] = { "", "?%7e/..#%c3/.", NULL };

static unsigned long texts;
static const char *wrong = ""; /* "base", "host" or "" */

static void theirs(char *text, const char *base, const char *reference)
{
    UriUriA from;
    UriUriA uri;
    UriUriA target;
    const char *stop;

    strcpy(text, "(refused)");
    if (uriParseSingleUriA(&uri, reference, &stop) != URI_SUCCESS) {
        return;
    }
    if (!base) {
        uriNormalizeSyntaxA(&uri);
        uriToStringA(text, &uri, TEXT_MAX, NULL);
    } else if (uriParseSingleUriA(&from, base, &stop) == URI_SUCCESS) {
        if (uriAddBaseUriA(&target, &uri, &from) == URI_SUCCESS) {
            uriToStringA(text, &target, TEXT_MAX, NULL);
        }
        uriFreeUriMembersA(&target);
        uriFreeUriMembersA(&from);
    }
    uriFreeUriMembersA(&uri);
}

static void ours(char *text, const char *base, const char *reference)
{
    char copy[TEXT_MAX];
    struct nurl_str given = nurl_text(copy, strlen(reference));
    char *escape = strstr(strcpy(copy, reference), "%2f");
    struct nurl_writer out;
    struct nurl url;

    if (escape && strcmp(wrong, "host") == 0) {
        escape[2] = 'F';
    }
    strcpy(text, "(refused)");
    nurl_writer_init(&out, text, TEXT_MAX);
    if (base) {
        base = strcmp(wrong, "base") == 0 ? "http://h/x/y/z" : base;
        if (nurl_parse(&url, base, strlen(base)) == NURL_OK) {
            nurl_resolve(&out, &url, given);
        }
    } else if (nurl_parse(&url, given.ptr, given.len) == NURL_OK) {
        nurl_normalize(&out, &url);
    }
    if (out.len > 0 && nurl_writer_finish(&out) != NURL_OK) {
        strcpy(text, "(refused)");
    }
}

/* Without a base: the normal form. */
static void compare(const char *base, const char *reference)
{
    char mine[TEXT_MAX];
    char other[TEXT_MAX];

    ours(mine, base, reference);
    theirs(other, base, reference);
    texts++;
    if (strcmp(mine, other) != 0) {
        printf("%s %s%s%s\tours %s theirs %s\n", base ? "resolve" : "normalize",
               base ? base : "", base ? " " : "", reference, mine, other);
    }
}

/* The path of a number: a part for each digit, but not for a digit 0. */
static int has_path(char *text, unsigned number)
{
    unsigned base = 1 + sizeof parts / sizeof parts[0];

    for (; number > 0; number /= base) {
        if (number % base == 0) {
            return 0;
        }
        strcat(text, parts[number % base - 1]);
    }
    return 1;
}

static void compare_all(const char *base, const char *const *head,
                        unsigned number)
{
    char text[TEXT_MAX];
    unsigned i;

    for (; *head; head++) {
        for (i = 0; tails[i]; i++) {
            strcpy(text, *head);
            if (has_path(text, number)) {
                strcat(text, tails[i]);
                compare(base, text);
            }
        }
    }
}

int main(int argc, char **argv)
{
    unsigned end = 9 * 9 * 9 * 9;
    unsigned number;
    unsigned i;

    wrong = argc > 1 ? argv[1] : "";
    end = argc > 1 ? 100 : end;
    for (number = 0; number < end; number++) {
        for (i = 0; bases[i]; i++) {
            compare_all(bases[i], heads, number);
        }
        compare_all(NULL, urls, number);
    }
    printf("compared %lu texts\n", texts);
    return 0;
}
