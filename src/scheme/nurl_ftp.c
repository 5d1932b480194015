/* SPDX-License-Identifier: MIT */
/*
 * nurl_ftp.c - an ftp URL: directories, name, typecode
 */
#include "nurl_ftp.h"
#include "base/nurl_octet.h"
#include "base/nurl_reset.h"
#include "scheme/nurl_schemepart.h"

static void clear_ftp(struct nurl_ftp *ftp)
{
    nurl_reset_span(&ftp->directories);
    nurl_reset_span(&ftp->name);
    nurl_reset_span(&ftp->type);
    ftp->typecode = '\0';
}

/*
 * "/" fpath, fpath = fsegment *[ "/" fsegment ]              RFC 1738 3.2.2
 *
 * The last segment is the name. The text before its slash is the directories.
 * In a strict URL a ";" ends the name.
 */
static void fpath(struct nurl_ftp *ftp, struct nurl_reader *in)
{
    const char *start = in->at;
    const char *slash = start;

    while (nurl_reader_is(in, '/')) {
        slash = in->at++;
        nurl_reader_part(in, &ftp->name, NURL_RESERVED_SLASH,
                         NURL_RESERVED_SEMICOLON);
    }
    if (slash > start) {
        ftp->directories.off = (uint16_t)(start - in->text);
        ftp->directories.len = (uint16_t)(slash - start);
    }
}

/* RFC 3986 has no rule for ";": the last one in the name can begin the type. */
static void last_semicolon(const struct nurl_ftp *ftp, struct nurl_reader *in)
{
    const char *name = in->text + ftp->name.off;
    const char *at = in->at;

    while (at > name) {
        at--;
        if (*at == ';') {
            in->at = at;
            break;
        }
    }
}

/* At ";type=" moves the cursor after it, and returns 1. */
static int skip_type(struct nurl_reader *in)
{
    const char *start = in->at;
    const char *lead = ";type=";

    while (*lead != '\0' && nurl_reader_skip(in, *lead)) {
        lead++;
    }
    if (*lead == '\0') {
        return 1;
    }
    in->at = start;
    return 0;
}

/* ftptype = "A" / "I" / "D" / "a" / "i" / "d", and the end   RFC 1738 3.2.2 */
static enum nurl_status read_typecode(struct nurl_ftp *ftp,
                                      struct nurl_reader *in)
{
    const char *start = in->at;
    char letter;

    if (start == in->end) {
        return NURL_ERR_TYPECODE;
    }
    letter = nurl_octet_lower(*start);
    if (letter != 'a' && letter != 'i' && letter != 'd') {
        return NURL_ERR_TYPECODE;
    }
    in->at++;
    nurl_reader_span(in, &ftp->type, start);
    ftp->typecode = letter;
    return in->at == in->end ? NURL_OK : NURL_ERR_TYPECODE;
}

/*
 * [ "/" fpath [ ";type=" ftptype ] ]                         RFC 1738 3.2
 *
 * BOUNDS: without a "/" there is no name; a name begins before `name_end`, or
 * there.
 */
enum nurl_status nurl_ftp_read(struct nurl_ftp *ftp, struct nurl_reader *in)
{
    const char *name_end;

    clear_ftp(ftp);
    fpath(ftp, in);
    if (nurl_has_span(&ftp->name)) {
        if (!in->strict) {
            last_semicolon(ftp, in);
        }
        name_end = in->at;
        if (skip_type(in)) {
            ftp->name.len =
                (uint16_t)((size_t)(name_end - in->text) - ftp->name.off);
            return read_typecode(ftp, in);
        }
    }
    if (!in->strict) {
        in->at = in->end;
    }
    return nurl_reader_end(in);
}

enum nurl_status nurl_ftp_parse(struct nurl_ftp *ftp, const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_begin(&in, url, "ftp");

    if (status == NURL_OK) {
        status = nurl_ftp_read(ftp, &in);
    }
    if (status != NURL_OK) {
        clear_ftp(ftp);
    }
    ftp->stop = nurl_reader_stop(&in);
    return status;
}
