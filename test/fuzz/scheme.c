/* Schemes: CoAP options from a URL and back, options that have no URI, ftp
 * commands, gopher requests, tftp. */
#include "fuzz.h"

#define GIVEN 700u          /* a URI of 512 bytes has fewer options */
#define OPTIONS (GIVEN + 2) /* with the host and the port it was sent to */
#define BYTES 70000u

/* The options of a message, their values in a row. */
struct message {
    char values[BYTES];
    size_t used;
    unsigned count;
    uint16_t numbers[OPTIONS];
    uint16_t lengths[OPTIONS];
};

static char text[3 * BYTES + OPTIONS]; /* all of it escaped */

/* 0 if the URL has no options, or more than a message holds here. */
static int take(struct message *message, const struct nurl *url)
{
    struct nurl_coap coap;
    struct nurl_coap_option option;
    struct nurl_writer out;
    enum nurl_status status;

    message->count = 0;
    message->used = 0;
    coap.stop = 1;
    status = nurl_coap_begin(&coap, url, 0);
    CHECK(status != NURL_ERR_SCHEME || coap.stop == 0);
    if (status != NURL_OK) {
        return 0;
    }
    nurl_writer_init(&out, message->values, sizeof message->values);
    while (nurl_coap_next(&coap, &option)) {
        if (message->count == OPTIONS) {
            return 0;
        }
        message->numbers[message->count] = option.number;
        message->lengths[message->count++] = option.length;
        nurl_write_coap_value(&out, &option);
    }
    CHECK(out.status == NURL_OK);
    CHECK((message->count > 0 && message->numbers[0] == NURL_COAP_URI_HOST) ==
          (url->host_kind == NURL_HOST_NAME));
    message->used = out.len;
    return 1;
}

static void give(struct nurl_writer *out, const struct message *message,
                 struct nurl_coap_uri uri)
{
    const char *at = message->values;
    unsigned i;

    for (i = 0; i < message->count; i++) {
        nurl_write_coap_option(out, &uri, message->numbers[i],
                               nurl_text(at, message->lengths[i]));
        at += message->lengths[i];
    }
    nurl_write_coap_end(out, &uri);
}

static void check_same(const struct message *a, const struct message *b)
{
    unsigned i;

    CHECK(a->count == b->count && a->used == b->used);
    CHECK(memcmp(a->values, b->values, a->used) == 0);
    for (i = 0; i < a->count; i++) {
        CHECK(a->numbers[i] == b->numbers[i] && a->lengths[i] == b->lengths[i]);
    }
}

/* 1 if the name has only bytes that a URI can have: then it is the same after.
 */
static int is_plain(const struct message *message)
{
    unsigned i;

    for (i = 0; message->count > 0 && message->numbers[0] == 3 &&
                i < message->lengths[0];
         i++) {
        if (!strchr("abcdefghijklmnopqrstuvwxyz0123456789-.",
                    message->values[i]) ||
            message->values[i] == '\0') {
            return 0;
        }
    }
    return 1;
}

static void check_back(const struct nurl *url)
{
    static struct message there;
    static struct message back;
    struct nurl_writer out;
    struct nurl_str host = nurl_part(url, url->host);
    struct nurl_coap_uri uri;
    struct nurl again;
    uint16_t port;
    size_t i;

    if (!take(&there, url) || nurl_port(url, &port) != NURL_OK) {
        return;
    }
    nurl_writer_init(&out, text, sizeof text);
    nurl_coap_uri_begin(&uri, nurl_part(url, url->scheme), host, port);
    give(&out, &there, uri);
    if (out.status != NURL_OK) {
        CHECK(!is_plain(&there) || memchr(host.ptr, '%', host.len));
        return;
    }
    CHECK(nurl_parse(&again, text, out.len) == NURL_OK);
    CHECK(take(&back, &again));
    if (again.host_kind == NURL_HOST_IPV4 && url->host_kind == NURL_HOST_NAME) {
        return; /* "%31.2.3.4" is a name, and the option's value an address */
    }
    check_same(&there, &back);
    CHECK(nurl_same_origin(url, &again) || !is_plain(&there));
    for (i = 0; i < url->scheme.len; i++) {
        CHECK(text[i] == url->text[url->scheme.off + i]);
    }
}

/* A location has the text of a request with the same path and query. */
static void check_location(const struct nurl_writer *whole,
                           const struct message *message,
                           struct nurl_coap_uri uri)
{
    static char again[sizeof text];
    static struct message location;
    struct nurl_writer out;
    unsigned i;

    location = *message;
    for (i = 0; i < location.count; i++) {
        if (location.numbers[i] == NURL_COAP_URI_PATH) {
            location.numbers[i] = NURL_COAP_LOCATION_PATH;
        } else if (location.numbers[i] == NURL_COAP_URI_QUERY) {
            location.numbers[i] = NURL_COAP_LOCATION_QUERY;
        }
    }
    nurl_writer_init(&out, again, sizeof again);
    give(&out, &location, uri);
    CHECK(fuzz_same(nurl_text(again, out.len),
                    nurl_text(whole->ptr, whole->len)));
}

