/*
 * rows.c - tables of texts, and the expected line of each
 */
#include "rows.h"

#include <string.h>

#include "exact.h"
#include "nurl_parse.h"
#include "render.h"
#include "unity.h"
#include "vector_inputs.h"
#include "views.h"
#include "well_formed.h"

struct nurl url_in(row_parser *parse, const char *text, size_t len)
{
    struct nurl url;
    enum nurl_status status = parse(&url, text, len);

    if (status != NURL_OK) {
        TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, status, shown(text, len));
    }
    return url;
}

struct nurl url_of(row_parser *parse, const char *text)
{
    return url_in(parse, text, strlen(text));
}

void clear(struct nurl_span *part)
{
    part->off = 0;
    part->len = 0;
}

struct nurl_writer writer_of(char *to, size_t size)
{
    struct nurl_writer out;

    nurl_writer_init(&out, to, size);
    return out;
}

static const char *line_of(const struct url_subject *subject, const char *text,
                           size_t len)
{
    struct nurl url;

    return subject->parse(&url, text, len) == NURL_OK ? subject->line(&url)
                                                      : "not parsed";
}

void rows_check(row_line *line, const struct url_subject *subject,
                const struct row *rows, size_t count)
{
    const char *found;
    char *block;
    size_t len;
    size_t i;

    for (i = 0; i < count; i++) {
        len = strlen(rows[i].text);
        block = exact_open(rows[i].text, len);
        found = line ? line(block, len) : line_of(subject, block, len);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].expected, found, rows[i].text);
        exact_close(block);
    }
}

void rows_refuse(row_url_line *line, const char *strict)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", line(&url));
    TEST_ASSERT_EQUAL(NURL_ERR_PCT, nurl_parse(&url, "http://h/%zz", 12));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", line(&url));
    if (strict) {
        url = url_of(nurl_parse_1738, strict);
        TEST_ASSERT_EQUAL_STRING("UNPARSED@0", line(&url));
    }
}

/* --------------------------------------------------------------- parsers */

const char *parsed_line(const struct parsing *parsing, const char *text,
                        size_t len)
{
    struct nurl url;
    enum nurl_status status;

    memset(&url, 0xA5, sizeof url); /* not cleared before */
    status = parsing->parse(&url, text, len);
    if (parsing->form == AN_AUTHORITY) {
        assert_well_formed_authority(&url, status, text, len);
    } else if (parsing->form == A_SETTING) {
        assert_well_formed_setting(&url, status, text, len);
    } else {
        assert_well_formed(&url, status, text, len);
    }
    if (status == NURL_OK) {
        TEST_ASSERT_EQUAL(parsing->form == A_STRICT_URL ? NURL_PROFILE_1738
                                                        : NURL_PROFILE_3986,
                          url.profile);
    }
    return render_url(&url, status);
}

static const struct parsing *parsing_now;

static const char *line_of_parts(const char *text, size_t len)
{
    return parsed_line(parsing_now, text, len);
}

static void check_refused_unread(const struct parsing *parsing,
                                 struct nurl_str text, const char *expected)
{
    struct nurl url;
    enum nurl_status status = parsing->parse(&url, text.ptr, text.len);

    TEST_ASSERT_EQUAL_STRING(expected, render_url(&url, status));
    TEST_ASSERT_EQUAL(NURL_PROFILE_NONE, url.profile);
    TEST_ASSERT_TRUE(!text.ptr || url.text == text.ptr);
}

void parsed_check(const struct parsing *parsing, const struct row *rows,
                  size_t count)
{
    parsing_now = parsing;
    TEST_ASSERT_EQUAL_STRING(parsing->no_text, line_of_parts(NULL, 0));
    check_refused_unread(parsing, nurl_text(NULL, 300), "EMPTY@0");
    check_refused_unread(parsing, nurl_text(NULL, SIZE_MAX), "EMPTY@0");
    check_refused_unread(parsing, nurl_text("", (size_t)NURL_TEXT_MAX + 1),
                         "TOO_LONG@65535");
    rows_check(line_of_parts, NULL, rows, count);
}

static void check_form(const char *text, size_t len)
{
    (void)line_of_parts(text, len);
}

