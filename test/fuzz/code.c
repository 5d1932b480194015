/* decode, encode, addresses, segments, pairs: encoded text decodes to the same
 * bytes. */
#include "fuzz.h"

#include <arpa/inet.h>
#include <string.h>

static char all[400000];
static char back[200000];

static int is_hex(char c)
{
    return c != '\0' && strchr("0123456789ABCDEFabcdef", c) != NULL;
}

/* With the policy that allows everything: escapes become bytes. */
static void check_raw(struct nurl_str text)
{
    struct nurl_writer decoded;
    char digits[3] = { 0, 0, 0 };
    size_t len = 0;
    size_t i;

    nurl_writer_init(&decoded, all, sizeof all);
    nurl_decode(&decoded, text, NURL_POLICY_RAW);
    if (text.len > 65535) {
        CHECK(decoded.status == NURL_ERR_TOO_LONG && decoded.stop == 65535);
        return;
    }
    for (i = 0; i < text.len; i++, len++) {
        if (text.ptr[i] != '%') {
            CHECK(decoded.status != NURL_OK || all[len] == text.ptr[i]);
            continue;
        }
        if (text.len - i < 3 || !is_hex(text.ptr[i + 1]) ||
            !is_hex(text.ptr[i + 2])) {
            CHECK(decoded.status == NURL_ERR_PCT && decoded.stop == i);
            return;
        }
        memcpy(digits, text.ptr + i + 1, 2);
        CHECK(decoded.status != NURL_OK ||
              (unsigned char)all[len] == strtoul(digits, NULL, 16));
        i += 2;
    }
    CHECK(decoded.status == NURL_OK && decoded.len == len);
}

/* The written address is read as the same bytes, here and by inet_pton. */
static void check_addresses(const uint8_t *address)
{
    char text[64] = "[";
    uint8_t again[16];
    struct nurl_writer out;
    struct nurl_host host;

    nurl_writer_init(&out, text + 1, sizeof text - 2);
    nurl_write_ipv6(&out, address);
    CHECK(nurl_writer_finish(&out) == NURL_OK && out.len <= 39);
    CHECK(inet_pton(AF_INET6, text + 1, again) == 1);
    CHECK(memcmp(address, again, 16) == 0);
    text[1 + out.len] = ']';
    CHECK(nurl_host_parse(&host, nurl_text(text, out.len + 2)) == NURL_OK);
    CHECK(memcmp(address, host.address, 16) == 0);
    nurl_writer_init(&out, text, sizeof text);
    nurl_write_ipv4(&out, address);
    CHECK(nurl_writer_finish(&out) == NURL_OK);
    CHECK(inet_pton(AF_INET, text, again) == 1);
    CHECK(memcmp(address, again, 4) == 0);
}

/* unreserved or escapes, at least one */
static int is_zone(const char *text)
{
    size_t i;

    for (i = 0; text[i] != '\0'; i++) {
        if (text[i] == '%' && is_hex(text[i + 1]) && is_hex(text[i + 2])) {
            i += 2;
        } else if (!strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                           "abcdefghijklmnopqrstuvwxyz0123456789-._~",
                           text[i])) {
            return 0;
        }
    }
    return i > 0;
}

/* What inet_pton takes is an address, and so is that with a zone (GRD-36). */
static void check_against_inet_pton(struct nurl_str text)
{
    char string[80];
    uint8_t bytes[16] = { 0 };
    struct nurl_host host;
    enum nurl_status status = nurl_host_parse_address(&host, text);
    enum nurl_host_kind kind = NURL_HOST_NONE;
    char *mark;

    if (text.len >= sizeof string || memchr(text.ptr, '\0', text.len)) {
        CHECK(status != NURL_OK || text.len >= sizeof string);
        return;
    }
    memcpy(string, text.ptr, text.len);
    string[text.len] = '\0';
    mark = strchr(string, '%');
    if (inet_pton(AF_INET, string, bytes) == 1) {
        kind = NURL_HOST_IPV4;
    } else if (!mark || is_zone(mark + 1)) {
        string[mark ? (size_t)(mark - string) : text.len] = '\0';
        kind = inet_pton(AF_INET6, string, bytes) == 1 ? NURL_HOST_IPV6
                                                       : NURL_HOST_NONE;
    }
    CHECK(host.kind == kind);
    CHECK(status == (kind ? NURL_OK : NURL_ERR_ADDRESS));
    CHECK(host.stop == (kind ? text.len : 0));
    CHECK(!kind || memcmp(host.address, bytes, 16) == 0);
    CHECK(!kind || !host.zone.ptr == !mark);
    CHECK(!kind || !mark || host.zone.ptr == text.ptr + (mark - string) + 1);
}

