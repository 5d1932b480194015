/* Which of the ten schemes a URL has, and that each gets its own view. */
#include "nurl_view.h"

#include <string.h>

#include "nurl_parse.h"
#include "render.h"
#include "unity.h"
#include "views.h"
#include "well_formed.h"

TEST_SOURCE_FILE("nurl_body.c")
TEST_SOURCE_FILE("nurl_cut.c")
TEST_SOURCE_FILE("nurl_file.c")
TEST_SOURCE_FILE("nurl_ftp.c")
TEST_SOURCE_FILE("nurl_gopher.c")
TEST_SOURCE_FILE("nurl_group.c")
TEST_SOURCE_FILE("nurl_hostname.c")
TEST_SOURCE_FILE("nurl_http.c")
TEST_SOURCE_FILE("nurl_ip.c")
TEST_SOURCE_FILE("nurl_mailto.c")
TEST_SOURCE_FILE("nurl_news.c")
TEST_SOURCE_FILE("nurl_nntp.c")
TEST_SOURCE_FILE("nurl_octet.c")
TEST_SOURCE_FILE("nurl_prospero.c")
TEST_SOURCE_FILE("nurl_reserved.c")
TEST_SOURCE_FILE("nurl_same.c")
TEST_SOURCE_FILE("nurl_same_host.c")
TEST_SOURCE_FILE("nurl_scan.c")
TEST_SOURCE_FILE("nurl_span.c")
TEST_SOURCE_FILE("nurl_status.c")
TEST_SOURCE_FILE("nurl_telnet.c")
TEST_SOURCE_FILE("nurl_wais.c")

void setUp(void)
{
}

void tearDown(void)
{
}

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
    TEST_ASSERT_EQUAL(NURL_ANY_FTP, scheme_of("ftp:"));
    TEST_ASSERT_EQUAL(NURL_ANY_HTTP, scheme_of("http:"));
    TEST_ASSERT_EQUAL(NURL_ANY_GOPHER, scheme_of("gopher:"));
    TEST_ASSERT_EQUAL(NURL_ANY_MAILTO, scheme_of("mailto:"));
    TEST_ASSERT_EQUAL(NURL_ANY_NEWS, scheme_of("news:"));
    TEST_ASSERT_EQUAL(NURL_ANY_NNTP, scheme_of("nntp:"));
    TEST_ASSERT_EQUAL(NURL_ANY_TELNET, scheme_of("telnet:"));
    TEST_ASSERT_EQUAL(NURL_ANY_WAIS, scheme_of("wais:"));
    TEST_ASSERT_EQUAL(NURL_ANY_FILE, scheme_of("file:"));
    TEST_ASSERT_EQUAL(NURL_ANY_PROSPERO, scheme_of("prospero:"));
}

void test_the_case_of_the_name_does_not_matter(void)
{
    TEST_ASSERT_EQUAL(NURL_ANY_FTP, scheme_of("FtP:"));
    TEST_ASSERT_EQUAL(NURL_ANY_PROSPERO, scheme_of("PROSPERO:"));
}

void test_near_misses_and_no_scheme_are_none_of_them(void)
{
    static const char *const others[] = {
        "https:", "ftps:", "ft:", "h:",  "newsx:",     "mailt:", "tftp:",
        "nnt:",   "x:",    "",    "ftp", "prosperoo:", "url:",
    };
    unsigned i;

    for (i = 0; i < sizeof others / sizeof others[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(NURL_ANY_OTHER, scheme_of(others[i]),
                                  others[i]);
    }
}

struct row {
    const char *text;
    const char *expected;
};

/* In the order of enum nurl_any_scheme, from FTP on. */
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
        status = nurl_view(&view, &url, NURL_ANY_FTP + i);
        TEST_ASSERT_EQUAL_STRING(
            rows[i].expected, view_line(NURL_ANY_FTP + i, &view, &url, status));
        TEST_ASSERT_NULL(view_unsound(NURL_ANY_FTP + i, &view, &url, status));
    }
}

void test_the_view_of_one_scheme_refuses_another(void)
{
    struct nurl url = parsed("x://h/");
    union nurl_any_view view;
    unsigned which;

    for (which = NURL_ANY_FTP; which <= NURL_ANY_PROSPERO; which++) {
        memset(&view, 0xA5, sizeof view);
        TEST_ASSERT_EQUAL(NURL_SCHEME, nurl_view(&view, &url, which));
        TEST_ASSERT_EQUAL(0, view.stop);
        TEST_ASSERT_NULL(view_unsound(which, &view, &url, NURL_SCHEME));
    }
}
