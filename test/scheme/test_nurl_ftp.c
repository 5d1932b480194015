/* ftp URLs, each line a text and its directories, name and typecode. */
#include "nurl_ftp.h"

#include "support.h"

static const struct view_row name_typecode_rows[] = {
    /* All segments but the last are directories. */
    { "ftp://h/f", "name=f", NULL },
    { "ftp://u:p@h:2121/pub/fw.bin;type=i",
      "directories=/pub name=fw.bin type=i", NULL },
    { "ftp://h/%2Fetc/motd", "directories=/%2Fetc name=motd", NULL },
    { "ftp://h/a%2fb", "name=a%2fb", NULL },
    { "ftp://h/~joe/fw.bin", "directories=/~joe name=fw.bin", "CHAR@8" },
    { "ftp://[::1]/a/b#c/d", "directories=/a name=b", NULL },
    { "ftp://h/../x", "directories=/.. name=x", NULL },
    /* Absent and empty differ in each part. */
    { "ftp://h", "nothing", NULL },
    { "ftp://h/", "name=", NULL },
    { "ftp://h//x", "directories=/ name=x", NULL },
    { "ftp://h/;type=d", "name= type=d", NULL },
    { "ftp://h//;type=d", "directories=/ name= type=d", NULL },
    { "ftp://h#", "nothing", NULL },
    /* A question mark is data. */
    { "ftp://h/a?b", "name=a?b", NULL },
    { "ftp://h/a?b/c;type=a", "directories=/a?b name=c type=a", NULL },
    { "ftp://h?x", "HOST_CHAR@7", NULL },
    /* A typecode is one of three letters in either case. */
    { "ftp://h/f;type=a", "name=f type=a", NULL },
    { "ftp://h/f;type=i", "name=f type=i", NULL },
    { "ftp://h/f;type=d", "name=f type=d", NULL },
    { "ftp://h/f;type=", "TYPECODE@15", NULL },
    { "ftp://h/f;type=x", "TYPECODE@15", NULL },
    { "ftp://h/f;type=%61", "TYPECODE@15", NULL },
    { "ftp://h/f;type=ai", "TYPECODE@16", NULL },
    { "ftp://h/f;type=a?", "TYPECODE@16", NULL },
    /* A strict name has no semicolon; another name can. */
    { "ftp://h/a;b/c;d", "directories=/a;b name=c;d", "CHAR@9" },
    { "ftp://h/f;TYPE=a", "name=f;TYPE=a", "CHAR@9" },
    { "ftp://h/f;type%3Da", "name=f;type%3Da", "CHAR@9" },
    { "ftp://h/a;x;type=D", "name=a;x type=D", "CHAR@9" },
    { "ftp://h/f;type=a;type=i", "name=f;type=a type=i", "TYPECODE@16" },
    { "ftp://h/a;type=i/b", "directories=/a;type=i name=b", "TYPECODE@16" },
    { "ftp://h/a;type=i;x", "name=a;type=i;x", "TYPECODE@16" },
    /* Another scheme or none is refused. */
    { "http://h/f", "SCHEME@0", NULL },
    { "ftps://h/f", "SCHEME@0", NULL },
    { "ft://h/f", "SCHEME@0", NULL },
    { "//h/f", "SCHEME@0", NULL },
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
    struct nurl url;

    url = url_of(nurl_parse, "ftp://h/a;type=a");
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, block, sizeof text - 1));
    TEST_ASSERT_EQUAL(NURL_ERR_TYPECODE, nurl_ftp_parse(&view, &url));
    TEST_ASSERT_EQUAL(15, view.stop);
    exact_close(block);
}

/* A stored path, damaged: the type is not after a name. */
void test_a_type_is_after_a_slash(void)
{
    static const char text[] = "ftp://h/;type=a";
    struct nurl_ftp view;
    struct nurl url;
    unsigned profile;

    for (profile = NURL_PROFILE_3986; profile <= NURL_PROFILE_1738; profile++) {
        TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
        url.profile = (uint8_t)profile;
        TEST_ASSERT_EQUAL(NURL_OK, nurl_ftp_parse(&view, &url));
        TEST_ASSERT_EQUAL('a', view.typecode);
        TEST_ASSERT_EQUAL(8, view.name.off);
        url.path.off++;
        url.path.len--;
        TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, text, sizeof text - 1));
        TEST_ASSERT_EQUAL(profile == NURL_PROFILE_3986 ? NURL_OK
                                                       : NURL_ERR_CHAR,
                          nurl_ftp_parse(&view, &url));
        TEST_ASSERT_FALSE(nurl_present(view.name));
        TEST_ASSERT_EQUAL('\0', view.typecode);
    }
}
