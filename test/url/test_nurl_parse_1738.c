/* RFC 1738, strictly: each line a text and its parts or its error. */
#include "nurl_parse.h"

#include "support.h"
#include "well_formed.h"

static const struct parsing strict = { nurl_parse_1738, A_STRICT_URL };
static const struct parsing reference = { nurl_parse_1738_ref, A_STRICT_URL };

static const struct row judged_order_rows[] = {
    /* The parts of each of the ten schemes. */
    { "ftp://joe:pw@h.com:2121/pub/fw.bin;type=i",
      "scheme=ftp user=joe password=pw name=h.com port=2121 "
      "path=/pub/fw.bin;type=i" },
    { "http://h:80/a/b?c", "scheme=http name=h port=80 path=/a/b query=c" },
    { "gopher://h/7a%09b", "scheme=gopher name=h path=/7a%09b" },
    { "nntp://h/a.b/1", "scheme=nntp name=h path=/a.b/1" },
    { "telnet://u@1.2.3.4:23/",
      "scheme=telnet user=u ipv4=1.2.3.4 port=23 path=/" },
    { "wais://h/d?q", "scheme=wais name=h path=/d query=q" },
    { "file:///a/b", "scheme=file empty= path=/a/b" },
    { "prospero://h/n;a=b", "scheme=prospero name=h path=/n;a=b" },
    /* The scheme is checked first. */
    { "", "EMPTY@0" },
    { ":", "SCHEME_MISSING@0" },
    { ":%zz", "SCHEME_MISSING@0" },
    { "#f", "SCHEME_CHAR@0" },
    { "ht_tp://h/ ", "SCHEME_CHAR@2" },
    { "http%3A//h/", "SCHEME_CHAR@4" },
    { "~", "SCHEME_CHAR@0" },
    { "HtTp://h", "scheme=HtTp name=h path=" },
    { "+.x:y:z", "scheme=+.x path=y:z" },
    /* Both slashes are needed where a scheme has an authority. */
    { "ftp:", "SLASHES@4" },
    { "http:/", "SLASHES@6" },
    { "gopher:h", "SLASHES@7" },
    { "nntp:a", "SLASHES@5" },
    { "telnet:h", "SLASHES@7" },
    { "wais:/d", "SLASHES@6" },
    /* Only ftp and telnet have a login. */
    { "telnet://:p@h", "scheme=telnet user= password=p name=h path=" },
    { "ftp://us?er@h/", "scheme=ftp user=us?er name=h path=/" },
    { "http://u:p@h/", "USERINFO@10" },
    { "gopher://@h/", "USERINFO@9" },
    { "nntp://u@h/a", "USERINFO@8" },
    { "wais://u@h/d", "USERINFO@8" },
    { "prospero://u@h/x", "USERINFO@12" },
    { "file://u@h:1/x", "USERINFO@8" },
    { "ftp://a:b:c@h/", "USERINFO_CHAR@9" },
    { "ftp://a@b@c/", "HOST_CHAR@9" },
    /* Host and port follow the grammar and the prose. */
    { "http://", "HOST_EMPTY@7" },
    { "ftp://u@/", "HOST_EMPTY@8" },
    { "http://h?q", "HOST_CHAR@8" },
    { "http://-h/", "HOST_LABEL@7" },
    { "http://1.2.3.256/", "IPV4_RANGE@13" },
    { "http://h:/", "PORT_EMPTY@9" },
    { "http://h:8x/", "PORT_CHAR@10" },
    { "http://h:80?q", "PORT_CHAR@11" },
    { "http://h:65536/", "PORT_RANGE@9" },
    { "file://h:80/x", "PORT@8" },
    { "http://h_:x/", "HOST_CHAR@8" },
    /* The rules of the scheme are checked last. */
    { "ftp://h/a;b", "CHAR@9" },
    { "ftp://h/f;type=x", "TYPECODE@15" },
    { "http://h/a?b/c", "CHAR@12" },
    { "gopher://h/%09", "GTYPE@11" },
    { "gopher://h/0%0A", "SELECTOR@12" },
    { "news:@h", "ARTICLE@5" },
    { "nntp://h", "PATH_REQUIRED@8" },
    { "nntp://h/a/", "ARTNUM@11" },
    { "telnet://h/x", "PATH_FORBIDDEN@11" },
    { "wais://h/d/t", "WAIS_FORM@12" },
    { "prospero://h/n;a", "FIELD@16" },
    { "telnet://h:x/x", "PORT_CHAR@11" },
    /* Only HTTP and wais have a query. */
    { "http://h/?", "scheme=http name=h path=/ query=" },
    { "wais://h/?", "scheme=wais name=h path=/ query=" },
    { "ftp://h/a?b", "scheme=ftp name=h path=/a?b" },
    { "gopher://h/0?", "scheme=gopher name=h path=/0?" },
    { "mailto:a?b", "scheme=mailto path=a?b" },
    { "file:///?", "scheme=file empty= path=/?" },
    { "prospero://h/?;a=?", "scheme=prospero name=h path=/?;a=?" },
    { "https://h/a?b", "scheme=https name=h path=//h/a?b" },
    /* Another scheme has a login where RFC 3986 reads the same. */
    { "foo:a/b?c;d", "scheme=foo path=a/b?c;d" },
    { "foo://1.2.3.4", "scheme=foo ipv4=1.2.3.4 path=//1.2.3.4" },
    { "foo://h/?x", "scheme=foo name=h path=//h/?x" },
    { "foo://h:/x", "scheme=foo path=//h:/x" },
    { "foo://a@b@c/", "scheme=foo path=//a@b@c/" },
    { "foo://us?er@h/", "scheme=foo path=//us?er@h/" },
    { "foo://h?", "scheme=foo path=//h?" },
    { "mailto://u@h", "scheme=mailto path=//u@h" },
    { "news://h/a@b", "scheme=news path=//h/a@b" },
};

