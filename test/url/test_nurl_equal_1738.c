/* URLs that mean the same by RFC 1738: each row has two. */
#include "nurl_equal.h"

#include "support.h"

static bool equal(const struct nurl *a, const struct nurl *b)
{
    TEST_ASSERT_EQUAL(1, nurl_equal_1738(a, a));
    return nurl_equal_1738(a, b);
}

#define EQUAL(rows) PAIRS(nurl_parse_1738_ref, equal, rows, 1)
#define DIFFERENT(rows) PAIRS(nurl_parse_1738_ref, equal, rows, 0)

static const struct pair many_ways_rows[] = {
    /* The case of scheme and host and leading zeros of a port do not count.
     */
    { "HTTP://H.com/a", "http://h.COM/a" },
    { "http://h:8080/a", "http://h:08080/a" },
    { "prospero://h:1525/x", "prospero://h/x" },
    /* An escape is its byte in a login too. */
    { "ftp://%75:%70@h/f", "ftp://u:p@h/f" },
    { "telnet://a%2fb@h", "telnet://a%2Fb@h/" },
    /* Each scheme has its own rule for equal parts. */
    { "ftp://h/f;type=A", "ftp://h/f;type=a" },
    { "prospero://h/a%3Db", "prospero://h/a=b" },
    { "prospero://h/a%40b", "prospero://h/a@b" },
    { "gopher://h/1a%40b", "gopher://h/1a@b" },
    { "news:*", "NEWS:*" },
    /* In a login only colon at sign and slash are reserved. */
    { "ftp://us%3Fer@h/", "ftp://us?er@h/" },
    { "ftp://u%3B%3D:%26x@h/", "ftp://u;=:&x@h/" },
    { "telnet://a?b:c?d@h", "telnet://a?b:c%3Fd@h" },
    /* The case of a mail domain does not count, the case of a name does. */
    { "mailto:a@h.COM", "MAILTO:a@H.com" },
    { "mailto:a@b@C", "mailto:a%40b@c" },
    { "mailto:a@h?subject=X", "mailto:a@h?SUBJECT=x" },
    /* For other schemes only case and escapes are compared. */
    { "foo:%41b", "FOO:Ab" },
    { "x-y:", "X-Y:" },
    /* A fragment counts. */
    { "http://h/a#%62", "http://H/a#b" },
    { "http://h#", "http://h/#" },
    { "foo:a#b", "FOO:a#b" },
};

void test_the_same_url_is_written_in_many_ways(void)
{
    EQUAL(many_ways_rows);
}

static const struct pair another_url_rows[] = {
    /* Another host port or login makes another URL. */
    { "http://h/", "http://h:8080/" },
    { "http://h/", "http://g/" },
    { "ftp://@h/", "ftp://h/" },
    { "telnet://u@h/", "telnet://h/" },
    /* Each scheme has its own rule for different parts. */
    { "ftp://h/f;type=a", "ftp://h/f" },
    { "prospero://h/a;b=c", "prospero://h/a" },
    { "nntp://h/g/1", "nntp://h/G/1" },
    { "file://h/a", "file:///a" },
    { "file://h/a", "file://g/a" },
    { "telnet://h", "telnet://h:24" },
    /* In a login only colon at sign and slash are reserved. */
    { "ftp://u%3Ap@h/", "ftp://u:p@h/" },
    { "ftp://u:%2Fp@h/", "ftp://u:p@h/" },
    /* The case of a mail domain does not count, the case of a name does. */
    { "mailto:A@h", "mailto:a@h" },
    { "mailto:@", "mailto:joe" },
    { "mailto:a@%C9", "mailto:a@%E9" },
    /* For other schemes only case and escapes are compared. */
    { "foo:%2Fx", "foo:/x" },
    { "foo:a", "fo:a" },
    { "foo:a", "fooo:a" },
    /* A fragment counts. */
    { "http://h/a#", "http://h/a" },
    { "foo:a#b", "foo:a" },
    { "http://h/#%2F", "http://h/#/" },
};

void test_another_host_port_or_login_and_what_each_scheme_says_make_another_url(
    void)
{
    DIFFERENT(another_url_rows);
}

void test_what_no_strict_parser_filled_equals_nothing(void)
{
    struct nurl strict = url_of(nurl_parse_1738_ref, "http://h/");
    struct nurl other;

    memset(&other, 0, sizeof other);
    TEST_ASSERT_FALSE(nurl_equal_1738(&other, &other));
    TEST_ASSERT_FALSE(nurl_equal_1738(&other, &strict));
    TEST_ASSERT_FALSE(nurl_equal_1738(&strict, &other));
    TEST_ASSERT_EQUAL(NURL_ERR_PCT,
                      nurl_parse_1738(&other, "http://h/%zz", 12));
    TEST_ASSERT_FALSE(nurl_equal_1738(&other, &other));
    TEST_ASSERT_FALSE(nurl_equal_1738(&strict, &other));
    other = url_of(nurl_parse, "http://h/");
    TEST_ASSERT_FALSE(nurl_equal_1738(&other, &other));
    TEST_ASSERT_FALSE(nurl_equal_1738(&strict, &other));
    TEST_ASSERT_FALSE(nurl_equal_1738(&other, &strict));
}

/* A stored URL, and its changed text. */
static const struct pair damaged[] = {
    { "file://h/a", "file://h:a" },
    { "mailto:a", "mailto:\"" },
    { "nntp://h/g/1", "nntp://h/g/x" },
    { "http://h:1000/", "http://h:70000" },
};

void test_a_stored_url_whose_text_was_damaged_equals_nothing(void)
{
    struct nurl good;
    struct nurl url;
    size_t i;

    for (i = 0; i < sizeof damaged / sizeof damaged[0]; i++) {
        good = url_of(nurl_parse_1738_ref, damaged[i].a);
        url = url_of(nurl_parse_1738_ref, damaged[i].a);
        TEST_ASSERT_EQUAL(
            NURL_OK, nurl_attach(&url, damaged[i].b, strlen(damaged[i].b)));
        url.port.len = url.port.len > 0 ? 5 : 0;
        TEST_ASSERT_FALSE_MESSAGE(nurl_equal_1738(&url, &good), damaged[i].b);
        TEST_ASSERT_FALSE_MESSAGE(nurl_equal_1738(&good, &url), damaged[i].b);
    }
}

void test_a_stored_path_without_its_slash_has_its_type_all_the_same(void)
{
    struct nurl a = url_of(nurl_parse_1738_ref, "ftp://h/;type=a");
    struct nurl b = url_of(nurl_parse_1738_ref, "ftp://h/%3Btype=a");

    a.path.off++;
    a.path.len--;
    b.path.off++;
    b.path.len--;
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&a, a.text, 15));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&b, b.text, 17));
    TEST_ASSERT_FALSE(nurl_equal_1738(&a, &b));
}

static unsigned compared;

static void equals_itself(const char *text, size_t len)
{
    char *block = exact_open(text, len);
    struct nurl here;
    struct nurl there;

    if (nurl_parse_1738_ref(&there, block, len) == NURL_OK) {
        TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738_ref(&here, text, len));
        TEST_ASSERT_TRUE_MESSAGE(equal(&here, &there), text);
        TEST_ASSERT_TRUE_MESSAGE(equal(&there, &here), text);
        compared++;
    }
    exact_close(block);
}

void test_every_url_equals_itself_wherever_it_lies(void)
{
    compared = 0;
    vectors_check(&vectors_1738, equals_itself);
    TEST_ASSERT_GREATER_THAN(100, compared);
}
