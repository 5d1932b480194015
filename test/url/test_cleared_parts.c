/*
 * A part of a struct that its user has cleared is not there: each function
 * answers as for the text that is put together from the other parts. Here this
 * is done for every URL of the laws and every choice of parts.
 *
 * test/gate/headers finds a public function that takes a struct nurl and is not
 * asked here.
 */
#include "nurl.h"

#include <string.h>

#include "../../port/lib/view_parts.h"
#include "support.h"
#include "views.h"
#include "well_formed.h"

/* On a board some of the vectors are enough. */
#ifdef NURL_BOARD_TEST
#define TEXTS vectors_3986
#define STRICT_TEXTS vectors_view
#define STEP 9u
#define LONGEST 100u
#define LEAST_CHOICES 100u
#define LEAST_STRICT 5u
#define LEAST_TARGETS 0u
#else
#define TEXTS vectors_all
#define STRICT_TEXTS vectors_all
#define STEP 1u
#define LONGEST 1200u
#define LEAST_CHOICES 10000u
#define LEAST_STRICT 1000u
#define LEAST_TARGETS 100u
#endif

#define ANYWHERE (-1)
#define PLACES 20u

/* ------------------------------------------------ the text that is expected */

/* The parts that are left, put together (RFC 3986 5.3), as the law says. */
struct joined {
    char text[LONGEST + 4];
    int from[LONGEST + 4]; /* where each byte is in the text of the struct */
    size_t len;
    size_t starts[SPANS + 1]; /* of each part that is left; the path begins */
    int own[SPANS + 1];       /* twice. The same in the text of the struct */
    unsigned parts;
    unsigned lead; /* bytes before the path that keep it a path */
    int path;      /* its offset in the text of the struct */
};

static struct joined joined;

static void join_text(const char *text, int from)
{
    for (; *text != '\0'; text++) {
        joined.text[joined.len] = *text;
        joined.from[joined.len] = from;
        joined.len++;
        from += from != ANYWHERE;
    }
}

static void join_part(const struct nurl *url, struct nurl_span span)
{
    size_t i;

    joined.starts[joined.parts] = joined.len;
    joined.own[joined.parts] = span.off;
    joined.parts++;
    for (i = 0; i < span.len; i++) {
        joined.text[joined.len] = url->text[span.off + i];
        joined.from[joined.len] = (int)(span.off + i);
        joined.len++;
    }
}

static void join_delimited(const struct nurl *url, const char *delimiter,
                           struct nurl_span span)
{
    if (!span_absent(span)) {
        join_text(delimiter, span.off - 1);
        join_part(url, span);
    }
}

static void join_authority(const struct nurl *url)
{
    if (url->host_kind == NURL_HOST_NONE) {
        return; /* nor user, password and port */
    }
    join_text("//", ANYWHERE);
    if (!span_absent(url->user)) {
        join_part(url, url->user);
        join_delimited(url, ":", url->password);
        join_text("@", url->host.off - 1);
    }
    join_part(url, url->host);
    join_delimited(url, ":", url->port);
}

/* A path stays a path: it becomes neither an authority nor a scheme. */
static void join_path(const struct nurl *url)
{
    struct nurl_str path = nurl_text(url->text + url->path.off, url->path.len);
    size_t first = 0;

    joined.starts[joined.parts] = joined.len;
    joined.own[joined.parts] = url->path.off;
    joined.parts++;
    while (first < path.len && path.ptr[first] != '/' &&
           path.ptr[first] != ':') {
        first++;
    }
    if (url->host_kind == NURL_HOST_NONE) {
        if (path.len > 1 && path.ptr[0] == '/' && path.ptr[1] == '/') {
            join_text("/.", ANYWHERE);
        } else if (span_absent(url->scheme) && first < path.len &&
                   path.ptr[first] == ':') {
            join_text("./", ANYWHERE);
        }
    }
    joined.lead = (unsigned)(joined.len - joined.starts[joined.parts - 1]);
    joined.path = url->path.off;
    join_part(url, url->path);
}

