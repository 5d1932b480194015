/*
 * writers.c - is what goes into the lines of a request what the headers say?
 *
 * Usage: writers [lines|changed|hosts|zones|gopher]
 *
 * Complete over stated sets:
 *   lines    all URLs of a few schemes, logins, hosts, ports, paths, queries
 *            and fragments, and methods: nurl_write_request,
 *            nurl_write_host_field, nurl_write_target and its two siblings,
 *            with buffers of each size
 *   changed  the same URLs, each byte of which is set to CR, LF, NUL, a space
 *            and 80 after the parse
 *   hosts    nurl_attach: hosts of both profiles, each byte of which is set to
 *            all 256 values after the parse
 *   zones    nurl_write_host: each escape in a zone
 *   gopher   nurl_write_gopher_request: each escape in each of its strings
 *
 * What must be written is made of the parts that made the URL, not of those
 * that a parser found. All bytes of the buffer are compared.
 */
#include "nurl_gopher.h"
#include "nurl_parse.h"
#include "nurl_writer.h"
#include "render.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGEST = 128,
    SIZE = 2 * LONGEST,
    SHOWN = 20
};

static unsigned long asked, written, wrong;

/* A URL, where its parts are, and what its scheme says. */
struct built {
    char text[LONGEST];
    size_t len;
    struct nurl_span scheme;
    struct nurl_span host;
    struct nurl_span port; /* without the ":" */
    struct nurl_span path;
    struct nurl_span query; /* with the "?" */
    int has_authority;
    int is_literal;
    unsigned default_port;
    const char *http_scheme; /* in absolute form; NULL: as it is */
    struct nurl url;
};

/* What must be written of it. */
struct wanted {
    enum nurl_status status;
    size_t stop;
    char bytes[SIZE];
    size_t len;
    size_t kept;  /* bytes before an error */
    int is_whole; /* written as a whole or not at all */
};

static void add(struct wanted *want, const char *at, size_t len)
{
    memcpy(want->bytes + want->len, at, len);
    want->len += len;
}

static void add_string(struct wanted *want, const char *string)
{
    add(want, string, strlen(string));
}

static void add_span(struct wanted *want, const struct built *url,
                     struct nurl_span span)
{
    add(want, url->text + span.off, span.len);
}

static void fail(struct wanted *want, enum nurl_status status, size_t stop)
{
    if (want->status == NURL_OK) {
        want->status = status;
        want->stop = stop;
    }
}

/* ---- What the headers say ---- */

/* Above 65535 it stays 65536. */
static unsigned number_of(const struct built *url)
{
    unsigned number = 0;
    size_t i;

    for (i = 0; i < url->port.len && number <= 65535; i++) {
        number = number * 10 + (unsigned)(url->text[url->port.off + i] - '0');
    }
    return number <= 65535 ? number : 65536;
}

/* Returns true if there is a host; else the error says what is missing. */
static int has_host(struct wanted *want, const struct built *url)
{
    if (url->has_authority && url->host.len == 0) {
        fail(want, NURL_ERR_HOST_EMPTY, url->host.off);
    } else if (!url->has_authority && url->scheme.len == 0) {
        fail(want, NURL_ERR_SCHEME_MISSING, 0);
    } else if (!url->has_authority) {
        fail(want, NURL_ERR_HOST_MISSING, url->scheme.len + 1u);
    }
    return want->status == NURL_OK;
}

static void check_port(struct wanted *want, const struct built *url)
{
    if (number_of(url) > 65535) {
        fail(want, NURL_ERR_PORT_RANGE, url->port.off);
    }
}

/* "the host as written, without its zone" */
static void add_host(struct wanted *want, const struct built *url)
{
    const char *host = url->text + url->host.off;
    const char *zone = memchr(host, '%', url->host.len);

    if (url->is_literal && zone) {
        add(want, host, (size_t)(zone - host));
        add_string(want, "]");
    } else {
        add_span(want, url, url->host);
    }
}

