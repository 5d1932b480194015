/*
 * nurl_ftp.h - an ftp URL: directories, name, typecode
 *
 * ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ] ]    RFC 1738 3.2
 * fpath  = fsegment *[ "/" fsegment ], ftptype = "A" / "I" / "D" / "a" / ...
 *
 *     ftp://h/pub/a%2Fb/fw.bin;type=i
 *              ^8                       directories {8,9}   "pub", "a%2Fb"
 *                       ^18             name {18,6}         "fw.bin"
 *                                  ^30  type {30,1}         "i"
 *
 * Each directory is one CWD, also an empty one: `ftp://h//x` has one,
 * `ftp://h/x` none. "?" is data. Without a type the client guesses.
 *
 * Reads a struct that nurl_parse or nurl_parse_1738 filled. A strict one is
 * held to the octets of RFC 1738; of the other the structure alone counts.
 * Spans are places in the same text, still escaped; {0, 0} is absent. After
 * a fault all are absent. Reentrant, and safe in an interrupt; one pass.
 */
#ifndef NURL_FTP_H
#define NURL_FTP_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_ftp {
    uint16_t stop;                /* the faulty octet, or the end */
    struct nurl_span directories; /* absent: there is none */
    struct nurl_span name;        /* may be empty; absent without a path */
    struct nurl_span type;        /* one letter, in the case it is written */
};

/*
 * Returns OK; UNPARSED, SCHEME; SLASHES, HOST_CHAR; CHAR at a ";" or another
 * octet that no segment holds (strict); TYPECODE behind ";type=" where one of
 * a, i, d is missing or not the last. In a struct that RFC 3986 read the type
 * begins at the last ";" of the name if "type=" follows there, and any other
 * ";" is data.
 */
enum nurl_status nurl_ftp_parse(struct nurl_ftp *ftp, const struct nurl *url);

/*
 * Begins a walk over the directories; nurl_path_next of nurl_path.h goes on.
 * Each is one CWD, in this order; an empty one is given, too.
 */
void nurl_ftp_walk(struct nurl_str *walk, const struct nurl *url,
                   const struct nurl_ftp *ftp);

/* The type in lower case: 'a', 'i' or 'd'; NUL without one. */
char nurl_ftp_typecode(const struct nurl *url, const struct nurl_ftp *ftp);

/*
 * 1 if two ftp URLs mean the same behind their authority: directories, name and
 * type alike; no path is the same as an empty one, and "/" and ";" are
 * reserved. Else 0, also if one of them is no ftp URL.
 */
int nurl_ftp_equal(const struct nurl *a, const struct nurl *b);

/*
 * what an FTP client does with an ftp URL, step by step
 *
 *     ftp://joe@h/pub/a%20b/fw.bin;type=i       RFC 1738 section 3.2.2
 *
 *     USER joe                 TYPE I
 *     PASS (ask for it)        RETR fw.bin
 *     CWD pub
 *     CWD a b
 *
 *     status = nurl_ftp_plan_begin(&plan, &url, "RETR");
 *     while (nurl_ftp_plan_next(&plan, &step)) {
 *         if (step.kind == NURL_FTP_LITERAL) {
 *             nurl_writer_init(&out, line, sizeof line);
 *             nurl_decode(&out, step.argument, NURL_POLICY_FTP);
 *             ...
 *         } else if (step.kind == NURL_FTP_PROMPT) {
 *             ...
 *
 * Each directory is one CWD, "%2F" is a slash inside its argument, and an
 * empty directory is an empty argument: servers differ in what they make of
 * it. USER and PASS are sent if the server asks. A URL whose type is d, or
 * that has neither type nor name, means a listing: its last verb is NLST,
 * whatever the caller wants to do with files, so a client that stores looks
 * at step.verb. Nothing is stored but the caller's plan. Reentrant, and safe in
 * an interrupt.
 */
/* What the argument of a step is. */
enum nurl_ftp_argument {
    NURL_FTP_LITERAL = 0, /* step.argument, to be decoded */
    NURL_FTP_PROMPT = 1,  /* ask a person for the password */
    NURL_FTP_EMAIL = 2,   /* the e-mail address of the user */
    NURL_FTP_GUESS = 3,   /* the type is open; image is a good guess */
    NURL_FTP_NONE = 4     /* the command has none */
};

struct nurl_ftp_plan_next {
    const char *verb;         /* "USER", "PASS", "CWD", "TYPE", "NLST", ... */
    struct nurl_str argument; /* literal, maybe empty, maybe not of the URL */
    uint8_t kind;             /* enum nurl_ftp_argument */
};

struct nurl_ftp_plan {
    const struct nurl *url;
    const char *access;
    struct nurl_ftp ftp;
    struct nurl_str directories;
    uint16_t stop; /* the faulty octet in the URL's text */
    uint8_t next;  /* which step comes next */
};

/*
 * Makes a plan and checks all arguments before the first step is given.
 * `access` is the verb for the file, "RETR" or "STOR"; a listing is NLST.
 * The plan keeps both pointers. Returns OK or what nurl_ftp returns;
 * DEC_FORBIDDEN at the first octet, in the order of the steps, that
 * NURL_POLICY_FTP refuses; NAME_EMPTY where a file with type a or i has no
 * name. After a fault the plan has no step.
 */
enum nurl_status nurl_ftp_plan_begin(struct nurl_ftp_plan *plan,
                                     const struct nurl *url,
                                     const char *access);

/* 1 and the next step, or 0 after the last. */
int nurl_ftp_plan_next(struct nurl_ftp_plan *plan,
                       struct nurl_ftp_plan_next *step);

#ifdef __cplusplus
}
#endif

#endif
