/*
 * fetch.c - fetches a file by its URL on this machine, and prints its SHA-256
 *
 *   fetch [-o FILE] [--sha256 HEX] [--pubkey FILE] [-H LINE]
 *         [--resolver ADDRESS] [--public-only] URL...
 *
 *   -o FILE          where to (without it nothing is kept). What was
 *                    interrupted goes on where it ended
 *   --sha256 HEX     the digest that the file must have; "#sha256=HEX" in the
 *                    URL does the same
 *   --pubkey FILE    the file must be an image in MCUboot's format, signed by
 *                    this P-256 key, PEM or DER; needs -o
 *   -H LINE          http: one more line of the request, "Name: value"
 *   --resolver ADDRESS   the name server: 127.0.0.1:5353
 *   --public-only    no address of this machine or of a private network is
 *                    asked, also after a redirect
 *
 * Of several URLs the next is tried when one fails. Prints `DIGEST  FILE`, as
 * sha256sum does. The status is 0; 1 for an invalid URL; 80 plus the number of
 * any other error in nfetch_status.h and nfetch_net.h (81: -1); 64 for wrong
 * arguments.
 */
#include "app/fetch/fetch_file.h"
#include "app/network.h"
#include "app/protocols.h"
#include "app/status_text.h"
#include "image/image_format.h"

#include <stdio.h>
#include <string.h>

enum {
    STATUS_URL = 1,
    STATUS_USAGE = 64,
    STATUS_FAULT = 80,
    URLS = 16,
    URL_MAX = 8192,
    WORK = 16384,
    HEADER = 4096,
    PORT_DNS = 53,
    MS_LINE = 1000 /* from one line of progress to the next */
};

struct options {
    struct nurl_str urls[URLS];
    size_t count;
    char header[HEADER];
    size_t header_length;
    int public_only;
};

static struct nfetch_file file;
static struct options options;
static struct nfetch fetch;
static uint8_t work[WORK];
static char redirects[2 * URL_MAX];
static uint32_t began;
static uint32_t shown;
static uint64_t first; /* bytes that an earlier fetch has left */

/* ------------------------------------------------------------ the progress */

/* Passwords are not shown. */
static void show_text(const char *what, struct nurl_str text)
{
    char masked[URL_MAX];
    struct nurl_writer out;

    nurl_writer_init(&out, masked, sizeof masked);
    nurl_write_masked(&out, text);
    if (nurl_writer_status(&out) == NURL_OK) {
        fprintf(stderr, "%s: %.*s\n", what, (int)out.len, masked);
    }
}

static void told(struct nfetch *context)
{
    int is_given = context->redirects == 0;

    if (is_given) {
        nfetch_file_resume(&file, context);
    }
    show_text(is_given ? "fetch" : "redirect", context->text);
    began = nfetch_net_ms(fetch.net);
    shown = began;
    first = context->offset;
}

static void show_progress(void)
{
    uint32_t ms = nfetch_net_ms(fetch.net) - began;
    uint64_t came = fetch.received > first ? fetch.received - first : 0;

    fprintf(stderr, "%llu bytes", (unsigned long long)fetch.received);
    if (fetch.size != NFETCH_UNKNOWN && fetch.size > 0) {
        fprintf(stderr, ", %u %%",
                (unsigned)(fetch.received * 100 / fetch.size));
    }
    if (ms > 0) {
        fprintf(stderr, ", %llu kB/s", (unsigned long long)(came / ms));
    }
    fputc('\n', stderr);
    shown = nfetch_net_ms(fetch.net);
}

static int moved(struct nfetch *context)
{
    (void)context;
    if (nfetch_net_ms(fetch.net) - shown >= MS_LINE) {
        show_progress();
    }
    return 0;
}

/* Also judges an IPv4 address that is inside an IPv6 one. */
static int is_public(struct nfetch *context,
                     const struct nfetch_net_address *to)
{
    enum nurl_scope scope = to->family == NFETCH_NET_IPV6
                                ? nurl_scope_ipv6(to->octets)
                                : nurl_scope_ipv4(to->octets);

    (void)context;
    return scope == NURL_SCOPE_GLOBAL;
}

/* ------------------------------------------------------------ the arguments */

static int set_resolver(const char *text)
{
    struct nurl url;
    struct nurl_endpoint server;
    struct nfetch_net_address address;
    enum nurl_status status;

    if (nurl_parse_authority(&url, text, strlen(text)) != NURL_OK) {
        return 0;
    }
    status = nurl_endpoint_parse(&server, &url);
    if (status == NURL_ERR_PORT_MISSING) {
        server.port = PORT_DNS;
        status = NURL_OK;
    }
    if (status != NURL_OK || server.kind == NURL_HOST_NAME) {
        return 0;
    }
    nfetch_address(&address, &server);
    nfetch_net_set_resolver(nfetch_network(), &address);
    return 1;
}

