/* The strict parser, its views and flags; what it takes is equal to itself. */
#include "flags.h"
#include "fuzz.h"
#include "grammar.h"
#include "views.h"
#include "well_formed.h"

static int ends_in_type(struct nurl_str path)
{
    return path.len > 7 && memcmp(path.ptr + path.len - 7, ";type=i", 7) == 0;
}

/* What a good view tells of its URL, whichever profile parsed it. */
static void check_view(const struct nurl_any *any, const struct nurl *url)
{
    if (any->scheme != NURL_SCHEME_MAILTO && any->scheme != NURL_SCHEME_NEWS &&
        any->scheme != NURL_SCHEME_FILE) {
        CHECK(url->host_kind != NURL_HOST_NONE);
    }
    if (any->scheme == NURL_SCHEME_FTP && !nurl_present(url->query) &&
        ends_in_type(nurl_part(url, url->path))) {
        CHECK(any->as.ftp.typecode == 'i');
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
    if (status == NURL_OK) {
        check_view(&any, url);
    }
    if (url->profile == NURL_PROFILE_1738) {
        CHECK(status == NURL_OK || status == NURL_ERR_SCHEME);
    }
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str text = fuzz_text(data, size);
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
        check_flags(&strict);
        check_any(&strict);
    } else {
        CHECK(nurl_flags_1738(&strict) == NURL_FLAG_INVALID);
    }
    if (nurl_parse(&url, text.ptr, text.len) == NURL_OK) {
        check_any(&url);
    }
}
