/*
 * nurl_status.c - the reason of a fault in words
 */
#include "nurl_status.h"

#include <stddef.h>

/*
 * One text after the other, in the order of the codes and with a NUL behind
 * each: without a table of pointers there is nothing to relocate.
 */
static const char texts[] =
    "no fault\0"
    "there is no text\0"
    "more than 65,535 octets\0"
    "this octet cannot stand in a scheme\0"
    "the scheme is missing\0"
    "a scheme begins with a letter\0"
    "two hex digits must follow the percent sign\0"
    "a control octet cannot stand in a URL\0"
    "an octet above 7F cannot stand in a URL\0"
    "this octet is unsafe and must be escaped\0"
    "a fragment cannot stand here\0"
    "two slashes must follow the colon\0"
    "this scheme has no user info\0"
    "this octet cannot stand in the user info\0"
    "the host is empty\0"
    "this octet cannot stand in a host\0"
    "a label of the host is empty or has a hyphen at its edge\0"
    "the last label of a host begins with a letter\0"
    "the host or a label of it is too long\0"
    "a number of the address is above 255\0"
    "no good address stands between the brackets\0"
    "this scheme has no port\0"
    "the port is empty\0"
    "a port has digits only\0"
    "the port is above 65535\0"
    "a slash must follow\0"
    "nothing can follow the slash\0"
    "this octet cannot stand here\0"
    "the type is one letter of a, i, d at the end\0"
    "the gopher type is a control octet\0"
    "a selector cannot hold a line end\0"
    "this is no name of a news group\0"
    "this is no name of an article\0"
    "an article number has digits only\0"
    "a document path must follow the type\0"
    "a field needs an equals sign\0"
    "the mail address is empty\0"
    "this is another scheme\0"
    "the octet is not let through\0"
    "the room is full\0"
    "the file name is empty\0"
    "this is no parsed URL\0"
    "the host ends in a number\0"
    "no port is known\0"
    "the option is longer than 255 octets\0";

static const char names[] = "OK\0EMPTY\0TOO_LONG\0SCHEME_CHAR\0"
                            "SCHEME_MISSING\0SCHEME_FIRST\0PCT\0CTRL\0"
                            "8BIT\0UNSAFE\0FRAGMENT\0SLASHES\0"
                            "USERINFO\0USERINFO_CHAR\0HOST_EMPTY\0HOST_CHAR\0"
                            "HOST_LABEL\0HOST_TOPLABEL\0HOST_LEN\0IPV4_RANGE\0"
                            "IP_LITERAL\0PORT\0PORT_EMPTY\0PORT_CHAR\0"
                            "PORT_RANGE\0PATH_REQUIRED\0PATH_FORBIDDEN\0CHAR\0"
                            "TYPECODE\0GTYPE\0SELECTOR\0GROUP\0"
                            "ARTICLE\0ARTNUM\0WAIS_FORM\0FIELD\0"
                            "ADDR_EMPTY\0SCHEME\0DEC_FORBIDDEN\0BUF\0"
                            "NAME_EMPTY\0UNPARSED\0HOST_NUMERIC\0PORT_MISSING\0"
                            "OPTION_LEN\0";

/* The n-th of the texts, n counted down from 0 as the codes are. */
static const char *nth(const char *text, int status)
{
    int n = status;

    if (n > 0 || n < NURL_ERR_OPTION_LEN) {
        return NULL;
    }
    while (n < 0) {
        if (*text == '\0') {
            n++;
        }
        text++;
    }
    return text;
}

const char *nurl_status_text(int status)
{
    const char *text = nth(texts, status);

    return text ? text : "unknown status";
}

const char *nurl_status_name(int status)
{
    const char *name = nth(names, status);

    return name ? name : "UNKNOWN";
}
