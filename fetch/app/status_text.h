/* SPDX-License-Identifier: MIT */
/*
 * status_text.h - any status of this house in words: of the client, TLS,
 * images, slots, and the programs
 */
#ifndef NFETCH_STATUS_TEXT_H
#define NFETCH_STATUS_TEXT_H

/* What the programs' own sinks return. */
enum {
    NFETCH_APP_ERR_EMPTY = -722, /* too short for an image */
    NFETCH_APP_ERR_FILE = -736   /* a file cannot be written or read */
};

const char *nfetch_status_text(int status);

enum {
    NFETCH_EXIT_OWN = 1,   /* a number of a sink that is not of this house */
    NFETCH_EXIT_FIRST = 67 /* NFETCH_STATUS_FIRST; 125 is the last one */
};

/*
 * The exit status of a program: 0; 67 for -701 to 125 for -759; or
 * NFETCH_EXIT_OWN, and then the number itself should be printed.
 */
int nfetch_status_exit(int status);

#endif
