/* SPDX-License-Identifier: MIT */
/*
 * nurl_ftp.h - an ftp URL: directories, name, type; and what a client sends
 *
 * ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ] ]    RFC 1738 3.2
 * fpath  = fsegment *[ "/" fsegment ], ftptype = "A" / "I" / "D" / "a" / ...
 *
 *     ftp://h/pub/a%2Fb/fw.bin;type=I
 *            ^7                         directories {7,10}  "/pub/a%2Fb"
 *                       ^18             name {18,6}         "fw.bin"
 *                                   ^30 type {30,1} "I", typecode 'i'
 *
 * nurl_path_next splits the directories: "pub", "a%2Fb"; those of
 * ftp://h//etc/motd are "" and "etc". "?" is data.
 */
#ifndef NURL_FTP_H
#define NURL_FTP_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_ftp {
    struct nurl_span directories;
    struct nurl_span name; /* can be empty; absent without a path */
    struct nurl_span type;
    uint16_t stop;
    char typecode; /* 'a', 'i' or 'd'; NUL without a type */
};

/*
 * Parses an ftp URL. After nurl_parse the name's last ";" and "type=" begin the
 * type; any other ";" is data. Errors: nurl_any.h; strict CHAR; TYPECODE after
 * ";type=", where a, i or d is missing or not last.
 */
NURL_CHECKED enum nurl_status nurl_ftp_parse(struct nurl_ftp *ftp,
                                             const struct nurl *url);

/*
 * What an FTP client does, step by step (RFC 1738 3.2.2).
 *
 *     ftp://joe@h/pub/a%20b/fw.bin;type=i
 *
 *     verb  argument  kind
 *     USER  joe       USER
 *     PASS            PASS_PROMPT
 *     CWD   pub       CWD
 *     CWD   a%20b     CWD
 *     TYPE  I         TYPE
 *     RETR  fw.bin    TRANSFER
 *
 *     status = nurl_ftp_plan_begin(&plan, &url, "RETR");
 *     while (nurl_ftp_plan_next(&plan, &step)) {
 *         ... send step.verb and, decoded with NURL_POLICY_FTP, step.argument
 *     }
 *
 * Send USER and PASS if the server asks. Do not decode what a person types for
 * PASS_PROMPT or PASS_EMAIL, and refuse a line end in it. "%2F" is a slash
 * inside an argument.
 */
enum nurl_ftp_kind {
    NURL_FTP_USER = 0,        /* the URL's, or "anonymous" */
    NURL_FTP_PASS = 1,        /* the URL's, perhaps empty */
    NURL_FTP_PASS_PROMPT = 2, /* only a user: ask for it */
    NURL_FTP_PASS_EMAIL = 3,  /* no user: send the person's e-mail address */
    NURL_FTP_CWD = 4,         /* one for each directory, perhaps empty */
    NURL_FTP_TYPE = 5,
    NURL_FTP_TYPE_GUESS = 6, /* no type in the URL; argument "I" */
    NURL_FTP_TRANSFER = 7    /* your verb, or NLST */
};

/* A step. Without an argument send the verb alone, or ask. */
struct nurl_ftp_step {
    struct nurl_str verb;
    struct nurl_str argument; /* can be empty */
    uint8_t kind;             /* enum nurl_ftp_kind */
};

struct nurl_ftp_plan {
    const struct nurl *url;
    const char *verb;
    struct nurl_str directories; /* private */
    struct nurl_ftp ftp;
    uint16_t stop;
    uint8_t next; /* private */
};

/*
 * Begins a plan, which keeps both pointers, and checks all arguments. `verb` is
 * "RETR" or "STOR". A URL of type d, or with neither type nor name, is a
 * listing by NLST: look at step.verb before you store.
 *
 * Errors: as nurl_ftp_parse; DEC_FORBIDDEN at the first byte, in the order of
 * the steps, that NURL_POLICY_FTP rejects; NAME_EMPTY for type a or i without a
 * name.
 */
NURL_CHECKED enum nurl_status nurl_ftp_plan_begin(struct nurl_ftp_plan *plan,
                                                  const struct nurl *url,
                                                  const char *verb);

bool nurl_ftp_plan_next(struct nurl_ftp_plan *plan, struct nurl_ftp_step *step);

#ifdef __cplusplus
}
#endif

#endif
