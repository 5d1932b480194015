/*
 * scope - the scope of each address on standard input, as a digit
 *
 * An address is its kind, 4 or 6, and 16 bytes. IPv4 uses the first four.
 */
#include <stdio.h>

#include "nurl_host.h"

int main(void)
{
    uint8_t address[17];

    while (fread(address, 1, sizeof address, stdin) == sizeof address) {
        putchar('0' + (int)(address[0] == 4 ? nurl_scope_ipv4(address + 1)
                                            : nurl_scope_ipv6(address + 1)));
    }
    return 0;
}