static void join(const struct nurl *url)
{
    memset(&joined, 0, sizeof joined);
    if (!span_absent(url->scheme)) {
        join_part(url, url->scheme);
        join_text(":", url->scheme.len);
    }
    join_authority(url);
    join_path(url);
    join_delimited(url, "?", url->query);
    join_delimited(url, "#", url->fragment);
}

/* A strict URL loses its query, its fragment or both; the rest is one text. */
static void join_strict(const struct nurl *url)
{
    struct nurl_span rest = { 0, 0 };

    memset(&joined, 0, sizeof joined);
    rest.len = (uint16_t)(url->path.off + url->path.len);
    join_part(url, rest);
    join_delimited(url, "?", url->query);
    join_delimited(url, "#", url->fragment);
}

/*
 * 1 if the offset in the text of the struct is the same place as the one in the
 * text that was put together. There a place can be after a byte, before the
 * next one, or where a part begins; at the end it is the end of the text, too.
 */
static int is_same_place(size_t place, size_t own, size_t length)
{
    unsigned n;

    if ((place == 0 && own == 0) || (place == joined.len && own == length)) {
        return 1;
    }
    for (n = 0; n < joined.parts; n++) {
        if (joined.starts[n] == place && joined.own[n] == (int)own) {
            return 1;
        }
    }
    if (place > 0 && joined.from[place - 1] != ANYWHERE &&
        joined.from[place - 1] + 1 == (int)own) {
        return 1;
    }
    return place < joined.len &&
           (joined.from[place] == (int)own || joined.from[place] == ANYWHERE);
}

/* ----------------------------------------------------------------- answers */

/* What a function answers for a struct: as a line, and the offsets in it. */
struct answer {
    char line[13 * LONGEST + 400];
    struct nurl_writer writer;
    size_t places[PLACES];
    unsigned count;
    unsigned lead; /* bytes before the path that its parts do not have */
};

static struct answer answer;
static struct answer expected;
static struct answer *into;

/* The struct before a part was cleared, and the one of the joined text. */
static struct nurl before;
static struct nurl whole;

static void put_place(size_t place)
{
    TEST_ASSERT_LESS_THAN_UINT(PLACES, into->count);
    into->places[into->count++] = place;
}

static void put_status(enum nurl_status status, size_t stop)
{
    render_text(" ");
    render_text(nurl_status_name(status));
    put_place(stop);
}

static void put_part(const struct nurl *url, struct nurl_span span)
{
    render_str(" ", nurl_part(url, span)); /* nothing if it is absent */
    put_place(nurl_present(span) ? span.off : 0u);
}

static void put_yes(bool answered)
{
    render_text(answered ? " yes" : " no");
}

static void put_written(struct nurl_writer *out)
{
    render_str("", nurl_text(out->ptr, out->len));
    put_status(nurl_writer_status(out), out->stop);
}

/* ----------------------------------------------------------- the functions */

typedef void ask(const struct nurl *url);

static char buffer[2 * LONGEST + 100];

#define WRITER(name, call)                                                     \
    static void name(const struct nurl *url)                                   \
    {                                                                          \
        struct nurl_writer out = writer_of(buffer, sizeof buffer);             \
                                                                               \
        call;                                                                  \
        put_written(&out);                                                     \
    }

WRITER(ask_normalize, nurl_normalize(&out, url))
WRITER(ask_write_host, nurl_write_host(&out, url))
WRITER(ask_write_host_field, nurl_write_host_field(&out, url))
WRITER(ask_write_target, nurl_write_target(&out, url))
WRITER(ask_target_absolute, nurl_write_target_absolute(&out, url))
WRITER(ask_target_authority, nurl_write_target_authority(&out, url))
WRITER(ask_request, nurl_write_request(&out, NURL_STR("GET"), url))
WRITER(ask_connect, nurl_write_request(&out, NURL_STR("CONNECT"), url))
WRITER(ask_write_redacted, nurl_write_redacted(&out, url))
WRITER(ask_write_origin, nurl_write_origin(&out, url))
WRITER(ask_gopher_request, nurl_write_gopher_request(&out, url, 0))
WRITER(ask_gopher_any_port,
       nurl_write_gopher_request(&out, url, NURL_GOPHER_ASK_ANY_PORT))
WRITER(ask_write_cri, nurl_write_cri(&out, url))

