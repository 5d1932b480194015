/*
 * URLs in running text: each row has a text and its URLs, with the way, the
 * hyphens before a line break and the URL.
 */
#include "nurl_find.h"

#include "support.h"

#define DROP NURL_FIND_DROP_HYPHEN

static char buffer[200];
static char line[300];

static void add(const char *text, size_t len)
{
    size_t used = strlen(line);

    TEST_ASSERT_LESS_THAN(sizeof line, used + len);
    if (len > 0) {
        memcpy(line + used, text, len);
    }
    line[used + len] = '\0';
}

/* "U[http://h/]"; with two hyphens before a line break "U2[...]". */
static void add_found(const struct nurl_find *find, struct nurl_writer *out)
{
    static const char ways[] = "?UA?B";
    const char *url = shown_writer(out);
    char head[3] = { 0 };

    TEST_ASSERT_LESS_THAN(sizeof ways - 1, find->way);
    TEST_ASSERT_LESS_THAN(10, find->hyphens);
    head[0] = ways[find->way];
    head[1] = (char)('0' + find->hyphens);
    add(head, find->hyphens > 0 ? 2 : 1);
    add("[", 1);
    add(url, strlen(url));
    add("]", 1);
}

/* Adds everything that is found in one part to the line. URLs are in order,
 * inside the text and not longer than there; the loop ends. */
static void find_all(struct nurl_find *find, const char *text, size_t len,
                     int last)
{
    const char *done = text;
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_find_feed(find, text, len, last);
    while (nurl_find_next(find, &out)) {
        TEST_ASSERT_TRUE(find->found.ptr >= done);
        TEST_ASSERT_LESS_OR_EQUAL(find->found.len, out.len);
        done = find->found.ptr + find->found.len + (find->found.len == 0);
        TEST_ASSERT_TRUE(done <= text + len);
        add_found(find, &out);
    }
    TEST_ASSERT_EQUAL(0, out.len);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_NULL(find->found.ptr);
    TEST_ASSERT_EQUAL(0, find->found.len);
    TEST_ASSERT_EQUAL(0, nurl_find_next(find, &out));
}

static const char *found_in(const char *text, size_t len, unsigned ways)
{
    struct nurl_find find;

    line[0] = '\0';
    nurl_find_begin(&find, ways);
    find_all(&find, text, len, 1);
    TEST_ASSERT_EQUAL(0, find.rest.len);
    return line;
}

/*
 * Letters of the ways (URL, ANGLE, BARE; d: DROP_HYPHEN), a blank and a text:
 * "UAB http://h/".
 */
static const char *found(const char *text, size_t len)
{
    static const char letters[] = "UABd"; /* in the order of their bits */
    unsigned ways = 0;

    for (; *text != ' '; text++, len--) {
        ways |= 1u << (strchr(letters, *text) - letters);
    }
    return found_in(text + 1, len - 1, ways);
}

