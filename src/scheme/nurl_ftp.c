/*
 * nurl_ftp.c - an ftp URL: directories, name, typecode
 */
#include "nurl_ftp.h"
#include "scheme/nurl_schemepart.h"

/* [ "/" fpath [ ";type=" ftptype ] ], read into `directories`, taken apart */
static const struct nurl_grammar form = { "ftp",
                                          3,
                                          { { '/', 0, 0, NURL_OK } } };

/* ftptype = "A" / "I" / "D" / "a" / "i" / "d", and the end */
static enum nurl_status type(struct nurl_ftp *ftp, struct nurl_schemepart *body)
{
    const char *start = body->at;
    char letter;

    if (start == body->end) {
        return NURL_ERR_TYPECODE;
    }
    letter = (char)(*start | 0x20);
    if (letter != 'a' && letter != 'i' && letter != 'd') {
        return NURL_ERR_TYPECODE;
    }
    body->at++;
    nurl_schemepart_span(body, &ftp->type, start);
    return body->at == body->end ? NURL_OK : NURL_ERR_TYPECODE;
}

/* fpath = fsegment *[ "/" fsegment ]: the last one, up to here, is the name. */
static void split(struct nurl_ftp *ftp, const struct nurl_schemepart *body,
                  const char *name)
{
    const char *start = body->text + ftp->directories.off;

    nurl_schemepart_span(body, &ftp->name, name);
    if (name > start) {
        ftp->directories.len = (uint16_t)(name - 1 - start);
    } else {
        ftp->directories.off = 0;
        ftp->directories.len = 0;
    }
}

/*
 * Where the last segment begins. The cursor moves to the ";" that can begin
 * the type, or to the end: strict, the first ";" of all, else the last one of
 * that segment.
 */
static const char *last_segment(struct nurl_schemepart *body, const char *start)
{
    const char *name = start;
    const char *at;

    body->at = body->end;
    for (at = start; at < body->end; at++) {
        if (*at == '/') {
            name = at + 1;
            body->at = body->end;
        } else if (*at == ';') {
            body->at = at;
            if (body->profile == NURL_PROFILE_1738) {
                break;
            }
        }
    }
    return name;
}

/* fpath [ ";type=" ftptype ]; strict, no other ";" can stand in it. */
static enum nurl_status path(struct nurl_ftp *ftp, struct nurl_schemepart *body)
{
    const char *lead = ";type=";
    const char *name = last_segment(body, body->text + ftp->directories.off);
    const char *at = body->at;

    while (at < body->end && *lead != '\0' && *at == *lead) {
        at++;
        lead++;
    }
    if (*lead != '\0') {
        if (body->profile == NURL_PROFILE_1738 && body->at < body->end) {
            return NURL_ERR_CHAR;
        }
        body->at = body->end;
    }
    split(ftp, body, name);
    if (*lead != '\0') {
        return NURL_OK;
    }
    body->at = at;
    return type(ftp, body);
}

enum nurl_status nurl_ftp_parse(struct nurl_ftp *ftp, const struct nurl *url)
{
    struct nurl_schemepart body;
    enum nurl_status status = nurl_schemepart_begin(ftp, url, &form, &body);

    if (ftp->directories.off != 0) {
        status = path(ftp, &body);
    }
    return nurl_schemepart_end(status, &body);
}

char nurl_ftp_typecode(const struct nurl *url, const struct nurl_ftp *ftp)
{
    return ftp->type.off ? (char)(url->text[ftp->type.off] | 0x20) : '\0';
}
