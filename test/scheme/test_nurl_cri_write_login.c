/* Authorities of URLs, in their CRI references in hex. Rows of test/vectors are
 * not repeated. */
#include "scheme/nurl_cri_write_login.h"

#include <string.h>

#include "cri.h"
#include "nurl_parse.h"
#include "rows.h"
#include "unity.h"

static const struct url_subject cri = { nurl_parse, cri_of_url };
static const struct url_subject cri_zone = { nurl_parse_zone, cri_of_url };

void test_an_authority_is_an_array(void)
{
    static const struct row rows[] = {
        { "coap://U:@a.B.c.D:1", "822087f462553a616161626163616401" },
        { "coap://01.2.3.%34", "822084623031613261336134" },
        { "coap://0.0.0.%30", "HOST_NUMERIC@7" },
        { "coap://1.2.3.%2D", "822084613161326133612d" },
        { "coap://1..3.%34", "82208461316061336134" },
        { "coap://%31.2.3.4.", "822085613161326133613460" },
        { "coap://%31.2.3", "822083613161326133" },
        { "coap://255.255.255.25%35", "HOST_NUMERIC@7" },
        { "coap://255.255.255.255%30",
          "8220846332353563323535633235356432353530" },
        { "coap://a%2eb%2E", "8220836161616260" },
        { "coap://%41%2d", "82208162612d" },
        { "coap://:5683", "82208160" },
        { "x://h:0", "82617882616800" },
        { "urn://h:1", "822482616801" },
        /* A default port goes with a scheme's name, too. */
        { "MQTT://h:01883", "82646d717474816168" },
        { "mqtt://h:8883", "82646d7174748261681922b3" },
        { "ipps://h:631", "826469707073816168" },
        { "//[1::]:80", "82f68250000100000000000000000000000000001850" },
        { "coap://u%40@[v1.a]", "IP_LITERAL@12" },
        { "coap://u%3A@[v1.a]", "DEC_FORBIDDEN@8" },
        { "coap://%3A%21:99999/%2B", "DEC_FORBIDDEN@10" },
        { "coap://[v1.a]:99999", "IP_LITERAL@7" },
        { "coap://h:99999/%2B?%2B", "PORT_RANGE@9" },
    };

    URL_ROWS(cri, rows);
}

void test_a_zone_is_a_text_after_its_address(void)
{
    static const struct row rows[] = {
        { "//[::1%251]", "82f68250000000000000000000000000000000016131" },
        { "//[::1%25]:1", "82f683500000000000000000000000000000000162323501" },
        { "//[::1%25%2B%25]",
          "82f6825000000000000000000000000000000001622b25" },
        { "//[::1%25A]", "82f68250000000000000000000000000000000016141" },
        { "//[::1%25a%80]", "DEC_FORBIDDEN@10" },
        { "//%25", "82f6816125" },
        { "//a%3A", "82f68162613a" },
    };

    URL_ROWS(cri_zone, rows);
}

/* The login is one run from the user to the end of the password. */
void test_a_damaged_login_is_not_read(void)
{
    static const char text[] = "coap://u:pass@h/";
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    url.user.off = 14; /* after the password */
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED,
                      nurl_attach(&url, text, sizeof text - 1));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", cri_of_url(&url));
}

void test_a_host_that_was_cleared_is_empty(void)
{
    static const char *const texts[] = { "coap://[::1%25a]:1",
                                         "coap://1.2.3.4:1", "coap://[v1.a]:1",
                                         "coap://h:1" };
    struct nurl url;
    unsigned i;

    for (i = 0; i < 4; i++) {
        TEST_ASSERT_EQUAL(NURL_OK,
                          nurl_parse_zone(&url, texts[i], strlen(texts[i])));
        url.host.off = 0;
        url.host.len = 0;
        TEST_ASSERT_EQUAL_STRING(url.host_kind == NURL_HOST_IPVFUTURE
                                     ? "IP_LITERAL@0"
                                     : "8220826001",
                                 cri_of_url(&url));
    }
}

void test_parts_of_a_login_can_be_cleared_one_by_one(void)
{
    static const char text[] = "coap://u:p@h:1";
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    url.password.off = 0;
    url.password.len = 0;
    TEST_ASSERT_EQUAL_STRING("822084f46175616801", cri_of_url(&url));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    url.user.off = 0;
    url.user.len = 0;
    TEST_ASSERT_EQUAL_STRING("822082616801", cri_of_url(&url));
}
