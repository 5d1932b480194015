/* A server as a person types it; requirements GRD-12 to GRD-15. */
#include "nurl_parse.h"

#include "rows.h"
#include "unity.h"

static const struct parsing setting = { nurl_parse_setting, EITHER };

static const struct row setting_rows[] = {
    /* A scheme and two slashes make a URL. */
    { "mqtt://broker", "scheme=mqtt name=broker path=" },
    { "a+.-9://h/x?y", "scheme=a+.-9 name=h path=/x query=y" },
    { "coap://[fe80::1%eth0]", "scheme=coap ipv6=[fe80::1%eth0] path=" },
    { "x://", "scheme=x empty= path=" },
    { "http://h/ a", "CHAR@9" },
    { "http://[::1", "IP_LITERAL@7" },
    /* All else is an authority. */
    { "", "empty path=" },
    { "broker", "name=broker path=" },
    { "broker:1883", "name=broker port=1883 path=" },
    { "http:80", "name=http port=80 path=" },
    { "http:", "name=http port= path=" },
    { "mailto:u@h", "user=mailto password=u name=h path=" },
    { "[fe80::1%eth0]:1883", "ipv6=[fe80::1%eth0] port=1883 path=" },
    { "http:/h", "PORT_CHAR@5" },
    { "http:/", "PORT_CHAR@5" },
    { "http:a/h", "PORT_CHAR@5" },
    { "http:/a/", "PORT_CHAR@5" },
    { "1a://h", "PORT_CHAR@3" },
    { "+://h", "PORT_CHAR@2" },
    { "://h", "PORT_CHAR@1" },
    { "//h", "HOST_CHAR@0" },
    { "a_b://h", "PORT_CHAR@4" },
    { "h.com/x", "HOST_CHAR@5" },
    { " h", "HOST_CHAR@0" },
    { "h\n", "CTRL@1" },
    /* A server has no fragment. */
    { "x://h/y?z#", "FRAGMENT@9" },
    { "x://h#f", "FRAGMENT@5" },
    { "x://#", "FRAGMENT@4" },
    { "http://u:1#2@h/", "FRAGMENT@10" },
    { "x://[fe80::1%eth0]#f", "FRAGMENT@18" },
    { "x://h/%23", "scheme=x name=h path=/%23" },
    { "x://u:1#2 @h/", "CHAR@9" },
    { "http://a:b#c@h/", "PORT_CHAR@9" },
    { "h#f", "HOST_CHAR@1" },
    /* An IPv6 address needs its brackets. */
    { "::", "BRACKETS@0" },
    { "fe80::1", "BRACKETS@0" },
    { "1:2:3:4:5:6:7:8", "BRACKETS@0" },
    { "::ffff:1.2.3.4", "BRACKETS@0" },
    { "::1:1883", "BRACKETS@0" },
    { "fe80::1%eth0", "BRACKETS@0" },
    { "fe80::1%251", "BRACKETS@0" },
    { "fe80::1%a%2Fb", "BRACKETS@0" },
    { "fe80::1%", "PORT_CHAR@5" },
    { "fe80::1%a/", "PORT_CHAR@5" },
    { "fe80::1:18830", "PORT_CHAR@5" },
    { "u@fe80::1", "PORT_CHAR@7" },
    { "::1/", "PORT_CHAR@1" },
    { "mqtt://::1", "PORT_CHAR@8" },
    { "1:2", "name=1 port=2 path=" },
};

void test_a_setting_is_a_url_or_an_authority(void)
{
    PARSED(setting, setting_rows);
}

void test_null_is_the_empty_text_and_nothing_else(void)
{
    static const char text[] = "::";
    struct nurl url;

    parsed_refuse(&setting, "empty path=");
    TEST_ASSERT_EQUAL(NURL_ERR_BRACKETS, nurl_parse_setting(&url, text, 2));
    TEST_ASSERT_EQUAL_PTR(text, url.text);
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    MUTATE(parsed_sound(&setting), "mqtt://h:1/#", "u:p@[::1]:8",
           "fe80::1%eth0");
}
