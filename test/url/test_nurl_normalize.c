/* The normal form: each line a URL and its normal form. */
#include <string.h>

#include "nurl_equal.h"
#include "nurl_parse.h"
#include "nurl_reference.h"
#include "rows.h"
#include "unity.h"

static char room[200];
static char again[200];

static void normalize(const struct nurl *url, char *result)
{
    struct nurl_writer out;

    nurl_writer_init(&out, result, sizeof room);
    nurl_normalize(&out, url);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
}

/* A normal form is its own, and equal to what it was made of. */
static const char *normal(const struct nurl *url)
{
    struct nurl parsed;

    normalize(url, room);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&parsed, room, strlen(room)));
    TEST_ASSERT_TRUE(nurl_equal(url, &parsed));
    normalize(&parsed, again);
    TEST_ASSERT_EQUAL_STRING(room, again);
    return room;
}

static const struct url_subject plain = { nurl_parse, normal };
static const struct url_subject with_zone = { nurl_parse_zone, normal };

void test_a_url_has_one_normal_form(void)
{
    static const struct row rows[] = {
        /* Case and escapes. */
        { "HTTP://H.Com/", "http://h.com/" },
        { "http://h/%7Ea%2db%5f", "http://h/~a-b_" },
        { "http://h/a/%2d%2D/%2d", "http://h/a/--/-" },
        { "http://h/%3a%2f", "http://h/%3A%2F" },
        { "http://%48%e9.COM/", "http://h%E9.com/" },
        { "http://U:P%41@h/?Q=%41&%c3#F%42%7b",
          "http://U:PA@h/?Q=A&%C3#FB%7B" },
        { "URN:ISBN:%41", "urn:ISBN:A" },
        { "//H/%41", "//h/A" },
        { "", "" },
        { "http://[2001:DB8::A]/", "http://[2001:db8::a]/" },
        { "http://[0:0::1]/", "http://[::1]/" },
        { "http://@h/?#", "http://@h/?#" },
        { "http://u:@h/", "http://u:@h/" },
        { "http://h/%2541", "http://h/%2541" },
        /* Dot segments go where there is a scheme. */
        { "http://h/a/b/../c/./d", "http://h/a/c/d" },
        { "http://h/%2e%2E/a/%2e", "http://h/a/" },
        { "http://h/..", "http://h/" },
        { "http://h/a/..?q#../x", "http://h/?q#../x" },
        { "http://h/%61/%2e./%c3%41/", "http://h/%C3A/" },
        { "x:a/../../b", "x:/b" },
        { "x:./a", "x:a" },
        { "x:%2E%2e/a", "x:a" },
        { "x:.", "x:" },
        { "../a/./b", "../a/./b" },
        { "%2e%2e/a", "../a" },
        { "//h/a/../b", "//h/a/../b" },
        { "./a:b", "./a:b" },
        { "a%3ab", "a%3Ab" },
        { "http://h/a//b/", "http://h/a//b/" },
        { "http://h/..a/...", "http://h/..a/..." },
        /* No authority is invented. */
        { "x:/..//a", "x:/.//a" },
        { "x:/a/..//./b", "x:/.//b" },
        { "x:/a/..//./", "x:/.//" },
        { "x:a/./b", "x:a/b" },
        { "x:ab/./c", "x:ab/c" },
        { "x:a/b/..", "x:a/" },
        { "x:/a/..", "x:/" },
        { "x:/.//a", "x:/.//a" },
        { "x:.///a", "x:/.//a" },
        { "file:/a/../%2e//b", "file:/.//b" },
        { "x://h/..//a", "x://h//a" },
        { "x:/.//", "x:/.//" },
        { "x:/./", "x:/" },
        /* What the scheme says goes. */
        { "http://h:80/", "http://h/" },
        { "https://h:00443/a", "https://h/a" },
        { "foo://h:/a", "foo://h/a" },
        { "//h:", "//h" },
        { "ws://h", "ws://h/" },
        { "HTTPS://h?q", "https://h/?q" },
        { "wss://#f", "wss:///#f" },
        { "http://h:08080/", "http://h:08080/" },
        { "http://h:443/", "http://h:443/" },
        { "foo://h:80/", "foo://h:80/" },
        { "foo://h:0/", "foo://h:0/" },
        { "//h:80", "//h:80" },
        { "coap://h", "coap://h/" },
        { "foo://", "foo:///" },
        { "//h?q", "//h?q" },
        { "foo:?q", "foo:?q" },
        { "http:", "http:" },
        { "http://h:65616/", "http://h:65616/" },
    };

    URL_ROWS(plain, rows);
}

/* Its case counts, and its "%" escapes nothing. */
void test_a_zone_stays_as_written(void)
{
    static const struct row rows[] = {
        { "HTTP://[FE80::1%41%c3]:80/%41", "http://[fe80::1%41%c3]/A" },
    };

    URL_ROWS(with_zone, rows);
}

void test_a_struct_without_a_url_is_refused(void)
{
    struct nurl_writer out;
    struct nurl url;

    nurl_writer_init(&out, room, sizeof room);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738(&url, "http://h/", 9));
    nurl_normalize(&out, &url);
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.len);
}

static void fill(struct nurl_writer *out, const void *text)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, strlen(text)));
    nurl_normalize(out, &url);
    if (nurl_writer_status(out) == NURL_ERR_BUF) {
        TEST_ASSERT_EQUAL(0, out->stop);
    }
}

void test_a_room_that_is_too_small_holds_the_beginning(void)
{
    rooms_check_unplaced(fill, "HTTP://U%c3@%c3H:8/%c3%41/b/../%2fc%20?%41#%c3",
                         3);
    rooms_check_unplaced(fill, "x:/a/..//%c3%c3", 3);
    rooms_check_unplaced(fill, "../%c3%41", 3);
}

/* Sizes that are small numbers in 16 bits, where size_t has more. */
void test_much_room_is_not_little(void)
{
    struct nurl_writer out;
    struct nurl url;
    unsigned k;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "x:/a/../b/c", 11));
    for (k = 0; k < 20; k++) {
        nurl_writer_init(&out, room, SIZE_MAX / 2 + 1 + k);
        nurl_normalize(&out, &url);
        TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL_MEMORY("x:/b/c", room, 6);
    }
}
