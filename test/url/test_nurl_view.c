/* Which of the ten schemes a URL has, and that each gets its own view. */
#include "url/nurl_view.h"

#include <string.h>

#include "nurl_parse.h"
#include "render.h"
#include "unity.h"
#include "views.h"
#include "well_formed.h"

static struct nurl parsed(const char *text)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, strlen(text)));
    return url;
}

static unsigned scheme_of(const char *text)
{
    struct nurl url = parsed(text);
    union nurl_any_view view;

    return nurl_view_scheme(&view, &url);
}

void test_each_of_the_ten_names_is_known(void)
{
    TEST_ASSERT_EQUAL(NURL_SCHEME_FTP, scheme_of("ftp:"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_HTTP, scheme_of("http:"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_GOPHER, scheme_of("gopher:"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_MAILTO, scheme_of("mailto:"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_NEWS, scheme_of("news:"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_NNTP, scheme_of("nntp:"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_TELNET, scheme_of("telnet:"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_WAIS, scheme_of("wais:"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_FILE, scheme_of("file:"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_PROSPERO, scheme_of("prospero:"));
}

void test_the_case_of_the_name_does_not_matter(void)
{
    TEST_ASSERT_EQUAL(NURL_SCHEME_FTP, scheme_of("FtP:"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_PROSPERO, scheme_of("PROSPERO:"));
}

void test_near_misses_and_no_scheme_are_none_of_them(void)
{
    static const char *const others[] = {
        "https:", "ftps:", "ft:", "h:",  "newsx:",     "mailt:", "tftp:",
        "nnt:",   "x:",    "",    "ftp", "prosperoo:", "url:",
    };
    unsigned i;

    for (i = 0; i < sizeof others / sizeof others[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(NURL_SCHEME_OTHER, scheme_of(others[i]),
                                  others[i]);
    }
}

struct row {
    const char *text;
    const char *expected;
};

/* In the order of enum nurl_scheme, from FTP on. */
static const struct row rows[] = {
    { "ftp://h/a/b;type=i", "directories=a name=b type=i" },
    { "http://h/a?b", "path=a search=b" },
    { "gopher://h/1a", "type=1 selector=a item=1" },
    { "mailto:a@b", "address=a@b local=a domain=b" },
    { "news:a.b", "group=a.b group" },
    { "nntp://h/a/1", "group=a article=1" },
    { "telnet://h/", "nothing" },
    { "wais://h/d/t/p", "database=d type=t path=p" },
    { "file:///a", "path=a local" },
    { "prospero://h/a;b=c", "name=a fields=b=c" },
};

void test_each_scheme_gets_its_own_view(void)
{
    struct nurl url;
    union nurl_any_view view;
    enum nurl_status status;
    unsigned i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        url = parsed(rows[i].text);
        status = nurl_view(&view, &url, NURL_SCHEME_FTP + i);
        TEST_ASSERT_EQUAL_STRING(
            rows[i].expected,
            view_line(NURL_SCHEME_FTP + i, &view, &url, status));
        TEST_ASSERT_NULL(
            view_unsound(NURL_SCHEME_FTP + i, &view, &url, status));
    }
}

void test_the_view_of_one_scheme_refuses_another(void)
{
    struct nurl url = parsed("x://h/");
    union nurl_any_view view;
    unsigned which;

    for (which = NURL_SCHEME_FTP; which <= NURL_SCHEME_PROSPERO; which++) {
        memset(&view, 0xA5, sizeof view);
        TEST_ASSERT_EQUAL(NURL_ERR_SCHEME, nurl_view(&view, &url, which));
        TEST_ASSERT_EQUAL(0, view.stop);
        TEST_ASSERT_NULL(view_unsound(which, &view, &url, NURL_ERR_SCHEME));
    }
}
