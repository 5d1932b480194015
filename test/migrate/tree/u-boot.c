/* U-Boot's parse_url, of which it has no test: what it returns, and the parts
 * of what it takes. */
#include "u-boot.h"

#include "counted.h"

static const struct row {
    char *text;
    const char *host; /* NULL: it must be refused */
    u16 port;
    const char *path;
    bool is_https;
} rows[] = {
    { "http://h.com/fw.bin", "h.com", 80, "/fw.bin", false },
    { "https://h.com/fw.bin", "h.com", 443, "/fw.bin", true },
    { "http://192.168.1.5:8080/a", "192.168.1.5", 8080, "/a", false },
    { "https://h.com:65535/", "h.com", 65535, "/", true },
    { "http://h.com/a?v=2", "h.com", 80, "/a?v=2", false },
    { "HTTP://h.com/a", "h.com", 80, "/a", false },
    { "HTTPS://h.com/a", "h.com", 443, "/a", true },
    { "http://h.com:/a", "h.com", 80, "/a", false },
    { "http://h.com", NULL, 0, NULL, false },
    { "http:///a", NULL, 0, NULL, false },
    { "http://u:p@h.com/a", NULL, 0, NULL, false },
    { "http://h.com/a#b", NULL, 0, NULL, false },
    { "http://h.com:65536/a", NULL, 0, NULL, false },
    { "http://h.com:0/a", NULL, 0, NULL, false },
    { "http://h.com:8x/a", NULL, 0, NULL, false },
    { "http://h.com/a%zz", NULL, 0, NULL, false },
    { "http://[zz]/a", NULL, 0, NULL, false },
    { "ftp://h.com/a", NULL, 0, NULL, false },
};

static bool good(const struct row *row)
{
    char host[254];
    u16 port;
    char *path;
    bool is_https;
    int ret = parse_url(row->text, host, &port, &path, &is_https);

    if (row->host == NULL) {
        return ret < 0;
    }
    return ret == 0 && strcmp(host, row->host) == 0 && port == row->port &&
           strcmp(path, row->path) == 0 && is_https == row->is_https;
}

void run_asserts(void)
{
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        check(good(&rows[i]), rows[i].text);
    }
}
