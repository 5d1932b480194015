/*
 * nurl_encode.c - octets into a part of a URL, escaped where they must be
 */
#include "nurl_encode.h"
#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_reserved.h"

/*
 * The bit of an octet, 0 for one that no class holds. uchar is what RFC 3986
 * calls unreserved or sub-delims, but for "~" and what is reserved here.
 */
static unsigned bit_of(char octet)
{
    unsigned bit = nurl_reserved(octet);

    if (bit == 0 && octet != '~' && nurl_octet_is(octet, NURL_OCTET_NAME)) {
        return NURL_CLASS_UCHAR;
    }
    return bit;
}

static void put_escape(struct nurl_writer *out, char octet, size_t stop)
{
    static const char digits[] = "0123456789ABCDEF";
    char unit[3];

    unit[0] = '%';
    unit[1] = digits[nurl_octet(octet) >> 4];
    unit[2] = digits[nurl_octet(octet) & 15];
    nurl_emit(out, unit, sizeof unit, stop);
}

void nurl_encode(struct nurl_writer *out, struct nurl_str text,
                 enum nurl_class classes)
{
    size_t i;
    char octet;

    if (!nurl_emit_allows(out, text)) {
        return;
    }
    for (i = 0; i < text.len; i++) {
        octet = text.ptr[i];
        if (classes == NURL_CLASS_SELECTOR &&
            (octet == '\t' || octet == '\n' || octet == '\r')) {
            nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN, i);
            return;
        }
        if (bit_of(octet) & classes) {
            nurl_emit(out, &octet, 1, i);
        } else {
            put_escape(out, octet, i);
        }
    }
}
