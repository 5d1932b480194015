/*
 * redact.c - does a log depend on a secret?
 *
 * Usage: redact N [masked|redacted|authority|setting|target|origin|strict...]
 *
 * Texts: all inputs of the vectors, and all texts of up to N symbols, N from 2
 * to 6. Their secret bytes are marked, by the parts that the parsers return and
 * by the words of nurl_writer.h. Each marked byte is replaced by other bytes
 * (in the vectors by all), and all at once by an "x" and by a "7". One that is
 * a delimiter there gives other parts or other marks: then nothing is asked. Of
 * all others, with a buffer of each size from 0 to the whole output, and with a
 * larger one, the whole buffer and the writer must be the same again. A smaller
 * buffer has the beginning of the whole output.
 *
 * A masked text has its own length, a "*" for each marked byte, and elsewhere
 * its own byte, "?" or "*". In it ":", "@", "/", "?" and "#" are delimiters
 * everywhere: what is hidden in doubt, without a mark, depends on them.
 */
#include "nurl_equal.h"
#include "nurl_parse.h"
#include "nurl_writer.h"
#include "render.h"
#include "symbols.h"
#include "vector_inputs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGEST = 4096,
    SIZES = 512,   /* the longest output of a text with a secret is shorter */
    SPARE = 64,    /* bytes more than the output in the largest buffer */
    AFTER = 8,     /* bytes after the buffer, which must stay */
    FILL = '\x5A', /* what is in a buffer before the call */
    SHOWN = 20
};

typedef enum nurl_status parse(struct nurl *, const char *, size_t);

/* A text, and a 1 for each of its bytes that must be hidden. */
struct secret {
    char text[LONGEST];
    size_t len;
    char marked[LONGEST];
};

/* What a call leaves: the buffer, the bytes after it, and the writer. */
struct output {
    char bytes[SIZES + SPARE + AFTER];
    size_t size; /* of the buffer, set before the call */
    struct nurl_writer out;
};

/* What writes a log. */
struct log {
    const char *name;
    parse *read; /* NULL: it takes a text */
    void (*write)(struct nurl_writer *, const struct nurl *);
    void (*mark)(struct secret *, const struct nurl *);
};

static unsigned long asked, marked, wrong;

static enum nurl_status target(struct nurl *url, const char *at, size_t len)
{
    return nurl_parse_target(url, nurl_text("", 0), at, len);
}

static parse *const readers[] = { nurl_parse_zone,       nurl_parse_authority,
                                  nurl_parse_setting,    target,
                                  nurl_parse_host_field, nurl_parse_1738,
                                  nurl_parse_1738_ref };

static void blame(const struct log *log, const struct secret *secret,
                  const char *what)
{
    printf("wrong: %s of %s: %s\n", log->name, shown(secret->text, secret->len),
           what);
    if (++wrong == SHOWN) {
        exit(1);
    }
}

/* ---- What is secret ---- */

static void mark(struct secret *secret, size_t from, size_t to)
{
    for (; from < to; from++) {
        secret->marked[from] = 1;
    }
}

static void mark_span(struct secret *secret, struct nurl_span span)
{
    mark(secret, span.off, (size_t)span.off + span.len);
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
            mark(secret, colon + 1, at);
        }
    }
}

/* The first of these bytes, or `end`. */
static const char *first_of(const char *at, const char *end, const char *bytes)
{
    while (at < end && (*at == '\0' || !strchr(bytes, *at))) {
        at++;
    }
    return at;
}

/* "[...]" or a name, and perhaps ":" and digits. */
static int reads_as_host(const char *at, const char *end)
{
    const char *close = first_of(at, end, "]");
    const char *port;

    at = at < end && *at == '[' && close < end ? close + 1 : at;
    port = first_of(at, end, ":");
    if (port == end) {
        return 1;
    }
    for (at = port + 1; at < end && strchr("0123456789", *at) && *at;) {
        at++;
    }
    return at == end && at > port + 1;
}

static const char *after_last_at(const char *at, const char *end)
{
    while (end > at && end[-1] != '@') {
        end--;
    }
    return end;
}

/*
 * "u:p://", or words and "http://": text that can be shown, with a ":" before
 * the two slashes. Other bytes make it a login.
 */
static int is_before_url(const char *at, const char *stop, const char *end)
{
    if (stop[-1] != ':' || end - stop < 2 || stop[0] != '/' || stop[1] != '/') {
        return 0;
    }
    while (at < stop && *at >= 0x20 && *at <= 0x7E) {
        at++;
    }
    return at == stop;
}

/*
 * "one with a raw "/", too, unless the text up to its first "/", "?" or "#"
 * reads as host and port, or login and host"; and not one with "://" at the
 * start of the text (SECURITY.md)
 */
