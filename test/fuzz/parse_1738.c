/* The strict parser, its views and flags; what it takes is equal to itself. */
#include "flags.h"
#include "fuzz.h"
#include "grammar.h"
#include "views.h"
#include "well_formed.h"

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