static void want_host_field(struct wanted *want, const struct built *url)
{
    unsigned number = number_of(url);

    if (!has_host(want, url)) {
        return;
    }
    check_port(want, url);
    add_host(want, url);
    if (url->port.len > 0 && (number == 0 || number != url->default_port)) {
        add(want, url->text + url->port.off - 1, url->port.len + 1u);
    }
}

static void want_target(struct wanted *want, const struct built *url)
{
    if (has_host(want, url)) {
        if (url->path.len == 0) {
            add_string(want, "/");
        }
        add_span(want, url, url->path);
        add_span(want, url, url->query);
    }
}

static void want_absolute(struct wanted *want, const struct built *url)
{
    size_t i;
    char letter;

    if (has_host(want, url) && url->scheme.len == 0) {
        fail(want, NURL_ERR_SCHEME_MISSING, 0);
    }
    for (i = 0; i < url->scheme.len && !url->http_scheme; i++) {
        letter = (char)tolower((uint8_t)url->text[i]);
        add(want, &letter, 1);
    }
    add_string(want, url->http_scheme ? url->http_scheme : "");
    add_string(want, "://");
    want_host_field(want, url);
    want_target(want, url);
}

static void want_authority(struct wanted *want, const struct built *url)
{
    char port[12];
    unsigned number = url->port.len > 0 ? number_of(url) : url->default_port;

    if (!has_host(want, url)) {
        return;
    }
    check_port(want, url);
    if (number == 0 && url->port.len > 0) {
        fail(want, NURL_ERR_PORT_RANGE, url->port.off);
    } else if (number == 0) {
        fail(want, NURL_ERR_PORT_MISSING,
             (size_t)url->host.off + url->host.len);
    }
    add_host(want, url);
    snprintf(port, sizeof port, ":%u", number);
    add_string(want, port);
}

struct method {
    const char *text;
    enum nurl_status status;
    size_t stop;
};
static const struct method methods[] = { { "GET", NURL_OK, 0 },
                                         { "CONNECT", NURL_OK, 0 },
                                         { "connect", NURL_OK, 0 },
                                         { "CONNECTX", NURL_OK, 0 },
                                         { "!#$%&'*+-.^_`|~09az", NURL_OK, 0 },
                                         { "", NURL_ERR_EMPTY, 0 },
                                         { "G T", NURL_ERR_CHAR, 1 },
                                         { "GET\r\n", NURL_ERR_CHAR, 3 } };
static const struct method *method; /* of the request */

/* Both lines, in authority form for CONNECT only. */
static void want_request(struct wanted *want, const struct built *url)
{
    int connects = strcmp(method->text, "CONNECT") == 0;

    want->is_whole = 1;
    if (method->status != NURL_OK) {
        fail(want, method->status, method->stop);
    }
    add_string(want, method->text);
    add_string(want, " ");
    (connects ? want_authority : want_target)(want, url);
    add_string(want, " HTTP/1.1\r\nHost: ");
    (connects ? want_authority : want_host_field)(want, url);
    add_string(want, "\r\n");
}

/* ---- The library ---- */

static void write_request(struct nurl_writer *out, const struct nurl *url)
{
    nurl_write_request(out, nurl_text(method->text, strlen(method->text)), url);
}

static void expect(const struct built *url, int right, const char *what,
                   const struct nurl_writer *out)
{
    asked++;
    written += out->status == NURL_OK;
    if (right) {
        return;
    }
    printf("wrong: %s of %s", what, shown(url->text, url->len));
    printf(", size %lu: %s@%u ", (unsigned long)out->size,
           nurl_status_name(out->status), out->stop);
    printf("%s\n", shown(out->ptr, out->len));
    if (++wrong == SHOWN) {
        exit(1);
    }
}

/* A buffer with one byte, "^", and `space` more. */
static void begin(struct nurl_writer *out, char *buffer, size_t space)
{
    memset(buffer, '_', SIZE);
    nurl_writer_init(out, buffer, 1 + space);
    nurl_write_text(out, nurl_text("^", 1));
}

/* The buffer has "^", `len - 1` bytes of what is wanted, and nothing else. */
static int holds(const char *buffer, const struct wanted *want, size_t len)
{
    char image[SIZE];

    memset(image, '_', SIZE);
    image[0] = '^';
    memcpy(image + 1, want->bytes, len - 1);
    return memcmp(buffer, image, SIZE) == 0;
}

