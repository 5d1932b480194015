/* What netlib_parseurl needs of NuttX, which has these names. */
#include <stdint.h>

#define FAR
#define OK 0

struct url_s {
    char *scheme;
    int schemelen;
    char *host;
    int hostlen;
    uint16_t port;
    char *path;
    int pathlen;
};

int netlib_parseurl(const char *str, struct url_s *url);
