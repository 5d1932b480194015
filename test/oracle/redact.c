/*
 * redact.c - does a log depend on a secret?
 *
 * Texts: all inputs of the vectors. Their secret bytes are marked, by the parts
 * that the parsers return and by the words of nurl_writer.h. Each marked byte
 * is replaced by each other byte that is no delimiter there, and all at once by
 * an "x" and by a "7": nurl_write_masked and nurl_write_redacted must write the
 * same again.
 */
#include "nurl_parse.h"
#include "nurl_writer.h"
#include "render.h"
#include "vector_inputs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGEST = 4096,
    SHOWN = 20
};

typedef enum nurl_status parse(struct nurl *, const char *, size_t);

/* A text, which of its bytes are secret, and the bytes that end a part. */
struct secret {
    char text[LONGEST];
    size_t len;
    char marked[LONGEST];
    const char *delimiters;
};

/* What is written of a text. */
struct output {
    char bytes[2 * LONGEST];
    size_t len;
};

/* Writes the text; 0 if it cannot be asked: a byte made other parts of it. */
typedef int writes(struct output *, const struct secret *);

static unsigned long asked, marked, wrong;
static parse *reader;          /* that of nurl_write_redacted */
static struct nurl first_read; /* of the text as it is */

static enum nurl_status target(struct nurl *url, const char *at, size_t len)
{
    return nurl_parse_target(url, nurl_text("", 0), at, len);
}

static parse *const readers[] = { nurl_parse_zone,       nurl_parse_authority,
                                  nurl_parse_setting,    target,
                                  nurl_parse_host_field, nurl_parse_1738,
                                  nurl_parse_1738_ref };
enum {
    READERS = 7,
    REDACTED = 5
}; /* the first five have RFC 3986's profile */

static int is_delimiter(const struct secret *secret, int byte)
{
    return byte != 0 && strchr(secret->delimiters, byte) != NULL;
}

static void mark(struct secret *secret, size_t from, size_t to)
{
    for (; from < to; from++) {
        if (!is_delimiter(secret, (uint8_t)secret->text[from])) {
            marked += secret->marked[from] == 0;
            secret->marked[from] = 1;
        }
    }
}

static void mark_span(struct secret *secret, struct nurl_span span)
{
    mark(secret, span.off, (size_t)span.off + span.len);
}

/* The changed text must give the output of the text as it is. */
static void compare(const struct secret *secret, const struct secret *changed,
                    const struct output *first, writes *write)
{
    static struct output second;

    if (!write(&second, changed)) {
        return;
    }
    asked++;
    if (second.len == first->len &&
        memcmp(first->bytes, second.bytes, first->len) == 0) {
        return;
    }
    printf("wrong: %s", shown(secret->text, secret->len));
    printf(" and %s", shown(changed->text, changed->len));
    printf(": %s\n", shown(second.bytes, second.len));
    if (++wrong == SHOWN) {
        exit(1);
    }
}

/* Each marked byte by each other one that is no delimiter. */
static void change_one(const struct secret *secret, struct secret *changed,
                       const struct output *first, writes *write)
{
    size_t at;
    int byte;

    for (at = 0; at < secret->len; at++) {
        for (byte = 0; secret->marked[at] && byte < 256; byte++) {
            if (!is_delimiter(secret, byte)) {
                changed->text[at] = (char)byte;
                compare(secret, changed, first, write);
            }
        }
        changed->text[at] = secret->text[at];
    }
}

static void change_all(const struct secret *secret, struct secret *changed,
                       char byte)
{
    size_t at;

    for (at = 0; at < secret->len; at++) {
        changed->text[at] = secret->marked[at] ? byte : secret->text[at];
    }
}

static void ask(const struct secret *secret, writes *write)
{
    static struct secret changed;
    static struct output first;

    if (!memchr(secret->marked, 1, secret->len) || !write(&first, secret)) {
        return;
    }
    memcpy(&changed, secret, sizeof changed);
    change_one(secret, &changed, &first, write);
    change_all(secret, &changed, 'x');
    compare(secret, &changed, &first, write);
    change_all(secret, &changed, '7');
    compare(secret, &changed, &first, write);
}

static void begin(struct secret *secret, const struct vector_input *input,
                  const char *delimiters)
{
    memcpy(secret->text, input->at, input->length);
    secret->len = input->length;
    memset(secret->marked, 0, sizeof secret->marked);
    secret->delimiters = delimiters;
}