static int is_wanted(const struct nurl_writer *out, const struct wanted *want,
                     size_t space)
{
    if (want->status != NURL_OK) {
        return out->status == want->status && out->stop == want->stop &&
               out->len == 1 + (space < want->kept ? space : want->kept);
    }
    if (nurl_writer_need(out) != 1 + want->len) {
        return 0;
    }
    if (space >= want->len) {
        return out->status == NURL_OK && out->len == 1 + want->len;
    }
    return out->status == NURL_ERR_BUF && out->len <= 1 + space &&
           (!want->is_whole || out->len == 1);
}

struct writer {
    const char *name;
    void (*write)(struct nurl_writer *out, const struct nurl *url);
    void (*want)(struct wanted *want, const struct built *url);
};
static const struct writer request = { "request", write_request, want_request };
static const struct writer others[] = {
    { "host field", nurl_write_host_field, want_host_field },
    { "target", nurl_write_target, want_target },
    { "absolute target", nurl_write_target_absolute, want_absolute },
    { "authority", nurl_write_target_authority, want_authority }
};
enum {
    OTHERS = 4
};

/* From a buffer for all down to `fewer` bytes less. */
static void ask(const struct built *url, const struct writer *writer,
                size_t fewer)
{
    struct nurl_writer out;
    struct wanted want;
    char buffer[SIZE];
    size_t space;

    memset(&want, 0, sizeof want);
    writer->want(&want, url);
    for (space = want.len; space <= want.len && want.len - space <= fewer;
         space--) {
        begin(&out, buffer, space);
        writer->write(&out, &url->url);
        expect(url,
               is_wanted(&out, &want, space) && holds(buffer, &want, out.len),
               writer->name, &out);
    }
}

static void ask_others(const struct built *url, size_t fewer)
{
    int i;

    for (i = 0; i < OTHERS; i++) {
        ask(url, &others[i], fewer);
    }
}

static void done(const char *what, const char *how)
{
    printf("%s: %lu asked, %lu %s, %lu wrong\n", what, asked, written, how,
           wrong);
    if (written == 0) {
        exit(1);
    }
    asked = written = 0;
}

/* ---- The URLs ---- */

struct scheme {
    const char *text;
    unsigned port;
    const char *http_scheme;
};
static const struct scheme schemes[] = {
    { "http:", 80, NULL }, { "HTTPS:", 443, NULL },  { "ws:", 80, "http" },
    { "", 0, NULL },       { "WSS:", 443, "https" }, { "x:", 0, NULL },
    { "ipp:", 631, NULL }, { "coap+ws:", 80, NULL },
};
static const char *const starts[] = { "", "//", "//u:p@", "//@" };
static const char *const hosts[] = {
    "", "h", "H.com", "%41%0d", "1.2.3.4", "[::1]", "[fe80::1%25e0]", "[v1.x]"
};
static const char *const ports[] = {
    "",   ":",    ":80", ":0443",  ":10",    ":00631",
    ":0", ":000", ":1",  ":65535", ":65536", ":99999999999"
};
static const char *const paths[] = { "", "/", "/a//%0a" };
static const char *const queries[] = { "", "?", "?q=/?%0D" };
static const char *const fragments[] = { "", "#f" };

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

/* Takes a number below `count` from *n. */
static size_t take(unsigned long *n, size_t count)
{
    size_t taken = *n % count;

    *n /= count;
    return taken;
}

/* Appends a part after `skip` bytes of delimiters. */
static struct nurl_span append(struct built *to, const char *part, size_t skip)
{
    struct nurl_span span = { (uint16_t)to->len, 0 };
    size_t len = strlen(part);

    memcpy(to->text + to->len, part, len);
    to->len += len;
    if (len >= skip) {
        span.off = (uint16_t)(span.off + skip);
        span.len = (uint16_t)(len - skip);
    }
    return span;
}

