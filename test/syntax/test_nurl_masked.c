/* What must be masked before a text is logged, each line a text. */
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
    struct nurl_str text = { NULL, 0 };

    text.ptr = at;
    text.len = len;
    return text;
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
    struct nurl_str secret;
    char *block;
    size_t len;
    size_t i;

    for (i = 0; i < count; i++) {
        len = strlen(rows[i].text);
        block = exact_open(rows[i].text, len);
        secret = nurl_secret(str(block, len));
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].masked != NULL, secret.ptr != NULL,
                                  rows[i].text);
        TEST_ASSERT_EQUAL_STRING(rows[i].masked ? rows[i].masked : rows[i].text,
                                 masked(block, len));
        exact_close(block);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

void test_a_password_is_masked_octet_for_octet(void)
{
    static const struct row rows[] = {
        { "ftp://u:pw@h/", "ftp://u:**@h/" },
        { "ftp://u:p%40w@h:22/a", "ftp://u:*****@h:22/a" },
        { "ftp://:p@h", "ftp://:*@h" },
        { "//u:p@h", "//u:*@h" },
        { "://u:p@", "://u:*@" },
        { "see ftp://u:p w@h now", "see ftp://u:***@h now" },
        { "ftp://u:p:q@h/", "ftp://u:***@h/" },
        { "ftp://u:***@h/", "ftp://u:***@h/" },
        { "ftp://u:p@h//v:q@g", "ftp://u:*@h//v:*@g" },
        { "ftp://u:p@q@h", "ftp://u:***@h" },
    };

    CHECK(rows);
}

void test_without_a_password_there_is_nothing_to_mask(void)
{
    static const struct row rows[] = {
        { "", NULL },
        { "/", NULL },
        { "//", NULL },
        { "ftp://u:@h/", NULL },
        { "ftp://u@h:21/", NULL },
        { "http://h:80/a@b", NULL },
        { "http://h:80#a@b", NULL },
        { "http://h/u:p@", NULL },
        { "http://h#u:p@", NULL },
        { "mailto:u:p@h", NULL },
        { "http:/u:p@h", NULL },
        { "http://u:p", NULL },
        { "http://u:", NULL },
    };

    CHECK(rows);
}

void test_more_is_hidden_than_the_secret_alone(void)
{
    static const struct row rows[] = {
        { "ftp://u:p?w@h.com/", "ftp://u:***@h.com/" },
        { "ftp://a?u:pw@h.com/", "ftp://a?u:**@h.com/" },
        { "ftp://u@v:pw@h/", "ftp://u@v:**@h/" },
        { "///u:p@//v:q@", "///u:*@//v:*@" },
        { "GET http://a/ -> ftp://u:pw@h/", "GET http://a/ -> ftp://u:**@h/" },
        { "see a//b ftp://u:pw@h/", "see a//b ftp://u:**@h/" },
        { "http://h:80?a@b", "http://h:****@b" },
        { "http://h?u:p@", "http://h?u:*@" },
    };
    unsigned i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_STRING(rows[i].masked,
                                 masked(rows[i].text, strlen(rows[i].text)));
    }
}

void test_a_nul_or_any_octet_may_be_part_of_the_secret(void)
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

void test_no_text_has_no_secret(void)
{
    TEST_ASSERT_NULL(nurl_secret(str(NULL, 0)).ptr);
    TEST_ASSERT_EQUAL_STRING("", masked(NULL, 0));
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

/* RAM for a longer text is on the host alone. */
#ifdef NURL_HOST_TEST
#define LONG_TEXT (NURL_TEXT_MAX + 1)
#else
#define LONG_TEXT 2000u
#endif

void test_a_secret_is_found_in_a_text_of_any_length_that_is_not_written(void)
{
    static char text[LONG_TEXT];
    struct nurl_writer out;

    memset(text, 'a', sizeof text);
    memcpy(text + sizeof text - 8, "//u:pw@h", 8);
    TEST_ASSERT_EQUAL_PTR(text + sizeof text - 4,
                          nurl_secret(str(text, sizeof text)).ptr);
    TEST_ASSERT_EQUAL(2, nurl_secret(str(text, sizeof text)).len);
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_masked(&out, str(text, sizeof text));
    if (sizeof text > NURL_TEXT_MAX) {
        TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535", shown_writer(&out));
        TEST_ASSERT_EQUAL(0, out.len);
    } else {
        TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(sizeof text, out.len);
    }
}

static void check_stars(struct nurl_str hidden, const char *text)
{
    size_t i;

    for (i = 0; i < hidden.len; i++) {
        TEST_ASSERT_EQUAL_HEX8('*', room[(size_t)(hidden.ptr - text) + i]);
    }
}

/* Secret and password are stars; what is none is as it was; nothing moves. */
static void sound(const char *text, size_t len)
{
    struct nurl_str secret = nurl_secret(str(text, len));
    struct nurl_writer out;
    struct nurl url;
    size_t i;

    nurl_writer_init(&out, room, sizeof room);
    nurl_write_masked(&out, str(text, len));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(len, out.len);
    for (i = 0; i < len; i++) {
        TEST_ASSERT_TRUE(room[i] == text[i] || room[i] == '*');
    }
    check_stars(secret, text);
    nurl_parse(&url, text, len);
    check_stars(nurl_part(&url, url.password), text);
    nurl_parse_1738(&url, text, len);
    check_stars(nurl_part(&url, url.password), text);
    if (secret.ptr) {
        TEST_ASSERT_EQUAL(':', secret.ptr[-1]);
        TEST_ASSERT_EQUAL('@', secret.ptr[secret.len]);
        TEST_ASSERT_GREATER_THAN(0, secret.len);
    }
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

void test_each_question_reads_its_own_flags(void)
{
    const uint32_t invalid = NURL_FLAG_INVALID;

    TEST_ASSERT_TRUE(nurl_is_port_risk(NURL_FLAG_PORT_RESERVED));
    TEST_ASSERT_TRUE(nurl_is_port_risk(invalid));
    TEST_ASSERT_FALSE(nurl_is_port_risk(~(NURL_FLAG_PORT_RESERVED | invalid)));
    TEST_ASSERT_TRUE(nurl_has_control(NURL_FLAG_PCT_CTRL));
    TEST_ASSERT_TRUE(nurl_has_control(invalid));
    TEST_ASSERT_FALSE(nurl_has_control(~(NURL_FLAG_PCT_CTRL | invalid)));
    TEST_ASSERT_TRUE(nurl_is_unambiguous(0));
    TEST_ASSERT_TRUE(
        nurl_is_unambiguous(~(NURL_FLAG_AMBIGUOUS | NURL_FLAG_INVALID)));
}

void test_each_flag_of_five_and_an_invalid_struct_are_ambiguous(void)
{
    static const uint32_t flags[] = {
        NURL_FLAG_SCHEME_FIRST,      NURL_FLAG_QMARK_USERINFO,
        NURL_FLAG_QMARK_PATH,        NURL_FLAG_AUTH_LOOKALIKE,
        NURL_FLAG_IPV4_LEADING_ZERO, NURL_FLAG_INVALID,
    };
    unsigned i;

    for (i = 0; i < sizeof flags / sizeof flags[0]; i++) {
        TEST_ASSERT_FALSE(nurl_is_unambiguous(flags[i]));
        TEST_ASSERT_FALSE(nurl_is_unambiguous(flags[i] | NURL_FLAG_PASSWORD));
    }
}
