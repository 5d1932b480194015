/*
 * believed: a struct in flash is still right after an update of the program.
 * happens: the old program had the query where the new one has the fragment. No
 *     check can find that.
 * named: nurl_types.h: struct nurl: In flash keep the text, and parse it at
 *     start: an update can have another struct.
 * named: nurl_types.h: nurl_attach: Other damage is not detected, nor is a
 *     struct of another build: the URL can be another one.
 * prints: query "", fragment "v=2"
 */
#include "nurl.h"

#include <stdio.h>

int main(void)
{
    static const char text[] = "http://h.com/fw?v=2";
    struct nurl stored;
    struct nurl_span query;

    if (nurl_parse(&stored, text, sizeof text - 1) < 0) {
        return 1;
    }
    query = stored.query;
    stored.query = stored.fragment;
    stored.fragment = query;
    if (nurl_attach(&stored, text, sizeof text - 1) < 0) {
        return 1;
    }
    printf("query \"%.*s\", fragment \"" NURL_PRI "\"\n", (int)stored.query.len,
           text, NURL_ARG(nurl_part(&stored, stored.fragment)));
    return 0;
}