void test_a_strict_url_is_split_and_checked_in_order(void)
{
    PARSED(strict, judged_order_rows);
}

static const struct row everything_else_rows[] = {
    /* A byte that no URL has precedes all later errors. */
    { "http:h/ ", "UNSAFE@7" },
    { "http://u@h/%", "PCT@11" },
    { "http://h:x/%4", "PCT@11" },
    { "http:///\x01", "CTRL@8" },
    { "ftp://h/a;b\x7F", "CTRL@11" },
    { "ftp://_/\x80", "8BIT@8" },
    { "mailto:#", "FRAGMENT@7" },
    { "news:~#", "UNSAFE@5" },
    { "news:#~", "FRAGMENT@5" },
    { "x:a b%", "UNSAFE@3" },
    { "x:a%zz b", "PCT@3" },
    { "x:[::1]", "UNSAFE@2" },
    { "x:%2", "PCT@2" },
    { "x:\"", "UNSAFE@2" },
    { "x:a<b", "UNSAFE@3" },
    { "x:{|}\\^`", "UNSAFE@2" },
    /* A byte that no URL has precedes all earlier errors. Each row has
       an error of the grammar before its last byte. */
    { "http:x~", "UNSAFE@6" },
    { "ftp://a:b:c@h/~", "UNSAFE@14" },
    { "http:///~", "UNSAFE@8" },
    { "http://1.2/~", "UNSAFE@11" },
    { "http://h:x/~", "UNSAFE@11" },
    { "file://h:1/~", "UNSAFE@11" },
    { "ftp://h/a;type=x~", "UNSAFE@16" },
    { "gopher://h/0%0A~", "UNSAFE@15" },
    { "news:a@-~", "UNSAFE@8" },
    { "nntp://h/a/x~", "UNSAFE@12" },
    { "telnet://h/x~", "UNSAFE@12" },
    { "wais://h/d/t~", "UNSAFE@12" },
    { "prospero://h/n;a~", "UNSAFE@16" },
    /* A byte that no URL has is found in every part. In these rows there is
       no other error: the byte itself ends its part. */
    { "ftp://u~@h/", "UNSAFE@7" },
    { "ftp://u:p~@h/", "UNSAFE@9" },
    { "ftp://u:p%4@h/", "PCT@9" },
    { "http://h~/", "UNSAFE@8" },
    { "http://h:8~/", "UNSAFE@10" },
    { "ftp://h/a~/b", "UNSAFE@9" },
    { "ftp://h/b~", "UNSAFE@9" },
    { "http://h/a~", "UNSAFE@10" },
    { "http://h/a?b~", "UNSAFE@12" },
    { "gopher://h/~", "UNSAFE@11" },
    { "gopher://h/1~", "UNSAFE@12" },
    { "gopher://h/1%09~", "UNSAFE@15" },
    { "mailto:a~", "UNSAFE@8" },
    { "news:a~", "UNSAFE@6" },
    { "news:a~@h", "UNSAFE@6" },
    { "news:a@h~", "UNSAFE@8" },
    { "nntp://h/a~", "UNSAFE@10" },
    { "nntp://h/a/1~", "UNSAFE@12" },
    { "telnet://h/~", "UNSAFE@11" },
    { "wais://h/d~", "UNSAFE@10" },
    { "wais://h/d?q~", "UNSAFE@12" },
    { "wais://h/d/t~/p", "UNSAFE@12" },
    { "wais://h/d/t/p~", "UNSAFE@14" },
    { "file:///a~", "UNSAFE@9" },
    { "prospero://h/n~", "UNSAFE@14" },
    { "prospero://h/n;a~=b", "UNSAFE@16" },
    { "prospero://h/n;a=b~", "UNSAFE@18" },
    { "foo://u:p@h/~", "UNSAFE@12" },
};