/* ---- nurl_write_masked: passwords ---- */

static int masked(struct output *output, const struct secret *secret)
{
    struct nurl_writer out;

    nurl_writer_init(&out, output->bytes, sizeof output->bytes);
    nurl_write_masked(&out, nurl_text(secret->text, secret->len));
    output->len = out.len;
    return nurl_writer_status(&out) == NURL_OK;
}

/* "It hides all between a ":" and an "@" without a "/" between them" */
static void mark_between(struct secret *secret)
{
    size_t colon = secret->len;
    size_t at;

    for (at = 0; at < secret->len; at++) {
        if (secret->text[at] == '/') {
            colon = secret->len;
        } else if (secret->text[at] == ':' && colon == secret->len) {
            colon = at;
        } else if (secret->text[at] == '@') {
            mark(secret, colon, at);
        }
    }
}

static void ask_masked(struct secret *secret, const struct vector_input *input)
{
    struct nurl url;
    int i;

    begin(secret, input, ":@/?#");
    for (i = 0; i < READERS; i++) {
        if (readers[i](&url, secret->text, secret->len) == NURL_OK) {
            mark_span(secret, url.password);
        }
    }
    mark_between(secret);
    ask(secret, masked);
}

/* ---- nurl_write_redacted: what is shown as "*" ---- */

/* The parts are the eight spans at the end of the struct. */
static int same_parts(const struct nurl *a, const struct nurl *b)
{
    return memcmp(&a->scheme, &b->scheme, 8 * sizeof a->scheme) == 0;
}

static int redacted(struct output *output, const struct secret *secret)
{
    struct nurl_writer out;
    struct nurl url;

    if (reader(&url, secret->text, secret->len) != NURL_OK ||
        !same_parts(&url, &first_read)) {
        return 0;
    }
    nurl_writer_init(&out, output->bytes, sizeof output->bytes);
    nurl_write_redacted(&out, &url);
    output->len = out.len;
    return nurl_writer_status(&out) == NURL_OK;
}

/* name "=" value: the value; without one, or with "=" alone, all of it. */
static void mark_pair(struct secret *secret, size_t at, size_t end)
{
    size_t equals = at;
    size_t value;

    while (equals < end && secret->text[equals] != '=') {
        equals++;
    }
    for (value = equals; value < end && secret->text[value] == '=';) {
        value++;
    }
    mark(secret, value < end ? equals : at, end);
}

static void mark_query(struct secret *secret, struct nurl_span query)
{
    size_t end = (size_t)query.off + query.len;
    size_t at = query.off;
    size_t i;

    for (i = at; i <= end; i++) {
        if (i == end || secret->text[i] == '&') {
            mark_pair(secret, at, i);
            at = i + 1;
        }
    }
}

/* In a scheme without "//": all before the last "@" of the path. */
static void mark_path(struct secret *secret, const struct nurl *url)
{
    size_t end = (size_t)url->path.off + url->path.len;

    while (end > url->path.off && secret->text[end - 1] != '@') {
        end--;
    }
    if (url->scheme.len > 0 && url->host_kind == NURL_HOST_NONE &&
        end > url->path.off) {
        mark(secret, url->path.off, end - 1);
    }
}

static void ask_redacted(struct secret *secret,
                         const struct vector_input *input)
{
    struct nurl url;
    int i;

    for (i = 0; i < REDACTED; i++) {
        begin(secret, input, "&=@");
        reader = readers[i];
        if (reader(&url, secret->text, secret->len) == NURL_OK) {
            first_read = url;
            mark_span(secret, url.user);
            mark_span(secret, url.password);
            mark_span(secret, url.fragment);
            mark_path(secret, &url);
            mark_query(secret, url.query);
            ask(secret, redacted);
        }
    }
}

static void done(const char *what)
{
    printf("%s: %lu bytes marked, %lu texts compared, %lu wrong\n", what,
           marked, asked, wrong);
    if (asked == 0) {
        exit(1);
    }
    asked = marked = 0;
}

int main(void)
{
    static struct secret secret;
    int i;

    for (i = 0; i < vector_all_input_count; i++) {
        ask_masked(&secret, &vector_all_inputs[i]);
    }
    done("masked");
    for (i = 0; i < vector_all_input_count; i++) {
        ask_redacted(&secret, &vector_all_inputs[i]);
    }
    done("redacted");
    return wrong > 0;
}
