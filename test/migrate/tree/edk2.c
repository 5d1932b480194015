/* EDK2's DxeHttpLib, which has no test: host, addresses, port and path of URLs,
 * each in a block of exactly its length. */
#include "edk2.h"
#include "counted.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

static const struct row {
    const char *text;
    const char *host; /* NULL: there is none */
    int family;       /* of an address, else 0 */
    long port;        /* -1: none is written, -2: invalid */
    const char *path;
} rows[] = {
    { "http://h.com/a", "h.com", 0, -1, "/a" },
    { "http://h.com", "h.com", 0, -1, NULL },
    { "https://h.com:8443/a?b#c", "h.com", 0, 8443, "/a" },
    { "http://192.0.2.1/a", "192.0.2.1", AF_INET, -1, "/a" },
    { "http://[2001:db8::1]:80/a", "[2001:db8::1]", AF_INET6, 80, "/a" },
    { "http://u:p@h.com:65535/a%20b", "h.com", 0, 65535, "/a b" },
    { "http://h.com:/a", "h.com", 0, -1, "/a" },
    { "http://h.com:0/", "h.com", 0, 0, "/" },
    { "http://h.com:65536/", "h.com", 0, -2, "/" },
    { "http:///a", NULL, 0, -1, "/a" },
    { "/a?b", NULL, 0, -1, "/a" },
};

static const char *const refused[] = {
    "http://h.com/a b",  "http://h.com/a%zz", "http://h.com:8x/",
    "http://[zz]/",      "http://[::1/",      "1http://h.com/",
    "http://[::1]x:80/", "http://h.com/<a>",
};

static bool same(EFI_STATUS status, char *text, const char *wanted)
{
    bool good = wanted == NULL
                    ? status == EFI_NOT_FOUND
                    : status == EFI_SUCCESS && strcmp(text, wanted) == 0;

    if (status == EFI_SUCCESS) {
        free(text);
    }
    return good;
}

/* The address is what inet_pton makes of the host without brackets. */
static bool same_address(char *url, void *parser, const struct row *row)
{
    char text[64] = "";
    uint8_t wanted[16];
    EFI_IPv4_ADDRESS ip4;
    EFI_IPv6_ADDRESS ip6;
    EFI_STATUS is_ip4 = HttpUrlGetIp4(url, parser, &ip4);
    EFI_STATUS is_ip6 = HttpUrlGetIp6(url, parser, &ip6);

    if ((is_ip4 == EFI_SUCCESS) != (row->family == AF_INET) ||
        (is_ip6 == EFI_SUCCESS) != (row->family == AF_INET6)) {
        return false;
    }
    if (row->family == 0) {
        return true;
    }
    sscanf(row->host, row->family == AF_INET ? "%63s" : "[%63[^]]", text);
    return inet_pton(row->family, text, wanted) == 1 &&
           (row->family == AF_INET ? memcmp(wanted, &ip4, 4)
                                   : memcmp(wanted, &ip6, 16)) == 0;
}

static bool same_port(char *url, void *parser, long wanted)
{
    UINT16 port;
    EFI_STATUS status = HttpUrlGetPort(url, parser, &port);

    if (wanted < 0) {
        return status == (wanted == -1 ? EFI_NOT_FOUND : EFI_INVALID_PARAMETER);
    }
    return status == EFI_SUCCESS && port == wanted;
}

static bool good(char *url, void *parser, const struct row *row)
{
    char *host = NULL;
    char *path = NULL;
    EFI_STATUS of_host = HttpUrlGetHostName(url, parser, &host);
    EFI_STATUS of_path = HttpUrlGetPath(url, parser, &path);
    bool same_texts =
        same(of_host, host, row->host) & same(of_path, path, row->path);

    return same_texts && same_address(url, parser, row) &&
           same_port(url, parser, row->port);
}

/* row NULL: the text must be refused */
static bool ask(const char *text, const struct row *row)
{
    size_t length = strlen(text);
    char *url = memcpy(malloc(length), text, length);
    void *parser = NULL;
    bool is_good = row == NULL;

    if (HttpParseUrl(url, (UINT32)length, FALSE, &parser) == EFI_SUCCESS) {
        is_good = row != NULL && good(url, parser, row);
        HttpUrlFreeParser(parser);
    }
    free(url);
    return is_good;
}

void run_asserts(void)
{
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        check(ask(rows[i].text, &rows[i]), rows[i].text);
    }
    for (i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        check(ask(refused[i], NULL), refused[i]);
    }
}
