/*
 * safe_fetch.c - a fetch that refuses private addresses
 *
 * A device fetches a URL from a stranger, but never from its own network
 * (SSRF). It checks an address in the URL, and every address that the resolver
 * returned for a name: whoever owns the name decides where it leads.
 */
// gcc -Iinclude -Isrc test/examples/safe_fetch.c src/*/*.c -o safe_fetch
#include "nurl.h"

#include <stdio.h>
#include <string.h>

/* What a resolver returns: 4 bytes of IPv4, or 16 of IPv6. */
struct address {
    uint8_t bytes[16];
    int is_ipv6;
};

/* Instead of DNS. The names of a stranger have these addresses today. */
static size_t resolve(const char *name, struct address found[2])
{
    static const struct {
        const char *name;
        struct address address;
    } rows[] = {
        { "www.example", { { 93, 184, 216, 34 }, 0 } },
        { "six.example", { { 0x26, 0x06, 0x28, 0, [15] = 1 }, 1 } },
        { "rebind.example", { { 10, 0, 0, 1 }, 0 } },
        { "mixed.example", { { 93, 184, 216, 34 }, 0 } },
        { "mixed.example", { { [10] = 0xff, 0xff, 127, 0, 0, 1 }, 1 } },
        { "nat64.example",
          { { 0, 0x64, 0xff, 0x9b, [12] = 192, 168, 0, 1 }, 1 } },
    };
    size_t count = 0;
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strcmp(rows[i].name, name) == 0 && count < 2) {
            found[count++] = rows[i].address;
        }
    }
    return count;
}

static int refuse(const char *why)
{
    printf("refused, %s\n", why);
    return -1;
}

/* Also judges an IPv4 address that is inside an IPv6 one. */
static bool is_public(const struct address *address)
{
    return address->is_ipv6 ? nurl_ipv6_is_global(address->bytes)
                            : nurl_ipv4_is_global(address->bytes);
}

/* By address: a second question to DNS can have another answer. */
static int connect_to(const struct address *address, uint16_t port)
{
    char text[40];
    struct nurl_writer out;

    nurl_writer_init(&out, text, sizeof text);
    if (address->is_ipv6) {
        nurl_write_ipv6(&out, address->bytes);
    } else {
        nurl_write_ipv4(&out, address->bytes);
    }
    if (nurl_writer_finish(&out) < 0) {
        return refuse(nurl_status_text(out.status));
    }
    printf("connect to %s port %u\n", text, port);
    return 0;
}

/* One private address is enough to refuse the name. */
static int fetch_by_name(struct nurl_str name, uint16_t port)
{
    struct address found[2];
    char string[64];
    size_t count, i;
    enum nurl_status status = nurl_copy_string(string, sizeof string, name);

    if (status < 0) {
        return refuse(nurl_status_text(status));
    }
    /* These names never leave the own network: do not even ask for them. */
    if (nurl_host_within(name, NURL_STR("localhost")) ||
        nurl_host_within(name, NURL_STR("local"))) {
        return refuse("a name of the own network");
    }
    count = resolve(string, found);
    if (count == 0) {
        return refuse("the name has no address");
    }
    for (i = 0; i < count; i++) {
        if (!is_public(&found[i])) {
            return refuse("the name leads to an address that is not public");
        }
    }
    return connect_to(&found[0], port);
}

static int fetch(const char *text)
{
    struct nurl url;
    struct nurl_endpoint server;
    struct address address;
    enum nurl_status status = nurl_parse(&url, text, strlen(text));

    if (status == NURL_OK) {
        status = nurl_endpoint_parse(&server, &url);
    }
    if (status < 0) {
        return refuse(nurl_status_text(status));
    }
    if (!nurl_scheme_is(&url, "http") && !nurl_scheme_is(&url, "https")) {
        return refuse("neither http nor https");
    }
    if (server.kind == NURL_HOST_NAME) {
        return fetch_by_name(nurl_part(&url, server.name), server.port);
    }
    if (nurl_endpoint_scope(&server) != NURL_SCOPE_GLOBAL) {
        return refuse("an address that is not public");
    }
    memcpy(address.bytes, server.address, sizeof address.bytes);
    address.is_ipv6 = server.kind == NURL_HOST_IPV6;
    return connect_to(&address, server.port);
}

int main(void)
{
    static const char *const urls[] = {
        "https://www.example/fw.bin",
        "http://six.example:8080/",
        "http://93.184.216.34/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::192.168.0.1]/",
        "http://[2002:7f00:1::]/",
        "http://[fe80::1%25eth0]/",
        "http://127.1/",
        "http://2130706433/",
        "http://127%2E0.0.1/",
        "http://www.example@10.0.0.1/",
        "http://LOCALHOST./",
        "http://rebind.example/",
        "http://mixed.example/",
        "http://nat64.example/",
        "gopher://www.example:6379/_FLUSHALL",
        "file:///etc/key"
    };
    size_t i;

    for (i = 0; i < sizeof urls / sizeof urls[0]; i++) {
        printf("%s: ", urls[i]);
        (void)fetch(urls[i]);
    }
    return 0;
}
