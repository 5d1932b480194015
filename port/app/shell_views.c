/*
 * shell_views.c - the shell's commands `strict` and `view`: by RFC 1738
 */
#include "console.h"
#include "nurl_any.h"
#include "nurl_flags_1738.h"
#include "nurl_parse.h"
#include "nurl_path.h"
#include "shell.h"

void shell_flags(const struct nurl *url)
{
    uint32_t set = nurl_flags_1738(url);
    uint32_t flag;

    console_text(set ? "flags:" : "flags: none");
    for (flag = 1; flag != 0; flag <<= 1) {
        if (set & flag) {
            console_text(" ");
            console_text(nurl_flag_name(flag));
        }
    }
    console_line_end();
}

/* A piece that a walk has given, as a row of the table. */
static void put_piece(const char *name, const struct nurl *url,
                      struct nurl_str piece)
{
    struct nurl_span span;

    span.off = (uint16_t)(piece.ptr - url->text);
    span.len = (uint16_t)piece.len;
    shell_part(name, url, span);
}

static void put_pieces(const char *name, const struct nurl *url,
                       struct nurl_str walk)
{
    struct nurl_str piece;

    while (nurl_path_next(&walk, &piece)) {
        put_piece(name, url, piece);
    }
}

static void put_ftp(const struct nurl *url, const struct nurl_ftp *ftp)
{
    struct nurl_str walk;

    shell_head("ftp");
    nurl_ftp_walk(&walk, url, ftp);
    put_pieces("directory", url, walk);
    shell_part_if("name", url, ftp->name);
    shell_part_if("type", url, ftp->type);
}

static void put_http(const struct nurl *url, const struct nurl_http *http)
{
    shell_head("http");
    shell_part_if("path", url, http->path);
    shell_part_if("search", url, http->search);
}

static void put_gopher(const struct nurl *url, const struct nurl_gopher *gopher)
{
    const char item = (char)gopher->item;

    shell_head("gopher");
    shell_part_if("type", url, gopher->type);
    shell_part_if("selector", url, gopher->selector);
    shell_part_if("search", url, gopher->search);
    shell_part_if("plus", url, gopher->plus);
    console_text("item: ");
    console_escaped(&item, 1);
    console_line_end();
}

static void put_mailto(const struct nurl *url, const struct nurl_mailto *mailto)
{
    shell_head("mailto");
    shell_part("address", url, mailto->address);
    shell_part_if("local", url, mailto->local);
    shell_part_if("domain", url, mailto->domain);
}

static void put_news(const struct nurl *url, const struct nurl_news *news)
{
    static const char *const kinds[] = { "none", "all groups", "a group",
                                         "an article" };

    shell_head("news");
    shell_part_if("group", url, news->group);
    shell_part_if("unique", url, news->unique);
    shell_part_if("host", url, news->host);
    console_text("kind: ");
    console_text(kinds[news->kind]);
    console_line_end();
}

static void put_nntp(const struct nurl *url, const struct nurl_nntp *nntp)
{
    shell_head("nntp");
    shell_part("group", url, nntp->group);
    shell_part_if("article", url, nntp->article);
}

static void put_wais(const struct nurl *url, const struct nurl_wais *wais)
{
    shell_head("wais");
    shell_part("database", url, wais->database);
    shell_part_if("search", url, wais->search);
    shell_part_if("type", url, wais->type);
    shell_part_if("path", url, wais->path);
}

static void put_file(const struct nurl *url, const struct nurl_file *file)
{
    struct nurl_str walk;

    shell_head("file");
    nurl_file_walk(&walk, url, file);
    put_pieces("segment", url, walk);
    console_text(file->local ? "whose: this machine's\n"
                             : "whose: another machine's\n");
}

static void put_prospero(const struct nurl *url,
                         const struct nurl_prospero *prospero)
{
    struct nurl_str walk;
    struct nurl_str name;
    struct nurl_str value;

    shell_head("prospero");
    shell_part("name", url, prospero->name);
    nurl_prospero_walk(&walk, url, prospero);
    while (nurl_prospero_next(&walk, &name, &value)) {
        put_piece("field", url, name);
        put_piece("value", url, value);
    }
}

static void put_view(const struct nurl *url, const struct nurl_any *any)
{
    switch (any->scheme) {
    case NURL_SCHEME_FTP:
        put_ftp(url, &any->as.ftp);
        break;
    case NURL_SCHEME_HTTP:
        put_http(url, &any->as.http);
        break;
    case NURL_SCHEME_GOPHER:
        put_gopher(url, &any->as.gopher);
        break;
    case NURL_SCHEME_MAILTO:
        put_mailto(url, &any->as.mailto);
        break;
    case NURL_SCHEME_NEWS:
        put_news(url, &any->as.news);
        break;
    case NURL_SCHEME_NNTP:
        put_nntp(url, &any->as.nntp);
        break;
    case NURL_SCHEME_TELNET:
        console_text("telnet: a login, and nothing else\n");
        break;
    case NURL_SCHEME_WAIS:
        put_wais(url, &any->as.wais);
        break;
    case NURL_SCHEME_FILE:
        put_file(url, &any->as.file);
        break;
    default:
        put_prospero(url, &any->as.prospero);
    }
}

int shell_strict(struct nurl_str text)
{
    struct nurl_any any;
    enum nurl_status status = nurl_any(&any, text.ptr, text.len);

    if (status != NURL_OK) {
        return shell_fault(text, any.url.stop, status);
    }
    shell_parts(&any.url);
    shell_flags(&any.url);
    if (any.scheme == NURL_SCHEME_OTHER) {
        console_text("no view: RFC 1738 does not define the scheme\n");
    } else {
        put_view(&any.url, &any);
    }
    return 0;
}

int shell_view(struct nurl_str text)
{
    struct nurl_any any;
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, text.ptr, text.len);

    if (status != NURL_OK) {
        return shell_fault(text, url.stop, status);
    }
    status = nurl_any_view(&any, &url);
    if (status != NURL_OK) {
        return shell_fault(text, any.as.stop, status);
    }
    put_view(&url, &any);
    return 0;
}
