/* Paths of URLs, in their CRI references in hex. Rows of test/vectors are
 * not repeated. */
#include "scheme/nurl_cri_write_path.h"

#include "cri.h"
#include "nurl_parse.h"
#include "rows.h"
#include "unity.h"

static const struct url_subject cri = { nurl_parse, cri_of_url };

void test_a_path_has_no_dots(void)
{
    static const struct row rows[] = {
        { "x:/", "836178f68160" },
        { "x:a", "836178f5816161" },
        { "x:/a/..", "836178f68160" },
        { "x:a/../", "836178f68160" },
        { "x:b/a/..", "836178f582616260" },
        { "x://h/..//a", "8361788161688260"
                         "6161" },
        { "x://h/%2E./a/%2e%2e", "836178816168"
                                 "8160" },
        { "x:..", "816178" },
        { "x:%2E%2e?", "846178f6808160" },
        { "/..//", "CHAR@0" },
        { "x:a/..//", "CHAR@2" },
        { "/..", "82f58160" },
        { "a/../..//", "8202826060" },
        { "..//..", "82028160" },
        { "...", "8201816"
                 "32e2e2e" },
        { "%2B/../a", "8201816161" },
        { "a/%2B/%2C", "DEC_FORBIDDEN@2" },
        { "%2B/%2C/..", "DEC_FORBIDDEN@0" },
    };

    URL_ROWS(cri, rows);
}
