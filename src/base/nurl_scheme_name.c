/*
 * nurl_scheme_name.c - the names of the schemes, as data
 */
#include "base/nurl_scheme_name.h"
#include "base/nurl_octet.h"

/* A name, and its length, which is asked for first. */
struct row {
    uint8_t len;
    char name[9];
};

#define ROW(name)                                                              \
    {                                                                          \
        sizeof(name) - 1, name                                                 \
    }

/* In the order of enum nurl_scheme, from FTP on. */
static const struct row rows[] = {
    ROW("ftp"),       ROW("http"),     ROW("gopher"),   ROW("mailto"),
    ROW("news"),      ROW("nntp"),     ROW("telnet"),   ROW("wais"),
    ROW("file"),      ROW("prospero"), ROW("https"),    ROW("ws"),
    ROW("wss"),       ROW("coap"),     ROW("coaps"),    ROW("mqtt"),
    ROW("mqtts"),     ROW("tftp"),     ROW("rtsp"),     ROW("coap+tcp"),
    ROW("coaps+tcp"), ROW("coap+ws"),  ROW("coaps+ws"),
};

/* Does not compile unless each scheme has its row. */
typedef char
    row_for_each_scheme[sizeof rows / sizeof rows[0] == NURL_SCHEME_LAST ? 1
                                                                         : -1];

/* BOUNDS: a row's length is compared first, and is at most that of its name. */
static int is_row(const struct row *row, struct nurl_str name)
{
    size_t i;

    if (name.len != row->len) {
        return 0;
    }
    for (i = 0; i < name.len; i++) {
        if (nurl_octet_lower(name.ptr[i]) != row->name[i]) {
            return 0;
        }
    }
    return 1;
}

enum nurl_scheme nurl_scheme_named(struct nurl_str name)
{
    unsigned scheme;

    for (scheme = NURL_SCHEME_FTP; scheme <= NURL_SCHEME_LAST; scheme++) {
        if (is_row(&rows[scheme - 1], name)) {
            return (enum nurl_scheme)scheme;
        }
    }
    return NURL_SCHEME_OTHER;
}

enum nurl_scheme nurl_scheme_named_1738(struct nurl_str name)
{
    enum nurl_scheme scheme = nurl_scheme_named(name);

    return scheme <= NURL_SCHEME_LAST_1738 ? scheme : NURL_SCHEME_OTHER;
}

int nurl_scheme_has_name(enum nurl_scheme scheme, struct nurl_str name)
{
    return is_row(&rows[scheme - 1], name);
}
