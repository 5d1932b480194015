/*
 * stack - the deepest stack of each public function for all vectors, by paint
 *
 * Paints the stack below the caller, calls the function with the texts of every
 * row, and looks for the lowest word that lost its paint. Prints a row for each
 * function: name, bytes. The compiler's figures from the call graph must not be
 * lower.
 */
#include "console.h"
#include "nurl.h"
#include "vector_rows.h"

#define PAINT UINT32_C(0x57AC4ED5)
#define WORDS 256u

static uint32_t *top;
static struct nurl_str text, second, part, value;
static struct nurl url, strict, other, url_to_fill;
static const struct nurl *any_url;
static char bytes_of_text[1200], bytes_of_second[1200], buffer[2000];
static struct nurl_writer out;
static struct nurl_parts parts;
static struct nurl_host host;
static struct nurl_endpoint endpoint;
static struct nurl_any any;
static struct nurl_ftp_plan plan;
static struct nurl_ftp_step step;
static struct nurl_gopher_plus plus;
static struct nurl_coap coap;
static struct nurl_coap_option option;
static struct nurl_coap_uri uri;
static struct nurl_tftp tftp;
static struct nurl_find find;
static struct nurl_links links;
static struct nurl_link link;
static uint16_t port;

/* In the caller's frame: the memory below its stack pointer is free. */
static inline __attribute__((always_inline)) void paint(void)
{
    volatile uint32_t *word;

    __asm__ volatile("mov %0, sp" : "=r"(top));
    for (word = top - WORDS; word < top; word++) {
        *word = PAINT;
    }
}

static uint32_t depth(void)
{
    const volatile uint32_t *word = top - WORDS;

    while (word < top && *word == PAINT) {
        word++;
    }
    return (uint32_t)(top - word) * 4;
}

static void begin(void)
{
    nurl_writer_init(&out, buffer, sizeof buffer);
}

/* The functions; the names are those of budgets.tsv. */
#define SUBJECTS(X)                                                            \
    X(nurl_parse, (&url_to_fill, text.ptr, text.len))                          \
    X(nurl_parse_zone, (&url_to_fill, text.ptr, text.len))                     \
    X(nurl_parse_authority, (&url_to_fill, text.ptr, text.len))                \
    X(nurl_parse_1738, (&url_to_fill, text.ptr, text.len))                     \
    X(nurl_parse_1738_ref, (&url_to_fill, text.ptr, text.len))                 \
    X(nurl_extent, (text.ptr, text.len))                                       \
    X(nurl_attach, (&url_to_fill, text.ptr, text.len))                         \
    X(nurl_scheme_is, (any_url, "gopher"))                                     \
    X(nurl_scheme_of, (any_url))                                               \
    X(nurl_host_parse, (&host, part))                                          \
    X(nurl_host_parse_zone, (&host, part))                                     \
    X(nurl_host_parse_address, (&host, part))                                  \
    X(nurl_endpoint_parse, (&endpoint, any_url))                               \
    X(nurl_port, (any_url, &port))                                             \
    X(nurl_default_port, (part))                                               \
    X(nurl_write_text, (&out, text))                                           \
    X(nurl_write_masked, (&out, text))                                         \
    X(nurl_write_host, (&out, any_url))                                        \
    X(nurl_write_host_field, (&out, any_url))                                  \
    X(nurl_write_request, (&out, NURL_STR("CONNECT"), any_url))                \
    X(nurl_write_redacted, (&out, any_url))                                    \
    X(nurl_write_origin, (&out, any_url))                                      \
    X(nurl_write_target, (&out, any_url))                                      \
    X(nurl_write_target_absolute, (&out, any_url))                             \
    X(nurl_write_target_authority, (&out, any_url))                            \
    X(nurl_write_pair, (&out, '?', text, second))                              \
    X(nurl_write_ipv4, (&out, endpoint.address))                               \
    X(nurl_write_ipv6, (&out, endpoint.address))                               \
    X(nurl_decode, (&out, text, NURL_POLICY_PATH))                             \
    X(nurl_decode_string, (buffer, sizeof buffer, text, NURL_POLICY_MSGID))    \
    X(nurl_encode, (&out, text, NURL_CLASS_COMPONENT))                         \
    X(nurl_path_next, (&part, &value))                                         \
    X(nurl_path_match, (part, "/*", &value, 1))                                \
    X(nurl_query_next, (&part, &value, &value))                                \
    X(nurl_query_find, (part, "a", &value))                                    \
    X(nurl_clean, (&out, text))                                                \
    X(nurl_resolve, (&out, &url, second))                                      \
    X(nurl_redirect, (&out, &url, second))                                     \
    X(nurl_normalize, (&out, &url))                                            \
    X(nurl_parts_of, (&parts, any_url))                                        \
    X(nurl_build, (&out, &parts, NURL_BUILD_PASSWORD))                         \
    X(nurl_equal, (&url, &other))                                              \
    X(nurl_equal_1738, (&strict, &strict))                                     \
    X(nurl_same_origin, (&url, &other))                                        \
    X(nurl_any_parse, (&any, any_url))                                         \
    X(nurl_flags_1738, (&strict))                                              \
    X(nurl_ftp_plan_begin, (&plan, any_url, "RETR"))                           \
    X(nurl_ftp_plan_next, (&plan, &step))                                      \
    X(nurl_gopher_plus_parse, (&plus, text))                                   \
    X(nurl_write_gopher_request, (&out, any_url, 0))                           \
    X(nurl_coap_begin, (&coap, &url, 0))                                       \
    X(nurl_coap_next, (&coap, &option))                                        \
    X(nurl_write_coap_option, (&out, &uri, NURL_COAP_URI_PATH, text))          \
    X(nurl_write_coap_end, (&out, &uri))                                       \
    X(nurl_tftp_parse, (&tftp, &url))                                          \
    X(nurl_links_begin, (&links, text))                                        \
    X(nurl_link_find, (&links, "rt", second, &link))                           \
    X(nurl_find_next, (&find, &out))                                           \
    X(nurl_strip_prefix, (text))