/* URL number n; 0 for what is none: a host or port without "//" before it. */
static int make(struct built *to, unsigned long n)
{
    const struct scheme *scheme = &schemes[take(&n, COUNT(schemes))];
    const char *start = starts[take(&n, COUNT(starts))];
    const char *host = hosts[take(&n, COUNT(hosts))];
    const char *port = ports[take(&n, COUNT(ports))];

    if (*start == '\0' && (*host != '\0' || *port != '\0')) {
        return 0;
    }
    to->len = 0;
    to->scheme = append(to, scheme->text, 0);
    to->scheme.len = (uint16_t)(to->scheme.len - (to->scheme.len > 0));
    to->default_port = scheme->port;
    to->http_scheme = scheme->http_scheme;
    to->has_authority = *start != '\0';
    to->is_literal = *host == '[';
    (void)append(to, start, 0);
    to->host = append(to, host, 0);
    to->port = append(to, port, 1);
    to->path = append(to, paths[take(&n, COUNT(paths))], 0);
    to->query = append(to, queries[take(&n, COUNT(queries))], 0);
    (void)append(to, fragments[take(&n, COUNT(fragments))], 0);
    return 1;
}

/* Calls `one` with each URL, parsed. */
static void each_url(void (*one)(struct built *url))
{
    static struct built url;
    unsigned long all = COUNT(schemes) * COUNT(starts) * COUNT(hosts) *
                        COUNT(ports) * COUNT(paths) * COUNT(queries) *
                        COUNT(fragments);
    struct nurl_writer none;
    unsigned long n;

    nurl_writer_init(&none, NULL, 0);
    for (n = 0; n < all; n++) {
        if (make(&url, n)) {
            if (nurl_parse_zone(&url.url, url.text, url.len) < 0) {
                expect(&url, 0, "parse", &none);
            } else {
                one(&url);
            }
        }
    }
}

/* ---- Lines ---- */

static void ask_lines(struct built *url)
{
    ask_others(url, SIZE);
    for (method = methods; method < methods + COUNT(methods); method++) {
        ask(url, &request, SIZE);
    }
}

/* ---- Texts that change after the parse ---- */

static int is_inside(size_t at, struct nurl_span span)
{
    return at >= span.off && at < (size_t)span.off + span.len;
}

/* 1 if it holds two lines, in which a byte of the text can be anything. */
static int is_request(const struct nurl_writer *out)
{
    static const char between[] = " HTTP/1.1\r\nHost: ";
    size_t len = sizeof between - 1;
    size_t first = 1 + strlen(method->text);
    size_t i;

    if (memcmp(out->ptr + 1, method->text, first - 1) != 0 ||
        memcmp(out->ptr + out->len - 2, "\r\n", 2) != 0) {
        return 0;
    }
    for (i = first; i + len <= out->len; i++) {
        if (memcmp(out->ptr + i, between, len) == 0) {
            return 1;
        }
    }
    return 0;
}

/* What a changed scheme or port means is not promised; only whole lines are. */
static void ask_whole(const struct built *url)
{
    struct nurl_writer out;
    char buffer[SIZE];
    size_t len;

    begin(&out, buffer, SIZE - 1);
    write_request(&out, &url->url);
    len = out.len;
    expect(url, out.status == NURL_OK ? is_request(&out) : len == 1, "request",
           &out);
    if (out.status == NURL_OK) {
        begin(&out, buffer, len - 2);
        write_request(&out, &url->url);
        expect(url, out.status == NURL_ERR_BUF && out.len == 1, "request",
               &out);
    }
}

/* "every function stays inside the text; and the host is what host_kind says"
 */
static void ask_attach(const struct built *url, size_t at)
{
    struct nurl copy = url->url;
    struct nurl_writer none;

    nurl_writer_init(&none, NULL, 0);
    expect(url,
           nurl_attach(&copy, url->text, url->len) != NURL_OK ||
               !is_inside(at, url->host),
           "attach", &none);
}

static void ask_byte(struct built *url, size_t at)
{
    ask_attach(url, at);
    for (method = methods; method < methods + 2; method++) {
        if (is_inside(at, url->scheme) || is_inside(at, url->port)) {
            ask_whole(url);
        } else {
            ask(url, &request, 1);
        }
    }
    if (!is_inside(at, url->scheme) && !is_inside(at, url->port)) {
        ask_others(url, 1);
    }
}

