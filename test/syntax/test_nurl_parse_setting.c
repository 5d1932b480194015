/* A server as a person types it; requirements GRD-12 to GRD-15. */
#include "nurl_parse.h"

#include "rows.h"
#include "unity.h"

static const struct parsing setting = { nurl_parse_setting, EITHER,
                                        "empty path=" };

static const struct row setting_rows[] = {
    /* A scheme and two slashes make a URL. */
    { "mqtt://broker", "scheme=mqtt name=broker path=" },
    { "x://", "scheme=x empty= path=" },
    /* All else is an authority. */
    { "", "empty path=" },
    { "http:a/h", "PORT_CHAR@5" },
    /* A server has no fragment. */
    { "x://h/y?z#", "FRAGMENT@9" },
    { "x://[fe80::1%eth0]#f", "FRAGMENT@18" },
    /* An IPv6 address needs its brackets. */
    { "::", "BRACKETS@0" },
    { "fe80::1%a%2Fb", "BRACKETS@0" },
    { "1:2", "name=1 port=2 path=" },
};

void test_a_setting_is_a_url_or_an_authority(void)
{
    PARSED(setting, setting_rows);
}

void test_an_address_without_brackets_has_its_text(void)
{
    static const char text[] = "::";
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_ERR_BRACKETS, nurl_parse_setting(&url, text, 2));
    TEST_ASSERT_EQUAL_PTR(text, url.text);
}