mutate_check *parsed_sound(const struct parsing *parsing)
{
    parsing_now = parsing;
    return check_form;
}

/* --------------------------------------------------------------- writers */

static url_writer *writing_of_url; /* of the running check */

struct nurl_writer written_out(url_writer *write, const struct nurl *url,
                               size_t size)
{
    static char space[300];
    struct nurl_writer out;

    TEST_ASSERT_LESS_OR_EQUAL(sizeof space, size);
    nurl_writer_init(&out, space + sizeof space - size, size);
    write(&out, url);
    return out;
}

const char *written_line(url_writer *write, const struct nurl *url)
{
    struct nurl_writer out = written_out(write, url, 300);

    return shown_writer(&out);
}

static const char *line_of_writer(const struct nurl *url)
{
    return written_line(writing_of_url, url);
}

void written_refuse(url_writer *write, const char *strict)
{
    writing_of_url = write;
    rows_refuse(line_of_writer, strict);
}

void sized_check(row_parser *parse, url_writer *write,
                 const struct sized_row *rows, size_t count)
{
    struct nurl_writer out;
    struct nurl url;
    size_t i;

    for (i = 0; i < count; i++) {
        url = url_of(parse, rows[i].text);
        out = written_out(write, &url, rows[i].size);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].expected, shown_writer(&out),
                                         rows[i].text);
    }
}

/* `a` is in a block of exactly its size. */
static void check_pair(const struct pair_subject *subject, const char *a,
                       const char *b, int expected)
{
    size_t len = strlen(a);
    char *block = exact_open(a, len);
    struct nurl x = url_in(subject->parse, block, len);
    struct nurl y = url_of(subject->parse, b);

    TEST_ASSERT_EQUAL_MESSAGE(expected, subject->same(&x, &y), a);
    TEST_ASSERT_EQUAL_MESSAGE(expected, subject->same(&y, &x), a);
    exact_close(block);
}

void pairs_check(const struct pair_subject *subject, const struct pair *pairs,
                 size_t count, int expected)
{
    size_t i;

    for (i = 0; i < count; i++) {
        check_pair(subject, pairs[i].a, pairs[i].b, expected);
        check_pair(subject, pairs[i].b, pairs[i].a, expected);
    }
}

void str_pairs_check(str_pair *answer, const struct pair *pairs, size_t count,
                     int expected)
{
    size_t i;

    for (i = 0; i < count; i++) {
        size_t a_len = strlen(pairs[i].a);
        size_t b_len = strlen(pairs[i].b);
        char *a = exact_open(pairs[i].a, a_len);
        char *b = exact_open(pairs[i].b, b_len);

        TEST_ASSERT_EQUAL_MESSAGE(
            expected, answer(nurl_text(a, a_len), nurl_text(b, b_len)),
            pairs[i].a);
        exact_close(b);
        exact_close(a);
    }
}

/* ----------------------------------------------------------------- views */

static enum nurl_status run(struct nurl_any *any, const struct nurl *url)
{
    switch (any->scheme) {
    case NURL_SCHEME_FTP:
        return nurl_ftp_parse(&any->as.ftp, url);
    case NURL_SCHEME_HTTP:
        return nurl_http_parse(&any->as.http, url);
    case NURL_SCHEME_GOPHER:
        return nurl_gopher_parse(&any->as.gopher, url);
    case NURL_SCHEME_MAILTO:
        return nurl_mailto_parse(&any->as.mailto, url);
    case NURL_SCHEME_NEWS:
        return nurl_news_parse(&any->as.news, url);
    case NURL_SCHEME_NNTP:
        return nurl_nntp_parse(&any->as.nntp, url);
    case NURL_SCHEME_TELNET:
        return nurl_telnet_parse(&any->as.telnet, url);
    case NURL_SCHEME_WAIS:
        return nurl_wais_parse(&any->as.wais, url);
    case NURL_SCHEME_FILE:
        return nurl_file_parse(&any->as.file, url);
    default:
        return nurl_prospero_parse(&any->as.prospero, url);
    }
}

