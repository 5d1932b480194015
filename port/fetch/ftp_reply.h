/*
 * ftp_reply.h - the replies of an FTP server (RFC 959 4.2)
 *
 *     220-Welcome                          a reply with two lines
 *     220 ready
 *     213 1048576                          size                RFC 3659 4.2
 *     229 Entering (|||6446|)              port 6446           RFC 2428 3
 *     227 Entering (192,0,2,1,25,46)       port 25 * 256 + 46
 */
#ifndef FTP_REPLY_H
#define FTP_REPLY_H

#include "stream.h"

/*
 * Reads a reply. Its last line stays in `line`, and its code is in fetch->code.
 * Returns FETCH_OK, FETCH_ERR_PROTOCOL, or an error of the stream.
 */
int ftp_reply_read(struct stream *control, struct line *line);

/* Returns the status for a reply to a command that must succeed (2yz). */
int ftp_reply_judge(uint16_t reply);

/*
 * Reads the size in a reply to SIZE, which has at least four bytes. Returns
 * FETCH_OK or FETCH_ERR_PROTOCOL, and so do the next two.
 */
int ftp_reply_size(const struct line *line, uint64_t *size);

/* Reads the port in a reply to EPSV: "(" d d d 1*DIGIT d ")", d is any byte. */
int ftp_reply_extended(const struct line *line, uint16_t *port);

/* Reads the port in a reply to PASV: the last two of six numbers. */
int ftp_reply_passive(const struct line *line, uint16_t *port);

#endif
