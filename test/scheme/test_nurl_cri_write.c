/* URLs, and their CRI references in hex. Rows of test/vectors are not
 * repeated. */
#include "nurl_cri.h"

#include <string.h>

#include "cri.h"
#include "exact.h"
#include "nurl_parse.h"
#include "rows.h"
#include "unity.h"

static char buffer[600];

static const char *asked(const struct nurl *url)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_cri(&out, url);
    return cri_written(&out);
}

static const struct url_subject cri = { nurl_parse, asked };
static const struct url_subject cri_zone = { nurl_parse_zone, asked };

void test_a_struct_of_another_parser_is_refused(void)
{
    rows_refuse(asked, "http://h/");
}

void test_an_authority_is_an_array(void)
{
    static const struct row rows[] = {
        { "coap://U:@a.B.c.D:1", "822087f462553a6161616261636164"
                                 "01" },
        { "coap://01.2.3.%34", "8220846230316132613361"
                               "34" },
        { "coap://0.0.0.%30", "HOST_NUMERIC@7" },
        { "coap://1.2.3.%2D", "82208461316132613361"
                              "2d" },
        { "coap://1..3.%34", "8220846131606133"
                             "6134" },
        { "coap://%31.2.3.4.", "8220856131613261336134"
                               "60" },
        { "coap://%31.2.3", "822083613161326133" },
        { "coap://255.255.255.25%35", "HOST_NUMERIC@7" },
        { "coap://255.255.255.255%30",
          "8220846332353563323535633235356432353530" },
        { "coap://a%2eb%2E", "8220836161616260" },
        { "coap://%41%2d", "822081626"
                           "12d" },
        { "coap://:5683", "82208160" },
        { "x://h:0", "82617882616800" },
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
        { "//[::1%251]", "82f682500000000000000000000000000000000161"
                         "31" },
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

void test_a_path_has_no_dots(void)
{
    static const struct row rows[] = {
        { "x:/", "836178f68160" },
        { "x:a", "836178f5816161" },
        { "x:/a/..", "836178f68160" },
        { "x:a/../", "836178f68160" },
        { "x:b/a/..", "836178f582616260" },
        { "x://h/..//a", "8361788161688260"
                         "6161" },
        { "x://h/%2E./a/%2e%2e", "836178816168"
                                 "8160" },
        { "x:..", "816178" },
        { "x:%2E%2e?", "846178f6808160" },
        { "/..//", "CHAR@0" },
        { "x:a/..//", "CHAR@2" },
        { "/..", "82f58160" },
        { "a/../..//", "8202826060" },
        { "..//..", "82028160" },
        { "...", "8201816"
                 "32e2e2e" },
        { "%2B/../a", "8201816161" },
        { "a/%2B/%2C", "DEC_FORBIDDEN@2" },
        { "%2B/%2C/..", "DEC_FORBIDDEN@0" },
    };

    URL_ROWS(cri, rows);
}

void test_a_query_and_a_fragment_are_texts(void)
{
    static const struct row rows[] = {
        { "x:?a&&b%26#&", "856178f68083616160626226"
                          "6126" },
        { "?%3D", "DEC_FORBIDDEN@1" },
        { "?a&%26%2B", "DEC_FORBIDDEN@6" },
        { "#%26", "DEC_FORBIDDEN@1" },
        { "?%23#%25%c3%a9", "8400f6816123"
                            "6325c3a9" },
        { "//h#", "85f6816168f6f660" },
        { "x:#", "856178f6808060" },
        { "/#", "84f58160f660" },
    };

    URL_ROWS(cri, rows);
}

/* "%F0%9F%98%80" and a wrong byte in its place. */
void test_a_sequence_begins_with_its_first_escape(void)
{
    static const struct row rows[] = {
        { "%c2%80%F0%9F%98%80", "8201816"
                                "6c280f09f9880" },
        { "a%F0%9F%98", "DEC_FORBIDDEN@1" },
        { "a%F0%9F%988", "DEC_FORBIDDEN@1" },
        { "a%F0%9F%41%80", "DEC_FORBIDDEN@1" },
        { "a%c2%80%80", "DEC_FORBIDDEN@7" },
        { "a%c2%2B", "DEC_FORBIDDEN@1" },
        { "a%c2/%80", "DEC_FORBIDDEN@1" },
    };

    URL_ROWS(cri, rows);
}

static void check_size(const struct nurl *url, size_t size, size_t needed)
{
    char *block = exact_open(buffer, size);
    char *space = block;
    struct nurl_writer out;

    nurl_writer_init(&out, space, size);
    nurl_write_cri(&out, url);
    TEST_ASSERT_EQUAL(size < needed ? NURL_ERR_BUF : NURL_OK,
                      nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(needed, out.len);
    TEST_ASSERT_EQUAL(0, out.stop);
    exact_close(block);
}

void test_a_buffer_that_is_too_small(void)
{
    static const char text[] = "coap://u@h:1/a/b%2F/../c?d#e";
    struct nurl url;
    size_t size;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    for (size = 0; size < 25; size++) {
        check_size(&url, size, 19);
    }
}

/* The error of the URL is told, not that the buffer is full. */
void test_an_error_comes_before_a_full_buffer(void)
{
    static const char text[] = "coap://h/a%2Fb/c%2B";
    struct nurl url;
    struct nurl_writer out;
    size_t size;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    for (size = 0; size < 20; size++) {
        nurl_writer_init(&out, buffer, size);
        nurl_write_cri(&out, &url);
        TEST_ASSERT_EQUAL(NURL_ERR_DEC_FORBIDDEN, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(16, out.stop);
    }
}
