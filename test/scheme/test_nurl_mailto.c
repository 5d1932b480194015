/* mailto URLs, each line a text and its address, split at the last "@". */
#include "nurl_mailto.h"
#include "nurl_parse.h"

#include "rows.h"
#include "unity.h"

static const struct view_row two_sides_rows[] = {
    /* The address is split at its last at sign raw or escaped. */
    { "MAILTO:a@b@c", "address=a@b@c local=a@b domain=c", NULL },
    { "mailto:a%40h", "address=a%40h local=a domain=h", NULL },
    { "mailto:urn:isbn@h", "address=urn:isbn@h local=urn:isbn domain=h", NULL },
    /* Everything after the colon is the address. */
    { "mailto:a@h?subject=x",
      "address=a@h?subject=x local=a domain=h?subject=x", NULL },
    { "mailto:a@h#x@y", "address=a@h local=a domain=h", NULL },
    { "mailto:a/b?c=d;e&f:g@h",
      "address=a/b?c=d;e&f:g@h local=a/b?c=d;e&f:g domain=h", NULL },
    /* Two slashes begin no authority. RFC 3986 reads an authority there,
       and the address is the text all the same. */
    { "mailto://joe@h", "address=//joe@h local=//joe domain=h", NULL },
    { "mailto://h/a", "address=//h/a", NULL },
    { "mailto://a:b@h:81/c", "address=//a:b@h:81/c local=//a:b domain=h:81/c",
      NULL },
    /* Each side can be empty; without an at sign both are absent. */
    { "mailto:a@", "address=a@ local=a domain=", NULL },
    { "mailto:@h", "address=@h local= domain=h", NULL },
    { "mailto:%41", "address=%41", NULL },
    /* No address is an error. */
    { "mailto:", "ADDR_EMPTY@7", NULL },
    { "mailto:#a@h", "ADDR_EMPTY@7", NULL },
    /* Another scheme or none is refused. */
    { "mail:a@h", "SCHEME@0", NULL },
    { "mailtos:a@h", "SCHEME@0", NULL },
    { "a@h", "SCHEME@0", NULL },
};

void test_a_mailto_url_has_an_address_with_two_sides(void)
{
    VIEW_CHECK(NURL_SCHEME_MAILTO, two_sides_rows);
}

/* In a strict URL of another scheme the path has the login, too. */
void test_a_strict_path_has_the_authority_too(void)
{
    static const char text[] = "mailto://joe@h";
    struct nurl url = url_of(nurl_parse_1738, "abcdef://joe@h");
    struct nurl_mailto mailto;

    TEST_ASSERT_EQUAL(NURL_HOST_NAME, url.host_kind);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, text, sizeof text - 1));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_mailto_parse(&mailto, &url));
    TEST_ASSERT_EQUAL(7, mailto.address.off);
    TEST_ASSERT_EQUAL(7, mailto.address.len);
}
