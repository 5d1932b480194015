/* SPDX-License-Identifier: MIT */
/*
 * basic.c - a login of http in a field
 */
#include "client/basic.h"

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

enum nurl_status nfetch_basic_write(struct nurl_writer *out,
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
