/*
 * nurl_port.c - the number of a port
 */
#include "base/nurl_scan.h"
#include "host/nurl_usual.h"
#include "nurl_host.h"

/* The usual ports that RFC 1738 does not know, with their sources. */
static const char names[] = "https\0ws\0wss\0coap\0coaps\0mqtt\0mqtts\0"
                            "tftp\0rtsp\0";

static const uint16_t ports[] = {
    0,    /* any other */
    443,  /* https: RFC 9110 4.2.2 */
    80,   /* ws: RFC 6455 3 */
    443,  /* wss: RFC 6455 3 */
    5683, /* coap: RFC 7252 6.1 */
    5684, /* coaps: RFC 7252 6.2 */
    1883, /* mqtt: IANA service name mqtt */
    8883, /* mqtts: IANA service name secure-mqtt */
    69,   /* tftp: RFC 1350 */
    554,  /* rtsp: RFC 7826 4.2 */
};

int32_t nurl_default_port(struct nurl_str scheme)
{
    unsigned which = nurl_usual_scheme(scheme);

    if (which != 0 || scheme.len == 0) {
        return nurl_usual_ports[which];
    }
    return ports[nurl_scan_name(scheme.ptr, scheme.ptr + scheme.len, names)];
}

int32_t nurl_port(const struct nurl *url)
{
    struct nurl_str scheme = nurl_part(url, url->scheme);
    const char *at = url->text + url->port.off;
    uint32_t number;

    if (url->profile == NURL_PROFILE_NONE) {
        return NURL_ERR_UNPARSED;
    }
    if (url->port.len > 0) {
        number = nurl_scan_number(&at, at + url->port.len);
        return number > 65535 ? NURL_ERR_PORT_RANGE : (int32_t)number;
    }
    if (url->profile == NURL_PROFILE_1738) {
        return nurl_usual_ports[nurl_usual_scheme(scheme)];
    }
    return nurl_default_port(scheme);
}
