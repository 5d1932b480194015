/*
 * uriparser.c - nurl_parse beside uriparser: the same verdict, the same parts?
 *
 * Usage: uriparser SEED COUNT. Asks COUNT generated references, then every
 * prefix of every vector's input and each of its octets replaced by all 256.
 * Prints each difference as TEXT, a tab and what differs, and at the end what
 * it counted, as `count NAME NUMBER`. test/oracle/second.rb judges the
 * differences.
 */
#include "exact.h"
#include "mutate.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "reference.h"
#include "vector_inputs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uriparser/Uri.h>

#define DIFFERENCES_MAX 1000u /* more are not worth reading */

/* One text and what both make of it. */
struct pair {
    const char *text;
    size_t len;
    struct nurl ours;
    enum nurl_status status;
    UriUriA theirs;
    int code;
};

enum counter {
    TEXTS,
    TAKEN,
    REFUSED,
    SCHEMES,
    USERINFOS,
    PORTS,
    QUERIES,
    FRAGMENTS,
    NO_HOSTS, /* and the kinds of hosts, in the order of enum nurl_host_kind */
    EMPTY_HOSTS,
    NAMES,
    IPV4S,
    IPV6S,
    IPVFUTURES,
    SEGMENTS,
    COUNTERS
};

static const char *const counter_names[COUNTERS] = {
    "texts",     "taken",     "refused",   "scheme",         "userinfo",
    "port",      "query",     "fragment",  "hostless",       "host-empty",
    "host-name", "host-ipv4", "host-ipv6", "host-ipvfuture", "segments"
};

static unsigned long counts[COUNTERS];
static unsigned long differences;

static void print_text(const char *at, size_t len)
{
    size_t i;

    for (i = 0; i < len; i++) {
        if (at[i] == '\\') {
            printf("\\\\");
        } else if (at[i] >= 0x20 && at[i] <= 0x7E) {
            putchar(at[i]);
        } else {
            printf("\\x%02X", (unsigned)(unsigned char)at[i]);
        }
    }
}

static void differs(const struct pair *pair, const char *what)
{
    print_text(pair->text, pair->len);
    printf("\t%s: ours %s %u, theirs %d\n", what,
           nurl_status_name(pair->status), (unsigned)pair->ours.stop,
           pair->code);
    differences++;
    if (differences == DIFFERENCES_MAX) {
        printf("stopped after %u differences\n", DIFFERENCES_MAX);
        exit(1);
    }
}

/* Empty ranges point anywhere: of them only that they are there counts. */
static int same_range(const struct pair *pair, struct nurl_span ours,
                      UriTextRangeA theirs)
{
    size_t len = (size_t)(theirs.afterLast - theirs.first);

    if (ours.off == 0 && ours.len == 0) {
        return theirs.first == NULL;
    }
    if (theirs.first == NULL || ours.len != len) {
        return 0;
    }
    return len == 0 || theirs.first == pair->text + ours.off;
}

static struct nurl_span userinfo(const struct nurl *url)
{
    struct nurl_span all = url->user;

    if (url->password.off) {
        all.len = (uint16_t)(url->password.off + url->password.len - all.off);
    }
    return all;
}

/* Theirs is without the brackets. */
static struct nurl_span bare_host(const struct nurl *url)
{
    struct nurl_span host = url->host;

    if (url->host_kind == NURL_HOST_IPV6 ||
        url->host_kind == NURL_HOST_IPVFUTURE) {
        host.off++;
        host.len = (uint16_t)(host.len - 2);
    }
    return host;
}

static int kind_of(const UriUriA *uri)
{
    if (uri->hostText.first == NULL) {
        return NURL_HOST_NONE;
    }
    if (uri->hostData.ip4) {
        return NURL_HOST_IPV4;
    }
    if (uri->hostData.ip6) {
        return NURL_HOST_IPV6;
    }
    if (uri->hostData.ipFuture.first) {
        return NURL_HOST_IPVFUTURE;
    }
    return uri->hostText.first == uri->hostText.afterLast ? NURL_HOST_EMPTY
                                                          : NURL_HOST_NAME;
}

static int same_address(const struct pair *pair)
{
    struct nurl_host host;
    const UriHostDataA *data = &pair->theirs.hostData;

    if (nurl_host_parse(&host, nurl_part(&pair->ours, pair->ours.host)) !=
        NURL_OK) {
        return 0;
    }
    if (data->ip4) {
        return memcmp(host.address, data->ip4->data, 4) == 0;
    }
    return data->ip6 == NULL || memcmp(host.address, data->ip6->data, 16) == 0;
}

/* Cuts one segment and the slash behind it off. */
static struct nurl_str next_segment(struct nurl_str *rest)
{
    struct nurl_str segment = *rest;
    const char *slash = memchr(rest->ptr, '/', rest->len);

    if (!slash) {
        rest->ptr = NULL;
        return segment;
    }
    segment.len = (size_t)(slash - rest->ptr);
    rest->ptr += segment.len + 1;
    rest->len -= segment.len + 1;
    return segment;
}

