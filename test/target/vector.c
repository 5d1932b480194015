/*
 * vector.c - reads a question of the vector protocol and hands it on
 */
#include "vector.h"

#include "console.h"
#include "nurl_decode.h"
#include "nurl_find.h"
#include "nurl_parse.h"
#include "vector_row.h"

#define FIELDS 6u

char vector_out[VECTOR_OUT_ROOM];

struct operation {
    const char *op;
    const char *profile;
    vector_operation *answer;
    unsigned options; /* that it knows */
    unsigned needed;  /* of these, the ones it cannot do without */
};

static const struct operation operations[] = {
    { "parse", "3986", vector_parse, 0, 0 },
    { "parse", "1738", vector_parse_1738, 0, 0 },
    { "parse_ref", "1738", vector_parse_ref, 0, 0 },
    { "view", "3986", vector_view, 0, 0 },
    { "class", "-", vector_class, OPTION_CLASS, OPTION_CLASS },
    { "ftp_plan", "-", vector_plan, 0, 0 },
    { "http_target", "-", vector_target_1738, 0, 0 },
    { "gopher_wire", "-", vector_wire, OPTION_ASK, 0 },
    { "gplus_kind", "-", vector_plus, 0, 0 },
    { "gplus_parts", "-", vector_plus_parts, 0, 0 },
    { "strip_prefix", "-", vector_prefix, 0, 0 },
    { "extract", "-", vector_extract, OPTION_DROP | OPTION_WRAP, 0 },
    { "safety", "1738", vector_safety, 0, 0 },
    { "equiv", "1738", vector_equiv, 0, 0 },
    { "coap", "3986", vector_coap, OPTION_SENT_TO, 0 },
    { "tftp", "3986", vector_tftp, 0, 0 },
    { "decode", "-", vector_decode, OPTION_POLICY | OPTION_CAP | OPTION_PLUS,
      OPTION_POLICY },
    { "encode", "-", vector_encode, OPTION_CLASS, OPTION_CLASS },
    { "host", "-", vector_host, OPTION_ZONE, 0 },
    { "parse_zone", "3986", vector_parse_zone, 0, 0 },
    { "authority", "3986", vector_authority, 0, 0 },
    { "resolve", "3986", vector_resolve, 0, 0 },
    { "redirect", "3986", vector_redirect, 0, 0 },
    { "clean", "-", vector_clean, 0, 0 },
    { "normalize", "3986", vector_normalize, OPTION_ZONE, 0 },
    { "equiv", "3986", vector_equal, 0, 0 },
    { "same_origin", "3986", vector_same_origin, OPTION_ZONE, 0 },
    { "host_field", "3986", vector_host_field, OPTION_ZONE, 0 },
    { "target", "3986", vector_target, OPTION_ZONE | OPTION_FORM, 0 },
    { "endpoint", "3986", vector_endpoint, OPTION_ZONE, 0 },
    { "login", "3986", vector_login, 0, 0 },
};

/* In the order of enum nurl_policy. */
static const char *const policies[] = { "raw",  "text",  "ftp",  "gopher",
                                        "path", "msgid", "ascii" };

static const struct operation *operation_of(const struct vector_question *row)
{
    unsigned i;

    for (i = 0; i < sizeof operations / sizeof operations[0]; i++) {
        if (vector_is(row->op, operations[i].op) &&
            vector_is(row->profile, operations[i].profile)) {
            return &operations[i];
        }
    }
    return NULL;
}

/* Cuts off what stands before the octet; the rest stays in `text`. */
static struct nurl_str cut(struct nurl_str *text, char octet)
{
    struct nurl_str head = *text;
    size_t len = 0;

    while (len < text->len && text->ptr[len] != octet) {
        len++;
    }
    head.len = len;
    len += len < text->len;
    text->ptr += len;
    text->len -= len;
    return head;
}

/* From 65,535 on a number is as good as any larger one. */
static int read_number(struct nurl_str text, size_t *value)
{
    size_t i;
    size_t digit;

    *value = 0;
    for (i = 0; i < text.len; i++) {
        if (text.ptr[i] < '0' || text.ptr[i] > '9') {
            return 0;
        }
        digit = (size_t)(text.ptr[i] - '0');
        *value = *value > (65535u - digit) / 10 ? 65535u : *value * 10 + digit;
    }
    return text.len > 0;
}

static int read_policy(struct nurl_str name, int *policy)
{
    unsigned i;

    for (i = 0; i < sizeof policies / sizeof policies[0]; i++) {
        if (vector_is(name, policies[i])) {
            *policy = (int)i;
            return 1;
        }
    }
    return 0;
}

static int read_flag(struct nurl_str text, int *flag)
{
    *flag = vector_is(text, "1");
    return *flag || vector_is(text, "0");
}

static int read_ways(struct nurl_str name, unsigned *ways)
{
    static const char *const names[] = { "url", "angle", "bare", "any" };
    static const unsigned values[] = { NURL_FIND_URL, NURL_FIND_ANGLE,
                                       NURL_FIND_BARE, NURL_FIND_ANY };
    unsigned i;

    for (i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (vector_is(name, names[i])) {
            *ways = values[i];
            return 1;
        }
    }
    return 0;
}

