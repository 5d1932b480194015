/* SPDX-License-Identifier: MIT */
/*
 * ftp_reply.c - the replies of an FTP server
 */
#include "client/ftp_reply.h"
#include "client/state.h"

/* Three digits, of which the first is 1 to 5; else 0. RFC 959 4.2.1 */
static uint16_t read_code(const struct nfetch_line *line)
{
    struct nurl_str text = nurl_text(line->text, line->length);
    uint64_t code;

    return nfetch_line_take_number(&text, &code) == 3 && code >= 100 &&
                   code < 600
               ? (uint16_t)code
               : 0;
}

/* The last line of a reply has a blank after its code, or nothing. */
static int is_last(const struct nfetch_line *line)
{
    return line->length == 3 || line->text[3] == ' ';
}

/* What is after the code. */
static struct nurl_str text_of(const struct nfetch_line *line)
{
    size_t from = line->length > 3 ? 4 : 3;

    return nurl_text(line->text + from, line->length - from);
}

/*
 * A banner can have any length: the time for it ends with a window in which no
 * byte of the file arrives.
 *
 * reply = code SP text CRLF
 *       / code "-" text CRLF *( text CRLF ) code SP text CRLF    RFC 959 4.2
 */
int nfetch_ftp_reply_read(struct nfetch_stream *control,
                          struct nfetch_line *line)
{
    uint16_t reply;
    int status;

    control->lines = SIZE_MAX;
    status = nfetch_stream_line(control, line);
    if (status != NFETCH_OK) {
        return status;
    }
    reply = read_code(line);
    control->fetch->code = reply;
    nfetch_say(control->fetch, nurl_text(line->text, line->length));
    if (reply == 0 || (!is_last(line) && line->text[3] != '-')) {
        return NFETCH_ERR_PROTOCOL;
    }
    while (status == NFETCH_OK &&
           (read_code(line) != reply || !is_last(line))) {
        control->lines = SIZE_MAX;
        status = nfetch_stream_line(control, line);
    }
    if (status == NFETCH_OK) {
        nfetch_say(control->fetch, text_of(line));
    }
    return status;
}

int nfetch_ftp_reply_judge(uint16_t reply)
{
    if (reply >= 200 && reply < 300) {
        return NFETCH_OK;
    }
    switch (reply) {
    case 331: /* a password, which nobody has */
    case 332: /* an account, which no URL has */
    case 530:
    case 532:
        return NFETCH_ERR_DENIED;
    default:
        return reply >= 400 ? NFETCH_ERR_SERVER : NFETCH_ERR_PROTOCOL;
    }
}

int nfetch_ftp_reply_size(const struct nfetch_line *line, uint64_t *size)
{
    struct nurl_str text = nurl_text(line->text + 4, line->length - 4);

    while (text.len > 0 && text.ptr[text.len - 1] == ' ') {
        text.len--;
    }
    return nfetch_line_take_number(&text, size) > 0 && text.len == 0
               ? NFETCH_OK
               : NFETCH_ERR_PROTOCOL;
}

/* Returns the text after the first "(", or nothing. */
static struct nurl_str after_bracket(const struct nfetch_line *line)
{
    size_t i = 3;

    while (i < line->length && line->text[i] != '(') {
        i++;
    }
    return i < line->length
               ? nurl_text(line->text + i + 1, line->length - i - 1)
               : nurl_text(NULL, 0);
}

int nfetch_ftp_reply_extended(const struct nfetch_line *line, uint16_t *port)
{
    struct nurl_str text = after_bracket(line);
    char delimiter = text.len > 0 ? text.ptr[0] : '\0';
    uint64_t number;

    if (!nfetch_line_take_byte(&text, delimiter) ||
        !nfetch_line_take_byte(&text, delimiter) ||
        !nfetch_line_take_byte(&text, delimiter) ||
        nfetch_line_take_number(&text, &number) == 0 ||
        !nfetch_line_take_byte(&text, delimiter) ||
        !nfetch_line_take_byte(&text, ')') || number == 0 ||
        number > UINT16_MAX) {
        return NFETCH_ERR_PROTOCOL;
    }
    *port = (uint16_t)number;
    return NFETCH_OK;
}

/* The six numbers can begin anywhere in the text (RFC 1123 4.1.2.6). */
int nfetch_ftp_reply_passive(const struct nfetch_line *line, uint16_t *port)
{
    struct nurl_str text = nurl_text(line->text, line->length);
    uint64_t number = 0;
    uint32_t all = 0;
    int i;

    (void)nfetch_line_take_number(&text, &number);
    while (text.len > 0 && (text.ptr[0] < '0' || text.ptr[0] > '9')) {
        text = nurl_text(text.ptr + 1, text.len - 1);
    }
    for (i = 0; i < 6; i++) {
        if ((i > 0 && !nfetch_line_take_byte(&text, ',')) ||
            nfetch_line_take_number(&text, &number) == 0 ||
            number > UINT8_MAX) {
            return NFETCH_ERR_PROTOCOL;
        }
        all = all << 8 | (uint32_t)number;
    }
    *port = (uint16_t)(all & UINT16_MAX);
    return *port == 0 ? NFETCH_ERR_PROTOCOL : NFETCH_OK;
}
