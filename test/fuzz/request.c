/* What a client writes of a URL: endpoint, host, Host field, target. */
#include "fuzz.h"

#include <string.h>

static char all[400000];

/* Takes the host off, which is without a zone there. */
static void take_host(const struct nurl *url, struct nurl_str *field)
{
    struct nurl_str host = nurl_part(url, url->host);
    const char *zone = memchr(host.ptr, '%', host.len);

    if (url->host_kind == NURL_HOST_IPV6 && zone) {
        host.len = (size_t)(zone - host.ptr);
        CHECK(fuzz_goes_on(field, host) && fuzz_goes_on(field, NURL_STR("]")));
    } else {
        CHECK(fuzz_goes_on(field, host));
    }
}

/* host [ ":" port ] */
static void check_field(const struct nurl *url, struct nurl_str field)
{
    uint16_t port;

    take_host(url, &field);
    if (field.len == 0) {
        CHECK(url->port.len == 0 ||
              (nurl_port(url, &port) == NURL_OK &&
               port == nurl_default_port(nurl_part(url, url->scheme))));
    } else {
        CHECK(fuzz_goes_on(&field, NURL_STR(":")));
        CHECK(fuzz_goes_on(&field, nurl_part(url, url->port)) &&
              field.len == 0);
    }
}

/* host ":" port, a port that may be the scheme's own */
static void check_authority(const struct nurl *url, struct nurl_str target)
{
    char digits[8];
    uint16_t port;

    CHECK(nurl_port(url, &port) == NURL_OK && port > 0);
    take_host(url, &target);
    snprintf(digits, sizeof digits, ":%u", port);
    CHECK(fuzz_same(target, nurl_text(digits, strlen(digits))));
}

/* path, or "/", and the query after "?" */
static void check_origin(const struct nurl *url, struct nurl_str target)
{
    struct nurl_str path = nurl_part(url, url->path);

    CHECK(fuzz_goes_on(&target, path.len > 0 ? path : NURL_STR("/")));
    if (nurl_present(url->query)) {
        CHECK(fuzz_goes_on(&target, NURL_STR("?")));
        CHECK(fuzz_goes_on(&target, nurl_part(url, url->query)));
    }
    CHECK(target.len == 0);
}

static void check_strings(const struct nurl *url, size_t space)
{
    struct nurl_endpoint endpoint;
    struct nurl_writer field;
    struct nurl_writer other;
    enum nurl_status status = nurl_endpoint_parse(&endpoint, url);
    size_t i;

    FUZZ_WRITE(&field, all, space, 2, nurl_write_host_field(out, url));
    if (status == NURL_OK) {
        CHECK(field.status == NURL_OK || url->profile == NURL_PROFILE_1738);
        CHECK(endpoint.kind >= NURL_HOST_NAME && endpoint.port > 0);
    }
    if (field.status == NURL_OK) {
        check_field(url, nurl_text(all, field.len));
    }
    for (i = 0; i < field.len && field.status == NURL_OK; i++) {
        CHECK(all[i] != '@' && all[i] != '/' && (unsigned char)all[i] > ' ');
    }
    FUZZ_WRITE(&other, all, space, 2, nurl_write_host(out, url));
    FUZZ_WRITE(&other, all, space, 2, nurl_write_target(out, url));
    if (other.status == NURL_OK) {
        check_origin(url, nurl_text(all, other.len));
    }
    FUZZ_WRITE(&other, all, space, 2, nurl_write_target_absolute(out, url));
    FUZZ_WRITE(&other, all, space, 2, nurl_write_target_authority(out, url));
    if (other.status == NURL_OK) {
        check_authority(url, nurl_text(all, other.len));
    }
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str text = fuzz_text(data, size);
    size_t space = fuzz_byte(&text);
    struct nurl url;

    nurl_parse_zone(&url, text.ptr, text.len);
    check_strings(&url, space);
    nurl_parse_1738(&url, text.ptr, text.len);
    check_strings(&url, space);
}
