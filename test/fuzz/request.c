/* endpoint, Host field, target, coap, tftp, ftp plan, gopher: any URL; and
 * http_parser's fields. */
#include "endpoint.h"
#include "fuzz.h"
#include "nurl_http_parser.h"

#include <string.h>

static char all[400000];

/* Takes the part off what was written, if it begins with it. */
static int goes_on(struct nurl_str *written, struct nurl_str part)
{
    if (written->len < part.len ||
        memcmp(written->ptr, part.ptr ? part.ptr : "", part.len) != 0) {
        return 0;
    }
    written->ptr += part.len;
    written->len -= part.len;
    return 1;
}

/* Takes the host off, which is without a zone there. */
static void take_host(const struct nurl *url, struct nurl_str *field)
{
    struct nurl_str host = nurl_part(url, url->host);
    const char *zone = memchr(host.ptr, '%', host.len);

    if (url->host_kind == NURL_HOST_IPV6 && zone) {
        host.len = (size_t)(zone - host.ptr);
        CHECK(goes_on(field, host) && goes_on(field, NURL_STR("]")));
    } else {
        CHECK(goes_on(field, host));
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
        CHECK(goes_on(&field, NURL_STR(":")));
        CHECK(goes_on(&field, nurl_part(url, url->port)) && field.len == 0);
    }
}

/* Digits, or the scheme's own. */
static void check_port(const struct nurl *url)
{
    struct nurl_str digits = nurl_part(url, url->port);
    unsigned long number = 0;
    uint16_t port;
    enum nurl_status status = nurl_port(url, &port);
    size_t i;

    for (i = 0; i < digits.len && number < 1000000; i++) {
        number = number * 10 + (unsigned long)(digits.ptr[i] - '0');
    }
    if (digits.len > 0) {
        CHECK(status == (number > 65535 ? NURL_ERR_PORT_RANGE : NURL_OK));
        CHECK(port == (number > 65535 ? 0 : number));
    } else {
        CHECK(port == nurl_default_port(nurl_part(url, url->scheme)));
        CHECK(status == (port > 0 ? NURL_OK : NURL_ERR_PORT_MISSING));
    }
}