static const struct row found_rows[] = {
    /* A wrapper has both brackets and a prefix, and holds anything. */
    { "U See <URL:http://h/>, ok.", "U[http://h/]" },
    { "U <URL:a><URL:b>", "U[a]U[b]" },
    { "U <URL:\x80\x01>", "U[\\x80\\x01]" },
    { "U ", "" },
    { "U <URL:http://h/", "" },
    { "U <", "" },
    /* A bracket inside a wrapper begins a new one. */
    { "U <URL:http://a/<URL:http://b/>", "U[http://b/]" },
    { "U <URL:a <URL:b> c>", "U[b]" },
    { "U <URL:a <", "" },
    /* White space in a wrapper is dropped. */
    { "U <URL: http://h/a b\tc\r\nd\fe\vf >", "U[http://h/abcdef]" },
    { "U <URL:http://h/a%20b>", "U[http://h/a%20b]" },
    { "U <URL:a\b\16c>", "U[a\\x08\\x0Ec]" },
    /* A hyphen before a line break stays and is counted, for each URL. */
    { "U <URL:a-\n  b>", "U1[a-b]" },
    { "U <URL:a-\rb>", "U1[a-b]" },
    { "U <URL:a--\nb>", "U1[a--b]" },
    { "U <URL:a%2D\nb>", "U[a%2Db]" },
    { "UB <URL:a-\nb> <URL:c>", "U1[a-b]U[c]" },
    { "UB <URL:a-\nb> http://h/", "U1[a-b]B[http://h/]" },
    /* The same hyphen can be dropped. */
    { "Ud <URL:a-\n  b>", "U1[ab]" },
    { "Ud <URL:a- b>", "U[a-b]" },
    { "Ud <URL:a%2D\nb>", "U[a%2Db]" },
    /* Brackets alone must hold a URI of RFC 3986. */
    { "A see <http://h/>.", "A[http://h/]" },
    { "A <http://[::1]/> <file:a> <x:>", "A[http://[::1]/]A[file:a]A[x:]" },
    { "A <http://h/#a#b> <http://h/%zz> <http://h/\x80>", "" },
    /* A bare URL ends before white space and without punctuation. */
    { "B see http://h/a, or ftp://g/.", "B[http://h/a]B[ftp://g/]" },
    { "B http://h/a?b=c:d!e'f", "B[http://h/a?b=c:d!e'f]" },
    { "B http://h/\x80~[", "B[http://h/\\x80~[]" },
    { "Bd see http://h/a, or ftp://g/.", "B[http://h/a]B[ftp://g/]" },
    { "Bd http://h/a?b=c:d!e'f", "B[http://h/a?b=c:d!e'f]" },
    { "Bd http://h/\x80~[", "B[http://h/\\x80~[]" },
    /* A bare URL begins at a word with one of eleven schemes. */
    { "B xhttp://h/", "" },
    { "B http :a", "" },
    { "B http:ftp:a", "B[http:ftp:a]" },
    { "B ftp::ftp://h/", "B[ftp://h/]" },
    /* If all ways are asked for, brackets come first. */
    { "UAB http://a/ <URL:b> <http://c/>", "B[http://a/]U[b]A[http://c/]" },
    { "UAB <URL:http://h/\n>", "U[http://h/]" },
    { "UAB <x:^ http://h/a>", "B[http://h/a]" },
    /* No way finds nothing. */
    { " <URL:a> <b:c> http://h/", "" },
    { "d <URL:a> <b:c> http://h/", "" },
};

void test_urls_are_found_in_brackets_and_bare(void)
{
    ROWS(found, found_rows);
}

void test_before_the_first_url_there_is_none(void)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl_find find;

    memset(&find, 0xA5, sizeof find);
    nurl_find_begin(&find, NURL_FIND_URL);
    TEST_ASSERT_EQUAL(0, find.way);
    TEST_ASSERT_EQUAL(0, find.hyphens);
    TEST_ASSERT_EQUAL(0, find.length);
    TEST_ASSERT_NULL(find.found.ptr);
    TEST_ASSERT_EQUAL(0, find.found.len);
    TEST_ASSERT_EQUAL(0, find.rest.len);
    TEST_ASSERT_EQUAL(0, nurl_find_next(&find, &out)); /* without a text */
    TEST_ASSERT_EQUAL(0, find.rest.len);
}

void test_no_text_holds_nothing(void)
{
    TEST_ASSERT_EQUAL_STRING("", found_in(NULL, 0, NURL_FIND_ANY));
    TEST_ASSERT_EQUAL_STRING("", found_in(NULL, 5, NURL_FIND_ANY));
}

/* ------------------------------------------------------------------ buffer */

static const char long_text[] = "x <URL:http://h/a-\nb> y";

static void fill_first(struct nurl_writer *out, const void *what)
{
    struct nurl_find find;

    nurl_find_begin(&find, *(const unsigned *)what);
    nurl_find_feed(&find, long_text, sizeof long_text - 1, 1);
    TEST_ASSERT_EQUAL(1, nurl_find_next(&find, out));
}

