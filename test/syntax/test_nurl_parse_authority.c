/* User info, host and port alone; requirements REQ-18 and REQ-19. */
#include "nurl_parse.h"

#include "rows.h"
#include "unity.h"

static const struct parsing alone = { nurl_parse_authority, AN_AUTHORITY,
                                      "empty path=" };

static const struct row apart_url_rows[] = {
    { "h.com", "name=h.com path=" },
    { "[::1]:80", "ipv6=[::1] port=80 path=" },
    { "%40:%40@h", "user=%40 password=%40 name=h path=" },
    /* A zone is accepted. */
    { "[fe80::1%25eth0]:80", "ipv6=[fe80::1%25eth0] port=80 path=" },
    { "u@[%a]", "IP_LITERAL@2" },
    { "[::%a]:8/", "PORT_CHAR@8" },
    /* Only the end of the text ends an authority. */
    { "/", "HOST_CHAR@0" },
    { "[::1?", "IP_LITERAL@0" },
    { "h:8x/@g", "USERINFO_CHAR@4" },
    /* An error has its code and its offset. */
    { "a@b@c", "HOST_CHAR@3" },
    { "\xE9@h", "8BIT@0" },
    { "[::1]@h", "USERINFO_CHAR@0" },
    { "u@h:-", "PORT_CHAR@4" },
};

void test_an_authority_is_split_as_in_a_url(void)
{
    PARSED(alone, apart_url_rows);
}

/* An empty user at 0 is {0, 0}. It is present if the host is not at 0. */
void test_parts_may_begin_at_0(void)
{
    static const struct row rows[] = {
        { "", "empty path=" },
        { ":", "empty port= path=" },
    };
    struct nurl url = url_of(nurl_parse_authority, "@h");

    PARSED(alone, rows);
    TEST_ASSERT_EQUAL(1, url.host.off);
    TEST_ASSERT_FALSE(nurl_present(url.user));
    url = url_of(nurl_parse_authority, ":@");
    TEST_ASSERT_EQUAL(2, url.host.off);
    TEST_ASSERT_EQUAL(1, url.password.off);
    TEST_ASSERT_EQUAL(NURL_HOST_EMPTY, url.host_kind);
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    MUTATE(parsed_sound(&alone), "u:p@[fe80::1%25e0]:1");
    vectors_cut(&vectors_3986, parsed_sound(&alone));
}
