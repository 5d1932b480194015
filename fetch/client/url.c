/* SPDX-License-Identifier: MIT */
/*
 * url.c - from a URL to a complete file: find the server, ask it by the
 *               scheme's protocol, follow redirects, try the next URL
 */
#include "bytes.h"
#include "client/state.h"
#include "nfetch_proxy.h"

enum {
    DIGITS = 64 /* of a SHA-256 */
};

/* -------------------------------------------------------------- the server */

/* Gets the interface an address from which this one can be reached. */
static int start(struct nfetch *fetch, const struct nfetch_net_address *to)
{
    fetch->awaits = NFETCH_AWAITS_LINK;
    return nfetch_net_start(fetch->net, to, fetch->limits.link_ms);
}

/* Finds all addresses of a name. The name server can be of another family. */
static int find_name(struct nfetch *fetch, struct nurl_str name)
{
    struct nfetch_net_addresses found = { fetch->servers, NFETCH_ADDRESSES };
    int count = start(fetch, nfetch_net_resolver(fetch->net));

    if (count == NFETCH_NET_OK) {
        fetch->awaits = NFETCH_AWAITS_NAME;
        count =
            nfetch_net_resolve(fetch->net, found, name, fetch->limits.name_ms);
    }
    if (count < 0) {
        return count;
    }
    fetch->server_count = (uint8_t)count;
    return NFETCH_OK;
}

/* Finds the addresses of the host of fetch->url, or of its proxy. */
static int find_servers(struct nfetch *fetch)
{
    const struct nurl *url = &fetch->url;
    struct nurl_endpoint endpoint;
    enum nurl_status fault = nurl_endpoint_parse(&endpoint, url);

    if (fault == NURL_OK && fetch->via != NULL) {
        url = &fetch->via->url;
        fault = nurl_endpoint_parse(&endpoint, url);
    }
    if (fault != NURL_OK) {
        return nfetch_fault(fetch, fault, endpoint.stop);
    }
    fetch->server.port = endpoint.port;
    if (endpoint.kind == NURL_HOST_NAME) {
        return find_name(fetch, nurl_part(url, endpoint.name));
    }
    nfetch_address(&fetch->servers[0], &endpoint);
    fetch->server_count = 1;
    return NFETCH_OK;
}

/* ------------------------------------------------------------ the protocol */

/* Returns the protocol of fetch->url, or NULL. */
static const struct nfetch_protocol *find_protocol(const struct nfetch *fetch)
{
    enum nurl_scheme scheme = nurl_scheme_of(&fetch->url);
    size_t i;

    for (i = 0; i < fetch->protocol_count; i++) {
        if (fetch->protocols[i]->scheme == scheme) {
            return fetch->protocols[i];
        }
    }
    return NULL;
}

/* Only http and https know proxies. */
static void find_proxy(struct nfetch *fetch, enum nurl_scheme scheme)
{
    fetch->via = scheme == NURL_SCHEME_HTTP || scheme == NURL_SCHEME_HTTPS
                     ? fetch->proxy
                     : NULL;
}

/* Returns the half of fetch->urls that does not have the current URL. */
static void begin_next(struct nfetch *fetch)
{
    size_t half = fetch->urls.size / 2;
    char *bytes = fetch->urls.bytes;

    if (half > 0 && fetch->redirects % 2 != 0) {
        bytes += half;
    }
    nurl_writer_init(&fetch->next, bytes, half);
}

/* Asks the caller about fetch->server. */
static int is_allowed(struct nfetch *fetch)
{
    return fetch->allows == NULL || fetch->allows(fetch, &fetch->server);
}

/* Asks one server, and counts anew what it sends. */
static int ask_server(struct nfetch *fetch,
                      const struct nfetch_protocol *protocol, size_t number)
{
    uint16_t port = fetch->server.port;
    int status;

    fetch->server = fetch->servers[number];
    fetch->server.port = port;
    if (!is_allowed(fetch)) {
        return NFETCH_ERR_UNWANTED;
    }
    status = nfetch_moved(fetch);
    if (status == NFETCH_OK) {
        status = start(fetch, &fetch->server);
    }
    nfetch_open_window(fetch);
    return status == NFETCH_OK ? protocol->ask(fetch) : status;
}

/* Nothing arrived from it: the next address of its name can be better. */
static int is_unreachable(const struct nfetch *fetch, int status)
{
    return !fetch->is_begun && fetch->stopped == NFETCH_OK &&
           fetch->code == 0 &&
           (status == NFETCH_NET_ERR_TIMEOUT ||
            status == NFETCH_NET_ERR_REFUSED ||
            status == NFETCH_NET_ERR_CLOSED || status == NFETCH_NET_ERR_LINK ||
            status == NFETCH_ERR_UNWANTED);
}