static void ask_changed(struct built *url)
{
    static const char changes[] = { '\r', '\n', '\0', ' ', (char)0x80 };
    size_t at;
    size_t i;
    char byte;

    ask_attach(url, url->len);
    for (at = 0; at < url->len; at++) {
        byte = url->text[at];
        for (i = 0; i < sizeof changes; i++) {
            url->text[at] = changes[i];
            ask_byte(url, at);
        }
        url->text[at] = byte;
    }
}

/* ---- Hosts that change after the parse ---- */

/* Whether the libc reads these bytes as an address. */
static int is_address(int family, const char *at, size_t len)
{
    char string[LONGEST];
    uint8_t octets[16];

    if (len >= sizeof string || memchr(at, '\0', len)) {
        return 0;
    }
    memcpy(string, at, len);
    string[len] = '\0';
    return inet_pton(family, string, octets) == 1;
}

/* One or more letters, digits and bytes of this list. */
static int has_only(const char *at, size_t len, const char *list)
{
    size_t i;

    for (i = 0; i < len; i++) {
        if (!isalnum((uint8_t)at[i]) &&
            (at[i] == '\0' || !strchr(list, at[i]))) {
            return 0;
        }
    }
    return len > 0;
}

/* The same, with whole escapes among them. */
static int has_only_escaped(const char *at, size_t len, const char *list)
{
    size_t used = 0;

    while (used < len) {
        if (len - used > 2 && at[used] == '%' &&
            isxdigit((uint8_t)at[used + 1]) &&
            isxdigit((uint8_t)at[used + 2])) {
            used += 3;
        } else if (has_only(at + used, 1, list)) {
            used++;
        } else {
            return 0;
        }
    }
    return len > 0;
}

/* "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )   RFC 3986 3.2.2 */
static int is_future(const char *at, size_t len)
{
    size_t used = 1;

    while (used < len && isxdigit((uint8_t)at[used])) {
        used++;
    }
    return len > 0 && toupper((uint8_t)*at) == 'V' && used > 1 && used < len &&
           at[used] == '.' &&
           has_only(at + used + 1, len - used - 1, "-._~!$&'()*+,;=:");
}

/* What is between the brackets; a zone is after a "%" or "%25". */
static enum nurl_host_kind literal_of(const char *at, size_t len)
{
    const char *mark = memchr(at, '%', len);
    size_t address = mark ? (size_t)(mark - at) : len;

    if (is_future(at, len)) {
        return NURL_HOST_IPVFUTURE;
    }
    if (mark && !has_only_escaped(mark + 1, len - address - 1, "-._~")) {
        return NURL_HOST_NONE;
    }
    return is_address(AF_INET6, at, address) ? NURL_HOST_IPV6 : NURL_HOST_NONE;
}

/* IP-literal / IPv4address / reg-name, not empty         RFC 3986 3.2.2 */
static enum nurl_host_kind kind_of(const char *at, size_t len)
{
    if (*at == '[') {
        return at[len - 1] == ']' ? literal_of(at + 1, len - 2)
                                  : NURL_HOST_NONE;
    }
    if (is_address(AF_INET, at, len)) {
        return NURL_HOST_IPV4;
    }
    return has_only_escaped(at, len, "-._~!$&'()*+,;=") ? NURL_HOST_NAME
                                                        : NURL_HOST_NONE;
}

/* digits "." digits "." digits "." digits, each up to 255    RFC 1738 5 */
static int is_hostnumber(const char *at, size_t len)
{
    unsigned number = 0;
    unsigned dots = 0;
    size_t i;

    for (i = 0; i < len; i++) {
        if (isdigit((uint8_t)at[i])) {
            number = number * 10 + (unsigned)(at[i] - '0');
        } else if (at[i] == '.' && i > 0 && at[i - 1] != '.') {
            dots++;
            number = 0;
        } else {
            return 0;
        }
        if (number > 255) {
            return 0;
        }
    }
    return dots == 3 && at[len - 1] != '.';
}

