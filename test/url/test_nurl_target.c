/* What an HTTP request asks for; requirements REQ-24 to REQ-27. */
#include "nurl_writer.h"

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "nurl_parse.h"
#include "rooms.h"
#include "shown.h"
#include "unity.h"

#define ORIGIN NURL_TARGET_ORIGIN
#define ABSOLUTE NURL_TARGET_ABSOLUTE
#define AUTHORITY NURL_TARGET_AUTHORITY

/* A text, and its target in origin, absolute and authority form. */
struct row {
    const char *text;
    const char *expected[3];
};

static char room[120];

static const char *target(const struct nurl *url, enum nurl_target form)
{
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    nurl_write_target(&out, url, form);
    return shown_writer(&out);
}

static void check_all(const struct row *rows, size_t count)
{
    struct nurl url;
    char *block;
    size_t len;
    size_t i;
    unsigned form;

    for (i = 0; i < count; i++) {
        len = strlen(rows[i].text);
        block = exact_open(rows[i].text, len);
        TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&url, block, len),
                                  rows[i].text);
        for (form = 0; form < 3; form++) {
            TEST_ASSERT_EQUAL_STRING_MESSAGE(
                rows[i].expected[form], target(&url, (enum nurl_target)form),
                rows[i].text);
        }
        exact_close(block);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

void test_path_and_query_go_as_they_are_written(void)
{
    static const struct row rows[] = {
        { "http://h/a%20b?c", { "/a%20b?c", "http://h/a%20b?c", "h:80" } },
        { "http://h:8080//x", { "//x", "http://h:8080//x", "h:8080" } },
        { "http://h/a/../b%2F?%3F&c%26d",
          { "/a/../b%2F?%3F&c%26d", "http://h/a/../b%2F?%3F&c%26d", "h:80" } },
        { "http://h/?", { "/?", "http://h/?", "h:80" } },
    };

    CHECK(rows);
}

void test_an_empty_path_is_a_slash(void)
{
    static const struct row rows[] = {
        { "http://h", { "/", "http://h/", "h:80" } },
        { "http://h?c", { "/?c", "http://h/?c", "h:80" } },
        { "http://h#f", { "/", "http://h/", "h:80" } },
    };

    CHECK(rows);
}

void test_login_and_fragment_are_not_for_the_server(void)
{
    static const struct row rows[] = {
        { "http://u:p@h:8080/a?b#c",
          { "/a?b", "http://h:8080/a?b", "h:8080" } },
        { "http://@h:/#", { "/", "http://h/", "h:80" } },
    };

    CHECK(rows);
}

void test_http_is_told_http_or_https(void)
{
    static const struct row rows[] = {
        { "HTTPS://H:0443/", { "/", "https://H/", "H:443" } },
        { "ws://h:080/c", { "/c", "http://h/c", "h:80" } },
        { "wss://[::1]:1", { "/", "https://[::1]:1/", "[::1]:1" } },
        { "ftp://h/", { "SCHEME@0", "SCHEME@0", "SCHEME@0" } },
        { "coap+ws://h/", { "SCHEME@0", "SCHEME@0", "SCHEME@0" } },
        { "//h/a", { "SCHEME@0", "SCHEME@0", "SCHEME@0" } },
        { "", { "SCHEME@0", "SCHEME@0", "SCHEME@0" } },
    };

    CHECK(rows);
}

void test_a_host_is_needed_and_a_port_where_it_is_written(void)
{
    static const struct row rows[] = {
        { "http:a", { "HOST_MISSING@5", "HOST_MISSING@5", "HOST_MISSING@5" } },
        { "http://u@:1/", { "HOST_EMPTY@9", "HOST_EMPTY@9", "HOST_EMPTY@9" } },
        { "http://h:65536/", { "/", "PORT_RANGE@9", "PORT_RANGE@9" } },
        { "http://h:0/", { "/", "http://h:0/", "PORT_RANGE@9" } },
    };

    CHECK(rows);
}

