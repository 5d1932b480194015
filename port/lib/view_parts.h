/* SPDX-License-Identifier: MIT */
/*
 * view_parts.h - the parts of the ten schemes' structs, as data
 *
 * The shell, `conform` and the unit tests print them by this table.
 */
#ifndef VIEW_PARTS_H
#define VIEW_PARTS_H

#include "nurl_any.h"

#define VIEW_PARTS 4u /* that a struct has at most */

struct view_part {
    const char *name; /* NULL: there are no more */
    const char *key;  /* of the vector protocol */
    const char *item; /* a list: of this; or NULL */
    const char *lead; /* the text before it; NULL: it lies in the first part */
    size_t at;        /* of its span in struct nurl_any */
};

#define VIEW_AT(member) offsetof(struct nurl_any, as.member)
#define VIEW_NO_MORE                                                           \
    {                                                                          \
        NULL, NULL, NULL, NULL, 0                                              \
    }

/* In the order of enum nurl_scheme, from NURL_SCHEME_OTHER on. */
static const struct view_part view_parts[][VIEW_PARTS] = {
    { VIEW_NO_MORE },
    { { "directories", "cwd", "directory", "", VIEW_AT(ftp.directories) },
      { "name", "name", NULL, "/", VIEW_AT(ftp.name) },
      { "type", "type", NULL, ";type=", VIEW_AT(ftp.type) } },
    { { "path", "hpath", NULL, "", VIEW_AT(http.path) },
      { "search", "search", NULL, "?", VIEW_AT(http.search) } },
    { { "type", "gtype", NULL, "/", VIEW_AT(gopher.type) },
      { "selector", "selector", NULL, "", VIEW_AT(gopher.selector) },
      { "search", "search", NULL, "%09", VIEW_AT(gopher.search) },
      { "plus", "gplus", NULL, "%09", VIEW_AT(gopher.plus) } },
    { { "address", "addr", NULL, "", VIEW_AT(mailto.address) },
      { "local", "local", NULL, NULL, VIEW_AT(mailto.local) },
      { "domain", "domain", NULL, NULL, VIEW_AT(mailto.domain) } },
    { { "group", "group", NULL, "", VIEW_AT(news.group) },
      { "unique", "unique", NULL, "", VIEW_AT(news.unique) },
      { "host", "mid_host", NULL, "@", VIEW_AT(news.host) } },
    { { "group", "group", NULL, "/", VIEW_AT(nntp.group) },
      { "article", "article", NULL, "/", VIEW_AT(nntp.article) } },
    { VIEW_NO_MORE },
    { { "database", "database", NULL, "/", VIEW_AT(wais.database) },
      { "search", "search", NULL, "?", VIEW_AT(wais.search) },
      { "type", "wtype", NULL, "/", VIEW_AT(wais.type) },
      { "path", "wpath", NULL, "/", VIEW_AT(wais.path) } },
    { { "path", "segments", "segment", "", VIEW_AT(file.path) } },
    { { "name", "hsoname", NULL, "/", VIEW_AT(prospero.name) },
      { "fields", "fields", "field", ";", VIEW_AT(prospero.fields) } },
};

static inline struct nurl_span view_span(const struct nurl_any *any,
                                         const struct view_part *part)
{
    const void *at = (const char *)any + part->at;

    return *(const struct nurl_span *)at;
}

#endif
