/*
 * versions.c - what every function that writes answers, as one number
 *
 * Texts: every prefix of the vectors' inputs, and each of their bytes replaced
 * by all 256 (mutate.h). Of all these the N-th, 2N-th and so on, so that there
 * are at least as many as the first argument says. Each text goes to each
 * function, with a buffer that is long enough and one that is not. A line for
 * each BLOCK texts: how many, and a digest of all bytes, lengths, statuses and
 * offsets until then. versions compares the lines of two versions of the
 * library.
 */
#include "mutate.h"
#include "nurl.h"
#include "vector_inputs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK 100000ul
#define COUNT(array) (sizeof(array) / sizeof *(array))
#define INPUTS COUNT(vector_all_inputs)

typedef void writer(struct nurl_writer *out, const struct nurl *url,
                    struct nurl_str text);

static unsigned long made;  /* texts */
static unsigned long step;  /* each of these is asked */
static unsigned long texts; /* that were asked */
static uint64_t digest = 1;
static char buffer[8192];

/* FNV-1a */
static void add(const void *bytes, size_t len)
{
    const unsigned char *at = bytes;
    size_t i;

    for (i = 0; i < len; i++) {
        digest = (digest ^ at[i]) * 0x100000001B3u;
    }
}

static void add_number(unsigned long number)
{
    digest = (digest ^ number) * 0x100000001B3u;
}

static void add_writer(const struct nurl_writer *out)
{
    add(out->ptr, out->len);
    add_number(out->len);
    add_number(out->missing);
    add_number(out->stop);
    add_number((unsigned)out->status);
}

/* What is asked: a URL, a text, or both. */
#define WRITER(name, statement)                                                \
    static void name(struct nurl_writer *out, const struct nurl *url,          \
                     struct nurl_str text)                                     \
    {                                                                          \
        (void)url;                                                             \
        (void)text;                                                            \
        statement;                                                             \
    }

WRITER(target, nurl_write_target(out, url))
WRITER(absolute, nurl_write_target_absolute(out, url))
WRITER(authority, nurl_write_target_authority(out, url))
WRITER(field, nurl_write_host_field(out, url))
WRITER(host, nurl_write_host(out, url))
WRITER(request, nurl_write_request(out, NURL_STR("GET"), url))
WRITER(connect, nurl_write_request(out, NURL_STR("CONNECT"), url))
WRITER(redacted, nurl_write_redacted(out, url))
WRITER(origin, nurl_write_origin(out, url))
WRITER(normal, nurl_normalize(out, url))
WRITER(resolved, nurl_resolve(out, url, NURL_STR("../g?x#y")))
WRITER(itself, nurl_resolve(out, url, text))
WRITER(redirect, nurl_redirect(out, url, text))
WRITER(cri, nurl_write_cri(out, url))
WRITER(gopher, nurl_write_gopher_request(out, url, 0))
WRITER(masked, nurl_write_masked(out, text))
WRITER(clean, nurl_clean(out, text))
WRITER(plain, nurl_write_text(out, text))
WRITER(segment, nurl_write_segment(out, text))
WRITER(pair, nurl_write_pair(out, '&', text, text))
WRITER(value, nurl_write_link_value(out, text))
WRITER(encode, nurl_encode(out, text, NURL_CLASS_COMPONENT))
WRITER(encode_1738, nurl_encode(out, text, NURL_CLASS_SELECTOR))
WRITER(decode, nurl_decode(out, text, NURL_POLICY_TEXT + NURL_POLICY_FORM))
WRITER(decode_file, nurl_decode(out, text, NURL_POLICY_FILE))
WRITER(decode_raw, nurl_decode(out, text, NURL_POLICY_RAW))
WRITER(query, nurl_write_query_set(out, text, NURL_STR("c"), text))

static void build(struct nurl_writer *out, const struct nurl *url,
                  struct nurl_str text)
{
    struct nurl_parts parts;

    (void)text;
    nurl_parts_of(&parts, url);
    nurl_build(out, &parts, NURL_BUILD_PASSWORD);
    nurl_build(out, &parts, NURL_BUILD_ENCODE);
}

