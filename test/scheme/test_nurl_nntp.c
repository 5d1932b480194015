/* nntp URLs, each line a text and its group and article number. */
#include "nurl_nntp.h"

#include "rows.h"
#include "unity.h"

static const struct view_row group_number_rows[] = {
    /* A group and a number if there is one. */
    { "nntp://h/comp.lang.c/123", "group=comp.lang.c article=123", NULL },
    { "nntp://h/a/00012", "group=a article=00012", NULL },
    { "nntp://h/a/99999999999999999999#x",
      "group=a article=99999999999999999999", NULL },
    /* The group must be there. */
    { "nntp://h", "PATH_REQUIRED@8", NULL },
    { "nntp://h//1", "GROUP@9", NULL },
    { "nntp://h?a", "HOST_CHAR@8", NULL },
    /* A strict group has its bytes and another is any text. */
    { "nntp://h/*", "group=*", "GROUP@9" },
    { "nntp://h/id@h", "group=id@h", "GROUP@11" },
    { "nntp://h/a%2Eb/1", "group=a%2Eb article=1", "GROUP@10" },
    /* A number has digits only and at least one. */
    { "nntp://h/a/", "ARTNUM@11", NULL },
    { "nntp://h/a/%31", "ARTNUM@11", NULL },
    { "nntp://h/a/1?", "ARTNUM@12", NULL },
    /* The group is judged before the number. */
    { "nntp://h/1a/x", "ARTNUM@12", "GROUP@9" },
    { "nntp://h//x", "GROUP@9", NULL },
    /* Another scheme or a missing authority is refused. */
    { "news:a", "SCHEME@0", NULL },
    { "nntps://h/a", "SCHEME@0", NULL },
    { "nntp:/a", "SLASHES@6", NULL },
};

void test_an_nntp_url_has_a_group_and_a_number(void)
{
    VIEW_CHECK(NURL_SCHEME_NNTP, group_number_rows);
}
