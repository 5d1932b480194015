/*
 * nurl_parse_1738.c - a URL by RFC 1738: scheme, octets, authority, view
 *
 * url->stop is the cursor, as in nurl_parse.c.
 */
#include "nurl_parse_1738.h"
#include "nurl_blank.h"
#include "nurl_login.h"
#include "nurl_octet.h"
#include "nurl_view.h"

/* What the authority of a scheme may have, by enum nurl_any_scheme. */
#define NO_AUTHORITY 0x80u

static const uint8_t authorities[] = {
    NURL_LOGIN_USER | NURL_LOGIN_PORT, /* other, where it looks like one */
    NURL_LOGIN_USER | NURL_LOGIN_PORT, /* ftp */
    NURL_LOGIN_PORT,                   /* http */
    NURL_LOGIN_PORT,                   /* gopher */
    NO_AUTHORITY,                      /* mailto */
    NO_AUTHORITY,                      /* news */
    NURL_LOGIN_PORT,                   /* nntp */
    NURL_LOGIN_USER | NURL_LOGIN_PORT, /* telnet */
    NURL_LOGIN_PORT,                   /* wais */
    NURL_LOGIN_EMPTY,                  /* file */
    NURL_LOGIN_PORT                    /* prospero */
};

/* scheme ":", where scheme = 1*[ lowalpha / digit / "+" / "-" / "." ] */
static enum nurl_status scheme(struct nurl *url, const char *end)
{
    const char *at = url->text;
    const char *stop = nurl_octet_skip(at, end, NURL_OCTET_SCHEME);

    url->stop = (uint16_t)(stop - at);
    if (stop == end) {
        return NURL_SCHEME_MISSING;
    }
    if (*stop != ':') {
        return NURL_SCHEME_CHAR;
    }
    if (stop == at) {
        return NURL_SCHEME_MISSING;
    }
    url->scheme.len = url->stop;
    url->stop++;
    return NURL_OK;
}

/*
 * *xchar: what RFC 3986 lets stand in a query, but for "~". The cursor moves
 * to the first octet that is none; OK at the end.
 */
static enum nurl_status octets(struct nurl *url, const char *end)
{
    const char *at = url->text + url->stop;
    const char *tilde = at;
    int octet;

    while (tilde < end && *tilde != '~') {
        tilde++;
    }
    at = nurl_octet_skip(at, tilde, NURL_OCTET_QUERY);
    url->stop = (uint16_t)(at - url->text);
    if (at == end) {
        return NURL_OK;
    }
    octet = nurl_octet(*at);
    return nurl_octet_fault(octet, octet == '#' ? NURL_FRAGMENT : NURL_UNSAFE);
}

/* "//", the cursor stopping where one is missing */
static enum nurl_status slashes(struct nurl *url, const char *end)
{
    unsigned n;

    for (n = 0; n < 2; n++) {
        if (url->text + url->stop == end || url->text[url->stop] != '/') {
            return NURL_SLASHES;
        }
        url->stop++;
    }
    return NURL_OK;
}

static void set_path(struct nurl *url, const char *end)
{
    url->path.at = url->stop;
    url->path.len = (uint16_t)(end - (url->text + url->stop));
}

/* 1 if a "?" stands before the "/" that ends what looks like a login. */
static int has_question(const struct nurl *url, const char *end)
{
    const char *at = url->text + url->stop;

    for (; at < end && *at != '/'; at++) {
        if (*at == '?') {
            return 1;
        }
    }
    return 0;
}

/*
 * schemepart = *xchar / ip-schemepart: the first includes the second, so it
 * cannot fail. A "?" in the login would end the authority for RFC 3986: then
 * there is none here, because it would name another host.
 */
static void other(struct nurl *url, const char *end)
{
    uint16_t start = url->stop;

    set_path(url, end);
    if (slashes(url, end) != NURL_OK || has_question(url, end) ||
        nurl_login(url, end, authorities[NURL_ANY_OTHER]) != NURL_OK) {
        nurl_login_clear(url);
    }
    url->stop = start;
}

