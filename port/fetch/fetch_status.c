/*
 * fetch_status.c - results in words
 */
#include "fetch_status.h"
#include "net.h"

static const char *net_text(int status)
{
    switch (status) {
    case NET_ERR_TIMEOUT:
        return "no answer in time";
    case NET_ERR_CLOSED:
        return "the server closed the connection";
    case NET_ERR_REFUSED:
        return "connection refused";
    case NET_ERR_LINK:
        return "no network";
    case NET_ERR_NAME:
        return "no address for this name";
    case NET_ERR_MEMORY:
        return "no memory for the network";
    default:
        return "unknown error";
    }
}

/* Errors of https, of a signed image, and of this machine. */
static const char *trust_text(int status)
{
    switch (status) {
    case FETCH_ERR_TLS:
        return "no trusted connection";
    case FETCH_ERR_CERTIFICATE:
        return "the server's certificate is not trusted";
    case FETCH_ERR_RANDOM:
        return "no randomness";
    case FETCH_ERR_SIGNATURE:
        return "no trusted signature";
    case FETCH_ERR_COUNTER:
        return "older than the confirmed image";
    case FETCH_ERR_ADDRESS:
        return "linked for another address";
    case FETCH_ERR_FLASH:
        return "flash error";
    default:
        return net_text(status);
    }
}

/* Errors in what the server sent. */
static const char *answer_text(int status)
{
    switch (status) {
    case FETCH_ERR_SHORT:
        return "fewer bytes than announced";
    case FETCH_ERR_LONG:
        return "more bytes than announced";
    case FETCH_ERR_SIZE:
        return "larger than the memory";
    case FETCH_ERR_BLOCKS:
        return "no block numbers left";
    case FETCH_ERR_EMPTY:
        return "too short for an image";
    case FETCH_ERR_DIGEST:
        return "another digest";
    case FETCH_ERR_IMAGE:
        return "not an image for this machine";
    default:
        return trust_text(status);
    }
}

const char *fetch_text(int status)
{
    switch (status) {
    case FETCH_OK:
        return "no error";
    case FETCH_ERR_URL:
        return "invalid URL";
    case FETCH_ERR_SCHEME:
        return "no protocol for this scheme";
    case FETCH_ERR_PROTOCOL:
        return "the answer violates the protocol";
    case FETCH_ERR_NOT_FOUND:
        return "no such file on the server";
    case FETCH_ERR_DENIED:
        return "wrong login";
    case FETCH_ERR_SERVER:
        return "the server refuses";
    case FETCH_ERR_REDIRECT:
        return "redirect to another scheme or an invalid URL";
    case FETCH_ERR_REDIRECTS:
        return "too many redirects, or a circle";
    case FETCH_ERR_CANCELLED:
        return "cancelled";
    case FETCH_ERR_SLOW:
        return "the server is too slow";
    default:
        return answer_text(status);
    }
}

/* What the server said; of an error of https, BearSSL's number. */
int fetch_has_code(int status)
{
    return (status <= FETCH_ERR_NOT_FOUND && status >= FETCH_ERR_REDIRECTS) ||
           status == FETCH_ERR_TLS || status == FETCH_ERR_CERTIFICATE;
}