/* A reference of each kind (RFC 3986 5.2.2); the last one is a host's name. */
static const char *const references[] = { "",     "?y", "#s",    "g",
                                          "../g", "/p", ".",     "//g/x",
                                          "x:y",  "//", "/.//x", "x.evil/p" };

static void ask_reference(const struct nurl *base,
                          void write(struct nurl_writer *, const struct nurl *,
                                     struct nurl_str))
{
    struct nurl_writer out;
    size_t i;

    for (i = 0; i < sizeof references / sizeof references[0]; i++) {
        out = writer_of(buffer, sizeof buffer);
        write(&out, base, nurl_text(references[i], strlen(references[i])));
        put_written(&out);
    }
}

static void ask_resolve(const struct nurl *url)
{
    ask_reference(url, nurl_resolve);
}

static void ask_redirect(const struct nurl *url)
{
    ask_reference(url, nurl_redirect);
}

/* An absent path and an empty one are the same. */
static void put_path(struct nurl_str path)
{
    render_text(" path=");
    if (path.len > into->lead) {
        render_str("", nurl_text(path.ptr + into->lead, path.len - into->lead));
    }
}

static void ask_parts_of(const struct nurl *url)
{
    struct nurl_parts parts;

    nurl_parts_of(&parts, url);
    render_str(" scheme=", parts.scheme);
    render_str(" user=", parts.user);
    render_str(" password=", parts.password);
    render_str(" host=", parts.host);
    render_str(" port=", parts.port);
    put_path(parts.path);
    render_str(" query=", parts.query);
    render_str(" fragment=", parts.fragment);
    render_str(" zone=", parts.zone);
}

/* nurl_build refuses a path that would become another part. */
static void ask_build(const struct nurl *url)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl_parts parts;

    nurl_parts_of(&parts, url);
    nurl_build(&out, &parts, NURL_BUILD_PASSWORD);
    if (url != &whole && joined.lead > 0) {
        TEST_ASSERT_EQUAL(NURL_ERR_CHAR, nurl_writer_status(&out));
        out = writer_of(buffer, sizeof buffer);
        nurl_parts_of(&parts, &whole);
        nurl_build(&out, &parts, NURL_BUILD_PASSWORD);
    }
    put_written(&out);
}

/* A question about two URLs, in both orders. */
static void put_both(bool same(const struct nurl *, const struct nurl *),
                     const struct nurl *url)
{
    put_yes(same(url, &before));
    put_yes(same(&before, url));
    put_yes(same(url, &whole));
    put_yes(same(&whole, url));
}

static void ask_equal(const struct nurl *url)
{
    put_both(nurl_equal, url);
}

static void ask_equal_1738(const struct nurl *url)
{
    put_both(nurl_equal_1738, url);
}

static void ask_same_origin(const struct nurl *url)
{
    put_both(nurl_same_origin, url);
}

static void ask_is_below(const struct nurl *url)
{
    put_both(nurl_is_below, url);
}

static void ask_port(const struct nurl *url)
{
    uint16_t port;

    put_status(nurl_port(url, &port), 0);
    render_text(" ");
    render_number(port);
}

static void ask_endpoint(const struct nurl *url)
{
    struct nurl_endpoint endpoint;
    enum nurl_status status = nurl_endpoint_parse(&endpoint, url);

    put_status(status, endpoint.stop);
    put_part(url, endpoint.name);
    put_part(url, endpoint.zone);
    render_number(endpoint.port);
    render_number(endpoint.kind);
    render_number(endpoint.scheme);
    render_hex(endpoint.address, sizeof endpoint.address);
}

static void ask_host_text(const struct nurl *url)
{
    render_str(" ", nurl_host_text(url));
}

/* A part of the text; the first bytes of the joined path are not in it. */
static void put_text(const struct nurl *url, struct nurl_str text, size_t lead)
{
    put_yes(text.ptr != NULL);
    if (text.ptr) {
        render_str(" ", nurl_text(text.ptr + lead, text.len - lead));
        put_place((size_t)(text.ptr - url->text) + lead);
    }
}

