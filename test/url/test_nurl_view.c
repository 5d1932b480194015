/* Each of the ten schemes is read by its own rules. */
#include "url/nurl_view.h"

#include <string.h>

#include "nurl_parse.h"
#include "rows.h"
#include "unity.h"
#include "views.h"

/* In the order of enum nurl_scheme, from FTP on. */
static const struct row rows[] = {
    { "ftp://h/a/b;type=i", "directories=/a name=b type=i" },
    { "http://h/a?b", "path=/a search=b" },
    { "gopher://h/1a", "type=1 selector=a item=1" },
    { "mailto:a@b", "address=a@b local=a domain=b" },
    { "news:a.b", "group=a.b group" },
    { "nntp://h/a/1", "group=a article=1" },
    { "telnet://h/", "nothing" },
    { "wais://h/d/t/p", "database=d type=t path=p" },
    { "file:///a", "path=/a local" },
    { "prospero://h/a;b=c", "name=a fields=b=c" },
};

static enum nurl_status read_by(struct nurl_any *any, const struct nurl *url,
                                unsigned scheme)
{
    struct nurl_reader in;
    size_t end = url->query.off ? (size_t)url->query.off + url->query.len
                                : (size_t)url->path.off + url->path.len;

    memset(any, 0xA5, sizeof *any);
    any->scheme = (uint8_t)scheme;
    nurl_reader_begin(&in, url, url->path.off, end);
    return nurl_view_read(any, &in);
}

void test_each_scheme_gets_its_own_view(void)
{
    struct nurl url;
    struct nurl_any any;
    enum nurl_status status;
    unsigned i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL(NURL_OK,
                          nurl_parse(&url, rows[i].text, strlen(rows[i].text)));
        status = read_by(&any, &url, NURL_SCHEME_FTP + i);
        TEST_ASSERT_EQUAL_STRING(rows[i].expected,
                                 view_line(&any, &url, status));
    }
}

void test_an_error_of_the_rules_is_handed_on(void)
{
    struct nurl url;
    struct nurl_any any;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "wais://h", 8));
    TEST_ASSERT_EQUAL(NURL_ERR_PATH_REQUIRED,
                      read_by(&any, &url, NURL_SCHEME_WAIS));
}

void test_a_scheme_outside_the_ten_has_no_rules_here(void)
{
    struct nurl url;
    struct nurl_any any;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "coap://h/a", 10));
    TEST_ASSERT_EQUAL(NURL_ERR_SCHEME, read_by(&any, &url, NURL_SCHEME_COAP));
}
