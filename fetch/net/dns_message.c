/* SPDX-License-Identifier: MIT */
/*
 * dns_message.c - a question to a name server, and the answer (RFC 1035 4)
 */
#include "net/dns_message.h"

#include "bytes.h"
#include "net/address.h"

enum {
    HEAD = 12,
    ANSWERS = 6, /* offset of the number of answers */
    NAME_MAX = 253,
    LABEL_MAX = 63,
    POINTER = 0xC0,
    RESPONSE = 0x80,    /* in the first byte of the flags */
    CUT = 2,            /* there, too: TC */
    ERROR = 15,         /* in the second one: RCODE */
    NO_SUCH_NAME = 3,   /* the RCODE that is for good */
    TYPE_AND_CLASS = 4, /* at the end of a question, both of 16 bits */
    RECORD = 10,        /* bytes from a record's name to its data */
    CLASS_IN = 1
};

/* What is left of a message. */
struct reader {
    const uint8_t *next;
    size_t left;
    unsigned records; /* that follow */
};

/* ---------------------------------------------------------------- question */

/* Returns the length of the label at the start of a text. */
static size_t label_length(const char *text, size_t length)
{
    size_t count = 0;

    while (count < length && text[count] != '.') {
        count++;
    }
    return count;
}

/*
 * Writes labels, each after its length, and the 00 at the end. Returns how many
 * bytes, or 0 for an empty or too long label.
 * BOUNDS: a name of n bytes takes at most n + 2, and n is at most NAME_MAX.
 */
static size_t write_name(uint8_t *to, const char *name, size_t length)
{
    size_t at = 0;
    size_t count;

    while (at < length) {
        count = label_length(name + at, length - at);
        if (count == 0 || count > LABEL_MAX) {
            return 0;
        }
        to[at] = (uint8_t)count;
        bytes_copy(to + at + 1, name + at, count);
        at += count + 1;
    }
    to[at] = 0;
    return at + 1;
}

int nfetch_dns_write_question(struct nfetch_dns_question *question,
                              const char *name, size_t length)
{
    /* recursion desired, one question */
    static const uint8_t head[HEAD] = { 0, 0, 1, 0, 0, 1 };
    uint8_t *bytes = question->bytes;
    size_t count;

    if (length == 0 || length > NAME_MAX) {
        return 0;
    }
    bytes_copy(bytes, head, HEAD);
    count = write_name(bytes + HEAD, name, length);
    question->length = HEAD + count + TYPE_AND_CLASS;
    bytes_put_16(bytes + question->length - 2, CLASS_IN);
    nfetch_dns_set_type(question, NFETCH_DNS_A);
    return count > 0;
}

void nfetch_dns_set_id(struct nfetch_dns_question *question, uint16_t id)
{
    bytes_put_16(question->bytes, id);
}

void nfetch_dns_set_type(struct nfetch_dns_question *question,
                         enum nfetch_dns_type type)
{
    bytes_put_16(question->bytes + question->length - TYPE_AND_CLASS,
                 (uint16_t)type);
}

/* ------------------------------------------------------------------ answer */

static uint8_t lower(uint8_t byte)
{
    return byte >= 'A' && byte <= 'Z' ? (uint8_t)(byte | 0x20) : byte;
}

/* Names are equal in either case. A length is no letter: it is at most 63. */
static int is_same(const uint8_t *a, const uint8_t *b, size_t length)
{
    size_t i = 0;

    while (i < length && lower(a[i]) == lower(b[i])) {
        i++;
    }
    return i == length;
}

int nfetch_dns_is_answer(const struct nfetch_dns_question *question,
                         const uint8_t *message, size_t length)
{
    return length >= question->length &&
           bytes_get_16(message) == bytes_get_16(question->bytes) &&
           (message[2] & RESPONSE) != 0 && bytes_get_16(message + 4) == 1 &&
           is_same(message + HEAD, question->bytes + HEAD,
                   question->length - HEAD);
}

/* Returns 1, or 0 if fewer bytes are left. */
static int skip(struct reader *reader, size_t count)
{
    if (count > reader->left) {
        return 0;
    }
    reader->next += count;
    reader->left -= count;
    return 1;
}

/* A pointer ends a name. It is not followed. */
static int skip_name(struct reader *reader)
{
    unsigned count;

    do {
        if (reader->left == 0) {
            return 0;
        }
        count = *reader->next;
        if (count >= POINTER) {
            return skip(reader, 2);
        }
        if (count > LABEL_MAX || !skip(reader, count + 1u)) {
            return 0;
        }
    } while (count > 0);
    return 1;
}

/* Returns 1 if the data of a record are an address of the type asked for. */
static int get_address(struct nfetch_net_address *address,
                       const uint8_t *record, unsigned type)
{
    unsigned length = type == NFETCH_DNS_A ? 4 : 16;
    size_t i;

    if (bytes_get_16(record) != type || bytes_get_16(record + 2) != CLASS_IN ||
        bytes_get_16(record + 8) != length) {
        return 0;
    }
    for (i = 0; i < sizeof address->octets; i++) {
        address->octets[i] = i < length ? record[RECORD + i] : 0;
    }
    address->family = type == NFETCH_DNS_A ? NFETCH_NET_IPV4 : NFETCH_NET_IPV6;
    return nfetch_net_is_host(address);
}

/* Reads one record. Returns 1 for an address, 0 for none, -1 if malformed. */
static int read_record(struct nfetch_net_address *address,
                       struct reader *reader, unsigned type)
{
    const uint8_t *record;

    if (!skip_name(reader)) {
        return -1;
    }
    record = reader->next;
    if (!skip(reader, RECORD) || !skip(reader, bytes_get_16(record + 8))) {
        return -1;
    }
    return get_address(address, record, type);
}

/*
 * Reads records into the list, and counts them. Returns 0, or -1 if a record is
 * malformed: those before it count.
 */
static int read_records(struct nfetch_net_addresses found, size_t *count,
                        struct reader *reader, const uint8_t *question_end)
{
    unsigned type = bytes_get_16(question_end - TYPE_AND_CLASS);
    struct nfetch_net_address address;
    int got;

    for (; reader->records > 0 && *count < found.size; reader->records--) {
        got = read_record(&address, reader, type);
        if (got < 0) {
            return got;
        }
        if (got > 0) {
            address.port = found.list[*count].port;
            found.list[*count] = address;
            (*count)++;
        }
    }
    return 0;
}

int nfetch_dns_is_cut(const uint8_t *message)
{
    return (message[2] & CUT) != 0 && (message[3] & ERROR) == 0;
}

void nfetch_dns_cut(uint8_t *message)
{
    message[2] |= CUT;
}

int nfetch_dns_read_answer(struct nfetch_net_addresses found,
                           const struct nfetch_dns_question *question,
                           const uint8_t *message, size_t length)
{
    unsigned error = message[3] & (unsigned)ERROR;
    struct reader reader;
    size_t count = 0;
    int got;

    if (error != 0) {
        return error == NO_SUCH_NAME ? NFETCH_NET_ERR_NAME
                                     : NFETCH_NET_ERR_TIMEOUT;
    }
    reader.records = bytes_get_16(message + ANSWERS);
    reader.next = message + question->length;
    reader.left = length - question->length;
    got = read_records(found, &count, &reader,
                       question->bytes + question->length);
    if (nfetch_dns_is_cut(message)) {
        return count > 0 ? (int)count : NFETCH_NET_ERR_TIMEOUT;
    }
    return got < 0 ? NFETCH_NET_ERR_CLOSED : (int)count;
}