/* An address with a byte of it replaced, or cut. */
static void check_address_text(const uint8_t *data, unsigned which)
{
    static const char bytes[] = "0123456789abcdefABCDEF:.%[]g \0";
    char string[80];
    struct nurl_writer out;

    nurl_writer_init(&out, string, sizeof string);
    if (which & 1) {
        nurl_write_ipv4(&out, data);
    } else {
        nurl_write_ipv6(&out, data);
    }
    if (which & 2) {
        nurl_write_text(&out, NURL_STR("%eth0"));
    }
    if (which & 4) {
        string[data[14] % out.len] = bytes[data[15] % sizeof bytes];
    }
    if (which & 8) {
        out.len -= data[13] % out.len;
    }
    check_against_inet_pton(nurl_text(string, out.len));
}

static void check_encode(struct nurl_str text, unsigned which, size_t space)
{
    static const enum nurl_class classes[] = {
        NURL_CLASS_UCHAR,    NURL_CLASS_USER,      NURL_CLASS_FSEGMENT,
        NURL_CLASS_HSEGMENT, NURL_CLASS_FIELDNAME, NURL_CLASS_ARTICLE,
        NURL_CLASS_XCHAR,    NURL_CLASS_SELECTOR,  NURL_CLASS_COMPONENT
    };
    enum nurl_class class = classes[which % 9];
    struct nurl_writer encoded;
    struct nurl_writer decoded;
    size_t i;

    FUZZ_WRITE(&encoded, all, space, 2, nurl_encode(out, text, class));
    if (encoded.status != NURL_OK || encoded.len > 65535) {
        return;
    }
    FUZZ_WRITE(&decoded, back, space, 0,
               nurl_decode(out, nurl_text(all, encoded.len), NURL_POLICY_RAW));
    CHECK(decoded.status == NURL_OK);
    CHECK(fuzz_same(nurl_text(back, decoded.len), text));
    for (i = 0; i < encoded.len; i++) {
        CHECK(all[i] > ' ' && all[i] <= '~' && !strchr("\"#<>", all[i]));
    }
}

/* ------------------------------------------------------ segments, queries */

static void write_path(struct nurl_writer *out, struct nurl_str value)
{
    nurl_write_text(out, NURL_STR("s://h/a"));
    nurl_write_segment(out, value);
}

/* The URL has one segment more, which decodes to the value. */
static void check_segment(struct nurl_str value, size_t space)
{
    struct nurl_writer written;
    struct nurl_writer decoded;
    struct nurl_str path;
    struct nurl_str segment;
    struct nurl url;

    FUZZ_WRITE(&written, all, space, 2, write_path(out, value));
    if (written.status != NURL_OK) {
        CHECK(value.len < 3 || written.status == NURL_ERR_TOO_LONG);
        return;
    }
    if (nurl_parse(&url, all, written.len) != NURL_OK) {
        CHECK(written.len > NURL_TEXT_MAX);
        return;
    }
    path = nurl_part(&url, url.path);
    CHECK(url.host.len == 1 && nurl_path_next(&path, &segment));
    CHECK(nurl_path_next(&path, &segment) && path.len == 0);
    nurl_writer_init(&decoded, back, sizeof back);
    nurl_decode(&decoded, segment, NURL_POLICY_RAW);
    CHECK(fuzz_same(nurl_text(back, decoded.len), value));
}

static int has_key(struct nurl_str pair, struct nurl_str key)
{
    struct nurl_writer decoded;
    struct nurl_str ignored;
    struct nurl_str encoded;

    CHECK(nurl_query_next(&pair, &encoded, &ignored));
    nurl_writer_init(&decoded, back, sizeof back);
    nurl_decode(&decoded, encoded, NURL_POLICY_RAW);
    return fuzz_same(nurl_text(back, decoded.len), key);
}

