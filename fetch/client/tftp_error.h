/* SPDX-License-Identifier: MIT */
/*
 * tftp_error.h - ERROR = 00 05 code text 00 (RFC 1350, RFC 2347)
 */
#ifndef NFETCH_TFTP_ERROR_H
#define NFETCH_TFTP_ERROR_H

#include "client/dialog.h"

enum nfetch_tftp_code {
    NFETCH_TFTP_UNDEFINED = 0,
    NFETCH_TFTP_NOT_FOUND = 1,
    NFETCH_TFTP_ACCESS = 2,
    NFETCH_TFTP_FULL = 3,
    NFETCH_TFTP_ILLEGAL = 4,
    NFETCH_TFTP_STRANGER = 5,
    NFETCH_TFTP_NO_USER = 7,
    NFETCH_TFTP_OPTION = 8
};

/* Returns the status for the code of an ERROR from the server. */
int nfetch_tftp_error_status(uint16_t code);

/*
 * Returns the code that tells the server this status, or -1 if the server has
 * ended the transfer itself. `agreed` is 1 if both have agreed on options.
 */
int nfetch_tftp_error_code(int status, int agreed);

/* Sends an ERROR once: it has no answer. `text` is short and ends with NUL. */
void nfetch_tftp_error_send(const struct nfetch_dialog *dialog,
                            const struct nfetch_net_address *to, int code,
                            const char *text);

#endif
