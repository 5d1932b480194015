/* What a reference means beside a base, RFC 3986 5.4's examples first. */
#include <string.h>

#include "exact.h"
#include "nurl_parse.h"
#include "nurl_reference.h"
#include "rooms.h"
#include "unity.h"

struct row {
    const char *base;
    const char *reference;
    const char *expected;
};

static char room[200];

static void parse(struct nurl *url, const char *text)
{
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(url, text, strlen(text)),
                              text);
}

/* The reference stands where not one octet is behind it. */
static void check(const struct row *row)
{
    char *reference = exact_open(row->reference, strlen(row->reference));
    struct nurl_writer out;
    struct nurl url;

    parse(&url, row->base);
    nurl_writer_init(&out, room, sizeof room);
    nurl_resolve(&out, &url, nurl_text(reference, strlen(row->reference)));
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_writer_finish(&out),
                              row->reference);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(row->expected, room, row->reference);
    exact_close(reference);
}

static void check_all(const struct row *rows, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        check(&rows[i]);
    }
}

#define CHECK(rows) check_all(rows, sizeof(rows) / sizeof(rows)[0])

/* The base of the examples. */
#define BASE "http://a/b/c/d;p?q"

void test_the_normal_examples(void)
{
    static const struct row rows[] = {
        { BASE, "g:h", "g:h" },
        { BASE, "g", "http://a/b/c/g" },
        { BASE, "./g", "http://a/b/c/g" },
        { BASE, "g/", "http://a/b/c/g/" },
        { BASE, "/g", "http://a/g" },
        { BASE, "//g", "http://g" },
        { BASE, "?y", "http://a/b/c/d;p?y" },
        { BASE, "g?y", "http://a/b/c/g?y" },
        { BASE, "#s", "http://a/b/c/d;p?q#s" },
        { BASE, "g#s", "http://a/b/c/g#s" },
        { BASE, "g?y#s", "http://a/b/c/g?y#s" },
        { BASE, ";x", "http://a/b/c/;x" },
        { BASE, "g;x", "http://a/b/c/g;x" },
        { BASE, "g;x?y#s", "http://a/b/c/g;x?y#s" },
        { BASE, "", "http://a/b/c/d;p?q" },
        { BASE, ".", "http://a/b/c/" },
        { BASE, "./", "http://a/b/c/" },
        { BASE, "..", "http://a/b/" },
        { BASE, "../", "http://a/b/" },
        { BASE, "../g", "http://a/b/g" },
        { BASE, "../..", "http://a/" },
        { BASE, "../../", "http://a/" },
        { BASE, "../../g", "http://a/g" },
    };

    CHECK(rows);
}

void test_the_abnormal_examples(void)
{
    static const struct row rows[] = {
        { BASE, "../../../g", "http://a/g" },
        { BASE, "../../../../g", "http://a/g" },
        { BASE, "/./g", "http://a/g" },
        { BASE, "/../g", "http://a/g" },
        { BASE, "g.", "http://a/b/c/g." },
        { BASE, ".g", "http://a/b/c/.g" },
        { BASE, "g..", "http://a/b/c/g.." },
        { BASE, "..g", "http://a/b/c/..g" },
        { BASE, "./../g", "http://a/b/g" },
        { BASE, "./g/.", "http://a/b/c/g/" },
        { BASE, "g/./h", "http://a/b/c/g/h" },
        { BASE, "g/../h", "http://a/b/c/h" },
        { BASE, "g;x=1/./y", "http://a/b/c/g;x=1/y" },
        { BASE, "g;x=1/../y", "http://a/b/c/y" },
        { BASE, "g?y/./x", "http://a/b/c/g?y/./x" },
        { BASE, "g?y/../x", "http://a/b/c/g?y/../x" },
        { BASE, "g#s/./x", "http://a/b/c/g#s/./x" },
        { BASE, "g#s/../x", "http://a/b/c/g#s/../x" },
        { BASE, "http:g", "http:g" },
    };

    CHECK(rows);
}

/* Leaves octets where functions that are called next have their variables. */
static void fill_stack(int octet)
{
    volatile unsigned char left[512];
    unsigned i;

    for (i = 0; i < sizeof left; i++) {
        left[i] = (unsigned char)octet;
    }
}

void test_an_escaped_dot_is_no_dot_whatever_the_stack_holds(void)
{
    static const char reference[] = "%2E%2E/x";
    void (*volatile fill)(int) = fill_stack;
    struct nurl_writer out;
    struct nurl url;

    parse(&url, "http://h/a/b/c");
    nurl_writer_init(&out, room, sizeof room);
    fill(0x01);
    nurl_resolve(&out, &url, nurl_text(reference, sizeof reference - 1));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING("http://h/a/b/%2E%2E/x", room);
}

void test_an_authority_is_taken_over_whole(void)
{
    static const struct row rows[] = {
        { "http://u:p@h:81/a", "b", "http://u:p@h:81/b" },
        { "http://:@:/a", "/b", "http://:@:/b" },
        { "http://u:p@h:81/a", "//g", "http://g" },
        { "http://h", "a", "http://h/a" },
        { "http://h?q", "a", "http://h/a" },
        { "http://h?q#f", "", "http://h?q" },
        { "http://h", "..", "http://h/" },
        { "http://h/a#f", "#", "http://h/a#" },
        { "http://h/a?q", "?", "http://h/a?" },
        { "http://h/a/b", "0", "http://h/a/0" },
        { "http://h/a/b", ".", "http://h/a/" },
        { "file:///a/b", "c", "file:///a/c" },
        { "HTTP://H/%7e", "%2E%2E/x", "HTTP://H/%2E%2E/x" },
    };

    CHECK(rows);
}

