/*
 * http_request.c - writes a request for a file, or for the rest of one
 */
#include "client/http_request.h"
#include "client/state.h"
#include "nfetch_proxy.h"

enum {
    LOGIN = 256 /* bytes of user and password, decoded */
};

/* Three bytes are four letters; "=" stands for a missing byte (RFC 4648 4). */
static void write_base64(struct nurl_writer *out, struct nurl_str text)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno"
                                  "pqrstuvwxyz0123456789+/";
    char four[4];
    uint32_t bits;
    size_t used, i;

    for (; text.len > 0; text = nurl_text(text.ptr + used, text.len - used)) {
        used = text.len < 3 ? text.len : 3;
        for (bits = 0, i = 0; i < 3; i++) {
            bits = bits << 8 | (i < used ? (uint8_t)text.ptr[i] : 0u);
        }
        for (i = 0; i < 4; i++) {
            four[i] = i <= used ? letters[bits >> (18 - 6 * i) & 63] : '=';
        }
        nurl_write_text(out, nurl_text(four, 4));
    }
}

/* user ":" password, decoded; where it is wrong in *stop       RFC 7617 2 */
static enum nurl_status decode_login(struct nurl_writer *plain,
                                     const struct nurl *url, size_t *stop)
{
    *stop = url->user.off;
    nurl_decode(plain, nurl_part(url, url->user), NURL_POLICY_USER);
    if (nurl_writer_status(plain) == NURL_OK) {
        *stop = url->password.off;
        nurl_write_text(plain, NURL_STR(":"));
        nurl_decode(plain, nurl_part(url, url->password), NURL_POLICY_PASSWORD);
    }
    *stop += plain->stop;
    return nurl_writer_status(plain);
}

enum nurl_status nfetch_http_login_write(struct nurl_writer *out,
                                         const struct nurl *url, size_t *stop)
{
    char login[LOGIN];
    struct nurl_writer plain;
    enum nurl_status fault;

    nurl_writer_init(&plain, login, sizeof login);
    fault = decode_login(&plain, url, stop);
    if (fault == NURL_OK) {
        nurl_write_text(out, NURL_STR("Authorization: Basic "));
        write_base64(out, nurl_text(login, plain.len));
        nurl_write_text(out, NURL_STR("\r\n"));
    }
    return fault;
}

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
        fault = nfetch_http_login_write(out, login, &stop);
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
