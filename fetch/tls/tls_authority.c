/* SPDX-License-Identifier: MIT */
/*
 * tls_authority.c - trusts the servers of certificate authorities of your own
 *
 * BearSSL's validator reads a certificate as a stream and checks the time as
 * soon as it has read notBefore. So this file keeps the first bytes of each
 * certificate back until it knows notBefore itself.
 */
#include "tls/tls_authority.h"
#include "bytes.h"
#include "nurl.h"

static struct nfetch_tls_authority *authority_of(const br_x509_class **class)
{
    return (struct nfetch_tls_authority *)(void *)class;
}

/* Keeps the name if it is an address. */
static void take_address(struct nfetch_tls_authority *authority,
                         const char *name)
{
    struct nurl_host host;
    size_t length = 0;

    authority->address_length = 0;
    while (name != NULL && name[length] != '\0') {
        length++;
    }
    if (nurl_host_parse_address(&host, nurl_text(name, length)) == NURL_OK) {
        authority->address_length = host.kind == NURL_HOST_IPV6 ? 16 : 4;
        bytes_copy(authority->address, host.address, sizeof host.address);
    }
}

/*
 * Without a name BearSSL would accept any: end_chain refuses that. For an
 * address BearSSL gets none, so that no dNSName has it, and judge looks for an
 * iPAddress (RFC 9525 6.5).
 */
static void start_chain(const br_x509_class **class, const char *name)
{
    struct nfetch_tls_authority *authority = authority_of(class);
    br_x509_minimal_context *minimal = &authority->minimal;

    br_x509_minimal_init(minimal, &br_sha256_vtable, authority->anchors,
                         authority->count);
    br_x509_minimal_set_hash(minimal, br_sha256_ID, &br_sha256_vtable);
    br_x509_minimal_set_ecdsa(minimal, &br_ec_p256_m31,
                              &br_ecdsa_i31_vrfy_asn1);
    take_address(authority, name);
    minimal->vtable->start_chain(&minimal->vtable,
                                 authority->address_length > 0 ? NULL : name);
    authority->latest = authority->now;
    authority->has_name = name != NULL && name[0] != '\0';
    authority->is_later = 0;
    authority->refused = 0;
}

static void start_cert(const br_x509_class **class, uint32_t length)
{
    struct nfetch_tls_authority *authority = authority_of(class);
    br_x509_minimal_context *minimal = &authority->minimal;

    authority->left = length;
    authority->length = 0;
    nfetch_tls_extensions_begin(&authority->extensions, authority->address,
                                authority->address_length);
    minimal->vtable->start_cert(&minimal->vtable, length);
}

/* Sets the time, and passes the complete head to BearSSL. */
static void pass_head(struct nfetch_tls_authority *authority)
{
    br_x509_minimal_context *minimal = &authority->minimal;
    struct nfetch_tls_time first;

    if (!authority->is_exact &&
        nfetch_tls_time_not_before(&first, authority->head,
                                   authority->length) &&
        nfetch_tls_time_is_later(&first, &authority->latest)) {
        authority->latest = first;
    }
    br_x509_minimal_set_time(minimal, authority->latest.day,
                             authority->latest.second);
    minimal->vtable->append(&minimal->vtable, authority->head,
                            authority->length);
}

/*
 * Adds bytes to the head, and passes it on when it is full or the certificate
 * ends. Returns how many of these bytes belong to the head.
 * BOUNDS: length is below NFETCH_TLS_HEAD where a byte is stored.
 */
static size_t take_head(struct nfetch_tls_authority *authority,
                        const uint8_t *bytes, size_t length)
{
    size_t used = 0;

    if (authority->length == NFETCH_TLS_HEAD || authority->left == 0) {
        return 0;
    }
    while (used < length && authority->length < NFETCH_TLS_HEAD &&
           authority->left > 0) {
        authority->head[authority->length] = bytes[used];
        authority->length++;
        authority->left--;
        used++;
    }
    if (authority->length == NFETCH_TLS_HEAD || authority->left == 0) {
        pass_head(authority);
    }
    return used;
}

static void append(const br_x509_class **class, const unsigned char *bytes,
                   size_t length)
{
    struct nfetch_tls_authority *authority = authority_of(class);
    br_x509_minimal_context *minimal = &authority->minimal;
    size_t used = take_head(authority, bytes, length);

    nfetch_tls_extensions_add(&authority->extensions, bytes, length);
    if (used < length) {
        minimal->vtable->append(&minimal->vtable, bytes + used, length - used);
    }
}

/* What BearSSL does not check: its number for a fault of this kind, or 0. */
static uint8_t judge(const struct nfetch_tls_authority *authority)
{
    uint8_t found = authority->extensions.found;
    uint8_t named = authority->address_length > 0 ? NFETCH_TLS_ADDRESS
                                                  : NFETCH_TLS_ALT_NAME;

    if ((found & (NFETCH_TLS_CONSTRAINTS | NFETCH_TLS_UNREADABLE)) != 0) {
        return BR_ERR_X509_CRITICAL_EXTENSION;
    }
    if (authority->is_later) {
        return 0;
    }
    if ((found & named) == 0) {
        return BR_ERR_X509_BAD_SERVER_NAME;
    }
    return (found & NFETCH_TLS_PURPOSE) != 0 && (found & NFETCH_TLS_SERVER) == 0
               ? BR_ERR_X509_FORBIDDEN_KEY_USAGE
               : 0;
}

static void end_cert(const br_x509_class **class)
{
    struct nfetch_tls_authority *authority = authority_of(class);
    br_x509_minimal_context *minimal = &authority->minimal;

    minimal->vtable->end_cert(&minimal->vtable);
    if (authority->refused == 0) {
        authority->refused = judge(authority);
    }
    authority->is_later = 1;
}

static unsigned end_chain(const br_x509_class **class)
{
    struct nfetch_tls_authority *authority = authority_of(class);
    br_x509_minimal_context *minimal = &authority->minimal;
    unsigned error = minimal->vtable->end_chain(&minimal->vtable);

    if (error != 0) {
        return error;
    }
    return authority->has_name ? authority->refused
                               : (unsigned)BR_ERR_X509_BAD_SERVER_NAME;
}

static const br_x509_pkey *get_pkey(const br_x509_class *const *class,
                                    unsigned *usages)
{
    const struct nfetch_tls_authority *authority =
        (const struct nfetch_tls_authority *)(const void *)class;

    return br_x509_minimal_vtable.get_pkey(&authority->minimal.vtable, usages);
}

static const br_x509_class class_of_authority = {
    sizeof(struct nfetch_tls_authority),
    start_chain,
    start_cert,
    append,
    end_cert,
    end_chain,
    get_pkey
};

void nfetch_tls_authority_init(struct nfetch_tls_authority *authority,
                               const br_x509_trust_anchor *anchors,
                               size_t count,
                               const struct nfetch_tls_time *built)
{
    authority->vtable = &class_of_authority;
    authority->anchors = anchors;
    authority->count = count;
    authority->now = *built;
    authority->is_exact = 0;
}
