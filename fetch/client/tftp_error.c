/* SPDX-License-Identifier: MIT */
/*
 * tftp_error.c - ERROR packets, from the server and to it
 */
#include "client/tftp_error.h"
#include "nfetch_status.h"
#include "nurl_writer.h"

enum {
    OP_ERROR = 5,
    PACKET = 64 /* bytes; a longer one is not sent */
};

int nfetch_tftp_error_status(uint16_t code)
{
    switch (code) {
    case NFETCH_TFTP_NOT_FOUND:
        return NFETCH_ERR_NOT_FOUND;
    case NFETCH_TFTP_ACCESS:
    case NFETCH_TFTP_NO_USER:
        return NFETCH_ERR_DENIED;
    default:
        return NFETCH_ERR_SERVER;
    }
}

int nfetch_tftp_error_code(int status, int agreed)
{
    switch (status) {
    case NFETCH_ERR_NOT_FOUND:
    case NFETCH_ERR_DENIED:
    case NFETCH_ERR_SERVER:
        return -1;
    case NFETCH_ERR_SIZE:
        return NFETCH_TFTP_FULL;
    case NFETCH_ERR_PROTOCOL:
        return agreed ? NFETCH_TFTP_ILLEGAL : NFETCH_TFTP_OPTION;
    default:
        return NFETCH_TFTP_UNDEFINED;
    }
}

void nfetch_tftp_error_send(const struct nfetch_dialog *dialog,
                            const struct nfetch_net_address *to, int code,
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
        (void)nfetch_net_udp_send(dialog->fetch->net, dialog->socket, to,
                                  nurl_text(packet, out.len));
    }
}