static int read_form(struct nurl_str name, int *form)
{
    /* In the order of enum nurl_target. */
    static const char *const names[] = { "origin", "absolute", "authority" };
    int i;

    for (i = 0; i < 3; i++) {
        if (vector_is(name, names[i])) {
            *form = i;
            return 1;
        }
    }
    return 0;
}

/* 1 to 65,535, which read_number gives for all larger numbers as well. */
static int read_port(struct nurl_str text, size_t *port)
{
    return read_number(text, port) && *port > 0 &&
           (*port < 65535u || vector_is(text, "65535"));
}

/* Where an option that is yes or no goes; NULL if it is none of these. */
static int *flag_of(struct vector_question *row, struct nurl_str key)
{
    if (vector_is(key, "zone")) {
        row->given |= OPTION_ZONE;
        return &row->zone;
    }
    if (vector_is(key, "plus")) {
        row->given |= OPTION_PLUS;
        return &row->plus;
    }
    if (vector_is(key, "ask")) {
        row->given |= OPTION_ASK;
        return &row->ask;
    }
    if (vector_is(key, "drop_hyphen")) {
        row->given |= OPTION_DROP;
        return &row->drop;
    }
    return NULL;
}

/* One key=value; 0 if it is none that the protocol knows. */
static int read_option(struct vector_question *row, struct nurl_str value)
{
    struct nurl_str key = cut(&value, '=');
    int *flag = flag_of(row, key);

    if (flag) {
        return read_flag(value, flag);
    }
    if (vector_is(key, "policy")) {
        row->given |= OPTION_POLICY;
        return read_policy(value, &row->policy);
    }
    if (vector_is(key, "cap")) {
        row->given |= OPTION_CAP;
        return read_number(value, &row->cap);
    }
    if (vector_is(key, "sent_to")) {
        row->given |= OPTION_SENT_TO;
        return read_port(value, &row->sent_to);
    }
    if (vector_is(key, "wrap")) {
        row->given |= OPTION_WRAP;
        return read_ways(value, &row->ways);
    }
    if (vector_is(key, "form")) {
        row->given |= OPTION_FORM;
        return read_form(value, &row->form);
    }
    if (vector_is(key, "cls")) {
        row->given |= OPTION_CLASS;
        row->cls = value;
        return 1;
    }
    return 0;
}

static int read_options(struct vector_question *row,
                        const struct operation *operation)
{
    struct nurl_str rest = row->opts;

    while (rest.len > 0 && !vector_is(row->opts, "-")) {
        if (!read_option(row, cut(&rest, ','))) {
            return 0;
        }
    }
    return (row->given & ~operation->options) == 0 &&
           (row->given & operation->needed) == operation->needed;
}

static void read_fields(struct vector_question *row, char *line, size_t len)
{
    struct nurl_str *fields[FIELDS];
    struct nurl_str rest = { NULL, 0 };
    unsigned i;

    fields[0] = &row->id;
    fields[1] = &row->op;
    fields[2] = &row->profile;
    fields[3] = &row->input;
    fields[4] = &row->input2;
    fields[5] = &row->opts;
    rest.ptr = line;
    rest.len = len;
    for (i = 0; i < FIELDS; i++) {
        *fields[i] = cut(&rest, '\t');
    }
    row->room = line + (row->input.ptr - line);
    row->input.len = console_unescape(row->room, row->input.len);
    row->input2.len =
        console_unescape(line + (row->input2.ptr - line), row->input2.len);
    row->given = 0;
    row->zone = 0;
    row->plus = 0;
    row->form = NURL_TARGET_ORIGIN;
    row->sent_to = 0;
    row->ask = 0;
    row->drop = 0;
    row->ways = NURL_FIND_URL;
    row->cap = row->input.len;
}

int vector_url(struct nurl *url, struct nurl_str text, int zone)
{
    enum nurl_status status = zone ? nurl_parse_zone(url, text.ptr, text.len)
                                   : nurl_parse(url, text.ptr, text.len);

    if (status != NURL_OK) {
        vector_fault_status(status, url->stop);
    }
    return status == NURL_OK;
}

void vector_answer(char *line, size_t length, size_t room)
{
    struct vector_question row;
    const struct operation *operation;

    read_fields(&row, line, length < room ? length : room);
    console_octets(row.id.ptr, row.id.len);
    operation = operation_of(&row);
    if (length > VECTOR_LINE_MAX) {
        vector_fault("TOO_LONG", 0);
    } else if (length > room) {
        vector_fault("ROW_TOO_LONG", 0);
    } else if (!operation) {
        vector_fault("UNKNOWN_OP", 0);
    } else if (!read_options(&row, operation)) {
        vector_fault("BAD_OPTS", 0);
    } else {
        operation->answer(&row);
    }
    console_line_end();
}
