/*
 * nurl_encode.c - octets into a part of a URL, escaped where they must be
 */
#include "nurl_encode.h"
#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_reserved.h"

/*
 * A public class is the sum of the reserved octets that it holds, and of a bit
 * for uchar. Does not compile unless the numbers in nurl_encode.h say so.
 */
#define UCHAR NURL_RESERVED_UNSAFE /* no reserved octet has this bit */
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
 * 1 if the octet stands unescaped in the class. uchar does in all of them, and
 * of the reserved octets those whose bit the class has. COMPONENT is what RFC
 * 3986 section 2.3 calls unreserved: "~", and of uchar what is no sub-delim;
 * those come before "-" in ASCII.
 */
static int holds(unsigned classes, char octet)
{
    unsigned class = nurl_reserved_class(octet);

    if (classes == NURL_CLASS_COMPONENT) {
        return octet == '~' || (class == 0 && octet >= '-');
    }
    return class == 0 || (class & classes & NURL_RESERVED_ALL) != 0;
}

/* How many octets from `at` on stand as they are. */
static size_t run_length(struct nurl_str text, size_t at, unsigned classes)
{
    size_t end = at;

    while (end < text.len && holds(classes, text.ptr[end])) {
        end++;
    }
    return end - at;
}

/* HT, LF and CR end what a gopher client sends: no selector can hold them. */
static int is_refused(unsigned classes, char octet)
{
    return classes == NURL_CLASS_SELECTOR &&
           (octet == '\t' || octet == '\n' || octet == '\r');
}

/*
 * Reads on after a fault, which stays the first. BOUNDS: a run ends at the
 * text's end or before an octet.
 */
void nurl_encode(struct nurl_writer *out, struct nurl_str text,
                 enum nurl_class classes)
{
    size_t at = 0;
    size_t len;

    if (!nurl_emit_allows(out, text)) {
        return;
    }
    while (at < text.len) {
        len = run_length(text, at, classes);
        nurl_emit_run(out, text.ptr + at, len, at);
        at += len;
        if (at < text.len) {
            if (is_refused(classes, text.ptr[at])) {
                nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN, at);
            }
            nurl_emit_escape(out, nurl_octet(text.ptr[at]), at);
            at++;
        }
    }
}
