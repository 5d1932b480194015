/*
 * vector_row.h - one question taken apart, and how answers are written
 *
 * Shared by vector.c, which reads questions, and the operations.
 */
#ifndef VECTOR_ROW_H
#define VECTOR_ROW_H

#include "nurl_types.h"
#include "nurl_writer.h"

/* The options that an operation knows, as bits. */
#define OPTION_POLICY 0x01u
#define OPTION_CAP 0x02u
#define OPTION_ZONE 0x04u
#define OPTION_CLASS 0x08u
#define OPTION_ASK 0x10u
#define OPTION_DROP 0x20u
#define OPTION_WRAP 0x40u
#define OPTION_FORM 0x80u
#define OPTION_PLUS 0x100u
#define OPTION_SENT_TO 0x200u

struct vector_question {
    struct nurl_str id, op, profile, input, input2, opts;
    char *room;          /* the input's own octets, to be overwritten */
    unsigned given;      /* the options that stand in the row */
    int policy;          /* enum nurl_policy */
    size_t cap;          /* room for the output, in octets */
    int zone;            /* 1: a host may have a zone */
    int plus;            /* 1: a raw "+" is a space */
    int form;            /* enum nurl_target */
    size_t sent_to;      /* destination port of a request; 0: none given */
    struct nurl_str cls; /* the name of a class */
    int ask;             /* 1: ask data to any port */
    int drop;            /* 1: a hyphen before a line break is dropped */
    unsigned ways;       /* NURL_FIND_... */
};

/*
 * Room for what an operation writes. Encoded text is up to three times as
 * long as a question; a board with little memory says ROW_TOO_LONG instead.
 */
#if LINE_MAX < 20000
#define VECTOR_OUT_ROOM 2048u
#else
#define VECTOR_OUT_ROOM 12288u
#endif

extern char vector_out[VECTOR_OUT_ROOM];

/* An operation's own part: everything behind the id. */
typedef void vector_operation(struct vector_question *row);

vector_operation vector_parse, vector_decode, vector_encode, vector_host;
vector_operation vector_plan, vector_target, vector_wire, vector_plus;
vector_operation vector_plus_parts;
vector_operation vector_prefix, vector_extract, vector_safety, vector_equiv;
vector_operation vector_host_field, vector_target_1738, vector_endpoint;
vector_operation vector_login, vector_parse_zone, vector_authority;
vector_operation vector_resolve, vector_redirect, vector_clean;
vector_operation vector_normalize, vector_equal, vector_same_origin;
vector_operation vector_coap, vector_tftp;
vector_operation vector_parse_1738, vector_parse_ref, vector_view, vector_class;

/* 1 if the text is the word, octet for octet. */
int vector_is(struct nurl_str text, const char *word);

/* Parses a URL reference, with `zone` or without; 0: its error is the answer.
 */
int vector_url(struct nurl *url, struct nurl_str text, int zone);

/* "0 CODE stop": the answer is a fault. */
void vector_fault(const char *code, size_t stop);
void vector_fault_status(enum nurl_status status, size_t stop);

/* "1 - -": a good answer begins; its keys follow. */
void vector_ok(void);

void vector_key_text(const char *key, struct nurl_str value);
void vector_key_word(const char *key, const char *value);
void vector_key_number(const char *key, uint32_t value);
void vector_key_hex(const char *key, const uint8_t *octets, size_t len);

/* A piece of the input: the value and its place. */
void vector_key_span(const char *key, const char *input, struct nurl_span span);

/* The same if the span is not absent. */
void vector_key_part(const char *key, const struct nurl *url,
                     struct nurl_span span);

/* "cwd" and 2 as the key "cwd.2", or with a suffix "fields.2.name". */
const char *vector_numbered(const char *key, unsigned n, const char *suffix);

/* What a writer has, as "text", or its failure. */
void vector_written(const struct nurl_writer *out);

/* A writer's failure; BUF is ROW_TOO_LONG. */
void vector_unwritten(const struct nurl_writer *out);

/* "port" as written and "port_num". */
void vector_key_port(const struct nurl *url);

/* The word for an enum nurl_host_kind. */
const char *vector_kind(unsigned kind);

/* The enum nurl_class of a name, or 0 if nothing is encoded into it. */
int vector_class_of(struct nurl_str name);

#endif
