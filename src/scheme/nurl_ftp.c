/*
 * nurl_ftp.c - an ftp URL: directories, name, typecode
 */
#include "nurl_ftp.h"
#include "nurl_body.h"
#include "nurl_same.h"

/* [ "/" fpath [ ";type=" ftptype ] ], read into `name` and taken apart */
static const struct nurl_form form = { "ftp",
                                       offsetof(struct nurl_ftp, directories),
                                       3,
                                       1,
                                       { { '/', 0, 0, NURL_OK } } };

/* 1 if ";type=" stands at the cursor. */
static int is_type(const struct nurl_body *body)
{
    static const char lead[] = ";type=";
    const char *at = body->text + body->at;
    unsigned n = 0;

    while (lead[n] != '\0') {
        if (body->at + n >= body->end || at[n] != lead[n]) {
            return 0;
        }
        n++;
    }
    return 1;
}

/* Moves the cursor back to the last octet of the set, or to `start`. */
static void back_to(struct nurl_body *body, uint16_t start, unsigned set)
{
    while (body->at > start &&
           !(nurl_reserved(body->text[body->at - 1]) & set)) {
        body->at--;
    }
}

/*
 * Moves the cursor from the start of the path to where its ";type=" begins.
 * Strict, no other ";" can stand in it; else the last one of the name counts.
 */
static enum nurl_status find_type(struct nurl_body *body)
{
    uint16_t start = body->at;

    if (body->strict) {
        nurl_body_until(body, NURL_RESERVED_SEMICOLON);
        return body->at == body->end || is_type(body) ? NURL_OK : NURL_CHAR;
    }
    body->at = body->end;
    back_to(body, start, NURL_RESERVED_SEMICOLON | NURL_RESERVED_SLASH);
    if (body->at > start && body->text[body->at - 1] == ';') {
        body->at--;
        if (is_type(body)) {
            return NURL_OK;
        }
    }
    body->at = body->end;
    return NURL_OK;
}

/* ftptype = "A" / "I" / "D" / "a" / "i" / "d", and the end */
static enum nurl_status type(struct nurl_ftp *ftp, struct nurl_body *body)
{
    char letter;

    body->at = (uint16_t)(body->at + 6);
    if (body->at == body->end) {
        return NURL_TYPECODE;
    }
    letter = (char)(body->text[body->at] | 0x20);
    if (letter != 'a' && letter != 'i' && letter != 'd') {
        return NURL_TYPECODE;
    }
    ftp->type.at = body->at++;
    ftp->type.len = 1;
    return body->at == body->end ? NURL_OK : NURL_TYPECODE;
}

/* fpath = fsegment *[ "/" fsegment ]: the last one is the name. */
static void split(struct nurl_ftp *ftp, struct nurl_body *body, uint16_t start)
{
    uint16_t end = body->at;

    back_to(body, start, NURL_RESERVED_SLASH);
    ftp->name.at = body->at;
    ftp->name.len = (uint16_t)(end - body->at);
    ftp->directories.at = 0;
    ftp->directories.len = 0;
    if (body->at > start) {
        ftp->directories.at = start;
        ftp->directories.len = (uint16_t)(body->at - 1 - start);
    }
    body->at = end;
}

enum nurl_status nurl_ftp(struct nurl_ftp *ftp, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_read(&body, ftp, url, &form);
    uint16_t start = ftp->directories.at;

    if (start != 0) {
        body.at = start;
        status = find_type(&body);
    }
    if (start != 0 && status == NURL_OK) {
        split(ftp, &body, start);
        if (body.at < body.end) {
            status = type(ftp, &body);
        }
    }
    return nurl_body_close(&body, ftp, &form, status);
}

void nurl_ftp_walk(struct nurl_walk *walk, const struct nurl *url,
                   const struct nurl_ftp *ftp)
{
    walk->rest = nurl_get(url, ftp->directories);
}

/* The typecode in lower case, or NUL without one. */
static char typecode(const struct nurl *url, const struct nurl_ftp *ftp)
{
    return ftp->type.at ? (char)(url->text[ftp->type.at] | 0x20) : '\0';
}

int nurl_ftp_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { NULL, NULL,
                              NURL_RESERVED_SLASH | NURL_RESERVED_SEMICOLON };
    struct nurl_ftp x;
    struct nurl_ftp y;

    both.a = a;
    both.b = b;
    return nurl_ftp(&x, a) == NURL_OK && nurl_ftp(&y, b) == NURL_OK &&
           nurl_same_span(&both, x.directories, y.directories) &&
           nurl_same_part(&both, x.name, y.name) &&
           typecode(a, &x) == typecode(b, &y);
}
