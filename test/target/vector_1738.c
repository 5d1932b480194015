/*
 * vector_1738.c - the operations of RFC 1738: parse, parse_ref, view
 */
#include "console.h"
#include "nurl_any.h"
#include "nurl_flags_1738.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_path.h"
#include "vector_row.h"

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

static struct nurl_span span_of(const struct nurl *url, struct nurl_str text)
{
    struct nurl_span span;

    span.off = (uint16_t)(text.ptr - url->text);
    span.len = (uint16_t)text.len;
    return span;
}

/* "cwd.n" and "cwd.0", "cwd.1" ...: counted first, because n leads. */
static void key_list(const char *key, const struct nurl *url,
                     struct nurl_str walk)
{
    struct nurl_str again = walk;
    struct nurl_str piece;
    unsigned n = 0;

    while (nurl_path_next(&walk, &piece)) {
        n++;
    }
    console_text("\t");
    console_text(key);
    console_text(".n=");
    console_number(n);
    for (n = 0; nurl_path_next(&again, &piece); n++) {
        vector_key_span(vector_numbered(key, n, ""), url->text,
                        span_of(url, piece));
    }
}

static void keys_ftp(const struct nurl *url, const struct nurl_ftp *ftp)
{
    if (nurl_present(ftp->name)) {
        key_list("cwd", url, nurl_part(url, ftp->directories));
        vector_key_part("name", url, ftp->name);
    }
    vector_key_part("type", url, ftp->type);
}

static void keys_gopher(const struct nurl *url,
                        const struct nurl_gopher *gopher)
{
    vector_key_part("gtype", url, gopher->type);
    vector_key_part("selector", url, gopher->selector);
    vector_key_part("search", url, gopher->search);
    vector_key_part("gplus", url, gopher->plus);
}

static void keys_news(const struct nurl *url, const struct nurl_news *news)
{
    static const char *const kinds[] = { "", "all", "group", "article" };

    vector_key_word("kind", kinds[news->kind]);
    vector_key_part("group", url, news->group);
    vector_key_part("unique", url, news->unique);
    vector_key_part("mid_host", url, news->host);
    if (news->host_kind != NURL_HOST_NONE) {
        vector_key_word("mid_host_kind", vector_kind(news->host_kind));
    }
}

static void keys_wais(const struct nurl *url, const struct nurl_wais *wais)
{
    const char *form = "database";

    if (wais->search.off) {
        form = "index";
    } else if (wais->type.off) {
        form = "doc";
    }
    vector_key_word("form", form);
    vector_key_part("database", url, wais->database);
    vector_key_part("search", url, wais->search);
    vector_key_part("wtype", url, wais->type);
    vector_key_part("wpath", url, wais->path);
}

static void keys_prospero(const struct nurl *url,
                          const struct nurl_prospero *prospero)
{
    struct nurl_str fields = nurl_part(url, prospero->fields);
    struct nurl_str again = fields;
    struct nurl_str name;
    struct nurl_str value;
    unsigned n = 0;

    vector_key_part("hsoname", url, prospero->name);
    while (nurl_prospero_next(&fields, &name, &value)) {
        n++;
    }
    vector_key_number("fields.n", n);
    for (n = 0; nurl_prospero_next(&again, &name, &value); n++) {
        vector_key_span(vector_numbered("fields", n, ".name"), url->text,
                        span_of(url, name));
        vector_key_span(vector_numbered("fields", n, ".value"), url->text,
                        span_of(url, value));
    }
}

static void keys_file(const struct nurl *url, const struct nurl_file *file)
{
    key_list("segments", url, nurl_part(url, file->path));
}

static void keys_http(const struct nurl *url, const struct nurl_http *http)
{
    struct nurl_span hpath = http->path;

    if (nurl_present(hpath)) { /* RFC 1738's has no slash */
        hpath.off++;
        hpath.len--;
        vector_key_span("hpath", url->text, hpath);
    }
    vector_key_part("search", url, http->search);
}

static void keys_mailto(const struct nurl *url,
                        const struct nurl_mailto *mailto)
{
    vector_key_part("addr", url, mailto->address);
    vector_key_part("local", url, mailto->local);
    vector_key_part("domain", url, mailto->domain);
}

static void keys_nntp(const struct nurl *url, const struct nurl_nntp *nntp)
{
    vector_key_part("group", url, nntp->group);
    vector_key_part("article", url, nntp->article);
}

static void keys_view(const struct nurl *url, const struct nurl_any *any)
{
    switch (any->scheme) {
    case NURL_SCHEME_FTP:
        keys_ftp(url, &any->as.ftp);
        break;
    case NURL_SCHEME_HTTP:
        keys_http(url, &any->as.http);
        break;
    case NURL_SCHEME_GOPHER:
        keys_gopher(url, &any->as.gopher);
        break;
    case NURL_SCHEME_MAILTO:
        keys_mailto(url, &any->as.mailto);
        break;
    case NURL_SCHEME_NEWS:
        keys_news(url, &any->as.news);
        break;
    case NURL_SCHEME_NNTP:
        keys_nntp(url, &any->as.nntp);
        break;
    case NURL_SCHEME_WAIS:
        keys_wais(url, &any->as.wais);
        break;
    case NURL_SCHEME_FILE:
        keys_file(url, &any->as.file);
        break;
    case NURL_SCHEME_PROSPERO:
        keys_prospero(url, &any->as.prospero);
        break;
    default:
        break;
    }
}

/* The url-path of RFC 1738: all behind the slash, if there is one. */
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
        vector_key_word("host_kind", vector_kind(url->host_kind));
        key_path(url);
    }
    vector_key_port(url);
}

static void answer(const struct nurl *url, const struct nurl_any *any)
{
    vector_ok();
    vector_key_part("scheme", url, url->scheme);
    keys_login(url);
    if (any->scheme == NURL_SCHEME_OTHER) {
        vector_key_span("opaque", url->text, url->path);
        vector_key_number("ip", url->host_kind != NURL_HOST_NONE);
    } else {
        keys_view(url, any);
    }
    key_flags(nurl_flags_1738(url));
    vector_key_part("fragment", url, url->fragment);
}

void vector_parse_1738(struct vector_question *row)
{
    struct nurl_any any;
    struct nurl url;
    enum nurl_status status =
        nurl_parse_1738(&url, row->input.ptr, row->input.len);

    if (status != NURL_OK) {
        vector_fault_status(status, url.stop);
        return;
    }
    nurl_any_parse(&any, &url);
    answer(&url, &any);
}

void vector_parse_ref(struct vector_question *row)
{
    struct nurl_any any;
    struct nurl url;
    enum nurl_status status =
        nurl_parse_1738_ref(&url, row->input.ptr, row->input.len);

    if (status != NURL_OK) {
        vector_fault_status(status, url.stop);
        return;
    }
    nurl_any_parse(&any, &url);
    answer(&url, &any);
}

void vector_view(struct vector_question *row)
{
    struct nurl_any any;
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, row->input.ptr, row->input.len);

    if (status != NURL_OK) {
        vector_fault_status(status, url.stop);
        return;
    }
    status = nurl_any_parse(&any, &url);
    if (status != NURL_OK) {
        vector_fault_status(status, any.stop);
        return;
    }
    vector_ok();
    keys_view(&url, &any);
}
