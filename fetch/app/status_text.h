/*
 * status_text.h - any status of this house in words: of the client, TLS,
 * images, slots, and the programs
 */
#ifndef NFETCH_STATUS_TEXT_H
#define NFETCH_STATUS_TEXT_H

/* What the programs' own sinks return. */
enum {
    NFETCH_APP_ERR_EMPTY = -22, /* too short for an image */
    NFETCH_APP_ERR_FILE = -36   /* a file cannot be written or read */
};

const char *nfetch_status_text(int status);

/* Whether fetch->code, if it is not 0, says more about this status. */
int nfetch_status_has_code(int status);

#endif
