/* SPDX-License-Identifier: MIT */
/*
 * http_head.h - the head of an answer: its status line and its fields
 *
 *     HTTP/1.1 206 Partial Content            code 206
 *     Content-Length: 58                      length 58
 *     Content-Range: bytes 42-99/100          first 42 last 99 total 100
 *     ETag: "v2"                              etag "v2", with its quotes
 *
 * RFC 9110, RFC 9112. A field that is not known here is skipped, however long
 * it is; a whole head has at most NFETCH_HTTP_HEAD bytes.
 */
#ifndef NFETCH_HTTP_HEAD_H
#define NFETCH_HTTP_HEAD_H

#include "client/http_date.h"
#include "client/stream.h"

enum {
    NFETCH_HTTP_HEAD = 16384
};

/* Content-Range: a good one, or one that says nothing. */
enum {
    NFETCH_HTTP_RANGE = 1,
    NFETCH_HTTP_NO_RANGE = 2
};

/* A length that nobody has said. */
#define NFETCH_HTTP_UNKNOWN UINT64_MAX

struct nfetch_http_head {
    struct nfetch *fetch;
    uint16_t code;
    uint8_t minor;       /* of the version 1.x */
    uint8_t wants_basic; /* WWW-Authenticate: a login of this kind */
    uint8_t wants_other; /* or of another one, whose name was said */
    uint8_t has_length;
    uint8_t is_chunked;
    uint8_t has_range; /* 0: no Content-Range */
    uint8_t is_retry_date;
    uint8_t field;       /* what the last line was: enum of http_head.c */
    uint8_t etag_length; /* 0: no strong one */
    uint8_t modified_length;
    uint8_t date_length;
    uint64_t retry;                  /* Retry-After in seconds, or UNSAID */
    uint64_t length;                 /* Content-Length */
    uint64_t first, last, total;     /* Content-Range; total may be UNKNOWN */
    struct nurl_str location;        /* in the line: reading stops there */
    char etag[NFETCH_VALIDATOR];     /* a longer one is not used */
    char modified[NFETCH_HTTP_DATE]; /* Last-Modified */
    char date[NFETCH_HTTP_DATE];     /* Date */
};

/*
 * Reads the head of the answer, and skips those of 1xx. Returns NFETCH_OK, an
 * error of the stream, NFETCH_ERR_PROTOCOL, NFETCH_ERR_CODING, or
 * NFETCH_ERR_LOCATION for a Location that is too long. Says the reason phrase,
 * or the line or the field that is wrong.
 */
int nfetch_http_head_read(struct nfetch_http_head *head,
                          struct nfetch_stream *stream,
                          struct nfetch_line *line);

/* Returns 1 for a code that has a Location. */
int nfetch_http_is_redirect(uint16_t code);

/*
 * Reads a status line, for head->fetch: the code, and the reason phrase, which
 * is said. Returns NFETCH_OK, or NFETCH_ERR_PROTOCOL also for 101.
 */
int nfetch_http_head_begin(struct nfetch_http_head *head,
                           const struct nfetch_line *line);

/*
 * Returns what names this version of the file in a request for the rest (RFC
 * 9110 13.1.5): a strong ETag, or a Last-Modified that is not the time of the
 * answer, or else absent.
 */
struct nurl_str nfetch_http_head_validator(const struct nfetch_http_head *head);

/*
 * Returns the seconds after which the server wants to be asked again, or
 * NFETCH_RETRY_UNSAID.
 */
uint64_t nfetch_http_head_retry(const struct nfetch_http_head *head);

#endif