/* Calls the function with a struct that was not cleared. */
static void check_view(enum nurl_scheme scheme, const struct nurl *url,
                       const char *expected, const char *text)
{
    struct nurl_any any;
    enum nurl_status status;

    memset(&any, 0xA5, sizeof any);
    any.scheme = (uint8_t)scheme;
    status = run(&any, url);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(expected, view_line(&any, url, status),
                                     text);
    TEST_ASSERT_NULL_MESSAGE(view_unsound(&any, url, status), text);
}

static void check_both(enum nurl_scheme scheme, struct nurl *url,
                       const struct view_row *row)
{
    url->profile = NURL_PROFILE_3986;
    check_view(scheme, url, row->loose, row->text);
    url->profile = NURL_PROFILE_1738;
    check_view(scheme, url, row->strict ? row->strict : row->loose, row->text);
}

static void check_view_row(enum nurl_scheme scheme, const struct view_row *row)
{
    static char moved[400];
    size_t len = strlen(row->text);
    char *block = exact_open(row->text, len);
    struct nurl url = url_in(nurl_parse, block, len);

    check_both(scheme, &url, row);
    TEST_ASSERT_LESS_OR_EQUAL(sizeof moved, len);
    memcpy(moved, row->text, len);
    memset(block, '#', len); /* what is there no longer */
    url.text = moved;
    check_both(scheme, &url, row);
    exact_close(block);
}

static void check_refused(enum nurl_scheme scheme)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    check_view(scheme, &url, "UNPARSED@0", "a struct that nobody filled");
    TEST_ASSERT_EQUAL(NURL_ERR_PCT, nurl_parse(&url, "http://h/%zz", 12));
    check_view(scheme, &url, "UNPARSED@0", "a struct of a parse that failed");
}

void view_check(enum nurl_scheme scheme, const struct view_row *rows,
                size_t count)
{
    size_t i;

    check_refused(scheme);
    for (i = 0; i < count; i++) {
        check_view_row(scheme, &rows[i]);
    }
}

/* --------------------------------------------------------------- buffers */

#define WHOLE 300u
#define UNTOUCHED '\xA5'

static char whole[WHOLE];
static char buffer[WHOLE];
static const char *checked = ""; /* the row, for messages */

/* How many bytes of the buffer were written. */
static size_t touched(void)
{
    size_t len = sizeof buffer;

    while (len > 0 && buffer[len - 1] == UNTOUCHED) {
        len--;
    }
    return len;
}

/* Returns what is needed. */
static size_t check_size(buffers_fill *fill, const void *what, size_t size,
                         unsigned unit)
{
    struct nurl_writer out;

    memset(buffer, UNTOUCHED, sizeof buffer);
    nurl_writer_init(&out, buffer, size);
    fill(&out, what);
    TEST_ASSERT_EQUAL_MESSAGE(NURL_ERR_BUF, nurl_writer_status(&out), checked);
    TEST_ASSERT_TRUE_MESSAGE(!(unit & UNPLACED) || out.stop == 0, checked);
    TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(size, touched(), checked);
    TEST_ASSERT_EQUAL_MESSAGE(touched(), out.len, "len is what was written");
    TEST_ASSERT_EQUAL_MESSAGE(0, memcmp(whole, buffer, touched()), checked);
    unit %= UNPLACED;
    TEST_ASSERT_TRUE_MESSAGE(unit == 0 ? out.len == 0 : size < out.len + unit,
                             checked);
    return nurl_writer_need(&out);
}

void buffers_check(buffers_fill *fill, const void *what, unsigned unit)
{
    struct nurl_writer out;
    size_t needed;
    size_t size;

    nurl_writer_init(&out, whole, sizeof whole);
    fill(&out, what);
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_writer_status(&out), checked);
    needed = out.len;
    for (size = 0; size < needed; size++) {
        TEST_ASSERT_EQUAL_MESSAGE(needed, check_size(fill, what, size, unit),
                                  checked);
    }
    nurl_writer_init(&out, buffer, needed);
    fill(&out, what);
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_writer_status(&out), checked);
}

/* ---------------------------------------------------------------- writes */

struct input {
    const struct writing *writing;
    struct nurl_str text;
};

