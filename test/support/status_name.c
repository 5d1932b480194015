/*
 * status_name.c - the names of the codes, as the vector protocol has them
 */
#include "status_name.h"

/* In the order of enum nurl_status, from OK down. */
static const char *const names[] = {
    "OK",          "EMPTY",          "TOO_LONG",
    "SCHEME_CHAR", "SCHEME_MISSING", "SCHEME_FIRST",
    "PCT",         "CTRL",           "8BIT",
    "UNSAFE",      "FRAGMENT",       "SLASHES",
    "USERINFO",    "USERINFO_CHAR",  "HOST_EMPTY",
    "HOST_CHAR",   "HOST_LABEL",     "HOST_TOPLABEL",
    "HOST_LEN",    "IPV4_RANGE",     "IP_LITERAL",
    "PORT",        "PORT_EMPTY",     "PORT_CHAR",
    "PORT_RANGE",  "PATH_REQUIRED",  "PATH_FORBIDDEN",
    "CHAR",        "TYPECODE",       "GTYPE",
    "SELECTOR",    "GROUP",          "ARTICLE",
    "ARTNUM",      "WAIS_FORM",      "FIELD",
    "ADDR_EMPTY",  "SCHEME",         "DEC_FORBIDDEN",
    "BUF",         "NAME_EMPTY",     "UNPARSED"
};

const char *status_name(enum nurl_status status)
{
    if (status > NURL_OK || status < NURL_UNPARSED) {
        return "?";
    }
    return names[-(int)status];
}