static void string(struct nurl_writer *out, const struct nurl *url,
                   struct nurl_str text)
{
    size_t size = out->size;

    (void)url;
    add_number((unsigned)nurl_copy_string(out->ptr, size, text));
    add_number((unsigned)nurl_decode_string(out->ptr, size, text,
                                            NURL_POLICY_PASSWORD));
    add(out->ptr, size < 32 ? size : 32);
}

static void coap(struct nurl_writer *out, const struct nurl *url,
                 struct nurl_str text)
{
    struct nurl_coap options;
    struct nurl_coap_option option;
    struct nurl_coap_uri uri;

    (void)text;
    add_number((unsigned)nurl_coap_begin(&options, url, 1));
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 1);
    while (nurl_coap_next(&options, &option)) {
        nurl_write_coap_value(out, &option);
        nurl_write_coap_option(out, &uri, option.number, option.value);
    }
    nurl_write_coap_end(out, &uri);
}

/*
 * The URI of the URL's CRI, that CRI resolved against itself, and the URI of
 * the text, read as a CRI.
 */
static void cri_back(struct nurl_writer *out, const struct nurl *url,
                     struct nurl_str text)
{
    static char bytes[1024];
    struct nurl_writer to;
    struct nurl_cri parsed;

    nurl_writer_init(&to, bytes, sizeof bytes);
    nurl_write_cri(&to, url);
    add_number((unsigned)nurl_cri_parse(&parsed, to.ptr, to.len));
    nurl_write_cri_uri(out, &parsed);
    nurl_write_cri_resolved(out, &parsed, &parsed);
    add_number((unsigned)nurl_cri_parse(&parsed, text.ptr, text.len));
    nurl_write_cri_uri(out, &parsed);
}

static void found(struct nurl_writer *out, const struct nurl *url,
                  struct nurl_str text)
{
    struct nurl_find find;

    (void)url;
    nurl_find_begin(&find, NURL_FIND_ANY);
    nurl_find_feed(&find, text.ptr, text.len, 1);
    while (nurl_find_next(&find, out)) {
        add_writer(out);
        nurl_writer_init(out, out->ptr, out->size);
    }
}

static writer *const writers[] = {
    target,      absolute,   authority, field,  host,        request,
    connect,     redacted,   origin,    normal, resolved,    itself,
    redirect,    cri,        gopher,    masked, clean,       plain,
    segment,     pair,       value,     encode, encode_1738, decode,
    decode_file, decode_raw, query,     build,  string,      coap,
    cri_back,    found,
};

static void ask(const struct nurl *url, struct nurl_str text, size_t size)
{
    struct nurl_writer out;
    size_t i;

    for (i = 0; i < COUNT(writers); i++) {
        nurl_writer_init(&out, buffer, size);
        writers[i](&out, url, text);
        add_writer(&out);
    }
}

static void put(void)
{
    printf("%lu\t%016llx\n", texts, (unsigned long long)digest);
}

static void check(const char *text, size_t len)
{
    struct nurl url;

    if (++made % step != 0) {
        return;
    }
    add_number((unsigned)nurl_parse_zone(&url, text, len));
    ask(&url, nurl_text(text, len), sizeof buffer);
    ask(&url, nurl_text(text, len), texts % 61);
    texts++;
    if (texts % BLOCK == 0) {
        put();
    }
}

static void count(const char *text, size_t len)
{
    (void)text;
    (void)len;
    made++;
}

static void each_text(mutate_check *function)
{
    size_t i;

    made = 0;
    for (i = 0; i < INPUTS; i++) {
        mutate_prefixes(vector_all_inputs[i].at, vector_all_inputs[i].length,
                        function);
        mutate_octets(vector_all_inputs[i].at, vector_all_inputs[i].length,
                      function);
    }
}

/* With a second argument the last answer is wrong. */
int main(int words, char **word)
{
    if (words < 2) {
        return 2;
    }
    each_text(count);
    step = made / strtoul(word[1], NULL, 10);
    step = step > 0 ? step : 1;
    each_text(check);
    if (words > 2) {
        add_number(1);
    }
    put();
    return 0;
}
