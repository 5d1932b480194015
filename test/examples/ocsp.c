/*
 * ocsp.c - is a certificate revoked? A request by GET (RFC 6960 A.1), and the
 *          server that answers it
 *
 * The request is bytes. Base64 makes letters, digits, "+", "/" and "=" of them,
 * and all of it is one segment after the URL of the responder. SCEP has the
 * same in a query. The server gets the segment back with its slashes.
 */
// gcc -Iinclude -Isrc test/examples/ocsp.c src/*/*.c -o ocsp
#include "nurl.h"

#include <stdio.h>
#include <string.h>

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno"
                              "pqrstuvwxyz0123456789+/";

/* Three bytes are four letters, what is missing is "=" (RFC 4648). */
static size_t encode_base64(char *to, const unsigned char *bytes, size_t len)
{
    size_t i, k;

    for (i = 0, k = 0; i < len; i += 3) {
        uint32_t bits = (uint32_t)bytes[i] << 16 |
                        (uint32_t)(i + 1 < len ? bytes[i + 1] : 0) << 8 |
                        (uint32_t)(i + 2 < len ? bytes[i + 2] : 0);

        to[k++] = letters[bits >> 18 & 63];
        to[k++] = letters[bits >> 12 & 63];
        to[k++] = i + 1 < len ? letters[bits >> 6 & 63] : '=';
        to[k++] = i + 2 < len ? letters[bits & 63] : '=';
    }
    return k;
}

/* Returns how many bytes, or 0 if the text is no base64. */
static size_t decode_base64(unsigned char *to, const char *text)
{
    uint32_t bits = 0;
    size_t len = strlen(text);
    size_t n = 0;
    size_t i;

    while (len > 0 && text[len - 1] == '=') {
        len--;
    }
    for (i = 0; i < len; i++) {
        const char *letter = strchr(letters, text[i]);

        if (!letter) {
            return 0;
        }
        bits = (bits << 6 | (uint32_t)(letter - letters)) & 0xFFFFFFu;
        if (i % 4 != 0) {
            to[n++] = (unsigned char)(bits >> (6 - i % 4 * 2) & 0xFF);
        }
    }
    return n;
}

/* ------------------------------------------------------------------ client */

/* Writes the head of the request for the responder of a certificate. */
static enum nurl_status write_head(struct nurl_writer *out,
                                   const char *responder, struct nurl_str text)
{
    char buffer[100];
    struct nurl_writer url;
    struct nurl parsed;

    nurl_writer_init(&url, buffer, sizeof buffer);
    nurl_write_text(&url, nurl_text(responder, strlen(responder)));
    nurl_write_segment(&url, text);
    if (nurl_writer_status(&url) < 0) {
        return nurl_writer_status(&url);
    }
    if (nurl_parse(&parsed, buffer, url.len) < 0) {
        return NURL_ERR_UNPARSED;
    }
    nurl_write_request(out, NURL_STR("GET"), &parsed);
    return nurl_writer_status(out);
}

/* ------------------------------------------------------------------ server */

/* Reads the target of a request line. Returns how many bytes the request has.
 */
static size_t read_target(unsigned char *request, struct nurl_str target)
{
    char text[60];
    struct nurl url;
    struct nurl_str value;

    if (nurl_parse_target(&url, NURL_STR("GET"), target.ptr, target.len) < 0 ||
        !nurl_path_match(nurl_part(&url, url.path), "/ocsp/{request%2F}",
                         &value, 1) ||
        nurl_decode_string(text, sizeof text, value, NURL_POLICY_TEXT) < 0) {
        return 0;
    }
    return decode_base64(request, text);
}

static void answer(struct nurl_str target)
{
    unsigned char request[60];
    size_t len = read_target(request, target);
    size_t i;

    printf("server: %u bytes", (unsigned)len);
    for (i = 0; i < len; i++) {
        printf(" %02X", request[i]);
    }
    printf("\n");
}

/* The server gets the target of the request line. */
static void ask(const char *responder, struct nurl_str base64)
{
    char head[200];
    struct nurl_writer out;
    struct nurl_str target;
    enum nurl_status status;

    nurl_writer_init(&out, head, sizeof head);
    status = write_head(&out, responder, base64);
    if (status < 0) {
        printf("client: %s\n", nurl_status_text(status));
        return;
    }
    target.ptr = head + 4; /* after "GET " */
    target.len = strcspn(target.ptr, " ");
    printf("client: GET " NURL_PRI "\n", NURL_ARG(target));
    answer(target);
}

int main(void)
{
    static const char *const responders[] = { "http://ca.example/ocsp",
                                              "http://ca.example/ocsp/",
                                              "http://ca.example/ocsp?x" };
    static const unsigned char request[] = { 0x30, 0x03, 0xFF, 0xFB,
                                             0xF0, 0x3F, 0xFF };
    static const char *const targets[] = { "/ocsp/MAP//w==", "/ocsp/..%2Fx",
                                           "/ocsp/MAP%2F%00", "/ocsp/" };
    char base64[60];
    size_t len = encode_base64(base64, request, sizeof request);
    size_t i;

    for (i = 0; i < sizeof responders / sizeof responders[0]; i++) {
        ask(responders[i], nurl_text(base64, len));
    }
    for (i = 0; i < sizeof targets / sizeof targets[0]; i++) {
        answer(nurl_text(targets[i], strlen(targets[i])));
    }
    return 0;
}