void test_a_zone_is_not_for_the_server(void)
{
    static const char text[] = "https://[fe80::1%25a]/b";
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, text, sizeof text - 1));
    TEST_ASSERT_EQUAL_STRING("/b", target(&url, ORIGIN));
    TEST_ASSERT_EQUAL_STRING("https://[fe80::1]/b", target(&url, ABSOLUTE));
    TEST_ASSERT_EQUAL_STRING("[fe80::1]:443", target(&url, AUTHORITY));
}

void test_only_a_url_of_rfc_3986_is_taken(void)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", target(&url, ORIGIN));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738(&url, "http://h.com", 12));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", target(&url, ABSOLUTE));
    TEST_ASSERT_EQUAL(NURL_ERR_PCT, nurl_parse(&url, "http://h/%zz", 12));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", target(&url, AUTHORITY));
}

void test_without_room_stop_is_the_octet_that_found_none(void)
{
    struct nurl_writer out;
    struct nurl url;
    size_t size;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://h/a?bc", 13));
    for (size = 0; size < 5; size++) { /* "/a?bc" stands at 8 */
        nurl_writer_init(&out, room, size);
        nurl_write_target(&out, &url, ORIGIN);
        TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(8 + size, out.stop);
    }
}

void test_a_form_that_is_none_writes_nothing(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://h.com", 12));
    TEST_ASSERT_EQUAL_STRING("", target(&url, (enum nurl_target)3));
}

static void fill_origin(struct nurl_writer *out, const void *what)
{
    nurl_write_target(out, what, ORIGIN);
}

static void fill_absolute(struct nurl_writer *out, const void *what)
{
    nurl_write_target(out, what, ABSOLUTE);
}

static void fill_authority(struct nurl_writer *out, const void *what)
{
    nurl_write_target(out, what, AUTHORITY);
}

void test_a_room_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    static const char *const texts[] = { "http://h", "https://h:81/ab?cd",
                                         "ws://[::1]/?", "http://%41/%41" };
    struct nurl url;
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        TEST_ASSERT_EQUAL(NURL_OK,
                          nurl_parse(&url, texts[i], strlen(texts[i])));
        rooms_check(fill_origin, &url, 1);
        rooms_check(fill_absolute, &url, 1);
        rooms_check(fill_authority, &url, 1);
    }
}

void test_it_goes_behind_what_is_there_and_a_fault_replaces_buf(void)
{
    struct nurl_writer out;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://h/ab", 11));
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_text(&out, NURL_STR("GET "));
    nurl_write_target(&out, &url, ORIGIN);
    TEST_ASSERT_EQUAL_STRING("GET /ab", shown_writer(&out));
    nurl_writer_init(&out, room, 3);
    nurl_write_text(&out, NURL_STR("GET "));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://:80", 10));
    nurl_write_target(&out, &url, ORIGIN);
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@7", shown_writer(&out));
}

/* A target has no fragment, and only the absolute form is much longer. */
static void sound(const char *text, size_t len)
{
    struct nurl_writer out;
    struct nurl url;
    unsigned form;

    nurl_parse(&url, text, len);
    for (form = 0; form < 3; form++) {
        nurl_writer_init(&out, room, sizeof room);
        nurl_write_target(&out, &url, (enum nurl_target)form);
        if (nurl_writer_status(&out) != NURL_OK) {
            TEST_ASSERT_LESS_OR_EQUAL(len, out.stop);
            TEST_ASSERT_EQUAL(0, out.len);
            continue;
        }
        TEST_ASSERT_NULL(memchr(room, '#', out.len));
        TEST_ASSERT_LESS_OR_EQUAL(len + 3, out.len);
    }
}

void test_every_prefix_and_every_replaced_octet_gives_a_target_or_a_fault(void)
{
    static const char text[] = "http://u:p@h:81/a%20b/c?d=%26e#f";

    mutate_prefixes(text, sizeof text - 1, sound);
    mutate_octets(text, sizeof text - 1, sound);
}
