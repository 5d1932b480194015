/*
 * gopher_client - sends what nurl_write_gopher_request puts to a real server
 *
 *     gopher_client [--ask] URL
 *
 * What comes goes to standard output. --ask allows ask data to any port. Its
 * status: net.h.
 */
#include "net.h"
#include "nurl_gopher.h"
#include "nurl_parse.h"

#include <string.h>

int main(int argc, char **argv)
{
    int ask = argc > 2 && strcmp(argv[1], "--ask") == 0;
    static char room[1024];
    struct nurl_writer out;
    struct nurl_str request;
    struct nurl url;
    struct net net;
    enum nurl_status status;

    if (argc != 2 + ask) {
        net_broken("usage: gopher_client [--ask] URL");
    }
    status = nurl_parse_1738(&url, argv[1 + ask], strlen(argv[1 + ask]));
    if (status != NURL_OK) {
        net_refused(status, url.stop);
    }
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_gopher_request(&out, &url, ask ? NURL_GOPHER_ASK_ANY_PORT : 0);
    status = nurl_writer_status(&out);
    if (status != NURL_OK) {
        net_refused(status, out.stop);
    }
    request = nurl_text(out.ptr, out.len);
    net_open(&net, &url);
    net_send(&net, request);
    net_copy(&net);
    net_close(&net);
    return 0;
}
