/*
 * A stored struct: nurl_attach refuses it, or no function reads outside the
 * text, and every offset that it returns is in the text. The struct has any
 * bytes; or a parser has filled it, and it was damaged after that, as in flash;
 * or it has any parts in order. Its text can be damaged, too. Then some parts
 * are cleared, as a user may do it.
 *
 * test/gate/headers finds a public function that takes a struct nurl and is not
 * called here.
 */
#include "fuzz.h"
#include "well_formed.h"

#include <string.h>

#define REFERENCE "../a?b#c" /* for resolve, whose error can be in it */

static char all[400000];
static size_t length;  /* of the text */
static unsigned space; /* chooses a size of the buffer */

/* ------------------------------------------------------------- answers */

static void check_span(struct nurl_span span)
{
    CHECK(span.off <= length && span.len <= length - span.off);
}

static void check_text(const struct nurl *url, struct nurl_str text)
{
    if (text.len > 0) {
        CHECK(text.ptr >= url->text && text.len <= length);
        CHECK(text.ptr <= url->text + (length - text.len));
    }
}

static struct nurl_writer out;

/* Some buffers are small: they end with `all`. */
static void begin(void)
{
    size_t size = space % 2 == 0 ? sizeof all : space / 2 % 64;

    nurl_writer_init(&out, all + (sizeof all - size), size);
}

static void end(void)
{
    CHECK(out.stop <= length || out.stop < sizeof REFERENCE);
}

#define WRITE(call)                                                            \
    do {                                                                       \
        begin();                                                               \
        call;                                                                  \
        end();                                                                 \
    } while (0)

/* ----------------------------------------------------------- consumers */

static void use_writers(const struct nurl *url)
{
    WRITE(nurl_normalize(&out, url));
    WRITE(nurl_resolve(&out, url, NURL_STR(REFERENCE)));
    WRITE(nurl_resolve(&out, url, NURL_STR("//g")));
    WRITE(nurl_resolve(&out, url, NURL_STR("")));
    WRITE(nurl_redirect(&out, url, NURL_STR("a")));
    WRITE(nurl_write_host(&out, url));
    WRITE(nurl_write_host_field(&out, url));
    WRITE(nurl_write_target(&out, url));
    WRITE(nurl_write_target_absolute(&out, url));
    WRITE(nurl_write_target_authority(&out, url));
    WRITE(nurl_write_request(&out, NURL_STR("GET"), url));
    WRITE(nurl_write_request(&out, NURL_STR("CONNECT"), url));
    WRITE(nurl_write_redacted(&out, url));
    WRITE(nurl_write_origin(&out, url));
    WRITE(nurl_write_gopher_request(&out, url, 0));
    WRITE(nurl_write_gopher_request(&out, url, NURL_GOPHER_ASK_ANY_PORT));
    WRITE(nurl_write_cri(&out, url));
}

static void use_parts(const struct nurl *url)
{
    struct nurl_parts parts;

    nurl_parts_of(&parts, url);
    check_text(url, parts.user);
    check_text(url, parts.host);
    check_text(url, parts.zone);
    check_text(url, parts.fragment);
    begin();
    nurl_build(&out, &parts, space % 4);
    CHECK(out.stop <= length || out.status == NURL_ERR_TOO_LONG);
}

static void use_guards(const struct nurl *url, const struct nurl *other)
{
    struct nurl_str text;

    CHECK(nurl_equal(url, other) == nurl_equal(other, url));
    CHECK(nurl_equal_1738(url, other) == nurl_equal_1738(other, url));
    CHECK(nurl_same_origin(url, other) == nurl_same_origin(other, url));
    CHECK(!nurl_is_below(url, other) || nurl_same_origin(url, other));
    (void)nurl_is_below(other, url);
    (void)nurl_flags_1738(url);
    (void)nurl_scheme_is(url, "http");
    (void)nurl_scheme_of(url);
    CHECK(nurl_length(url) <= length);
    check_text(url, nurl_part(url, url->user));
    check_text(url, nurl_host_text(url));
    CHECK(nurl_target_text(url, &text) == (text.len > 0));
    check_text(url, text);
    CHECK(nurl_server_name(url, &text) == (text.len > 0));
    check_text(url, text);
}

static void use_endpoint(const struct nurl *url)
{
    struct nurl_endpoint endpoint;
    struct nurl_tftp tftp;
    uint16_t port;

    (void)nurl_port(url, &port);
    (void)nurl_endpoint_parse(&endpoint, url);
    CHECK(endpoint.stop <= length);
    CHECK(nurl_endpoint_scope(&endpoint) <= NURL_SCOPE_MULTICAST);
    check_span(endpoint.name);
    check_span(endpoint.zone);
    (void)nurl_tftp_parse(&tftp, url);
    CHECK(tftp.stop <= length);
    check_span(tftp.file);
}

