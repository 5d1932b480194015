/*
 * believed: what was written can be sent, without a look at the status.
 * happens: the buffer was too small. Its bytes are sent, and no others.
 * named: nurl_writer.h: After an error `len` bytes are in the buffer, never
 *     more than `size`.
 * prints: temperature=21.5
 */
#include "nurl.h"

#include <stdio.h>

int main(void)
{
    struct {
        char text[16];
        char key[16];
    } device = { "", "the secret key" };
    struct nurl_writer out;

    nurl_writer_init(&out, device.text, sizeof device.text);
    nurl_write_text(&out, NURL_STR("temperature=21.5"));
    nurl_write_text(&out, NURL_STR("&humidity=40"));
    fwrite(out.ptr, 1, out.len, stdout);
    return 0;
}
