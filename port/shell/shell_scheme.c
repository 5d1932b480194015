/*
 * shell_scheme.c - how the shell shows what a scheme makes of a URL
 */
#include "console.h"
#include "nurl_any.h"
#include "nurl_path.h"
#include "shell.h"

/* A part of the path, as a row of the table. */
static void put_row(const char *name, const struct nurl *url,
                    struct nurl_str text)
{
    struct nurl_span span;

    span.off = (uint16_t)(text.ptr - url->text);
    span.len = (uint16_t)text.len;
    shell_part(name, span);
}

static void put_segments(const char *name, const struct nurl *url,
                         struct nurl_str rest)
{
    struct nurl_str segment;

    while (nurl_path_next(&rest, &segment)) {
        put_row(name, url, segment);
    }
}

static void put_ftp(const struct nurl *url, const struct nurl_ftp *ftp)
{
    put_segments("directory", url, nurl_part(url, ftp->directories));
    shell_part_if("name", ftp->name);
    shell_part_if("type", ftp->type);
}

static void put_http(const struct nurl_http *http)
{
    shell_part_if("path", http->path);
    shell_part_if("search", http->search);
}

static void put_gopher(const struct nurl_gopher *gopher)
{
    const char item = (char)gopher->item;

    shell_part_if("type", gopher->type);
    shell_part_if("selector", gopher->selector);
    shell_part_if("search", gopher->search);
    shell_part_if("plus", gopher->plus);
    console_text("item: ");
    console_escaped(&item, 1);
    console_line_end();
}

static void put_mailto(const struct nurl_mailto *mailto)
{
    shell_part("address", mailto->address);
    shell_part_if("local", mailto->local);
    shell_part_if("domain", mailto->domain);
}

static void put_news(const struct nurl_news *news)
{
    static const char *const kinds[] = { "none", "all groups", "a group",
                                         "an article" };

    shell_part_if("group", news->group);
    shell_part_if("unique", news->unique);
    shell_part_if("host", news->host);
    console_text("kind: ");
    console_text(kinds[news->kind]);
    console_line_end();
}

static void put_nntp(const struct nurl_nntp *nntp)
{
    shell_part("group", nntp->group);
    shell_part_if("article", nntp->article);
}

static void put_wais(const struct nurl_wais *wais)
{
    shell_part("database", wais->database);
    shell_part_if("search", wais->search);
    shell_part_if("type", wais->type);
    shell_part_if("path", wais->path);
}

static void put_file(const struct nurl *url, const struct nurl_file *file)
{
    put_segments("segment", url, nurl_part(url, file->path));
    console_text(file->local ? "whose: this machine's\n"
                             : "whose: another machine's\n");
}

static void put_prospero(const struct nurl *url,
                         const struct nurl_prospero *prospero)
{
    struct nurl_str fields = nurl_part(url, prospero->fields);
    struct nurl_str name;
    struct nurl_str value;

    shell_part("name", prospero->name);
    while (nurl_prospero_next(&fields, &name, &value)) {
        put_row("field", url, name);
        put_row("value", url, value);
    }
}

static void put_view(const struct nurl *url, const struct nurl_any *any)
{
    switch (any->scheme) {
    case NURL_SCHEME_FTP:
        put_ftp(url, &any->as.ftp);
        break;
    case NURL_SCHEME_HTTP:
        put_http(&any->as.http);
        break;
    case NURL_SCHEME_GOPHER:
        put_gopher(&any->as.gopher);
        break;
    case NURL_SCHEME_MAILTO:
        put_mailto(&any->as.mailto);
        break;
    case NURL_SCHEME_NEWS:
        put_news(&any->as.news);
        break;
    case NURL_SCHEME_NNTP:
        put_nntp(&any->as.nntp);
        break;
    case NURL_SCHEME_TELNET:
        console_text("a login, and nothing else\n");
        break;
    case NURL_SCHEME_WAIS:
        put_wais(&any->as.wais);
        break;
    case NURL_SCHEME_FILE:
        put_file(url, &any->as.file);
        break;
    default:
        put_prospero(url, &any->as.prospero);
    }
}

int shell_scheme(const struct nurl *url, struct nurl_str text)
{
    struct nurl_any any;
    enum nurl_status status = nurl_any_parse(&any, url);

    if (any.scheme == NURL_SCHEME_OTHER) {
        console_text("no view: RFC 1738 does not define the scheme\n");
        return 0;
    }
    if (status != NURL_OK) {
        return shell_fault(text, any.stop, status);
    }
    shell_head("view", text);
    put_view(url, &any);
    return 0;
}
