/* SPDX-License-Identifier: MIT */
/*
 * nurl_decode.h - percent-decode one part of a URL
 *
 * Decode each part after parsing, never the whole URL: in a path, "%2F" is no
 * separator. The policy names where the result goes, and rejects what is
 * dangerous there, escaped or not.
 *
 *     nurl_decode(&out, nurl_part(&url, url.user), NURL_POLICY_FTP);
 *
 *     a%20b        any      "a b"
 *     x%0d%0aQUIT  FTP      DEC_FORBIDDEN, stop 1
 *     %2e%2e       PATH     DEC_FORBIDDEN, stop 0
 */
#ifndef NURL_DECODE_H
#define NURL_DECODE_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Where the bytes go, and which are rejected. Nothing checks UTF-8. */
enum nurl_policy {
    NURL_POLICY_TEXT = 1,     /* a line of a protocol: 00 0A 0D */
    NURL_POLICY_FTP = 2,      /* an argument of an FTP command: 00 0A 0D FF */
    NURL_POLICY_GOPHER = 3,   /* a gopher selector: 09 0A 0D */
    NURL_POLICY_PATH = 4,     /* a file name (POSIX): 00 0A 0D / \ "." ".." */
    NURL_POLICY_MSGID = 5,    /* a message id in < >: 00 09 0A 0D 20 < > */
    NURL_POLICY_ASCII = 6,    /* a display, a log: 00-1F (with ESC) 7F 80-FF */
    NURL_POLICY_USER = 7,     /* Basic authentication: 00-1F 7F : */
    NURL_POLICY_PASSWORD = 8, /* MQTT, AMQP; UTF-8 in logs: 00-1F 7F */
    NURL_POLICY_FILE = 9,     /* a file name (FAT's long ones, too): 00-1F 7F,
                                 any of "*\/:<>?| and a "." or space at the
                                 end */
    NURL_POLICY_RAW = 10,     /* data: none */
    NURL_POLICY_FORM = 16     /* added to another one: "+" is a space, as in a
                                 form; "%2B" is a plus */
};

/*
 * Appends the decoded text, which is never longer. `policy` is one of these,
 * alone or plus NURL_POLICY_FORM. Errors: PCT; DEC_FORBIDDEN at the byte or
 * escape that the policy rejects, at 0 for a whole name (".", "..", "a." with
 * FILE), and for every text, even "", with another policy, such as 0 or FORM
 * alone.
 *
 * An empty text is valid, for PATH and FILE, too: check the length before you
 * open a file. Not rejected are devices such as "CON", and on FAT other names
 * of a file ("A~1", another case) and brackets, "+", ",", ";" and "=", which a
 * short name cannot have.
 *
 * A text in parts, such as a form's, can be cut inside an escape: PCT with
 * out->stop at one of its last two bytes, an error only in the last part. The
 * bytes before are decoded, if the buffer is as large as the text: else PCT
 * replaces BUF, and some are lost. Decode the rest, from out->stop on, by
 * another writer in front of the next part.
 */
void nurl_decode(struct nurl_writer *out, struct nurl_str text,
                 unsigned policy);

/*
 * Decodes into a string. After an error it is "", without an offset. With RAW
 * and GOPHER it can contain a NUL.
 */
NURL_CHECKED enum nurl_status nurl_decode_string(char *buffer, size_t size,
                                                 struct nurl_str text,
                                                 unsigned policy);

#ifdef __cplusplus
}
#endif

#endif