static void fill_from_input(struct nurl_writer *out, const void *what)
{
    const struct input *input = what;
    const struct writing *writing = input->writing;
    struct nurl url;

    if (writing->of_text) {
        writing->of_text(out, input->text.ptr, input->text.len);
        return;
    }
    url = url_in(writing->parse, input->text.ptr, input->text.len);
    writing->of_url(out, &url);
}

static const char *line_of_bytes(struct nurl_writer *out)
{
    if (nurl_writer_status(out) != NURL_OK) {
        return shown_writer(out);
    }
    render_start();
    render_hex((const uint8_t *)out->ptr, out->len);
    return render_line();
}

static void check_row(const struct input *input, const char *expected)
{
    struct nurl_writer out;

    nurl_writer_init(&out, whole, sizeof whole);
    fill_from_input(&out, input);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(
        expected,
        input->writing->unit & HEX ? line_of_bytes(&out) : shown_writer(&out),
        checked);
    if (nurl_writer_status(&out) == NURL_OK) {
        buffers_check(fill_from_input, input, input->writing->unit);
    }
}

void writes_check(const struct writing *writing, const struct row *rows,
                  size_t count)
{
    size_t i;

    if (writing->unit & ONLY_3986) {
        written_refuse(writing->of_url, "http://h.com");
    }
    for (i = 0; i < count; i++) {
        char *block = exact_open(rows[i].text, strlen(rows[i].text));
        struct input input = { writing,
                               nurl_text(block, strlen(rows[i].text)) };

        checked = rows[i].text;
        check_row(&input, rows[i].expected);
        exact_close(block);
    }
    checked = "";
}

/* --------------------------------------------------------------- overlap */

#define BEGIN 40u /* where the writer's buffer is in `whole`, and its size */
#define SIZE 90u
#define HELD 20u /* bytes that are written before the call */

static void check_at(text_writer *fill, const char *text, size_t at)
{
    static char before[WHOLE];
    struct nurl_writer out;
    size_t len = strlen(text);

    memset(whole, UNTOUCHED, sizeof whole);
    memcpy(whole + at, text, len);
    memcpy(before, whole, sizeof before);
    nurl_writer_init(&out, whole + BEGIN, SIZE);
    out.len = HELD;
    fill(&out, whole + at, len);
    if (len > 0 && at < BEGIN + SIZE && at + len > BEGIN + HELD) {
        TEST_ASSERT_EQUAL(NURL_ERR_OVERLAP, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(0, out.stop);
        TEST_ASSERT_EQUAL(HELD, nurl_writer_need(&out));
        TEST_ASSERT_EQUAL(0, memcmp(before, whole, sizeof whole));
        return;
    }
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING(buffer, whole + BEGIN + HELD);
}

void overlap_check(text_writer *fill, const char *text)
{
    struct nurl_writer out;
    size_t at;

    nurl_writer_init(&out, buffer, sizeof buffer);
    fill(&out, text, strlen(text));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    for (at = 0; at + strlen(text) <= sizeof whole; at++) {
        check_at(fill, text, at);
    }
}

/* --------------------------------------------------------------- vectors */

#define LIST(name, inputs)                                                     \
    const struct vector_list name = { inputs##s, inputs##_count }

LIST(vectors_3986, vector_input);
LIST(vectors_1738, vector_1738_input);
LIST(vectors_view, vector_view_input);
LIST(vectors_coap, vector_coap_input);
LIST(vectors_decode, vector_decode_input);
LIST(vectors_host, vector_host_input);
LIST(vectors_all, vector_all_input);

void vectors_check(const struct vector_list *list, mutate_check *check)
{
    unsigned i;

    for (i = 0; i < list->count; i++) {
        check(list->inputs[i].at, list->inputs[i].length);
    }
}

void vectors_cut(const struct vector_list *list, mutate_check *check)
{
    unsigned i;

    for (i = 0; i < list->count; i++) {
        mutate_prefixes(list->inputs[i].at, list->inputs[i].length, check);
    }
}

void vectors_mutate(const struct vector_list *list, mutate_check *check)
{
    unsigned i;

    vectors_cut(list, check);
    for (i = 0; i < list->count; i++) {
        mutate_octets(list->inputs[i].at, list->inputs[i].length, check);
    }
}
