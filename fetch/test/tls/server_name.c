/*
 * server_name.c - what Mbed TLS makes of the name that a client gives it
 *
 *   server_name                       which Mbed TLS this is
 *   server_name CA.pem URL            the name of nurl_server_name
 *   server_name CA.pem URL raw        the text of the host instead
 *   server_name CA.pem URL none       no name at all, as if it were not checked
 *
 * Connects to 127.0.0.1 and the port of the URL, trusts the authority of CA.pem
 * and nobody else, and requires a certificate with the name. Prints one line:
 *
 *   accepted             the handshake is complete
 *   refused: NAME        the certificate is for somebody else
 *   refused: AUTHORITY   somebody else has signed it
 *   no name              nurl_server_name says false: no connection
 *
 * The status is 2 for anything else. The source is the same for Mbed TLS 2.28
 * and 3.6.
 */
#include "nurl.h"

#include <mbedtls/ctr_drbg.h>
#include <mbedtls/entropy.h>
#include <mbedtls/net_sockets.h>
#include <mbedtls/ssl.h>
#include <mbedtls/version.h>
#include <psa/crypto.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    NAME_SIZE = MBEDTLS_SSL_MAX_HOST_NAME_LEN + 1
};

struct client {
    mbedtls_net_context server;
    mbedtls_ssl_context tls;
    mbedtls_ssl_config config;
    mbedtls_x509_crt authority;
    mbedtls_entropy_context entropy;
    mbedtls_ctr_drbg_context random;
};

static void require(int is_good, const char *what)
{
    if (!is_good) {
        printf("error: %s\n", what);
        exit(2);
    }
}

static void configure(struct client *client, const char *ca_file)
{
    mbedtls_net_init(&client->server);
    mbedtls_ssl_init(&client->tls);
    mbedtls_ssl_config_init(&client->config);
    mbedtls_x509_crt_init(&client->authority);
    mbedtls_entropy_init(&client->entropy);
    mbedtls_ctr_drbg_init(&client->random);
    /* TLS 1.3 of Mbed TLS 3.6 needs it. */
    require(psa_crypto_init() == PSA_SUCCESS, "psa_crypto_init");
    require(mbedtls_ctr_drbg_seed(&client->random, mbedtls_entropy_func,
                                  &client->entropy, NULL, 0) == 0,
            "random numbers");
    require(mbedtls_x509_crt_parse_file(&client->authority, ca_file) == 0,
            "the authority");
    require(mbedtls_ssl_config_defaults(&client->config, MBEDTLS_SSL_IS_CLIENT,
                                        MBEDTLS_SSL_TRANSPORT_STREAM,
                                        MBEDTLS_SSL_PRESET_DEFAULT) == 0,
            "defaults");
    mbedtls_ssl_conf_authmode(&client->config, MBEDTLS_SSL_VERIFY_REQUIRED);
    mbedtls_ssl_conf_ca_chain(&client->config, &client->authority, NULL);
    mbedtls_ssl_conf_rng(&client->config, mbedtls_ctr_drbg_random,
                         &client->random);
}

static void release(struct client *client)
{
    mbedtls_net_free(&client->server);
    mbedtls_ssl_free(&client->tls);
    mbedtls_ssl_config_free(&client->config);
    mbedtls_x509_crt_free(&client->authority);
    mbedtls_ctr_drbg_free(&client->random);
    mbedtls_entropy_free(&client->entropy);
    mbedtls_psa_crypto_free();
}

static void connect_to(struct client *client, const struct nurl *url)
{
    struct nurl_endpoint endpoint;
    char port[sizeof "65535"];

    require(nurl_endpoint_parse(&endpoint, url) == NURL_OK, "endpoint");
    (void)snprintf(port, sizeof port, "%u", (unsigned)endpoint.port);
    require(mbedtls_net_connect(&client->server, "127.0.0.1", port,
                                MBEDTLS_NET_PROTO_TCP) == 0,
            "connection");
}

/* Without a name Mbed TLS accepts a certificate of any name. */
static void shake_hands(struct client *client, const char *name)
{
    int status;

    require(mbedtls_ssl_setup(&client->tls, &client->config) == 0, "setup");
    require(mbedtls_ssl_set_hostname(&client->tls, name) == 0, "hostname");
    mbedtls_ssl_set_bio(&client->tls, &client->server, mbedtls_net_send,
                        mbedtls_net_recv, NULL);
    status = mbedtls_ssl_handshake(&client->tls);
    if (status == 0) {
        puts("accepted");
        (void)mbedtls_ssl_close_notify(&client->tls);
        return;
    }
    require(status == MBEDTLS_ERR_X509_CERT_VERIFY_FAILED, "handshake");
    switch (mbedtls_ssl_get_verify_result(&client->tls)) {
    case MBEDTLS_X509_BADCERT_CN_MISMATCH:
        puts("refused: NAME");
        break;
    case MBEDTLS_X509_BADCERT_NOT_TRUSTED:
        puts("refused: AUTHORITY");
        break;
    default:
        require(0, "another reason");
    }
}

/* Returns 0 if there is no name. Mbed TLS takes a string with a NUL. */
static int name_of(char name[NAME_SIZE], const struct nurl *url, int is_raw)
{
    struct nurl_str text = nurl_host_text(url);

    if (!is_raw && !nurl_server_name(url, &text)) {
        return 0;
    }
    require(text.len < NAME_SIZE, "a name that is too long");
    (void)snprintf(name, NAME_SIZE, NURL_PRI, NURL_ARG(text));
    return 1;
}

int main(int argc, char **argv)
{
    const char *how = argc > 3 ? argv[3] : "";
    int is_unnamed = strcmp(how, "none") == 0;
    struct client client;
    struct nurl url;
    char name[NAME_SIZE];

    if (argc < 3) {
        puts(MBEDTLS_VERSION_STRING_FULL);
        return 0;
    }
    require(nurl_parse(&url, argv[2], strlen(argv[2])) == NURL_OK, "URL");
    if (!is_unnamed && !name_of(name, &url, strcmp(how, "raw") == 0)) {
        puts("no name");
        return 0;
    }
    configure(&client, argv[1]);
    connect_to(&client, &url);
    shake_hands(&client, is_unnamed ? NULL : name);
    release(&client);
    return 0;
}
