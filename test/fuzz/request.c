/* What a client writes of a URL: endpoint, host, Host field, target, request,
 * origin, and a log line. */
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

/* Whole or not at all. */
static void write_request(struct nurl_writer *out, struct nurl_str method,
                          const struct nurl *url)
{
    nurl_write_request(out, method, url);
    CHECK(out->status != NURL_ERR_BUF || out->len == 0);
}

/* Takes all before CR LF off, and these. */
static struct nurl_str take_line(struct nurl_str *rest)
{
    const char *end = memchr(rest->ptr, '\r', rest->len);
    struct nurl_str line;

    CHECK(end);
    line = nurl_text(rest->ptr, (size_t)(end - rest->ptr));
    *rest = nurl_text(end, rest->len - line.len);
    CHECK(fuzz_goes_on(rest, NURL_STR("\r\n")));
    return line;
}

/* A server reads the parts of the URL in the target of a request line. */
static void check_line(const struct nurl *url, struct nurl_str method,
                       struct nurl_str line)
{
    static const char version[] = " HTTP/1.1";
    size_t tail = sizeof version - 1;
    struct nurl target;
    struct nurl_str path;

    CHECK(fuzz_goes_on(&line, method) && fuzz_goes_on(&line, NURL_STR(" ")));
    CHECK(line.len > tail);
    line.len -= tail;
    CHECK(memcmp(line.ptr + line.len, version, tail) == 0);
    CHECK(nurl_parse_target(&target, method, line.ptr, line.len) == NURL_OK);
    if (*method.ptr == 'C') {
        check_authority(url, line);
        return;
    }
    path = nurl_part(url, url->path);
    CHECK(fuzz_same(nurl_part(&target, target.path),
                    path.len > 0 ? path : NURL_STR("/")));
    CHECK(fuzz_same(nurl_part(&target, target.query),
                    nurl_part(url, url->query)));
}

/* A server reads host and port of the URL in the Host field. */
static void check_host_line(const struct nurl *url, struct nurl_str line)
{
    struct nurl field;
    uint16_t port;
    uint16_t other = nurl_default_port(nurl_part(url, url->scheme));

    CHECK(fuzz_goes_on(&line, NURL_STR("Host: ")));
    CHECK(nurl_parse_host_field(&field, line.ptr, line.len) == NURL_OK);
    CHECK(field.host_kind == url->host_kind);
    if (nurl_port(url, &port) == NURL_OK) {
        if (nurl_present(field.port)) {
            CHECK(nurl_port(&field, &other) == NURL_OK);
        }
        CHECK(port == other);
    } else {
        CHECK(!nurl_present(field.port));
    }
    take_host(url, &line);
}

static void check_request(const struct nurl *url, size_t space)
{
    static const char *const names[] = { "GET", "CONNECT", "M-SEARCH" };
    struct nurl_str method =
        nurl_text(names[space % 3], strlen(names[space % 3]));
    struct nurl_writer request;
    struct nurl_str rest;

    FUZZ_WRITE(&request, all, space, sizeof all,
               write_request(out, method, url));
    if (request.status == NURL_OK) {
        rest = nurl_text(all, request.len);
        check_line(url, method, take_line(&rest));
        check_host_line(url, take_line(&rest));
        CHECK(rest.len == 0);
    }
}

/* ----------------------------------------------------------------- a log */

static char changed[FUZZ_LONGEST];
static char again[400000];

static void fill(struct nurl_span secret, char with)
{
    memset(changed + secret.off, with, secret.len);
}

/* Nothing, or only "=": then what stands before can be a token in base64. */
static bool is_padding(struct nurl_str value)
{
    while (value.len > 0 && value.ptr[value.len - 1] == '=') {
        value.len--;
    }
    return value.len == 0;
}

/* The value of each pair, or a pair without "=". */
static void fill_values(const struct nurl *url, char with)
{
    struct nurl_str query = nurl_part(url, url->query);
    struct nurl_str key;
    struct nurl_str value;
    struct nurl_span secret;

    while (nurl_query_next(&query, &key, &value)) {
        if (key.len > 0 && is_padding(value)) {
            value = key;
        }
        secret.off = (uint16_t)(value.ptr - url->text);
        secret.len = (uint16_t)value.len;
        fill(secret, with);
    }
}

/* After a scheme without an authority, all before the last "@" of the path. */
static void fill_local(const struct nurl *url, char with)
{
    struct nurl_span secret = url->path;

    if (!nurl_present(url->scheme) || url->host_kind != NURL_HOST_NONE) {
        return;
    }
    while (secret.len > 0 && url->text[secret.off + secret.len - 1] != '@') {
        secret.len--;
    }
    if (secret.len > 0) {
        secret.len--;
        fill(secret, with);
    }
}

