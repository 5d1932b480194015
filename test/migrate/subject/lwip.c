/*
 * What httpc_get_url of pack/migrate/lwip.patch asks of nanourl, for URLs of
 * any scheme that a request can be sent for.
 */
#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_writer.h"

int subject(const char *text, size_t length);

int subject(const char *text, size_t length)
{
    static struct nurl url;
    static struct nurl_endpoint endpoint;
    static struct nurl_writer out;
    static char room[3072];

    if (nurl_parse_zone(&url, text, length) != NURL_OK ||
        nurl_endpoint_parse(&endpoint, &url) != NURL_OK) {
        return -1;
    }
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_host(&out, &url);
    nurl_write_host_field(&out, &url);
    nurl_write_target(&out, &url, NURL_TARGET_ORIGIN);
    return nurl_writer_finish(&out);
}
