/* telnet URLs: a login, and nothing else. */
#include "nurl_telnet.h"

#include "rows.h"
#include "unity.h"

void test_a_telnet_url_has_a_login_and_nothing_else(void)
{
    static const struct view_row rows[] = {
        /* A slash can follow the login. */
        { "telnet://h", "nothing", NULL },
        { "telnet://[::1]", "nothing", NULL },
        { "telnet://h/#x", "nothing", NULL },
        /* Nothing follows the slash. */
        { "telnet://h/x", "PATH_FORBIDDEN@11", NULL },
        { "telnet://h/?x", "PATH_FORBIDDEN@11", NULL },
        { "telnet://h?x", "HOST_CHAR@10", NULL },
        /* Another scheme or a missing authority is refused. */
        { "telnets://h", "SCHEME@0", NULL },
        { "//h", "SCHEME@0", NULL },
        { "telnet:", "SLASHES@7", NULL },
    };

    VIEW_CHECK(NURL_SCHEME_TELNET, rows);
}
