/*
 * believed: one buffer is enough for the Location field and for the URL that it
 *     makes.
 * happens: the result would be written over the text that is read.
 * refused: OVERLAP
 */
#include "nurl.h"

#include <stdio.h>
#include <string.h>

int main(void)
{
    char url[64] = "/firmware.bin";
    struct nurl_writer out;
    struct nurl asked;
    enum nurl_status status = nurl_parse(&asked, "http://h/a", 10);

    nurl_writer_init(&out, url, sizeof url);
    nurl_redirect(&out, &asked, nurl_text(url, strlen(url)));
    if (status == NURL_OK) {
        status = nurl_writer_finish(&out);
    }
    puts(status < 0 ? nurl_status_name(status) : url);
    return status < 0;
}