/* A letter or digit that is nowhere in the line, or NUL. */
static char unused_in(struct nurl_str line)
{
    static const char letters[] = "zqxjkvbywgfpZQXJKVBYWGFP0123456789"
                                  "abcdehilmnorstuABCDEHILMNORSTU";
    const char *letter = letters;

    while (*letter != '\0' && memchr(line.ptr, *letter, line.len)) {
        letter++;
    }
    return *letter;
}

/*
 * The same URL with a letter for all bytes of its secrets gives the same line,
 * which does not have this letter: so no secret is in it.
 */
static void check_secrets(const struct nurl *url, struct nurl_str line)
{
    char letter = unused_in(line);
    struct nurl other;
    struct nurl_writer out;

    if (letter == '\0') {
        return;
    }
    memcpy(changed, url->text, url->stop);
    fill(url->user, letter);
    fill(url->password, letter);
    fill_local(url, letter);
    fill_values(url, letter);
    fill(url->fragment, letter);
    CHECK(nurl_parse_zone(&other, changed, url->stop) == NURL_OK);
    nurl_writer_init(&out, again, sizeof again);
    nurl_write_redacted(&out, &other);
    CHECK(fuzz_same(line, nurl_text(again, out.len)));
}

/* The line is a URL with the same host, port and query names. */
static void check_redacted(const struct nurl *url, size_t space)
{
    struct nurl_writer line;
    struct nurl_writer twice;
    struct nurl parsed;

    FUZZ_WRITE(&line, all, space, 2, nurl_write_redacted(out, url));
    CHECK((line.status == NURL_OK) == (url->profile == NURL_PROFILE_3986));
    if (line.status != NURL_OK) {
        return;
    }
    check_secrets(url, nurl_text(all, line.len));
    if (line.len > NURL_TEXT_MAX) {
        return; /* each "=" has become "=*" */
    }
    CHECK(nurl_parse_zone(&parsed, all, line.len) == NURL_OK);
    CHECK(parsed.host_kind == url->host_kind);
    CHECK(fuzz_same(nurl_part(&parsed, parsed.scheme),
                    nurl_part(url, url->scheme)));
    CHECK(
        fuzz_same(nurl_part(&parsed, parsed.host), nurl_part(url, url->host)));
    CHECK(
        fuzz_same(nurl_part(&parsed, parsed.port), nurl_part(url, url->port)));
    CHECK(nurl_present(parsed.user) == nurl_present(url->user));
    CHECK(nurl_present(parsed.query) == nurl_present(url->query));
    CHECK(nurl_present(parsed.fragment) == nurl_present(url->fragment));
    nurl_writer_init(&twice, again, sizeof again);
    nurl_write_redacted(&twice, &parsed);
    CHECK(fuzz_same(nurl_text(all, line.len), nurl_text(again, twice.len)));
}

/* ---------------------------------------------------------------- origin */

/* An origin is the origin of itself. */
static void check_origin_text(const struct nurl *url, size_t space)
{
    struct nurl_writer origin;
    struct nurl_writer twice;
    struct nurl parsed;

    FUZZ_WRITE(&origin, all, space, 3, nurl_write_origin(out, url));
    CHECK((origin.status == NURL_OK) == (url->profile == NURL_PROFILE_3986));
    if (origin.status != NURL_OK || origin.len > NURL_TEXT_MAX) {
        return;
    }
    CHECK(nurl_parse(&parsed, all, origin.len) == NURL_OK);
    nurl_writer_init(&twice, again, sizeof again);
    nurl_write_origin(&twice, &parsed);
    CHECK(fuzz_same(nurl_text(all, origin.len), nurl_text(again, twice.len)));
    CHECK(nurl_same_origin(&parsed, &parsed) == nurl_same_origin(url, url));
    CHECK(nurl_same_origin(&parsed, url) == nurl_same_origin(url, url) ||
          (url->host_kind == NURL_HOST_IPV6 &&
           memchr(nurl_part(url, url->host).ptr, '%', url->host.len)));
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
    FUZZ_WRITE(&other, all, space, 6, nurl_write_target_authority(out, url));
    if (other.status == NURL_OK) {
        check_authority(url, nurl_text(all, other.len));
    }
    check_request(url, space);
    check_redacted(url, space);
    check_origin_text(url, space);
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
