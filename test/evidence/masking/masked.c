/*
 * masked.c - texts as nurl_write_masked writes them, and libcurl's passwords
 *
 * Reads a text a line, in hex digits; writes the masked one and the password,
 * if libcurl finds one, in hex digits with a space between.
 */
#include "nurl.h"

#include <curl/curl.h>
#include <stdio.h>
#include <string.h>

static char line[4096];
static char text[2048];
static char masked[2048];

static size_t read_text(void)
{
    size_t n = strcspn(line, "\n") / 2;
    unsigned octet;
    size_t i;

    for (i = 0; i < n; i++) {
        sscanf(line + 2 * i, "%2x", &octet);
        text[i] = (char)octet;
    }
    text[n] = '\0';
    return n;
}

static void write_hex(const char *octets, size_t n)
{
    while (n-- > 0) {
        printf("%02x", (unsigned)(unsigned char)*octets++);
    }
}

static void write_password(void)
{
    CURLU *url = curl_url();
    char *password = NULL;

    if (curl_url_set(url, CURLUPART_URL, text,
                     CURLU_GUESS_SCHEME | CURLU_NON_SUPPORT_SCHEME) == 0 &&
        curl_url_get(url, CURLUPART_PASSWORD, &password, 0) == 0) {
        write_hex(password, strlen(password));
        curl_free(password);
    }
    curl_url_cleanup(url);
}

int main(void)
{
    struct nurl_writer out;

    while (fgets(line, sizeof line, stdin)) {
        nurl_writer_init(&out, masked, sizeof masked);
        nurl_write_masked(&out, nurl_text(text, read_text()));
        write_hex(masked, out.len);
        putchar(' ');
        write_password();
        putchar('\n');
    }
    return 0;
}
