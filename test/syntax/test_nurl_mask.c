/* A text with its passwords hidden: requirement SEC-09. */
#include "nurl_writer.h"

#include "support.h"

static char buffer[120];

TEXT_WRITER(mask, nurl_write_masked(out, nurl_text(text, len)))

static const char *masked(const char *text, size_t len)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    mask(&out, text, len);
    return shown_writer(&out);
}

static const struct row password_masked_rows[] = {
    /* The text between a colon and an at sign is hidden. */
    { "ftp://u:pw@h/", "ftp://u:**@h/" },
    { "ftp://u:p%40w@h:22/a", "ftp://u:*****@h:22/a" },
    { "ftp://u:p@q@h", "ftp://u:***@h" },
    { "ftp://gisle@aas.no:secret@h/%zz", "ftp://gisle@aas.no:******@h/%zz" },
    /* Nothing is hidden across a slash. */
    { "ftp://u:p@h//v:q@g", "ftp://u:*@h//v:*@g" },
    { "h:80?x/y@z", "h:80?x/y@z" },
    { "a?b:c#d/e@f", "a?b:c#d/e@f" },
    { "a:b@/c:d@/e", "a:*@/c:*@/e" },
    { ":pw@h/:x@", ":**@h/:*@" },
    /* Without both in their order nothing is hidden. */
    { "", "" },
    { "@", "@" },
    { ":@", ":@" },
    { "ftp://u:@h/", "ftp://u:@h/" },
    { "http://u:p", "http://u:p" },
    /* In doubt more is hidden. */
    { "u:p@h", "u:*@h" },
    { "http://h:8080?mail=a@b.c", "http://h:***********@b.c" },
    { "GET http://a/ -> ftp://u:pw@h/", "GET http://a/ -> ftp://u:**@h/" },
    /* A delimiter that was typed into a password is hidden. */
    { "ftp://u:p/w@h/", "ftp://u:***@h/" },
    { "//u:12#34@h/", "//u:*****@h/" },
    { "///u:p/w@h", "///u:***@h" },
    /* A host and a port hide nothing after them. */
    { "//h:80/@a/b", "//h:80/@a/b" },
    { "//u@[::1%e]:8/a@b", "//u@[::1%e]:8/a@b" },
    { "//[fe80::]/a@b", "//[fe80::]/a@b" },
    { "//[::ffff:1.2.3.4]:8/a@b", "//[::ffff:1.2.3.4]:8/a@b" },
    { "//h?@a:b/c@d", "//h?@a:b/c@d" },
    { "//[::1%]/a@b", "//[:******@b" },
    { "//x:y@[::1%a", "//x:*@[::1%a" },
    { "//[::g]/a@b", "//[:*****@b" },
    /* A text after a login that is no host and port is hidden, up to the last
       "@": it can be the rest of a password. */
    { "//u:p@[::1/x@y", "//u:********@y" },
    { "//u:p@[::1", "//u:*@[::1" },
    { "//u:p@h:8x/x@y", "//u:********@y" },
    { "u:p?x/y@z", "u:*****@z" },
    { "[ab:xy]:80/p@h", "[ab:********@h" },
    /* Only at the beginning of the text a scheme can end a word. */
    { "//http://u:p/w@h", "//http:*******@h" },
    { "a:b?c://u:p/w@h", "a:***********@h" },
};

void test_between_a_colon_and_an_at_sign_a_password_is_masked(void)
{
    WRITES(mask, 1, password_masked_rows);
}

void test_words_before_a_url_are_no_login(void)
{
    static const struct row rows[] = {
        { "Location: http://h/a@b", "Location: http://h/a@b" },
        { "Accept: a/b @c", "Accept:*****@c" },
        { "a:?//b/c@d", "a:******@d" },
    };

    WRITES(mask, 1, rows);
    TEST_ASSERT_EQUAL_STRING("?ber: x://h/a@b", masked("\xFC"
                                                       "ber: x://h/a@b",
                                                       15));
    TEST_ASSERT_EQUAL_STRING("u:**********@b", masked("u:a\nb: //h/a@b", 14));
}

void test_a_text_can_be_masked_where_it_lies(void)
{
    char text[] = "//u:p@q@h/a//b:c@d#//:e@";
    struct nurl_writer out = writer_of(text, sizeof text - 1);

    nurl_write_masked(&out, nurl_text(text, sizeof text - 1));
    TEST_ASSERT_EQUAL_STRING("//u:***@h/a//b:*@d#//:*@", shown_writer(&out));
}