static void mark_raw(struct secret *secret, const char *start)
{
    const char *end = secret->text + secret->len;
    const char *stop = first_of(start, end, "/?#");
    const char *colon = first_of(start, stop, ":");
    const char *at = after_last_at(stop, end);

    if (colon == stop || at == stop ||
        reads_as_host(after_last_at(start, stop), stop)) {
        return;
    }
    if (start == secret->text && is_before_url(colon, stop, end)) {
        return;
    }
    mark(secret, (size_t)(colon + 1 - secret->text),
         (size_t)(at - 1 - secret->text));
}

static void mark_password(struct secret *secret, const struct nurl *unused)
{
    struct nurl url;
    size_t i;

    (void)unused;
    for (i = 0; i < COUNT(readers); i++) {
        if (readers[i](&url, secret->text, secret->len) == NURL_OK) {
            mark_span(secret, url.password);
        }
    }
    mark_between(secret);
    mark_raw(secret, secret->text);
    for (i = 2; i < secret->len; i++) {
        if (secret->text[i - 2] == '/' && secret->text[i - 1] == '/') {
            mark_raw(secret, secret->text + i);
        }
    }
}

/*
 * name "=" value: the value; after a name without one, or with "=" alone, all
 * of it. Before a first "=" there is no name.
 */
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
    mark(secret, value < end || equals == at ? equals + 1 : at, end);
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

static void mark_secrets(struct secret *secret, const struct nurl *url)
{
    mark_span(secret, url->user);
    mark_span(secret, url->password);
    mark_span(secret, url->fragment);
    mark_path(secret, url);
    mark_query(secret, url->query);
}

/*
 * Of an origin: all but scheme, host and port. The "/" after a host can be no
 * other byte.
 */
static void mark_around(struct secret *secret, const struct nurl *url)
{
    size_t slash = url->host_kind != NURL_HOST_NONE && url->path.len > 0;

    mark_span(secret, url->user);
    mark_span(secret, url->password);
    mark(secret, url->path.off + slash, (size_t)url->path.off + url->path.len);
    mark_span(secret, url->query);
    mark_span(secret, url->fragment);
}

static const struct log masked = { "masked", NULL, NULL, mark_password };
static const struct log redacted[] = {
    { "redacted", nurl_parse_zone, nurl_write_redacted, mark_secrets },
    { "authority", nurl_parse_authority, nurl_write_redacted, mark_secrets },
    { "setting", nurl_parse_setting, nurl_write_redacted, mark_secrets },
    { "target", target, nurl_write_redacted, mark_secrets }
};
static const struct log origin = { "origin", nurl_parse_zone, nurl_write_origin,
                                   mark_around };

/* ---- What is written ---- */

static void put(const struct log *log, const struct secret *secret,
                const struct nurl *url, struct output *output)
{
    memset(output->bytes, FILL, output->size + AFTER);
    nurl_writer_init(&output->out, output->bytes, output->size);
    if (log->read) {
        log->write(&output->out, url);
    } else {
        nurl_write_masked(&output->out, nurl_text(secret->text, secret->len));
    }
}

static int same_writer(const struct nurl_writer *a, const struct nurl_writer *b)
{
    return a->len == b->len && a->missing == b->missing && a->stop == b->stop &&
           a->status == b->status;
}

/* "the first bytes are there", no more than fit, and what is missing counts. */
static int is_cut(const struct output *output, const struct output *whole)
{
    const struct nurl_writer *out = &output->out;
    size_t size = output->size;
    size_t i;

    for (i = size; i < size + AFTER; i++) {
        if (output->bytes[i] != FILL) {
            return 0;
        }
    }
    return out->len <= size && nurl_writer_need(out) == whole->out.len &&
           memcmp(output->bytes, whole->bytes, out->len) == 0 &&
           nurl_writer_status(out) ==
               (size < whole->out.len ? NURL_ERR_BUF : NURL_OK);
}

/* A text that lies in the buffer: masking works in place. */
static int masks_in_place(const struct secret *secret, size_t size,
                          const struct output *whole)
{
    static char text[LONGEST];
    struct nurl_writer out;

    memcpy(text, secret->text, secret->len);
    nurl_writer_init(&out, text, size);
    nurl_write_masked(&out, nurl_text(text, secret->len));
    return out.len == size && memcmp(text, whole->bytes, size) == 0 &&
           memcmp(text + size, secret->text + size, secret->len - size) == 0;
}

/* Outputs of the text as it is: of each size, and of one with bytes to spare.
 */
static struct output first[SIZES + 1];
static size_t whole_len;
static struct nurl first_url;

