/* SPDX-License-Identifier: MIT */
/*
 * tftp_options.c - how a TFTP server answers the options of a request
 */
#include "client/tftp_options.h"
#include "nfetch_status.h"
#include "nurl_types.h"

void nfetch_tftp_options_begin(struct nfetch_tftp_options *options)
{
    options->size = 0;
    options->block = NFETCH_TFTP_BLOCK;
    options->window = 1;
    options->sized = 0;
}

/*
 * Takes the bytes up to the next 00, and the 00. Returns 1, or 0 without a 00.
 *
 * BOUNDS: i is at most *length.
 */
static int take_string(struct nurl_str *string, const uint8_t **bytes,
                       size_t *length)
{
    size_t i = 0;

    while (i < *length && (*bytes)[i] != 0) {
        i++;
    }
    if (i == *length) {
        return 0;
    }
    *string = nurl_text((const char *)*bytes, i);
    *bytes += i + 1;
    *length -= i + 1;
    return 1;
}

/*
 * Reads a decimal number. Returns 1, or 0 for another text or above `most`.
 * Divides no variable: a division of 64 bits takes 700 bytes of code.
 */
static int read_number(uint64_t *value, struct nurl_str text, uint64_t most)
{
    size_t i;
    unsigned digit;

    *value = 0;
    for (i = 0; i < text.len; i++) {
        if (text.ptr[i] < '0' || text.ptr[i] > '9') {
            return 0;
        }
        digit = (unsigned)(text.ptr[i] - '0');
        if (digit > most || *value > UINT64_MAX / 10 ||
            *value * 10 > most - digit) {
            return 0;
        }
        *value = *value * 10 + digit;
    }
    return text.len > 0;
}

static int is(struct nurl_str name, const char *known, size_t length)
{
    return nurl_str_equal_nocase(name, nurl_text(known, length));
}

/* Reads a number from `least` to `most`. Returns 1, or 0 for any other text. */
static int take_number(uint16_t *number, struct nurl_str text, uint16_t least,
                       uint16_t most)
{
    uint64_t value;

    if (!read_number(&value, text, most) || value < least) {
        return 0;
    }
    *number = (uint16_t)value;
    return 1;
}

/*
 * Returns 1 if the option answers the request. Another timeout is the server's
 * affair, and so is an option that was not asked for. Some servers do not know
 * the size, and say 0; an empty file needs none.
 */
static int take_option(struct nfetch_tftp_options *options,
                       struct nurl_str name, struct nurl_str value)
{
    if (is(name, "blksize", 7)) {
        return take_number(&options->block, value, NFETCH_TFTP_BLOCK_MIN,
                           NFETCH_TFTP_BLOCK_MAX);
    }
    if (is(name, "windowsize", 10)) {
        return take_number(&options->window, value, 1, NFETCH_TFTP_WINDOW);
    }
    if (is(name, "tsize", 5)) {
        if (!read_number(&options->size, value, UINT64_MAX)) {
            return 0;
        }
        options->sized = options->size > 0;
    }
    return name.len > 0;
}

/* Returns 1 if only 00 is left: some servers send a whole buffer. */
static int is_padding(const uint8_t *bytes, size_t length)
{
    while (length > 0 && bytes[length - 1] == 0) {
        length--;
    }
    return length == 0;
}

int nfetch_tftp_options_read(struct nfetch_tftp_options *options,
                             const uint8_t *bytes, size_t length)
{
    struct nurl_str name;
    struct nurl_str value;

    while (!is_padding(bytes, length)) {
        if (!take_string(&name, &bytes, &length) ||
            !take_string(&value, &bytes, &length) ||
            !take_option(options, name, value)) {
            return NFETCH_ERR_PROTOCOL;
        }
    }
    return NFETCH_OK;
}
