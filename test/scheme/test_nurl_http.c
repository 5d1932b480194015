/* http URLs, each line a text and its path and search. */
#include "nurl_http.h"

#include "rows.h"
#include "unity.h"

static const struct view_row path_search_rows[] = {
    /* The first question mark begins the search. */
    { "http://h/a%3Fb?c%2Fd", "path=/a%3Fb search=c%2Fd", NULL },
    { "http://h/a#?b", "path=/a", NULL },
    { "http://u:p@h/a~b?c~d#e", "path=/a~b search=c~d", "CHAR@14" },
    /* Absent and empty differ in each part. */
    { "http://h", "nothing", NULL },
    { "http://h/?", "path=/ search=", NULL },
    { "http://h//", "path=//", NULL },
    /* A search may follow the host at once. A strict struct cannot have it:
       there the "?" is a byte of the host. */
    { "http://h?", "search=", NULL },
    { "http://h:80?q#f", "search=q", NULL },
    /* A strict search holds no slash and no question mark. */
    { "http://h/a?b/c", "path=/a search=b/c", "CHAR@12" },
    { "http://h/??", "path=/ search=?", "CHAR@10" },
    { "http://h/?/", "path=/ search=/", "CHAR@10" },
    /* Another scheme or none is refused. */
    { "https://h/a", "SCHEME@0", NULL },
    { "httpx://h/a", "SCHEME@0", NULL },
    { "", "SCHEME@0", NULL },
    /* An authority must be there. */
    { "http:", "SLASHES@5", NULL },
    { "http:?q", "SLASHES@5", NULL },
};

void test_an_http_url_has_a_path_and_a_search(void)
{
    VIEW_CHECK(NURL_SCHEME_HTTP, path_search_rows);
}
