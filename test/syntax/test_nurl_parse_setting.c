/* A server as a person types it; requirements GRD-12 to GRD-15. */
#include "nurl_parse.h"

#include "support.h"

static const struct parsing setting = { nurl_parse_setting, A_SETTING,
                                        "empty path=" };

static const struct row setting_rows[] = {
    /* A scheme and two slashes make a URL. */
    { "mqtt://broker", "scheme=mqtt name=broker path=" },
    { "x://", "scheme=x empty= path=" },
    { "x:///y", "scheme=x empty= path=/y" },
    { "x://h:/y", "scheme=x name=h port= path=/y" },
    { "x://h//y", "scheme=x name=h path=//y" },
    { "x://h/@", "scheme=x name=h path=/@" },
    { "-x://h", "PORT_EMPTY@3" },
    { "x:/", "PORT_EMPTY@2" },
    /* All else is an authority, perhaps with a path and a query. */
    { "", "empty path=" },
    { "http:a/h", "PORT_CHAR@5" },
    { "192.0.2.1/a?b", "ipv4=192.0.2.1 path=/a query=b" },
    { "u:p@[::1%z]:8?", "user=u password=p ipv6=[::1%z] port=8 path= query=" },
    { "h/", "name=h path=/" },
    { "h/a//b", "name=h path=/a//b" },
    { "h?//", "name=h path= query=//" },
    { "h/a:b", "name=h path=/a:b" },
    { "u@/", "HOST_EMPTY@2" },
    { "@?", "HOST_EMPTY@1" },
    { ":80/", "HOST_EMPTY@0" },
    { "h:/a//b", "PORT_EMPTY@2" },
    { "h:?", "PORT_EMPTY@2" },
    { "h://", "scheme=h empty= path=" },
    { "h.c//", "SLASHES@3" },
    { "h//#", "SLASHES@1" },
    { "h/a ", "CHAR@3" },
    { "h/?%", "PCT@3" },
    /* An "@" after the authority is that of a password. */
    { "h/@", "USERINFO_CHAR@1" },
    { "h?@", "USERINFO_CHAR@1" },
    { "h<?@", "USERINFO_CHAR@2" },
    { "h/#@", "FRAGMENT@2" },
    { "h#@", "FRAGMENT@1" },
    { "u@h", "user=u name=h path=" },
    /* A server has no fragment. */
    { "x://h/y?z#", "FRAGMENT@9" },
    { "x://[fe80::1%eth0]#f", "FRAGMENT@18" },
    { ":#", "FRAGMENT@1" },
    { "h/#a#", "CHAR@4" },
    /* An IPv6 address needs its brackets. */
    { "::", "BRACKETS@0" },
    { "fe80::1%a%2Fb", "BRACKETS@0" },
    { "::1/ ", "BRACKETS@0" },
    { "::1?@", "BRACKETS@0" },
    { "x://::1", "BRACKETS@4" },
    { "x://fe80::1%a/ ", "BRACKETS@4" },
    { "x://h/::1", "scheme=x name=h path=/::1" },
    { "x://::g", "PORT_CHAR@5" },
    { "1:2", "name=1 port=2 path=" },
};

void test_a_setting_is_a_url_or_a_server_perhaps_with_a_path(void)
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

void test_a_setting_that_was_cut_or_changed_is_well_formed(void)
{
    MUTATE(parsed_sound(&setting), "u:p@[::1%a]:1/a?b", "h:1//a?@#b",
           "http://fe80::1%a/b?c");
    vectors_cut(&vectors_3986, parsed_sound(&setting));
}
