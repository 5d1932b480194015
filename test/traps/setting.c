/*
 * believed: a password with a "#" and a bare IPv6 address are settings.
 * happens: the "#" would begin a fragment and leave user1 as the host; the last
 *     group would be the port.
 * refused: FRAGMENT BRACKETS BRACKETS
 */
#include "nurl.h"

#include <stdio.h>
#include <string.h>

int main(void)
{
    static const char *const settings[] = {
        "http://user1:938#secret!@ntrip.example:2101/M", "2001:db8::1",
        "fe80::1%eth0"
    };
    struct nurl url;
    int refused = 0;
    size_t i;

    for (i = 0; i < 3; i++) {
        enum nurl_status status =
            nurl_parse_setting(&url, settings[i], strlen(settings[i]));

        printf("%s ", status < 0 ? nurl_status_name(status) : settings[i]);
        refused += status < 0;
    }
    return refused == 3;
}
