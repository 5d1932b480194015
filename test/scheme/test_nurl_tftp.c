/* tftp URLs: each row has a URL, its file and mode. */
#include "nurl_tftp.h"

#include "nurl_decode.h"
#include "support.h"

/* "file=a mode=octet" or "TYPECODE@16". After an error no part is present. */
static const char *asked(const struct nurl *url)
{
    static const char *const modes[] = { "", " mode=octet", " mode=netascii" };
    struct nurl_tftp view;
    enum nurl_status status;

    memset(&view, 0xA5, sizeof view);
    status = nurl_tftp_parse(&view, url);
    if (status != NURL_OK) {
        TEST_ASSERT_FALSE(nurl_present(view.file));
        TEST_ASSERT_EQUAL(NURL_TFTP_NONE, view.mode);
        return render_fault(status, view.stop);
    }
    TEST_ASSERT_EQUAL(url->stop, view.stop);
    TEST_ASSERT_LESS_THAN(sizeof modes / sizeof modes[0], view.mode);
    render_start();
    render_part("file=", url, view.file);
    render_text(modes[view.mode]);
    return render_line();
}

void test_a_tftp_url_names_a_file_and_a_mode(void)
{
    static const struct row rows[] = {
        /* The file is the path without its first slash. */
        { "tftp://[::1]/a%E9%3B", "file=a%E9%3B" },
        /* The mode follows the last semicolon of the last segment. */
        { "tftp://h/a/b;MODE=NetASCII", "file=a/b mode=netascii" },
        { "tftp://h//;mode=octet", "file=/ mode=octet" },
        { "tftp://h/;;mode=octet", "file=; mode=octet" },
        /* Any other semicolon belongs to the file. */
        { "tftp://h/a;mode=octet/", "file=a;mode=octet/" },
        { "tftp://h/a;mod", "file=a;mod" },
        { "tftp://h/a;mode%3Doctet", "file=a;mode%3Doctet" },
        /* Another mode is refused. */
        { "tftp://h/a;mode=", "TYPECODE@16" },
        { "tftp://h/a%00;mode=binary?q#f", "TYPECODE@19" },
        /* Errors of the URL are found in this order. */
        { "ftp://u@/", "SCHEME@0" },
        { "", "SCHEME@0" },
        { "tftp://h?q#f", "NAME_EMPTY@8" },
        { "tftp://a;mode=octet", "NAME_EMPTY@19" },
        { "tftp://h/a%00#f", "FRAGMENT@13" },
        /* An escape that would end the name in the packet is refused. */
        { "tftp://h/a%00.bin", "DEC_FORBIDDEN@10" },
        { "tftp://h/%09%7F%FF", "file=%09%7F%FF" },
    };

    URL_ROWS(nurl_parse, asked, rows);
    rows_refuse(asked, "tftp://h/a");
}

void test_a_stored_path_is_read_from_where_it_begins(void)
{
    static const char text[] = "tftp://h/a;mode=octet";
    char *block = exact_open(text, sizeof text - 1);
    struct nurl url = url_of(nurl_parse, text);

    url.path.off = 11; /* "mode=octet" */
    url.path.len = 10;
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, block, sizeof text - 1));
    TEST_ASSERT_EQUAL_STRING("file=ode=octet", asked(&url));
    url.path.off = 10; /* ";mode=octet" */
    url.path.len = 11;
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, block, sizeof text - 1));
    TEST_ASSERT_EQUAL_STRING("NAME_EMPTY@11", asked(&url));
    exact_close(block);
}

void test_the_sign_after_a_user_is_in_the_text_without_a_host_too(void)
{
    struct nurl url = url_of(nurl_parse, "tftp://u@h/a");

    url.host.off = 0;
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_attach(&url, url.text, 12));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", asked(&url));
    url = url_of(nurl_parse, "tftp://u@h/a");
    clear(&url.host); /* its user has cleared it */
    TEST_ASSERT_EQUAL_STRING("USERINFO@0", asked(&url));
}

/* For every text: a file that can be sent, or an error in the text. */
static void sound(const char *text, size_t len)
{
    struct nurl_tftp view;
    struct nurl_writer out = writer_of(NULL, 0);
    struct nurl url;

    if (nurl_parse(&url, text, len) != NURL_OK) {
        return;
    }
    if (nurl_tftp_parse(&view, &url) != NURL_OK) {
        TEST_ASSERT_LESS_OR_EQUAL(len, view.stop);
        return;
    }
    TEST_ASSERT_LESS_OR_EQUAL(len, (size_t)view.file.off + view.file.len);
    nurl_decode(&out, nurl_part(&url, view.file), NURL_POLICY_TEXT);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_GREATER_THAN(0, nurl_writer_need(&out));
}

void test_every_prefix_and_every_replaced_byte_gives_a_file_or_an_error(void)
{
    MUTATE(sound, "tftp://h:69/a/b%20c;mode=netascii",
           "tftp://[::1]/;Mode=octet", "tftp://u@h/a?q#f");
}
