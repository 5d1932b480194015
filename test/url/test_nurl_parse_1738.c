/* RFC 1738, strictly: each line a text and its parts or its error. */
#include "nurl_parse.h"

#include "support.h"
#include "well_formed.h"

static const struct parsing strict = { nurl_parse_1738, A_STRICT_URL,
                                       "EMPTY@0" };
static const struct parsing reference = { nurl_parse_1738_ref, A_STRICT_URL,
                                          "EMPTY@0" };

static const struct row judged_order_rows[] = {
    /* The parts of each of the ten schemes. */
    { "ftp://joe:pw@h.com:2121/pub/fw.bin;type=i",
      "scheme=ftp user=joe password=pw name=h.com port=2121 "
      "path=/pub/fw.bin;type=i" },
    { "telnet://u@1.2.3.4:23/",
      "scheme=telnet user=u ipv4=1.2.3.4 port=23 path=/" },
    { "prospero://h/n;a=b", "scheme=prospero name=h path=/n;a=b" },
    /* The scheme is checked first. */
    { "", "EMPTY@0" },
    { "ht_tp://h/ ", "SCHEME_CHAR@2" },
    { "+.x:y:z", "scheme=+.x path=y:z" },
    /* Both slashes are needed where a scheme has an authority. */
    { "ftp:", "SLASHES@4" },
    { "nntp:a", "SLASHES@5" },
    { "wais:/d", "SLASHES@6" },
    /* Only ftp and telnet have a login. */
    { "telnet://:p@h", "scheme=telnet user= password=p name=h path=" },
    { "wais://u@h/d", "USERINFO@8" },
    { "ftp://a@b@c/", "HOST_CHAR@9" },
    /* Host and port follow the grammar and the prose. */
    { "http://", "HOST_EMPTY@7" },
    { "http://h:/", "PORT_EMPTY@9" },
    { "http://h_:x/", "HOST_CHAR@8" },
    /* The rules of the scheme are checked last. */
    { "ftp://h/a;b", "CHAR@9" },
    { "nntp://h", "PATH_REQUIRED@8" },
    { "telnet://h:x/x", "PORT_CHAR@11" },
    /* Only HTTP and wais have a query. */
    { "http://h/?", "scheme=http name=h path=/ query=" },
    { "mailto:a?b", "scheme=mailto path=a?b" },
    { "https://h/a?b", "scheme=https name=h path=//h/a?b" },
    /* Another scheme has a login where RFC 3986 reads the same. */
    { "foo:a/b?c;d", "scheme=foo path=a/b?c;d" },
    { "foo://a@b@c/", "scheme=foo path=//a@b@c/" },
    { "news://h/a@b", "scheme=news path=//h/a@b" },
    /* A byte that no URL has precedes all later errors. */
    { "http:h/ ", "UNSAFE@7" },
    { "news:#~", "FRAGMENT@5" },
    { "x:{|}\\^`", "UNSAFE@2" },
    /* A byte that no URL has precedes all earlier errors. Each row has
       an error of the grammar before its last byte. */
    { "http:x~", "UNSAFE@6" },
    { "ftp://h/a;type=x~", "UNSAFE@16" },
    { "prospero://h/n;a~", "UNSAFE@16" },
    /* A byte that no URL has is found in every part. In these rows there is
       no other error: the byte itself ends its part. */
    { "ftp://u~@h/", "UNSAFE@7" },
    { "news:a~@h", "UNSAFE@6" },
    { "foo://u:p@h/~", "UNSAFE@12" },
};

void test_a_strict_url_is_split_and_checked_in_order(void)
{
    PARSED(strict, judged_order_rows);
}

void test_a_reference_has_its_fragment_after_the_first_number_sign(void)
{
    static const struct row rows[] = {
        /* A reference has its fragment after the first number sign. */
        { "http://h/a#", "scheme=http name=h path=/a fragment=" },
        { "http://h/?#?", "scheme=http name=h path=/ query= fragment=?" },
        { "foo:#", "scheme=foo path= fragment=" },
        /* An error of the URL precedes an error of the fragment. */
        { "", "EMPTY@0" },
        { "http://h/a#b#c", "FRAGMENT@12" },
        { "ftp://h/f;type=#i", "TYPECODE@15" },
    };

    PARSED(reference, rows);
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
