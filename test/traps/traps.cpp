/*
 * traps.cpp - the same for nurl.hpp, and for nurl.h in C++
 */
#include "nurl.hpp"

#include <cstdio>

/*
 * believed: what was written or decoded is a string.
 * happens: it can be empty, after an error.
 * warned: ignoring return value | ignoring return value
 */
int ignored()
{
    char text[8];
    nanourl::writer out(text);

    out.text("a long text").finish();                      /* warned */
    nanourl::decode_string(text, "%zz", NURL_POLICY_TEXT); /* warned */
    std::puts(text);
    return 0;
}

/*
 * believed: NURL_ARG serves C++ with the usual warnings.
 * happens: it does.
 * works: host h.com
 */
int printed()
{
    nurl url;

    if (nurl_parse(&url, "http://h.com/", 13) != NURL_OK) {
        return 1;
    }
    std::printf("host " NURL_PRI "\n", NURL_ARG(nurl_part(&url, url.host)));
    return 0;
}
