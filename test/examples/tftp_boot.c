/*
 * tftp_boot.c - a read request, built from a URL
 *
 * A bootloader gets the URL of its image from a setting or from DHCP and asks
 * the server for the file (RFC 1350 section 5):
 *
 *     request = 00 01 file 00 "octet" 00
 *
 * The file is the URL's path without its first slash (RFC 3617). Each segment
 * is decoded for itself, so that an escape brings in no slash and no "..".
 * The ending ";mode=" of RFC 3617 is not looked for: the transfer is binary.
 */
#include "show.h"

static const struct nurl_str opcode = { "\0\1", 2 };
static const struct nurl_str mode = { "\0octet", 7 }; /* with its NUL */

/* Where the octet that a writer did not take stands in the URL. */
static size_t place(const struct nurl_writer *out, const struct nurl *url,
                    struct nurl_str segment)
{
    return (size_t)(segment.ptr - url->text) + out->stop;
}

/* The file's name. Returns the octet of the URL where the writer stopped. */
static size_t put_file(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_str slash = { NULL, 0 }; /* none before the first segment */
    struct nurl_str segment;
    struct nurl_str walk;

    walk = nurl_part(url, url->path);
    while (nurl_path_next(&walk, &segment)) {
        nurl_write_text(out, slash);
        nurl_decode(out, segment, NURL_POLICY_PATH);
        if (nurl_writer_status(out) < 0) {
            return place(out, url, segment);
        }
        slash = text_of("/");
    }
    return url->path.off;
}

/* Writes the request; `*stop` is the octet of the URL that is at fault. */
static enum nurl_status request(struct nurl_writer *out, struct nurl_str text,
                                size_t *stop)
{
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, text.ptr, text.len);

    *stop = url.stop;
    if (status < 0) {
        return status;
    }
    if (!nurl_scheme_is(&url, "tftp")) {
        *stop = 0;
        return NURL_ERR_SCHEME;
    }
    if (url.host.len == 0) {
        *stop = url.host.off;
        return NURL_ERR_HOST_EMPTY;
    }
    nurl_write_text(out, opcode);
    *stop = put_file(out, &url);
    if (out->len == opcode.len && nurl_writer_status(out) == NURL_OK) {
        return NURL_ERR_NAME_EMPTY;
    }
    nurl_write_text(out, mode);
    return nurl_writer_status(out);
}

static void try(struct nurl_str text)
{
    char packet[40];
    struct nurl_writer out;
    enum nurl_status status;
    size_t stop;

    nurl_writer_init(&out, packet, sizeof packet);
    status = request(&out, text, &stop);
    if (status < 0) {
        show_fault(text, stop, status);
        return;
    }
    show("URL", text);
    show_octets("request", packet, out.len);
}

int main(void)
{
    try(text_of("tftp://10.0.0.2/boot/uImage"));
    try(text_of("tftp://10.0.0.2/my%20image;1.bin"));
    try(text_of("tftp://10.0.0.2//srv/fw.hex"));
    try(text_of("tftp://10.0.0.2/a/%2E%2e/etc/passwd"));
    try(text_of("tftp://10.0.0.2/a%2Fb"));
    try(text_of("tftp://10.0.0.2/a%00b"));
    try(text_of("tftp://10.0.0.2/boot/an-image-with-a-rather-long-name"));
    try(text_of("tftp://10.0.0.2/"));
    try(text_of("tftp://10.0.0.2/fw%2"));
    try(text_of("tftp:///fw"));
    try(text_of("http://10.0.0.2/boot/uImage"));
    return 0;
}
