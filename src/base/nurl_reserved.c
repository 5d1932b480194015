/*
 * nurl_reserved.c - the seven octets that a scheme may use as delimiters
 */
#include "nurl_reserved.h"

unsigned nurl_reserved(char octet)
{
    switch (octet) {
    case ';':
        return NURL_RESERVED_SEMICOLON;
    case '/':
        return NURL_RESERVED_SLASH;
    case '?':
        return NURL_RESERVED_QUESTION;
    case ':':
        return NURL_RESERVED_COLON;
    case '@':
        return NURL_RESERVED_AT;
    case '&':
        return NURL_RESERVED_AND;
    case '=':
        return NURL_RESERVED_EQUALS;
    default:
        return 0;
    }
}