static void ask_server_name(const struct nurl *url)
{
    struct nurl_str name;

    put_yes(nurl_server_name(url, &name));
    put_text(url, name, 0);
}

static void ask_target_text(const struct nurl *url)
{
    struct nurl_str text;

    put_yes(nurl_target_text(url, &text));
    put_text(url, text, into->lead);
}

static void ask_scheme(const struct nurl *url)
{
    render_number(nurl_scheme_of(url));
    put_yes(nurl_scheme_is(url, "http"));
    put_yes(nurl_scheme_is(url, "mailto"));
}

static void ask_flags(const struct nurl *url)
{
    uint32_t flags = nurl_flags_1738(url);

    render_number(flags >> 16);
    render_text(",");
    render_number(flags & 0xFFFF);
}

static void ask_tftp(const struct nurl *url)
{
    struct nurl_tftp tftp;
    enum nurl_status status = nurl_tftp_parse(&tftp, url);

    put_status(status, tftp.stop);
    put_part(url, tftp.file);
    render_number(tftp.mode);
}

static void ask_coap(const struct nurl *url)
{
    struct nurl_coap coap;
    struct nurl_coap_option option;
    enum nurl_status status = nurl_coap_begin(&coap, url, 7);

    put_status(status, coap.stop);
    render_number(coap.port);
    while (nurl_coap_next(&coap, &option)) {
        render_text(" ");
        render_number(option.number);
        render_text(",");
        render_number(option.length);
        render_text(",");
        render_number(option.port);
        render_str(" ", option.value);
    }
}

static void ask_ftp_plan(const struct nurl *url)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    enum nurl_status status = nurl_ftp_plan_begin(&plan, url, "RETR");

    put_status(status, plan.stop);
    while (nurl_ftp_plan_next(&plan, &step)) {
        render_str(" ", step.verb);
        render_number(step.kind);
        render_str(" ", step.argument);
    }
}

/*
 * In mailto and news an authority is data, after "//". If a part of it was
 * cleared, the rest is not one text, so these functions refuse it. Then the
 * bytes after the "//" come from other places. They also refuse it if nobody
 * can tell where the path was.
 */
static int is_torn(void)
{
    size_t at = whole.scheme.len + 3u;
    size_t end =
        span_absent(whole.fragment) ? joined.len : whole.fragment.off - 1u;

    while (at < end && joined.from[at] == (int)at) {
        at++;
    }
    return whole.profile == NURL_PROFILE_3986 &&
           whole.host_kind != NURL_HOST_NONE && (at < end || joined.path == 0);
}

static int is_refused(const struct nurl_any *any)
{
    return is_torn() && ((any->scheme == NURL_SCHEME_MAILTO &&
                          nurl_scheme_is(&whole, "mailto")) ||
                         (any->scheme == NURL_SCHEME_NEWS &&
                          nurl_scheme_is(&whole, "news")));
}

static void put_view(const struct nurl_any *any, const struct nurl *url,
                     enum nurl_status status)
{
    const struct view_part *part = view_parts[any->scheme];
    unsigned n;

    if (is_refused(any)) {
        if (url != &whole) {
            TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, status);
            TEST_ASSERT_EQUAL(0, view_stop(any));
        }
        return;
    }
    put_status(status, view_stop(any));
    for (n = 0; n < VIEW_PARTS && part[n].name; n++) {
        put_part(url, view_span(any, &part[n]));
    }
    view_render(any, url);
}

static void ask_any(const struct nurl *url)
{
    struct nurl_any any;
    enum nurl_status status;

    memset(&any, 0, sizeof any);
    status = nurl_any_parse(&any, url);
    put_view(&any, url, status);
}

/* The function of a scheme; for other schemes its answer is SCHEME. */
#define VIEW(member, scheme_of_it, parse)                                      \
    static void ask_##member(const struct nurl *url)                           \
    {                                                                          \
        struct nurl_any any;                                                   \
        enum nurl_status status;                                               \
                                                                               \
        memset(&any, 0, sizeof any);                                           \
        any.scheme = (uint8_t)(scheme_of_it);                                  \
        status = parse(&any.as.member, url);                                   \
        put_view(&any, url, status);                                           \
    }