/* "a name by its bytes": letters, digits, "-" and "."        RFC 1738 5 */
static enum nurl_host_kind strict_kind_of(const char *at, size_t len)
{
    if (is_hostnumber(at, len)) {
        return NURL_HOST_IPV4;
    }
    return has_only(at, len, "-.") ? NURL_HOST_NAME : NURL_HOST_NONE;
}

/* Hosts of a profile, what stands before and after them, and who reads them. */
struct profile {
    const char *hosts[12];
    const char *frames[3][2];
    enum nurl_status (*parse)(struct nurl *url, const char *text, size_t len);
    enum nurl_host_kind (*kind_of)(const char *at, size_t len);
};
static const struct profile profiles[] = {
    { { "h", "H.com", "%41%0d", "x%2E1~", "1.2.3.4", "255.0.10.9", "[::1]",
        "[1:2:3::f:6.7.8.9]", "[fe80::1%25e0]", "[::%e%2D]", "[v1.x]", NULL },
      { { "http://", "" }, { "//u:p@", ":80/a?q#f" }, { "x://@", ":/%41" } },
      nurl_parse_zone,
      kind_of },
    { { "h", "H.com", "a-b.c0.d", "1.2.3.h", "1.2.3.4", "255.0.10.009", NULL },
      { { "http://", "" }, { "ftp://u:p@", ":21/a" }, { "http://", ":1/a?q" } },
      nurl_parse_1738,
      strict_kind_of }
};

/* "UNPARSED unless the host is what host_kind says", and OK if it is. */
static void ask_value(const struct built *url, const struct profile *profile)
{
    struct nurl copy = url->url;
    const char *host = url->text + url->host.off;
    int is_right = profile->kind_of(host, url->host.len) == copy.host_kind;
    struct nurl_writer seen;

    nurl_writer_init(&seen, NULL, 0);
    seen.status = nurl_attach(&copy, url->text, url->len);
    expect(url, seen.status == (is_right ? NURL_OK : NURL_ERR_UNPARSED),
           "attach", &seen);
}

static void ask_values(struct built *url, const struct profile *profile)
{
    size_t at;
    int value;
    char byte;

    for (at = url->host.off; is_inside(at, url->host); at++) {
        byte = url->text[at];
        for (value = 0; value < 256; value++) {
            url->text[at] = (char)value;
            ask_value(url, profile);
        }
        url->text[at] = byte;
    }
}

static void ask_host(const struct profile *profile, const char *host,
                     const char *const frame[2])
{
    static struct built url;
    struct nurl_writer none;

    url.len = 0;
    (void)append(&url, frame[0], 0);
    url.host = append(&url, host, 0);
    (void)append(&url, frame[1], 0);
    if (profile->parse(&url.url, url.text, url.len) < 0) {
        nurl_writer_init(&none, NULL, 0);
        expect(&url, 0, "parse", &none);
    } else {
        ask_values(&url, profile);
    }
}

static void changed_hosts(void)
{
    const struct profile *profile;
    const char *const *host;
    size_t i;

    for (profile = profiles; profile < profiles + COUNT(profiles); profile++) {
        for (host = profile->hosts; *host; host++) {
            for (i = 0; i < COUNT(profile->frames); i++) {
                ask_host(profile, *host, profile->frames[i]);
            }
        }
    }
    done("hosts", "accepted");
}

/* ---- Zones ---- */

static void want_zone(struct wanted *want, const struct built *url)
{
    char octet = (char)strtoul(url->text + url->query.off, NULL, 16);

    add_string(want, "fe80::1%a");
    want->kept = want->len;
    add(want, &octet, 1);
    if (octet == '\0' || octet == '\n' || octet == '\r') {
        fail(want, NURL_ERR_DEC_FORBIDDEN, url->query.off - 1u);
    }
}

