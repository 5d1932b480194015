/*
 * vector_1738.c - the operations on strict URLs: parts, equality, requests
 */
#include "console.h"
#include "nurl.h"
#include "vector_row.h"
#include "view_parts.h"

/* In ASCII order of the names, which is that of the bits. */
static void key_flags(uint32_t flags)
{
    const char *comma = "";
    uint32_t flag;

    console_text("\tflags=");
    for (flag = 1; flag != 0; flag <<= 1) {
        if (flags & flag) {
            console_text(comma);
            console_text(nurl_flag_name(flag));
            comma = ",";
        }
    }
}

/* "cwd.0", "cwd.1" ... and "cwd.n", the segments of a path. */
static void key_segments(const char *key, const struct nurl *url,
                         struct nurl_span path)
{
    struct nurl_str rest = nurl_part(url, path);
    struct nurl_str segment;
    unsigned n = 0;

    while (nurl_path_next(&rest, &segment)) {
        vector_key_str(vector_numbered(key, n++, ""), url->text, segment);
    }
    vector_key_count(key, n);
}

static void keys_fields(const struct nurl *url, struct nurl_span span)
{
    struct nurl_str fields = nurl_part(url, span);
    struct nurl_str name;
    struct nurl_str value;
    unsigned n = 0;

    while (nurl_prospero_next(&fields, &name, &value)) {
        vector_key_str(vector_numbered("fields", n, ".name"), url->text, name);
        vector_key_str(vector_numbered("fields", n, ".value"), url->text,
                       value);
        n++;
    }
    vector_key_count("fields", n);
}

static void key_part(const struct nurl *url, const struct nurl_any *any,
                     const struct view_part *part)
{
    struct nurl_span span = view_span(any, part);

    if (part->item && any->scheme == NURL_SCHEME_PROSPERO) {
        keys_fields(url, span);
    } else if (part->item && (any->scheme == NURL_SCHEME_FILE ||
                              nurl_present(any->as.ftp.name))) {
        key_segments(part->key, url, span);
    } else if (any->scheme == NURL_SCHEME_HTTP && nurl_present(span) &&
               part == view_parts[any->scheme]) {
        span.off++; /* RFC 1738's has no slash */
        span.len--;
        vector_key_span(part->key, url->text, span);
    } else if (!part->item) {
        vector_key_part(part->key, url, span);
    }
}

static void key_form(const struct nurl_any *any)
{
    static const char *const kinds[] = { "", "all", "group", "article" };
    const struct nurl_wais *wais = &any->as.wais;
    const char *form = wais->type.off ? "doc" : "database";

    if (any->scheme == NURL_SCHEME_NEWS) {
        vector_key_word("kind", kinds[any->as.news.kind]);
    }
    if (any->scheme == NURL_SCHEME_NEWS &&
        any->as.news.host_kind != NURL_HOST_NONE) {
        vector_key_kind("mid_host_kind", any->as.news.host_kind);
    }
    if (any->scheme == NURL_SCHEME_WAIS) {
        vector_key_word("form", wais->search.off ? "index" : form);
    }
}

static void keys_view(const struct nurl *url, const struct nurl_any *any)
{
    const struct view_part *part = view_parts[any->scheme];
    unsigned n;

    key_form(any);
    for (n = 0; n < VIEW_PARTS && part[n].name; n++) {
        key_part(url, any, &part[n]);
    }
}

/* The url-path of RFC 1738: everything after the slash, if there is one. */
static void key_path(const struct nurl *url)
{
    struct nurl_span last = url->port.off ? url->port : url->host;
    struct nurl_span path;
    size_t end = url->fragment.off ? url->fragment.off - 1u : url->stop;

    path.off = (uint16_t)(last.off + last.len + 1);
    if (path.off <= end) {
        path.len = (uint16_t)(end - path.off);
        vector_key_span("path", url->text, path);
    }
}

