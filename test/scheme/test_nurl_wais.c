/* wais URLs, each line a text and its database, search, or document. */
#include "nurl_wais.h"

#include "nurl_parse.h"
#include "render.h"
#include "unity.h"
#include "view_rows.h"
#include "views.h"
#include "well_formed.h"

static enum nurl_status run(struct nurl_any *any, const struct nurl *url)
{
    return nurl_wais_parse(&any->as.wais, url);
}

static const struct view_subject wais = { NURL_SCHEME_WAIS, run };

void test_it_names_a_database_a_search_or_a_document(void)
{
    static const struct view_row rows[] = {
        { "wais://h/db", "database=db", NULL },
        { "WAIS://h:210/db?search+terms", "database=db search=search+terms",
          NULL },
        { "wais://h/db/TEXT/42", "database=db type=TEXT path=42", NULL },
        { "wais://h/db/T/1%3Dh%3B2", "database=db type=T path=1%3Dh%3B2",
          NULL },
        { "wais://h/db?a;b:c@d&e=f", "database=db search=a;b:c@d&e=f", NULL },
        { "wais://h/db#x", "database=db", NULL },
    };

    VIEW_CHECK(wais, rows);
}

void test_absent_and_empty_differ_in_each_part(void)
{
    static const struct view_row rows[] = {
        { "wais://h/", "database=", NULL },
        { "wais://h/?", "database= search=", NULL },
        { "wais://h/?q", "database= search=q", NULL },
        { "wais://h/db?", "database=db search=", NULL },
        { "wais://h///", "database= type= path=", NULL },
        { "wais://h//t/p", "database= type=t path=p", NULL },
    };

    VIEW_CHECK(wais, rows);
}

void test_a_slash_and_both_parts_of_a_document_must_be_there(void)
{
    static const struct view_row rows[] = {
        { "wais://h", "PATH_REQUIRED@8", NULL },
        { "wais://h:210#x", "PATH_REQUIRED@12", NULL },
        { "wais://h?x", "HOST_CHAR@8", NULL },
        { "wais://h/db/", "WAIS_FORM@12", NULL },
        { "wais://h/db/t", "WAIS_FORM@13", NULL },
        { "wais://h//", "WAIS_FORM@10", NULL },
    };

    VIEW_CHECK(wais, rows);
}

void test_strict_parts_hold_no_reserved_octet_and_others_do(void)
{
    static const struct view_row rows[] = {
        { "wais://h/d;b", "database=d;b", "CHAR@10" },
        { "wais://h/@x", "database=@x", "CHAR@9" },
        { "wais://h/d:b?q", "database=d:b search=q", "CHAR@10" },
        { "wais://h/db/t=x/p", "database=db type=t=x path=p", "CHAR@13" },
        { "wais://h/db/t?x/p", "database=db type=t?x path=p", "CHAR@13" },
        { "wais://h/db/t/p/q", "database=db type=t path=p/q", "CHAR@15" },
        { "wais://h/db/t/p?q", "database=db type=t path=p?q", "CHAR@15" },
        { "wais://h/db/t/p&q", "database=db type=t path=p&q", "CHAR@15" },
        { "wais://h/db/t/p@q", "database=db type=t path=p@q", "CHAR@15" },
    };

    VIEW_CHECK(wais, rows);
}

void test_an_octet_of_the_type_is_judged_before_what_is_missing(void)
{
    static const struct view_row rows[] = {
        { "wais://h/db/t=x", "WAIS_FORM@15", "CHAR@13" },
        { "wais://h/db/?q", "WAIS_FORM@14", "CHAR@12" },
    };

    VIEW_CHECK(wais, rows);
}

void test_a_strict_search_holds_no_slash_and_no_question_mark(void)
{
    static const struct view_row rows[] = {
        { "wais://h/db?a/b", "database=db search=a/b", "CHAR@13" },
        { "wais://h/db?a?b", "database=db search=a?b", "CHAR@13" },
        { "wais://h/db??", "database=db search=?", "CHAR@12" },
    };

    VIEW_CHECK(wais, rows);
}

void test_another_scheme_or_a_missing_authority_is_refused(void)
{
    static const struct view_row rows[] = {
        { "waisx://h/db", "SCHEME@0", NULL },
        { "z39.50://h/db", "SCHEME@0", NULL },
        { "wais:db", "SLASHES@5", NULL },
        { "wais:/db", "SLASHES@6", NULL },
    };

    VIEW_CHECK(wais, rows);
}

void test_a_struct_without_a_parsed_url_is_refused(void)
{
    view_check_refused(&wais);
}
