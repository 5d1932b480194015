/* References whose host may have a zone; requirements REQ-20 and REQ-21. */
#include "nurl_parse.h"

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "render.h"
#include "unity.h"
#include "vector_inputs.h"
#include "well_formed.h"

struct row {
    const char *text;
    const char *expected;
};

static void check(const struct row *row)
{
    size_t len = strlen(row->text);
    char *block = exact_open(row->text, len);
    struct nurl url;
    enum nurl_status status;

    memset(&url, 0xA5, sizeof url);
    status = nurl_parse_zone(&url, block, len);
    assert_well_formed(&url, status, block, len);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(row->expected, render_url(&url, status),
                                     row->text);
    exact_close(block);
}

static void check_all(const struct row *rows, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        check(&rows[i]);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

void test_a_zone_is_part_of_the_host(void)
{
    static const struct row rows[] = {
        { "http://[fe80::1%25eth0]/",
          "scheme=http ipv6=[fe80::1%25eth0] path=/" },
        { "http://[fe80::1%eth0]:80/a?b#c",
          "scheme=http ipv6=[fe80::1%eth0] port=80 path=/a query=b "
          "fragment=c" },
        { "coap://u:p@[FE80::1%251]",
          "scheme=coap user=u password=p ipv6=[FE80::1%251] path=" },
        { "coap://@[::%1]", "scheme=coap user= ipv6=[::%1] path=" },
        { "//[fe80::1%1]", "ipv6=[fe80::1%1] path=" },
        { "//[fe80::1%25]", "ipv6=[fe80::1%25] path=" },
        { "//[fe80::1%%41]:", "ipv6=[fe80::1%%41] port= path=" },
        { "//[::%a]//b", "ipv6=[::%a] path=//b" },
        { "//[::%a]?q", "ipv6=[::%a] path= query=q" },
        { "//[::%a]#f]", "CHAR@10" },
    };

    CHECK(rows);
}

void test_what_follows_a_zone_is_checked_as_behind_any_host(void)
{
    static const struct row rows[] = {
        { "//[::%a]x", "HOST_CHAR@8" },       { "//[::%a]%41", "HOST_CHAR@8" },
        { "//[::%a]]", "HOST_CHAR@8" },       { "//[::%a]:8x", "PORT_CHAR@10" },
        { "//[::%a]:8%", "PORT_CHAR@10" },    { "//[::%a]/%zz", "PCT@9" },
        { "//u@[::%a]:1@h", "PORT_CHAR@12" },
    };

    CHECK(rows);
}

void test_what_is_no_zone_is_a_bad_literal(void)
{
    static const struct row rows[] = {
        { "//[fe80::1%]", "IP_LITERAL@2" },
        { "//[fe80::1%a", "IP_LITERAL@2" },
        { "//[%eth0]", "IP_LITERAL@2" },
        { "//[v1.a%25b]", "IP_LITERAL@2" },
        { "//[1.2.3.4%25a]", "IP_LITERAL@2" },
        { "//[::%a/]", "IP_LITERAL@2" },
        { "//[::%a?]", "IP_LITERAL@2" },
        { "//[::%a#]", "IP_LITERAL@2" },
        { "//u@[::%a+]", "IP_LITERAL@4" },
        { "//[::%a@b]", "USERINFO_CHAR@2" },
        { "//[::%a]@b", "USERINFO_CHAR@2" },
        { "1:[::%a]", "SCHEME_FIRST@0" },
        { "//h[::%a]", "HOST_CHAR@3" },
    };

    CHECK(rows);
}

void test_null_is_the_empty_text_and_nothing_else(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, NULL, 0));
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_parse_zone(&url, NULL, 300));
    TEST_ASSERT_EQUAL(0, url.stop);
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

void test_every_prefix_and_every_replaced_octet_gives_a_sound_result(void)
{
    static const char text[] = "a://u:p@[fe80::1%25e0]:1/a?b#c";
    const struct vector_input *input = vector_inputs;
    unsigned i;

    mutate_prefixes(text, sizeof text - 1, sound);
    mutate_octets(text, sizeof text - 1, sound);
    for (i = 0; i < vector_input_count; i++, input++) {
        mutate_prefixes(input->at, input->length, sound);
    }
}
