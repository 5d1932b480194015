/*
 * nurl_reserved.h - the seven octets that a scheme may use as delimiters
 *
 * reserved = ";" / "/" / "?" / ":" / "@" / "&" / "="     RFC 1738 section 2.2
 *
 * A set of them is a mask, so that the rules of a scheme are numbers.
 */
#ifndef NURL_RESERVED_H
#define NURL_RESERVED_H

#define NURL_RESERVED_AT 0x01u
#define NURL_RESERVED_QUESTION 0x02u
#define NURL_RESERVED_EQUALS 0x04u
#define NURL_RESERVED_SEMICOLON 0x08u
#define NURL_RESERVED_COLON 0x10u
#define NURL_RESERVED_SLASH 0x20u
#define NURL_RESERVED_AND 0x40u
#define NURL_RESERVED_ALL 0x7Fu

/* The bit of a reserved octet; 0 for any other. */
unsigned nurl_reserved(char octet);

#endif
