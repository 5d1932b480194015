/*
 * vector.c - reads a question of the vector protocol and calls its operation
 */
#include "vector.h"

#include "console.h"
#include "nurl_parse.h"
#include "vector_row.h"

#define FIELDS 6u
#define BIT(option) (1u << (option))
#define COUNT(array) (sizeof(array) / sizeof *(array))

char vector_out[VECTOR_OUT_SIZE];

typedef enum nurl_status parser(struct nurl *, const char *, size_t);

enum result {
    KEYS, /* the operation prints them */
    TEXT, /* `out` is the key "text" */
    HEX   /* `out` is the key "bytes_hex" */
};

struct operation {
    const char *op;
    const char *profile;
    vector_operation *answer;
    parser *first;  /* parses the input; NULL: the operation reads it */
    parser *second; /* the same of input2, which is parsed after it */
    enum result result;
    unsigned long options; /* that it knows, as bits */
};

#define NEEDED(option) (BIT(option) | (unsigned long)BIT(option) << 16)
#define ZONE BIT(OPTION_ZONE)

static const struct operation operations[] = {
    { "parse", "3986", vector_parse, nurl_parse, NULL, KEYS, 0 },
    { "parse_zone", "3986", vector_parse, nurl_parse_zone, NULL, KEYS, 0 },
    { "authority", "3986", vector_authority, nurl_parse_authority, NULL, KEYS,
      0 },
    { "host", "-", vector_host, NULL, NULL, KEYS, ZONE },
    { "resolve", "3986", vector_resolve, NULL, nurl_parse, TEXT, 0 },
    { "redirect", "3986", vector_redirect, NULL, nurl_parse, TEXT, 0 },
    { "clean", "-", vector_clean, NULL, NULL, TEXT, 0 },
    { "normalize", "3986", vector_normalize, nurl_parse, NULL, TEXT, ZONE },
    { "equiv", "3986", vector_equal, nurl_parse, nurl_parse, KEYS, 0 },
    { "same_origin", "3986", vector_same_origin, nurl_parse, nurl_parse, KEYS,
      ZONE },
    { "host_field", "3986", vector_host_field, nurl_parse, NULL, TEXT, ZONE },
    { "target", "3986", vector_target, nurl_parse, NULL, TEXT,
      ZONE | BIT(OPTION_FORM) },
    { "request", "3986", vector_request, nurl_parse, NULL, TEXT, ZONE },
    { "redacted", "3986", vector_redacted, nurl_parse, NULL, TEXT, ZONE },
    { "origin", "3986", vector_origin, nurl_parse, NULL, TEXT, ZONE },
    { "endpoint", "3986", vector_endpoint, nurl_parse, NULL, KEYS, ZONE },
    { "login", "3986", vector_login, nurl_parse, NULL, KEYS, 0 },
    { "coap", "3986", vector_coap, nurl_parse, NULL, KEYS,
      BIT(OPTION_SENT_TO) },
    { "tftp", "3986", vector_tftp, nurl_parse, NULL, KEYS, 0 },
    { "segment", "-", vector_segment, NULL, NULL, TEXT, 0 },
    { "query_set", "-", vector_query_set, NULL, NULL, TEXT, BIT(OPTION_VALUE) },
    { "target_text", "3986", vector_target_text, nurl_parse, NULL, KEYS, 0 },
    { "server_name", "3986", vector_server_name, nurl_parse, NULL, KEYS, 0 },
    { "request_target", "3986", vector_request_target, NULL, NULL, KEYS,
      BIT(OPTION_METHOD) },
    { "host_header", "3986", vector_authority, nurl_parse_host_field, NULL,
      KEYS, 0 },
    { "setting", "3986", vector_setting, nurl_parse_setting, NULL, KEYS, 0 },
    { "below", "3986", vector_below, nurl_parse, nurl_parse, KEYS, 0 },
    { "scope", "-", vector_scope, NULL, NULL, KEYS, 0 },
    { "within", "-", vector_within, NULL, NULL, KEYS, 0 },
    { "address", "-", vector_address, NULL, NULL, KEYS, 0 },
    { "route", "-", vector_route, NULL, NULL, KEYS, 0 },
    { "number", "-", vector_number, NULL, NULL, KEYS, 0 },
    { "host_text", "3986", vector_host_text, nurl_parse, NULL, KEYS, ZONE },
    { "link_next", "-", vector_link_next, NULL, NULL, KEYS, 0 },
    { "link_find", "-", vector_link_find, NULL, NULL, KEYS,
      NEEDED(OPTION_NAME) },
    { "link_target", "3986", vector_link_target, NULL, NULL, KEYS, 0 },
    { "to_cri", "3986", vector_to_cri, nurl_parse, NULL, KEYS, ZONE },
    { "parse_cri", "-", vector_parse_cri, NULL, NULL, KEYS, 0 },
    { "from_cri", "-", vector_from_cri, NULL, NULL, TEXT, 0 },
    { "cri_resolve", "-", vector_cri_resolve, NULL, NULL, KEYS, 0 },
    { "view", "3986", vector_view, nurl_parse, NULL, KEYS, 0 },
    { "parse", "1738", vector_parse_1738, nurl_parse_1738, NULL, KEYS, 0 },
    { "parse_ref", "1738", vector_parse_1738, nurl_parse_1738_ref, NULL, KEYS,
      0 },
    { "equiv", "1738", vector_equal_1738, nurl_parse_1738, nurl_parse_1738,
      KEYS, 0 },
    { "ftp_plan", "-", vector_plan, nurl_parse_1738, NULL, KEYS, 0 },
    { "http_target", "-", vector_target_1738, nurl_parse_1738, NULL, TEXT, 0 },
    { "gopher_wire", "-", vector_wire, nurl_parse_1738, NULL, HEX,
      BIT(OPTION_ASK) },
    { "gplus_kind", "-", vector_plus, NULL, NULL, KEYS, 0 },
    { "gplus_parts", "-", vector_plus_parts, NULL, NULL, KEYS, 0 },
    { "decode", "-", vector_decode, NULL, NULL, KEYS,
      NEEDED(OPTION_POLICY) | BIT(OPTION_CAP) | BIT(OPTION_PLUS) },
    { "encode", "-", vector_encode, NULL, NULL, KEYS, NEEDED(OPTION_CLASS) },
    { "class", "-", vector_class, NULL, NULL, KEYS, NEEDED(OPTION_CLASS) },
    { "strip_prefix", "-", vector_prefix, NULL, NULL, KEYS, 0 },
    { "extract", "-", vector_extract, NULL, NULL, KEYS,
      BIT(OPTION_DROP) | BIT(OPTION_WRAP) },
    { "safety", "1738", vector_safety, NULL, NULL, KEYS, 0 },
};

