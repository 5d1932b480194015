/* SPDX-License-Identifier: MIT */
/*
 * ftp_reply.h - the replies of an FTP server (RFC 959 4.2)
 *
 *     220-Welcome                          a reply with two lines
 *     220 ready
 *     213 1048576                          size                RFC 3659 4.2
 *     229 Entering (|||6446|)              port 6446           RFC 2428 3
 *     227 Entering (192,0,2,1,25,46)       port 25 * 256 + 46
 */
#ifndef NFETCH_FTP_REPLY_H
#define NFETCH_FTP_REPLY_H

#include "client/stream.h"

/*
 * Reads a reply. Its last line stays in `line`, and its code is in fetch->code.
 * Returns NFETCH_OK, NFETCH_ERR_PROTOCOL, or an error of the stream.
 */
int nfetch_ftp_reply_read(struct nfetch_stream *control,
                          struct nfetch_line *line);

/* Returns the status for a reply to a command that must succeed (2yz). */
int nfetch_ftp_reply_judge(uint16_t reply);

/*
 * Reads the size in a reply to SIZE, which has at least four bytes. Returns
 * NFETCH_OK or NFETCH_ERR_PROTOCOL, and so do the next two.
 */
int nfetch_ftp_reply_size(const struct nfetch_line *line, uint64_t *size);

/* Reads the port in a reply to EPSV: "(" d d d 1*DIGIT d ")", d is any byte. */
int nfetch_ftp_reply_extended(const struct nfetch_line *line, uint16_t *port);

/* Reads the port in a reply to PASV: the last two of six numbers. */
int nfetch_ftp_reply_passive(const struct nfetch_line *line, uint16_t *port);

#endif