/* Asks the servers in turn, until one of them answers. */
static int ask_servers(struct nfetch *fetch,
                       const struct nfetch_protocol *protocol)
{
    size_t i = 0;
    int status;

    fetch->code = 0;
    fetch->said[0] = '\0';
    do {
        status = ask_server(fetch, protocol, i);
        i++;
    } while (i < fetch->server_count && is_unreachable(fetch, status));
    return status;
}

/*
 * Asks for fetch->url. If the answer is a redirect, its URL is fetch->next.
 * Once the fetch was ended it does not matter what a wait that was broken off
 * has returned.
 */
static int ask(struct nfetch *fetch)
{
    const struct nfetch_protocol *protocol = find_protocol(fetch);
    int status;

    begin_next(fetch);
    if (protocol == NULL) {
        return fetch->redirects > 0 ? NFETCH_ERR_REDIRECT : NFETCH_ERR_SCHEME;
    }
    find_proxy(fetch, protocol->scheme);
    status = find_servers(fetch);
    if (status == NFETCH_OK) {
        status = ask_servers(fetch, protocol);
    }
    return fetch->stopped != NFETCH_OK ? fetch->stopped : status;
}

/* ---------------------------------------------------------------- the URLs */

static int parse(struct nfetch *fetch, struct nurl_str text)
{
    enum nurl_status fault = nurl_parse(&fetch->url, text.ptr, text.len);

    fetch->text = text;
    return fault == NURL_OK ? NFETCH_OK
                            : nfetch_fault(fetch, fault, fetch->url.stop);
}

/*
 * Clears the fragment: it is never sent, and equal URLs are equal then. Returns
 * the text before it.
 */
static struct nurl_str drop_fragment(struct nfetch *fetch)
{
    struct nurl_span *place = &fetch->url.fragment;
    size_t length =
        nurl_present(*place) ? (size_t)place->off - 1 : fetch->text.len;

    place->off = 0;
    place->len = 0;
    return nurl_text(fetch->text.ptr, length);
}

static int is_same_text(struct nurl_str a, struct nurl_str b)
{
    return a.len == b.len && bytes_same(a.ptr, b.ptr, a.len);
}

static void tell(struct nfetch *fetch)
{
    if (fetch->asks != NULL) {
        fetch->asks(fetch);
    }
}

/* Counts the hex digits at the beginning of a text, at most DIGITS. */
static size_t count_digits(struct nurl_str text)
{
    size_t count = 0;

    while (count < text.len && count < DIGITS &&
           bytes_digit(text.ptr[count]) >= 0) {
        count++;
    }
    return count;
}

/* fragment = "sha256=" 64HEXDIG. Anything else is an error. */
static int read_digest(struct nfetch *fetch, struct nurl_str *value)
{
    const struct nurl_str name = NURL_STR("sha256=");
    struct nurl_span place = fetch->url.fragment;
    struct nurl_str text = nurl_part(&fetch->url, place);
    size_t digits;

    if (fetch->sink.pin == NULL || text.len < name.len ||
        !bytes_same(text.ptr, name.ptr, name.len)) {
        return nfetch_fault(fetch, NURL_ERR_FRAGMENT, (size_t)place.off - 1);
    }
    *value = nurl_text(text.ptr + name.len, text.len - name.len);
    digits = count_digits(*value);
    if (digits < DIGITS || value->len > DIGITS) {
        return nfetch_fault(fetch, NURL_ERR_CHAR,
                            (size_t)(value->ptr - fetch->text.ptr) + digits);
    }
    return NFETCH_OK;
}

/* Tells the sink the digest in the fragment, or that there is none. */
static int take_digest(struct nfetch *fetch)
{
    struct nurl_str value = nurl_text(NULL, 0);
    int status = NFETCH_OK;

    if (nurl_present(fetch->url.fragment)) {
        status = read_digest(fetch, &value);
    }
    if (status == NFETCH_OK && fetch->sink.pin != NULL) {
        status = fetch->sink.pin(fetch->sink.context, value);
    }
    return status;
}

/* Parses the URL that the caller gave. */
static int take_first(struct nfetch *fetch, struct nurl_str url)
{
    int status = parse(fetch, url);

    if (status == NFETCH_OK && !nurl_present(fetch->url.scheme)) {
        status = nfetch_fault(fetch, NURL_ERR_SCHEME_MISSING, 0);
    }
    if (status == NFETCH_OK) {
        status = take_digest(fetch);
    }
    fetch->given = drop_fragment(fetch);
    fetch->asked = fetch->given;
    fetch->first = fetch->url;
    if (status == NFETCH_OK) {
        tell(fetch);
        fetch->received = fetch->offset;
        nfetch_keep_version(fetch, fetch->validator);
    }
    return status;
}

/* Redirects lead from http or https to either, but never out of https. */
static int may_lead(enum nurl_scheme from, enum nurl_scheme to)
{
    return to == NURL_SCHEME_HTTPS ||
           (to == NURL_SCHEME_HTTP && from == NURL_SCHEME_HTTP);
}

