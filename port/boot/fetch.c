/*
 * fetch.c - from a URL to a verified image: find the server, ask it by the
 *           scheme's protocol, follow redirects
 */
#include "fetch.h"
#include "protocols.h"
#include "wire.h"

enum {
    DIGITS = 2 * IMAGE_DIGEST
};

/* -------------------------------------------------------------- the server */

/* An address of our own by which this one is reached. */
static enum net_status start(const struct fetch *fetch,
                             const struct net_address *to)
{
    return net_start(to, fetch_left(fetch, FETCH_MS_LINK));
}

/* The server may be of another family than whom its name is asked of. */
static int find_name(struct fetch *fetch, struct nurl_str name)
{
    enum net_status status = start(fetch, net_resolver());

    if (status == NET_OK) {
        status = net_resolve(&fetch->server, name.ptr, name.len,
                             fetch_left(fetch, FETCH_MS_NAME));
    }
    return status == NET_OK ? start(fetch, &fetch->server) : status;
}

/* Whom fetch->url leads to, and by an interface that is up. */
static int find_server(struct fetch *fetch)
{
    struct nurl_endpoint endpoint;
    enum nurl_status fault = nurl_endpoint_parse(&endpoint, &fetch->url);

    if (fault != NURL_OK) {
        return fetch_fault(fetch, fault, endpoint.stop);
    }
    fetch->server.port = endpoint.port;
    if (endpoint.kind == NURL_HOST_NAME) {
        return find_name(fetch, nurl_part(&fetch->url, endpoint.name));
    }
    fetch_address(&fetch->server, &endpoint);
    return start(fetch, &fetch->server);
}

/* ------------------------------------------------------------ the protocol */

typedef int protocol(struct fetch *fetch);

/* Returns the protocol of fetch->url, or NULL. Redirects exist in http only. */
static protocol *find_protocol(const struct fetch *fetch)
{
    enum nurl_scheme scheme = nurl_scheme_of(&fetch->url);

    if (fetch->redirects > 0 && scheme != NURL_SCHEME_HTTP) {
        return NULL;
    }
    switch (scheme) {
    case NURL_SCHEME_TFTP:
        return fetch_tftp;
    case NURL_SCHEME_HTTP:
        return fetch_http;
    case NURL_SCHEME_FTP:
        return fetch_ftp;
    case NURL_SCHEME_COAP:
        return fetch_coap;
    default:
        return NULL;
    }
}

/* Asks for fetch->url. If the answer is a redirect, its URL is fetch->next. */
static int ask(struct fetch *fetch)
{
    protocol *ask_server = find_protocol(fetch);
    int status;

    nurl_writer_init(&fetch->next, fetch->texts[1 + (fetch->redirects & 1)],
                     FETCH_URL_MAX);
    if (ask_server == NULL) {
        return fetch->redirects > 0 ? FETCH_ERR_REDIRECT : FETCH_ERR_SCHEME;
    }
    status = find_server(fetch);
    return status == FETCH_OK ? ask_server(fetch) : status;
}

/* ---------------------------------------------------------------- the URLs */

/* Takes the fragment off: it is never sent, and equal URLs are equal then. */
static void drop_fragment(struct nurl *url)
{
    url->fragment.off = 0;
    url->fragment.len = 0;
}

static int parse(struct fetch *fetch, const char *text, size_t length)
{
    enum nurl_status fault = nurl_parse(&fetch->url, text, length);

    fetch->text = nurl_text(text, length);
    return fault == NURL_OK ? FETCH_OK
                            : fetch_fault(fetch, fault, fetch->url.stop);
}

/* How many hex digits the text begins with, at most those of a digest. */
static size_t count_digits(struct nurl_str text)
{
    size_t count = 0;

    while (count < text.len && count < DIGITS &&
           wire_digit(text.ptr[count]) >= 0) {
        count++;
    }
    return count;
}

/* The digest in the fragment, if there is a fragment. */
static int take_digest(struct fetch *fetch)
{
    struct nurl_span place = fetch->url.fragment;
    struct nurl_str value;
    size_t digits;

    if (!nurl_present(place)) {
        return FETCH_OK;
    }
    if (!nurl_query_find(nurl_part(&fetch->url, place), "sha256", &value)) {
        return fetch_fault(fetch, NURL_ERR_FRAGMENT, (size_t)place.off - 1);
    }
    if (value.ptr == NULL) {
        return fetch_fault(fetch, NURL_ERR_CHAR, place.off);
    }
    digits = count_digits(value);
    if (digits < DIGITS || value.len > DIGITS) {
        return fetch_fault(fetch, NURL_ERR_CHAR,
                           (size_t)(value.ptr - fetch->text.ptr) + digits);
    }
    fetch->pinned = value;
    return FETCH_OK;
}

static void tell(const struct fetch *fetch)
{
    if (fetch->asks != NULL) {
        fetch->asks(fetch);
    }
}

/* The URL that was given, copied. */
static int take_first(struct fetch *fetch, struct nurl_str url)
{
    struct nurl_writer out;
    int status;

    nurl_writer_init(&out, fetch->texts[0], FETCH_URL_MAX);
    nurl_write_text(&out, url);
    if (nurl_writer_status(&out) != NURL_OK) {
        return fetch_fault(fetch, NURL_ERR_TOO_LONG, FETCH_URL_MAX);
    }
    status = parse(fetch, out.ptr, out.len);
    if (status == FETCH_OK && !nurl_present(fetch->url.scheme)) {
        status = fetch_fault(fetch, NURL_ERR_SCHEME_MISSING, 0);
    }
    if (status == FETCH_OK) {
        status = take_digest(fetch);
    }
    if (status == FETCH_OK) {
        tell(fetch);
    }
    drop_fragment(&fetch->url);
    fetch->first = fetch->url;
    return status;
}

/*
 * The URL that the answer leads to. A circle through three URLs and more is
 * not looked for: the number of redirects ends it.
 */
static int take_next(struct fetch *fetch)
{
    struct nurl asked = fetch->url;
    int status;

    if (fetch->redirects >= FETCH_REDIRECTS) {
        return FETCH_ERR_REDIRECTS;
    }
    fetch->redirects++;
    if (nurl_writer_status(&fetch->next) != NURL_OK) {
        return FETCH_ERR_REDIRECT;
    }
    status = parse(fetch, fetch->next.ptr, fetch->next.len);
    if (status != FETCH_OK) {
        return status;
    }
    drop_fragment(&fetch->url);
    tell(fetch);
    return nurl_equal(&fetch->url, &asked) ||
                   nurl_equal(&fetch->url, &fetch->first)
               ? FETCH_ERR_REDIRECTS
               : FETCH_OK;
}

static void begin(struct fetch *fetch, struct image *image)
{
    fetch->text = nurl_text(NULL, 0);
    fetch->pinned = nurl_text(NULL, 0);
    image_restart(image);
    fetch->image = image;
    fetch->began = net_ms();
    fetch->fault = NURL_OK;
    fetch->stop = 0;
    fetch->code = 0;
    fetch->redirects = 0;
}

int fetch_image(struct fetch *fetch, struct image *image, struct nurl_str url)
{
    int status;

    begin(fetch, image);
    status = take_first(fetch, url);
    if (status == FETCH_OK) {
        status = ask(fetch);
    }
    while (status == FETCH_OK && fetch->next.len != 0) {
        status = take_next(fetch);
        if (status == FETCH_OK) {
            status = ask(fetch);
        }
    }
    return status == FETCH_OK ? image_prove(image, fetch->pinned) : status;
}
