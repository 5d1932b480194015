/* SPDX-License-Identifier: MIT */
/*
 * coap_message.c - a CoAP message: its head, the options of a request and of
 *                  an answer
 */
#include "client/coap_message.h"
#include "bytes.h"
#include "nfetch_status.h"

enum {
    MARKER = 0xFF,
    EXTENDED_8 = 13,  /* in a nibble: 13 and the next byte */
    EXTENDED_16 = 14, /* 269 and the next two */
    NUMBER_MAX = 65535,
    MAX_AGE = 60 /* RFC 7252 5.10.5 */
};

/* The current option, and the bytes after it. */
struct reader {
    const uint8_t *next;
    size_t left;
    const uint8_t *value;
    uint32_t number;
    uint32_t length;
};

/* -------------------------------------------------------------------- head */

void nfetch_coap_write_head(uint8_t head[NFETCH_COAP_HEAD],
                            const struct nfetch_coap_message *message)
{
    head[0] = (uint8_t)(1 << 6 | message->type << 4 | message->token_length);
    head[1] = message->code;
    bytes_put_16(head + 2, message->id);
}

int nfetch_coap_read_head(struct nfetch_coap_message *message,
                          const uint8_t *bytes, size_t length)
{
    size_t token;

    if (length < NFETCH_COAP_HEAD || bytes[0] >> 6 != 1) {
        return 0;
    }
    token = bytes[0] & 15u;
    if (token > NFETCH_COAP_TOKEN_MAX || token > length - NFETCH_COAP_HEAD) {
        return 0;
    }
    message->type = bytes[0] >> 4 & 3;
    message->code = bytes[1];
    message->id = bytes_get_16(bytes + 2);
    message->token = bytes + NFETCH_COAP_HEAD;
    message->token_length = (uint8_t)token;
    message->rest = message->token + token;
    message->rest_length = length - NFETCH_COAP_HEAD - token;
    return 1;
}

/* -------------------------------------------------- options of a request */

/* RFC 7252 3.1. No difference and no length here is above 268. */
static void write_option_head(struct nurl_writer *out, unsigned delta,
                              unsigned length)
{
    unsigned high = delta < EXTENDED_8 ? delta : EXTENDED_8;
    unsigned low = length < EXTENDED_8 ? length : EXTENDED_8;
    char head[3];
    size_t count = 0;

    head[count++] = (char)(high << 4 | low);
    if (high == EXTENDED_8) {
        head[count++] = (char)(delta - EXTENDED_8);
    }
    if (low == EXTENDED_8) {
        head[count++] = (char)(length - EXTENDED_8);
    }
    nurl_write_text(out, nurl_text(head, count));
}

/* Writes the value of Block2 in as few bytes as possible. */
static void write_block(struct nurl_writer *out, unsigned delta, uint32_t value)
{
    char bytes[3];
    size_t count = value > 0xFFFF ? 3 : value > 0xFF ? 2 : value > 0;
    size_t i;

    for (i = 0; i < count; i++) {
        bytes[i] = (char)(value >> 8 * (count - 1 - i) & 0xFF);
    }
    write_option_head(out, delta, (unsigned)count);
    nurl_write_text(out, nurl_text(bytes, count));
}

void nfetch_coap_write_options(struct nurl_writer *out,
                               const struct nurl_coap *url,
                               const struct nfetch_coap_request *request)
{
    struct nurl_coap rest = *url;
    struct nurl_coap_option option;
    unsigned last = 0;

    while (nurl_coap_next(&rest, &option)) {
        write_option_head(out, option.number - last, option.length);
        nurl_write_coap_value(out, &option);
        last = option.number;
    }
    write_block(out, NFETCH_COAP_BLOCK2 - last, request->block);
    last = NFETCH_COAP_BLOCK2;
    if (request->wants_size) {
        write_option_head(out, NFETCH_COAP_SIZE2 - last, 0);
        last = NFETCH_COAP_SIZE2;
    }
    if (request->echo_length > 0) {
        write_option_head(out, NFETCH_COAP_ECHO - last, request->echo_length);
        nurl_write_text(
            out, nurl_text((const char *)request->echo, request->echo_length));
    }
}

/* --------------------------------------------------- options of an answer */

/*
 * Reads the number in a nibble of an option's first byte, which later bytes can
 * extend (RFC 7252 3.1). Returns 1, or 0 if they are missing or it is 15.
 *
 * BOUNDS: reader->left is checked for the bytes that are taken.
 */
