/*
 * nurl_encode.c - encodes bytes as a part of a URL
 */
#include "nurl_encode.h"
#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_reserved.h"

/*
 * A public class is a sum: one bit for uchar, and one bit for each reserved
 * byte of the class. Does not compile if a number in nurl_encode.h differs.
 */
#define UCHAR NURL_RESERVED_UNSAFE /* no reserved byte has this bit */
#define AT NURL_RESERVED_AT
#define QUESTION NURL_RESERVED_QUESTION
#define EQUALS NURL_RESERVED_EQUALS
#define SEMICOLON NURL_RESERVED_SEMICOLON
#define COLON NURL_RESERVED_COLON
#define AND NURL_RESERVED_AND
#define ALL NURL_RESERVED_ALL

#define IS(class, sum) ((unsigned)(class) == (UCHAR | (sum)))

typedef char each_class_is_its_sum
    [IS(NURL_CLASS_UCHAR, 0) &&
             IS(NURL_CLASS_USER, SEMICOLON | QUESTION | AND | EQUALS) &&
             IS(NURL_CLASS_FSEGMENT, QUESTION | COLON | AT | AND | EQUALS) &&
             IS(NURL_CLASS_HSEGMENT, SEMICOLON | COLON | AT | AND | EQUALS) &&
             IS(NURL_CLASS_FIELDNAME, QUESTION | COLON | AT | AND) &&
             IS(NURL_CLASS_ARTICLE, ALL - AT) && IS(NURL_CLASS_XCHAR, ALL) &&
             IS(NURL_CLASS_SELECTOR & 0xFF, ALL)
         ? 1
         : -1];

/*
 * 1 if a class of RFC 1738 has the byte unescaped. All classes have uchar; a
 * class has a reserved byte if it has the byte's bit.
 */
static int holds(unsigned classes, char octet)
{
    unsigned class = nurl_reserved_class(octet);

    return class == 0 || (class & classes & NURL_RESERVED_ALL) != 0;
}

/* Returns the first byte from `at` on that must be escaped, or `end`. */
static const char *plain_end(const char *at, const char *end, unsigned classes)
{
    if (classes == NURL_CLASS_COMPONENT) {
        while (at < end && nurl_octet_unreserved(*at)) {
            at++;
        }
        return at;
    }
    while (at < end && holds(classes, *at)) {
        at++;
    }
    return at;
}

/* HT, LF and CR end what a gopher client sends: no selector can hold them. */
static int is_refused(unsigned classes, char octet)
{
    return classes == NURL_CLASS_SELECTOR &&
           (octet == '\t' || octet == '\n' || octet == '\r');
}

/* Continues after an error: the first error stays; the length is counted. */
static void encode(struct nurl_writer *out, struct nurl_str text,
                   unsigned classes)
{
    const char *at = text.ptr;
    const char *end = at + text.len;
    const char *start;

    for (;; at++) {
        start = at;
        at = plain_end(at, end, classes);
        if (at > start) {
            nurl_emit_run(out, start, (size_t)(at - start),
                          (size_t)(start - text.ptr));
        }
        if (at == end) {
            return;
        }
        if (is_refused(classes, *at)) {
            nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN,
                            (size_t)(at - text.ptr));
        }
        nurl_emit_escape(out, nurl_octet(*at), (size_t)(at - text.ptr));
    }
}

void nurl_encode(struct nurl_writer *out, struct nurl_str text,
                 enum nurl_class classes)
{
    if (nurl_emit_allows(out, text) && text.len > 0) {
        encode(out, text, classes);
    }
}
