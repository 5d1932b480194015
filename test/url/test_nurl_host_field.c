/* The Host field of a request; requirements REQ-22 and REQ-23. */
#include "nurl_writer.h"

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "nurl_parse.h"
#include "rooms.h"
#include "shown.h"
#include "unity.h"

struct row {
    const char *text;
    const char *expected;
};

static char room[120];

static const char *field(const struct nurl *url)
{
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    nurl_write_host_field(&out, url);
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
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].expected, field(&url),
                                         rows[i].text);
        exact_close(block);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

void test_the_host_goes_as_it_is_written_and_a_login_never(void)
{
    static const struct row rows[] = {
        { "http://H.com/a", "H.com" },
        { "http://u:p@h", "h" },
        { "http://[2001:DB8::1]/", "[2001:DB8::1]" },
        { "http://[v1.a]/", "[v1.a]" },
        { "http://%41b!/", "%41b!" },
    };

    CHECK(rows);
}

void test_a_port_goes_as_it_is_written_unless_it_goes_without_saying(void)
{
    static const struct row rows[] = {
        { "http://h:8080/", "h:8080" },
        { "http://h:08080/", "h:08080" },
        { "http://h:80/", "h" },
        { "https://h:0443/", "h" },
        { "http://h:/", "h" },
        { "http://h:443/", "h:443" },
        { "foo://h:80/", "h:80" },
        { "//h:80", "h:80" },
        { "http://h:0/", "h:0" },
        { "foo://h:0", "h:0" },
        { "http://[::1]:81/", "[::1]:81" },
    };

    CHECK(rows);
}

void test_no_host_and_a_port_too_large_are_refused(void)
{
    static const struct row rows[] = {
        { "http:///a", "HOST_EMPTY@7" },  { "http://u@/", "HOST_EMPTY@9" },
        { "http:a", "HOST_MISSING@5" },   { "/a", "SCHEME_MISSING@0" },
        { "//:65536", "HOST_EMPTY@2" },   { "http://h:65536/", "PORT_RANGE@9" },
        { "http://h:65535/", "h:65535" },
    };

    CHECK(rows);
}

void test_a_zone_is_not_for_the_server(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK,
                      nurl_parse_zone(&url, "http://[fe80::1%25eth0]:81/", 27));
    TEST_ASSERT_EQUAL_STRING("[fe80::1]:81", field(&url));
    TEST_ASSERT_EQUAL(NURL_OK,
                      nurl_parse_authority(&url, "[fe80::1%eth0]", 14));
    TEST_ASSERT_EQUAL_STRING("[fe80::1]", field(&url));
}

void test_an_authority_alone_is_one(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_authority(&url, "u@h:80", 6));
    TEST_ASSERT_EQUAL_STRING("h:80", field(&url));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_authority(&url, "h", 1));
    TEST_ASSERT_EQUAL_STRING("h", field(&url));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_authority(&url, ":80", 3));
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@0", field(&url));
}

void test_only_a_url_of_rfc_3986_is_taken(void)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", field(&url));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738(&url, "http://h.com", 12));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", field(&url));
}

static void fill(struct nurl_writer *out, const void *what)
{
    nurl_write_host_field(out, what);
}

void test_a_room_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    static const char *const texts[] = { "http://h.com", "http://[::1]:81/",
                                         "x://%41:1" };
    struct nurl url;
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        TEST_ASSERT_EQUAL(NURL_OK,
                          nurl_parse(&url, texts[i], strlen(texts[i])));
        rooms_check(fill, &url, 1);
    }
}

void test_a_full_room_is_full_at_an_octet_of_the_url(void)
{
    struct nurl_writer out;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://h.com:81/", 16));
    nurl_writer_init(&out, room, 2);
    nurl_write_host_field(&out, &url);
    TEST_ASSERT_EQUAL_STRING("BUF@9", shown_writer(&out));
    nurl_writer_init(&out, room, 5);
    nurl_write_host_field(&out, &url);
    TEST_ASSERT_EQUAL_STRING("BUF@12", shown_writer(&out));
}

/* The "]" stands for what begins with the "%". */
void test_a_room_without_the_last_bracket_is_full_at_the_zone(void)
{
    static const char text[] = "http://[fe80::1%25e]/";
    struct nurl_writer out;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, text, sizeof text - 1));
    nurl_writer_init(&out, room, 8);
    nurl_write_host_field(&out, &url);
    TEST_ASSERT_EQUAL_STRING("BUF@15", shown_writer(&out));
}

/* Host and port of the URL, or a fault in its text. */
static void sound(const char *text, size_t len)
{
    struct nurl_writer out;
    struct nurl url;

    nurl_parse(&url, text, len);
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_host_field(&out, &url);
    TEST_ASSERT_LESS_OR_EQUAL(len, out.stop);
    if (nurl_writer_status(&out) == NURL_OK) {
        TEST_ASSERT_EQUAL(0, memcmp(room, text + url.host.off, url.host.len));
        TEST_ASSERT_NULL(memchr(room, '@', out.len));
    }
}

void test_every_prefix_and_every_replaced_octet_gives_a_host_or_a_fault(void)
{
    static const char text[] = "http://u:p@[a::1]:81/";

    mutate_prefixes(text, sizeof text - 1, sound);
    mutate_octets(text, sizeof text - 1, sound);
}