static void use_coap(const struct nurl *url)
{
    struct nurl_coap coap;
    struct nurl_coap_option option;
    int good = nurl_coap_begin(&coap, url, (uint16_t)(space % 3)) == NURL_OK;

    CHECK(coap.stop <= length);
    while (nurl_coap_next(&coap, &option)) {
        CHECK(good && option.length <= 255);
        check_text(url, option.value);
        WRITE(nurl_write_coap_value(&out, &option));
        CHECK(out.len <= 2 || out.len <= option.value.len);
    }
}

static void use_ftp(const struct nurl *url)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    int good = nurl_ftp_plan_begin(&plan, url, "RETR") == NURL_OK;

    CHECK(plan.stop <= length);
    while (nurl_ftp_plan_next(&plan, &step)) {
        CHECK(good);
        WRITE(nurl_decode(&out, step.argument, NURL_POLICY_FTP));
    }
}

/* The struct and function of a scheme: its stop, and up to four spans. */
#define VIEW(type, parse, a, b, c, d)                                          \
    do {                                                                       \
        struct type view;                                                      \
        (void)parse(&view, url);                                               \
        CHECK(view.stop <= length);                                            \
        check_span(a);                                                         \
        check_span(b);                                                         \
        check_span(c);                                                         \
        check_span(d);                                                         \
    } while (0)

static void use_views(const struct nurl *url)
{
    static const struct nurl_span no = { 0, 0 };
    struct nurl_any any;

    (void)nurl_any_parse(&any, url);
    CHECK(any.stop <= length);
    VIEW(nurl_ftp, nurl_ftp_parse, view.directories, view.name, view.type, no);
    VIEW(nurl_http, nurl_http_parse, view.path, view.search, no, no);
    VIEW(nurl_gopher, nurl_gopher_parse, view.type, view.selector, view.search,
         view.plus);
    VIEW(nurl_mailto, nurl_mailto_parse, view.address, view.local, view.domain,
         no);
    VIEW(nurl_news, nurl_news_parse, view.group, view.unique, view.host, no);
    VIEW(nurl_nntp, nurl_nntp_parse, view.group, view.article, no, no);
    VIEW(nurl_telnet, nurl_telnet_parse, no, no, no, no);
    VIEW(nurl_wais, nurl_wais_parse, view.database, view.search, view.type,
         view.path);
    VIEW(nurl_file, nurl_file_parse, view.path, no, no, no);
    VIEW(nurl_prospero, nurl_prospero_parse, view.name, view.fields, no, no);
}

static void use(const struct nurl *url, const struct nurl *other)
{
    use_writers(url);
    use_parts(url);
    use_guards(url, other);
    use_endpoint(url);
    use_coap(url);
    use_ftp(url);
    use_views(url);
}

/* --------------------------------------------------- what attach accepts */

static int is_there(struct nurl *url, unsigned part)
{
    return nurl_present(*span_of(url, part)) ||
           (part == HOST && url->host_kind != NURL_HOST_NONE);
}

/* 1 if the order of two parts is right: `first` is before `second`. */
static int are_in_order(struct nurl *url, unsigned first, unsigned second)
{
    const struct nurl_span *a = span_of(url, first);
    const struct nurl_span *b = span_of(url, second);

    if (url->profile == NURL_PROFILE_1738 && second == PATH && first >= USER &&
        b->off == url->scheme.len + 1) {
        return a->off >= b->off && a->off + a->len <= b->off + b->len;
    }
    return a->off + a->len <= b->off;
}

static void check_order(struct nurl *url)
{
    unsigned first;
    unsigned second;

    for (first = 0; first < SPANS; first++) {
        check_span(*span_of(url, first));
        CHECK(span_of(url, first)->off + span_of(url, first)->len <= url->stop);
        for (second = first + 1; second < SPANS; second++) {
            CHECK(!is_there(url, first) || !is_there(url, second) ||
                  are_in_order(url, first, second));
        }
    }
    CHECK(url->stop <= length);
}

static int is_strict_octet(char c)
{
    return c != '\0' && strchr("abcdefghijklmnopqrstuvwxyz"
                               "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.",
                               c) != NULL;
}

static void check_host(const struct nurl *url)
{
    struct nurl_str text = nurl_text(url->text + url->host.off, url->host.len);
    struct nurl_host host;
    size_t i;

    if (url->host_kind == NURL_HOST_NONE) {
        CHECK(!nurl_present(url->host));
    } else if (url->profile == NURL_PROFILE_3986) {
        CHECK(nurl_host_parse_zone(&host, text) == NURL_OK);
        CHECK(host.kind == url->host_kind);
    } else {
        CHECK(url->host_kind <= NURL_HOST_IPV4);
        CHECK((text.len == 0) == (url->host_kind == NURL_HOST_EMPTY));
        for (i = 0; i < text.len; i++) {
            CHECK(is_strict_octet(text.ptr[i]));
        }
    }
}

/*
 * The bits of `which` are parts that the user clears. nurl_attach accepts the
 * rest, except without the host that host_kind says, or the scheme of a strict
 * URL.
 */
