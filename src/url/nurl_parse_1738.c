/*
 * nurl_parse_1738.c - a URL by RFC 1738: scheme, octets, authority, view
 *
 * Each function sets url->stop where it finds a fault.
 */
#include "base/nurl_octet.h"
#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "nurl_parse.h"
#include "syntax/nurl_login.h"
#include "url/nurl_view.h"

/* What a scheme has besides a path, by enum nurl_scheme. */
#define AUTHORITY 0x08u
#define QUERY 0x10u /* a "?" ends the path */
#define HOSTPORT (AUTHORITY | NURL_LOGIN_PORT)
#define LOGIN (HOSTPORT | NURL_LOGIN_USER)

static const uint8_t traits[] = {
    LOGIN,                        /* other, where it looks like one */
    LOGIN,                        /* ftp */
    HOSTPORT | QUERY,             /* http */
    HOSTPORT,                     /* gopher */
    0,                            /* mailto */
    0,                            /* news */
    HOSTPORT,                     /* nntp */
    LOGIN,                        /* telnet */
    HOSTPORT | QUERY,             /* wais */
    AUTHORITY | NURL_LOGIN_EMPTY, /* file */
    HOSTPORT                      /* prospero */
};

/* 1 if a whole escape stands here: "%" and at least two digits. */
static int is_escape(const char *at, const char *end)
{
    static const uint8_t hex[NURL_SCAN_SET] = {
        0x00, 0x00, 0xFF, 0x03, /* 0-9 */
        0x7E, 0x00, 0x00, 0x00, /* A-F */
        0x7E, 0x00, 0x00, 0x00  /* a-f */
    };

    return *at == '%' && nurl_scan_of(at + 1, end, hex) - at > 2;
}

/*
 * *xchar, where xchar = letter / digit / safe / extra / reserved / escape. The
 * first octet that is none is the fault.
 *
 * Without the table of nurl_octet.c the strict profile has 350 octets less.
 */
static enum nurl_status octets(struct nurl *url, const char *at,
                               const char *end)
{
    static const uint8_t xchar[NURL_SCAN_SET] = {
        0xD2, 0xFF, 0xFF, 0xAF, /* ! $ & ' ( ) * + , - . / 0-9 : ; = ? */
        0xFF, 0xFF, 0xFF, 0x87, /* @ A-Z _ */
        0xFE, 0xFF, 0xFF, 0x07  /* a-z */
    };
    int octet;

    for (;;) {
        at = nurl_scan_of(at, end, xchar);
        if (at == end) {
            return NURL_OK;
        }
        if (!is_escape(at, end)) {
            break;
        }
        at += 3;
    }
    url->stop = (uint16_t)(at - url->text);
    octet = nurl_octet(*at);
    return nurl_octet_fault(octet,
                            octet == '#' ? NURL_ERR_FRAGMENT : NURL_ERR_UNSAFE);
}

/* scheme ":", where scheme = 1*[ lowalpha / digit / "+" / "-" / "." ] */
static enum nurl_status scheme(struct nurl *url, const char *end)
{
    static const uint8_t set[NURL_SCAN_SET] = {
        0x00, 0x68, 0xFF, 0x03, /* + - . 0-9 */
        0xFE, 0xFF, 0xFF, 0x07, /* A-Z */
        0xFE, 0xFF, 0xFF, 0x07  /* a-z */
    };
    const char *at = url->text;
    const char *stop = nurl_scan_of(at, end, set);

    url->stop = (uint16_t)(stop - at);
    url->scheme.len = url->stop;
    if (at == end) {
        return NURL_ERR_EMPTY;
    }
    if (stop < end && *stop != ':') {
        return NURL_ERR_SCHEME_CHAR;
    }
    if (stop == at || stop == end) {
        return NURL_ERR_SCHEME_MISSING;
    }
    return octets(url, stop + 1, end); /* before anything else, to the end */
}

