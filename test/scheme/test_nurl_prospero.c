/* prospero URLs, each line a text and its name and fields. */
#include "nurl_prospero.h"

#include "support.h"

static const struct view_row name_fields_rows[] = {
    /* The name ends at the first semicolon. */
    { "prospero://h/pros/name", "name=pros/name", NULL },
    { "prospero://h/a=b?c:d@e&f", "name=a=b?c:d@e&f", NULL },
    { "prospero://h/~p?q;a=b#c;d", "name=~p?q fields=a=b", "CHAR@13" },
    /* Absent and empty differ in each part. */
    { "prospero://h/", "name=", NULL },
    { "prospero://h", "PATH_REQUIRED@12", NULL },
    { "prospero://h?x", "HOST_CHAR@12", NULL },
    /* A field must have its equals sign. */
    { "prospero://h/a;b", "FIELD@16", NULL },
    { "prospero://h/a;x=y;", "FIELD@19", NULL },
    { "prospero://h/p;a;b=c", "FIELD@16", NULL },
    /* A strict field holds no slash and one equals sign. */
    { "prospero://h/n;a=b=c", "name=n fields=a=b=c", "CHAR@18" },
    { "prospero://h/n;a=b/c", "name=n fields=a=b/c", "CHAR@18" },
    { "prospero://h/n;a=b;c=d/e", "name=n fields=a=b;c=d/e", "CHAR@22" },
    /* The fields are judged one after the other. */
    { "prospero://h/n;b;a/c=d", "FIELD@16", NULL },
    { "prospero://h/n;a/b", "FIELD@18", "CHAR@16" },
    { "prospero://h/n;a=b=c;d", "FIELD@22", "CHAR@18" },
    /* Another scheme or a missing authority is refused. */
    { "prosper://h/x", "SCHEME@0", NULL },
    { "prosperos://h/x", "SCHEME@0", NULL },
    { "prospero:x", "SLASHES@9", NULL },
};

void test_a_prospero_url_has_a_name_and_fields(void)
{
    VIEW_CHECK(NURL_SCHEME_PROSPERO, name_fields_rows);
}
