/* SPDX-License-Identifier: MIT */
/*
 * fetch.c - fetches a file by its URL on this machine, and prints its SHA-256
 *
 * The page of --help is below. Prints `DIGEST  FILE`, as sha256sum does. The
 * status is 64 for wrong arguments; else that of nfetch_status_exit: 0, or 67
 * for -701 to 125 for -759.
 */
#include "app/fetch/fetch_file.h"
#include "app/fetch/fetch_proxy.h"
#include "app/network.h"
#include "app/protocols.h"
#include "app/status_text.h"
#include "image/image_format.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    STATUS_USAGE = 64,
    URLS = 16,
    URL_MAX = 8192,
    WORK = 3 * 65536, /* http receives into a third of it */
    HEADER = 4096,
    PORT_DNS = 53,
    MS_LINE = 1000, /* from one line of progress to the next */
    MS_SECOND = 1000,
    MS_WHOLE = 3600 * MS_SECOND /* one hour */
};

struct options {
    struct nurl_str urls[URLS];
    size_t count;
    char header[HEADER];
    size_t header_length;
    int public_only;
    struct nfetch_limits limits;
};

static const char help[] =
    "usage: fetch [OPTION VALUE]... URL...\n"
    "\n"
    "Fetches a file, and prints its SHA-256. Of several URLs the next is "
    "tried\n"
    "when one fails. Schemes: http, ftp, tftp, coap; https if this program "
    "was\n"
    "made with TRUST=FILE.pem.\n"
    "\n"
    "  -o FILE              where to; without it nothing is kept. What was\n"
    "                       interrupted goes on where it ended: FILE.part has\n"
    "                       the bytes so far, FILE.from says of what they are\n"
    "  -o -                 to standard output; the digest goes to standard\n"
    "                       error. Bytes are written before they are verified\n"
    "  --sha256 HEX         the digest that the file must have; "
    "\"#sha256=HEX\"\n"
    "                       in the URL does the same\n"
    "  --pubkey FILE        the file must be an image in MCUboot's format, "
    "signed\n"
    "                       by this P-256 key, PEM or DER; needs -o FILE\n"
    "  -H LINE              http: one more line of the request, \"Name: "
    "value\",\n"
    "                       for the origin of the first URL only\n"
    "  --resolver ADDRESS   the name server: 127.0.0.1:5353\n"
    "  --public-only        no address of this machine or of a private "
    "network\n"
    "                       is asked, also after a redirect; through a proxy\n"
    "                       this is the address of the proxy\n"
    "  --proxy URL          http and https through this http proxy;\n"
    "                       \"http://user:password@host:port/\"; without "
    "it\n"
    "                       http_proxy, https_proxy and all_proxy are read\n"
    "  --no-proxy           no proxy. The hosts of no_proxy never have one\n"
    "  --first-byte SECONDS until an answer begins (20)\n"
    "  --silence SECONDS    between two parts of an answer (10)\n"
    "  --name SECONDS       until a name has an address (5)\n"
    "  --whole SECONDS      for all URLs together (3600)\n"
    "  --max-size BYTES     a larger file is refused (no limit)\n"
    "  --help               this page\n"
    "\n"
    "Status: 0; 64 for wrong arguments; 67 and more for what went wrong, which "
    "is\n"
    "printed.\n";

static struct nfetch_file file;
static struct options options;
static struct nfetch fetch;
static uint8_t work[WORK];
static char redirects[2 * URL_MAX];
static uint32_t began;
static uint32_t shown;
static uint64_t first; /* bytes that an earlier fetch has left */

/* ------------------------------------------------------------ the progress */

/* Logins and tokens are not shown: redirects lead to signed URLs. */
static void show_url(const char *what, const struct nurl *url)
{
    char redacted[URL_MAX];
    struct nurl_writer out;

    nurl_writer_init(&out, redacted, sizeof redacted);
    nurl_write_redacted(&out, url);
    if (nurl_writer_status(&out) == NURL_OK) {
        fprintf(stderr, "%s: %.*s\n", what, (int)out.len, redacted);
    }
}

/* The lines of -H can have a login: a mirror is another server. */
static void set_header(struct nfetch *context)
{
    struct nurl origin;
    struct nurl_str one = options.urls[0];
    int is_own = nurl_parse(&origin, one.ptr, one.len) == NURL_OK &&
                 nurl_same_origin(&origin, &context->url);

    context->header =
        nurl_text(options.header, is_own ? options.header_length : 0);
}

