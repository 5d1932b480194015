/*
 * A whole fetch by http, ftp, tftp or coap, with the network of net_script.h.
 *
 *     input  = options URL FF *answer
 *     answer = end text FF                  of a connection: http, ftp
 *            / kind port [length] bytes     a datagram: tftp, coap
 *
 * The options are 6 bytes: scheme and switches, size of a chunk, its time,
 * which call of nfetch_net.h fails, which call of the sink or of `moved` stops
 * it, and the errors of both. The sink checks its own rules. An odd time gives
 * http a proxy, and with an odd size of a chunk the URL is one of https,
 * without TLS: in the tunnel of the proxy is http.
 */
#include "fuzz.h"

#include "app/network.h"
#include "client/coap_message.h"
#include "client/stream.h"
#include "net_script.h"
#include "nfetch_proxy.h"

enum {
    /* Switches, in the first byte. */
    SCHEMES = 3,
    HAS_OFFSET = 4,
    HAS_LITTLE = 8, /* memory for short lines only */
    HAS_NO_URLS = 16,
    HAS_PIN = 32,
    HAS_NAMES = 64,
    STOPS_BY_MOVED = 128,
    /* In the first byte of a datagram. */
    IS_ECHO = 1, /* an answer of coap */
    IS_LONG = 2, /* goes on with what follows, up to LONG bytes */
    IS_OTHER_HOST = 4,
    IS_LATE = 8,
    LONG = 516, /* a whole block of tftp */
    LITTLE = 300,
    LIMIT = 30 /* datagrams */
};

/* What the sink knows. */
static struct {
    struct nurl_str all; /* all bytes that servers send, in their order */
    size_t at;           /* the sink has got all that it needs before here */
    uint64_t size;
    uint64_t received;
    unsigned calls;
    unsigned stop_at;
    int stop_with;
    int is_begun;
    int is_stopped;
    int is_finished;
    int moved_stops;
    int is_stamped; /* tftp, coap: bytes tell where they belong */
    unsigned adds;  /* since the beginning of the file */
} sink;

static struct nfetch fetch;
static struct nfetch_proxy proxy;
static uint8_t copy[FUZZ_LONGEST]; /* of the input */

/* After an error, and after the end, there are no further calls. */
static int take_call(void *context)
{
    CHECK(context == &sink);
    CHECK(!sink.is_stopped && !sink.is_finished);
    sink.calls++;
    if (!sink.moved_stops && sink.calls == sink.stop_at) {
        sink.is_stopped = 1;
        return sink.stop_with;
    }
    return NFETCH_OK;
}

static int pin(void *context, struct nurl_str digits)
{
    CHECK(!sink.is_begun);
    CHECK(digits.ptr == NULL || digits.len == 64);
    return take_call(context);
}

static int begin(void *context, uint64_t size, struct nurl_str validator)
{
    size_t i;

    CHECK(size == fetch.size && fetch.received == 0);
    for (i = 0; i < validator.len; i++) {
        CHECK((unsigned char)validator.ptr[i] >= ' ');
    }
    sink.is_begun = 1;
    sink.size = size;
    sink.received = 0;
    sink.at = 0;
    sink.adds = 0;
    return take_call(context);
}

static int resume(void *context, uint64_t offset)
{
    CHECK(offset == sink.received);
    CHECK(sink.is_begun || offset == fetch.offset);
    CHECK(fetch.size != NFETCH_UNKNOWN && offset < fetch.size);
    sink.is_begun = 1;
    sink.size = fetch.size;
    return take_call(context);
}

/* Each byte is from a server, after the byte before it. */
static void follow(const char *bytes, size_t length)
{
    size_t i;

    for (i = 0; i < length; i++, sink.at++) {
        while (sink.at < sink.all.len && sink.all.ptr[sink.at] != bytes[i]) {
            sink.at++;
        }
        CHECK(sink.at < sink.all.len);
    }
}

static int is_coap(void)
{
    return nurl_scheme_of(&fetch.url) == NURL_SCHEME_COAP;
}

/* The size that CoAP tells is an estimate. */
static int is_exact(void)
{
    return sink.size != NFETCH_UNKNOWN && !is_coap();
}

/* A byte of the block with this number; of coap, of these 16 bytes. */
static uint8_t stamp_of(size_t number)
{
    return (uint8_t)(0x80 | (number & 0x7F));
}

/* What tftp adds is one block. */
static void check_stamps(const uint8_t *bytes, size_t length)
{
    size_t from = (size_t)sink.received;
    size_t i;

    for (i = 0; i < length; i++) {
        CHECK(bytes[i] == stamp_of(is_coap() ? (from + i) / 16 : sink.adds));
    }
}

