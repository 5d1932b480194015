/* References whose host can have a zone; requirements REQ-20 and REQ-21. */
#include "nurl_parse.h"

#include "support.h"
#include "well_formed.h"

static const struct parsing zone = { nurl_parse_zone, A_URL, "path=" };

void test_a_host_may_have_a_zone(void)
{
    static const struct row rows[] = {
        /* A zone is part of the host. */
        { "http://[fe80::1%25eth0]/",
          "scheme=http ipv6=[fe80::1%25eth0] path=/" },
        { "//[fe80::1%%41]:", "ipv6=[fe80::1%%41] port= path=" },
        { "//[::%a]#f]", "CHAR@10" },
        /* What follows a zone is checked as after any host. */
        { "//[::%a]x", "HOST_CHAR@8" },
        { "//[::%a]/%zz", "PCT@9" },
        { "//u@[::%a]:1@h", "PORT_CHAR@12" },
        /* What is no zone is a bad literal. */
        { "//[fe80::1%a", "IP_LITERAL@2" },
        { "//u@[::%a+]", "IP_LITERAL@4" },
        { "1:[::%a]", "SCHEME_FIRST@0" },
    };

    PARSED(zone, rows);
}

/* What nurl_parse takes is answered alike, what it refuses not worse. */
static void sound(const char *text, size_t len)
{
    struct nurl plain;
    struct nurl url;
    enum nurl_status status;

    memset(&plain, 0, sizeof plain); /* and what lies between the members */
    memset(&url, 0, sizeof url);
    status = nurl_parse_zone(&url, text, len);
    assert_well_formed(&url, status, text, len);
    if (nurl_parse(&plain, text, len) != NURL_ERR_IP_LITERAL) {
        TEST_ASSERT_EQUAL_MEMORY(&plain, &url, sizeof url);
    }
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    MUTATE(sound, "a://u:p@[fe80::1%25e0]:1/a?b#c");
    vectors_cut(&vectors_3986, sound);
}
