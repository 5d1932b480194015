/*
 * certificate - each bit of a certificate changed, and each cut: never trusted
 *
 * The input is a certificate for boot.test, DER, that the authority of TRUST
 * has signed. Run by fetch/test/check https, on this machine with sanitizers.
 */
#include "console.h"
#include "tls/tls_authority.h"
#include "tls/tls_trust.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SIZE = 4096
};

static const char *name = "boot.test"; /* of the server */
static int has_clock;                  /* which says 1970 */

/* BearSSL's error, or 0 if the certificate is trusted. Read in two parts. */
static unsigned judge(const unsigned char *bytes, size_t length, size_t first)
{
    const br_x509_class **trust = nfetch_tls_trust();
    struct nfetch_tls_authority *authority =
        (struct nfetch_tls_authority *)(void *)trust;
    unsigned char *exact = malloc(length > 0 ? length : 1);
    unsigned error;

    memcpy(exact, bytes, length);
    if (has_clock) {
        authority->now.day = NFETCH_TLS_DAY_1970;
        authority->is_exact = 1;
    }
    (*trust)->start_chain(trust, name);
    (*trust)->start_cert(trust, (uint32_t)length);
    if (first > 0) {
        (*trust)->append(trust, exact, first);
    }
    if (first < length) {
        (*trust)->append(trust, exact + first, length - first);
    }
    (*trust)->end_cert(trust);
    error = (*trust)->end_chain(trust);
    free(exact);
    return error;
}

/* How many of the changed certificates are trusted. */
static uint32_t count_flips(unsigned char *bytes, size_t length)
{
    uint32_t trusted = 0;

    for (size_t bit = 0; bit < 8 * length; bit++) {
        bytes[bit / 8] = (unsigned char)(bytes[bit / 8] ^ 1u << bit % 8);
        trusted += judge(bytes, length, bit % length) == 0;
        bytes[bit / 8] = (unsigned char)(bytes[bit / 8] ^ 1u << bit % 8);
    }
    return trusted;
}

static uint32_t count_cuts(const unsigned char *bytes, size_t length)
{
    uint32_t trusted = 0;

    for (size_t cut = 0; cut < length; cut++) {
        trusted += judge(bytes, cut, cut / 2) == 0;
    }
    return trusted;
}

/* However it is cut in two, it is the same certificate. */
static uint32_t count_parts(const unsigned char *bytes, size_t length)
{
    uint32_t trusted = 0;

    for (size_t first = 0; first <= length; first += 7) {
        trusted += judge(bytes, length, first) == 0;
    }
    return trusted;
}

/* Without a name, and with a clock that is before the first day. */
static uint32_t count_unknown(const unsigned char *bytes, size_t length)
{
    uint32_t trusted = 0;

    name = NULL;
    trusted += judge(bytes, length, 0) == 0;
    name = "";
    trusted += judge(bytes, length, 0) == 0;
    name = "boot.test";
    has_clock = 1;
    trusted += judge(bytes, length, 0) == 0;
    has_clock = 0;
    return trusted;
}

/* By each of its addresses, and by others. */
static uint32_t count_addresses(const unsigned char *bytes, size_t length)
{
    static const char *const names[] = {
        "127.0.0.1", "10.0.2.2",         "::1",      "fec0::2",
        "127.0.0.2", "::ffff:127.0.0.1", "fec0::1",  "127.0.0.1.",
        "127.0.0",   "0.0.0.0",          "7f00:1::", "[::1]"
    };
    uint32_t trusted = 0;

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        name = names[i];
        trusted += judge(bytes, length, length / 2) == 0 ? 1u << i : 0;
    }
    name = "boot.test";
    return trusted;
}

static void show(const char *what, uint32_t number)
{
    console_text(what);
    console_number(number);
    console_line_end();
}

int main(void)
{
    static unsigned char bytes[SIZE];
    size_t length = fread(bytes, 1, sizeof bytes, stdin);

    show("bytes ", (uint32_t)length);
    show("whole ", count_parts(bytes, length));
    show("flipped ", count_flips(bytes, length));
    show("unknown ", count_unknown(bytes, length));
    show("cut ", count_cuts(bytes, length));
    show("addresses ", count_addresses(bytes, length));
    return 0;
}
