/* What an HTTP client asks for, each line a URL and the target. */
#include "nurl_http_target.h"

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "nurl_parse.h"
#include "rooms.h"
#include "shown.h"
#include "unity.h"

TEST_SOURCE_FILE("render.c")

void setUp(void)
{
}

void tearDown(void)
{
}

struct row {
    const char *text;
    const char *expected;
};

static char room[120];

static const char *target(const struct nurl *url)
{
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    nurl_http_target(&out, url);
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
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].expected, target(&url),
                                         rows[i].text);
        exact_close(block);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

void test_path_and_search_go_as_they_are_written(void)
{
    static const struct row rows[] = {
        { "http://h/a%20b?c", "/a%20b?c" },
        { "http://h/a", "/a" },
        { "http://h:8080//x", "//x" },
        { "http://h/a/../b%2F?%3F&c%26d", "/a/../b%2F?%3F&c%26d" },
        { "HTTP://H/A", "/A" },
        { "http://h/%00%0d%0A", "/%00%0d%0A" },
    };

    CHECK(rows);
}

void test_no_path_is_a_slash_and_an_empty_search_keeps_its_mark(void)
{
    static const struct row rows[] = {
        { "http://h", "/" },     { "http://h/", "/" },
        { "http://h/?", "/?" },  { "http://h/a?", "/a?" },
        { "http://h?c", "/?c" }, { "http://h?", "/?" },
    };

    CHECK(rows);
}

void test_login_port_and_fragment_are_not_for_the_server(void)
{
    static const struct row rows[] = {
        { "http://u:p@h:8080/a", "/a" },
        { "http://h/a?b#c", "/a?b" },
        { "http://h#c", "/" },
    };

    CHECK(rows);
}

void test_another_scheme_is_refused_and_so_is_no_authority(void)
{
    static const struct row rows[] = {
        { "https://h/a", "SCHEME@0" }, { "ftp://h/a", "SCHEME@0" },
        { "/a", "SCHEME@0" },          { "//h/a", "SCHEME@0" },
        { "http:a", "SLASHES@5" },     { "http:/a", "SLASHES@6" },
    };

    CHECK(rows);
}

void test_a_strict_search_holds_no_second_question_mark(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://h/a?b?c", 14));
    TEST_ASSERT_EQUAL_STRING("/a?b?c", target(&url));
    url.profile = NURL_PROFILE_1738;
    TEST_ASSERT_EQUAL_STRING("CHAR@12", target(&url));
}

void test_a_struct_without_a_parsed_url_is_refused(void)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", target(&url));
    TEST_ASSERT_EQUAL(NURL_ERR_PCT, nurl_parse(&url, "http://h/%zz", 12));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", target(&url));
}

static void fill(struct nurl_writer *out, const void *what)
{
    nurl_http_target(out, what);
}

void test_a_room_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    static const char *const texts[] = { "http://h", "http://h/ab?cd",
                                         "http://h/?", "http://h/%41" };
    struct nurl url;
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        TEST_ASSERT_EQUAL(NURL_OK,
                          nurl_parse(&url, texts[i], strlen(texts[i])));
        rooms_check(fill, &url, 1);
    }
}

void test_it_goes_behind_what_is_there_and_an_earlier_failure_stays(void)
{
    static const struct nurl_str get = { "GET ", 4 };
    struct nurl_writer out;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "http://h/ab", 11));
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_text(&out, get);
    nurl_http_target(&out, &url);
    TEST_ASSERT_EQUAL_STRING("GET /ab", shown_writer(&out));
    nurl_writer_init(&out, room, 3);
    nurl_write_text(&out, get);
    url.profile = NURL_PROFILE_NONE;
    nurl_http_target(&out, &url);
    TEST_ASSERT_EQUAL_STRING("BUF@3", shown_writer(&out));
}

/* A target begins with a slash and is never longer than the text and it. */
static void sound(const char *text, size_t len)
{
    struct nurl_writer out;
    struct nurl url;

    if (nurl_parse(&url, text, len) != NURL_OK) {
        return;
    }
    nurl_writer_init(&out, room, sizeof room);
    nurl_http_target(&out, &url);
    if (nurl_writer_status(&out) != NURL_OK) {
        TEST_ASSERT_LESS_OR_EQUAL(len, out.stop);
        TEST_ASSERT_EQUAL(0, out.len);
        return;
    }
    TEST_ASSERT_EQUAL('/', room[0]);
    TEST_ASSERT_LESS_OR_EQUAL(len - 6, out.len);
    TEST_ASSERT_NULL(memchr(room, '#', out.len));
}

void test_every_prefix_and_every_replaced_octet_gives_a_target_or_a_fault(void)
{
    static const char text[] = "http://u:p@h:80/a%20b/c?d=%26e#f";

    mutate_prefixes(text, sizeof text - 1, sound);
    mutate_octets(text, sizeof text - 1, sound);
}
