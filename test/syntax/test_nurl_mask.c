/* A text without what may be a password: requirement SEC-09. */
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
    const char *masked; /* NULL: as it is */
};

static char room[120];

static struct nurl_str str(const char *at, size_t len)
{
    return nurl_text(at, len);
}

static const char *masked(const char *text, size_t len)
{
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    nurl_write_masked(&out, str(text, len));
    return shown_writer(&out);
}

static void check_all(const struct row *rows, size_t count)
{
    char *block;
    size_t len;
    size_t i;

    for (i = 0; i < count; i++) {
        len = strlen(rows[i].text);
        block = exact_open(rows[i].text, len);
        TEST_ASSERT_EQUAL_STRING(rows[i].masked ? rows[i].masked : rows[i].text,
                                 masked(block, len));
        exact_close(block);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

void test_what_stands_between_a_colon_and_an_at_is_masked(void)
{
    static const struct row rows[] = {
        { "ftp://u:pw@h/", "ftp://u:**@h/" },
        { "ftp://u:p%40w@h:22/a", "ftp://u:*****@h:22/a" },
        { "ftp://:p@h", "ftp://:*@h" },
        { "//u:p@h", "//u:*@h" },
        { "see ftp://u:p w@h now", "see ftp://u:***@h now" },
        { "ftp://u:p:q@h/", "ftp://u:***@h/" },
        { "ftp://u:p@q@h", "ftp://u:***@h" },
        { "ftp://u:***@h/", "ftp://u:***@h/" },
        { "ftp://u:p?w@h/", "ftp://u:***@h/" },
        { "ftp://u:p#w@h/", "ftp://u:***@h/" },
        { "ftp://u@v:pw@h/", "ftp://u@v:**@h/" },
        { "ftp://gisle@aas.no:secret@h/%zz",
          "ftp://gisle@aas.no:******@h/%zz" },
    };

    CHECK(rows);
}

void test_nothing_is_hidden_across_a_slash(void)
{
    static const struct row rows[] = {
        { "http://h:80/a@b", NULL },
        { "ftp://u:p/w@h/", NULL },
        { "http:/a@b", NULL },
        { "a:/@b", NULL },
        { "ftp://u:p@h//v:q@g", "ftp://u:*@h//v:*@g" },
        { "a:b@/c:d@/e", "a:*@/c:*@/e" },
        { ":pw@h/:x@", ":**@h/:*@" },
    };

    CHECK(rows);
}

void test_without_both_in_their_order_nothing_is_hidden(void)
{
    static const struct row rows[] = {
        { "", NULL },
        { "/", NULL },
        { ":", NULL },
        { "@", NULL },
        { "@:", NULL },
        { ":@", NULL },
        { "a@b:c", NULL },
        { "ftp://u:@h/", NULL },
        { "ftp://u@h:21/", NULL },
        { "http://u:p", NULL },
    };

    CHECK(rows);
}

void test_rather_too_much_is_hidden_than_too_little(void)
{
    static const struct row rows[] = {
        { "u:p@h", "u:*@h" },
        { "mailto:joe@h", "mailto:***@h" },
        { "sip:u:pw@h", "sip:****@h" },
        { "http:/u:p@h", "http:/u:*@h" },
        { "http:u:p@h", "http:***@h" },
        { "http:\\\\u:p@h", "http:*****@h" },
        { "http://h:80?a@b", "http://h:****@b" },
        { "http://h#u:p@", "http://h#u:*@" },
        { "http://h/u:p@", "http://h/u:*@" },
        { "GET http://a/ -> ftp://u:pw@h/", "GET http://a/ -> ftp://u:**@h/" },
    };

    CHECK(rows);
}

void test_a_nul_or_any_octet_may_be_hidden(void)
{
    TEST_ASSERT_EQUAL_STRING("//a:***@b", masked("//a:\0\xFF\n@b", 9));
    TEST_ASSERT_EQUAL_STRING("//a:*@\\x00", masked("//a:b@\0", 7));
}

void test_a_text_can_be_masked_where_it_lies(void)
{
    char text[] = "//u:p@q@h/a//b:c@d#//:e@";
    struct nurl_writer out;

    nurl_writer_init(&out, text, sizeof text - 1);
    nurl_write_masked(&out, str(text, sizeof text - 1));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL_STRING("//u:***@h/a//b:*@d#//:*@", text);
}

void test_a_text_can_move_down_in_its_buffer_while_it_is_masked(void)
{
    char text[] = "12345//u:p:p@h/a:b@";
    struct nurl_writer out;

    nurl_writer_init(&out, text, sizeof text - 1);
    nurl_write_text(&out, NURL_STR("<<"));
    nurl_write_masked(&out, str(text + 5, sizeof text - 6));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_EQUAL_STRING("<<//u:***@h/a:*@", text);
}

void test_no_text_is_masked_to_nothing(void)
{
    TEST_ASSERT_EQUAL_STRING("", masked(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", masked(NULL, 1));
}

static void fill(struct nurl_writer *out, const void *what)
{
    nurl_write_masked(out, str(what, strlen(what)));
}

void test_a_room_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    rooms_check(fill, "ftp://u:pass@h/a", 1);
    rooms_check(fill, "http://h/", 1);
}

void test_the_place_of_a_failure_is_one_in_the_text(void)
{
    struct nurl_writer out;

    nurl_writer_init(&out, room, 9);
    nurl_write_masked(&out, str("ftp://u:pass@h/a", 16));
    TEST_ASSERT_EQUAL_STRING("BUF@9", shown_writer(&out));
    TEST_ASSERT_EQUAL(0, memcmp(room, "ftp://u:*", 9));
}

void test_a_text_above_65535_octets_is_refused_unread(void)
{
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535",
                             masked("a", (size_t)NURL_TEXT_MAX + 1));
}

/* The octets of a part are stars in what was written. */
static void check_stars(const struct nurl *url, struct nurl_span part)
{
    size_t i;

    for (i = 0; i < part.len; i++) {
        TEST_ASSERT_EQUAL_HEX8('*', room[part.off + i]);
    }
    TEST_ASSERT_TRUE(url->stop <= sizeof room);
}

/* The rule, octet by octet: what stands before and behind in its piece. */
static int is_hidden(const char *text, size_t len, size_t at)
{
    size_t before = at;
    size_t behind = at;

    while (before > 0 && text[before - 1] != '/' && text[before - 1] != ':') {
        before--;
    }
    while (behind < len && text[behind] != '/' &&
           (behind == at || text[behind] != '@')) {
        behind++;
    }
    return text[at] != '/' && before > 0 && text[before - 1] == ':' &&
           behind < len && text[behind] == '@';
}

static void sound(const char *text, size_t len)
{
    struct nurl_writer out;
    struct nurl url;
    size_t i;

    nurl_writer_init(&out, room, sizeof room);
    nurl_write_masked(&out, str(text, len));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(len, out.len);
    for (i = 0; i < len; i++) {
        TEST_ASSERT_EQUAL_HEX8(is_hidden(text, len, i) ? '*' : text[i],
                               room[i]);
    }
    nurl_parse(&url, text, len);
    check_stars(&url, url.password);
    nurl_parse_1738(&url, text, len);
    check_stars(&url, url.password);
}

void test_every_prefix_and_every_replaced_octet_keeps_its_length(void)
{
    static const char *const texts[] = { "ftp://u:p%40w@h:22/a?b@c#d",
                                         "//a:/b:c@d//e:f@g", "x y://:p@" };
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        mutate_prefixes(texts[i], strlen(texts[i]), sound);
        mutate_octets(texts[i], strlen(texts[i]), sound);
    }
}
