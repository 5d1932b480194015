/* SPDX-License-Identifier: MIT */
/*
 * http_request.c - writes a request for a file, or for the rest of one
 */
#include "client/http_request.h"
#include "client/basic.h"
#include "client/state.h"
#include "nfetch_proxy.h"

/*
 * Writes a number in decimal. Each bit doubles all digits: a division of 64
 * bits would take another 700 bytes of code.
 */
static void write_number(struct nurl_writer *out, uint64_t number)
{
    char digits[20] = { 0 };
    size_t first = 0;
    size_t i;
    unsigned bit, carry;

    for (bit = 64; bit > 0; bit--) {
        carry = (unsigned)(number >> (bit - 1) & 1);
        for (i = sizeof digits; i > 0; i--) {
            carry += 2u * (unsigned char)digits[i - 1];
            digits[i - 1] = (char)(carry % 10);
            carry /= 10;
        }
    }
    while (first < sizeof digits - 1 && digits[first] == 0) {
        first++;
    }
    for (i = first; i < sizeof digits; i++) {
        digits[i] = (char)(digits[i] + '0');
    }
    nurl_write_text(out, nurl_text(digits + first, sizeof digits - first));
}

/*
 * Asks for the rest, or for the whole file if it has changed (RFC 9110 13.1.5);
 * before the first byte for the file only if it has changed (13.1.2, 13.1.3).
 */
static void write_version(struct nurl_writer *out, uint64_t first,
                          struct nurl_str validator)
{
    struct nurl_str field = NURL_STR("If-Range: ");

    if (first > 0) {
        nurl_write_text(out, NURL_STR("Range: bytes="));
        write_number(out, first);
        nurl_write_text(out, NURL_STR("-\r\n"));
    } else {
        field = validator.ptr[0] == '"' ? NURL_STR("If-None-Match: ")
                                        : NURL_STR("If-Modified-Since: ");
    }
    nurl_write_text(out, field);
    nurl_write_text(out, validator);
    nurl_write_text(out, NURL_STR("\r\n"));
}

/* Logins, and the lines of the caller. */
static int write_private(struct nfetch *fetch, struct nurl_writer *out)
{
    const struct nurl *login = nfetch_login(fetch);
    enum nurl_status fault = NURL_OK;
    size_t stop = 0;

    if (fetch->via != NULL) {
        fetch->via->write_login(fetch, out);
    }
    if (login == NULL) {
        return NFETCH_OK;
    }
    if (nurl_present(login->user)) {
        fault = nfetch_basic_write(out, login, &stop);
    }
    nurl_write_text(out, fetch->header);
    return fault == NURL_OK ? NFETCH_OK : nfetch_fault(fetch, fault, stop);
}

static void write_target(const struct nfetch *fetch, struct nurl_writer *out)
{
    (fetch->via == NULL ? nurl_write_target
                        : fetch->via->write_target)(out, &fetch->url);
}

int nfetch_http_request_write(struct nfetch *fetch, struct nurl_writer *out,
                              struct nurl_str validator)
{
    int status;

    nurl_write_text(out, NURL_STR("GET "));
    write_target(fetch, out);
    nurl_write_text(out, NURL_STR(" HTTP/1.1\r\nHost: "));
    nurl_write_host_field(out, &fetch->url);
    nurl_write_text(out, NURL_STR("\r\nUser-Agent: nanourl\r\n"
                                  "Accept-Encoding: identity\r\n"
                                  "Connection: close\r\n"));
    status = write_private(fetch, out);
    if (validator.len > 0) {
        write_version(out, fetch->received, validator);
    }
    nurl_write_text(out, NURL_STR("\r\n"));
    if (status == NFETCH_OK && nurl_writer_status(out) != NURL_OK) {
        return nfetch_fault(fetch, nurl_writer_status(out), out->stop);
    }
    return status;
}
