/*
 * nurl_telnet.c - a telnet URL: a login, and nothing else
 */
#include "nurl_telnet.h"
#include "scheme/nurl_schemepart.h"

/* [ "/" ]                                                    RFC 1738 3.8 */
enum nurl_status nurl_telnet_read(struct nurl_telnet *telnet,
                                  struct nurl_schemepart *in)
{
    enum nurl_status status = (enum nurl_status)in->status;

    if (status == NURL_OK) {
        nurl_schemepart_skip(in, '/');
        if (in->at < in->end) {
            status = NURL_ERR_PATH_FORBIDDEN;
        }
    }
    telnet->stop = nurl_schemepart_stop(in);
    return status;
}

enum nurl_status nurl_telnet_parse(struct nurl_telnet *telnet,
                                   const struct nurl *url)
{
    struct nurl_schemepart in;

    nurl_schemepart_begin(&in, url, NURL_SCHEME_TELNET);
    return nurl_telnet_read(telnet, &in);
}
