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
#ifndef DNS_MESSAGE_H
#define DNS_MESSAGE_H

#include "net.h"

enum {
    DNS_MESSAGE_MAX = 512, /* bytes of an answer over UDP, RFC 1035 4.2.1 */
    DNS_QUESTION_MAX = 272 /* bytes of a question, for the longest name */
};

enum dns_type {
    DNS_A = 1,    /* IPv4 addresses */
    DNS_AAAA = 28 /* IPv6 addresses, RFC 3596 */
};

struct dns_question {
    uint8_t bytes[DNS_QUESTION_MAX];
    size_t length;
};

/*
 * Writes the question for a name, with id 0 and type DNS_A. Returns 1, or 0 if
 * the text cannot be a name: an empty label, one of more than 63 bytes, or more
 * than 253 bytes. One dot at the end is allowed.
 */
int dns_write_question(struct dns_question *question, const char *name,
                       size_t length);

void dns_set_id(struct dns_question *question, uint16_t id);
void dns_set_type(struct dns_question *question, enum dns_type type);

/* Returns 1 if a message answers this question: same id, name and type. */
int dns_is_answer(const struct dns_question *question, const uint8_t *message,
                  size_t length);

/*
 * Reads the addresses of an answer, as many as fit, in the order of the answer.
 * An alias (CNAME) is passed over: its addresses are in the same answer. The
 * records' names are not compared, because the server was asked to find the
 * addresses, whatever the aliases are.
 *
 * Returns how many, or NET_ERR_NAME if the answer is malformed. Returns 0 if it
 * has none or reports an error, like "no such name".
 * dns_is_answer must have returned 1.
 */
int dns_read_answer(struct net_addresses found,
                    const struct dns_question *question, const uint8_t *message,
                    size_t length);

#endif