void test_a_byte_that_is_never_allowed_wins_over_everything_else(void)
{
    PARSED(strict, everything_else_rows);
}

void test_a_reference_has_its_fragment_after_the_first_number_sign(void)
{
    static const struct row rows[] = {
        /* A reference has its fragment after the first number sign. */
        { "http://h/a#", "scheme=http name=h path=/a fragment=" },
        { "http://h/a", "scheme=http name=h path=/a" },
        { "http://h#x?y/z:@", "scheme=http name=h path= fragment=x?y/z:@" },
        { "http://h/?#?", "scheme=http name=h path=/ query= fragment=?" },
        { "mailto:a@b#c@d", "scheme=mailto path=a@b fragment=c@d" },
        { "foo://h#x", "scheme=foo name=h path=//h fragment=x" },
        { "foo:#", "scheme=foo path= fragment=" },
        /* An error of the URL precedes an error of the fragment. */
        { "", "EMPTY@0" },
        { "#a", "EMPTY@0" },
        { "http#:", "SCHEME_MISSING@4" },
        { "http://#a", "HOST_EMPTY@7" },
        { "http://h/a b#%", "UNSAFE@10" },
        { "http:x#%", "SLASHES@5" },
        { "http://h/a#b#c", "FRAGMENT@12" },
        { "http://h/a#b c", "UNSAFE@12" },
        { "http://h/a#%4", "PCT@11" },
        { "http://h/a#\x01", "CTRL@11" },
        { "http://h/a#\xFF", "8BIT@11" },
        { "http://h/a#~", "UNSAFE@11" },
        { "ftp://h/f;type=#i", "TYPECODE@15" },
    };

    PARSED(reference, rows);
}

void test_a_nul_ends_no_text(void)
{
    TEST_ASSERT_EQUAL_STRING("SCHEME_CHAR@4",
                             parsed_line(&strict, "http\0://h/", 10));
    TEST_ASSERT_EQUAL_STRING("CTRL@8",
                             parsed_line(&strict, "http://h\0.com/", 14));
    TEST_ASSERT_EQUAL_STRING("CTRL@4", parsed_line(&strict, "foo:\0", 5));
    TEST_ASSERT_EQUAL_STRING("CTRL@5", parsed_line(&reference, "foo:#\0", 6));
    TEST_ASSERT_EQUAL_STRING("SCHEME_CHAR@0", parsed_line(&reference, "\0", 1));
}

void test_no_text_is_empty_and_nothing_else_is_read_at_null(void)
{
    parsed_refuse(&strict, "EMPTY@0");
    parsed_refuse(&reference, "EMPTY@0");
}

/*
 * Without a fragment both functions have the same result. With a fragment only
 * the second can succeed.
 */
static void sound(const char *text, size_t len)
{
    struct nurl urls[2];
    enum nurl_status status;
    enum nurl_status of_ref;

    memset(urls, 0, sizeof urls);
    status = nurl_parse_1738(&urls[0], text, len);
    of_ref = nurl_parse_1738_ref(&urls[1], text, len);
    assert_well_formed(&urls[0], status, text, len);
    assert_well_formed(&urls[1], of_ref, text, len);
    TEST_ASSERT_EQUAL(0, urls[0].fragment.off);
    if (len > 0 && memchr(text, '#', len)) {
        TEST_ASSERT_NOT_EQUAL(NURL_OK, status);
        return;
    }
    TEST_ASSERT_EQUAL(status, of_ref);
    TEST_ASSERT_EQUAL(0, memcmp(&urls[0], &urls[1], sizeof urls[0]));
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    vectors_mutate(&vectors_1738, sound);
    /* For RFC 3986, because most of them are valid by it, or nearly. */
    vectors_mutate(&vectors_view, sound);
}