#define NAME(name, arguments) #name,
#define PLACE(name, arguments) place_of_##name,
#define PROBE(name, arguments)                                                 \
    static void probe_##name(void)                                             \
    {                                                                          \
        uint32_t bytes;                                                        \
                                                                               \
        paint();                                                               \
        (void)name arguments;                                                  \
        bytes = depth();                                                       \
        if (bytes > deepest[place_of_##name]) {                                \
            deepest[place_of_##name] = bytes;                                  \
        }                                                                      \
    }
#define RUN(name, arguments)                                                   \
    begin();                                                                   \
    probe_##name();

enum {
    SUBJECTS(PLACE) SUBJECT_COUNT
};

static const char *const names[] = { SUBJECTS(NAME) };
static uint32_t deepest[SUBJECT_COUNT];

SUBJECTS(PROBE)

/* The n-th column of a question, without escapes. */
static struct nurl_str column(const char *at, unsigned n, char *to, size_t size)
{
    size_t len = 0;

    for (; n > 0; at++) {
        n -= *at == '\t';
    }
    while (*at != '\t' && *at != '\0' && len < size) {
        to[len++] = *at++;
    }
    return nurl_text(to, console_unescape(to, len));
}

static void set_iterators(void)
{
    links.rest = text;
    (void)nurl_coap_begin(&coap, &url, 0);
    (void)nurl_ftp_plan_begin(&plan, any_url, "RETR");
    nurl_find_begin(&find, NURL_FIND_URL | NURL_FIND_ANGLE | NURL_FIND_BARE);
    nurl_find_feed(&find, text.ptr, text.len, 1);
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("[2001:db8::1]"),
                        1234);
}

static void run_all(struct nurl_str one_part)
{
    nurl_parts_of(&parts, &url);
    set_iterators();
    part = one_part;
    SUBJECTS(RUN)
}

int main(void)
{
    size_t row;
    unsigned i;

    for (row = 0; row < VECTOR_ROWS; row++) {
        text = column(vector_rows[row].question, 3, bytes_of_text,
                      sizeof bytes_of_text);
        second = column(vector_rows[row].question, 4, bytes_of_second,
                        sizeof bytes_of_second);
        (void)nurl_parse_zone(&url, text.ptr, text.len);
        (void)nurl_parse(&other, second.ptr, second.len);
        (void)nurl_parse_1738_ref(&strict, text.ptr, text.len);
        any_url = &url;
        run_all(nurl_part(&url, url.host));
        any_url = &strict;
        run_all(text);
    }
    for (i = 0; i < SUBJECT_COUNT; i++) {
        console_text(names[i]);
        console_text("\t");
        console_number(deepest[i]);
        console_text("\n");
    }
    return 0;
}
