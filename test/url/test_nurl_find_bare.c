/* A URL without brackets: each line a text, its length, and 1 if undecided. */
#include "url/nurl_find_bare.h"

#include <string.h>

#include "exact.h"
#include "unity.h"

struct row {
    const char *text;
    size_t len;
    int undecided;
};

static void check_all(const struct row *rows, size_t count)
{
    size_t len;
    size_t i;
    char *block;
    int undecided;

    for (i = 0; i < count; i++) {
        len = strlen(rows[i].text);
        block = exact_open(rows[i].text, len);
        TEST_ASSERT_EQUAL_MESSAGE(
            rows[i].len, nurl_find_bare(block, block + len, &undecided),
            rows[i].text);
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].undecided, undecided, rows[i].text);
        exact_close(block);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

void test_each_of_eleven_schemes_begins_one(void)
{
    static const struct row rows[] = {
        { "ftp:a ", 5, 0 },    { "http:a ", 6, 0 },      { "https:a ", 7, 0 },
        { "gopher:a ", 8, 0 }, { "mailto:a ", 8, 0 },    { "news:a ", 6, 0 },
        { "nntp:a ", 6, 0 },   { "telnet:a ", 8, 0 },    { "wais:a ", 6, 0 },
        { "file:a ", 6, 0 },   { "prospero:a ", 10, 0 },
    };

    CHECK(rows);
}

void test_case_does_not_matter_and_the_name_must_be_whole(void)
{
    static const struct row rows[] = {
        { "HTTP://H ", 8, 0 }, { "fTp:a ", 5, 0 },      { "tftp:a ", 0, 0 },
        { "x:a ", 0, 0 },      { "http a ", 0, 0 },     { " http:a", 0, 0 },
        { "httpx:a ", 0, 0 },  { "http\x80:a ", 0, 0 },
    };

    CHECK(rows);
}

void test_it_ends_at_white_space_a_bracket_or_a_quote(void)
{
    static const struct row rows[] = {
        { "ftp:a b", 5, 0 },     { "ftp:a\tb", 5, 0 }, { "ftp:a\nb", 5, 0 },
        { "ftp:a\vb", 5, 0 },    { "ftp:a\fb", 5, 0 }, { "ftp:a\rb", 5, 0 },
        { "ftp:a<b", 5, 0 },     { "ftp:a>b", 5, 0 },  { "ftp:a\"b", 5, 0 },
        { "ftp:a\x80{ ", 7, 0 },
    };

    CHECK(rows);
}

void test_punctuation_behind_it_is_left(void)
{
    static const struct row rows[] = {
        { "ftp:a.,;:!?'` ", 5, 0 }, { "ftp:a.b ", 7, 0 }, { "ftp:a`b ", 7, 0 },
        { "ftp:a-_~*&% ", 11, 0 },  { "ftp:a/ ", 6, 0 },
    };

    CHECK(rows);
}

void test_a_bracket_that_closes_what_is_not_open_is_left(void)
{
    static const struct row rows[] = {
        { "ftp:a). ", 5, 0 },    { "ftp:(a). ", 7, 0 },
        { "ftp:(a)) ", 7, 0 },   { "ftp:)( ", 6, 0 },
        { "ftp:a] ", 5, 0 },     { "ftp:a} ", 5, 0 },
        { "ftp:[a] ", 7, 0 },    { "ftp:{a} ", 7, 0 },
        { "ftp:[a]] ", 7, 0 },   { "ftp:[a) ", 6, 0 },
        { "ftp:(a]}). ", 9, 0 }, { "ftp:a}.]).} ", 5, 0 },
        { "ftp:{[(a ", 8, 0 },   { "ftp:a)b) ", 7, 0 },
    };

    CHECK(rows);
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

void test_more_than_slashes_must_be_left_behind_the_colon(void)
{
    static const struct row rows[] = {
        { "ftp: ", 0, 0 },    { "ftp:... ", 0, 0 }, { "ftp:) ", 0, 0 },
        { "ftp:( ", 5, 0 },   { "ftp:/ ", 0, 0 },   { "file:///. ", 0, 0 },
        { "ftp:/.) ", 0, 0 }, { "ftp:/a ", 6, 0 },  { "ftp://. ", 0, 0 },
        { "ftp:~ ", 5, 0 },
    };

    CHECK(rows);
}

void test_a_second_colon_makes_it_a_name_in_a_program(void)
{
    static const struct row rows[] = {
        { "HTTP::Request ", 0, 0 },
        { "ftp::", 0, 0 },
        { "ftp:a::b ", 8, 0 },
    };

    CHECK(rows);
}

void test_what_touches_the_end_is_undecided(void)
{
    static const struct row rows[] = {
        { "h", 0, 1 },       { "http", 0, 1 },    { "https", 0, 1 },
        { "n", 0, 1 },       { "prosper", 0, 1 }, { "prospero", 0, 1 },
        { "http:", 0, 1 },   { "http:.", 0, 1 },  { "http:a", 6, 1 },
        { "http:a.", 6, 1 }, { "http:/", 0, 1 },  { "prosperos", 0, 0 },
        { "ftp2", 0, 0 },    { "ftp\x80", 0, 0 },
    };

    CHECK(rows);
}
