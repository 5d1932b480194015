/*
 * side.c - gives texts to several parsers: which accept them, at what cost
 *
 *     side takes             one line for each parser and client: its list, its
 *                            name, a 0 or a 1 for each text
 *     side count LIST N LOOP the texts that the N-th of the list accepts, once
 *                            through itself, or with LOOP "empty" through the
 *                            loop alone, with callgrind's collection on; prints
 *                            how many texts and bytes
 *     side differences       status 1 if a short text has another answer from
 *                            http_parser, and src/http_parser.md does not say
 * so
 *
 * The texts arrive on standard input, each followed by a NUL.
 */
#include "client.h"
#include "differences.h"

#include "nurl_host.h"
#include "nurl_parse.h"

#include <curl/curl.h>
#include <http_parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uriparser/Uri.h>
#include <valgrind/callgrind.h>

struct side_parser {
    const char *name;
    /*
     * Returns 1 if it accepts the text, which a NUL follows, as a URL. Does all
     * that a user must do for one URL, freeing included.
     */
    int (*takes)(const char *text, size_t length);
};

/* ---------------------------------- the parsers, called as their manuals say
 */

static int take_all(const char *text, size_t length)
{
    (void)text;
    (void)length;
    return 1;
}

static int take_nurl(const char *text, size_t length)
{
    struct nurl url;

    return nurl_parse(&url, text, length) == NURL_OK;
}

/* With the number of the port, as the others except uriparser read it. */
static int take_nurl_port(const char *text, size_t length)
{
    struct nurl url;
    uint16_t port;

    return nurl_parse(&url, text, length) == NURL_OK &&
           nurl_port(&url, &port) != NURL_ERR_PORT_RANGE;
}

static int take_http_parser(const char *text, size_t length)
{
    struct http_parser_url url;

    http_parser_url_init(&url);
    return http_parser_parse_url(text, length, 0, &url) == 0;
}

static int take_uriparser(const char *text, size_t length)
{
    UriUriA uri;

    if (uriParseSingleUriExA(&uri, text, text + length, NULL) != URI_SUCCESS) {
        return 0; /* it has freed what it had allocated */
    }
    uriFreeUriMembersA(&uri);
    return 1;
}

/* The flag accepts schemes for which curl has no transfer. */
static int take_curl(const char *text, size_t length)
{
    CURLU *url = curl_url();
    CURLUcode code;

    (void)length;
    code = curl_url_set(url, CURLUPART_URL, text, CURLU_NON_SUPPORT_SCHEME);
    curl_url_cleanup(url);
    return code == CURLUE_OK;
}

/* The first accepts all: the cost of the loop. */
static const struct side_parser parsers[] = {
    { "empty", take_all },
    { "nurl_parse", take_nurl },
    { "nurl_parse, nurl_port", take_nurl_port },
    { "http_parser", take_http_parser },
    { "uriparser", take_uriparser },
    { "curl", take_curl },
    { NULL, NULL },
};

/* ------------------------------------------------- the job of an HTTP client
 */

static char head[8192];
static struct client client = { .size = sizeof head, .bytes = head };

static int get_nanourl(const char *text, size_t length)
{
    return client_nanourl(&client, text, length);
}

static int get_http_parser(const char *text, size_t length)
{
    return client_http_parser(&client, text, length);
}

static int get_uriparser(const char *text, size_t length)
{
    return client_uriparser(&client, text, length);
}

static const struct side_parser side_clients[] = {
    { "nanourl", get_nanourl },
    { "http_parser", get_http_parser },
    { "uriparser", get_uriparser },
    { NULL, NULL },
};

/* ---------------------------------------------------------------- the texts */

struct text {
    const char *at;
    size_t length;
};

static char buffer[1 << 20];
static struct text texts[4096];
static size_t count;

static void fail(const char *why)
{
    fprintf(stderr, "side: %s\n", why);
    exit(70);
}

static void read_texts(void)
{
    size_t length = fread(buffer, 1, sizeof buffer, stdin);
    const char *at = buffer;

    if (length == 0 || length == sizeof buffer || buffer[length - 1] != '\0') {
        fail("no texts, too many, or no NUL after the last");
    }
    for (; at < buffer + length; at += texts[count++].length + 1) {
        if (count == sizeof texts / sizeof *texts) {
            fail("too many texts");
        }
        texts[count].at = at;
        texts[count].length = strlen(at);
    }
}

/* Keeps the texts that it accepts; this also does what is done only once. */
static size_t take(const struct side_parser *parser)
{
    size_t bytes = 0;
    size_t kept = 0;
    size_t i;

    for (i = 0; i < count; i++) {
        if (parser->takes(texts[i].at, texts[i].length)) {
            bytes += texts[i].length;
            texts[kept++] = texts[i];
        }
    }
    count = kept;
    return bytes;
}

static void print_takes(const char *list, const struct side_parser *parser)
{
    size_t i;

    for (; parser->name; parser++) {
        printf("%s\t%s\t", list, parser->name);
        for (i = 0; i < count; i++) {
            putchar('0' + parser->takes(texts[i].at, texts[i].length));
        }
        putchar('\n');
    }
}

/* Only the calls are measured. */
static void measure(const struct side_parser *parser, const char *loop)
{
    size_t bytes = take(parser);
    size_t passed = 0;
    size_t i;

    if (strcmp(loop, "empty") == 0) {
        parser = parsers;
    }
    CALLGRIND_TOGGLE_COLLECT;
    for (i = 0; i < count; i++) {
        passed += (size_t)parser->takes(texts[i].at, texts[i].length);
    }
    CALLGRIND_TOGGLE_COLLECT;
    if (passed != count) {
        fail("a text was accepted only once");
    }
    printf("%zu\t%zu\n", count, bytes);
}

int main(int argc, char **argv)
{
    const struct side_parser *list;

    if (argc == 2 && strcmp(argv[1], "differences") == 0) {
        return differences();
    }
    read_texts();
    if (argc == 2 && strcmp(argv[1], "takes") == 0) {
        print_takes("parser", parsers + 1);
        print_takes("client", side_clients);
    } else if (argc == 5 && strcmp(argv[1], "count") == 0) {
        list = strcmp(argv[2], "parser") == 0 ? parsers + 1 : side_clients;
        measure(list + atoi(argv[3]), argv[4]);
    } else {
        fail("unknown command");
    }
    return 0;
}
