/*
 * nurl_decode.h - escapes back to octets, by a policy
 *
 * pct-encoded = "%" HEXDIG HEXDIG                     RFC 3986 section 2.1
 *
 * Decode a part after the URL was split, never before: "%2F" is no slash.
 * What the octets may be depends on where they go, so each call names it:
 *
 *     nurl_decode(&out, nurl_part(&url, url.user), NURL_POLICY_FTP);
 *
 *     a%20b        any      "a b"
 *     x%0d%0aQUIT  FTP      DEC_FORBIDDEN, stop 1: no second command
 *     %2e%2e       PATH     DEC_FORBIDDEN, stop 0: no way up
 *     a%00         RAW      two octets
 *
 * A "+" stays a plus. Decoded text is never longer than its input. Reentrant,
 * and safe in an interrupt; one pass.
 */
#ifndef NURL_DECODE_H
#define NURL_DECODE_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Which octets are refused, escaped or not. */
enum nurl_policy {
    NURL_POLICY_RAW = 0,  /* none: data */
    NURL_POLICY_TEXT = 1, /* 00 0A 0D: what becomes one line */
    NURL_POLICY_FTP = 2,  /* 00 0A 0D FF: arguments of FTP commands */
    /* 09 0A 0D: selector, search and gopher+ string. NUL passes, because a
     * selector may hold it: the one policy besides RAW that lets it. */
    NURL_POLICY_GOPHER = 3,
    /* 00 0A 0D 2F 5C, and a whole that is "." or "..": a file's name */
    NURL_POLICY_PATH = 4,
    NURL_POLICY_MSGID = 5, /* 00 09 0A 0D 20 3C 3E: between "<" and ">" */
    NURL_POLICY_ASCII = 6  /* 00-1F 7F 80-FF: what a person is shown */
};

/*
 * Decodes the text into the writer. The text may lie in the writer's own
 * room, where the next octet goes or behind it: then it decodes in place.
 *
 * Each unit, an octet or an escape, is checked in this order: PCT where two
 * hex digits do not follow a "%", DEC_FORBIDDEN where the policy refuses the
 * octet, BUF where there is no room; stop is the unit's offset. The whole of
 * NURL_POLICY_PATH comes last, DEC_FORBIDDEN with stop 0. TOO_LONG before
 * anything else. The failing call's output is not to be used.
 */
void nurl_decode(struct nurl_writer *out, struct nurl_str text,
                 enum nurl_policy policy);

/*
 * How many octets the text has when it is decoded. Where an escape is
 * malformed its octets count as they stand; nurl_decode would refuse it.
 */
size_t nurl_decoded_length(struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
