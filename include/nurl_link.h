/*
 * nurl_link.h - CoRE Link Format, and an HTTP Link field
 *
 * links = [ link *( "," link ) ]                                RFC 6690 2
 * link  = "<" target ">" *( ";" name [ "=" value ] )            RFC 8288 3
 * value = 1*octet, or a quoted string: "a \"b\""
 *
 *     </temp>;rt="temperature-c";ct="0 50",</light>;if=sensor;obs
 *
 *     target "/temp"      rt  temperature-c
 *                         ct  0 50
 *     target "/light"     if  sensor
 *                         obs (without a value)
 *
 * A client that has asked coap://h/.well-known/core looks for a type:
 *
 *     if (nurl_links_begin(&links, text) == NURL_OK &&
 *         nurl_link_find(&links, "rt", NURL_STR("temperature-c"), &link)) {
 *         nurl_resolve(&out, &asked, link.target);      coap://h/temp
 *     }
 *
 * Spaces, tabs and line ends around each part are skipped, and so are empty
 * links and attributes: RFC 8288 has them, and one reader is for both.
 */
#ifndef NURL_LINK_H
#define NURL_LINK_H

#include "nurl_types.h"
#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A copy of the struct is a second iteration. */
struct nurl_links {
    struct nurl_str rest; /* the links that were not returned yet */
    uint16_t stop;        /* offset of the error */
};

struct nurl_link {
    struct nurl_str target; /* between "<" and ">", not checked */
    struct nurl_str attrs;  /* what follows the ">", for nurl_link_attr_next */
};

/*
 * Begins with the first link, after checking all of them: so nurl_link_next and
 * nurl_link_attr_next have no errors. Targets are not checked, because one bad
 * target must not hide the others: nurl_parse and nurl_resolve do it.
 *
 * Returns NURL_OK; EMPTY; TOO_LONG; CHAR at the first byte that cannot stand
 * there, or at the end if something is missing. After an error there are no
 * links.
 */
NURL_CHECKED enum nurl_status nurl_links_begin(struct nurl_links *links,
                                               struct nurl_str text);

/* Returns 1 and the next link, or 0. */
int nurl_link_next(struct nurl_links *links, struct nurl_link *link);

/*
 * Takes the next attribute off the list, and returns 1, or 0.
 *
 *     attrs = link.attrs;
 *     while (nurl_link_attr_next(&attrs, &name, &value)) ...
 *
 * Without a "=" the value is absent. A quoted value is without its quotes, but
 * has its backslashes: nurl_write_link_value removes them. Names can be in
 * upper or lower case, and one can stand twice.
 */
int nurl_link_attr_next(struct nurl_str *attrs, struct nurl_str *name,
                        struct nurl_str *value);

/*
 * Returns 1 and the value of the first attribute with this name, in upper or
 * lower case; else 0 and an absent value. After 1 the value can be absent, too.
 */
int nurl_link_attr_find(struct nurl_str attrs, const char *name,
                        struct nurl_str *value);

/*
 * Returns 1 and the next link whose first attribute of this name fits the
 * pattern, or 0 (RFC 6690 section 4.1). Call it again for the next one; for
 * another name begin anew.
 *
 *     "rt"    light*    fits rt="light-lux core.s"
 *     "rt"    core.s    fits it, too: one of the words
 *     "ct"    4         does not fit ct=40
 *     "obs"   *         fits each link that has obs
 *     "href"  /s*       fits </s/1>: the target, as it stands
 *
 * The name is in upper or lower case. A pattern is plain bytes: those of a
 * Uri-Query, decoded. Its last byte can be "*", for any end. It must be equal
 * to the value without backslashes, or, if the name is rel, rev, rt, if or ct,
 * to one of its words. Case counts. Without a "=" the value is empty.
 *
 * A link with an "anchor" says something about another resource (RFC 8288
 * section 3.2). It is found, too: if that matters, look for the attribute.
 *
 * A server that filters its own list sends what is found: the bytes from
 * target.ptr - 1, the "<", to the end of attrs.
 */
int nurl_link_find(struct nurl_links *links, const char *name,
                   struct nurl_str pattern, struct nurl_link *link);

/*
 * Appends a value without its backslashes. It can have any bytes that can stand
 * in quotes: 20-7E, 80-FF, tab, CR and LF.
 *
 *     a \"b\"     a "b"
 */
void nurl_write_link_value(struct nurl_writer *out, struct nurl_str value);

#ifdef __cplusplus
}
#endif

#endif
