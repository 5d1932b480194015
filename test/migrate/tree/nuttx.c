/* netlib_parseurl of NuttX's apps, which have no test of it: what it returns,
 * and what it leaves in buffers of exact sizes. */
#include <errno.h>
#include <string.h>

#include "counted.h"
#include "netutils/netlib.h"

static const struct row {
    const char *text;
    int ret;
    const char *scheme;
    const char *host;
    uint16_t port;
    const char *path;
} rows[] = {
    { "http://h.com/a", 0, "http", "h.com", 0, "/a" },
    { "http://h.com", 0, "http", "h.com", 0, "/" },
    { "http://h.com:8080/a?b", 0, "http", "h.com", 8080, "/a?b" },
    { "tcp://192.168.1.5:65535", 0, "tcp", "192.168.1.5", 65535, "/" },
    { "HTTPS://h.com/a", 0, "https", "h.com", 0, "/a" },
    { "http://h.com?b", 0, "http", "h.com", 0, "/?b" },
    { "http://h.com/a#b", 0, "http", "h.com", 0, "/a" },
    { "http://h.com//a", 0, "http", "h.com", 0, "//a" },
    { "http://[2001:db8::1]:80/a", 0, "http", "2001:db8::1", 80, "/a" },
    { "http://h.com:/a", 0, "http", "h.com", 0, "/a" },
    { "http://h.com/abcdefghijklmnop", -E2BIG, "", "", 0, "" },
    { "http://abcdefghijkl.com/", -E2BIG, "", "", 0, "" },
    { "httphttphttp://h.com/", -E2BIG, "", "", 0, "" },
    { "http:/h.com/", -EINVAL, "", "", 0, "" },
    { "h.com/a", -EINVAL, "", "", 0, "" },
    { "http:///a", -EINVAL, "", "", 0, "" },
    { "http://u:p@h.com/", -EINVAL, "", "", 0, "" },
    { "http://h.com:65536/", -EINVAL, "", "", 0, "" },
    { "http://h.com:0/", -EINVAL, "", "", 0, "" },
    { "http://h.com:8x/", -EINVAL, "", "", 0, "" },
    { "http://h.com/a b", -EINVAL, "", "", 0, "" },
    { "http://[zz]/", -EINVAL, "", "", 0, "" },
};

static int good(const struct row *row)
{
    char scheme[8];
    char host[16];
    char path[12];
    struct url_s url;

    memset(&url, 0, sizeof url);
    url.scheme = scheme;
    url.schemelen = sizeof scheme;
    url.host = host;
    url.hostlen = sizeof host;
    url.path = path;
    url.pathlen = sizeof path;
    if (netlib_parseurl(row->text, &url) != row->ret) {
        return 0;
    }
    return row->ret != 0 ||
           (strcmp(scheme, row->scheme) == 0 && strcmp(host, row->host) == 0 &&
            url.port == row->port && strcmp(path, row->path) == 0);
}

void run_asserts(void)
{
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        check(good(&rows[i]), rows[i].text);
    }
}