/* The host as a resolver reads it: no brackets; a zone is decoded. */
static void check_host(const struct nurl *url, struct nurl_str written)
{
    struct nurl_str host = nurl_part(url, url->host);
    size_t n = 0;

    if (url->host_kind == NURL_HOST_IPV6) {
        host = nurl_text(host.ptr + 1, host.len - 2);
    }
    while (n < host.len && host.ptr[n] != '%') {
        n++;
    }
    CHECK(goes_on(&written, nurl_text(host.ptr, n)));
    CHECK((n == host.len) == (written.len == 0));
    CHECK(n == host.len || goes_on(&written, NURL_STR("%")));
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

/* path, or "/", and the query behind "?" */
static void check_origin(const struct nurl *url, struct nurl_str target)
{
    struct nurl_str path = nurl_part(url, url->path);

    CHECK(goes_on(&target, path.len > 0 ? path : NURL_STR("/")));
    if (nurl_present(url->query)) {
        CHECK(goes_on(&target, NURL_STR("?")));
        CHECK(goes_on(&target, nurl_part(url, url->query)));
    }
    CHECK(target.len == 0);
}

static void check_strings(const struct nurl *url, size_t room)
{
    struct nurl_endpoint endpoint;
    struct nurl_writer field;
    struct nurl_writer other;
    enum nurl_status status = nurl_endpoint_parse(&endpoint, url);
    size_t i;

    FUZZ_WRITE(&field, all, room, 2, nurl_write_host_field(out, url));
    if (status == NURL_OK) {
        CHECK(field.status == NURL_OK || url->profile == NURL_PROFILE_1738);
        CHECK(endpoint.kind >= NURL_HOST_NAME && endpoint.port > 0);
    }
    if (url->profile == NURL_PROFILE_3986) {
        check_port(url);
        check_endpoint(url);
    }
    if (field.status == NURL_OK) {
        check_field(url, nurl_text(all, field.len));
    }
    for (i = 0; i < field.len && field.status == NURL_OK; i++) {
        CHECK(all[i] != '@' && all[i] != '/' && (unsigned char)all[i] > ' ');
    }
    FUZZ_WRITE(&other, all, room, 2, nurl_write_host(out, url));
    if (other.status == NURL_OK) {
        check_host(url, nurl_text(all, other.len));
    }
    FUZZ_WRITE(&other, all, room, 2,
               nurl_write_target(out, url, NURL_TARGET_ORIGIN));
    if (other.status == NURL_OK) {
        check_origin(url, nurl_text(all, other.len));
    }
    FUZZ_WRITE(&other, all, room, 2,
               nurl_write_target(out, url, NURL_TARGET_ABSOLUTE));
    FUZZ_WRITE(&other, all, room, 2,
               nurl_write_target(out, url, NURL_TARGET_AUTHORITY));
    if (other.status == NURL_OK) {
        check_authority(url, nurl_text(all, other.len));
    }
}

/* Segments come in order, each behind its slash; the host is the URL's. */
static void check_value(const struct nurl *url, struct nurl_str *path,
                        const struct nurl_coap_option *option)
{
    switch (option->number) {
    case NURL_COAP_URI_HOST:
        CHECK(fuzz_same(option->value, nurl_part(url, url->host)));
        break;
    case NURL_COAP_URI_PORT:
        CHECK(fuzz_same(option->value, nurl_part(url, url->port)));
        break;
    case NURL_COAP_URI_PATH:
        CHECK(goes_on(path, NURL_STR("/")) && goes_on(path, option->value));
        break;
    default:
        CHECK(option->number == NURL_COAP_URI_QUERY);
    }
}

static void check_coap(const struct nurl *url, size_t room)
{
    struct nurl_coap coap;
    struct nurl_coap_option option;
    struct nurl_writer value;
    struct nurl_str path = nurl_part(url, url->path);
    unsigned last = 0;

    if (nurl_coap_begin(&coap, url, 0) != NURL_OK) {
        CHECK(!nurl_coap_next(&coap, &option));
        return;
    }
    CHECK(coap.port > 0 || url->port.len > 0);
    while (nurl_coap_next(&coap, &option)) {
        check_value(url, &path, &option);
        CHECK(option.number >= last && option.length <= 255);
        last = option.number;
        FUZZ_WRITE(&value, all, room, 2, nurl_write_coap_value(out, &option));
        CHECK(value.status == NURL_OK && value.len == option.length);
    }
    CHECK(path.len <= 1); /* all segments came, or there was none */
}

static void check_ftp(const struct nurl *url)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    struct nurl_writer argument;
    int last = -1;
    unsigned steps = 0;
    size_t i;

    if (nurl_ftp_plan_begin(&plan, url, "RETR") != NURL_OK) {
        CHECK(!nurl_ftp_plan_next(&plan, &step));
        return;
    }
    while (nurl_ftp_plan_next(&plan, &step)) {
        CHECK(last == NURL_FTP_CWD ? step.kind >= last : step.kind > last);
        CHECK(steps++ > 0 || step.kind == NURL_FTP_USER);
        last = step.kind;
        nurl_writer_init(&argument, all, sizeof all);
        nurl_decode(&argument, step.argument, NURL_POLICY_FTP);
        CHECK(argument.status == NURL_OK);
        for (i = 0; i < argument.len; i++) {
            CHECK(all[i] != '\r' && all[i] != '\n' && all[i] != '\0');
        }
    }
    CHECK(last == NURL_FTP_TRANSFER && steps > 2);
    CHECK(fuzz_same(step.verb, NURL_STR("RETR")) == (step.argument.len > 0) ||
          plan.ftp.typecode == 'd');
}

static void check_gopher(const struct nurl *url, size_t room)
{
    struct nurl_writer request;
    struct nurl_gopher_plus plus;
    struct nurl_gopher gopher;
    struct nurl_str name;

    FUZZ_WRITE(&request, all, room, 2, nurl_write_gopher_request(out, url, 0));
    if (request.status == NURL_OK) {
        CHECK(request.len >= 2 && all[request.len - 1] == '\n');
    }
    if (nurl_gopher_parse(&gopher, url) == NURL_OK &&
        nurl_gopher_plus_parse(&plus, nurl_part(url, gopher.plus)) == NURL_OK) {
        while (nurl_gopher_plus_next(&plus.names, &name)) {
            CHECK(name.len <= url->stop);
        }
    }
}

