/*
 * nurl_ftp_plan.h - what an FTP client does with an ftp URL, step by step
 *
 *     ftp://joe@h/pub/a%20b/fw.bin;type=i       RFC 1738 section 3.2.2
 *
 *     USER joe                 TYPE I
 *     PASS (ask for it)        RETR fw.bin
 *     CWD pub
 *     CWD a b
 *
 *     status = nurl_ftp_plan(&plan, &url, "RETR");
 *     while (nurl_ftp_step(&plan, &step)) {
 *         if (step.kind == NURL_FTP_LITERAL) {
 *             nurl_open(&out, line, sizeof line);
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
#ifndef NURL_FTP_PLAN_H
#define NURL_FTP_PLAN_H

#include "nurl_ftp.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What the argument of a step is. */
enum nurl_ftp_argument {
    NURL_FTP_LITERAL = 0, /* step.argument, to be decoded */
    NURL_FTP_PROMPT = 1,  /* ask a person for the password */
    NURL_FTP_EMAIL = 2,   /* the e-mail address of the user */
    NURL_FTP_GUESS = 3,   /* the type is open; image is a good guess */
    NURL_FTP_NONE = 4     /* the command has none */
};

struct nurl_ftp_step {
    const char *verb;         /* "USER", "PASS", "CWD", "TYPE", "NLST", ... */
    struct nurl_str argument; /* literal, maybe empty, maybe not of the URL */
    uint8_t kind;             /* enum nurl_ftp_argument */
};

struct nurl_ftp_plan {
    const struct nurl *url;
    const char *access;
    struct nurl_ftp ftp;
    struct nurl_walk directories;
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
enum nurl_status nurl_ftp_plan(struct nurl_ftp_plan *plan,
                               const struct nurl *url, const char *access);

/* 1 and the next step, or 0 after the last. */
int nurl_ftp_step(struct nurl_ftp_plan *plan, struct nurl_ftp_step *step);

#ifdef __cplusplus
}
#endif

#endif
