/* Where a Location field leads. */
#include <string.h>

#include "exact.h"
#include "nurl_parse.h"
#include "nurl_reference.h"
#include "rooms.h"
#include "unity.h"

struct row {
    const char *asked;
    const char *location;
    const char *expected;
};

static char room[200];
static char cleaned[100];

static void parse(struct nurl *url, const char *text)
{
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(url, text, strlen(text)),
                              text);
}

static void check(const struct row *row)
{
    size_t len = strlen(row->location);
    char *block = exact_open(row->location, len);
    struct nurl_writer out;
    struct nurl url;

    parse(&url, row->asked);
    nurl_writer_init(&out, room, sizeof room);
    nurl_redirect(&out, &url, nurl_text(block, len));
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_writer_finish(&out), row->location);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(row->expected, room, row->location);
    exact_close(block);
}

void test_the_fragment_is_inherited_unless_there_is_one(void)
{
    static const struct row rows[] = {
        { "http://h/a", "/x", "http://h/x" },
        { "http://h/a#f", "/x", "http://h/x#f" },
        { "http://h/a#f", "https://g/", "https://g/#f" },
        { "http://h/a#f", "", "http://h/a#f" },
        { "http://h/a#", "/x?q", "http://h/x?q#" },
        { "http://h/a#f", "/x#g", "http://h/x#g" },
        { "http://h/a#f", "#g", "http://h/a#g" },
        { "http://h/a#f", "/x#", "http://h/x#" },
        { "http://h/a#f", "/x%23g", "http://h/x%23g#f" },
        { "x:/a#f", "/..//x", "x:/.//x#f" },
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        check(&rows[i]);
    }
}

/* The fault is the location's, and nothing of the fragment is counted. */
void test_a_location_that_does_not_parse_is_a_fault(void)
{
    struct nurl_writer out;
    struct nurl url;

    parse(&url, "http://h/a#fragment");
    nurl_writer_init(&out, room, sizeof room);
    nurl_redirect(&out, &url, NURL_STR("/a b"));
    TEST_ASSERT_EQUAL(NURL_ERR_CHAR, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(2, out.stop);
    TEST_ASSERT_EQUAL(0, out.len);
    parse(&url, "//h/a#fragment");
    nurl_writer_init(&out, room, sizeof room);
    nurl_redirect(&out, &url, NURL_STR("/a b"));
    TEST_ASSERT_EQUAL(NURL_ERR_SCHEME_MISSING, nurl_writer_status(&out));
}

void test_what_was_cleaned_can_be_asked_again(void)
{
    struct nurl_writer clean;
    struct nurl_writer out;
    struct nurl url;

    parse(&url, "http://h/a#f");
    nurl_writer_init(&clean, cleaned, sizeof cleaned);
    nurl_clean(&clean, NURL_STR(" /a b\r\n"));
    nurl_writer_init(&out, room, sizeof room);
    nurl_redirect(&out, &url, nurl_text(clean.ptr, clean.len));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING("http://h/a%20b#f", room);
}

void test_a_struct_without_a_url_is_refused(void)
{
    struct nurl_writer out;
    struct nurl url;

    nurl_writer_init(&out, room, sizeof room);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738_ref(&url, "http://h/#f", 11));
    nurl_redirect(&out, &url, NURL_STR("g"));
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.len);
}

static void fill(struct nurl_writer *out, const void *location)
{
    struct nurl url;

    parse(&url, "http://h/a/b#fr%20g");
    nurl_redirect(out, &url, nurl_text(location, strlen(location)));
}

void test_a_room_that_is_too_small_holds_the_beginning(void)
{
    rooms_check_unplaced(fill, "c/../d", 1);
    rooms_check_unplaced(fill, "//g/c/..#", 1);
}

void test_a_location_that_nothing_can_read_is_empty(void)
{
    struct nurl_writer out;
    struct nurl url;

    nurl_writer_init(&out, room, sizeof room);
    parse(&url, "http://h/a#f");
    nurl_redirect(&out, &url, nurl_text(NULL, 5));
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.len);
}
