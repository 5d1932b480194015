/* ftp URLs, each line a text and its directories, name and typecode. */
#include "nurl_ftp.h"

#include "support.h"

static const struct view_row name_typecode_rows[] = {
    /* All segments but the last are directories. */
    { "ftp://h/f", "name=f", NULL },
    { "ftp://h/a%2fb", "name=a%2fb", NULL },
    { "ftp://h/../x", "directories=/.. name=x", NULL },
    /* Absent and empty differ in each part. */
    { "ftp://h", "nothing", NULL },
    { "ftp://h/;type=d", "name= type=d", NULL },
    { "ftp://h#", "nothing", NULL },
    /* A question mark is data. */
    { "ftp://h/a?b", "name=a?b", NULL },
    { "ftp://h/a?b/c;type=a", "directories=/a?b name=c type=a", NULL },
    { "ftp://h?x", "HOST_CHAR@7", NULL },
    /* A typecode is one of three letters in either case. */
    { "ftp://h/f;type=a", "name=f type=a", NULL },
    { "ftp://h/f;type=x", "TYPECODE@15", NULL },
    { "ftp://h/f;type=a?", "TYPECODE@16", NULL },
    /* A strict name has no semicolon; another name can. */
    { "ftp://h/a;b/c;d", "directories=/a;b name=c;d", "CHAR@9" },
    { "ftp://h/a;x;type=D", "name=a;x type=D", "CHAR@9" },
    { "ftp://h/a;type=i;x", "name=a;type=i;x", "TYPECODE@16" },
    /* Another scheme or none is refused. */
    { "http://h/f", "SCHEME@0", NULL },
    { "ft://h/f", "SCHEME@0", NULL },
    { "f?ftp://h/f", "SCHEME@0", NULL },
    /* An authority must be there. */
    { "ftp:", "SLASHES@4", NULL },
    { "ftp:?//h/", "SLASHES@4", NULL },
};

void test_an_ftp_url_has_directories_a_name_and_a_typecode(void)
{
    VIEW_CHECK(NURL_SCHEME_FTP, name_typecode_rows);
}

void test_a_nul_in_a_stored_text_is_no_letter_of_a_type(void)
{
    static const char text[] = "ftp://h/a;type=\0";
    char *block = exact_open(text, sizeof text - 1);
    struct nurl_ftp view;
    struct nurl url = url_of(nurl_parse, "ftp://h/a;type=a");

    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, block, sizeof text - 1));
    TEST_ASSERT_EQUAL(NURL_ERR_TYPECODE, nurl_ftp_parse(&view, &url));
    TEST_ASSERT_EQUAL(15, view.stop);
    exact_close(block);
}
