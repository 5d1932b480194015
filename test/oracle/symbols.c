/* symbols.c - all texts of up to so many symbols, and all bytes */
#include "symbols.h"

#include <stdio.h>
#include <string.h>

unsigned long count_texts(const struct alphabet *alphabet, size_t symbols)
{
    unsigned long all = 1;

    for (; symbols > 0; symbols--) {
        all = all * alphabet->count + 1;
    }
    return all;
}

struct nurl_str nth_text(char *to, const struct alphabet *alphabet,
                         unsigned long n)
{
    const struct nurl_str *symbol;
    size_t len = 0;

    for (; n > 0; n = (n - 1) / alphabet->count) {
        symbol = &alphabet->symbols[(n - 1) % alphabet->count];
        memcpy(to + len, symbol->ptr, symbol->len);
        len += symbol->len;
    }
    return nurl_text(to, len);
}

struct nurl_str nth_unit(char to[4], unsigned n)
{
    if (n < 256) {
        to[0] = (char)n;
        return nurl_text(to, 1);
    }
    sprintf(to, n < 512 ? "%%%02X" : "%%%02x", n & 255);
    return nurl_text(to, 3);
}
