/*
 * tftp_error.h - ERROR = 00 05 code text 00 (RFC 1350, RFC 2347)
 */
#ifndef TFTP_ERROR_H
#define TFTP_ERROR_H

#include "net.h"

enum tftp_code {
    TFTP_UNDEFINED = 0,
    TFTP_NOT_FOUND = 1,
    TFTP_ACCESS = 2,
    TFTP_FULL = 3,
    TFTP_ILLEGAL = 4,
    TFTP_STRANGER = 5,
    TFTP_NO_USER = 7,
    TFTP_OPTION = 8
};

/* Returns the status for the code of an ERROR from the server. */
int tftp_error_status(uint16_t code);

/*
 * Returns the code that tells the server this status, or -1 if the server has
 * ended the transfer itself. `agreed` is 1 if both have agreed on options.
 */
int tftp_error_code(int status, int agreed);

/* Sends an ERROR once: it has no answer. `text` is short and ends with NUL. */
void tftp_error_send(int socket, const struct net_address *to, int code,
                     const char *text);

#endif