VIEW(ftp, NURL_SCHEME_FTP, nurl_ftp_parse)
VIEW(http, NURL_SCHEME_HTTP, nurl_http_parse)
VIEW(gopher, NURL_SCHEME_GOPHER, nurl_gopher_parse)
VIEW(mailto, NURL_SCHEME_MAILTO, nurl_mailto_parse)
VIEW(news, NURL_SCHEME_NEWS, nurl_news_parse)
VIEW(nntp, NURL_SCHEME_NNTP, nurl_nntp_parse)
VIEW(telnet, NURL_SCHEME_TELNET, nurl_telnet_parse)
VIEW(wais, NURL_SCHEME_WAIS, nurl_wais_parse)
VIEW(file, NURL_SCHEME_FILE, nurl_file_parse)
VIEW(prospero, NURL_SCHEME_PROSPERO, nurl_prospero_parse)

static const struct {
    ask *ask;
    const char *name;
} questions[] = {
    { ask_normalize, "nurl_normalize" },
    { ask_resolve, "nurl_resolve" },
    { ask_redirect, "nurl_redirect" },
    { ask_write_host, "nurl_write_host" },
    { ask_write_host_field, "nurl_write_host_field" },
    { ask_write_target, "nurl_write_target" },
    { ask_target_absolute, "nurl_write_target_absolute" },
    { ask_target_authority, "nurl_write_target_authority" },
    { ask_request, "nurl_write_request" },
    { ask_connect, "nurl_write_request of CONNECT" },
    { ask_write_redacted, "nurl_write_redacted" },
    { ask_write_origin, "nurl_write_origin" },
    { ask_gopher_request, "nurl_write_gopher_request" },
    { ask_gopher_any_port, "nurl_write_gopher_request to any port" },
    { ask_write_cri, "nurl_write_cri" },
    { ask_parts_of, "nurl_parts_of" },
    { ask_build, "nurl_build" },
    { ask_equal, "nurl_equal" },
    { ask_equal_1738, "nurl_equal_1738" },
    { ask_same_origin, "nurl_same_origin" },
    { ask_is_below, "nurl_is_below" },
    { ask_port, "nurl_port" },
    { ask_endpoint, "nurl_endpoint_parse" },
    { ask_host_text, "nurl_host_text" },
    { ask_server_name, "nurl_server_name" },
    { ask_target_text, "nurl_target_text" },
    { ask_scheme, "nurl_scheme_of" },
    { ask_flags, "nurl_flags_1738" },
    { ask_tftp, "nurl_tftp_parse" },
    { ask_coap, "nurl_coap_begin" },
    { ask_ftp_plan, "nurl_ftp_plan_begin" },
    { ask_any, "nurl_any_parse" },
    { ask_ftp, "nurl_ftp_parse" },
    { ask_http, "nurl_http_parse" },
    { ask_gopher, "nurl_gopher_parse" },
    { ask_mailto, "nurl_mailto_parse" },
    { ask_news, "nurl_news_parse" },
    { ask_nntp, "nurl_nntp_parse" },
    { ask_telnet, "nurl_telnet_parse" },
    { ask_wais, "nurl_wais_parse" },
    { ask_file, "nurl_file_parse" },
    { ask_prospero, "nurl_prospero_parse" },
};

/* ---------------------------------------------------------------- compared */

static void get(struct answer *to, ask *question, const struct nurl *url)
{
    into = to;
    to->count = 0;
    to->lead = url == &whole ? joined.lead : 0;
    to->writer = writer_of(to->line, sizeof to->line);
    render_into(&to->writer);
    question(url);
    render_start();
}

/* A part of the joined text has "/." where that of the struct has nothing. */
static void drop_lead(struct answer *from)
{
    size_t kept = 0;
    size_t i;

    for (i = 0; i < from->writer.len; i++) {
        if (from->writer.len - i > 3 &&
            memcmp(from->line + i, "/.//", 4) == 0) {
            i += 2;
        }
        from->line[kept++] = from->line[i];
    }
    from->writer.len = kept;
}

