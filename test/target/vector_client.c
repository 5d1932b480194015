/*
 * vector_client.c - the operations of what a client does with a URL: plans,
 *                   requests, equality
 */
#include "console.h"
#include "nurl_decode.h"
#include "nurl_equal.h"
#include "nurl_ftp.h"
#include "nurl_gopher.h"
#include "nurl_parse.h"
#include "vector_row.h"

/* The row's input as a strict URL, or its fault as the answer. */
static int parsed(const struct vector_question *row, struct nurl *url)
{
    enum nurl_status status =
        nurl_parse_1738(url, row->input.ptr, row->input.len);

    if (status != NURL_OK) {
        vector_fault_status(status, url->stop);
    }
    return status == NURL_OK;
}

/* Decoded, with braces of its own escaped: none is taken for a mark. */
static void put_literal(struct nurl_str argument)
{
    struct nurl_writer out;
    size_t i;

    nurl_writer_init(&out, vector_out, sizeof vector_out);
    nurl_decode(&out, argument, NURL_POLICY_FTP);
    console_text(" ");
    for (i = 0; i < out.len; i++) {
        if (out.ptr[i] == '{' || out.ptr[i] == '}') {
            console_text(out.ptr[i] == '{' ? "\\x7B" : "\\x7D");
        } else {
            console_escaped(out.ptr + i, 1);
        }
    }
}

static void put_argument(const struct nurl_ftp_step *step)
{
    if (step->kind == NURL_FTP_PASS_PROMPT) {
        console_text(" {prompt}");
    } else if (step->kind == NURL_FTP_PASS_EMAIL) {
        console_text(" {email}");
    } else if (step->kind == NURL_FTP_TYPE_GUESS) {
        console_text(" {guess}");
    } else if (step->argument.ptr) {
        put_literal(step->argument);
    }
}

static unsigned count_steps(struct nurl_ftp_plan *plan)
{
    struct nurl_ftp_step step;
    unsigned n = 0;

    while (nurl_ftp_plan_next(plan, &step)) {
        n++;
    }
    return n;
}

void vector_plan(struct vector_question *row)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    struct nurl url;
    enum nurl_status status;
    unsigned n;

    if (!parsed(row, &url)) {
        return;
    }
    status = nurl_ftp_plan_begin(&plan, &url, "RETR");
    if (status != NURL_OK) {
        vector_fault_status(status, plan.stop);
        return;
    }
    vector_ok();
    vector_key_number("plan.n", count_steps(&plan));
    nurl_ftp_plan_begin(&plan, &url, "RETR");
    for (n = 0; nurl_ftp_plan_next(&plan, &step); n++) {
        console_text("\tplan.");
        console_number(n);
        console_text("=");
        console_octets(step.verb.ptr, step.verb.len);
        put_argument(&step);
    }
}

void vector_wire(struct vector_question *row)
{
    struct nurl_writer out;
    struct nurl url;

    if (!parsed(row, &url)) {
        return;
    }
    nurl_writer_init(&out, vector_out, sizeof vector_out);
    nurl_write_gopher_request(&out, &url,
                              row->ask ? NURL_GOPHER_ASK_ANY_PORT : 0);
    if (nurl_writer_status(&out) == NURL_ERR_BUF) {
        vector_fault("ROW_TOO_LONG", 0);
    } else if (nurl_writer_status(&out) != NURL_OK) {
        vector_fault_status(nurl_writer_status(&out), out.stop);
    } else {
        vector_ok();
        vector_key_hex("bytes_hex", (const uint8_t *)out.ptr, out.len);
    }
}

/* Reads a gopher+ string; its kind, or its fault, begins the answer. */
static int plus_kind(const struct vector_question *row,
                     struct nurl_gopher_plus *plus)
{
    /* In the order of enum nurl_gopher_kind. */
    static const char *const kinds[] = {
        "empty",     "default",        "ask",  "attrs",    "attr-names",
        "dir-attrs", "dir-attr-names", "view", "ask-data", "other"
    };
    enum nurl_status status = nurl_gopher_plus_parse(plus, row->input);

    if (status != NURL_OK) {
        vector_fault_status(status, plus->stop);
        return 0;
    }
    vector_ok();
    vector_key_word("kind", kinds[plus->kind]);
    return 1;
}

void vector_plus(struct vector_question *row)
{
    struct nurl_gopher_plus plus;

    plus_kind(row, &plus);
}

/* A piece of the input, and its place. */
static void key_piece(const char *key, const struct vector_question *row,
                      struct nurl_str piece)
{
    struct nurl_span span;

    span.off = (uint16_t)(piece.ptr - row->input.ptr);
    span.len = (uint16_t)piece.len;
    vector_key_span(key, row->input.ptr, span);
}

static void keys_names(const struct vector_question *row,
                       const struct nurl_gopher_plus *plus)
{
    struct nurl_str walk = plus->names;
    struct nurl_str name;
    unsigned n = 0;

    while (nurl_gopher_plus_next(&walk, &name)) {
        n++;
    }
    vector_key_number("names.n", n);
    walk = plus->names;
    for (n = 0; nurl_gopher_plus_next(&walk, &name); n++) {
        key_piece(vector_numbered("names", n, ""), row, name);
    }
}

void vector_plus_parts(struct vector_question *row)
{
    struct nurl_gopher_plus plus;

    if (!plus_kind(row, &plus)) {
        return;
    }
    if (plus.names.ptr) {
        keys_names(row, &plus);
    }
    if (plus.view.ptr) {
        key_piece("view", row, plus.view);
        key_piece("language", row, plus.language);
    }
}

void vector_equiv(struct vector_question *row)
{
    struct nurl a;
    struct nurl b;
    enum nurl_status status;

    if (!parsed(row, &a)) {
        return;
    }
    status = nurl_parse_1738(&b, row->input2.ptr, row->input2.len);
    if (status != NURL_OK) {
        vector_fault_status(status, b.stop);
        return;
    }
    vector_ok();
    vector_key_number("same", (uint32_t)nurl_equal_1738(&a, &b));
}