static void put_number(const struct log *log, const struct secret *secret,
                       size_t n)
{
    first[n].size = n <= whole_len ? n : whole_len + SPARE;
    put(log, secret, &first_url, &first[n]);
}

/* A "*" for each marked byte; elsewhere the text's own byte, "?" or "*". */
static int is_masked(const struct secret *secret, const struct output *whole)
{
    size_t at;

    for (at = 0; at < secret->len && whole_len == secret->len; at++) {
        if (whole->bytes[at] != '*' &&
            (secret->marked[at] || (whole->bytes[at] != '?' &&
                                    whole->bytes[at] != secret->text[at]))) {
            return 0;
        }
    }
    return whole_len == secret->len;
}

static void put_first(const struct log *log, const struct secret *secret)
{
    size_t n;

    whole_len = 0;
    put_number(log, secret, 0);
    whole_len = nurl_writer_need(&first[0].out);
    if (whole_len >= SIZES) {
        blame(log, secret, "longer than the buffers of this test");
        exit(2);
    }
    put_number(log, secret, whole_len);
    if (!log->read && !is_masked(secret, &first[whole_len])) {
        blame(log, secret, "a byte is wrong");
    }
    for (n = 0; n <= whole_len + 1; n++) {
        put_number(log, secret, n);
        if (!is_cut(&first[n], &first[whole_len])) {
            blame(log, secret, "cut wrongly");
        }
        if (!log->read && n <= whole_len &&
            !masks_in_place(secret, n, &first[whole_len])) {
            blame(log, secret, "wrong in place");
        }
    }
}

/* The parts are the eight spans at the end of the struct. */
static int same_parts(const struct nurl *a, const struct nurl *b)
{
    return memcmp(&a->scheme, &b->scheme, 8 * sizeof a->scheme) == 0;
}

/* 1 if the same bytes must be hidden in the changed text. */
static int same_secrets(const struct log *log, const struct secret *secret,
                        struct secret *changed, struct nurl *url)
{
    if (log->read && (log->read(url, changed->text, changed->len) != NURL_OK ||
                      !same_parts(url, &first_url))) {
        return 0;
    }
    memset(changed->marked, 0, changed->len);
    log->mark(changed, url);
    return memcmp(changed->marked, secret->marked, secret->len) == 0;
}

/* The changed text must give the outputs of the text as it is. */
static void compare(const struct log *log, const struct secret *secret,
                    struct secret *changed)
{
    static struct output second;
    struct nurl url = first_url;
    size_t n;

    if (memcmp(changed->text, secret->text, secret->len) == 0 ||
        !same_secrets(log, secret, changed, &url)) {
        return;
    }
    asked++;
    for (n = 0; n <= whole_len + 1; n++) {
        second.size = first[n].size;
        put(log, changed, &url, &second);
        if (!same_writer(&second.out, &first[n].out) ||
            memcmp(second.bytes, first[n].bytes, second.size + AFTER) != 0) {
            printf("another secret: %s\n", shown(changed->text, changed->len));
            blame(log, secret, "the log differs");
            return;
        }
    }
}

static int is_delimiter(const struct log *log, char byte)
{
    return !log->read && byte != 0 && strchr(":@/?#", byte) != NULL;
}

/* 1 if a byte of the text is replaced. */
static int changes(const struct log *log, const struct secret *secret,
                   size_t at)
{
    return secret->marked[at] && !is_delimiter(log, secret->text[at]);
}

/* Each marked byte by those of `bytes`, or by all. */
static void change_one(const struct log *log, const struct secret *secret,
                       struct secret *changed, const char *bytes)
{
    size_t count = bytes ? strlen(bytes) : 256;
    size_t at;
    size_t i;

    for (at = 0; at < secret->len; at++) {
        for (i = 0; changes(log, secret, at) && i < count; i++) {
            changed->text[at] = bytes ? bytes[i] : (char)i;
            if (!is_delimiter(log, changed->text[at])) {
                compare(log, secret, changed);
            }
        }
        changed->text[at] = secret->text[at];
    }
}

static void change_all(const struct log *log, const struct secret *secret,
                       struct secret *changed, char byte)
{
    size_t at;

    for (at = 0; at < secret->len; at++) {
        changed->text[at] = changes(log, secret, at) ? byte : secret->text[at];
    }
    compare(log, secret, changed);
}

