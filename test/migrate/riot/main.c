/*
 * riot - the lines of pack/migrate/riot.patch on rows of test/vectors/corpora
 *
 * Reads lines of a URL, a tab, and what is expected: "refused", or scheme,
 * user info, host, port, path and query with "|" behind each. The last line is
 * `N passed, N failed`.
 */
#include "uri_parser.h"

#include <stdio.h>
#include <stdlib.h>

#define LINE 4096

static char told[LINE];

static void tell(const char *at, size_t len)
{
    size_t end = strlen(told);

    if (len > 0) {
        memcpy(told + end, at, len);
    }
    memcpy(told + end + len, "|", 2);
}

/* The text in a block of its size: what reads beyond is seen. */
static void take_apart(const char *text)
{
    uri_parser_result_t r;
    size_t len = strlen(text);
    char *block = malloc(len + !len);

    memcpy(block, text, len);
    told[0] = '\0';
    if (uri_parser_process(&r, block, len) != 0) {
        memcpy(told, "refused", 8);
    } else {
        tell(r.scheme, r.scheme_len);
        tell(r.userinfo, r.userinfo_len);
        tell(r.host, r.host_len);
        tell(r.port_str, r.port_str_len);
        tell(r.path, r.path_len);
        tell(r.query, r.query_len);
    }
    free(block);
}

int main(void)
{
    static char line[LINE];
    unsigned passed = 0;
    unsigned failed = 0;
    char *expected;

    while (fgets(line, LINE, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        expected = strchr(line, '\t');
        *expected++ = '\0';
        take_apart(line);
        if (strcmp(told, expected) == 0) {
            passed++;
        } else {
            failed++;
            printf("%s: expected %s, got %s\n", line, expected, told);
        }
    }
    printf("%u passed, %u failed\n", passed, failed);
    return failed != 0;
}