/* A given URL that is asked again in the middle of a file has all its bytes. */
static void told(struct nfetch *context)
{
    int is_given = context->redirects == 0;

    if (is_given && context->received == 0) {
        nfetch_file_resume(&file, context);
    }
    if (is_given) {
        set_header(context);
    }
    show_url(is_given ? "fetch" : "redirect", &context->url);
    context->proxy = nfetch_proxy_for(&context->url);
    if (context->proxy != NULL) {
        show_url("proxy", &context->proxy->url);
    }
    began = nfetch_net_ms(fetch.net);
    shown = began;
    first = context->offset;
}

static const char *awaited(void)
{
    switch ((enum nfetch_awaits)fetch.awaits) {
    case NFETCH_AWAITS_LINK:
        return "the network";
    case NFETCH_AWAITS_NAME:
        return "the name server";
    case NFETCH_AWAITS_SERVER:
        return "a connection";
    case NFETCH_AWAITS_ANSWER:
        return "an answer";
    case NFETCH_AWAITS_PAUSE:
        return "the next try";
    case NFETCH_AWAITS_FILE:
        break;
    }
    return "the file";
}

static void show_progress(int is_whole)
{
    uint32_t ms = nfetch_net_ms(fetch.net) - began;
    uint64_t new_bytes = fetch.received > first ? fetch.received - first : 0;

    fprintf(stderr, "%llu bytes", (unsigned long long)fetch.received);
    if (fetch.size != NFETCH_UNKNOWN && fetch.size > 0) {
        fprintf(stderr, ", %u %%",
                (unsigned)(fetch.received * 100 / fetch.size));
    }
    if (ms > 0 && new_bytes > 0) {
        fprintf(stderr, ", %llu kB/s", (unsigned long long)(new_bytes / ms));
    }
    if (!is_whole && (new_bytes == 0 || fetch.awaits != NFETCH_AWAITS_FILE)) {
        fprintf(stderr, ", waiting for %s", awaited());
    }
    fputc('\n', stderr);
    shown = nfetch_net_ms(fetch.net);
}

static int moved(struct nfetch *context)
{
    (void)context;
    if (nfetch_net_ms(fetch.net) - shown >= MS_LINE) {
        show_progress(0);
    }
    return 0;
}