/* NULL, or what is different. */
static const char *difference(const struct nurl *url)
{
    unsigned n;

    if (joined.lead > 0) {
        drop_lead(&expected);
        drop_lead(&answer);
    }
    if (answer.writer.missing > 0 || expected.writer.missing > 0) {
        return "a line that is too long";
    }
    if (answer.writer.len != expected.writer.len ||
        memcmp(answer.line, expected.line, answer.writer.len) != 0) {
        return "another answer";
    }
    if (answer.count != expected.count) {
        return "other offsets";
    }
    for (n = 0; n < answer.count; n++) {
        if (!is_same_place(expected.places[n], answer.places[n], url->stop)) {
            return "another offset";
        }
    }
    return NULL;
}

static void put_shown(const char *lead, const char *at, size_t len)
{
    render_text(lead);
    render_text(shown(at, len < 150 ? len : 150));
}

static void fail(const char *name, const char *what, const struct nurl *url)
{
    unsigned n;

    render_start();
    render_text(name);
    render_text(": ");
    render_text(what);
    put_shown(": of ", url->text, url->stop);
    put_shown(", cleared: ", answer.line, answer.writer.len);
    put_shown("; of ", joined.text, joined.len);
    put_shown(": ", expected.line, expected.writer.len);
    for (n = 0; n < answer.count && n < expected.count; n++) {
        render_text(n == 0 ? "; at " : ", ");
        render_number(answer.places[n]);
        render_text("/");
        render_number(expected.places[n]);
    }
    TEST_FAIL_MESSAGE(render_line());
}

static unsigned long compared;

/* The parts that are left, and the parser of their text. */
static void compare(const struct nurl *url, row_parser *parse)
{
    char *block = exact_open(joined.text, joined.len);
    const char *different;
    size_t i;

    whole = url_in(parse, block, joined.len);
    for (i = 0; i < sizeof questions / sizeof questions[0]; i++) {
        get(&answer, questions[i].ask, url);
        get(&expected, questions[i].ask, &whole);
        different = difference(url);
        if (different) {
            fail(questions[i].name, different, url);
        }
    }
    compared++;
    exact_close(block);
}

/* nurl_attach takes what its user has cleared. */
static void check_attached(const struct nurl *url)
{
    struct nurl copy = *url;

    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_attach(&copy, url->text, url->stop),
                              shown(url->text, url->stop));
}

/* Clears the parts of these bits. */
static void clear_all(struct nurl *url, unsigned parts)
{
    unsigned n;

    for (n = 0; n < SPANS; n++) {
        if (parts >> n & 1) {
            clear(span_of(url, n));
        }
    }
    if (parts >> HOST & 1) {
        url->host_kind = NURL_HOST_NONE;
    }
}

/* The parts that there are, as bits. */
static unsigned parts_in(struct nurl *url)
{
    unsigned parts = 0;
    unsigned n;

    for (n = 0; n < SPANS; n++) {
        if (n == PATH ? url->path.len > 0 : !span_absent(*span_of(url, n))) {
            parts |= 1u << n;
        }
    }
    return parts;
}

static void compare_without(const struct nurl *url, unsigned parts,
                            row_parser *parse)
{
    struct nurl cleared = *url;

    before = *url;
    clear_all(&cleared, parts);
    join(&cleared);
    check_attached(&cleared);
    compare(&cleared, parse);
    if (parts >> PATH & 1) {
        cleared.path.off = url->path.off; /* clearing `len` is enough */
        join(&cleared);
        compare(&cleared, parse);
    }
}

static void compare_url(const char *text, size_t len)
{
    struct nurl url;
    unsigned present;
    unsigned parts;

    if (nurl_parse_zone(&url, text, len) != NURL_OK) {
        return;
    }
    present = parts_in(&url);
    for (parts = present;; parts = (parts - 1) & present) {
        compare_without(&url, parts, nurl_parse_zone);
        if (parts == 0) {
            return;
        }
    }
}

static void compare_strict(const char *text, size_t len)
{
    static const unsigned some[] = { 1u << FRAGMENT, 1u << QUERY,
                                     1u << QUERY | 1u << FRAGMENT };
    struct nurl cleared;
    struct nurl url;
    size_t i;

    if (nurl_parse_1738_ref(&url, text, len) != NURL_OK) {
        return;
    }
    before = url;
    for (i = 0; i < sizeof some / sizeof some[0]; i++) {
        cleared = url;
        clear_all(&cleared, some[i]);
        join_strict(&cleared);
        check_attached(&cleared);
        compare(&cleared, nurl_parse_1738_ref);
    }
}

