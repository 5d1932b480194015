/* wais URLs, each line a text and its database, search, or document. */
#include "nurl_wais.h"

#include "rows.h"
#include "unity.h"

static const struct view_row search_document_rows[] = {
    /* It names a database a search or a document. */
    { "wais://h/db", "database=db", NULL },
    { "wais://h/db?a;b:c@d&e=f", "database=db search=a;b:c@d&e=f", NULL },
    { "wais://h/db#x", "database=db", NULL },
    /* Absent and empty differ in each part. */
    { "wais://h/", "database=", NULL },
    { "wais://h/db?", "database=db search=", NULL },
    { "wais://h///", "database= type= path=", NULL },
    /* A slash and both parts of a document must be there. */
    { "wais://h", "PATH_REQUIRED@8", NULL },
    { "wais://h?x", "HOST_CHAR@8", NULL },
    { "wais://h/db/t", "WAIS_FORM@13", NULL },
    /* Strict parts hold no reserved byte and others do. */
    { "wais://h/d;b", "database=d;b", "CHAR@10" },
    { "wais://h/db/t?x/p", "database=db type=t?x path=p", "CHAR@13" },
    { "wais://h/db/t/p@q", "database=db type=t path=p@q", "CHAR@15" },
    /* A byte of the type is judged before what is missing. */
    { "wais://h/db/t=x", "WAIS_FORM@15", "CHAR@13" },
    { "wais://h/db/?q", "WAIS_FORM@14", "CHAR@12" },
    /* A strict search holds no slash and no question mark. */
    { "wais://h/db?a/b", "database=db search=a/b", "CHAR@13" },
    { "wais://h/db?a?b", "database=db search=a?b", "CHAR@13" },
    /* Another scheme or a missing authority is refused. */
    { "waisx://h/db", "SCHEME@0", NULL },
    { "z39.50://h/db", "SCHEME@0", NULL },
    { "wais:/db", "SLASHES@6", NULL },
};

void test_a_wais_url_has_a_database_and_a_search_or_a_document(void)
{
    VIEW_CHECK(NURL_SCHEME_WAIS, search_document_rows);
}
