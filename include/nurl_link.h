/* SPDX-License-Identifier: MIT */
/*
 * nurl_link.h - CoRE Link Format, and an HTTP Link field
 *
 * links = [ link *( "," link ) ]                                RFC 6690 2
 * link  = "<" target ">" *( ";" name [ "=" value ] )            RFC 8288 3
 * value = 1*octet, or a quoted string: "a \"b\""
 *
 *     </temp>;rt="temperature-c";ct="0 50",</light>;if=sensor;obs
 *
 *     target "/temp"      rt  temperature-c     ct  0 50
 *     target "/light"     if  sensor            obs (without a value)
 *
 * After a GET of coap://h/.well-known/core:
 *
 *     if (nurl_links_begin(&links, text) == NURL_OK &&
 *         nurl_link_find(&links, "rt", NURL_STR("temperature-c"), &link)) {
 *         nurl_resolve(&out, &asked, link.target);      coap://h/temp
 *     }
 *
 * Spaces, tabs, line ends around parts, empty links and attributes are skipped.
 */
#ifndef NURL_LINK_H
#define NURL_LINK_H

#include "nurl_types.h"
#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Copy it to iterate twice. */
struct nurl_links {
    struct nurl_str rest; /* not returned yet */
    uint16_t stop;
};

struct nurl_link {
    struct nurl_str target;
    struct nurl_str attrs; /* what follows, for nurl_link_attr_next */
};

/*
 * Begins with the first link, and checks all links, but no target (nurl_parse,
 * nurl_resolve): later calls have no errors. Error: CHAR, at the end if
 * something is missing.
 */
NURL_CHECKED enum nurl_status nurl_links_begin(struct nurl_links *links,
                                               struct nurl_str text);

bool nurl_link_next(struct nurl_links *links, struct nurl_link *link);

/*
 * Takes the next attribute from a copy of link.attrs. Without a "=" the value
 * is absent. Quotes are left out, backslashes stay (nurl_write_link_value). A
 * name can appear twice, in upper or lower case.
 */
bool nurl_link_attr_next(struct nurl_str *attrs, struct nurl_str *name,
                         struct nurl_str *value);

/*
 * Returns true and the value, perhaps absent, of the first attribute with this
 * name, ignoring case; else false and an absent value.
 */
NURL_CHECKED bool nurl_link_attr_find(struct nurl_str attrs, const char *name,
                                      struct nurl_str *value);

/*
 * Returns true and the next link whose first attribute of this name, ignoring
 * case, fits the pattern (RFC 6690 4.1). For another name begin anew.
 *
 *     "rt"    light*    fits rt="light-lux core.s"
 *     "rt"    core.s    fits it, too: one of the words
 *     "ct"    4         does not fit ct=40
 *     "obs"   *         fits each link that has obs
 *     "href"  /s*       fits the target </s/1>
 *
 * A pattern is plain bytes, such as a decoded Uri-Query; a "*" at its end fits
 * any end. It is compared, in the same case, with the value without backslashes
 * (empty without "="), and, for rel, rev, rt, if and ct, with each of its
 * words. In HTTP rel=Next means rel=next (RFC 8288 2.1.1): compare the words of
 * each nurl_link_next by nurl_str_equal_nocase.
 *
 * It also finds links with an "anchor", about another resource (RFC 8288 3.2).
 * A server that filters its list sends the bytes from target.ptr - 1, a "<", to
 * the end of attrs.
 */
NURL_CHECKED bool nurl_link_find(struct nurl_links *links, const char *name,
                                 struct nurl_str pattern,
                                 struct nurl_link *link);

/*
 * Appends a value without its backslashes. It can have tabs, CR, LF and 80-FF.
 *
 *     a \"b\"     a "b"
 */
void nurl_write_link_value(struct nurl_writer *out, struct nurl_str value);

#ifdef __cplusplus
}
#endif

#endif