/* What http and wais call search is the query. */
static void set_query(struct nurl *url, struct nurl_span search)
{
    if (search.at) {
        url->query = search;
        url->path.len = (uint16_t)(search.at - 1 - url->path.at);
    }
}

/* The rules of the ten stand in their views. */
static enum nurl_status view(struct nurl *url, unsigned which)
{
    union nurl_any_view view;
    enum nurl_status status = nurl_view(&view, url, which);

    url->stop = view.stop;
    if (status == NURL_OK && which == NURL_ANY_HTTP) {
        set_query(url, view.http.search);
    } else if (status == NURL_OK && which == NURL_ANY_WAIS) {
        set_query(url, view.wais.search);
    }
    return status;
}

/* "//" authority path / path, by the scheme */
static enum nurl_status rest(struct nurl *url, const char *end)
{
    unsigned which = nurl_view_scheme(url);
    enum nurl_status status = NURL_OK;

    if (which == NURL_ANY_OTHER) {
        other(url, end);
        return NURL_OK;
    }
    if (authorities[which] != NO_AUTHORITY) {
        status = slashes(url, end);
        if (status == NURL_OK) {
            status = nurl_login(url, end, authorities[which]);
        }
    }
    if (status != NURL_OK) {
        return status;
    }
    set_path(url, end);
    url->profile = NURL_PROFILE_1738;
    return view(url, which);
}

/* url = scheme ":" schemepart                                RFC 1738 5 */
static enum nurl_status absolute(struct nurl *url, const char *end)
{
    enum nurl_status status;
    uint16_t start;

    if (url->text == end) {
        return NURL_EMPTY;
    }
    status = scheme(url, end);
    start = url->stop;
    if (status == NURL_OK) {
        status = octets(url, end); /* before anything else, to the end */
    }
    if (status != NURL_OK) {
        return status;
    }
    url->stop = start;
    return rest(url, end);
}

/* "#" *xchar, behind the URL */
static enum nurl_status fragment(struct nurl *url, const char *at,
                                 const char *end)
{
    if (at == end) {
        return NURL_OK;
    }
    url->stop = (uint16_t)(at + 1 - url->text);
    url->fragment.at = url->stop;
    url->fragment.len = (uint16_t)(end - at - 1);
    return octets(url, end);
}

/* The URL up to `mark`, and a fragment behind it unless that is the end. */
static enum nurl_status parse(struct nurl *url, const char *mark,
                              const char *end)
{
    enum nurl_status status;

    url->stop = 0;
    status = absolute(url, mark);
    if (status == NURL_OK) {
        status = fragment(url, mark, end);
    }
    if (status != NURL_OK) {
        nurl_blank(url);
        return status;
    }
    url->stop = (uint16_t)(end - url->text);
    url->profile = NURL_PROFILE_1738;
    return NURL_OK;
}

/* 0 if the text is too long, and then the struct says so. */
static int begin(struct nurl *url, const char *text, size_t length)
{
    nurl_blank(url);
    url->text = text ? text : "";
    url->stop = NURL_TEXT_MAX;
    return length <= NURL_TEXT_MAX;
}

enum nurl_status nurl_parse_1738(struct nurl *url, const char *text,
                                 size_t length)
{
    if (!begin(url, text, length)) {
        return NURL_TOO_LONG;
    }
    return parse(url, url->text + length, url->text + length);
}

enum nurl_status nurl_parse_1738_ref(struct nurl *url, const char *text,
                                     size_t length)
{
    const char *mark;

    if (!begin(url, text, length)) {
        return NURL_TOO_LONG;
    }
    mark = url->text;
    while (mark < url->text + length && *mark != '#') {
        mark++;
    }
    return parse(url, mark, url->text + length);
}