static int same_segments(struct nurl_str rest, const UriPathSegmentA *theirs)
{
    struct nurl_str segment;

    while (rest.ptr && theirs) {
        segment = next_segment(&rest);
        if ((size_t)(theirs->text.afterLast - theirs->text.first) !=
            segment.len) {
            return 0;
        }
        if (segment.len > 0 && theirs->text.first != segment.ptr) {
            return 0;
        }
        theirs = theirs->next;
        counts[SEGMENTS]++;
    }
    return rest.ptr == NULL && theirs == NULL;
}

/*
 * Theirs are segments and a flag for the first slash, which is not set behind
 * a host; the empty path and a lone slash without a host have no segment.
 */
static int same_path(const struct pair *pair)
{
    struct nurl_str path = { NULL, pair->ours.path.len };
    int hosted = pair->ours.host_kind != NURL_HOST_NONE;
    int rooted;

    path.ptr = pair->text + pair->ours.path.off;
    rooted = path.len > 0 && path.ptr[0] == '/';
    if ((pair->theirs.absolutePath != 0) != (rooted && !hosted)) {
        return 0;
    }
    if (hosted && path.len > 0 && !rooted) {
        return 0;
    }
    path.ptr += rooted;
    path.len -= (size_t)rooted;
    if (path.len == 0 && !(hosted && rooted)) {
        path.ptr = NULL;
    }
    return same_segments(path, pair->theirs.pathHead);
}

static void compare_parts(const struct pair *pair)
{
    const struct nurl *ours = &pair->ours;
    const UriUriA *theirs = &pair->theirs;

    if (!same_range(pair, ours->scheme, theirs->scheme)) {
        differs(pair, "scheme");
    }
    if (!same_range(pair, userinfo(ours), theirs->userInfo)) {
        differs(pair, "userinfo");
    }
    if (!same_range(pair, bare_host(ours), theirs->hostText)) {
        differs(pair, "host");
    }
    if (ours->host_kind != kind_of(theirs)) {
        differs(pair, "kind of host");
    } else if (!same_address(pair)) {
        differs(pair, "address");
    }
    if (!same_range(pair, ours->port, theirs->portText)) {
        differs(pair, "port");
    }
    if (!same_path(pair)) {
        differs(pair, "path");
    }
    if (!same_range(pair, ours->query, theirs->query)) {
        differs(pair, "query");
    }
    if (!same_range(pair, ours->fragment, theirs->fragment)) {
        differs(pair, "fragment");
    }
}

static void count_parts(const struct nurl *url)
{
    counts[SCHEMES] += url->scheme.len > 0;
    counts[USERINFOS] += url->user.off > 0;
    counts[PORTS] += url->port.off > 0;
    counts[QUERIES] += url->query.off > 0;
    counts[FRAGMENTS] += url->fragment.off > 0;
    counts[NO_HOSTS + url->host_kind]++;
}

static void compare(const char *text, size_t len)
{
    struct pair pair;
    const char *stop;

    /* Their empty text is no NULL. */
    pair.text = len > 0 ? text : "";
    pair.len = len;
    pair.status = nurl_parse(&pair.ours, pair.text, len);
    pair.code =
        uriParseSingleUriExA(&pair.theirs, pair.text, pair.text + len, &stop);
    counts[TEXTS]++;
    counts[pair.status == NURL_OK ? TAKEN : REFUSED]++;
    if ((pair.status == NURL_OK) != (pair.code == URI_SUCCESS)) {
        differs(&pair, "verdict");
    } else if (pair.status == NURL_OK) {
        count_parts(&pair.ours);
        compare_parts(&pair);
    }
    if (pair.code == URI_SUCCESS) {
        uriFreeUriMembersA(&pair.theirs);
    }
}

static void compare_generated(unsigned long count)
{
    struct reference made;
    unsigned long damaged = 0;
    unsigned long i;
    char *block;

    for (i = 0; i < count; i++) {
        damaged += reference_next(&made) > 0;
        block = exact_open(made.at, made.len);
        compare(block, made.len);
        exact_close(block);
    }
    printf("count generated.damaged %lu\n", damaged);
}

static void compare_vectors(void)
{
    const struct vector_input *input = vector_inputs;
    unsigned i;

    for (i = 0; i < vector_input_count; i++, input++) {
        mutate_prefixes(input->at, input->length, compare);
        mutate_octets(input->at, input->length, compare);
    }
}

static void print_counts(const char *group)
{
    unsigned i;

    for (i = 0; i < COUNTERS; i++) {
        printf("count %s.%s %lu\n", group, counter_names[i], counts[i]);
        counts[i] = 0;
    }
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: uriparser SEED COUNT\n");
        return 64;
    }
    reference_seed(strtoull(argv[1], NULL, 10));
    compare_generated(strtoul(argv[2], NULL, 10));
    print_counts("generated");
    compare_vectors();
    print_counts("vectors");
    printf("compared to the end\n");
    return 0;
}
