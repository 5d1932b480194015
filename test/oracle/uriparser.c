/*
 * uriparser.c - compares nurl_parse with uriparser: the verdict and the parts
 *
 * Usage: uriparser [wrong]
 *
 * Texts: every prefix of the vectors' inputs, and each of their bytes replaced
 * by all 256. Prints each difference as TEXT, a tab and what differs. With
 * `wrong`, ports are compared with one that is too short.
 */
#include "exact.h"
#include "mutate.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "vector_inputs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uriparser/Uri.h>

#define SHOWN 50u /* differences that are printed, then it ends */

/* A text and what both make of it. */
struct pair {
    const char *text;
    size_t len;
    struct nurl ours;
    enum nurl_status status;
    UriUriA theirs;
    int code;
};

static unsigned long texts, differences;
static int is_wrong;

static void differs(const struct pair *pair, const char *what)
{
    size_t i;

    for (i = 0; i < pair->len; i++) {
        if (pair->text[i] >= 0x20 && pair->text[i] <= 0x7E) {
            putchar(pair->text[i]);
        } else {
            printf("\\x%02X", (unsigned)(unsigned char)pair->text[i]);
        }
    }
    printf("\t%s: ours %s %u, theirs %d\n", what,
           nurl_status_name(pair->status), (unsigned)pair->ours.stop,
           pair->code);
    if (++differences == SHOWN) {
        printf("compared %lu texts\n", texts);
        exit(1);
    }
}

/* An empty range of theirs can point anywhere. */
static int same_range(const struct pair *pair, struct nurl_span ours,
                      UriTextRangeA theirs)
{
    size_t len = (size_t)(theirs.afterLast - theirs.first);

    if (!nurl_present(ours)) {
        return theirs.first == NULL;
    }
    return theirs.first != NULL && ours.len == len &&
           (len == 0 || theirs.first == pair->text + ours.off);
}

static struct nurl_span userinfo(const struct nurl *url)
{
    struct nurl_span all = url->user;

    if (nurl_present(url->password)) {
        all.len = (uint16_t)(url->password.off + url->password.len - all.off);
    }
    return all;
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

/* Theirs has no brackets. */
static int same_host(const struct pair *pair)
{
    const UriHostDataA *data = &pair->theirs.hostData;
    struct nurl_span span = pair->ours.host;
    struct nurl_host host;

    if (pair->ours.host_kind != kind_of(&pair->theirs) ||
        nurl_host_parse(&host, nurl_part(&pair->ours, span)) != NURL_OK) {
        return 0;
    }
    if (pair->ours.host_kind >= NURL_HOST_IPV6) {
        span.off++;
        span.len = (uint16_t)(span.len - 2);
    }
    return same_range(pair, span, pair->theirs.hostText) &&
           (!data->ip4 || memcmp(host.address, data->ip4->data, 4) == 0) &&
           (!data->ip6 || memcmp(host.address, data->ip6->data, 16) == 0);
}

/*
 * Theirs is a list of segments, and a flag for a first slash that follows no
 * host. The empty path, and a lone slash without a host, have no segment.
 */
static int same_path(const struct pair *pair)
{
    const char *at = pair->text + pair->ours.path.off;
    const char *end = at + pair->ours.path.len;
    const UriPathSegmentA *segment = pair->theirs.pathHead;
    int is_hosted = pair->ours.host_kind != NURL_HOST_NONE;
    int is_rooted = at < end && *at == '/';
    size_t len;

    if ((pair->theirs.absolutePath != 0) != (is_rooted && !is_hosted)) {
        return 0;
    }
    at += is_rooted;
    if (!segment) {
        return at == end && !(is_hosted && is_rooted);
    }
    for (; segment; segment = segment->next, at++) {
        len = (size_t)(segment->text.afterLast - segment->text.first);
        if (len > (size_t)(end - at) || memchr(at, '/', len) ||
            (len > 0 && segment->text.first != at)) {
            return 0;
        }
        at += len;
        if (at == end) {
            return segment->next == NULL;
        }
        if (*at != '/') {
            return 0;
        }
    }
    return 0;
}

static void compare_parts(const struct pair *pair)
{
    const struct nurl *ours = &pair->ours;
    const UriUriA *theirs = &pair->theirs;
    struct nurl_span port = ours->port;

    if (is_wrong && port.len > 1) {
        port.len--;
    }
    if (!same_range(pair, ours->scheme, theirs->scheme)) {
        differs(pair, "scheme");
    }
    if (!same_range(pair, userinfo(ours), theirs->userInfo)) {
        differs(pair, "userinfo");
    }
    if (!same_host(pair)) {
        differs(pair, "host");
    }
    if (!same_range(pair, port, theirs->portText)) {
        differs(pair, "port");
    }
    if (!same_path(pair)) {
        differs(pair, "path");
    }
    if (!same_range(pair, ours->query, theirs->query) ||
        !same_range(pair, ours->fragment, theirs->fragment)) {
        differs(pair, "query or fragment");
    }
}

/* An empty text of theirs is not NULL. */
static void compare(const char *text, size_t len)
{
    struct pair pair;
    const char *stop;

    pair.text = len > 0 ? text : "";
    pair.len = len;
    pair.status = nurl_parse(&pair.ours, pair.text, len);
    pair.code =
        uriParseSingleUriExA(&pair.theirs, pair.text, pair.text + len, &stop);
    texts++;
    if ((pair.status == NURL_OK) != (pair.code == URI_SUCCESS)) {
        differs(&pair, "verdict");
    } else if (pair.status == NURL_OK) {
        compare_parts(&pair);
    }
    if (pair.code == URI_SUCCESS) {
        uriFreeUriMembersA(&pair.theirs);
    }
}

int main(int argc, char **argv)
{
    const struct vector_input *input = vector_inputs;
    unsigned i;

    is_wrong = argc > 1 && strcmp(argv[1], "wrong") == 0;
    for (i = 0; i < vector_input_count; i++, input++) {
        mutate_prefixes(input->at, input->length, compare);
        mutate_octets(input->at, input->length, compare);
    }
    printf("compared %lu texts\n", texts);
    return differences > 0;
}
