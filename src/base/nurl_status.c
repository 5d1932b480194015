/* SPDX-License-Identifier: MIT */
/*
 * nurl_status.c - the reason of an error in words
 */
#include "nurl_status.h"

#include <stddef.h>

/*
 * One text after the other in the order of the codes, each with a NUL. There is
 * no table of pointers, so nothing has to be relocated.
 */
static const char status_texts[] =
    "no error\0"
    "there is no text\0"
    "the text is too long\0"
    "this byte cannot stand in a scheme\0"
    "a URL begins with a scheme, such as http://\0"
    "a scheme must begin with a letter\0"
    "two hex digits must follow the percent sign\0"
    "this is a control byte\0"
    "this byte is above 7F\0"
    "this byte must be escaped\0"
    "a fragment cannot stand here\0"
    "write scheme://, such as http://\0"
    "user info cannot stand here\0"
    "this byte cannot stand in user info\0"
    "the host is empty\0"
    "this byte cannot stand in a host\0"
    "the label is empty or has a hyphen at its edge\0"
    "the last label must begin with a letter\0"
    "the label or host is too long\0"
    "the number is above 255\0"
    "no address stands in the brackets\0"
    "this scheme has no port\0"
    "the port is empty\0"
    "a port must have digits only\0"
    "the port is out of range\0"
    "a slash must follow\0"
    "no path can stand here\0"
    "this byte cannot stand here\0"
    "this is no type or mode\0"
    "the type is a control byte\0"
    "a selector must have no line end\0"
    "this is no news group\0"
    "this is no article\0"
    "an article number must have digits only\0"
    "a document path must follow\0"
    "the field has no \"=\"\0"
    "the address is empty\0"
    "this is another scheme\0"
    "this byte is not allowed here\0"
    "the buffer is too small\0"
    "the name is empty\0"
    "the struct holds no such URL\0"
    "the host ends in a number\0"
    "no port is known\0"
    "the option is too long\0"
    "no host: write scheme://host, such as "
    "http://h.com\0"
    "this is no CBOR item for this place\0"
    "put an IPv6 address in brackets, such as [::1]\0"
    "not an IP address\0"
    "input and output overlap\0"
    "the call is wrong: an option, a delimiter or a method";

static const char status_names[] =
    "OK\0EMPTY\0TOO_LONG\0SCHEME_CHAR\0"
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
    "OPTION_LEN\0HOST_MISSING\0CBOR\0BRACKETS\0"
    "ADDRESS\0OVERLAP\0ARGUMENT";

/*
 * The text of this code, or NULL. Codes count down from EMPTY, after OK; how
 * many there are, the texts tell. BOUNDS: `end` is after the NUL of the last
 * text. The difference is not negative, and fits an int of 16 bits, too.
 */
static const char *nth(const char *text, const char *end, int status)
{
    int n = 0;

    if (status != NURL_OK) {
        if (status > NURL_ERR_EMPTY) {
            return NULL;
        }
        n = NURL_ERR_EMPTY - status + 1;
    }
    while (n > 0 && text < end) {
        if (*text == '\0') {
            n--;
        }
        text++;
    }
    return text < end ? text : NULL;
}

const char *nurl_status_text(int status)
{
    const char *end = status_texts + sizeof status_texts;
    const char *text = nth(status_texts, end, status);

    return text ? text : "unknown status";
}

const char *nurl_status_name(int status)
{
    const char *end = status_names + sizeof status_names;
    const char *name = nth(status_names, end, status);

    return name ? name : "UNKNOWN";
}
