/* SPDX-License-Identifier: MIT */
/*
 * dns_message.h - a question to a name server, and the answer (RFC 1035 4)
 *
 *     message  = header *question *record
 *     header   = id:16 flags:16 questions:16 answers:16 16 16
 *     question = name type:16 class:16
 *     record   = name type:16 class:16 seconds:32 length:16 data
 *     name     = *( length:8 label ) ( 00 / pointer:16 )
 *
 * A question for the IPv4 addresses of a.test, and a record that answers it:
 *
 *     12 34  01 00  00 01  00 00  00 00  00 00   01 a 04 t e s t 00  00 01  00
 * 01 C0 0C  00 01  00 01  00 00 00 05  00 04  7F 00 00 01
 */
#ifndef NFETCH_DNS_MESSAGE_H
#define NFETCH_DNS_MESSAGE_H

#include "nfetch_net.h"

enum {
    NFETCH_DNS_MESSAGE_MAX =
        512, /* bytes of an answer over UDP, RFC 1035 4.2.1 */
    NFETCH_DNS_QUESTION_MAX =
        272 /* bytes of a question, for the longest name */
};

enum nfetch_dns_type {
    NFETCH_DNS_A = 1,    /* IPv4 addresses */
    NFETCH_DNS_AAAA = 28 /* IPv6 addresses, RFC 3596 */
};

struct nfetch_dns_question {
    uint8_t bytes[NFETCH_DNS_QUESTION_MAX];
    size_t length;
};

/*
 * Writes the question for a name, with id 0 and type NFETCH_DNS_A. Returns 1,
 * or 0 if the text cannot be a name: an empty label, one of more than 63 bytes,
 * or more than 253 bytes. One dot at the end is allowed.
 */
int nfetch_dns_write_question(struct nfetch_dns_question *question,
                              const char *name, size_t length);

void nfetch_dns_set_id(struct nfetch_dns_question *question, uint16_t id);
void nfetch_dns_set_type(struct nfetch_dns_question *question,
                         enum nfetch_dns_type type);

/* Returns 1 if a message answers this question: same id, name and type. */
int nfetch_dns_is_answer(const struct nfetch_dns_question *question,
                         const uint8_t *message, size_t length);

/*
 * Returns 1 if the answer did not fit (TC): its addresses are not all that
 * there are. The message has at least its head.
 */
int nfetch_dns_is_cut(const uint8_t *message);

/* Marks an answer of which only the beginning is there. */
void nfetch_dns_cut(uint8_t *message);

/*
 * Reads the addresses of an answer, as many as fit, in the order of the answer.
 * An alias (CNAME) is passed over: its addresses are in the same answer. The
 * records' names are not compared, because the server was asked to find the
 * addresses, whatever the aliases are.
 *
 * Returns how many: 0 if the name has none of this type. Errors (RFC 1035
 * 4.1.1):
 *
 *     NFETCH_NET_ERR_NAME       there is no such name
 *     NFETCH_NET_ERR_TIMEOUT    the server fails for now, or refuses; or the
 *                               answer was cut before its first address
 *     NFETCH_NET_ERR_CLOSED     the answer is malformed
 *
 * nfetch_dns_is_answer must have returned 1.
 */
int nfetch_dns_read_answer(struct nfetch_net_addresses found,
                           const struct nfetch_dns_question *question,
                           const uint8_t *message, size_t length);

#endif