static const struct operation *operation_of(const struct vector_question *row)
{
    size_t i;

    for (i = 0; i < COUNT(operations); i++) {
        if (vector_is(row->op, operations[i].op) &&
            vector_is(row->profile, operations[i].profile)) {
            return &operations[i];
        }
    }
    return NULL;
}

/* Takes the text before the byte off; the rest stays in `text`. */
static struct nurl_str cut(struct nurl_str *text, char byte)
{
    struct nurl_str head = *text;
    size_t len = 0;

    while (len < text->len && text->ptr[len] != byte) {
        len++;
    }
    head.len = len;
    len += len < text->len;
    text->ptr += len;
    text->len -= len;
    return head;
}

/* ------------------------------------------------------------- options */

#define WORDS 10u

struct option {
    const char *name;
    const char *words[WORDS]; /* a value is one of these; none: a number */
};

/*
 * In the order of enum vector_option; the words in that of their values. "," is
 * no word: a value that the protocol does not name.
 */
static const struct option options[] = {
    { "ask", { "0", "1" } },
    { "cap", { NULL } },
    { "cls", { NULL } },
    { "drop_hyphen", { "0", "1" } },
    { "form", { "origin", "absolute", "authority" } },
    { "method", { NULL } },
    { "name", { NULL } },
    { "plus", { "0", "1" } },
    { "policy",
      { "text", "ftp", "gopher", "path", "msgid", "ascii", ",", ",", "file",
        "raw" } },
    { "sent_to", { NULL } },
    { "value_hex", { NULL } },
    { "wrap", { "url", "angle", "bare", "any" } },
    { "zone", { "0", "1" } },
};

/* From 65,535 on a number is as good as any larger one. */
static int read_number(struct nurl_str text, size_t *value)
{
    size_t digit;
    size_t i;

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

static int read_word(const struct option *option, struct nurl_str text,
                     size_t *value)
{
    size_t i;

    for (i = 0; i < WORDS && option->words[i]; i++) {
        if (vector_is(text, option->words[i])) {
            *value = i;
            return 1;
        }
    }
    return 0;
}

/* 0 to 20 letters and hyphens */
static int is_method(struct nurl_str text)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        char lower = (char)(text.ptr[i] | 0x20);

        if (text.ptr[i] != '-' && (lower < 'a' || lower > 'z')) {
            return 0;
        }
    }
    return text.len <= 20;
}

