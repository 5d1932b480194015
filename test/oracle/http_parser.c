/*
 * http_parser.c - nurl_http_parser.h beside http_parser: the same fields?
 *
 * Usage: http_parser SEED COUNT. Makes COUNT texts and asks both, one in five
 * of them for a CONNECT request. Prints each difference as TEXT, a tab and
 * what differs, and at the end what it counted, as `count NAME NUMBER`.
 */
#include "nurl_http_parser.h"

#include <http_parser.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random.h"

/* Behind a scheme and a host in half of the texts. */
static const char *const pieces[] = {
    "http:",  "x+y:",  "//",    "/", "h", "a", "u@",    "u:p@",
    ":",      "80",    "65536", "?", "b", "#", "[::1]", "[1::%a]",
    "[v1.a]", "[1:2]", "*",     ".", "~", "@", "%41",   "%4",
    "|",      "\t",    "\xC3",  "_", "",  NULL
};

static unsigned long texts, taken, refused, differences;

static void print_difference(const struct text *text, int is_connect,
                             const char *what)
{
    size_t i;

    printf("%s", is_connect ? "CONNECT " : "");
    for (i = 0; i < text->len; i++) {
        if (text->at[i] < ' ' || text->at[i] > '~') {
            printf("\\x%02X", (unsigned)(unsigned char)text->at[i]);
        } else {
            putchar(text->at[i]);
        }
    }
    printf("\t%s\n", what);
    differences++;
}

static int same_fields(const struct nurl_http_parser_url *ours,
                       const struct http_parser_url *theirs)
{
    int field;

    if (ours->field_set != theirs->field_set || ours->port != theirs->port) {
        return 0;
    }
    for (field = 0; field < NURL_UF_MAX; field++) {
        if ((ours->field_set >> field & 1) &&
            (ours->field_data[field].off != theirs->field_data[field].off ||
             ours->field_data[field].len != theirs->field_data[field].len)) {
            return 0;
        }
    }
    return 1;
}

static void compare(const struct text *text, int is_connect)
{
    struct nurl_http_parser_url ours;
    struct http_parser_url theirs;
    char *block = exact(text->at, text->len);
    int status =
        nurl_http_parser_parse_url(block, text->len, is_connect, &ours);
    int code;

    http_parser_url_init(&theirs);
    code = http_parser_parse_url(block, text->len, is_connect, &theirs);
    free(block);
    texts++;
    if (status == 0 && code == 0) {
        taken++;
        if (!same_fields(&ours, &theirs)) {
            print_difference(text, is_connect, "fields");
        }
    } else if (status == 0) {
        print_difference(text, is_connect, "ours alone");
    } else if (code == 0) {
        print_difference(text, is_connect, nurl_status_name(status));
    } else {
        refused++;
    }
}

int main(int argc, char **argv)
{
    unsigned long count = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;
    struct text text;

    if (count == 0) {
        return 64;
    }
    random_seed(strtoul(argv[1], NULL, 10));
    while (texts < count) {
        text.len = 0;
        if (percent(50)) {
            put(&text, "http://");
        }
        put_some(&text, pieces, 7);
        compare(&text, percent(20));
    }
    printf("count http_parser.texts %lu\n", texts);
    printf("count http_parser.taken_by_both %lu\n", taken);
    printf("count http_parser.refused_by_both %lu\n", refused);
    printf("count http_parser.differences %lu\n", differences);
    puts("compared to the end");
    return 0;
}