/* A line end in it would be another line, or the end of the head. */
static int add_header(const char *line)
{
    size_t length = strlen(line);

    if (strpbrk(line, "\r\n") != NULL || strchr(line, ':') == NULL ||
        length + 2 > HEADER - options.header_length) {
        return 0;
    }
    memcpy(options.header + options.header_length, line, length);
    memcpy(options.header + options.header_length + length, "\r\n", 2);
    options.header_length += length + 2;
    return 1;
}

static int set_path(const char *path)
{
    if (strlen(path) >= sizeof file.path) {
        return 0;
    }
    (void)snprintf(file.path, sizeof file.path, "%s", path);
    return 1;
}

static int set_digest(const char *digits)
{
    file.expected = nurl_text(digits, strlen(digits));
    return file.expected.len == NFETCH_FILE_DIGITS &&
           strspn(digits, "0123456789abcdefABCDEF") == NFETCH_FILE_DIGITS;
}

static int set_key(const char *path)
{
    static uint8_t key[NIMAGE_KEY];

    file.key = key;
    return nfetch_image_key(key, path);
}

static int set_option(const char *name, const char *value)
{
    if (strcmp(name, "-o") == 0) {
        return set_path(value);
    }
    if (strcmp(name, "--sha256") == 0) {
        return set_digest(value);
    }
    if (strcmp(name, "--pubkey") == 0) {
        return set_key(value);
    }
    if (strcmp(name, "-H") == 0) {
        return add_header(value);
    }
    return strcmp(name, "--resolver") == 0 && set_resolver(value);
}

static int add_url(const char *text)
{
    if (options.count == URLS) {
        return 0;
    }
    options.urls[options.count] = nurl_text(text, strlen(text));
    options.count++;
    return 1;
}

/* Returns 1, or 0 for wrong arguments. */
static int read_arguments(char **words)
{
    int is_good = 1;

    for (; is_good && *words != NULL; words++) {
        if (**words != '-') {
            is_good = add_url(*words);
        } else if (strcmp(*words, "--public-only") == 0) {
            options.public_only = 1;
        } else if (words[1] != NULL) {
            is_good = set_option(words[0], words[1]);
            words++;
        } else {
            is_good = 0;
        }
    }
    return is_good && options.count > 0 &&
           (file.key == NULL || file.path[0] != '\0');
}

/* ---------------------------------------------------------------- the fetch */

static int fail(int status)
{
    if (fetch.fault != NURL_OK) {
        fprintf(stderr, "offset %u: %s\n", (unsigned)fetch.stop,
                nurl_status_text(fetch.fault));
    }
    if (status == NIMAGE_ERR_DIGEST) {
        fprintf(stderr, "SHA-256 of what came: %s\n", file.digits);
    }
    fprintf(stderr, "error: %s", nfetch_status_text(status));
    if (fetch.code != 0 && nfetch_status_has_code(status)) {
        fprintf(stderr, " (%u)", (unsigned)fetch.code);
    }
    if (fetch.said[0] != '\0') {
        fprintf(stderr, ": %s", fetch.said);
    }
    fputc('\n', stderr);
    return status == NFETCH_ERR_URL ? STATUS_URL : STATUS_FAULT - status;
}

/* Numbers are little-endian. */
static void show_image(const struct nimage_facts *facts)
{
    const uint8_t *version = facts->version;

    fprintf(stderr, "signed image, version %u.%u.%u, security counter %u\n",
            version[0], version[1], nimage_get16(version + 2),
            (unsigned)facts->counter);
}

static void set_up(void)
{
    nfetch_init(&fetch);
    nfetch_protocols_set(&fetch);
    fetch.net = nfetch_network();
    fetch.sink = nfetch_file_sink(&file);
    fetch.work.bytes = work;
    fetch.work.size = sizeof work;
    fetch.urls.bytes = redirects;
    fetch.urls.size = sizeof redirects;
    fetch.header = nurl_text(options.header, options.header_length);
    fetch.asks = told;
    fetch.moved = moved;
    fetch.allows = options.public_only ? is_public : NULL;
}

int main(int argc, char **argv)
{
    int status;

    (void)argc;
    if (!read_arguments(argv + 1)) {
        fputs("usage: fetch [-o FILE] [--sha256 HEX] [--pubkey FILE] "
              "[-H LINE] [--resolver ADDRESS] [--public-only] URL...\n",
              stderr);
        return STATUS_USAGE;
    }
    set_up();
    status = nfetch_urls(&fetch, options.urls, options.count);
    nfetch_file_close(&file);
    if (status != NFETCH_OK) {
        return fail(status);
    }
    show_progress();
    if (file.key != NULL) {
        show_image(&file.facts);
    }
    printf("%s  %s\n", file.digits, file.path[0] != '\0' ? file.path : "-");
    return 0;
}
