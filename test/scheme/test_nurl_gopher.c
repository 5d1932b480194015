/* gopher URLs, each line a text and its type, selector, search and plus. */
#include "nurl_gopher.h"

#include "support.h"

static const struct view_row search_string_rows[] = {
    /* The first byte is the type and the rest the selector. */
    { "gopher://h/1/x", "type=1 selector=/x item=1", NULL },
    { "gopher://h/?x", "type=? selector=x item=?", NULL },
    { "gopher://h/0a?b#c", "type=0 selector=a?b item=0", NULL },
    /* An escaped type is decoded and never a control byte. */
    { "gopher://h/%30abc", "type=%30 selector=abc item=0", NULL },
    { "gopher://h/%20", "type=%20 selector= item= ", NULL },
    { "gopher://h/%00", "GTYPE@11", NULL },
    { "gopher://h/%1F", "GTYPE@11", NULL },
    { "gopher://h/%7F", "GTYPE@11", NULL },
    /* An escaped tab begins the search and another the plus string. */
    { "gopher://h/7s%09foo", "type=7 selector=s search=foo item=7", NULL },
    { "gopher://h/1s%09+", "type=1 selector=s search=+ item=1", NULL },
    { "gopher://h/7?x%09q~%09+",
      "type=7 selector=?x search=q~ plus=+ "
      "item=7",
      "CHAR@18" },
    /* Absent and empty differ in each part. */
    { "gopher://h/", "item=1", NULL },
    { "gopher://h/#frag", "item=1", NULL },
    { "gopher://h/7%09", "type=7 selector= search= item=7", NULL },
    { "gopher://h/7%09foo", "type=7 selector= search=foo item=7", NULL },
    /* A selector holds no line end and a search may. */
    { "gopher://h/0a%0Ab", "SELECTOR@13", NULL },
    { "gopher://h/0a%0d%09x", "SELECTOR@13", NULL },
    { "gopher://h/7a%09%09%0D%0A",
      "type=7 selector=a search= plus=%0D%0A item=7", NULL },
    /* A question mark right after the host is an error. */
    { "gopher://h?x", "HOST_CHAR@10", NULL },
    { "gopher://h:70?", "HOST_CHAR@13", NULL },
    /* Another scheme or a missing authority is refused. */
    { "gophers://h/1", "SCHEME@0", NULL },
    { "/1", "SCHEME@0", NULL },
    { "gopher:h", "SLASHES@7", NULL },
};

void test_a_gopher_url_has_a_type_a_selector_a_search_and_a_string(void)
{
    VIEW_CHECK(NURL_SCHEME_GOPHER, search_string_rows);
}

/* Escapes alone are judged here; the request refuses the rest. */
void test_a_stored_selector_is_not_judged_until_it_is_written(void)
{
    static const char text[] = "gopher://h/1a\nb";
    char *block = exact_open(text, sizeof text - 1);
    char buffer[8];
    struct nurl_gopher parts;
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl url = url_of(nurl_parse, "gopher://h/1a-b");

    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, block, sizeof text - 1));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_gopher_parse(&parts, &url));
    TEST_ASSERT_EQUAL(3, parts.selector.len);
    nurl_write_gopher_request(&out, &url, 0);
    TEST_ASSERT_NOT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    exact_close(block);
}
