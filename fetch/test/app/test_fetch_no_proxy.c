/* Which hosts a list like no_proxy names, as curl's manual has it. */
#include "app/fetch/fetch_no_proxy.h"

#include <string.h>

#include "unity.h"

static const struct {
    const char *list;
    const char *url;
    int is_in;
} rows[] = {
    { "", "http://h.test/", 0 },
    { "*", "http://h.test/", 1 },
    { "*", "http://192.0.2.1/", 1 },
    { " *", "http://h.test/", 0 },
    { "*.test", "http://h.test/", 0 },
    { "x.test,*", "http://h.test/", 0 },
    /* names */
    { "h.test", "http://h.test/", 1 },
    { "H.TEST", "http://h.Test:8080/a", 1 },
    { ".h.test", "http://h.test/", 1 },
    { ".test", "http://h.test/", 1 },
    { "test", "http://h.test/", 1 },
    { "test.", "http://h.test/", 1 },
    { "h.test", "http://h.test./", 1 },
    { "h.test", "http://a.b.h.test/", 1 },
    { "h.test", "http://ah.test/", 0 },
    { "ah.test", "http://h.test/", 0 },
    { "h.test:80", "http://h.test/", 0 },
    { ".", "http://h.test/", 0 },
    { "t", "http://h.test/", 0 },
    /* the list */
    { "a,h.test", "http://h.test/", 1 },
    { "a, h.test", "http://h.test/", 1 },
    { "a ,h.test", "http://h.test/", 1 },
    { " \t h.test", "http://h.test/", 1 },
    { "a,,h.test,", "http://h.test/", 1 },
    { "h.test,a", "http://h.test/", 1 },
    { "h.test a", "http://h.test/", 1 },
    { "a h.test", "http://h.test/", 1 },
    /* addresses */
    { "192.0.2.1", "http://192.0.2.1:81/", 1 },
    { "192.0.2.1", "http://192.0.2.10/", 0 },
    { "2.1", "http://192.0.2.1/", 0 },
    { ".192.0.2.1", "http://192.0.2.1/", 0 },
    { "192.0.2.0/24", "http://192.0.2.77/", 1 },
    { "192.0.2.0/24", "http://192.0.3.77/", 0 },
    { "192.0.2.128/25", "http://192.0.2.200/", 1 },
    { "192.0.2.128/25", "http://192.0.2.100/", 0 },
    { "192.0.2.1/32", "http://192.0.2.1/", 1 },
    { "192.0.2.1/32", "http://192.0.2.2/", 0 },
    { "192.0.2.1/33", "http://192.0.2.1/", 0 },
    { "0.0.0.0/1", "http://127.0.0.1/", 1 },
    { "0.0.0.0/1", "http://128.0.0.1/", 0 },
    { "192.0.2.0/8x", "http://192.0.3.1/", 0 },
    { "192.0.2.0/4294967304", "http://192.9.9.9/", 0 },
    { "192.0.2.1", "http://h192.0.2.1.test/", 0 },
    { "2001:db8::1", "http://[2001:DB8:0::1]/", 1 },
    { "[2001:db8::1]", "http://[2001:db8::1]/", 0 },
    { "2001:db8::/32", "http://[2001:db8:1::1]/", 1 },
    { "2001:db8::/32", "http://[2001:db9::1]/", 0 },
    { "fe80::/10", "http://[febf::1]/", 1 },
    { "fe80::/10", "http://[fec0::1]/", 0 },
    { "2001:db8::1/128", "http://[2001:db8::1]/", 1 },
    { "2001:db8::1/129", "http://[2001:db8::1]/", 0 },
    { "2001:db8::1", "http://192.0.2.1/", 0 },
    { "192.0.2.1", "http://[::ffff:192.0.2.1]/", 0 },
    { "c000:201::/32", "http://192.0.2.1/", 0 }, /* the same bits */
    /* what nobody asks */
    { "1.2.3", "http://1.2.3/", 0 },
};

void test_a_list_names_hosts_and_networks(void)
{
    struct nurl url;
    char text[160];

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *list = rows[i].list;

        TEST_ASSERT_EQUAL_INT(
            NURL_OK, nurl_parse(&url, rows[i].url, strlen(rows[i].url)));
        strcpy(text, list);
        TEST_ASSERT_EQUAL_INT_MESSAGE(
            rows[i].is_in, nfetch_no_proxy(nurl_text(text, strlen(text)), &url),
            list);
    }
}
