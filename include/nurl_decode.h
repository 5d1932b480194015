/*
 * nurl_decode.h - escapes back to octets, by a policy that says for what
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
 * Once is enough: "%2541" gives "%41", and that is its meaning. Decoded text
 * is never longer than its input.
 */
#ifndef NURL_DECODE_H
#define NURL_DECODE_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * What the octets are for, and which are refused, escaped or not. No policy
 * asks whether octets from 80 to FF are UTF-8: ask that of what comes out.
 */
enum nurl_policy {
    NURL_POLICY_RAW = 0,  /* data: none is refused */
    NURL_POLICY_TEXT = 1, /* what becomes one line: 00 0A 0D */
    NURL_POLICY_FTP = 2,  /* an argument of an FTP command: 00 0A 0D FF */
    /* Selector, search and gopher+ string: 09 0A 0D. NUL passes, because a
     * selector may hold it; no other policy but RAW lets it. */
    NURL_POLICY_GOPHER = 3,
    /* A file's name: 00 0A 0D "/" "\", and a whole that is "." or "..". The
     * empty name passes. */
    NURL_POLICY_PATH = 4,
    NURL_POLICY_MSGID = 5, /* between "<" and ">": 00 09 0A 0D 20 "<" ">" */
    NURL_POLICY_ASCII = 6, /* what a person is shown: 00-1F 7F 80-FF */
    /* For Basic authentication, which puts a ":" between the two (RFC 7617) */
    NURL_POLICY_USER = 7,    /* 00-1F 7F ":" */
    NURL_POLICY_PASSWORD = 8 /* 00-1F 7F */
};

/*
 * Appends the text decoded. It may lie in the writer's buffer, where the next
 * octet goes or behind it: then it decodes in place.
 *
 * Failures, the first one in the text: PCT at a "%" without two hex digits,
 * DEC_FORBIDDEN at the octet or escape that the policy refuses; for the whole
 * of NURL_POLICY_PATH at 0. Only a good text is BUF, at the first octet or
 * escape without room. Before all that TOO_LONG and EMPTY.
 */
void nurl_decode(struct nurl_writer *out, struct nurl_str text,
                 enum nurl_policy policy);

/*
 * The same for a key or value of an HTML form, where a "+" is a space and a
 * plus is written "%2B" (application/x-www-form-urlencoded). A policy judges
 * the space: NURL_POLICY_MSGID refuses it at the "+".
 */
void nurl_decode_form(struct nurl_writer *out, struct nurl_str text,
                      enum nurl_policy policy);

/*
 * nurl_decode into a buffer of its own, as a string with its NUL: it takes one
 * octet more than the decoded text. Returns nurl_writer_finish; after a fault
 * the buffer holds "". The text may lie in the buffer. RAW and GOPHER let a
 * NUL into the string, which then seems to end there. For a value of a form
 * call nurl_writer_init, nurl_decode_form and nurl_writer_finish.
 */
NURL_CHECKED enum nurl_status nurl_decode_string(char *buffer, size_t size,
                                                 struct nurl_str text,
                                                 enum nurl_policy policy);

#ifdef __cplusplus
}
#endif

#endif
