/* The host as getaddrinfo reads it; requirements REQ-28 to REQ-32. */
#include "nurl_writer.h"

#include <string.h>

#include "exact.h"
#include "nurl_parse.h"
#include "rooms.h"
#include "shown.h"
#include "unity.h"

struct row {
    const char *text;
    const char *expected;
};

static char room[120];

static const char *host(const struct nurl *url)
{
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    nurl_write_host(&out, url);
    return shown_writer(&out);
}

static void check_all(const struct row *rows, size_t count)
{
    struct nurl url;
    char *block;
    size_t len;
    size_t i;

    for (i = 0; i < count; i++) {
        len = strlen(rows[i].text);
        block = exact_open(rows[i].text, len);
        TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&url, block, len),
                                  rows[i].text);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].expected, host(&url),
                                         rows[i].text);
        exact_close(block);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

void test_a_name_goes_as_written_and_an_address_without_brackets(void)
{
    static const struct row rows[] = {
        { "http://H.com./", "H.com." },
        { "http://192.0.2.1:1/", "192.0.2.1" },
        { "http://[2001:DB8::1]/", "2001:DB8::1" },
        { "http://u:p@[::]/", "::" },
    };

    CHECK(rows);
}

static const char *host_with_zone(const char *text)
{
    struct nurl url;

    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK,
                              nurl_parse_zone(&url, text, strlen(text)), text);
    return host(&url);
}

void test_a_zone_is_decoded_behind_one_percent_sign(void)
{
    TEST_ASSERT_EQUAL_STRING("fe80::1%eth0",
                             host_with_zone("http://[fe80::1%25eth0]/"));
    TEST_ASSERT_EQUAL_STRING("fe80::1%eth0",
                             host_with_zone("http://[fe80::1%eth0]/"));
    TEST_ASSERT_EQUAL_STRING("::1%a/b",
                             host_with_zone("http://[::1%25a%2Fb]:81"));
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@14",
                             host_with_zone("http://[::1%25%00]"));
}

void test_what_no_resolver_takes_is_refused_but_no_port_is_needed(void)
{
    static const struct row rows[] = {
        { "foo://h/", "h" },
        { "//h", "h" },
        { "http://a%62/", "HOST_CHAR@8" },
        { "http://1.2.3/", "HOST_NUMERIC@7" },
        { "http://a..b/", "HOST_LABEL@9" },
        { "http:///", "HOST_EMPTY@7" },
        { "http://[v1.a]/", "IP_LITERAL@7" },
        { "http://h:0/", "PORT_RANGE@9" },
    };

    CHECK(rows);
}

void test_both_profiles_are_taken_and_no_struct_without_a_url(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738(&url, "ftp://h.com/", 12));
    TEST_ASSERT_EQUAL_STRING("h.com", host(&url));
    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", host(&url));
}

/* "[" "::1" "%25" "%00" */
void test_the_place_of_a_failure_is_one_in_the_url(void)
{
    struct nurl_writer out;
    struct nurl url;
    size_t size;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, "http://[::1%25ab]", 17));
    for (size = 0; size < 6; size++) {
        nurl_writer_init(&out, room, size);
        nurl_write_host(&out, &url);
        TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(size < 3 ? 8 + size : 10 + size, out.stop);
    }
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, "http://[::1%25%00]", 18));
    for (size = 0; size < 6; size++) {
        nurl_writer_init(&out, room, size);
        nurl_write_host(&out, &url);
        TEST_ASSERT_EQUAL(NURL_ERR_DEC_FORBIDDEN, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(14, out.stop);
    }
}

static void fill(struct nurl_writer *out, const void *what)
{
    nurl_write_host(out, what);
}

void test_a_room_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    static const char *const texts[] = { "x://h.com", "x://[1::2]:81/",
                                         "x://1.2.3.4", "x://[::1%25a%2F]" };
    struct nurl url;
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        TEST_ASSERT_EQUAL(NURL_OK,
                          nurl_parse_zone(&url, texts[i], strlen(texts[i])));
        rooms_check(fill, &url, 1);
    }
}
