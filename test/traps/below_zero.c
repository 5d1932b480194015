/*
 * believed: what finds nothing returns an error, and errors are negative.
 * happens: these return bool. The compiler sees that it is never below 0.
 * warned: -Wbool-compare | -Wtautological-constant-compare
 */
#include "nurl.h"

#include <stdio.h>

int main(void)
{
    struct nurl_str query = NURL_STR("a=1");
    struct nurl_str value;
    struct nurl_str rest = query;
    uint32_t number;

    if (nurl_query_find(query, "id", &value) < 0) { /* warned */
        puts("no id");
    }
    if (nurl_str_number(value, &number) < 0) { /* warned */
        puts("no number");
    }
    while (nurl_query_next(&rest, &value, &value) >= 0) { /* warned */
        puts("a pair");
    }
    return 0;
}
