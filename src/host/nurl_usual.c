/*
 * nurl_usual.c - the schemes of RFC 1738 and their usual ports, as data
 */
#include "host/nurl_usual.h"
#include "base/nurl_scan.h"

const uint16_t nurl_usual_ports[NURL_USUAL_SCHEMES + 1] = {
    0,    /* any other */
    21,   /* ftp: RFC 1738 3.2 */
    80,   /* http: RFC 1738 3.3, RFC 9110 4.2.1 */
    70,   /* gopher: RFC 1738 3.4 */
    0,    /* mailto */
    0,    /* news */
    119,  /* nntp: RFC 1738 3.7 */
    23,   /* telnet: RFC 1738 3.8 */
    210,  /* wais: RFC 1738 3.9 */
    0,    /* file */
    1525, /* prospero: RFC 1738 3.11 */
};

unsigned nurl_usual_scheme(struct nurl_str scheme)
{
    if (scheme.len == 0) {
        return 0; /* it may be NULL */
    }
    return nurl_scan_name(scheme.ptr, scheme.ptr + scheme.len,
                          "ftp\0http\0gopher\0mailto\0news\0nntp\0"
                          "telnet\0wais\0file\0prospero\0");
}