/*
 * Parses the target of a redirect. A URL that redirects to itself or to the one
 * before it is a circle; the limit of redirects ends all others.
 */
static int take_next(struct nfetch *fetch)
{
    enum nurl_scheme scheme = nurl_scheme_of(&fetch->url);
    struct nurl_str asked = fetch->asked;
    int status;

    if (fetch->redirects >= fetch->limits.redirects) {
        return NFETCH_ERR_REDIRECTS;
    }
    fetch->redirects++;
    if (nurl_writer_status(&fetch->next) != NURL_OK) {
        return NFETCH_ERR_REDIRECT;
    }
    status = parse(fetch, nurl_text(fetch->next.ptr, fetch->next.len));
    if (status != NFETCH_OK) {
        return status;
    }
    fetch->asked = drop_fragment(fetch);
    tell(fetch);
    if (!may_lead(scheme, nurl_scheme_of(&fetch->url))) {
        return NFETCH_ERR_REDIRECT;
    }
    return is_same_text(fetch->asked, asked) ||
                   is_same_text(fetch->asked, fetch->given)
               ? NFETCH_ERR_REDIRECTS
               : NFETCH_OK;
}

static void begin(struct nfetch *fetch)
{
    fetch->text = nurl_text(NULL, 0);
    fetch->size = NFETCH_UNKNOWN;
    fetch->received = 0;
    fetch->fault = NURL_OK;
    fetch->stop = 0;
    fetch->code = 0;
    fetch->said[0] = '\0';
    fetch->redirects = 0;
    fetch->is_begun = 0;
    fetch->stopped = NFETCH_OK;
}

/* Asks for fetch->url, and follows redirects. */
static int ask_and_follow(struct nfetch *fetch)
{
    int status = ask(fetch);

    while (status == NFETCH_OK && fetch->next.len != 0) {
        status = take_next(fetch);
        if (status == NFETCH_OK) {
            status = ask(fetch);
        }
    }
    return status;
}

/*
 * Returns 1 if the target of a redirect has sent a part of the file, and does
 * not send the rest: signed URLs are valid for minutes.
 */
static int has_expired(const struct nfetch *fetch, int status)
{
    return status != NFETCH_OK && fetch->redirects > 0 && fetch->is_begun &&
           fetch->stopped == NFETCH_OK && fetch->code >= 400 &&
           fetch->code < 500;
}

/* Back to the given URL, which was valid. What the sink has stays. */
static void take_again(struct nfetch *fetch, struct nurl_str url)
{
    fetch->redirects = 0;
    (void)parse(fetch, url);
    (void)drop_fragment(fetch);
    fetch->asked = fetch->given;
    tell(fetch);
}

/*
 * Fetches a URL. If the target of its redirect expires, it is asked for again;
 * and once more only if limits.window_bytes have arrived in between, so that a
 * server cannot go on for ever with a byte each time.
 */
static int fetch_one(struct nfetch *fetch, struct nurl_str url)
{
    uint64_t mark = 0;
    int status;

    begin(fetch);
    status = take_first(fetch, url);
    if (status == NFETCH_OK) {
        status = ask_and_follow(fetch);
    }
    while (has_expired(fetch, status) && fetch->received > mark) {
        mark = fetch->received + fetch->limits.window_bytes - 1;
        take_again(fetch, url);
        status = ask_and_follow(fetch);
    }
    fetch->offset = 0;
    fetch->validator = nurl_text(NULL, 0);
    if (status != NFETCH_OK) {
        return status;
    }
    fetch->said[0] = '\0';
    return nfetch_finish(fetch);
}

int nfetch_url(struct nfetch *fetch, struct nurl_str url)
{
    return nfetch_urls(fetch, &url, 1);
}

int nfetch_urls(struct nfetch *fetch, const struct nurl_str *urls, size_t count)
{
    const struct nfetch_net *net = fetch->net;
    int status = NFETCH_ERR_URL;
    size_t i;

    if (net == NULL) {
        return NFETCH_NET_ERR_LINK;
    }
    bytes_copy(&fetch->own_net, net, sizeof *net);
    fetch->own_net.turn = nfetch_turn;
    fetch->own_net.fetch = fetch;
    fetch->net = &fetch->own_net;
    fetch->started = nfetch_net_ms(fetch->net);
    fetch->begins = 0;
    for (i = 0; i < count; i++) {
        fetch->index = (uint8_t)i;
        status = fetch_one(fetch, urls[i]);
        if (status == NFETCH_OK || status == NFETCH_ERR_CANCELLED ||
            status == NFETCH_ERR_LATE || status == NFETCH_ERR_BEGINS) {
            break;
        }
    }
    fetch->net = net;
    return status;
}
