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
        return "the server has broken off";
    case NET_ERR_REFUSED:
        return "nobody listens there";
    case NET_ERR_LINK:
        return "no way to the network";
    case NET_ERR_NAME:
        return "no address for this name";
    case NET_ERR_ROOM:
        return "no memory for the network";
    default:
        return "unknown fault";
    }
}

/* Faults of what the server has sent. */
static const char *answer_text(int status)
{
    switch (status) {
    case FETCH_ERR_SHORT:
        return "less came than was said";
    case FETCH_ERR_LONG:
        return "more came than was said";
    case FETCH_ERR_SIZE:
        return "larger than the memory for it";
    case FETCH_ERR_BLOCKS:
        return "more blocks than the protocol can count";
    case FETCH_ERR_EMPTY:
        return "too short for an image";
    case FETCH_ERR_DIGEST:
        return "the digest is another one";
    case FETCH_ERR_IMAGE:
        return "no image for this machine";
    default:
        return net_text(status);
    }
}

const char *fetch_text(int status)
{
    switch (status) {
    case FETCH_OK:
        return "no fault";
    case FETCH_ERR_URL:
        return "the URL is at fault";
    case FETCH_ERR_SCHEME:
        return "this is none of tftp, http, ftp and coap";
    case FETCH_ERR_PROTOCOL:
        return "the answer breaks the protocol's rules";
    case FETCH_ERR_NOT_FOUND:
        return "the server has no such file";
    case FETCH_ERR_DENIED:
        return "the server wants another login";
    case FETCH_ERR_SERVER:
        return "the server refuses";
    case FETCH_ERR_REDIRECT:
        return "it leads where this client does not go";
    case FETCH_ERR_REDIRECTS:
        return "too many redirects, or a circle";
    default:
        return answer_text(status);
    }
}