/* An escape that the policy TEXT refuses, with all before it. */
static void zones(void)
{
    static const struct writer writer = { "host", nurl_write_host, want_zone };
    static struct built url;
    unsigned octet;

    for (octet = 0; octet < 256; octet++) {
        url.len =
            (size_t)sprintf(url.text, "http://[fe80::1%%25a%%%02X]/", octet);
        url.query.off = 20;
        if (nurl_parse_zone(&url.url, url.text, url.len) == NURL_OK) {
            ask(&url, &writer, SIZE);
        }
    }
    done("zones", "written");
}

/* ---- Gopher ---- */

static void write_gopher(struct nurl_writer *out, const struct nurl *url)
{
    nurl_write_gopher_request(out, url, 0);
}

/* How often an escape is in the text. */
static unsigned count(const struct built *url, const char *escape)
{
    const char *at = strstr(url->text, escape);
    unsigned found = 0;

    for (; at; at = strstr(at + 1, escape)) {
        found++;
    }
    return found;
}

/* selector [ HT search [ HT string ] ] CR LF, from the path "/1..." on */
static void want_gopher(struct wanted *want, const struct built *url)
{
    const char *at = url->text + url->path.off + 2;
    char digits[3] = "";
    char octet;

    for (; *at != '\0'; at++) {
        octet = *at;
        if (octet == '%') {
            memcpy(digits, at + 1, 2);
            octet = (char)strtoul(digits, NULL, 16);
            at += 2;
        }
        add(want, &octet, 1);
    }
    add_string(want, "\r\n");
}

/* An error, and no line end and no third tab in the buffer. */
static void ask_refused(const struct built *url)
{
    struct nurl_writer out;
    char buffer[SIZE];
    unsigned tabs = 0;
    unsigned ends = 0;
    size_t i;

    begin(&out, buffer, SIZE - 1);
    write_gopher(&out, &url->url);
    for (i = 0; i < out.len; i++) {
        tabs += buffer[i] == '\t';
        ends += buffer[i] == '\n' || buffer[i] == '\r';
    }
    expect(url, out.status != NURL_OK && tabs <= 2 && ends == 0, "gopher",
           &out);
}

static void ask_gopher(const char *start, const char *before, unsigned octet,
                       const char *after)
{
    static const struct writer writer = { "gopher", write_gopher, want_gopher };
    static struct built url;

    url.path.off = (uint16_t)strlen(start);
    url.len = (size_t)snprintf(url.text, LONGEST, "%s/1%s%%%02X%s", start,
                               before, octet, after);
    if (nurl_parse(&url.url, url.text, url.len) < 0 || count(&url, "%09") > 2 ||
        count(&url, "%0A") > 0 || count(&url, "%0D") > 0) {
        ask_refused(&url);
    } else {
        ask(&url, &writer, SIZE);
    }
}

/* Answers to a form, which have line ends, are for port 70 only. */
static void gopher(void)
{
    unsigned octet;

    for (octet = 0; octet < 256; octet++) {
        ask_gopher("gopher://h", "", octet, "");
        ask_gopher("gopher://h:25", "a", octet, "b");
        ask_gopher("gopher://h", "a", octet, "b%09q%09+v");
        ask_gopher("gopher://h", "a%09q", octet, "r%09+v");
        ask_gopher("gopher://h:70", "a%09", octet, "");
        ask_gopher("gopher://h", "a%09%09", octet, "+");
        ask_gopher("gopher://h:25", "a%09q%09+v", octet, "w");
        ask_gopher("gopher://h:25", "a%09%09+%091", octet, "%0A");
    }
    done("gopher", "written");
}

static void lines(void)
{
    each_url(ask_lines);
    done("lines", "written");
}

static void changed(void)
{
    each_url(ask_changed);
    done("changed", "written");
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*ask)(void);
    } sets[] = { { "lines", lines },
                 { "changed", changed },
                 { "hosts", changed_hosts },
                 { "zones", zones },
                 { "gopher", gopher } };
    size_t i;
    int found = 0;

    for (i = 0; i < COUNT(sets); i++) {
        if (argc == 1 || strcmp(argv[1], sets[i].name) == 0) {
            sets[i].ask();
            found = 1;
        }
    }
    if (!found) {
        fprintf(stderr, "usage: writers [lines|changed|hosts|zones|gopher]\n");
        return 64;
    }
    return wrong > 0;
}