/* The value of a hex digit in either case, or 16. */
static unsigned hex_digit(char c)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    unsigned i = 0;

    while (digits[i] != '\0' && digits[i] != c) {
        i++;
    }
    return digits[i] != '\0' ? i % 16 : 16;
}

/* Two digits for each byte. The bytes are written where the digits are. */
static int read_hex(struct vector_question *row, struct nurl_str text)
{
    char *to = row->overwritten + (text.ptr - row->input.ptr);
    size_t i;

    row->value = nurl_text(to, text.len / 2);
    for (i = 0; i + 1 < text.len; i += 2) {
        unsigned high = hex_digit(text.ptr[i]);
        unsigned low = hex_digit(text.ptr[i + 1]);

        if (high > 15 || low > 15) {
            return 0;
        }
        to[i / 2] = (char)(high << 4 | low);
    }
    return text.len % 2 == 0;
}

/* Reads a value of the option with this index; 0 if it is invalid. */
static int read_value(struct vector_question *row, unsigned option,
                      struct nurl_str text)
{
    size_t *value = &row->option[option];

    row->given |= BIT(option);
    if (option == OPTION_CLASS) {
        row->class_name = text;
        return 1;
    }
    if (option == OPTION_METHOD) {
        row->method = text;
        return is_method(text);
    }
    if (option == OPTION_NAME) {
        row->name = text;
        return text.len > 0 && text.len <= 20;
    }
    if (option == OPTION_VALUE) {
        return read_hex(row, text);
    }
    if (option == OPTION_SENT_TO) { /* 1 to 65,535 */
        return read_number(text, value) && *value > 0 &&
               (*value < 65535u || vector_is(text, "65535"));
    }
    return options[option].words[0] ? read_word(&options[option], text, value)
                                    : read_number(text, value);
}

/* Reads one key=value. Returns 0 if the protocol does not have it. */
static int read_option(struct vector_question *row, struct nurl_str value)
{
    struct nurl_str key = cut(&value, '=');
    unsigned i;

    for (i = 0; i < VECTOR_OPTIONS; i++) {
        if (vector_is(key, options[i].name)) {
            return read_value(row, i, value);
        }
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
           (operation->options >> 16 & ~(unsigned long)row->given) == 0;
}

/* -------------------------------------------------------------- a row */

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
    row->overwritten = line + (row->input.ptr - line);
    row->input.len = console_unescape(row->overwritten, row->input.len);
    row->input2.len =
        console_unescape(line + (row->input2.ptr - line), row->input2.len);
    row->given = 0;
    for (i = 0; i < VECTOR_OPTIONS; i++) {
        row->option[i] = 0;
    }
    row->option[OPTION_CAP] = row->input.len;
    row->method = nurl_text("GET", 3);
    row->value = nurl_text(NULL, 0);
}

/* 0: the text is invalid, and its error is the answer. */
static int parsed(const struct vector_question *row, struct nurl *url,
                  parser *parse, struct nurl_str text)
{
    enum nurl_status status = NURL_OK;

    if (parse == nurl_parse && row->option[OPTION_ZONE]) {
        parse = nurl_parse_zone;
    }
    if (parse) {
        status = parse(url, text.ptr, text.len);
    }
    if (status != NURL_OK) {
        vector_error(nurl_status_name(status), url->stop);
    }
    return status == NURL_OK;
}

static void answer(struct vector_question *row,
                   const struct operation *operation)
{
    enum nurl_status status;

    if (!parsed(row, &row->url, operation->first, row->input) ||
        !parsed(row, &row->other, operation->second, row->input2)) {
        return;
    }
    nurl_writer_init(&row->out, vector_out, sizeof vector_out);
    status = operation->answer(row);
    if (status != NURL_OK) {
        vector_error(nurl_status_name(status), row->stop);
    } else if (operation->result != KEYS) {
        vector_written(&row->out, operation->result == HEX);
    }
}

void vector_answer(char *line, size_t length, size_t size)
{
    struct vector_question row;
    const struct operation *operation;

    read_fields(&row, line, length < size ? length : size);
    console_octets(row.id.ptr, row.id.len);
    operation = operation_of(&row);
    if (length > VECTOR_LINE_MAX) {
        vector_error("TOO_LONG", 0);
    } else if (length > size) {
        vector_error("ROW_TOO_LONG", 0);
    } else if (!operation) {
        vector_error("UNKNOWN_OP", 0);
    } else if (!read_options(&row, operation)) {
        vector_error("BAD_OPTS", 0);
    } else {
        answer(&row, operation);
    }
    console_line_end();
}
