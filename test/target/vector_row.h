/*
 * vector_row.h - one question, and how its answer is written
 *
 * Shared by vector.c, which reads questions, and the operations.
 */
#ifndef VECTOR_ROW_H
#define VECTOR_ROW_H

#include "nurl_types.h"
#include "nurl_writer.h"

enum vector_option {
    OPTION_ASK,     /* 1: ask data to any port */
    OPTION_CAP,     /* size of the output in bytes */
    OPTION_CLASS,   /* its name is in `class_name` */
    OPTION_DROP,    /* 1: a hyphen before a line break is dropped */
    OPTION_FORM,    /* index into origin, absolute, authority */
    OPTION_METHOD,  /* it is in `method` */
    OPTION_NAME,    /* it is in `name` */
    OPTION_PLUS,    /* 1: a raw "+" is a space */
    OPTION_POLICY,  /* enum nurl_policy */
    OPTION_SENT_TO, /* destination port of a request; 0: none */
    OPTION_VALUE,   /* its bytes are in `value` */
    OPTION_WRAP,    /* index into url, angle, bare, any */
    OPTION_ZONE,    /* 1: a host can have a zone */
    VECTOR_OPTIONS
};

struct vector_question {
    struct nurl_str id, op, profile, input, input2, opts;
    unsigned given; /* the options of the row, as bits */
    size_t option[VECTOR_OPTIONS];
    struct nurl_str class_name;
    struct nurl_str method; /* of a request; "GET" without the option */
    struct nurl_str name;   /* of an attribute */
    struct nurl_str value; /* of a pair of a query; absent without the option */
    struct nurl url;       /* the input, parsed */
    struct nurl other;     /* input2, parsed */
    struct nurl_writer out; /* for the result */
    char *overwritten;      /* the input's bytes, for what decodes in place */
    size_t stop;            /* offset of the error that an operation returns */
};

/*
 * An operation: the inputs are parsed, `out` is empty. Returns an error, which
 * is the answer, or NURL_OK with the result in `out` or its keys printed.
 */
typedef enum nurl_status vector_operation(struct vector_question *row);

/* vector_url.c: URLs of RFC 3986, and requests */
vector_operation vector_parse, vector_authority, vector_host, vector_resolve;
vector_operation vector_redirect, vector_clean, vector_normalize, vector_equal;
vector_operation vector_same_origin, vector_host_field, vector_target;
vector_operation vector_request, vector_redacted, vector_origin;
vector_operation vector_endpoint, vector_login, vector_coap, vector_tftp;
vector_operation vector_segment, vector_query_set, vector_target_text;
vector_operation vector_server_name;

/* vector_guard.c: what servers read, and guards */
vector_operation vector_request_target, vector_setting, vector_below;
vector_operation vector_scope, vector_within, vector_number, vector_host_text;
vector_operation vector_address, vector_route;

/* vector_link.c: links */
vector_operation vector_link_next, vector_link_find, vector_link_target;

/* vector_cri.c: CRIs */
vector_operation vector_to_cri, vector_parse_cri, vector_from_cri;
vector_operation vector_cri_resolve;

/* vector_1738.c: strict URLs */
vector_operation vector_parse_1738, vector_view, vector_equal_1738;
vector_operation vector_plan, vector_target_1738, vector_wire;

/* vector_text.c: texts and parts */
vector_operation vector_decode, vector_encode, vector_class, vector_prefix;
vector_operation vector_extract, vector_safety, vector_plus, vector_plus_parts;

/*
 * Space for what an operation writes. Encoded text is up to three times as
 * long as a question; a board with little memory answers ROW_TOO_LONG instead.
 */
#if defined LINE_MAX && LINE_MAX < 20000
#define VECTOR_OUT_SIZE 2048u
#else
#define VECTOR_OUT_SIZE 12288u
#endif

extern char vector_out[VECTOR_OUT_SIZE];

/* 1 if the text is the word. */
int vector_is(struct nurl_str text, const char *word);

/* "0 CODE stop": the answer is an error. */
void vector_error(const char *code, size_t stop);

/* The writer's error; BUF is ROW_TOO_LONG. */
void vector_unwritten(const struct nurl_writer *out);

/* What the writer has, as "text" or "bytes_hex", or its error. */
void vector_written(const struct nurl_writer *out, int hex);

/* "1 - -": a good answer begins; its keys follow. */
void vector_ok(void);

/* The same if the status is OK: 1; else the error has this place. */
int vector_good(struct vector_question *row, enum nurl_status status,
                size_t stop);

/* A good answer with one key, 1 or 0. */
enum nurl_status vector_yes_or_no(const char *key, int answer);

void vector_key_text(const char *key, struct nurl_str value);
void vector_key_word(const char *key, const char *value);
void vector_key_number(const char *key, uint32_t value);
void vector_key_count(const char *key, unsigned n); /* "key.n" */
void vector_key_hex(const char *key, const void *bytes, size_t len);

/* The offset and length of a part of the input. */
void vector_key_place(const char *key, const char *input, struct nurl_str part);

/* A part of the input: its value, offset and length. */
void vector_key_span(const char *key, const char *input, struct nurl_span span);
void vector_key_str(const char *key, const char *input, struct nurl_str part);

/* The same if the span is not absent. */
void vector_key_part(const char *key, const struct nurl *url,
                     struct nurl_span span);

/* "port" as written and "port_num". */
void vector_key_port(const struct nurl *url);

/* An enum nurl_host_kind. */
void vector_key_kind(const char *key, unsigned kind);

/*
 * "cwd" and 2 as the key "cwd.2", or with a suffix "fields.2.name". The key can
 * be the last one that it returned: "link.2.attr" and 0 as "link.2.attr.0".
 */
const char *vector_numbered(const char *key, unsigned n, const char *suffix);

#endif