static enum nurl_status parse_get(struct nurl *url, const char *text,
                                  size_t len)
{
    return nurl_parse_target(url, NURL_STR("GET"), text, len);
}

/* The target of a request is a path, perhaps with a query. */
static void compare_target(const char *text, size_t len)
{
    struct nurl url;

    if (len == 0 || text[0] != '/' || parse_get(&url, text, len) != NURL_OK) {
        return;
    }
    before = url;
    clear(&url.query);
    join_strict(&url);
    compare(&url, parse_get);
}

static mutate_check *compare_text;
static unsigned texts;

static void compare_each(const char *text, size_t len)
{
    char *block;

    if (texts++ % STEP == 0 && len <= LONGEST) {
        block = exact_open(text, len);
        compare_text(block, len);
        exact_close(block);
    }
}

static void compare_list(const struct vector_list *list, mutate_check *check,
                         unsigned long least)
{
    compare_text = check;
    compared = 0;
    texts = 0;
    vectors_check(list, compare_each);
    TEST_ASSERT_GREATER_THAN_UINT(least, compared);
}

/* ------------------------------------------------------------------- tests */

void test_each_function_answers_as_without_the_cleared_parts(void)
{
    compare_list(&TEXTS, compare_url, LEAST_CHOICES);
}

void test_strict_urls_can_lose_query_and_fragment(void)
{
    compare_list(&STRICT_TEXTS, compare_strict, LEAST_STRICT);
}

void test_targets_can_lose_their_query(void)
{
    compare_list(&TEXTS, compare_target, LEAST_TARGETS);
}

#define BIT(part) (1u << (part))
#define LOGIN (BIT(USER) | BIT(PASSWORD))

struct example {
    ask *ask;
    const char *text;
    unsigned cleared;
    const char *expected;
};

static const char *reference;

WRITER(ask_to, nurl_resolve(&out, url, nurl_text(reference, strlen(reference))))
WRITER(ask_moved,
       nurl_redirect(&out, url, nurl_text(reference, strlen(reference))))

static void check_examples(const struct example *rows, size_t count)
{
    struct nurl url;
    size_t i;

    for (i = 0; i < count; i++) {
        url = url_of(nurl_parse, rows[i].text);
        clear_all(&url, rows[i].cleared);
        get(&answer, rows[i].ask, &url);
        answer.line[answer.writer.len] = '\0';
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].expected, answer.line,
                                         rows[i].text);
    }
}

#define EXAMPLES(rows) check_examples(rows, sizeof rows / sizeof rows[0])

void test_a_login_that_was_cleared_is_not_sent(void)
{
    static const char url[] = "https://joe:secret@h.com/fw/latest";
    static const struct example rows[] = {
        { ask_moved, url, LOGIN, "https://h.com/fw/v2.bin OK" },
        { ask_moved, url, BIT(USER), "https://h.com/fw/v2.bin OK" },
        { ask_moved, url, BIT(PASSWORD), "https://joe@h.com/fw/v2.bin OK" },
    };

    reference = "/fw/v2.bin";
    EXAMPLES(rows);
}

void test_a_reference_does_not_become_the_host(void)
{
    static const struct example rows[] = {
        { ask_to, "http://h/a", BIT(HOST), "http:/x.evil.example/p OK" },
        { ask_moved, "http://h/a", BIT(HOST), "http:/x.evil.example/p OK" },
        { ask_to, "http://h", BIT(HOST), "http:x.evil.example/p OK" },
        { ask_to, "http://h/a", BIT(SCHEME), "SCHEME_MISSING" },
        { ask_moved, "http://h/a", BIT(SCHEME), "SCHEME_MISSING" },
        { ask_moved, "http://h:8080/a#f", BIT(PORT) | BIT(FRAGMENT),
          "http://h/x.evil.example/p OK" },
    };

    reference = "x.evil.example/p";
    EXAMPLES(rows);
}