static void keys_login(const struct nurl *url)
{
    vector_key_part("user", url, url->user);
    vector_key_part("password", url, url->password);
    if (url->host_kind != NURL_HOST_NONE) {
        vector_key_part("host", url, url->host);
        vector_key_kind("host_kind", url->host_kind);
        key_path(url);
    }
    vector_key_port(url);
}

enum nurl_status vector_parse_1738(struct vector_question *row)
{
    const struct nurl *url = &row->url;
    struct nurl_any any;

    (void)nurl_any_parse(&any, url);
    vector_ok();
    vector_key_part("scheme", url, url->scheme);
    keys_login(url);
    if (any.scheme == NURL_SCHEME_OTHER) {
        vector_key_span("opaque", url->text, url->path);
        vector_key_number("ip", url->host_kind != NURL_HOST_NONE);
    } else {
        keys_view(url, &any);
    }
    key_flags(nurl_flags_1738(url));
    vector_key_part("fragment", url, url->fragment);
    return NURL_OK;
}

enum nurl_status vector_view(struct vector_question *row)
{
    struct nurl_any any;
    enum nurl_status status = nurl_any_parse(&any, &row->url);

    if (vector_good(row, status, any.stop)) {
        keys_view(&row->url, &any);
    }
    return status;
}

enum nurl_status vector_equal_1738(struct vector_question *row)
{
    return vector_yes_or_no("same", nurl_equal_1738(&row->url, &row->other));
}

/* Decoded, with braces escaped, because braces are marks here. */
static void put_literal(struct nurl_str argument)
{
    struct nurl_writer out;
    size_t i;

    nurl_writer_init(&out, vector_out, sizeof vector_out);
    nurl_decode(&out, argument, NURL_POLICY_FTP);
    console_text(" ");
    for (i = 0; i < out.len; i++) {
        if (out.ptr[i] == '{' || out.ptr[i] == '}') {
            console_text(out.ptr[i] == '{' ? "\\x7B" : "\\x7D");
        } else {
            console_escaped(out.ptr + i, 1);
        }
    }
}

static void put_argument(const struct nurl_ftp_step *step)
{
    if (step->kind == NURL_FTP_PASS_PROMPT) {
        console_text(" {prompt}");
    } else if (step->kind == NURL_FTP_PASS_EMAIL) {
        console_text(" {email}");
    } else if (step->kind == NURL_FTP_TYPE_GUESS) {
        console_text(" {guess}");
    } else if (step->argument.ptr) {
        put_literal(step->argument);
    }
}

enum nurl_status vector_plan(struct vector_question *row)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    unsigned n = 0;
    enum nurl_status status = nurl_ftp_plan_begin(&plan, &row->url, "RETR");

    if (!vector_good(row, status, plan.stop)) {
        return status;
    }
    while (nurl_ftp_plan_next(&plan, &step)) {
        vector_key_text(vector_numbered("plan", n++, ""), step.verb);
        put_argument(&step);
    }
    vector_key_count("plan", n);
    return NURL_OK;
}

enum nurl_status vector_wire(struct vector_question *row)
{
    nurl_write_gopher_request(&row->out, &row->url,
                              row->option[OPTION_ASK] ? NURL_GOPHER_ASK_ANY_PORT
                                                      : 0);
    return NURL_OK;
}

/* The target of RFC 1738: path and search as written. */
enum nurl_status vector_target_1738(struct vector_question *row)
{
    const struct nurl *url = &row->url;
    struct nurl_http http;
    enum nurl_status status = nurl_http_parse(&http, url);

    row->stop = http.stop;
    if (url->path.len == 0) {
        nurl_write_text(&row->out, NURL_STR("/"));
    }
    nurl_write_text(&row->out, nurl_part(url, url->path));
    if (nurl_present(http.search)) {
        nurl_write_text(&row->out, NURL_STR("?"));
        nurl_write_text(&row->out, nurl_part(url, http.search));
    }
    return status;
}
