/*
 * nurl_ftp.h - an ftp URL: directories, name, typecode
 *
 * ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ] ]    RFC 1738 3.2
 * fpath  = fsegment *[ "/" fsegment ], ftptype = "A" / "I" / "D" / "a" / ...
 *
 *     ftp://h/pub/a%2Fb/fw.bin;type=I
 *            ^7                         directories {7,10}  "/pub/a%2Fb"
 *                       ^18             name {18,6}         "fw.bin"
 *                                   ^30 type {30,1} "I", typecode 'i'
 *
 * The directories are a path, which nurl_path_next takes apart: "pub", "a%2Fb".
 * Each is one CWD, also an empty one:
 *
 *     ftp://h/x              directories absent
 *     ftp://h//x             "/"       one of no octets
 *     ftp://h//etc/motd      "//etc"   one of no octets, and "etc"
 *     ftp://h/a//x           "/a/"     "a", and one of no octets
 *
 * "?" is data. Without a type the client guesses.
 */
#ifndef NURL_FTP_H
#define NURL_FTP_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_ftp {
    struct nurl_span directories; /* absent: there is none */
    struct nurl_span name;        /* may be empty; absent without a path */
    struct nurl_span type;        /* one letter, in the case it is written */
    uint16_t stop;                /* the faulty octet, or the end */
    char typecode;                /* 'a', 'i' or 'd'; NUL without a type */
};

/*
 * Returns OK or what all views do (nurl.h); CHAR at a ";" or another octet that
 * no segment holds (strict); TYPECODE behind ";type=" where one of a, i, d is
 * missing or not the last. In a struct that RFC 3986 read the type begins at
 * the last ";" of the name if "type=" follows there, and any other ";" is data.
 */
NURL_CHECKED enum nurl_status nurl_ftp_parse(struct nurl_ftp *ftp,
                                             const struct nurl *url);

/*
 * What an FTP client does with an ftp URL, step by step. RFC 1738 3.2.2
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
 *         nurl_writer_init(&out, line, sizeof line);
 *         nurl_write_text(&out, step.verb);
 *         if (step.argument.ptr) {
 *             nurl_write_text(&out, NURL_STR(" "));
 *             nurl_decode(&out, step.argument, NURL_POLICY_FTP);
 *         } else if (step.kind == NURL_FTP_PASS_PROMPT) {
 *             ... " " and what a person says
 *         } else if (step.kind == NURL_FTP_PASS_EMAIL) {
 *             ... " " and an e-mail address
 *         }
 *         nurl_write_text(&out, NURL_STR("\r\n"));
 *         if (nurl_writer_status(&out) != NURL_OK) {
 *             break;
 *         }
 *         ... send line, out.len octets, and read the answer
 *     }
 *
 * What a person says is no part of a URL: write it as it is, and refuse a line
 * end in it. nurl_endpoint_parse (nurl_host.h) says where to connect to.
 *
 * USER and PASS are sent if the server asks. Without a user in the URL it is
 * "anonymous", and PASS_EMAIL follows. With one, PASS follows if the URL has a
 * password, which may be empty, and PASS_PROMPT if it has none.
 *
 * Each directory is one CWD, "%2F" is a slash inside its argument, and an
 * empty directory is an empty argument: servers differ in what they make of
 * it.
 */
enum nurl_ftp_kind {
    NURL_FTP_USER = 0,
    NURL_FTP_PASS = 1,        /* the password of the URL, maybe empty */
    NURL_FTP_PASS_PROMPT = 2, /* no argument: ask a person for the password */
    NURL_FTP_PASS_EMAIL = 3,  /* no argument: the user's e-mail address */
    NURL_FTP_CWD = 4,
    NURL_FTP_TYPE = 5,
    NURL_FTP_TYPE_GUESS = 6, /* the URL has no type; the argument is "I" */
    NURL_FTP_TRANSFER = 7    /* the verb of the caller, or NLST */
};

/*
 * A step. An argument that is absent (ptr NULL) is for the client to find in
 * the kinds PASS_PROMPT and PASS_EMAIL; in any other the verb stands alone.
 */
struct nurl_ftp_step {
    struct nurl_str verb;     /* "USER" "PASS" "CWD" "TYPE" "NLST" "RETR" .. */
    struct nurl_str argument; /* still escaped; may be empty */
    uint8_t kind;             /* enum nurl_ftp_kind */
};

struct nurl_ftp_plan {
    const struct nurl *url;
    const char *verb;
    struct nurl_str directories; /* those that are to come */
    struct nurl_ftp ftp;
    uint16_t stop; /* the faulty octet in the URL's text */
    uint8_t next;  /* the step that comes next */
};

/*
 * Makes a plan and checks all arguments before the first step is given. `verb`
 * is what is done with the file, "RETR" or "STOR", letters and a NUL. A URL
 * of type d, or with neither type nor name, means a listing: its verb is NLST,
 * whatever the caller's, so a client that stores looks at step.verb. The plan
 * keeps both pointers.
 *
 * Returns OK or a fault of nurl_ftp_parse; DEC_FORBIDDEN at the first octet, in
 * the order of the steps, that NURL_POLICY_FTP refuses; NAME_EMPTY where a file
 * of type a or i has no name. After a fault the plan has no step.
 */
NURL_CHECKED enum nurl_status nurl_ftp_plan_begin(struct nurl_ftp_plan *plan,
                                                  const struct nurl *url,
                                                  const char *verb);

/* 1 and the next step, or 0 after the last. */
int nurl_ftp_plan_next(struct nurl_ftp_plan *plan, struct nurl_ftp_step *step);

#ifdef __cplusplus
}
#endif

#endif