void test_a_url_without_space_is_found_and_its_length_counted(void)
{
    static const unsigned ways[] = { NURL_FIND_URL, NURL_FIND_URL | DROP,
                                     NURL_FIND_BARE, NURL_FIND_ANY };
    unsigned i;

    for (i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        buffers_check(fill_first, &ways[i], 1 | UNPLACED);
    }
}

/* What a buffer of this size gets, and the length that is needed. */
static void finds_without_space(struct nurl_find *find, struct nurl_writer *out,
                                size_t needed)
{
    TEST_ASSERT_EQUAL(1, nurl_find_next(find, out));
    TEST_ASSERT_EQUAL_STRING("BUF@0", shown_writer(out));
    TEST_ASSERT_EQUAL(needed, nurl_writer_need(out));
}

void test_a_broken_bracket_without_space_is_found_valid_or_not(void)
{
    static const char text[] = "<x:^> <x:^ ^> <http://h/>";
    struct nurl_writer out = writer_of(buffer, 2);
    struct nurl_find find;

    nurl_find_begin(&find, NURL_FIND_ANGLE);
    nurl_find_feed(&find, text, sizeof text - 1, 1);
    finds_without_space(&find, &out, 4);
    finds_without_space(&find, &out, 9);
    TEST_ASSERT_EQUAL(0, nurl_find_next(&find, &out));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
}

void test_the_writer_begins_anew_with_each_url(void)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl_find find;

    nurl_find_begin(&find, NURL_FIND_ANY);
    nurl_find_feed(&find, "<a:b> <c: ^> http:d", 19, 1);
    nurl_write_text(&out, NURL_STR("before"));
    TEST_ASSERT_EQUAL(1, nurl_find_next(&find, &out));
    TEST_ASSERT_EQUAL_STRING("a:b", shown_writer(&out));
    TEST_ASSERT_EQUAL(1, nurl_find_next(&find, &out));
    TEST_ASSERT_EQUAL_STRING("http:d", shown_writer(&out));
    TEST_ASSERT_EQUAL(0, nurl_find_next(&find, &out));
    TEST_ASSERT_EQUAL_STRING("", shown_writer(&out));
}

/* ----------------------------------------------------------------- parts */

/*
 * The first part ends at `cut`, the others are `step` bytes longer. Each has
 * its own block: the rest of the part before, and new text.
 */
static const char *found_in_parts(const char *text, size_t cut, size_t step,
                                  unsigned ways)
{
    size_t len = strlen(text);
    size_t at = 0;
    struct nurl_find find;
    char *block;

    line[0] = '\0';
    nurl_find_begin(&find, ways);
    for (; cut < len; cut += step) {
        block = exact_open(text + at, cut - at);
        find_all(&find, block, cut - at, 0);
        TEST_ASSERT_TRUE(find.rest.len == 0 ||
                         find.rest.ptr + find.rest.len == block + cut - at);
        TEST_ASSERT_TRUE(!find.is_open || find.rest.ptr[0] == '<');
        at = cut - find.rest.len;
        exact_close(block);
    }
    block = exact_open(text + at, len - at);
    find_all(&find, block, len - at, 1);
    TEST_ASSERT_EQUAL(0, find.rest.len);
    exact_close(block);
    return line;
}

static void check_parts(const char *text, unsigned ways)
{
    static char whole[sizeof line];
    size_t len = strlen(text);
    size_t cut;

    strcpy(whole, found_in(text, len, ways));
    for (cut = 0; cut <= len; cut++) {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(
            whole, found_in_parts(text, cut, len, ways), text);
    }
    for (cut = 1; cut < 8; cut++) {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(
            whole, found_in_parts(text, cut, cut, ways), text);
    }
}

static const char *const parts[] = {
    "x <URL:http://h/a-\n b> y <URL:c> z",
    "x <http://h/a-\n b> y <urn:c> <u:d><ur:e><url:f> z",
    "<URL:a <URL:b> < c: <http://h/<ftp://g/> <",
    "<a:^> <URL:> <URL> <UR <a <http://h/^x> <URL:z",
    "no <b>URL</b> here <",
    "ahttp://x http://h.com/a, (ftp:a).) <b http://i j> _ftp:x MAILTO:y h",
    "<URL:http://h/a\nb> news:<http://a\nb><http://c\n^> ftp: http",
    "x:ftp:a(b)) wais:! telnet:c\"d prosper file:e'<URL:file:f",
    "ftp::ftp:a}] http:// [https://h] HTTP::x",
};

