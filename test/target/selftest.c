/*
 * selftest - the vectors, compiled in, for machines without console input
 *
 * Each row is answered into a buffer and compared with what is expected, key
 * by key; the last line is "N passed, N failed", the status 1 if any failed.
 */
#include "console.h"
#include "nurl_types.h"
#include "port.h"
#include "vector.h"

#define LINE_ROOM 1200u /* the longest row of the vectors, and more */
#define ANSWER_ROOM 1800u

static char line[LINE_ROOM];
static char answer[ANSWER_ROOM];
static size_t answer_len; /* counts on when the room is full */

static void collect(int octet)
{
    if (answer_len < sizeof answer) {
        answer[answer_len] = (char)octet;
    }
    answer_len++;
}

static struct nurl_str column(struct nurl_str *rest)
{
    struct nurl_str head = *rest;
    size_t len = 0;

    while (len < rest->len && rest->ptr[len] != '\t' &&
           rest->ptr[len] != '\n') {
        len++;
    }
    head.len = len;
    len += len < rest->len;
    rest->ptr += len;
    rest->len -= len;
    return head;
}

static int same(struct nurl_str a, struct nurl_str b)
{
    size_t i = 0;

    while (i < a.len && i < b.len && a.ptr[i] == b.ptr[i]) {
        i++;
    }
    return i == a.len && i == b.len;
}

static int has(struct nurl_str columns, struct nurl_str wanted)
{
    while (columns.len > 0) {
        if (same(column(&columns), wanted)) {
            return 1;
        }
    }
    return 0;
}

static int is_place(struct nurl_str text)
{
    return text.len > 3 && text.ptr[0] == 'a' && text.ptr[1] == 't' &&
           text.ptr[2] == '.';
}

/* Every column of `some` stands in `all`; places only if `places`. */
static int covers(struct nurl_str all, struct nurl_str some, int places)
{
    struct nurl_str next;

    while (some.len > 0) {
        next = column(&some);
        if ((places || !is_place(next)) && !has(all, next)) {
            return 0;
        }
    }
    return 1;
}

static struct nurl_str text_of(const char *at)
{
    struct nurl_str text = { NULL, 0 };

    text.ptr = at;
    while (at[text.len] != '\0') {
        text.len++;
    }
    return text;
}

/* Puts the question into the line and its answer into the buffer. */
static int ask(struct nurl_str question)
{
    size_t i;

    if (question.len > sizeof line) {
        return 0;
    }
    for (i = 0; i < question.len; i++) {
        line[i] = question.ptr[i];
    }
    answer_len = 0;
    console_put = collect;
    vector_answer(line, question.len, sizeof line);
    console_put = port_put;
    return answer_len <= sizeof answer;
}

static int passes(const struct vector_row *row)
{
    struct nurl_str expected = text_of(row->answer);
    struct nurl_str got = { NULL, 0 };

    if (!ask(text_of(row->question))) {
        return 0;
    }
    got.ptr = answer;
    got.len = answer_len;
    return covers(got, expected, 1) && covers(expected, got, 0);
}

static void report(const struct vector_row *row)
{
    console_text("FAILED: ");
    console_text(row->question);
    console_text("\nexpected: ");
    console_text(row->answer);
    console_text("\ngot:      ");
    console_octets(answer,
                   answer_len < sizeof answer ? answer_len : sizeof answer);
    console_line_end();
}

int main(int argc, char **argv)
{
    unsigned failed = 0;
    unsigned i;

    (void)argc;
    (void)argv;
    for (i = 0; i < vector_row_count; i++) {
        if (!passes(&vector_rows[i])) {
            failed++;
            report(&vector_rows[i]);
        }
    }
    console_number(vector_row_count - failed);
    console_text(" passed, ");
    console_number(failed);
    console_text(" failed\n");
    return failed > 0;
}