/* What stands behind the delimiter at `mark`, if one stands there. */
static void behind(const struct nurl *url, struct nurl_span *span,
                   const char *mark, const char *end)
{
    if (mark < end) {
        span->off = (uint16_t)(mark + 1 - url->text);
        span->len = (uint16_t)(end - mark - 1);
    }
}

/* "//" login, up to the "/" where the path begins, or the end */
static enum nurl_status authority(struct nurl *url, const char *end,
                                  unsigned may)
{
    const char *start = url->text + url->path.off;
    const char *at = start;
    const char *slash;

    while (at < end && *at == '/' && at - start < 2) {
        at++;
    }
    if (at - start < 2) {
        url->stop = (uint16_t)(at - url->text);
        return NURL_ERR_SLASHES;
    }
    slash = nurl_scan_to(at, end, '/');
    url->path.off = (uint16_t)(slash - url->text);
    return nurl_login(url, at, slash, may);
}

/*
 * What is no login here, or would be another one for RFC 3986, because a "?"
 * ends it there, is none at all.
 */
static void other(struct nurl *url, enum nurl_status status)
{
    uint16_t colon = url->scheme.len;

    if (status != NURL_OK || nurl_login_has_question(url)) {
        nurl_reset(url);
        url->scheme.len = colon;
        url->profile = NURL_PROFILE_1738;
    }
    url->path.off = (uint16_t)(colon + 1);
}

/* path [ "?" query ] */
static void path(struct nurl *url, const char *end, unsigned has)
{
    const char *at = url->text + url->path.off;
    const char *mark = has & QUERY ? nurl_scan_to(at, end, '?') : end;

    url->path.len = (uint16_t)(mark - at);
    behind(url, &url->query, mark, end);
}

/*
 * schemepart = *xchar / ip-schemepart: outside the ten the first includes the
 * second, so it cannot fail. The rules of the ten stand in their views.
 */
static enum nurl_status schemepart(struct nurl *url, const char *end)
{
    enum nurl_status status = NURL_OK;
    union nurl_any_view view;
    unsigned which;

    url->profile = NURL_PROFILE_1738;
    which = nurl_view_scheme(&view, url);
    url->path.off = (uint16_t)(url->scheme.len + 1);
    if (traits[which] & AUTHORITY) {
        status = authority(url, end, traits[which]);
    }
    if (which == NURL_SCHEME_OTHER) {
        other(url, status);
    } else if (status != NURL_OK) {
        return status;
    }
    path(url, end, traits[which]);
    if (which == NURL_SCHEME_OTHER) {
        return NURL_OK;
    }
    status = nurl_view(&view, url, which);
    url->stop = view.stop;
    return status;
}

/* url = scheme ":" schemepart, [ "#" *xchar ] behind it      RFC 1738 5 */
static enum nurl_status parse(struct nurl *url, const char *text, size_t length,
                              int reference)
{
    const char *mark;
    const char *end;
    enum nurl_status status;

    nurl_reset(url);
    url->text = text ? text : "";
    url->stop = NURL_TEXT_MAX;
    if (length > NURL_TEXT_MAX) {
        return NURL_ERR_TOO_LONG;
    }
    end = url->text + length;
    mark = reference ? nurl_scan_to(url->text, end, '#') : end;
    status = scheme(url, mark);
    if (status == NURL_OK) {
        status = schemepart(url, mark);
    }
    if (status == NURL_OK && mark < end) {
        behind(url, &url->fragment, mark, end);
        status = octets(url, mark + 1, end);
    }
    if (status != NURL_OK) {
        nurl_reset(url);
        return status;
    }
    url->stop = (uint16_t)length;
    return NURL_OK;
}

enum nurl_status nurl_parse_1738(struct nurl *url, const char *text,
                                 size_t length)
{
    return parse(url, text, length, 0);
}

enum nurl_status nurl_parse_1738_ref(struct nurl *url, const char *text,
                                     size_t length)
{
    return parse(url, text, length, 1);
}