static void clear(struct nurl *url, unsigned which)
{
    struct nurl copy = *url;
    unsigned part;

    for (part = 0; part < SPANS; part++) {
        if (which >> part & 1) {
            span_of(url, part)->off = 0;
            span_of(url, part)->len = 0;
        }
        if (which >> part & 1 && part >= USER) {
            *span_of(&copy, part) = *span_of(url, part);
            copy.host_kind = part == HOST ? NURL_HOST_NONE : copy.host_kind;
        }
    }
    CHECK(nurl_attach(&copy, url->text, length) == NURL_OK);
}

static void check(struct nurl *url, struct nurl_str text, unsigned which)
{
    struct nurl whole;

    length = text.len;
    if (nurl_attach(url, text.ptr, text.len) == NURL_OK) {
        check_order(url);
        check_host(url);
        use(url, url);
        whole = *url;
        clear(url, which);
        use(url, &whole);
        use(&whole, url);
    }
}

/* -------------------------------------------------------------- damage */

/* A small change, a number that would wrap, or that of another part. */
static uint16_t damaged(uint16_t number, struct nurl *url, unsigned how)
{
    const struct nurl_span *other = span_of(url, how / 8 % SPANS);
    const int numbers[] = { number - 1, number + 1,     number + 2, 0,
                            other->off, 65535 - number, other->len, number };

    return (uint16_t)(numbers[how % 8] & 0xFFFF);
}

/* The low three bits choose a part, the next ones its offset or length. */
static void damage(struct nurl *url, unsigned how, unsigned more)
{
    struct nurl_span *part = span_of(url, how % SPANS);

    if (how & 8) {
        part->off = damaged(part->off, url, how >> 5);
    }
    if (how & 16) {
        part->len = damaged(part->len, url, how >> 4);
    }
    switch (more & 7) {
    case 0:
        url->host_kind = (uint8_t)(more >> 3);
        break;
    case 1:
        url->profile = (uint8_t)(more >> 3);
        break;
    case 2:
        url->stop = damaged(url->stop, url, more >> 3);
        break;
    default:
        break;
    }
}

static enum nurl_status fill(struct nurl *url, const char *text, size_t len,
                             unsigned parser)
{
    typedef enum nurl_status parse(struct nurl *, const char *, size_t);
    static parse *const parsers[] = {
        nurl_parse,          nurl_parse_zone,      nurl_parse_setting,
        nurl_parse_1738,     nurl_parse_authority, nurl_parse_host_field,
        nurl_parse_1738_ref,
    };
    static const char *const methods[] = { "GET", "CONNECT", "OPTIONS" };
    const char *method = methods[parser % 3];

    parser %= 10;
    return parser < 7 ? parsers[parser](url, text, len)
                      : nurl_parse_target(
                            url, nurl_text(method, strlen(method)), text, len);
}

/* What a parser fills fits, until it is damaged. */
static void check_damaged(struct nurl_str text, uint32_t number)
{
    unsigned how = fuzz_byte(&text);
    unsigned again = fuzz_byte(&text);
    unsigned place = fuzz_byte(&text);
    unsigned byte = fuzz_byte(&text);
    char *block = malloc(text.len);
    struct nurl url;

    if (text.len > 0) {
        memcpy(block, text.ptr, text.len);
    }
    if (fill(&url, block, text.len, number) == NURL_OK) {
        check(&url, nurl_text(block, text.len), number >> 4);
        CHECK(fill(&url, block, text.len, number) == NURL_OK);
        CHECK(nurl_attach(&url, block, text.len) == NURL_OK);
        damage(&url, how, again);
        damage(&url, again, how);
        if (place < text.len) {
            block[place] = (char)byte;
        }
        check(&url, nurl_text(block, text.len), number >> 4);
    }
    free(block);
}

/* Any parts in order, and the kind that the host has. */
static void check_drawn(struct nurl_str text, uint32_t number)
{
    struct nurl_host host;
    unsigned at = 0;
    unsigned part;
    struct nurl url;

    memset(&url, 0, sizeof url);
    url.profile = number & 1 ? NURL_PROFILE_3986 : NURL_PROFILE_1738;
    for (part = 0; part < SPANS; part++) {
        unsigned byte = fuzz_byte(&text);

        if (byte & 1 || part == PATH) {
            at += part > 0 ? byte >> 1 & 3 : 0;
            span_of(&url, part)->off = (uint16_t)at;
            span_of(&url, part)->len = (uint16_t)(byte >> 3);
            at += byte >> 3;
        }
    }
    url.stop = (uint16_t)text.len;
    if (url.host.off + url.host.len <= (int)text.len) {
        (void)nurl_host_parse_zone(
            &host, nurl_text(text.ptr + url.host.off, url.host.len));
        url.host_kind = host.kind;
    }
    check(&url, text, number >> 4);
}

/* The struct has the first bytes, its text is the rest. */
static void check_any(const uint8_t *data, size_t size, uint32_t number)
{
    struct nurl url;

    if (size >= sizeof url) {
        memcpy(&url, data, sizeof url);
        check(&url, fuzz_text(data + sizeof url, size - sizeof url),
              number >> 4);
    }
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    uint32_t number = fuzz_number(data, size);

    space = number >> 12;
    check_damaged(fuzz_text(data, size), number);
    check_drawn(fuzz_text(data, size), number);
    check_any(data, size, number);
}
