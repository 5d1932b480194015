/*
 * tftp_boot.c - a read request, built from a URL
 *
 * A bootloader gets the URL of its image from a setting or from DHCP and asks
 * the server for the file (RFC 1350 section 5):
 *
 *     request = 00 01 file 00 mode 00
 */
#include "show.h"

static void write_request(struct nurl_writer *out, const struct nurl *url,
                          const struct nurl_tftp *tftp)
{
    nurl_write_text(out, NURL_STR("\0\1"));
    nurl_decode(out, nurl_part(url, tftp->file), NURL_POLICY_TEXT);
    nurl_write_text(out, tftp->mode == NURL_TFTP_NETASCII
                             ? NURL_STR("\0netascii\0")
                             : NURL_STR("\0octet\0"));
}

static int boot(struct nurl_str text)
{
    struct nurl url;
    struct nurl_endpoint server;
    struct nurl_tftp tftp;
    struct nurl_writer out;
    char packet[40];
    enum nurl_status status = nurl_parse(&url, text.ptr, text.len);

    if (status < 0) {
        return show_fault(text, url.stop, status);
    }
    status = nurl_endpoint_parse(&server, &url);
    if (status < 0) {
        return show_fault(text, server.stop, status);
    }
    status = nurl_tftp_parse(&tftp, &url);
    if (status < 0) {
        return show_fault(text, tftp.stop, status);
    }
    nurl_writer_init(&out, packet, sizeof packet);
    write_request(&out, &url, &tftp);
    status = nurl_writer_status(&out);
    if (status < 0) {
        return show_fault(text, tftp.file.off, status);
    }
    show("URL", text);
    show_server(&url, &server);
    show_octets("send", packet, out.len);
    return 0;
}

/* With a URL it takes that one. */
int main(int argc, char **argv)
{
    if (argc > 1) {
        return boot(text_of(argv[1]));
    }
    boot(NURL_STR("tftp://10.0.0.2/boot/uImage"));
    boot(NURL_STR("tftp://boot.example:6969/my%20image;1.bin;mode=octet"));
    boot(NURL_STR("tftp://10.0.0.2//srv/motd;mode=netascii"));
    boot(NURL_STR("tftp://10.0.0.2/a%00b"));
    boot(NURL_STR("tftp://10.0.0.2/a;mode=mail"));
    boot(NURL_STR("tftp://10.0.0.2/boot/an-image-with-a-rather-long-name"));
    boot(NURL_STR("tftp://10.0.0.2/"));
    boot(NURL_STR("tftp://10.0.0.2/fw%2"));
    boot(NURL_STR("tftp:///fw"));
    boot(NURL_STR("http://10.0.0.2/boot/uImage"));
    return 0;
}
