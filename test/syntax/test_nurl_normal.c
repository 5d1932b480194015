/* Parts of a URL in normal form, written and compared. */
#include "syntax/nurl_normal.h"

#include <string.h>

#include "base/nurl_emit.h"
#include "exact.h"
#include "nurl_parse.h"
#include "rooms.h"
#include "unity.h"

static char room[64];

static struct nurl_str part(const char *text)
{
    return nurl_text(text, strlen(text));
}

static void check(const char *text, enum nurl_normal form, const char *expected)
{
    struct nurl_writer out;
    char *block = exact_open(text, strlen(text));
    struct nurl_str input = nurl_text(block, strlen(text));

    nurl_writer_init(&out, room, sizeof room);
    nurl_normal_write(&out, input, form);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING(expected, room);
    TEST_ASSERT_TRUE(nurl_normal_equal(input, part(expected), form));
    TEST_ASSERT_TRUE(nurl_normal_equal(part(expected), input, form));
    exact_close(block);
}

void test_escapes_of_unreserved_octets_are_decoded(void)
{
    check("%41%5a%61%7A%30%39%2d%2E%5f%7e", NURL_NORMAL_PART, "AZaz09-._~");
    check("a%62c", NURL_NORMAL_PART, "abc");
}

void test_other_escapes_have_upper_case_digits(void)
{
    check("%2f%3a%c3%A9%25%2b%40%5b%60%7b%2c", NURL_NORMAL_PART,
          "%2F%3A%C3%A9%25%2B%40%5B%60%7B%2C");
}

void test_what_is_not_escaped_stays(void)
{
    check("", NURL_NORMAL_PART, "");
    check("aB!$&'()*+,;=:@/?", NURL_NORMAL_PART, "aB!$&'()*+,;=:@/?");
}

void test_decoding_is_done_once(void)
{
    check("%2541%%41", NURL_NORMAL_PART, "%2541%A");
}

void test_lower_case_is_not_for_escapes(void)
{
    check("H.Com%c3%4F%5F", NURL_NORMAL_LOWER, "h.com%C3o_");
}

void test_an_escape_is_not_the_octet_that_it_stands_for(void)
{
    TEST_ASSERT_FALSE(
        nurl_normal_equal(part("%2F"), part("/"), NURL_NORMAL_PART));
    TEST_ASSERT_FALSE(
        nurl_normal_equal(part("a"), part("ab"), NURL_NORMAL_PART));
    TEST_ASSERT_FALSE(
        nurl_normal_equal(part("ab"), part("a"), NURL_NORMAL_PART));
    TEST_ASSERT_FALSE(
        nurl_normal_equal(part("a"), part("A"), NURL_NORMAL_PART));
}

void test_an_absent_part_is_empty(void)
{
    TEST_ASSERT_TRUE(
        nurl_normal_equal(nurl_text(NULL, 0), part(""), NURL_NORMAL_PART));
    TEST_ASSERT_FALSE(
        nurl_normal_equal(nurl_text(NULL, 0), part("a"), NURL_NORMAL_PART));
}

static void fill(struct nurl_writer *out, const void *text)
{
    int8_t before = out->status;

    nurl_normal_write(out, part(text), NURL_NORMAL_PART);
    nurl_emit_unplaced(out, before);
}

void test_an_escape_without_room_is_not_begun(void)
{
    rooms_check_unplaced(fill, "a%c3%41%2F%2Fb", 3);
}

static const char *host_of(const char *text)
{
    char *block = exact_open(text, strlen(text));
    struct nurl_writer out;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, block, strlen(text)));
    nurl_writer_init(&out, room, sizeof room);
    nurl_normal_write_host(&out, &url);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    exact_close(block);
    return room;
}

void test_an_address_is_written_as_rfc_5952_does_and_a_zone_as_it_is(void)
{
    TEST_ASSERT_EQUAL_STRING("[2001:db8::1]", host_of("//[2001:DB8:0:0::01]"));
    TEST_ASSERT_EQUAL_STRING("[::ffff:1.2.3.4]", host_of("//[::FFFF:102:304]"));
    TEST_ASSERT_EQUAL_STRING("[fe80::1%25Eth%6f]",
                             host_of("//[FE80:0::1%25Eth%6f]"));
    TEST_ASSERT_EQUAL_STRING("[::%A]", host_of("//[0::0%A]"));
    TEST_ASSERT_EQUAL_STRING("[v1.0:0::a]", host_of("//[V1.0:0::A]"));
    TEST_ASSERT_EQUAL_STRING("h.com", host_of("//H.%43om"));
    TEST_ASSERT_EQUAL_STRING("", host_of("///"));
}

void test_a_host_that_was_cleared_is_empty(void)
{
    struct nurl_writer out;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "//[::1]", 7));
    url.host.off = 0;
    url.host.len = 0;
    nurl_writer_init(&out, NULL, 0);
    nurl_normal_write_host(&out, &url);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_TRUE(nurl_normal_equal_host(&url, &url));
}

static void fill_host(struct nurl_writer *out, const void *url)
{
    int8_t before = out->status;

    nurl_normal_write_host(out, url);
    nurl_emit_unplaced(out, before);
}

void test_an_address_is_cut_where_the_buffer_ends(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, "//[1::2%a]", 10));
    rooms_check_unplaced(fill_host, &url, 1);
}

static int same_host(const char *a, const char *b)
{
    struct nurl x;
    struct nurl y;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&x, a, strlen(a)));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&y, b, strlen(b)));
    return nurl_normal_equal_host(&x, &y);
}

void test_hosts_are_compared_in_lower_case(void)
{
    TEST_ASSERT_TRUE(same_host("//H%41.com", "//ha.%43om:8/"));
    TEST_ASSERT_TRUE(same_host("//[2001:DB8::A]", "//[2001:db8::a]"));
    TEST_ASSERT_TRUE(same_host("/a", "b"));
    TEST_ASSERT_FALSE(same_host("//h", "//h."));
    TEST_ASSERT_TRUE(same_host("//[::1]", "//[0::1]"));
    TEST_ASSERT_TRUE(same_host("//[::1.2.3.4]", "//[::0102:304]"));
    TEST_ASSERT_FALSE(same_host("//[::1]", "//[::2]"));
    TEST_ASSERT_FALSE(same_host("//[1::]", "//[2::]"));
    TEST_ASSERT_FALSE(same_host("//[::ffff:1.2.3.4]", "//1.2.3.4"));
    TEST_ASSERT_FALSE(same_host("//[::1]", "//[v1.a]"));
    TEST_ASSERT_FALSE(same_host("//[v1.a]", "//[::1]"));
    TEST_ASSERT_TRUE(same_host("//[::1%25a]", "//[::1%25a]"));
    TEST_ASSERT_FALSE(same_host("//[::1%25a]", "//[::1%25A]"));
    TEST_ASSERT_FALSE(same_host("//[::1%25a]", "//[::1%a]"));
    TEST_ASSERT_FALSE(same_host("//[::1%25ba]", "//[::1%25bb]"));
    TEST_ASSERT_TRUE(same_host("//[::1%25a]", "//[0::1%25a]"));
    TEST_ASSERT_FALSE(same_host("//[::1]", "//[::1%25a]"));
    TEST_ASSERT_FALSE(same_host("//[::1%25a]", "//[::1]"));
}