/* The pair at `at`, up to the next "&" or the end. */
static struct nurl_str pair_at(struct nurl_str query, size_t at)
{
    size_t len = 0;

    while (at + len < query.len && query.ptr[at + len] != '&') {
        len++;
    }
    return nurl_text(query.ptr + at, len);
}

/* An encoded pair can be longer than a text that nurl_write_text takes. */
static int put_pair(struct nurl_writer *out, int n, struct nurl_str pair)
{
    nurl_write_text(out, NURL_STR("&"));
    out->len -= n == 0; /* none before the first one */
    CHECK(pair.len <= out->size - out->len);
    memcpy(out->ptr + out->len, pair.ptr, pair.len);
    out->len += pair.len;
    return n + 1;
}

/* A second writing of REQ-47, for a query that is one. */
static void write_set(struct nurl_writer *out, struct nurl_str query,
                      struct nurl_str key, struct nurl_str made)
{
    struct nurl_str pair;
    size_t at;
    int due = made.ptr != NULL;
    int n = 0;

    for (at = 0; query.len > 0 && at <= query.len; at += pair.len + 1) {
        pair = pair_at(query, at);
        if (!has_key(pair, key)) {
            n = put_pair(out, n, pair);
        } else if (due) {
            n = put_pair(out, n, made);
            due = 0;
        }
    }
    if (due) {
        (void)put_pair(out, n, made);
    }
}

/* The input is a query, FF, a key, FF, and a value. */
static void check_query_set(struct nurl_str text, unsigned which, size_t space)
{
    static char expected[400000];
    static char made[400000];
    struct nurl_str query = fuzz_part(&text);
    struct nurl_str key = fuzz_part(&text);
    struct nurl_str value = which & 1 ? text : nurl_text(NULL, 0);
    struct nurl_writer pair;
    struct nurl_writer written;

    FUZZ_WRITE(&written, all, space, 2,
               nurl_write_query_set(out, query, key, value));
    if (written.status != NURL_OK) {
        CHECK(written.len == 0);
        return;
    }
    CHECK(key.len > 0);
    nurl_writer_init(&pair, made, sizeof made);
    nurl_write_pair(&pair, '\0', key, value);
    value = nurl_text(value.ptr ? made : NULL, value.ptr ? pair.len : 0);
    nurl_writer_init(&pair, expected, sizeof expected);
    write_set(&pair, query, key, value);
    CHECK(
        fuzz_same(nurl_text(all, written.len), nurl_text(expected, pair.len)));
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str text = fuzz_text(data, size);
    unsigned which = fuzz_byte(&text);
    size_t space = fuzz_byte(&text);
    enum nurl_policy policy = (enum nurl_policy)(1 + which % 10);
    struct nurl_writer decoded;
    struct nurl_writer form;
    size_t i;

    FUZZ_WRITE(&decoded, all, space, 0, nurl_decode(out, text, policy));
    CHECK(decoded.len <= text.len);
    if (decoded.status == NURL_OK && text.len > 0) {
        for (i = 0; i < text.len; i++) {
            back[i] = text.ptr[i];
        }
        nurl_writer_init(&form, back, sizeof back);
        nurl_decode(&form, nurl_text(back, text.len), policy);
        CHECK(
            fuzz_same(nurl_text(back, form.len), nurl_text(all, decoded.len)));
    }
    FUZZ_WRITE(&form, back, space, 0,
               nurl_decode(out, text, policy + NURL_POLICY_FORM));
    FUZZ_WRITE(&form, back, space, 0, nurl_write_text(out, text));
    FUZZ_WRITE(&form, all, space, 2, nurl_write_pair(out, '&', text, text));
    check_raw(text);
    check_against_inet_pton(text);
    check_encode(text, which, space);
    check_segment(text, space);
    check_query_set(text, which, space);
    if (size >= 16) {
        check_addresses(data + size - 16);
        check_address_text(data + size - 16, which);
    }
}
