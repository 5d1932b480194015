/*
 * nurl_newsgroup.c - the name of a news group, in news and nntp
 */
#include "scheme/nurl_newsgroup.h"
#include "base/nurl_scan.h"

/* A digit, "-", "." and "+" all stand before the letters. */
enum nurl_status nurl_newsgroup(struct nurl_schemepart *body)
{
    static const uint8_t octets[NURL_SCAN_SET] = {
        0x00, 0x68, 0xFF, 0x03, /* + - . 0-9 */
        0xFE, 0xFF, 0xFF, 0x87, /* A-Z _ */
        0xFE, 0xFF, 0xFF, 0x07  /* a-z */
    };
    const char *at = body->text + body->span->off;
    const char *end = at + body->span->len;

    body->at = at;
    if (at == end) {
        return NURL_ERR_GROUP;
    }
    if (body->profile != NURL_PROFILE_1738) {
        body->at = end;
    } else if (*at >= 'A' && *at != '_') {
        body->at = nurl_scan_of(at, end, octets);
    }
    return body->at < end ? NURL_ERR_GROUP : NURL_OK;
}
