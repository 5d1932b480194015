/*
 * setting.c - a broker's address, as people type it
 *
 * A setting such as user:password@host:port is no URL: it has no scheme. It is
 * read as the authority that it is, and a port that is missing is the device's
 * own affair. An interface may follow an address behind a "%".
 */
#include "show.h"

#define MQTT_PORT 1883

static int connect_to(struct nurl_str text)
{
    struct nurl url;
    struct nurl_endpoint broker;
    enum nurl_status status = nurl_parse_authority(&url, text.ptr, text.len);

    if (status < 0) {
        return show_fault(text, url.stop, status);
    }
    status = nurl_endpoint_parse(&broker, &url);
    if (status == NURL_ERR_PORT_MISSING) {
        broker.port = MQTT_PORT;
    } else if (status < 0) {
        return show_fault(text, broker.stop, status);
    }
    show_server(&url, &broker);
    show("zone", nurl_part(&url, broker.zone));
    show("user", nurl_part(&url, url.user));
    return 0;
}

int main(void)
{
    connect_to(NURL_STR("192.168.1.5:1884"));
    connect_to(NURL_STR("joe:secret@broker.example"));
    connect_to(NURL_STR("[fe80::1%eth0]"));
    connect_to(NURL_STR("broker.example:18a3"));
    connect_to(NURL_STR("joe:secret@10.1"));
    connect_to(NURL_STR("mqtt://broker.example"));
    connect_to(NURL_STR(""));
    return 0;
}