void test_a_text_can_move_down_in_its_buffer_while_it_is_masked(void)
{
    char text[] = "12345//u:p:p@h/a:b@";
    struct nurl_writer out = writer_of(text, sizeof text - 1);

    nurl_write_text(&out, NURL_STR("<<"));
    nurl_write_masked(&out, nurl_text(text + 5, sizeof text - 6));
    TEST_ASSERT_EQUAL_STRING("<<//u:***@h/a:*@", shown_writer(&out));
}

void test_without_a_buffer_what_is_needed_is_counted(void)
{
    struct nurl_writer out = writer_of(NULL, 0);

    nurl_write_masked(&out, NURL_STR("ab"));
    TEST_ASSERT_EQUAL_STRING("BUF@0", shown_writer(&out));
    TEST_ASSERT_EQUAL(2, nurl_writer_need(&out));
}

void test_no_text_is_masked_to_nothing(void)
{
    TEST_ASSERT_EQUAL_STRING("", masked(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", masked(NULL, 1));
}

/* Lengths that 8 bits do not count, in place. */
void test_parts_of_more_than_255_bytes_are_masked(void)
{
    static char text[900];
    struct nurl_writer out = writer_of(text, sizeof text);
    size_t i;

    memset(text, 'a', sizeof text);
    text[299] = ':';
    text[600] = '@';
    text[899] = '\n';
    nurl_write_masked(&out, nurl_text(text, sizeof text));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(sizeof text, out.len);
    for (i = 0; i < sizeof text; i++) {
        char c = i == 299 ? ':' : i == 600 ? '@' : i == 899 ? '?' : 'a';

        TEST_ASSERT_EQUAL_HEX8(i > 299 && i < 600 ? '*' : c, text[i]);
    }
}

/* A size that would be 2 in 16 bits, if size_t has more. */
void test_much_space_is_not_little(void)
{
    struct nurl_writer out = writer_of(buffer, SIZE_MAX / 2 + 3);

    nurl_write_masked(&out, NURL_STR("a//b:c@d"));
    TEST_ASSERT_EQUAL_STRING("a//b:*@d", shown_writer(&out));
}

void test_after_an_error_nothing_is_masked_or_counted(void)
{
    struct nurl_writer out = writer_of(buffer, 4);

    memset(buffer, '#', 4);
    out.status = NURL_ERR_PCT;
    nurl_write_masked(&out, NURL_STR("//a:b@c\n"));
    TEST_ASSERT_EQUAL_STRING("PCT@0", shown_writer(&out));
    TEST_ASSERT_EQUAL(0, out.len);
    TEST_ASSERT_EQUAL(0, out.missing);
    TEST_ASSERT_EQUAL_MEMORY("####", buffer, 4);
}

void test_the_place_of_a_failure_is_one_in_the_text(void)
{
    struct nurl_writer out = writer_of(buffer, 9);

    nurl_write_masked(&out, nurl_text("ftp://u:pass@h/a", 16));
    TEST_ASSERT_EQUAL_STRING("BUF@9", shown_writer(&out));
    TEST_ASSERT_EQUAL_MEMORY("ftp://u:*", buffer, 9);
    TEST_ASSERT_EQUAL(9, out.len);
    TEST_ASSERT_EQUAL(7, out.missing);
    nurl_writer_init(&out, buffer, 14);
    nurl_write_masked(&out, nurl_text("ftp://u:pass@h/a", 16));
    TEST_ASSERT_EQUAL_STRING("BUF@14", shown_writer(&out));
}

void test_a_text_above_65535_bytes_is_refused_unread(void)
{
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535",
                             masked("a", (size_t)NURL_TEXT_MAX + 1));
}

/* The bytes of a part are stars in what was written. */
static void check_stars(const struct nurl *url, struct nurl_span part)
{
    size_t i;

    for (i = 0; i < part.len; i++) {
        TEST_ASSERT_EQUAL_HEX8('*', buffer[part.off + i]);
    }
    TEST_ASSERT_TRUE(url->stop <= sizeof buffer);
}

static char shown_octet(char octet)
{
    return octet >= ' ' && octet <= '~' ? octet : '?';
}

static void sound(const char *text, size_t len)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl url;
    size_t i;

    nurl_write_masked(&out, nurl_text(text, len));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(len, out.len);
    for (i = 0; i < len; i++) {
        TEST_ASSERT_TRUE(buffer[i] == '*' || buffer[i] == shown_octet(text[i]));
    }
    nurl_parse(&url, text, len);
    check_stars(&url, url.password);
    nurl_parse_1738(&url, text, len);
    check_stars(&url, url.password);
}

void test_every_prefix_and_every_replaced_byte_keeps_its_length(void)
{
    MUTATE(sound, "ftp://u:p%40w@h:22/a?b@c#d", "//a:/b:c@d//e:f@g",
           "x y://:p@", "u@[::1%e]:8/a@b//v:/@", "a: b://h:?/#@");
}