static int add(void *context, const void *bytes, size_t length)
{
    CHECK(sink.is_begun && length > 0);
    CHECK(fetch.received == sink.received);
    follow(bytes, length);
    sink.adds++;
    if (sink.is_stamped) {
        check_stamps(bytes, length);
    }
    CHECK(!is_exact() || length <= sink.size - sink.received);
    sink.received += length;
    return take_call(context);
}

static int finish(void *context)
{
    int status;

    CHECK(sink.is_begun && fetch.received == sink.received);
    CHECK(!is_exact() || sink.received == sink.size);
    status = take_call(context);
    sink.is_finished = 1;
    return status;
}

static int moved(struct nfetch *context)
{
    CHECK(context == &fetch);
    sink.calls += sink.moved_stops ? 1 : 0;
    if (sink.moved_stops && sink.calls == sink.stop_at) {
        sink.is_stopped = 1;
    }
    return sink.moved_stops && sink.is_stopped;
}

static void add_servers(struct nurl_str *input)
{
    struct nurl_str text;
    unsigned end;
    int i;

    for (i = 0; i < NET_SCRIPT_SERVERS && input->len > 0; i++) {
        text = fuzz_part(input);
        end = fuzz_byte(&text) & 3;
        if (end == 3) {
            net_script_refuse(NFETCH_NET_ERR_REFUSED);
        } else {
            net_script_bytes(text.ptr, text.len, -(int)end);
        }
    }
}

/* Gives each byte of a block the stamp of its number. */
static void stamp_tftp(uint8_t *bytes, size_t length)
{
    size_t i;

    if (length > 4 && bytes[1] == 3) {
        for (i = 4; i < length; i++) {
            bytes[i] = stamp_of(bytes[3]);
        }
    }
}

static void stamp_coap(uint8_t *bytes, size_t length)
{
    struct nfetch_coap_message head;
    struct nfetch_coap_answer answer;
    size_t from, i;

    if (!nfetch_coap_read_head(&head, bytes, length) ||
        nfetch_coap_read_answer(&answer, head.rest, head.rest_length) !=
            NFETCH_OK) {
        return;
    }
    from = length - answer.length;
    for (i = 0; i < answer.length; i++) {
        bytes[from + i] =
            stamp_of(((size_t)answer.block << answer.szx) + i / 16);
    }
}

/* Stamps the datagram where it lies, in the copy of the input. */
static void stamp(const struct net_script_datagram *datagram, int for_coap)
{
    uint8_t *bytes = copy + ((const uint8_t *)datagram->bytes - copy);

    if (for_coap) {
        stamp_coap(bytes, datagram->length);
    } else {
        stamp_tftp(bytes, datagram->length);
    }
}

static void add_datagrams(struct nurl_str *input, int for_coap)
{
    struct net_script_datagram datagram;
    unsigned kind;
    int i;

    memset(&datagram, 0, sizeof datagram);
    for (i = 0; i < LIMIT && input->len > 0; i++) {
        kind = fuzz_byte(input);
        datagram.port = (uint16_t)fuzz_byte(input);
        datagram.length = kind & IS_LONG ? LONG : fuzz_byte(input);
        if (datagram.length > input->len) {
            datagram.length = input->len;
        }
        datagram.bytes = input->ptr;
        datagram.is_echo = for_coap && (kind & IS_ECHO) != 0;
        datagram.host = (kind & IS_OTHER_HOST) != 0;
        datagram.ms = kind & IS_LATE ? kind * 20 : 1;
        if (sink.is_stamped) {
            stamp(&datagram, for_coap);
        }
        net_script_datagram(datagram);
        input->ptr += datagram.length;
        input->len -= datagram.length;
    }
}

/* The network, by four bytes of the options. */
static void set_up(struct nurl_str *input, unsigned switches)
{
    unsigned error;

    memset(&sink, 0, sizeof sink);
    net_script_begin();
    net_script.chunk = 1 + fuzz_byte(input);
    net_script.pace = fuzz_byte(input) * 40;
    net_script.addresses = switches & HAS_NAMES ? 3 : 1;
    net_script.fail_at = fuzz_byte(input);
    sink.stop_at = fuzz_byte(input);
    error = fuzz_byte(input);
    net_script.fail_with = NFETCH_NET_ERR_TIMEOUT - (int)(error & 7) % 6;
    sink.stop_with = -1 - (int)(error >> 3);
    sink.moved_stops = (switches & STOPS_BY_MOVED) != 0;
    sink.size = NFETCH_UNKNOWN;
}

/* Https without TLS. */
static int open_tunnel(struct nfetch *to, const struct nfetch_net_address *peer,
                       uint32_t ms)
{
    CHECK(to->via == &proxy);
    return nfetch_transport_open(to, peer, ms);
}

