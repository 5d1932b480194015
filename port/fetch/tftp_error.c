/*
 * tftp_error.c - ERROR packets, from the server and to it
 */
#include "tftp_error.h"
#include "fetch_status.h"
#include "nurl_writer.h"

enum {
    OP_ERROR = 5,
    PACKET = 64 /* bytes; a longer one is not sent */
};

int tftp_error_status(uint16_t code)
{
    switch (code) {
    case TFTP_NOT_FOUND:
        return FETCH_ERR_NOT_FOUND;
    case TFTP_ACCESS:
    case TFTP_NO_USER:
        return FETCH_ERR_DENIED;
    default:
        return FETCH_ERR_SERVER;
    }
}

int tftp_error_code(int status, int agreed)
{
    switch (status) {
    case FETCH_ERR_NOT_FOUND:
    case FETCH_ERR_DENIED:
    case FETCH_ERR_SERVER:
        return -1;
    case FETCH_ERR_SIZE:
        return TFTP_FULL;
    case FETCH_ERR_PROTOCOL:
        return agreed ? TFTP_ILLEGAL : TFTP_OPTION;
    default:
        return TFTP_UNDEFINED;
    }
}

void tftp_error_send(int socket, const struct net_address *to, int code,
                     const char *text)
{
    const char head[] = { 0, OP_ERROR, 0, (char)code };
    char packet[PACKET];
    struct nurl_writer out;
    size_t length = 0;

    while (text[length] != '\0') {
        length++;
    }
    nurl_writer_init(&out, packet, sizeof packet);
    nurl_write_text(&out, nurl_text(head, sizeof head));
    nurl_write_text(&out, nurl_text(text, length + 1));
    if (nurl_writer_status(&out) == NURL_OK) {
        (void)net_udp_send(socket, to, packet, out.len);
    }
}