void test_what_is_found_in_parts_is_what_is_found_at_once(void)
{
    unsigned ways;
    unsigned i;

    for (i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        for (ways = 1; ways < 2 * DROP; ways++) {
            check_parts(parts[i], ways);
        }
    }
}

/* What is found in a middle part, and the rest: "B[a]:..." */
static const char *found_and_left(const char *text, size_t len)
{
    struct nurl_find find;

    line[0] = '\0';
    nurl_find_begin(&find, NURL_FIND_ANY);
    find_all(&find, text, len, 0);
    add(":", 1);
    add(find.rest.ptr, find.rest.len);
    return line;
}

void test_if_more_text_follows_what_it_can_change_is_left(void)
{
    static const struct row rows[] = {
        { "a http://h/b", ":http://h/b" },
        { "a http://h/b.", ":http://h/b." },
        { "a_ht", ":" },
        { "<:a ", ":" },
    };

    ROWS(found_and_left, rows);
}

void test_what_is_not_asked_for_is_not_waited_for(void)
{
    struct nurl_find find;

    line[0] = '\0';
    nurl_find_begin(&find, 0);
    find_all(&find, "<UR", 3, 0);
    TEST_ASSERT_EQUAL(0, find.rest.len);
    TEST_ASSERT_FALSE(find.is_open);
}

/* A text that is cut inside the wrapper, `start` to `end`, leaves it open. */
static void check_open(const char *text, size_t start, size_t end,
                       unsigned ways)
{
    struct nurl_find find;
    char *block;
    size_t cut;
    int open;

    for (cut = 0; cut <= strlen(text); cut++) {
        block = exact_open(text, cut);
        open = cut > start && cut < end;
        line[0] = '\0';
        nurl_find_begin(&find, ways);
        find_all(&find, block, cut, 0);
        TEST_ASSERT_EQUAL_MESSAGE(open, find.is_open, text);
        TEST_ASSERT_EQUAL_MESSAGE(open ? cut - start : 0, find.rest.len, text);
        find_all(&find, block, cut, 1);
        TEST_ASSERT_EQUAL_MESSAGE(open, find.is_open, text);
        TEST_ASSERT_EQUAL_MESSAGE(0, find.rest.len, text);
        exact_close(block);
    }
}

void test_a_cut_wrapper_is_told_and_where_it_begins(void)
{
    check_open("x <URL:http://h/> y", 2, 17, NURL_FIND_URL);
    check_open("<url:>", 0, 6, NURL_FIND_URL);
    check_open("x <URL:http://h/> y", 2, 17, NURL_FIND_URL | NURL_FIND_ANGLE);
    check_open("x <http://h/> y", 2, 13, NURL_FIND_URL | NURL_FIND_ANGLE);
    check_open("x <ur:a> y", 2, 8, NURL_FIND_URL | NURL_FIND_ANGLE);
    check_open("x <http://h/> y", 2, 13, NURL_FIND_ANGLE);
    check_open("x <ur:a> y", 2, 8, NURL_FIND_ANGLE);
    check_open("x <URL:a> y", 2, 7, NURL_FIND_ANGLE);
    check_open("1 > 2) 3", 0, 0, NURL_FIND_ANY);
}

void test_after_the_last_text_another_one_can_follow(void)
{
    struct nurl_find find;

    line[0] = '\0';
    nurl_find_begin(&find, NURL_FIND_ANY);
    find_all(&find, "<a:b", 4, 0);
    TEST_ASSERT_EQUAL(4, find.rest.len); /* as if that were the buffer */
    find_all(&find, "<a:b", 4, 1);
    find_all(&find, "http:c <d:e>", 12, 1);
    TEST_ASSERT_EQUAL_STRING("A[d:e]", line);
}
