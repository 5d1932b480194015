/* SPDX-License-Identifier: MIT */
/*
 * nfetch_proxy.h - http and https through an http proxy
 *
 *     static struct nfetch_proxy proxy;
 *
 *     if (nfetch_proxy_init(&proxy, NURL_STR("http://192.0.2.9:3128/")) ==
 *         NURL_OK) {
 *         fetch.proxy = &proxy;
 *     }
 *
 * The proxy is asked for an http URL in absolute form (RFC 9112 3.2.2), and for
 * an https URL to make a tunnel to its host and port by CONNECT (RFC 9110
 * 9.3.6). TLS goes through the tunnel: the certificate is that of the server in
 * the URL, and the proxy reads and changes nothing. Of an http URL it reads
 * all, and can answer what it likes. Ftp, tftp and coap never use it.
 *
 * The proxy looks up the name of the server, so this program asks no name
 * server for it. fetch->allows is asked about the address of the proxy: only
 * the proxy can refuse addresses of servers.
 *
 * A login of the proxy, http://user:password@192.0.2.9:3128/, goes to the proxy
 * only, by Basic (RFC 7617). The login of a URL and fetch->header go to its
 * origin as ever, and so through the proxy.
 *
 * A program that does not call nfetch_proxy_init does not link it.
 */
#ifndef NFETCH_PROXY_H
#define NFETCH_PROXY_H

#include "nfetch.h"

struct nfetch_proxy {
    struct nurl url; /* its parts; url.stop: where it is wrong */

    /* ---- private */
    void (*write_target)(struct nurl_writer *out, const struct nurl *url);
    void (*write_login)(const struct nfetch *fetch, struct nurl_writer *out);
    int (*connect)(struct nfetch *fetch, int socket);
};

/*
 * Parses the URL of a proxy. Its text must stay unchanged. Its default port is
 * 80; path, query and fragment are ignored. Returns NURL_OK, an error of
 * nurl_parse or nurl_endpoint_parse, SCHEME for another scheme than http, or
 * what is wrong with a login; BUF for one of more than 255 bytes.
 */
enum nurl_status nfetch_proxy_init(struct nfetch_proxy *proxy,
                                   struct nurl_str url);

#endif