/* Also judges an IPv4 address that is inside an IPv6 one. */
static int is_public(struct nfetch *context,
                     const struct nfetch_net_address *to)
{
    (void)context;
    return to->family == NFETCH_NET_IPV6 ? nurl_ipv6_is_global(to->octets)
                                         : nurl_ipv4_is_global(to->octets);
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

/* Two of these would be another request than the one that is meant. */
static int is_own_field(const char *line)
{
    static const char *const own[] = { "Host",       "User-Agent",
                                       "Connection", "Accept-Encoding",
                                       "Range",      "If-Range",
                                       "TE",         "Transfer-Encoding",
                                       "Upgrade",    "Content-Length" };
    struct nurl_str name = nurl_text(line, strcspn(line, ": \t"));
    size_t i;

    for (i = 0; i < sizeof own / sizeof own[0]; i++) {
        if (nurl_str_equal_nocase(name, nurl_text(own[i], strlen(own[i])))) {
            fprintf(stderr, "fetch: -H: the client has its own %s\n", own[i]);
            return 1;
        }
    }
    return 0;
}

/* A line end in it would be another line, or the end of the head. */
static int add_header(const char *line)
{
    size_t length = strlen(line);

    if (is_own_field(line) || strpbrk(line, "\r\n") != NULL ||
        strchr(line, ':') == NULL ||
        length + 2 > HEADER - options.header_length) {
        return 0;
    }
    memcpy(options.header + options.header_length, line, length);
    memcpy(options.header + options.header_length + length, "\r\n", 2);
    options.header_length += length + 2;
    return 1;
}

static int is_to_stdout(void)
{
    return strcmp(file.path, NFETCH_FILE_STDOUT) == 0;
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
    errno = 0;
    if (nfetch_image_key(key, path)) {
        return 1;
    }
    fprintf(stderr, "fetch: %s: %s\n", path,
            errno != 0 ? strerror(errno) : "no P-256 public key");
    return 0;
}

/* Returns which limit an option sets, or NULL. */
static uint32_t *limit_of(const char *name)
{
    struct nfetch_limits *limits = &options.limits;

    if (strcmp(name, "--first-byte") == 0) {
        return &limits->first_byte_ms;
    }
    if (strcmp(name, "--silence") == 0) {
        return &limits->silence_ms;
    }
    if (strcmp(name, "--name") == 0) {
        return &limits->name_ms;
    }
    return strcmp(name, "--whole") == 0 ? &limits->whole_ms : NULL;
}

/* At most six digits: the milliseconds fit into 32 bits. */
static int set_limit(uint32_t *limit, const char *seconds)
{
    size_t digits = strlen(seconds);

    if (digits > 6 || !nurl_str_number(nurl_text(seconds, digits), limit)) {
        return 0;
    }
    *limit *= (uint32_t)MS_SECOND;
    return *limit > 0;
}

/* At most 18 digits, so that it fits into 64 bits. */
static int set_max_size(const char *bytes)
{
    size_t digits = strspn(bytes, "0123456789");

    options.limits.size = strtoull(bytes, NULL, 10);
    return digits > 0 && digits <= 18 && bytes[digits] == '\0';
}

static int set_option(const char *name, const char *value)
{
    uint32_t *limit = limit_of(name);

    if (limit != NULL) {
        return set_limit(limit, value);
    }
    if (strcmp(name, "--max-size") == 0) {
        return set_max_size(value);
    }
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
    if (strcmp(name, "--proxy") == 0) {
        return nfetch_proxy_set(value);
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

/* Options without a value. */
static int set_switch(const char *name)
{
    if (strcmp(name, "--no-proxy") == 0) {
        return nfetch_proxy_set("");
    }
    if (strcmp(name, "--public-only") != 0) {
        return 0;
    }
    options.public_only = 1;
    return 1;
}

/* Returns 1, or 0 for wrong arguments. */
static int read_arguments(char **words)
{
    const char *refused = "URL";
    int is_good = 1;

    for (; is_good && *words != NULL; words++) {
        if (**words != '-') {
            is_good = add_url(*words);
        } else if (!set_switch(*words)) {
            is_good = words[1] != NULL && set_option(words[0], words[1]);
            refused = words[0];
            words++;
        }
    }
    if (!is_good) {
        fprintf(stderr, "fetch: wrong option or value: %s\n", refused);
    }
    return is_good && options.count > 0 &&
           (file.key == NULL || (file.path[0] != '\0' && !is_to_stdout()));
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
    if (nfetch_status_exit(status) == NFETCH_EXIT_OWN) {
        fprintf(stderr, " %d", status);
    }
    if (fetch.code != 0 && nfetch_has_code(status)) {
        fprintf(stderr, " (%u)", (unsigned)fetch.code);
    }
    if (status == NFETCH_NET_ERR_TIMEOUT) {
        fprintf(stderr, ", waiting for %s", awaited());
    }
    if (status == NFETCH_APP_ERR_FILE) {
        fprintf(stderr, ": %s", file.trouble);
    } else if (fetch.said[0] != '\0') {
        fprintf(stderr, ": %s", fetch.said);
    }
    fputc('\n', stderr);
    return nfetch_status_exit(status);
}

/* Numbers are little-endian. */
static void show_image(const struct nimage_facts *facts)
{
    const uint8_t *version = facts->version;

    fprintf(stderr, "signed image, version %u.%u.%u, security counter %u\n",
            version[0], version[1], nimage_get16(version + 2),
            (unsigned)facts->counter);
}

/* Nobody knows an end of it. */
static int is_endless(int status)
{
    return status == NFETCH_ERR_SIZE ||
           (status == NFETCH_ERR_LATE && fetch.size == NFETCH_UNKNOWN);
}

static void set_up(void)
{
    nfetch_init(&fetch);
    fetch.limits = options.limits;
    nfetch_protocols_set(&fetch);
    fetch.net = nfetch_network();
    fetch.sink = nfetch_file_sink(&file);
    fetch.work.bytes = work;
    fetch.work.size = sizeof work;
    fetch.urls.bytes = redirects;
    fetch.urls.size = sizeof redirects;
    fetch.asks = told;
    fetch.moved = moved;
    fetch.allows = options.public_only ? is_public : NULL;
}

int main(int argc, char **argv)
{
    int status;

    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(help, stdout);
        return 0;
    }
    nfetch_limits_default(&options.limits);
    options.limits.whole_ms = (uint32_t)MS_WHOLE;
    if (!read_arguments(argv + 1) || !nfetch_proxy_read_environment()) {
        fputs("usage: fetch [-o FILE] [--sha256 HEX] [--pubkey FILE] "
              "[-H LINE] [--resolver ADDRESS] [--public-only]\n"
              "             [--proxy URL] [--no-proxy] [--first-byte, "
              "--silence, --name, --whole SECONDS] [--max-size BYTES] URL...\n"
              "fetch --help says more\n",
              stderr);
        return STATUS_USAGE;
    }
    set_up();
    status = nfetch_urls(&fetch, options.urls, options.count);
    if (is_endless(status)) {
        nfetch_file_drop(&file);
    }
    nfetch_file_close(&file);
    if (status != NFETCH_OK) {
        return fail(status);
    }
    show_progress(1);
    if (file.key != NULL) {
        show_image(&file.facts);
    }
    fprintf(is_to_stdout() ? stderr : stdout, "%s  %s\n", file.digits,
            file.path[0] != '\0' ? file.path : "-");
    return 0;
}
