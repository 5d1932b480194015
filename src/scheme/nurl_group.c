/*
 * nurl_group.c - the name of a news group, in news and nntp
 */
#include "nurl_group.h"
#include "nurl_octet.h"

/* The class of schemes has the same octets but for "_". */
static int in_group(char octet)
{
    return octet == '_' || nurl_octet_is(octet, NURL_OCTET_SCHEME);
}

enum nurl_status nurl_group(struct nurl_body *body, struct nurl_span span)
{
    uint16_t end = (uint16_t)(span.at + span.len);

    body->at = span.at;
    if (span.len == 0) {
        return NURL_GROUP;
    }
    if (body->strict) {
        if (!nurl_octet_alpha(body->text[span.at])) {
            return NURL_GROUP;
        }
        while (body->at < end && in_group(body->text[body->at])) {
            body->at++;
        }
        if (body->at < end) {
            return NURL_GROUP;
        }
    }
    body->at = end;
    return NURL_OK;
}
