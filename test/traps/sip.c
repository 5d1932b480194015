/*
 * believed: what has a scheme and a colon is a URI.
 * happens: RFC 3986 has no "[" after "sip:" or "turn:". The host is a Host
 *     field's.
 * named: nurl_parse.h: nurl_parse_host_field: It also parses the host and port
 *     of sip:, stun: and turn:
 * prints: CHAR: [2001:db8::1] port 3479 CHAR: [2001:db8::1] port 5060 OK: h.com
 *     port 3478
 */
#include "nurl.h"

#include <stdio.h>
#include <string.h>

/* From the byte after an "@" up to a ";" or "?". */
static struct nurl_str host_of(const char *text)
{
    const char *start = strchr(text, ':') + 1;
    const char *at;

    start = strchr(start, '@') ? strchr(start, '@') + 1 : start;
    at = start + strcspn(start, ";?");
    return nurl_text(start, (size_t)(at - start));
}

static int show(const char *text, unsigned port)
{
    struct nurl url;
    struct nurl_endpoint server;
    struct nurl_str host = host_of(text);
    enum nurl_status status = nurl_parse(&url, text, strlen(text));

    printf("%s: ", nurl_status_name(status));
    if (nurl_parse_host_field(&url, host.ptr, host.len) < 0) {
        return 1;
    }
    status = nurl_endpoint_parse(&server, &url);
    if (status == NURL_OK) {
        port = server.port;
    } else if (status != NURL_ERR_PORT_MISSING) {
        return 1;
    }
    printf(NURL_PRI " port %u\n", NURL_ARG(nurl_part(&url, url.host)), port);
    return 0;
}

int main(void)
{
    return show("turn:[2001:db8::1]:3479?transport=tcp", 3478) +
           show("sip:bob@[2001:db8::1];lr", 5060) + show("stun:h.com", 3478);
}