/* A struct without a URL of RFC 3986 is not written, whatever the buffer. */
static void ask_refused(const struct log *log, const struct secret *secret,
                        const struct nurl *url)
{
    struct output output;
    size_t i;

    output.size = SIZES;
    put(log, secret, url, &output);
    asked++;
    for (i = 0; i < output.size; i++) {
        if (output.bytes[i] != FILL) {
            blame(log, secret, "written after an error");
            return;
        }
    }
    if (nurl_writer_need(&output.out) != 0 ||
        nurl_writer_status(&output.out) != NURL_ERR_UNPARSED) {
        blame(log, secret, "counted after an error");
    }
}

static void ask(const struct log *log, struct nurl_str text, const char *bytes)
{
    static struct secret secret;
    static struct secret changed;
    size_t i;

    memcpy(secret.text, text.ptr, text.len);
    secret.len = text.len;
    memset(secret.marked, 0, secret.len);
    if (log->read &&
        log->read(&first_url, secret.text, secret.len) != NURL_OK) {
        ask_refused(log, &secret, &first_url);
        return;
    }
    log->mark(&secret, &first_url);
    if (!memchr(secret.marked, 1, secret.len)) {
        return;
    }
    for (i = 0; i < secret.len; i++) {
        marked += secret.marked[i] != 0;
    }
    put_first(log, &secret);
    memcpy(changed.text, secret.text, secret.len);
    changed.len = secret.len;
    change_one(log, &secret, &changed, bytes);
    change_all(log, &secret, &changed, 'x');
    change_all(log, &secret, &changed, '7');
}

static void done(const char *what, const struct log *log)
{
    printf("%s, %s: %lu bytes marked, %lu texts compared, %lu wrong\n",
           log->name, what, marked, asked, wrong);
    if (asked == 0 || marked == 0) {
        exit(2);
    }
    asked = marked = 0;
}

/* Some of each kind: a letter and a digit of an escape, delimiters, no URL. */
static const char some_bytes[] = "a5%/:?\x80\x7F";

/* An origin has so many secret bytes that some others must do. */
static void ask_vectors(const struct log *log)
{
    const struct vector_input *input = vector_all_inputs;
    int i;

    for (i = 0; i < vector_all_input_count; i++) {
        ask(log, nurl_text(input[i].at, input[i].length),
            log == &origin ? some_bytes : NULL);
    }
    done("vectors", log);
}

static void ask_log(const struct log *log, size_t longest)
{
    static const struct nurl_str symbols[] = {
        SYMBOL("x"),   SYMBOL("1"),    SYMBOL(":"),  SYMBOL("@"),
        SYMBOL("/"),   SYMBOL("?"),    SYMBOL("#"),  SYMBOL("="),
        SYMBOL("&"),   SYMBOL("//"),   SYMBOL("x:"), SYMBOL("u:p@"),
        SYMBOL("%41"), SYMBOL("[::1]")
    };
    static const struct alphabet alphabet = ALPHABET(symbols);
    unsigned long all = count_texts(&alphabet, longest);
    unsigned long n;
    char text[LONGEST];

    ask_vectors(log);
    for (n = 0; n < all; n++) {
        ask(log, nth_text(text, &alphabet, n), some_bytes);
    }
    done("symbols", log);
}

/* Strict structs are refused by both functions. */
static void ask_strict(void)
{
    static struct secret secret;
    struct nurl url;
    int n;

    for (n = 0; n < vector_all_input_count; n++) {
        secret.len = vector_all_inputs[n].length;
        memcpy(secret.text, vector_all_inputs[n].at, secret.len);
        if (nurl_parse_1738_ref(&url, secret.text, secret.len) == NURL_OK) {
            ask_refused(&redacted[0], &secret, &url);
            ask_refused(&origin, &secret, &url);
        }
    }
    printf("strict: %lu texts compared\n", asked);
}

/* 1 if the log is among the names, or there are none. */
static int is_named(const char *name, int count, char **names)
{
    int i;

    for (i = 0; i < count; i++) {
        if (strcmp(names[i], name) == 0) {
            return 1;
        }
    }
    return count == 0;
}

static void ask_logs(size_t longest, int count, char **names)
{
    size_t i;

    if (is_named(masked.name, count, names)) {
        ask_log(&masked, longest);
    }
    for (i = 0; i < COUNT(redacted); i++) {
        if (is_named(redacted[i].name, count, names)) {
            ask_log(&redacted[i], longest);
        }
    }
    if (is_named(origin.name, count, names)) {
        ask_log(&origin, longest);
    }
    if (is_named("strict", count, names)) {
        ask_strict();
    }
}

int main(int argc, char **argv)
{
    int longest = argc > 1 ? atoi(argv[1]) : 0;

    if (longest < 2 || longest > 6) {
        fprintf(stderr, "usage: redact 2..6 [LOG...]\n");
        return 64;
    }
    ask_logs((size_t)longest, argc - 2, argv + 2);
    return wrong > 0;
}