static int read_extended(struct reader *reader, unsigned nibble,
                         uint32_t *value)
{
    size_t bytes = nibble < EXTENDED_8 ? 0 : nibble - EXTENDED_8 + 1u;

    if (nibble > EXTENDED_16 || reader->left < bytes) {
        return 0;
    }
    *value = nibble;
    if (bytes == 1) {
        *value = 13u + reader->next[0];
    }
    if (bytes == 2) {
        *value = 269u + (uint32_t)bytes_get_16(reader->next);
    }
    reader->next += bytes;
    reader->left -= bytes;
    return 1;
}

/* Reads the next option. At least one byte must be left. Returns 1 or 0. */
static int read_option(struct reader *reader)
{
    unsigned first = *reader->next;
    uint32_t delta;

    reader->next++;
    reader->left--;
    if (!read_extended(reader, first >> 4, &delta) ||
        !read_extended(reader, first & 15, &reader->length)) {
        return 0;
    }
    if (reader->length > reader->left || delta > NUMBER_MAX - reader->number) {
        return 0;
    }
    reader->number += delta;
    reader->value = reader->next;
    reader->next += reader->length;
    reader->left -= reader->length;
    return 1;
}

/* An unsigned number of at most four bytes, RFC 7252 3.2. */
static uint32_t number_of(const struct reader *reader)
{
    uint32_t value = 0;
    uint32_t i;

    for (i = 0; i < reader->length; i++) {
        value = value << 8 | reader->value[i];
    }
    return value;
}

/* Block2: number, more and size, RFC 7959 2.2; the size 7 is reserved. */
static int take_block(struct nfetch_coap_answer *answer,
                      const struct reader *reader)
{
    uint32_t value;

    if (reader->length > 3 || answer->blocks) {
        return 0;
    }
    value = number_of(reader);
    answer->blocks = 1;
    answer->block = value >> 4;
    answer->more = value >> 3 & 1;
    answer->szx = value & 7;
    return answer->szx < 7;
}

static int take_etag(struct nfetch_coap_answer *answer,
                     const struct reader *reader)
{
    if (reader->length < 1 || reader->length > NFETCH_COAP_ETAG_MAX ||
        answer->tagged) {
        return 0;
    }
    bytes_copy(answer->etag, reader->value, reader->length);
    answer->tagged = 1;
    answer->etag_length = (uint8_t)reader->length;
    return 1;
}

static int take_size(struct nfetch_coap_answer *answer,
                     const struct reader *reader)
{
    if (reader->length > 4 || answer->sized) {
        return 0;
    }
    answer->sized = 1;
    answer->size = number_of(reader);
    return 1;
}

/* It is elective: one of a wrong length is none. */
static int take_echo(struct nfetch_coap_answer *answer,
                     const struct reader *reader)
{
    if (reader->length <= NFETCH_COAP_ECHO_MAX) {
        answer->echo = reader->value;
        answer->echo_length = reader->length;
    }
    return 1;
}

/* An odd number is critical: who does not know it must reject the answer. */
static int take_option(struct nfetch_coap_answer *answer,
                       const struct reader *reader)
{
    switch (reader->number) {
    case NFETCH_COAP_ETAG:
        return take_etag(answer, reader);
    case NFETCH_COAP_MAX_AGE:
        answer->max_age = number_of(reader);
        return 1;
    case NFETCH_COAP_BLOCK2:
        return take_block(answer, reader);
    case NFETCH_COAP_SIZE2:
        return take_size(answer, reader);
    case NFETCH_COAP_ECHO:
        return take_echo(answer, reader);
    default:
        return (reader->number & 1) == 0;
    }
}

/* After the last option there is nothing, or the marker and a payload. */
static int take_payload(struct nfetch_coap_answer *answer,
                        const struct reader *reader)
{
    answer->payload = reader->next;
    answer->length = 0;
    if (reader->left == 1) {
        return NFETCH_ERR_PROTOCOL;
    }
    if (reader->left > 1) {
        answer->payload = reader->next + 1;
        answer->length = reader->left - 1;
    }
    return NFETCH_OK;
}

int nfetch_coap_read_answer(struct nfetch_coap_answer *answer,
                            const uint8_t *bytes, size_t length)
{
    struct reader reader;

    answer->size = 0;
    answer->sized = 0;
    answer->block = 0;
    answer->blocks = 0;
    answer->more = 0;
    answer->szx = 0;
    answer->max_age = MAX_AGE;
    answer->tagged = 0;
    answer->etag_length = 0;
    answer->echo_length = 0;
    reader.next = bytes;
    reader.left = length;
    reader.number = 0;
    while (reader.left > 0 && *reader.next != MARKER) {
        if (!read_option(&reader) || !take_option(answer, &reader)) {
            return NFETCH_ERR_PROTOCOL;
        }
    }
    return take_payload(answer, &reader);
}
