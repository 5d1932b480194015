/* A URL without brackets: each row has a text and its URL, if it has one; "..."
 * if more text can change the result. */
#include "url/nurl_find_bare.h"

#include <string.h>

#include "render.h"
#include "rows.h"
#include "unity.h"

static const char *found(const char *text, size_t len)
{
    static char line[80];
    int undecided = 0;
    size_t used = nurl_find_bare(text, text + len, &undecided);

    strcpy(line, shown(text, used));
    return strcat(line, undecided ? "..." : "");
}

static const struct row before_punctuation_rows[] = {
    /* Each of eleven schemes begins one. */
    { "ftp:a ", "ftp:a" },
    { "https:a ", "https:a" },
    { "gopher:a ", "gopher:a" },
    { "mailto:a ", "mailto:a" },
    { "news:a ", "news:a" },
    { "nntp:a ", "nntp:a" },
    { "telnet:a ", "telnet:a" },
    { "wais:a ", "wais:a" },
    { "prospero:a ", "prospero:a" },
    /* Case does not matter and the name must be whole. */
    { "HTTP://H ", "HTTP://H" },
    { "tftp:a ", "" },
    { "x:a ", "" },
    { "http a ", "" },
    { "httpx:a ", "" },
    { "http\x80:a ", "" },
    /* It ends at white space a bracket or a quote. */
    { "ftp:a b", "ftp:a" },
    { "ftp:a\tb", "ftp:a" },
    { "ftp:a<b", "ftp:a" },
    { "ftp:a>b", "ftp:a" },
    { "ftp:a\"b", "ftp:a" },
    { "ftp:a\x80{ ", "ftp:a\\x80{" },
    /* Punctuation after it is left out. */
    { "ftp:a.,;:!?'` ", "ftp:a" },
    { "ftp:a-_~*&% ", "ftp:a-_~*&%" },
    /* A closing bracket without an opening one is left out. */
    { "ftp:a). ", "ftp:a" },
    { "ftp:(a). ", "ftp:(a)" },
    { "ftp:(a)) ", "ftp:(a)" },
    { "ftp:a} ", "ftp:a" },
    { "ftp:[a] ", "ftp:[a]" },
    { "ftp:{a} ", "ftp:{a}" },
    { "ftp:[a]] ", "ftp:[a]" },
    { "ftp:a}.]).} ", "ftp:a" },
    /* More than slashes must be left after the colon. */
    { "ftp: ", "" },
    { "ftp:... ", "" },
    { "ftp:( ", "ftp:(" },
    { "file:///. ", "" },
    /* With a second colon it is a name in a program. */
    { "HTTP::Request ", "" },
    { "ftp::", "" },
    /* A URL at the end of the text is undecided. */
    { "prospero", "..." },
    { "http:", "..." },
    { "http:/", "..." },
    { "ftp\x80", "" },
};

void test_a_bare_url_begins_with_a_scheme_and_ends_before_punctuation(void)
{
    ROWS(found, before_punctuation_rows);
}

void test_as_many_brackets_as_there_are_are_left(void)
{
    static const char closing[] = { ')', ']', '}' };
    char text[6 + 256 + 1];
    int undecided;
    unsigned i;

    for (i = 0; i < sizeof closing; i++) {
        memcpy(text, "http:a", 6);
        memset(text + 6, closing[i], 256);
        text[6 + 256] = ' ';
        TEST_ASSERT_EQUAL(6,
                          nurl_find_bare(text, text + sizeof text, &undecided));
    }
}
