/* SPDX-License-Identifier: MIT */
/*
 * nurl_telnet.c - a telnet URL: a login, and nothing else
 */
#include "nurl_telnet.h"
#include "scheme/nurl_schemepart.h"

/* [ "/" ]                                                    RFC 1738 3.8 */
enum nurl_status nurl_telnet_read(struct nurl_telnet *telnet,
                                  struct nurl_reader *in)
{
    (void)telnet; /* telnet has no parts */
    (void)nurl_reader_skip(in, '/');
    return in->at < in->end ? NURL_ERR_PATH_FORBIDDEN : NURL_OK;
}

enum nurl_status nurl_telnet_parse(struct nurl_telnet *telnet,
                                   const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_begin(&in, url, "telnet");

    if (status == NURL_OK) {
        status = nurl_telnet_read(telnet, &in);
    }
    telnet->stop = nurl_reader_stop(&in);
    return status;
}
