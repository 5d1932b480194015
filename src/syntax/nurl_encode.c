/* SPDX-License-Identifier: MIT */
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
 * 1 if the class has the byte unescaped. All classes of RFC 1738 have uchar,
 * and a reserved byte if they have its bit.
 */
static inline int keeps(unsigned classes, char octet)
{
    unsigned reserved;

    if (classes == NURL_CLASS_COMPONENT) {
        return nurl_octet_unreserved(octet);
    }
    reserved = nurl_reserved_class(octet);
    return reserved == 0 || (reserved & classes & NURL_RESERVED_ALL) != 0;
}

/* HT, LF and CR end what a gopher client sends: no selector can hold them. */
static int is_refused(unsigned classes, char octet)
{
    return classes == NURL_CLASS_SELECTOR &&
           (octet == '\t' || octet == '\n' || octet == '\r');
}

/* The text to encode; the bytes from `at` on are not encoded yet. */
struct plain {
    const char *at;
    const char *end;
    unsigned classes;
};

/*
 * Encodes while three bytes are free, up to the end or a byte that the class
 * refuses. Returns how many bytes it wrote. BOUNDS: each turn writes at most
 * three bytes.
 */
static size_t encode_bytes(char *to, size_t space, struct plain *plain)
{
    const char *from = plain->at;
    const char *end = plain->end;
    size_t size = space;
    unsigned classes = plain->classes; /* in a register, too */

    for (; from < end && space >= 3; from++) {
        if (keeps(classes, *from)) {
            *to++ = *from;
            space--;
        } else if (is_refused(classes, *from)) {
            break;
        } else {
            nurl_emit_hex(to, nurl_octet(*from));
            to += 3;
            space -= 3;
        }
    }
    plain->at = from;
    return size - space;
}

/* Appends one byte or escape. After an error the length is counted. */
static void put_unit_encoded(struct nurl_writer *out, struct plain *plain,
                             size_t stop)
{
    const char *end = plain->end;
    char unit[3];
    size_t len;

    plain->end = plain->at + 1;
    len = encode_bytes(unit, sizeof unit, plain);
    if (len > 0) {
        nurl_emit(out, unit, len, stop);
    } else {
        nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN, stop);
        nurl_emit_escape(out, nurl_octet(*plain->at), stop);
        plain->at++;
    }
    plain->end = end;
}

/* Most texts fit. The last bytes of a buffer are written unit by unit. */
static void encode(struct nurl_writer *out, struct nurl_str text,
                   unsigned classes)
{
    size_t space = nurl_emit_space(out);
    struct plain plain;

    plain.at = text.ptr;
    plain.end = text.ptr + text.len;
    plain.classes = classes;
    if (space >= 3) {
        out->len += encode_bytes(out->ptr + out->len, space, &plain);
    }
    while (plain.at < plain.end) {
        put_unit_encoded(out, &plain, (size_t)(plain.at - text.ptr));
    }
}

/* 1 for a class of nurl_encode.h: no other sum is one. */
static int is_class(unsigned classes)
{
    static const uint16_t all[] = { NURL_CLASS_COMPONENT, NURL_CLASS_UCHAR,
                                    NURL_CLASS_USER,      NURL_CLASS_FSEGMENT,
                                    NURL_CLASS_HSEGMENT,  NURL_CLASS_FIELDNAME,
                                    NURL_CLASS_ARTICLE,   NURL_CLASS_SELECTOR,
                                    NURL_CLASS_XCHAR };
    size_t i = 0;

    while (i < sizeof all / sizeof all[0]) {
        if (all[i++] == classes) {
            return 1;
        }
    }
    return 0;
}

void nurl_encode(struct nurl_writer *out, struct nurl_str text,
                 enum nurl_class classes)
{
    if (!is_class(classes)) {
        nurl_emit_fault(out, NURL_ERR_ARGUMENT, 0);
        return;
    }
    if (nurl_emit_allows(out, text) && text.len > 0) {
        encode(out, text, classes);
    }
}
