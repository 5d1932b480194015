/*
 * nurl_telnet.c - a telnet URL: a login, and nothing else
 */
#include "nurl_telnet.h"
#include "nurl_body.h"

/* [ "/" ] */
static const struct nurl_form form = { "telnet", 0, { { 0, 0, 0, 0 } } };

enum nurl_status nurl_telnet(struct nurl_telnet *telnet, const struct nurl *url)
{
    struct nurl_body body;
    enum nurl_status status = nurl_body_open(telnet, url, &form, &body);

    if (status == NURL_OK && body.at < body.end) {
        body.at++; /* the slash: nothing else can follow an authority */
        if (body.at < body.end) {
            status = NURL_PATH_FORBIDDEN;
        }
    }
    return nurl_body_close(status, &body);
}
