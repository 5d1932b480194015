/* SPDX-License-Identifier: MIT */
/* Parses a URL and prints its parts. */
#include <nurl.h>
#include <stdio.h>

void app_main(void)
{
    static const char text[] = "coap://[2001:db8::1]:5685/fw.bin?v=2";
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, text, sizeof text - 1);

    if (status < 0) {
        printf("byte %u: %s\n", url.stop, nurl_status_text(status));
        return;
    }
    printf("host " NURL_PRI " port " NURL_PRI " path " NURL_PRI "\n",
           NURL_ARG(nurl_part(&url, url.host)),
           NURL_ARG(nurl_part(&url, url.port)),
           NURL_ARG(nurl_part(&url, url.path)));
}