/* Pieces: scheme, host, then a number and a value. */
static void check_message(struct nurl_str rest)
{
    static struct message message;
    static struct message back;
    struct nurl_writer whole;
    struct nurl_str scheme = fuzz_part(&rest);
    struct nurl_str host = fuzz_part(&rest);
    struct nurl_str value;
    struct nurl_coap_uri uri;
    struct nurl url;
    uint16_t port;

    message.count = 0;
    message.used = 0;
    while (rest.len > 0 && message.count < GIVEN) {
        message.numbers[message.count] = (uint16_t)fuzz_byte(&rest);
        value = fuzz_part(&rest);
        message.lengths[message.count++] = (uint16_t)value.len;
        memcpy(message.values + message.used, value.ptr, value.len);
        message.used += value.len;
    }
    nurl_coap_uri_begin(&uri, scheme, host, 5683);
    FUZZ_WRITE(&whole, text, message.used % 256, 2, give(out, &message, uri));
    if (whole.status == NURL_OK) {
        check_location(&whole, &message, uri);
    }
    if (whole.status == NURL_OK && whole.len <= 65535) {
        CHECK(nurl_parse(&url, text, whole.len) == NURL_OK);
        /* An option is too long, or the port is 0. */
        CHECK(take(&back, &url) || host.len > 255 ||
              (nurl_port(&url, &port) == NURL_OK && port == 0));
    }
}

static void check_coap(const struct nurl *url, size_t space)
{
    struct nurl_coap coap;
    struct nurl_coap_option option;
    struct nurl_writer value;
    unsigned last = 0;

    if (nurl_coap_begin(&coap, url, 0) != NURL_OK) {
        CHECK(!nurl_coap_next(&coap, &option));
        return;
    }
    CHECK(coap.port > 0 || url->port.len > 0);
    while (nurl_coap_next(&coap, &option)) {
        CHECK(option.number >= last && option.length <= 255);
        last = option.number;
        FUZZ_WRITE(&value, text, space, 2, nurl_write_coap_value(out, &option));
        CHECK(value.status == NURL_OK && value.len == option.length);
    }
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
        nurl_writer_init(&argument, text, sizeof text);
        nurl_decode(&argument, step.argument, NURL_POLICY_FTP);
        CHECK(argument.status == NURL_OK);
        for (i = 0; i < argument.len; i++) {
            CHECK(text[i] != '\r' && text[i] != '\n' && text[i] != '\0');
        }
    }
    CHECK(last == NURL_FTP_TRANSFER && steps > 2);
    CHECK(fuzz_same(step.verb, NURL_STR("RETR")) == (step.argument.len > 0) ||
          plan.ftp.typecode == 'd');
}

/* The names lie in the text, in order. */
static void check_plus(struct nurl_str string)
{
    struct nurl_gopher_plus plus;
    struct nurl_str name;
    const char *at = string.ptr;

    if (nurl_gopher_plus_parse(&plus, string) != NURL_OK) {
        CHECK(plus.kind == NURL_GOPHER_OTHER && plus.stop <= string.len);
        return;
    }
    while (nurl_gopher_plus_next(&plus.names, &name)) {
        CHECK(name.ptr >= at && name.len > 0);
        at = name.ptr + name.len;
        CHECK(at <= string.ptr + string.len);
    }
}

static void check_gopher(const struct nurl *url, size_t space)
{
    struct nurl_writer request;
    struct nurl_gopher gopher;

    FUZZ_WRITE(&request, text, space, 2,
               nurl_write_gopher_request(out, url, 0));
    if (request.status == NURL_OK) {
        CHECK(request.len >= 2 && text[request.len - 1] == '\n');
    }
    if (nurl_gopher_parse(&gopher, url) == NURL_OK) {
        check_plus(nurl_part(url, gopher.plus));
    }
}

static void check_url(const struct nurl *url, size_t space)
{
    struct nurl_tftp tftp;

    check_ftp(url);
    check_gopher(url, space);
    if (nurl_tftp_parse(&tftp, url) == NURL_OK) {
        CHECK(tftp.file.len > 0 && tftp.file.off == url->path.off + 1);
        CHECK((tftp.mode == NURL_TFTP_NONE) ==
              (tftp.file.len == url->path.len - 1));
    }
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    size_t space = fuzz_number(data, size) % 256;
    struct nurl url;

    if (nurl_parse(&url, (const char *)data, size) == NURL_OK) {
        check_back(&url);
    }
    check_coap(&url, space);
    check_url(&url, space);
    nurl_parse_1738(&url, (const char *)data, size);
    check_url(&url, space);
    check_message(fuzz_text(data, size));
    check_plus(fuzz_text(data, size));
}
