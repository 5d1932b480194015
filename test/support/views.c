/*
 * views.c - the ten typed views as data: as a line of text, and checked
 */
#include "views.h"

#include <string.h>

#include "../../port/lib/view_parts.h"
#include "render.h"
#include "well_formed.h"

#define PLACE(member) offsetof(struct nurl_any, as.member)

uint16_t view_stop(const struct nurl_any *any)
{
    static const size_t stops[] = {
        offsetof(struct nurl_any, stop),
        PLACE(ftp.stop),
        PLACE(http.stop),
        PLACE(gopher.stop),
        PLACE(mailto.stop),
        PLACE(news.stop),
        PLACE(nntp.stop),
        PLACE(telnet.stop),
        PLACE(wais.stop),
        PLACE(file.stop),
        PLACE(prospero.stop),
    };
    uint16_t stop;

    memcpy(&stop, (const char *)any + stops[any->scheme], sizeof stop);
    return stop;
}

static void gopher_line(const struct nurl_gopher *gopher)
{
    char item[2] = { 0, 0 };

    item[0] = (char)gopher->item;
    render_text(" item=");
    render_text(item);
}

static void news_line(const struct nurl_news *news)
{
    static const char *const kinds[] = { " none", " all", " group",
                                         " article" };
    static const char *const hosts[] = { "", " empty", " name", " ipv4" };

    render_text(kinds[news->kind]);
    render_text(hosts[news->host_kind]);
}

void view_render(const struct nurl_any *any, const struct nurl *url)
{
    const struct view_part *part = view_parts[any->scheme];
    unsigned n;

    for (n = 0; n < VIEW_PARTS && part[n].name; n++) {
        if (nurl_present(view_span(any, &part[n]))) {
            render_text(" ");
            render_text(part[n].name);
            render_part("=", url, view_span(any, &part[n]));
        }
    }
    if (any->scheme == NURL_SCHEME_GOPHER) {
        gopher_line(&any->as.gopher);
    } else if (any->scheme == NURL_SCHEME_NEWS) {
        news_line(&any->as.news);
    } else if (any->scheme == NURL_SCHEME_FILE) {
        render_text(any->as.file.local ? " local" : "");
    }
}

const char *view_line(const struct nurl_any *any, const struct nurl *url,
                      enum nurl_status status)
{
    const char *line;

    if (status != NURL_OK) {
        return render_fault(status, view_stop(any));
    }
    render_start();
    view_render(any, url);
    line = render_line();
    return line[0] != '\0' ? line : "nothing";
}

/* Where the URL ends: a fragment and its "#" are not part of it. */
static size_t url_end(const struct nurl *url)
{
    return url->fragment.off ? url->fragment.off - 1u : url->stop;
}

static const char *left_over(const struct nurl_any *any)
{
    const struct view_part *part = view_parts[any->scheme];
    unsigned n;

    for (n = 0; n < VIEW_PARTS && part[n].name; n++) {
        if (!span_absent(view_span(any, &part[n]))) {
            return "a fault left a part of the view";
        }
    }
    return NULL;
}

/* local and domain are the address but for one "@", raw or escaped. */
static int splits(const struct nurl_mailto *mailto, const char *text)
{
    struct rebuild rebuild = { text, mailto->address.off,
                               (size_t)mailto->address.off +
                                   mailto->address.len,
                               0 };

    if (span_absent(mailto->local)) {
        return span_absent(mailto->domain);
    }
    rebuild_part(&rebuild, mailto->local);
    rebuild_text(&rebuild, mailto->domain.off == rebuild.at + 1 ? "@" : "%40");
    rebuild_part(&rebuild, mailto->domain);
    return !rebuild.broken && rebuild.at == rebuild.end;
}

static int is_type(const struct nurl_ftp *ftp, const char *text)
{
    return span_absent(ftp->type) ? ftp->typecode == '\0'
                                  : ftp->typecode == (text[ftp->type.off] | 32);
}

/* The present parts, in order, make the text after the authority or colon. */
static int rebuilds(const struct nurl_any *any, const struct nurl *url)
{
    struct rebuild rebuild = { url->text, url->scheme.len + 1u, url_end(url),
                               0 };
    const struct view_part *part = view_parts[any->scheme];
    unsigned n;

    if (url->host_kind != NURL_HOST_NONE && any->scheme != NURL_SCHEME_MAILTO &&
        any->scheme != NURL_SCHEME_NEWS) {
        rebuild.at = url->path.off;
    }
    for (n = 0; n < VIEW_PARTS && part[n].name; n++) {
        if (part[n].lead && !span_absent(view_span(any, &part[n]))) {
            rebuild_text(&rebuild, part[n].lead);
            rebuild_part(&rebuild, view_span(any, &part[n]));
        }
    }
    if (rebuild.at + 1 == rebuild.end && !left_over(any) &&
        (any->scheme == NURL_SCHEME_TELNET ||
         any->scheme == NURL_SCHEME_GOPHER)) {
        rebuild_text(&rebuild, "/"); /* which stands for nothing in these */
    }
    return !rebuild.broken && rebuild.at == rebuild.end;
}

const char *view_unsound(const struct nurl_any *any, const struct nurl *url,
                         enum nurl_status status)
{
    if (view_stop(any) > url_end(url)) {
        return "the view's stop is after the URL";
    }
    if (status != NURL_OK) {
        return left_over(any);
    }
    if (view_stop(any) != url_end(url)) {
        return "the view's stop is not the end of the URL";
    }
    if (!rebuilds(any, url)) {
        return "the parts of the view do not rebuild the URL";
    }
    if (any->scheme == NURL_SCHEME_FTP && !is_type(&any->as.ftp, url->text)) {
        return "the typecode is not the type in lower case";
    }
    if (any->scheme == NURL_SCHEME_MAILTO &&
        !splits(&any->as.mailto, url->text)) {
        return "local and domain do not rebuild the address";
    }
    return NULL;
}
