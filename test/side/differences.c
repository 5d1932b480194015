/*
 * differences.c - nurl_http_parser.h and http_parser on all short texts: each
 * difference is one of the table of src/http_parser.md
 */
#include "differences.h"

#include "nurl_http_parser.h"

#include <http_parser.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* A text that one of the two refuses. */
struct difference {
    const char *text; /* with a NUL */
    bool is_connect;
    bool is_ours; /* the one that accepts it */
};

/* After "://", or the whole text. */
static const char *host_of(const struct difference *one)
{
    const char *slash = one->text + strcspn(one->text, "/?#");
    bool is_url =
        slash > one->text && slash[-1] == ':' && strncmp(slash, "//", 2) == 0;

    return is_url && !one->is_connect ? slash + 2 : one->text;
}

/* In the host, up to the first byte after it. */
static bool host_has(const struct difference *one, const char *bytes)
{
    const char *host = host_of(one);
    size_t len = one->is_connect ? strlen(host) : strcspn(host, "/?#");

    return strcspn(host, bytes) < len;
}

static bool fragment_has_mark(const struct difference *one)
{
    const char *mark = strchr(one->text, '#');

    return !one->is_ours && mark && strchr(mark + 1, '#');
}

static bool fragment_after_host(const struct difference *one)
{
    const char *host = host_of(one);

    return one->is_ours && host > one->text &&
           host[strcspn(host, "/?#")] == '#';
}

static bool bracket_after_host(const struct difference *one)
{
    const char *host = host_of(one);

    return !one->is_ours && strpbrk(host + strcspn(host, "/?#"), "[]");
}

static bool literal(const struct difference *one)
{
    return host_has(one, "[]");
}

static bool name(const struct difference *one)
{
    return one->is_ours && host_has(one, "*");
}

static bool asterisk(const struct difference *one)
{
    size_t first = strcspn(one->text, ":/?#");

    return !one->is_ours && one->text[0] == '*' && one->text[first] == ':';
}

/* An empty user, an empty query, perhaps an empty fragment after it */
static bool connect_with_empty(const struct difference *one)
{
    size_t len = strlen(one->text);

    return one->is_connect && !one->is_ours &&
           (one->text[0] == '@' || one->text[len - 1] == '?' ||
            (len > 2 && strcmp(one->text + len - 2, "?#") == 0));
}

/* The rows of the table that texts of these bytes can show. */
static struct rule {
    const char *row;
    bool (*fits)(const struct difference *one);
    unsigned long count;
} rules[] = {
    { "# in a fragment", fragment_has_mark, 0 },
    { "http://h#f", fragment_after_host, 0 },
    { "brackets in path, query, fragment", bracket_after_host, 0 },
    { "[...]", literal, 0 },
    { "host name", name, 0 },
    { "* at the beginning, then a :", asterisk, 0 },
    { "is_connect, and something empty", connect_with_empty, 0 },
};

/* What the texts are made of */
static const char bytes[] = "h:8?@/#[]*.";

#define RULES (sizeof rules / sizeof rules[0])

static unsigned long wrong;

static bool same_fields(const struct http_parser_url *theirs,
                        const struct nurl_http_parser_url *ours)
{
    bool same =
        theirs->field_set == ours->field_set && theirs->port == ours->port;
    int field;

    for (field = 0; field < UF_MAX; field++) {
        if (theirs->field_set >> field & 1) {
            same &=
                theirs->field_data[field].off == ours->field_data[field].off &&
                theirs->field_data[field].len == ours->field_data[field].len;
        }
    }
    return same;
}

static void explain(const struct difference *one)
{
    size_t i = 0;

    while (i < RULES && !rules[i].fits(one)) {
        i++;
    }
    if (i < RULES) {
        rules[i].count++;
    } else if (wrong++ < 10) {
        printf("only %s accepts%s: %s\n", one->is_ours ? "ours" : "http_parser",
               one->is_connect ? ", with is_connect" : "", one->text);
    }
}

static void compare(const char *text, size_t len, bool is_connect)
{
    struct http_parser_url theirs;
    struct nurl_http_parser_url ours;
    struct difference one = { text, is_connect, false };
    bool is_theirs;

    http_parser_url_init(&theirs);
    is_theirs = http_parser_parse_url(text, len, is_connect, &theirs) == 0;
    one.is_ours =
        nurl_http_parser_parse_url(text, len, is_connect, &ours) == NURL_OK;
    if (is_theirs != one.is_ours) {
        explain(&one);
    } else if (is_theirs && !same_fields(&theirs, &ours) && wrong++ < 10) {
        printf("other fields: %s\n", text);
    }
}

#define LONGEST 5

/* The digits of a number, one byte each, and a NUL. */
static void spell(char *to, size_t digits, unsigned long number)
{
    for (; digits > 0; digits--) {
        *to++ = bytes[number % (sizeof bytes - 1)];
        number /= sizeof bytes - 1;
    }
    *to = '\0';
}

/* The first bytes, and after them all texts of up to five bytes. */
static void compare_all(const char *first, bool is_connect)
{
    char text[16];
    size_t len = strlen(first);
    unsigned long count = 1; /* of the texts of this length */
    unsigned long number;
    size_t digits;

    memcpy(text, first, len);
    for (digits = 0; digits <= LONGEST; digits++) {
        for (number = 0; number < count; number++) {
            spell(text + len, digits, number);
            compare(text, len + digits, is_connect);
        }
        count *= sizeof bytes - 1;
    }
}

int differences(void)
{
    size_t i;

    compare_all("", false);
    compare_all("", true);
    compare_all("h://", false);
    for (i = 0; i < RULES; i++) {
        if (rules[i].count == 0) {
            printf("no such difference: %s\n", rules[i].row);
            wrong++;
        }
    }
    return wrong > 0;
}
