/* All parsers: they accept what the RFCs' grammars accept; the parts make the
 * whole text; the parsers agree with each other. */
#include "compare.h"
#include "fuzz.h"
#include "views.h"
#include "well_formed.h"

#include <uriparser/Uri.h>

/* The library accepts what the automaton of the grammar accepts, but for the
 * limits of RFC 1738's prose. */
static void check_grammar(unsigned grammar, struct nurl_str text,
                          const struct nurl *url, enum nurl_status status)
{
    const struct dfa *dfa = &dfas[grammar];
    int is_accepted =
        dfa->accepts[dfa_run(dfa, 0, text.ptr, text.len)] && text.len <= 65535;

    CHECK(status != NURL_OK || is_accepted);
    CHECK(status == NURL_OK || !is_accepted ||
          (grammar != REFERENCE && narrowed(status, url, text.len)));
}

/* An empty range of theirs can point anywhere. */
static int same_range(const UriTextRangeA *range, struct nurl_str part)
{
    size_t len = (size_t)(range->afterLast - range->first);

    return range->first ? part.ptr != NULL && len == part.len &&
                              (len == 0 || range->first == part.ptr)
                        : part.ptr == NULL;
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
static void check_host(const struct nurl *url, const UriUriA *uri)
{
    const UriHostDataA *data = &uri->hostData;
    struct nurl_str text = nurl_part(url, url->host);
    struct nurl_host host;

    CHECK(url->host_kind == kind_of(uri));
    CHECK(nurl_host_parse(&host, text) == NURL_OK);
    if (url->host_kind >= NURL_HOST_IPV6) {
        text = nurl_text(text.ptr + 1, text.len - 2);
    }
    CHECK(same_range(&uri->hostText, text));
    CHECK(!data->ip4 || memcmp(host.address, data->ip4->data, 4) == 0);
    CHECK(!data->ip6 || memcmp(host.address, data->ip6->data, 16) == 0);
}

/*
 * Theirs is a list of segments, and a flag for a first slash that follows no
 * host. The empty path, and a lone slash without a host, have no segment.
 */
static void check_path(const struct nurl *url, const UriUriA *uri)
{
    const char *at = url->text + url->path.off;
    const char *end = at + url->path.len;
    const UriPathSegmentA *segment = uri->pathHead;
    int is_hosted = url->host_kind != NURL_HOST_NONE;
    int is_rooted = at < end && *at == '/';
    size_t len;

    CHECK((uri->absolutePath != 0) == (is_rooted && !is_hosted));
    CHECK(segment || at + is_rooted == end);
    CHECK(segment || !(is_hosted && is_rooted));
    for (at += is_rooted; segment; segment = segment->next) {
        len = (size_t)(segment->text.afterLast - segment->text.first);
        CHECK(len <= (size_t)(end - at) && !memchr(at, '/', len));
        CHECK(len == 0 || segment->text.first == at);
        at += len;
        CHECK(segment->next ? at < end && *at == '/' : at == end);
        at++;
    }
}

/* User and password are one part there. An empty text is not NULL there. */
static void check_uriparser(struct nurl_str text, const struct nurl *url,
                            enum nurl_status status)
{
    const char *first = text.len > 0 ? text.ptr : "";
    struct nurl_str user = nurl_part(url, url->user);
    const char *stop;
    UriUriA uri;
    int theirs = uriParseSingleUriExA(&uri, first, first + text.len, &stop);

    CHECK((theirs == URI_SUCCESS) == (status == NURL_OK));
    if (theirs != URI_SUCCESS) {
        return;
    }
    user.len += nurl_present(url->password) ? url->password.len + 1u : 0;
    CHECK(same_range(&uri.scheme, nurl_part(url, url->scheme)));
    CHECK(same_range(&uri.userInfo, user));
    check_host(url, &uri);
    CHECK(same_range(&uri.portText, nurl_part(url, url->port)));
    check_path(url, &uri);
    CHECK(same_range(&uri.query, nurl_part(url, url->query)));
    CHECK(same_range(&uri.fragment, nurl_part(url, url->fragment)));
    uriFreeUriMembersA(&uri);
}

/* An authority alone has the parts that it has after "//". */
static void check_authority(struct nurl_str text)
{
    char *whole = malloc(text.len + 2);
    struct nurl alone;
    struct nurl url;
    enum nurl_status status;

    memcpy(whole, "//", 2);
    memcpy(whole + 2, text.ptr, text.len);
    status = nurl_parse_zone(&url, whole, text.len + 2);
    if (!memchr(whole + 2, '/', text.len) &&
        !memchr(whole, '?', text.len + 2) &&
        !memchr(whole, '#', text.len + 2)) {
        CHECK(nurl_parse_authority(&alone, text.ptr, text.len) == status);
        CHECK(alone.stop + 2 == url.stop);
        CHECK(fuzz_same_parts(&alone, &url, 2));
    }
    free(whole);
}

/* The lists of segments and of arguments have all bytes of their part. */
static void check_lists(const struct nurl *url)
{
    struct nurl_str path = nurl_part(url, url->path);
    struct nurl_str query = nurl_part(url, url->query);
    struct nurl_str part;
    struct nurl_str value;
    size_t bytes = 0;
    size_t n = 0;

    while (nurl_path_next(&path, &part)) {
        bytes += part.len + 1;
        n++;
    }
    CHECK(n == 0 || bytes == url->path.len ||
          (bytes == url->path.len + 1u && url->text[url->path.off] != '/'));
    for (n = 0, bytes = 0; nurl_query_next(&query, &part, &value); n++) {
        bytes += part.len + (value.ptr ? value.len + 1 : 0);
    }
    CHECK(n == 0 || bytes + n - 1 == url->query.len);
}

static void check_3986(struct nurl_str text)
{
    struct nurl url;
    struct nurl zone;
    struct nurl_host host;
    enum nurl_status status = nurl_parse(&url, text.ptr, text.len);
    enum nurl_status zoned = nurl_parse_zone(&zone, text.ptr, text.len);

    CHECK(!ill_formed(&url, status, text.ptr, text.len));
    CHECK(!ill_formed(&zone, zoned, text.ptr, text.len));
    if (text.len <= 65535) {
        check_uriparser(text, &url, status);
    }
    check_grammar(REFERENCE, text, &url, status);
    if (status == NURL_OK) {
        CHECK(zoned == NURL_OK);
        CHECK(fuzz_same_parts(&url, &zone, 0));
        check_lists(&url);
        CHECK(nurl_host_parse(&host, nurl_part(&url, url.host)) == NURL_OK);
        CHECK(nurl_equal(&url, &url));
        CHECK(nurl_extent(text.ptr, text.len) == text.len);
    } else if (zoned == NURL_OK) {
        CHECK(status == NURL_ERR_IP_LITERAL);
        CHECK(nurl_host_parse_zone(&host, nurl_part(&zone, zone.host)) ==
              NURL_OK);
        CHECK(host.zone.len > 0);
    }
}

static void check_any(const struct nurl *url)
{
    struct nurl_any any;
    enum nurl_status status = nurl_any_parse(&any, url);

    CHECK(any.scheme <= NURL_SCHEME_PROSPERO || status == NURL_ERR_SCHEME);
    if (any.scheme != NURL_SCHEME_OTHER) {
        CHECK(!view_unsound(&any, url, status));
    }
    if (url->profile == NURL_PROFILE_1738) {
        CHECK(status == NURL_OK || status == NURL_ERR_SCHEME);
    }
}

static void check_1738(struct nurl_str text)
{
    struct nurl strict;
    struct nurl reference;
    struct nurl url;
    enum nurl_status status = nurl_parse_1738(&strict, text.ptr, text.len);
    enum nurl_status fragment =
        nurl_parse_1738_ref(&reference, text.ptr, text.len);

    CHECK(!ill_formed(&strict, status, text.ptr, text.len));
    CHECK(!ill_formed(&reference, fragment, text.ptr, text.len));
    check_grammar(URL, text, &strict, status);
    check_grammar(URL_REF, text, &reference, fragment);
    if (status == NURL_OK) {
        CHECK(fragment == NURL_OK);
        CHECK(nurl_flags_1738(&strict) == nurl_flags_1738(&reference));
        CHECK(nurl_equal_1738(&strict, &reference));
        check_any(&strict);
    } else {
        CHECK(nurl_flags_1738(&strict) == NURL_FLAG_INVALID);
    }
    if (nurl_parse(&url, text.ptr, text.len) == NURL_OK) {
        check_any(&url);
    }
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str text = fuzz_text(data, size);

    check_3986(text);
    check_1738(text);
    if (text.len <= 65533) {
        check_authority(text);
    }
}
