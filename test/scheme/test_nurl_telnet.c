/* telnet URLs: a login, and nothing else. */
#include "nurl_telnet.h"

#include "nurl_parse.h"
#include "render.h"
#include "unity.h"
#include "view_rows.h"
#include "views.h"
#include "well_formed.h"

static enum nurl_status run(struct nurl_any *any, const struct nurl *url)
{
    return nurl_telnet_parse(&any->as.telnet, url);
}

static const struct view_subject telnet = { NURL_SCHEME_TELNET, run };

void test_a_slash_may_follow_the_login(void)
{
    static const struct view_row rows[] = {
        { "telnet://h", "nothing", NULL },
        { "telnet://h/", "nothing", NULL },
        { "TELNET://u:p@h:23/", "nothing", NULL },
        { "telnet://[::1]", "nothing", NULL },
        { "telnet://h/#x", "nothing", NULL },
    };

    VIEW_CHECK(telnet, rows);
}

void test_nothing_follows_the_slash(void)
{
    static const struct view_row rows[] = {
        { "telnet://h/x", "PATH_FORBIDDEN@11", NULL },
        { "telnet://h//", "PATH_FORBIDDEN@11", NULL },
        { "telnet://h/;type=a", "PATH_FORBIDDEN@11", NULL },
        { "telnet://h/?x", "PATH_FORBIDDEN@11", NULL },
        { "telnet://h/?", "PATH_FORBIDDEN@11", NULL },
        { "telnet://h?x", "HOST_CHAR@10", NULL },
        { "telnet://h?", "HOST_CHAR@10", NULL },
    };

    VIEW_CHECK(telnet, rows);
}

void test_another_scheme_or_a_missing_authority_is_refused(void)
{
    static const struct view_row rows[] = {
        { "telnets://h", "SCHEME@0", NULL }, { "ftp://h", "SCHEME@0", NULL },
        { "//h", "SCHEME@0", NULL },         { "telnet:", "SLASHES@7", NULL },
        { "telnet:h", "SLASHES@7", NULL },   { "telnet:/h", "SLASHES@8", NULL },
    };

    VIEW_CHECK(telnet, rows);
}

void test_a_struct_without_a_parsed_url_is_refused(void)
{
    view_check_refused(&telnet);
}
