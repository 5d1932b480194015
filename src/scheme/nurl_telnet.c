/*
 * nurl_telnet.c - a telnet URL: a login, and nothing else
 */
#include "nurl_telnet.h"
#include "scheme/nurl_schemepart.h"

/* [ "/" ] */
static const struct nurl_grammar form = { "telnet", 0, { { 0, 0, 0, 0 } } };

enum nurl_status nurl_telnet_parse(struct nurl_telnet *telnet,
                                   const struct nurl *url)
{
    struct nurl_schemepart body;
    enum nurl_status status = nurl_schemepart_begin(telnet, url, &form, &body);

    if (status == NURL_OK && body.at < body.end) {
        body.at++; /* the slash: nothing else can follow an authority */
        if (body.at < body.end) {
            status = NURL_ERR_PATH_FORBIDDEN;
        }
    }
    return nurl_schemepart_end(status, &body);
}