static void check_part(const struct nurl_http_parser_url *u, int field,
                       size_t off, size_t len)
{
    CHECK((u->field_set >> field & 1) == (len > 0));
    CHECK(u->field_data[field].len == len);
    CHECK(len == 0 || u->field_data[field].off == off);
}

/* The fields of a URL, or of what follows its first `ahead` bytes. */
static void check_parts(const struct nurl_http_parser_url *u,
                        const struct nurl *url, size_t ahead)
{
    size_t brackets = url->text[url->host.off] == '[' ? 2 : 0;
    int whole = ahead == 0;

    check_part(u, NURL_UF_SCHEMA, 0, whole ? url->scheme.len : 0);
    check_part(u, NURL_UF_USERINFO, url->user.off,
               nurl_present(url->user)
                   ? (size_t)(url->host.off - 1 - url->user.off)
                   : 0);
    check_part(u, NURL_UF_HOST, url->host.off + brackets / 2 - ahead,
               url->host.off < ahead ? 0 : url->host.len - brackets);
    check_part(u, NURL_UF_PORT, url->port.off - ahead, url->port.len);
    check_part(u, NURL_UF_PATH, url->path.off - ahead, url->path.len);
    check_part(u, NURL_UF_QUERY, url->query.off - ahead, url->query.len);
    check_part(u, NURL_UF_FRAGMENT, url->fragment.off - ahead,
               url->fragment.len);
}

/* Whether http_parser's interface takes a URL, or of CONNECT what names one. */
static int is_taken(const struct nurl *url, int is_connect, uint16_t *port)
{
    *port = 0;
    if (url->host.len == 0 || url->scheme.len == 0 ||
        (nurl_present(url->port) &&
         (url->port.len == 0 || nurl_port(url, port) != NURL_OK))) {
        return 0;
    }
    return !is_connect || (url->port.len > 0 && !nurl_present(url->user) &&
                           url->path.len == 0 && !nurl_present(url->query) &&
                           !nurl_present(url->fragment));
}

/* It says what nurl_parse_zone says of the text with `front` before it. */
static void check_http_parser(struct nurl_str text, const char *front,
                              int is_connect)
{
    size_t ahead = strlen(front);
    struct nurl_http_parser_url u;
    struct nurl url;
    uint16_t port = 0;
    int status = nurl_http_parser_parse_url(text.ptr, text.len, is_connect, &u);

    if (text.len == 0 || text.len + ahead > 65535 || *text.ptr == '*') {
        return;
    }
    memcpy(all, front, ahead);
    memcpy(all + ahead, text.ptr, text.len);
    CHECK((status == 0) ==
          (nurl_parse_zone(&url, all, ahead + text.len) == NURL_OK &&
           is_taken(&url, is_connect, &port)));
    if (status == 0) {
        check_parts(&u, &url, ahead);
        CHECK(u.port == port);
    } else {
        CHECK(u.field_set == 0 && u.port == 0);
    }
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str text = fuzz_text(data, size);
    size_t room = fuzz_octet(&text);
    struct nurl_tftp tftp;
    struct nurl url;

    check_http_parser(text, text.len > 0 && *text.ptr == '/' ? "x://h" : "", 0);
    check_http_parser(text, "x://", 1);
    nurl_parse_zone(&url, text.ptr, text.len);
    check_strings(&url, room);
    check_coap(&url, room);
    if (nurl_tftp_parse(&tftp, &url) == NURL_OK) {
        CHECK(tftp.file.len > 0 && tftp.file.off == url.path.off + 1);
        CHECK((tftp.mode == NURL_TFTP_NONE) ==
              (tftp.file.len == url.path.len - 1));
    }
    check_ftp(&url);
    check_gopher(&url, room);
    nurl_parse_1738(&url, text.ptr, text.len);
    check_strings(&url, room);
    check_ftp(&url);
    check_gopher(&url, room);
}
