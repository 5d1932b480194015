/* http URLs, each line a text and its path and search. */
#include "nurl_http.h"

#include "nurl_parse.h"
#include "render.h"
#include "unity.h"
#include "view_rows.h"
#include "views.h"
#include "well_formed.h"

static enum nurl_status run(struct nurl_any *any, const struct nurl *url)
{
    return nurl_http_parse(&any->as.http, url);
}

static const struct view_subject http = { NURL_SCHEME_HTTP, run };

void test_the_first_question_mark_begins_the_search(void)
{
    static const struct view_row rows[] = {
        { "http://h/a", "path=/a", NULL },
        { "http://h/a?b", "path=/a search=b", NULL },
        { "HTTP://h:8080/a/b/?c=d&e", "path=/a/b/ search=c=d&e", NULL },
        { "http://h/a%3Fb?c%2Fd", "path=/a%3Fb search=c%2Fd", NULL },
        { "http://h/;:@&=?;:@&=", "path=/;:@&= search=;:@&=", NULL },
        { "http://h/a#?b", "path=/a", NULL },
        { "http://u:p@h/a~b?c~d#e", "path=/a~b search=c~d", "CHAR@14" },
    };

    VIEW_CHECK(http, rows);
}

void test_absent_and_empty_differ_in_each_part(void)
{
    static const struct view_row rows[] = {
        { "http://h", "nothing", NULL },
        { "http://h#", "nothing", NULL },
        { "http://h/", "path=/", NULL },
        { "http://h/?", "path=/ search=", NULL },
        { "http://h/a?", "path=/a search=", NULL },
        { "http://h/?b", "path=/ search=b", NULL },
        { "http://h//", "path=//", NULL },
    };

    VIEW_CHECK(http, rows);
}

/* A strict struct cannot have it: there the "?" is an octet of the host. */
void test_a_search_may_follow_the_host_at_once(void)
{
    static const struct view_row rows[] = {
        { "http://h?q", "search=q", NULL },
        { "http://h?", "search=", NULL },
        { "http://h:80?q#f", "search=q", NULL },
    };

    VIEW_CHECK(http, rows);
}

void test_a_strict_search_holds_no_slash_and_no_question_mark(void)
{
    static const struct view_row rows[] = {
        { "http://h/a?b/c", "path=/a search=b/c", "CHAR@12" },
        { "http://h/a?b?c", "path=/a search=b?c", "CHAR@12" },
        { "http://h/??", "path=/ search=?", "CHAR@10" },
        { "http://h/?/", "path=/ search=/", "CHAR@10" },
    };

    VIEW_CHECK(http, rows);
}

void test_another_scheme_or_none_is_refused(void)
{
    static const struct view_row rows[] = {
        { "https://h/a", "SCHEME@0", NULL },
        { "htt://h/a", "SCHEME@0", NULL },
        { "httpx://h/a", "SCHEME@0", NULL },
        { "//h/a?b", "SCHEME@0", NULL },
        { "", "SCHEME@0", NULL },
    };

    VIEW_CHECK(http, rows);
}

void test_an_authority_must_be_there(void)
{
    static const struct view_row rows[] = {
        { "http:", "SLASHES@5", NULL },
        { "http:a", "SLASHES@5", NULL },
        { "http:/a", "SLASHES@6", NULL },
        { "http:?q", "SLASHES@5", NULL },
    };

    VIEW_CHECK(http, rows);
}

void test_a_struct_without_a_parsed_url_is_refused(void)
{
    view_check_refused(&http);
}
