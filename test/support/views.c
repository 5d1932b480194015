/*
 * views.c - the ten typed views as data: as a line of text, and checked
 */
#include "views.h"

#include "render.h"
#include "well_formed.h"

/* One part of a view: what it begins with in the text, and its span. */
struct piece {
    const char *name;
    const char *lead; /* NULL: it lies inside the first piece */
    size_t at;        /* of the span in the view; 0: no piece */
};

#define MOST 4

static const struct piece pieces[][MOST] = {
    { { NULL, NULL, 0 } },
    { { " directories=", "/", offsetof(struct nurl_ftp, directories) },
      { " name=", "/", offsetof(struct nurl_ftp, name) },
      { " type=", ";type=", offsetof(struct nurl_ftp, type) } },
    { { " path=", "/", offsetof(struct nurl_http, path) },
      { " search=", "?", offsetof(struct nurl_http, search) } },
    { { " type=", "/", offsetof(struct nurl_gopher, type) },
      { " selector=", "", offsetof(struct nurl_gopher, selector) },
      { " search=", "%09", offsetof(struct nurl_gopher, search) },
      { " plus=", "%09", offsetof(struct nurl_gopher, plus) } },
    { { " address=", "", offsetof(struct nurl_mailto, address) },
      { " local=", NULL, offsetof(struct nurl_mailto, local) },
      { " domain=", NULL, offsetof(struct nurl_mailto, domain) } },
    { { " group=", "", offsetof(struct nurl_news, group) },
      { " unique=", "", offsetof(struct nurl_news, unique) },
      { " host=", "@", offsetof(struct nurl_news, host) } },
    { { " group=", "/", offsetof(struct nurl_nntp, group) },
      { " article=", "/", offsetof(struct nurl_nntp, article) } },
    { { NULL, NULL, 0 } },
    { { " database=", "/", offsetof(struct nurl_wais, database) },
      { " search=", "?", offsetof(struct nurl_wais, search) },
      { " type=", "/", offsetof(struct nurl_wais, type) },
      { " path=", "/", offsetof(struct nurl_wais, path) } },
    { { " path=", "/", offsetof(struct nurl_file, path) } },
    { { " name=", "/", offsetof(struct nurl_prospero, name) },
      { " fields=", ";", offsetof(struct nurl_prospero, fields) } },
};

uint16_t view_stop(const void *view)
{
    return ((const union nurl_any_view *)view)->stop;
}

static struct nurl_span span_of(const void *view, const struct piece *piece)
{
    const void *at = (const char *)view + piece->at;

    return *(const struct nurl_span *)at;
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

const char *view_line(unsigned scheme, const void *view, const struct nurl *url,
                      enum nurl_status status)
{
    const struct piece *piece = pieces[scheme];
    const char *line;
    unsigned n;

    if (status != NURL_OK) {
        return render_fault(status, view_stop(view));
    }
    render_start();
    for (n = 0; n < MOST && piece[n].at > 0; n++) {
        render_part(piece[n].name, url, span_of(view, &piece[n]));
    }
    if (scheme == NURL_SCHEME_GOPHER) {
        gopher_line(view);
    } else if (scheme == NURL_SCHEME_NEWS) {
        news_line(view);
    } else if (scheme == NURL_SCHEME_FILE) {
        render_text(((const struct nurl_file *)view)->local ? " local" : "");
    }
    line = render_line();
    return line[0] != '\0' ? line : "nothing";
}

/* Where the URL ends: a fragment and its "#" are not part of it. */
static size_t url_end(const struct nurl *url)
{
    return url->fragment.off ? url->fragment.off - 1u : url->stop;
}

static const char *left_over(unsigned scheme, const void *view)
{
    const struct piece *piece = pieces[scheme];
    unsigned n;

    for (n = 0; n < MOST && piece[n].at > 0; n++) {
        if (!span_absent(span_of(view, &piece[n]))) {
            return "a fault left a part of the view";
        }
    }
    return NULL;
}

/* local and domain are the address but for one "@", raw or escaped. */
static int splits(const struct nurl_mailto *mailto, const char *text)
{
    struct rebuild walk = { NULL, 0, 0, 0 };

    if (span_absent(mailto->local)) {
        return span_absent(mailto->domain);
    }
    walk.text = text;
    walk.at = mailto->address.off;
    walk.end = (size_t)mailto->address.off + mailto->address.len;
    rebuild_part(&walk, mailto->local);
    rebuild_text(&walk, mailto->domain.off == walk.at + 1 ? "@" : "%40");
    rebuild_part(&walk, mailto->domain);
    return !walk.broken && walk.at == walk.end;
}

/* The pieces that are there, from behind the authority or the colon. */
static int rebuilds(unsigned scheme, const void *view, const struct nurl *url)
{
    struct rebuild walk = { NULL, 0, 0, 0 };
    const struct piece *piece = pieces[scheme];
    unsigned n;

    walk.text = url->text;
    walk.at = url->scheme.len + 1u;
    walk.end = url_end(url);
    if (url->host_kind != NURL_HOST_NONE && scheme != NURL_SCHEME_MAILTO &&
        scheme != NURL_SCHEME_NEWS) {
        walk.at = url->path.off;
    }
    for (n = 0; n < MOST && piece[n].at > 0; n++) {
        if (piece[n].lead && !span_absent(span_of(view, &piece[n]))) {
            rebuild_text(&walk, piece[n].lead);
            rebuild_part(&walk, span_of(view, &piece[n]));
        }
    }
    if (walk.at + 1 == walk.end && !left_over(scheme, view) &&
        (scheme == NURL_SCHEME_TELNET || scheme == NURL_SCHEME_GOPHER)) {
        rebuild_text(&walk, "/"); /* which stands for nothing in these */
    }
    return !walk.broken && walk.at == walk.end;
}

const char *view_unsound(unsigned scheme, const void *view,
                         const struct nurl *url, enum nurl_status status)
{
    if (view_stop(view) > url_end(url)) {
        return "the view's stop lies behind the URL";
    }
    if (status != NURL_OK) {
        return left_over(scheme, view);
    }
    if (view_stop(view) != url_end(url)) {
        return "the view's stop is not the end of the URL";
    }
    if (!rebuilds(scheme, view, url)) {
        return "the parts of the view do not rebuild the URL";
    }
    if (scheme == NURL_SCHEME_MAILTO && !splits(view, url->text)) {
        return "local and domain do not rebuild the address";
    }
    return NULL;
}
