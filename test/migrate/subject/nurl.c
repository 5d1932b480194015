/* nurl_parse alone, for code that moves on to it. */
#include "nurl_parse.h"

int subject(const char *text, size_t length);

int subject(const char *text, size_t length)
{
    static struct nurl url;

    return nurl_parse(&url, text, length);
}