void test_an_empty_reference_has_what_is_left_of_the_base(void)
{
    static const struct example rows[] = {
        { ask_to, "http://h/a?q", BIT(QUERY), "http://h/a OK" },
        { ask_to, "http://h//evil?q", BIT(HOST), "http:/.//evil?q OK" },
    };

    reference = "";
    EXAMPLES(rows);
}

void test_neither_scheme_nor_host_comes_out_of_a_path(void)
{
    static const struct example rows[] = {
        { ask_normalize, "x:http://evil/fw", BIT(SCHEME),
          "./http://evil/fw OK" },
        { ask_normalize, "x:1p:a", BIT(SCHEME), "./1p:a OK" },
        { ask_normalize, "x:%31p:a", BIT(SCHEME), "./1p:a OK" },
        { ask_normalize, "x:a%3Ab", BIT(SCHEME), "a%3Ab OK" },
        { ask_normalize, "x:/a:b", BIT(SCHEME), "/a:b OK" },
        { ask_normalize, "x:a/b:c", BIT(SCHEME), "a/b:c OK" },
        { ask_normalize, "x://h//evil/fw", BIT(HOST), "x:/.//evil/fw OK" },
        { ask_normalize, "x://h//evil/fw", BIT(HOST) | BIT(SCHEME),
          "/.//evil/fw OK" },
        { ask_write_redacted, "x:1p:a", BIT(SCHEME), "./1p:a OK" },
        { ask_write_redacted, "x://h//evil/fw", BIT(HOST), "x:/.//evil/fw OK" },
    };

    EXAMPLES(rows);
}

void test_a_log_line_has_no_part_that_was_cleared(void)
{
    static const struct example rows[] = {
        { ask_write_redacted, "http://u:p@h/?a=b", LOGIN, "http://h/?a=* OK" },
        { ask_write_redacted, "http://u:p@h/?a=b", LOGIN | BIT(SCHEME),
          "//h/?a=* OK" },
        { ask_write_redacted, "http://u:p@h/?a=b", BIT(HOST), "http:/?a=* OK" },
    };

    EXAMPLES(rows);
}

void test_a_host_that_was_cleared_is_missing(void)
{
    static ask *const asks[] = { ask_write_host_field, ask_write_target,
                                 ask_write_host,       ask_request,
                                 ask_target_absolute,  ask_target_authority };
    struct example row = { NULL, "http://u:p@h:1/a", BIT(HOST), NULL };
    size_t i;

    for (i = 0; i < sizeof asks / sizeof asks[0]; i++) {
        row.ask = asks[i];
        row.cleared = BIT(HOST);
        row.expected = "HOST_MISSING";
        check_examples(&row, 1);
        row.cleared = BIT(HOST) | BIT(SCHEME);
        row.expected = "SCHEME_MISSING";
        check_examples(&row, 1);
    }
}

/* The origin is that of the default port; of no scheme or no host there is
 * none. */
void test_the_origin_is_that_of_the_parts_that_are_left(void)
{
    struct nurl url = url_of(nurl_parse, "http://h:81/");
    struct nurl other = url_of(nurl_parse, "http://h/");
    struct nurl cleared = url;

    TEST_ASSERT_FALSE(nurl_same_origin(&cleared, &other));
    clear(&cleared.port);
    TEST_ASSERT_TRUE(nurl_same_origin(&cleared, &other));
    clear(&cleared.scheme);
    TEST_ASSERT_FALSE(nurl_same_origin(&cleared, &other));
    cleared = other;
    clear_all(&cleared, BIT(HOST));
    TEST_ASSERT_FALSE(nurl_same_origin(&cleared, &other));
}

/* What is asked without a user is "anonymous", with no password of another. */
void test_a_password_without_its_user_is_not_sent(void)
{
    static const struct example rows[] = {
        { ask_ftp_plan, "ftp://u:pw@h/f", BIT(USER),
          "OK USER0 anonymous PASS3 TYPE6 I RETR7 f" },
        { ask_ftp_plan, "ftp://u:pw@h/f", BIT(PASSWORD),
          "OK USER0 u PASS2 TYPE6 I RETR7 f" },
    };

    EXAMPLES(rows);
}
