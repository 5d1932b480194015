/* Makes URLs, and asks of each what cri_round.h says. Usage: cri_rounds N */
#include "cri_round.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST 400

static unsigned long wrong;

static void judge(const char *what, struct nurl_str text)
{
    if (what && ++wrong < 20) {
        printf("%s: " NURL_PRI "\n", what, NURL_ARG(text));
    }
}

int main(int count, char **arguments)
{
    unsigned long rounds = count > 1 ? strtoul(arguments[1], NULL, 10) : 0;
    char text[LONGEST];
    char base[LONGEST];
    size_t base_len = 0;
    unsigned long i;

    for (i = 0; i < rounds; i++) {
        struct nurl_str url;

        url = nurl_text(text, cri_round_make(text, (uint32_t)i));
        judge(cri_round_url(url), url);
        judge(cri_round_resolved(url, nurl_text(base, base_len)), url);
        if (i % 7 == 0) {
            memcpy(base, text, url.len);
            base_len = url.len;
        }
    }
    printf("%lu passed, %lu failed\n", rounds - wrong, wrong);
    return wrong > 0 || rounds == 0;
}
