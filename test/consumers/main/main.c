/* A program of somebody who has found nanourl in his build system. */
#include "nurl.h"

#include <stdio.h>

int main(void)
{
    static const char text[] = "coap://[2001:db8::1]:5685/fw.bin?v=2";
    struct nurl url;
    uint16_t port = 0;

    if (nurl_parse(&url, text, sizeof text - 1) != NURL_OK ||
        nurl_port(&url, &port) != NURL_OK) {
        return 1;
    }
    printf("nanourl %s: " NURL_PRI " port %u path " NURL_PRI "\n",
           nurl_version(), NURL_ARG(nurl_part(&url, url.host)), (unsigned)port,
           NURL_ARG(nurl_part(&url, url.path)));
    return 0;
}
