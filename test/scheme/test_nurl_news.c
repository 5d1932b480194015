/* news URLs, each line a text and its group, or its article. */
#include "nurl_news.h"

#include "support.h"

static const struct view_row group_article_rows[] = {
    /* It is a group an article or all groups. */
    { "NEWS:alt.X_y-z.3d", "group=alt.X_y-z.3d group", NULL },
    { "news:a..b", "group=a..b group", NULL },
    { "news:a;b/c?d:e&f=g@h", "unique=a;b/c?d:e&f=g host=h article",
      "unique=a;b/c?d:e&f=g host=h article name" },
    /* There is no server in it. */
    { "news://h.com/id@h2", "unique=//h.com/id host=h2 article",
      "unique=//h.com/id host=h2 article name" },
    { "news://h.com/a", "group=//h.com/a group", "GROUP@5" },
    /* No group and no article is an error. */
    { "news:", "GROUP@5", NULL },
    { "news:@", "ARTICLE@5", NULL },
    { "news:a@#h", "HOST_EMPTY@7", NULL },
    { "news:a~b@h", "unique=a~b host=h article", "CHAR@6" },
    /* A strict group has its bytes and another is any text. */
    { "news:**", "group=** group", "GROUP@5" },
    { "news:a?b", "group=a?b group", "GROUP@6" },
    { "news:de.comp~x", "group=de.comp~x group", "CHAR@12" },
    /* A strict right side is a host and another is any text. */
    { "news:a@b@c", "unique=a host=b@c article", "HOST_CHAR@8" },
    { "news:a@h?x", "unique=a host=h?x article", "HOST_CHAR@8" },
    { "news:a@1.2.3", "unique=a host=1.2.3 article", "HOST_TOPLABEL@11" },
    /* Another scheme or none is refused. */
    { "snews:a", "SCHEME@0", NULL },
    { "nntp://h/a", "SCHEME@0", NULL },
    { "a@h", "SCHEME@0", NULL },
};

void test_a_news_url_has_a_group_or_an_article(void)
{
    VIEW_CHECK(NURL_SCHEME_NEWS, group_article_rows);
}

void test_after_an_error_there_is_no_kind(void)
{
    struct nurl url = url_of(nurl_parse, "news:a@");
    struct nurl_news view;

    TEST_ASSERT_EQUAL(NURL_ERR_HOST_EMPTY, nurl_news_parse(&view, &url));
    TEST_ASSERT_EQUAL(NURL_NEWS_NONE, view.kind);
    TEST_ASSERT_EQUAL(NURL_HOST_NONE, view.host_kind);
}