void test_a_path_without_a_first_slash_is_a_base_by_the_letter(void)
{
    static const struct row rows[] = {
        { "x:a", "b", "x:b" },
        { "x:a/b", "c", "x:a/c" },
        { "x:a/b", "../c", "x:/c" },
        { "x:a/b", "../../c", "x:/c" },
        { "x:./a/b", "c", "x:a/c" },
        { "x:./a", "../c", "x:c" },
        { "x:a", ".", "x:" },
        { "x:a", "..", "x:" },
        { "x:", "", "x:" },
        { "x:", "a/..", "x:/" },
        { "x:a/b", "", "x:a/b" },
        { "x:./a/..", "", "x:./a/.." },
        { "mailto:a@b", "c", "mailto:c" },
    };

    CHECK(rows);
}

void test_no_authority_is_invented(void)
{
    static const struct row rows[] = {
        { "x:/a", "/.//g", "x:/.//g" },
        { "file:/a/b", "..//c", "file:/.//c" },
        { "http://h/", "x:/.//g", "x:/.//g" },
        { "x:a/b", "..//c", "x:/.//c" },
        { "x:/a/b", "/..//", "x:/.//" },
        { "x:a", ".///b", "x:/.//b" },
        { "http://h/a", "..//c", "http://h//c" },
        { "x:/a", "/.//", "x:/.//" },
        { "x:/a", "/./", "x:/" },
        { "x:/a", "//", "x://" },
    };

    CHECK(rows);
}

static void fault(const char *base, const char *reference, int status,
                  unsigned stop)
{
    struct nurl_writer out;
    struct nurl url;

    parse(&url, base);
    nurl_writer_init(&out, room, sizeof room);
    nurl_resolve(&out, &url, nurl_text(reference, strlen(reference)));
    TEST_ASSERT_EQUAL_MESSAGE(status, nurl_writer_status(&out), reference);
    TEST_ASSERT_EQUAL(stop, out.stop);
    TEST_ASSERT_EQUAL(0, out.len);
}

void test_faults_of_the_base_come_before_those_of_the_reference(void)
{
    fault("//h/a", "g h", NURL_ERR_SCHEME_MISSING, 0);
    fault("", "g", NURL_ERR_SCHEME_MISSING, 0);
    fault("x:a", "g h", NURL_ERR_CHAR, 1);
    fault("x:a", "//h:x", NURL_ERR_PORT_CHAR, 4);
    fault("x:a", ":g", NURL_ERR_SCHEME_MISSING, 0);
}

void test_a_struct_without_a_url_is_refused(void)
{
    struct nurl_writer out;
    struct nurl url;

    nurl_writer_init(&out, room, sizeof room);
    TEST_ASSERT_NOT_EQUAL(NURL_OK, nurl_parse(&url, "x: ", 3));
    nurl_resolve(&out, &url, NURL_STR("g"));
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_writer_status(&out));
    nurl_writer_init(&out, room, sizeof room);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738(&url, "http://h/", 9));
    nurl_resolve(&out, &url, NURL_STR("g"));
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_writer_status(&out));
}

void test_a_fault_of_the_reference_outranks_a_full_room(void)
{
    struct nurl_writer out;
    struct nurl url;

    parse(&url, BASE);
    nurl_writer_init(&out, NULL, 0);
    nurl_write_text(&out, NURL_STR("a"));
    nurl_resolve(&out, &url, NURL_STR("g h"));
    TEST_ASSERT_EQUAL(NURL_ERR_CHAR, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(1, out.stop);
}

void test_an_absent_reference_is_the_empty_one(void)
{
    struct nurl_writer out;
    struct nurl url;

    parse(&url, "x:a#f");
    nurl_writer_init(&out, room, sizeof room);
    nurl_resolve(&out, &url, nurl_text(NULL, 0));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING("x:a", room);
}

static void fill(struct nurl_writer *out, const void *reference)
{
    struct nurl url;

    parse(&url, "file:/x/y/z?q");
    nurl_resolve(out, &url, nurl_text(reference, strlen(reference)));
    if (nurl_writer_status(out) == NURL_ERR_BUF) {
        TEST_ASSERT_EQUAL(0, out->stop);
    }
}

void test_a_room_that_is_too_small_holds_the_beginning(void)
{
    rooms_check_unplaced(fill, "../a/b/../%20c/./d?e#f", 1);
    rooms_check_unplaced(fill, "../..//a/../b/..", 1);
    rooms_check_unplaced(fill, "", 1);
    rooms_check_unplaced(fill, "g://h/a/../b", 1);
}

void test_it_is_appended(void)
{
    struct nurl_writer out;
    struct nurl url;

    parse(&url, BASE);
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_text(&out, NURL_STR("<"));
    nurl_resolve(&out, &url, NURL_STR("../x"));
    nurl_write_text(&out, NURL_STR(">"));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING("<http://a/b/x>", room);
}

void test_a_zone_of_the_base_goes_along(void)
{
    static const char text[] = "http://[fe80::1%eth0]/a";
    struct nurl_writer out;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_zone(&url, text, sizeof text - 1));
    nurl_writer_init(&out, room, sizeof room);
    nurl_resolve(&out, &url, NURL_STR("b"));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING("http://[fe80::1%eth0]/b", room);
}

void test_a_url_that_was_moved_is_a_base(void)
{
    static char moved[] = BASE;
    struct nurl_writer out;
    struct nurl url;

    parse(&url, BASE);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, moved, sizeof moved - 1));
    nurl_writer_init(&out, room, sizeof room);
    nurl_resolve(&out, &url, NURL_STR("?"));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING("http://a/b/c/d;p?", room);
}
