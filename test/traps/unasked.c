/*
 * believed: the value is there.
 * happens: nobody asked. The compiler sees it.
 * warned: -Wunused-result | -Wunused-result
 */
#include "nurl.h"

#include <stdio.h>

int main(void)
{
    struct nurl_str value;
    uint32_t number;

    nurl_query_find(NURL_STR("a=1"), "id", &value); /* warned */
    nurl_str_number(value, &number);                /* warned */
    printf("%lu\n", (unsigned long)number);
    return 0;
}
