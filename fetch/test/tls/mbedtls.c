/*
 * mbedtls.c - one fetch by nfetch_mbedtls.h, over sockets
 *
 *   mbedtls                              which Mbed TLS this is
 *   mbedtls CA.pem FILE URL [WORD...]    trusts CA.pem and nobody else
 *
 *     dns=PORT        the name server, on 127.0.0.1
 *     built=DATE      no clock: the day of the build, 2020-01-01
 *     auth=NUMBER     mbedtls_ssl_conf_authmode: 0 verifies nothing
 *     clock=0         Mbed TLS says that it has no clock
 *
 * Ends as the program `fetch` does: words, perhaps a code and the server's
 * words, and the status of nfetch_status_exit.
 */
#include "app/network.h"
#include "app/status_text.h"
#include "nfetch_mbedtls.h"

#include <mbedtls/ctr_drbg.h>
#include <mbedtls/entropy.h>
#include <mbedtls/version.h>
#include <psa/crypto.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct nfetch fetch;
static struct nfetch_mbedtls tls;
static mbedtls_x509_crt authority;
static mbedtls_entropy_context entropy;
static mbedtls_ctr_drbg_context chance;
static FILE *file;

static void require(int is_good, const char *what)
{
    if (!is_good) {
        printf("error: %s\n", what);
        exit(64);
    }
}

static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    (void)size;
    (void)validator;
    file = file == NULL ? fopen(context, "wb") : freopen(context, "wb", file);
    return file == NULL ? NFETCH_APP_ERR_FILE : NFETCH_OK;
}

static int add(void *context, const void *bytes, size_t length)
{
    (void)context;
    return fwrite(bytes, 1, length, file) == length ? NFETCH_OK
                                                    : NFETCH_APP_ERR_FILE;
}

static void set_tls(const char *ca_file)
{
    require(psa_crypto_init() == PSA_SUCCESS, "psa_crypto_init");
    mbedtls_entropy_init(&entropy);
    mbedtls_ctr_drbg_init(&chance);
    mbedtls_x509_crt_init(&authority);
    require(mbedtls_ctr_drbg_seed(&chance, mbedtls_entropy_func, &entropy, NULL,
                                  0) == 0,
            "random numbers");
    require(mbedtls_x509_crt_parse_file(&authority, ca_file) == 0,
            "the authority");
    require(nfetch_mbedtls_init(&tls) == 0, "nfetch_mbedtls_init");
    mbedtls_ssl_conf_ca_chain(&tls.config, &authority, NULL);
    mbedtls_ssl_conf_rng(&tls.config, mbedtls_ctr_drbg_random, &chance);
    fetch.tls = &tls;
}

static void set_fetch(char *name)
{
    static const struct nfetch_protocol *const protocols[] = {
        &nfetch_mbedtls_https, &nfetch_http
    };
    static uint8_t work[NFETCH_WORK];
    static char redirects[2 * 2048];

    nfetch_init(&fetch);
    fetch.limits.name_ms = 20000; /* on a busy machine */
    fetch.limits.connect_ms = 20000;
    fetch.net = nfetch_network();
    fetch.protocols = protocols;
    fetch.protocol_count = 2;
    fetch.sink.context = name;
    fetch.sink.begin = begin;
    fetch.sink.add = add;
    fetch.work.bytes = work;
    fetch.work.size = sizeof work;
    fetch.urls.bytes = redirects;
    fetch.urls.size = sizeof redirects;
}

static void set_dns(uint16_t port)
{
    struct nfetch_net_address server = { NFETCH_NET_IPV4, { 127, 0, 0, 1 }, 0 };

    server.port = port;
    nfetch_net_set_resolver(fetch.net, &server);
}

/* Debian's library has a clock. Linked with -Wl,--wrap. */
int __wrap_mbedtls_x509_time_is_past(const mbedtls_x509_time *time);
int __real_mbedtls_x509_time_is_past(const mbedtls_x509_time *time);
static int has_no_clock;

int __wrap_mbedtls_x509_time_is_past(const mbedtls_x509_time *time)
{
    return has_no_clock ? 0 : __real_mbedtls_x509_time_is_past(time);
}

static void take_word(const char *word)
{
    static mbedtls_x509_time built;
    int number = atoi(strchr(word, '=') + 1);

    if (sscanf(word, "built=%d-%d-%d", &built.year, &built.mon, &built.day) ==
        3) {
        tls.built = &built;
    } else if (strncmp(word, "dns=", 4) == 0) {
        set_dns((uint16_t)number);
    } else if (strncmp(word, "auth=", 5) == 0) {
        mbedtls_ssl_conf_authmode(&tls.config, number);
    } else if (strncmp(word, "clock=", 6) == 0) {
        has_no_clock = number == 0;
    } else {
        require(0, word);
    }
}

static int run(const char *url)
{
    int status = nfetch_url(&fetch, nurl_text(url, strlen(url)));

    printf("%s", nfetch_status_text(status));
    if (nfetch_has_code(status) && fetch.code != 0) {
        printf(" (%u)", (unsigned)fetch.code);
    }
    printf(" %s\n", fetch.said);
    return status;
}

int main(int argc, char **argv)
{
    int status, i;

    if (argc < 4) {
        puts(MBEDTLS_VERSION_STRING_FULL);
        return 0;
    }
    set_fetch(argv[2]);
    set_tls(argv[1]);
    for (i = 4; i < argc; i++) {
        take_word(argv[i]);
    }
    status = run(argv[3]);
    if (file != NULL) {
        require(fclose(file) == 0, argv[2]);
    }
    nfetch_mbedtls_free(&tls);
    mbedtls_x509_crt_free(&authority);
    mbedtls_ctr_drbg_free(&chance);
    mbedtls_entropy_free(&entropy);
    mbedtls_psa_crypto_free();
    return nfetch_status_exit(status);
}
