/* SPDX-License-Identifier: MIT */
/*
 * status.c - results in words
 */
#include "nfetch_net.h"
#include "nfetch_status.h"
#include "nfetch_tls_status.h"

static const char *net_text(int status)
{
    switch (status) {
    case NFETCH_NET_ERR_TIMEOUT:
        return "no answer in time";
    case NFETCH_NET_ERR_CLOSED:
        return "the server closed the connection";
    case NFETCH_NET_ERR_REFUSED:
        return "connection refused";
    case NFETCH_NET_ERR_LINK:
        return "no network";
    case NFETCH_NET_ERR_NAME:
        return "no address for this name";
    case NFETCH_NET_ERR_MEMORY:
        return "no memory for the network";
    case NFETCH_NET_ERR_RANDOM:
        return "no randomness";
    default:
        return "unknown error";
    }
}

static const char *tls_text(int status)
{
    switch (status) {
    case NFETCH_TLS_ERR:
        return "no trusted connection";
    case NFETCH_TLS_ERR_CERTIFICATE:
        return "the server's certificate is not trusted";
    case NFETCH_TLS_ERR_NO_NAME:
        return "an address, and this TLS knows names only";
    default:
        return net_text(status);
    }
}

/* Errors in what the server sent. */
static const char *answer_text(int status)
{
    switch (status) {
    case NFETCH_ERR_SHORT:
        return "fewer bytes than announced";
    case NFETCH_ERR_LONG:
        return "more bytes than announced";
    case NFETCH_ERR_SIZE:
        return "larger than the limit or the memory";
    case NFETCH_ERR_BEGINS:
        return "the file begins anew too often";
    case NFETCH_ERR_UNWANTED:
        return "address not allowed";
    case NFETCH_ERR_BLOCKS:
        return "no block numbers left";
    case NFETCH_ERR_UNCHANGED:
        return "nothing new";
    case NFETCH_ERR_LOGIN:
        return "wrong login";
    case NFETCH_ERR_AUTH:
        return "the server wants another kind of login";
    case NFETCH_ERR_CODING:
        return "the server sends a compressed or encrypted file";
    case NFETCH_ERR_LATE:
        return "not whole within its time";
    case NFETCH_ERR_PROXY:
        return "the proxy refuses";
    case NFETCH_ERR_PROXY_LOGIN:
        return "the proxy wants a login, or another one";
    case NFETCH_ERR_LOCATION:
        return "redirect to a URL that is longer than its buffer";
    default:
        return tls_text(status);
    }
}

const char *nfetch_text(int status)
{
    switch (status) {
    case NFETCH_OK:
        return "no error";
    case NFETCH_ERR_URL:
        return "invalid URL";
    case NFETCH_ERR_SCHEME:
        return "no protocol for this scheme";
    case NFETCH_ERR_PROTOCOL:
        return "the answer violates the protocol";
    case NFETCH_ERR_NOT_FOUND:
        return "no such file on the server";
    case NFETCH_ERR_DENIED:
        return "access denied";
    case NFETCH_ERR_SERVER:
        return "the server refuses";
    case NFETCH_ERR_REDIRECT:
        return "redirect to another scheme or an invalid URL";
    case NFETCH_ERR_REDIRECTS:
        return "too many redirects, or a circle";
    case NFETCH_ERR_CANCELLED:
        return "cancelled";
    case NFETCH_ERR_SLOW:
        return "the server is too slow";
    default:
        return answer_text(status);
    }
}

int nfetch_has_code(int status)
{
    switch (status) {
    case NFETCH_ERR_UNCHANGED:
    case NFETCH_ERR_LOGIN:
    case NFETCH_ERR_AUTH:
    case NFETCH_ERR_PROXY:
    case NFETCH_ERR_PROXY_LOGIN:
    case NFETCH_ERR_LOCATION:
    case NFETCH_TLS_ERR:
    case NFETCH_TLS_ERR_CERTIFICATE:
        return 1;
    default:
        return status <= NFETCH_ERR_PROTOCOL && status >= NFETCH_ERR_REDIRECTS;
    }
}
