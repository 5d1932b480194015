/* SPDX-License-Identifier: MIT */
/*
 * fetch_no_proxy.c - which hosts are asked without a proxy
 */
#include "app/fetch/fetch_no_proxy.h"

#include <string.h>

enum {
    IPV4_BITS = 32,
    IPV6_BITS = 128
};

static struct nurl_str rest_of(struct nurl_str text, size_t used)
{
    return nurl_text(text.ptr + used, text.len - used);
}

static struct nurl_str skip(struct nurl_str text, const char *set)
{
    while (text.len > 0 && strchr(set, text.ptr[0]) != NULL) {
        text = rest_of(text, 1);
    }
    return text;
}

static size_t length_to(struct nurl_str text, const char *set)
{
    size_t length = 0;

    while (length < text.len && strchr(set, text.ptr[length]) == NULL) {
        length++;
    }
    return length;
}

/* A domain, perhaps after a dot. */
static int is_name(struct nurl_str entry, struct nurl_str name)
{
    if (entry.len > 0 && entry.ptr[0] == '.') {
        entry = rest_of(entry, 1);
    }
    return nurl_host_within(name, entry);
}

/* Reads the number after the slash. Returns 0 if there is none in range. */
static unsigned read_bits(struct nurl_str text, unsigned most)
{
    uint32_t bits;

    return nurl_str_number(text, &bits) && bits <= most ? (unsigned)bits : 0;
}

static int has_same_bits(const uint8_t *a, const uint8_t *b, unsigned bits)
{
    size_t whole = bits / 8;
    unsigned shift = 8 - bits % 8;

    return memcmp(a, b, whole) == 0 &&
           (bits % 8 == 0 || a[whole] >> shift == b[whole] >> shift);
}

/* An address, or a network: an address, a slash, and 1 to all of its bits. */
static int is_address(struct nurl_str entry, const struct nurl_endpoint *server)
{
    unsigned most = server->kind == NURL_HOST_IPV6 ? IPV6_BITS : IPV4_BITS;
    size_t length = length_to(entry, "/");
    struct nurl_host host;
    unsigned bits = most;

    if (length < entry.len) {
        bits = read_bits(rest_of(entry, length + 1), most);
    }
    return bits > 0 &&
           nurl_host_parse_address(&host, nurl_text(entry.ptr, length)) ==
               NURL_OK &&
           host.kind == server->kind &&
           has_same_bits(host.address, server->address, bits);
}

int nfetch_no_proxy(struct nurl_str list, const struct nurl *url)
{
    struct nurl_endpoint server;
    struct nurl_str entry;
    int is_found = list.len == 1 && list.ptr[0] == '*';

    if (nurl_endpoint_parse(&server, url) != NURL_OK) {
        return 0; /* nobody is asked */
    }
    list = skip(list, " \t");
    while (!is_found && list.len > 0) {
        entry = nurl_text(list.ptr, length_to(list, ", \t"));
        is_found = server.kind == NURL_HOST_NAME
                       ? is_name(entry, nurl_part(url, server.name))
                       : is_address(entry, &server);
        list = skip(rest_of(list, entry.len), ", \t");
    }
    return is_found;
}
