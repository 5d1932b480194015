/*
 * believed: NURL_ARG serves C++ with the usual warnings.
 * happens: it does.
 * works: host h.com
 */
#include "nurl.h"

#include <cstdio>

int main()
{
    nurl url;

    if (nurl_parse(&url, "http://h.com/", 13) != NURL_OK) {
        return 1;
    }
    std::printf("host " NURL_PRI "\n", NURL_ARG(nurl_part(&url, url.host)));
    return 0;
}