static int ask_by_tunnel(struct nfetch *to)
{
    static struct nfetch_transport tunnel;

    tunnel = nfetch_stream_tcp;
    tunnel.open = open_tunnel;
    return nfetch_http_over(to, &tunnel);
}

/* Returns the scheme of the URL. */
static const char *set_proxy(const uint8_t *data, size_t size)
{
    static const char *const schemes[] = { "http", "ftp", "tftp", "coap" };
    unsigned scheme = size > 0 ? data[0] & SCHEMES : 0;

    CHECK(nfetch_proxy_init(&proxy, NURL_STR("http://joe:s3cret@192.0.2.9/")) ==
          NURL_OK);
    if (size < 3 || data[2] % 2 == 0) {
        return schemes[scheme];
    }
    fetch.proxy = &proxy;
    return scheme == 0 && data[1] % 2 != 0 ? "https" : schemes[scheme];
}

static void set_fetch(unsigned switches, char *work, size_t size)
{
    static const struct nfetch_protocol https = { NURL_SCHEME_HTTPS,
                                                  ask_by_tunnel };
    static const struct nfetch_protocol *const protocols[] = {
        &nfetch_http, &nfetch_ftp, &nfetch_tftp, &nfetch_coap, &https
    };
    static char urls[1024];
    static const struct nfetch_sink functions = { &sink,  pin, begin,
                                                  resume, add, finish };

    nfetch_init(&fetch);
    fetch.net = nfetch_network();
    fetch.protocols = protocols;
    fetch.protocol_count = 5;
    fetch.sink = functions;
    if (!(switches & HAS_PIN)) {
        fetch.sink.pin = NULL;
    }
    fetch.work.bytes = work;
    fetch.work.size = size;
    if (!(switches & HAS_NO_URLS)) {
        fetch.urls.bytes = urls;
        fetch.urls.size = sizeof urls;
    }
    fetch.moved = moved;
    if (switches & HAS_OFFSET) {
        fetch.offset = 3;
        fetch.validator = NURL_STR("\"a\"");
        sink.received = 3;
    }
}

/* A stamp is no end of a line. */
static int has_netascii(struct nurl_str url)
{
    size_t i = 0;

    while (i + 8 <= url.len && memcmp(url.ptr + i, "netascii", 8) != 0) {
        i++;
    }
    return i + 8 <= url.len;
}

/* Whatever servers send, a terminal can show it, and no password is in it. */
static void check_said(void)
{
    size_t i = 0;

    CHECK(fetch.via == NULL || strstr(fetch.said, "s3cret") == NULL);

    for (; i < sizeof fetch.said && fetch.said[i] != '\0'; i++) {
        CHECK(fetch.said[i] >= ' ' && fetch.said[i] <= '~');
    }
    CHECK(i < sizeof fetch.said);
}

static void check_end(int status)
{
    check_said();
    CHECK(status <= 0 && nfetch_text(status)[0] != '\0');
    CHECK((status == NFETCH_OK) <= sink.is_finished);
    CHECK(!sink.is_stopped || status < 0);
    CHECK(!sink.is_finished || sink.is_stopped || status == NFETCH_OK);
    CHECK(net_script.open_now == 0);
    CHECK(fetch.stop <= fetch.text.len || status != NFETCH_ERR_URL);
    CHECK(!fetch.is_begun || fetch.received <= sink.received);
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    static char url[FUZZ_LONGEST + 16];
    struct nurl_str input = fuzz_text(copy, size);
    unsigned switches = size > 0 ? data[0] : 0;
    size_t most = switches & HAS_LITTLE ? LITTLE : NFETCH_WORK;
    char *work = fuzz_open(most);
    const char *scheme;
    struct nurl_str rest;
    struct nurl_writer out;

    memcpy(copy, data, size);
    (void)fuzz_byte(&input);
    set_up(&input, switches);
    set_fetch(switches, work, most);
    scheme = set_proxy(data, size);
    rest = fuzz_part(&input);
    nurl_writer_init(&out, url, sizeof url);
    nurl_write_text(&out, nurl_text(scheme, strlen(scheme)));
    nurl_write_text(&out, NURL_STR("://"));
    nurl_write_text(&out, rest);
    sink.all = input;
    sink.is_stamped = (switches & SCHEMES) >= 2 && !has_netascii(rest);
    if ((switches & SCHEMES) < 2) {
        add_servers(&input);
    } else {
        add_datagrams(&input, (switches & SCHEMES) == 3);
    }
    check_end(nfetch_url(&fetch, nurl_text(out.ptr, out.len)));
    fuzz_close(work);
}
