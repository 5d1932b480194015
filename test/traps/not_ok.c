/*
 * believed: all that can say no returns a status, and 0 is NURL_OK.
 * happens: nurl_query_find returns true, which is not NURL_OK.
 * named: nurl.h: A status is asked by `< 0` or `!= NURL_OK`, a bool by `if` or
 *     `!`
 * prints: no id
 */
#include "nurl.h"

#include <stdio.h>

int main(void)
{
    struct nurl_str value;

    if (nurl_query_find(NURL_STR("id=7"), "id", &value) != NURL_OK) {
        puts("no id");
    }
    return 0;
}
