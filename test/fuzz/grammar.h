/*
 * grammar.h - what the grammars of the RFCs accept, by the automata that
 *             test/oracle makes of their text; and uriparser, on a sample
 *
 * An automaton reads an input faster than the library does.
 */
#ifndef GRAMMAR_H
#define GRAMMAR_H

#include "compare.h"
#include "fuzz.h"

#include <uriparser/Uri.h>

/* The grammar's verdict on a text of a length that the library takes. */
static inline int grammar_accepts(unsigned grammar, struct nurl_str text)
{
    const struct dfa *dfa = &dfas[grammar];
    const uint16_t *moves = dfa->moves;
    unsigned state = 0;
    size_t i;

    for (i = 0; i < text.len; i++) {
        state =
            moves[state * dfa->classes + dfa->class_of[(uint8_t)text.ptr[i]]];
    }
    return dfa->accepts[state] && text.len <= 65535;
}

/* The library says the same, but for the limits of RFC 1738's prose. */
static inline void check_grammar(unsigned grammar, struct nurl_str text,
                                 const struct nurl *url,
                                 enum nurl_status status)
{
    int accepted = grammar_accepts(grammar, text);

    CHECK(status != NURL_OK || accepted);
    CHECK(status == NURL_OK || !accepted ||
          (grammar != REFERENCE && narrowed(status, url, text.len)));
}

static inline int grammar_range(const UriTextRangeA *range,
                                struct nurl_str part)
{
    size_t len = (size_t)(range->afterLast - range->first);

    return range->first ? part.ptr != NULL && len == part.len &&
                              (len == 0 || range->first == part.ptr)
                        : part.ptr == NULL;
}

/* An empty text is no NULL there; paths are compared by test/oracle. */
static inline void check_uriparser(struct nurl_str text, const struct nurl *url,
                                   enum nurl_status status)
{
    const char *first = text.len > 0 ? text.ptr : "";
    const char *stop;
    UriUriA uri;
    int theirs = uriParseSingleUriExA(&uri, first, first + text.len, &stop);

    CHECK((theirs == URI_SUCCESS) == (status == NURL_OK));
    if (theirs == URI_SUCCESS) {
        CHECK(grammar_range(&uri.scheme, nurl_part(url, url->scheme)));
        CHECK(grammar_range(&uri.portText, nurl_part(url, url->port)));
        CHECK(grammar_range(&uri.query, nurl_part(url, url->query)));
        CHECK(grammar_range(&uri.fragment, nurl_part(url, url->fragment)));
        CHECK((uri.hostData.ip4 != NULL) == (url->host_kind == NURL_HOST_IPV4));
        CHECK((uri.hostData.ip6 != NULL) == (url->host_kind == NURL_HOST_IPV6));
        uriFreeUriMembersA(&uri);
    }
}

#endif
