/*
 * nurl_scheme_name.c - the names of the schemes, as data
 */
#include "base/nurl_scheme_name.h"
#include "base/nurl_name.h"

/* What came after RFC 1738, in the order of enum nurl_scheme. */
#define NAMES(X)                                                               \
    X("\5https")                                                               \
    X("\2ws")                                                                  \
    X("\3wss")                                                                 \
    X("\4coap")                                                                \
    X("\5coaps")                                                               \
    X("\4mqtt")                                                                \
    X("\5mqtts")                                                               \
    X("\4tftp")                                                                \
    X("\4rtsp")                                                                \
    X("\10coap+tcp")                                                           \
    X("\11coaps+tcp")                                                          \
    X("\7coap+ws")                                                             \
    X("\10coaps+ws")

/* Does not compile unless there are as many names as later schemes. */
#define ONE(name) +1
typedef char
    each_has_a_name[NURL_SCHEME_LAST_1738 NAMES(ONE) == NURL_SCHEME_LAST ? 1
                                                                         : -1];

enum nurl_scheme nurl_scheme_named_1738(struct nurl_str name)
{
    return (enum nurl_scheme)nurl_name_find(
        NURL_NAME_FTP NURL_NAME_HTTP NURL_NAME_GOPHER NURL_NAME_MAILTO
            NURL_NAME_NEWS NURL_NAME_NNTP NURL_NAME_TELNET NURL_NAME_WAIS
                NURL_NAME_FILE NURL_NAME_PROSPERO,
        name);
}

#define TEXT(name) name

/* The later ones first: most URLs are https today. */
enum nurl_scheme nurl_scheme_named(struct nurl_str name)
{
    unsigned later = nurl_name_find(NAMES(TEXT), name);

    return later > 0 ? (enum nurl_scheme)(NURL_SCHEME_LAST_1738 + later)
                     : nurl_scheme_named_1738(name);
}
