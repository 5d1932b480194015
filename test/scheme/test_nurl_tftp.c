/* tftp URLs, each line one and its file and mode. */
#include "nurl_tftp.h"

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "nurl_decode.h"
#include "nurl_parse.h"
#include "render.h"
#include "unity.h"

struct row {
    const char *text;
    const char *expected;
};

/* "file=a mode=octet" or "TYPECODE@16"; a fault leaves nothing. */
static const char *asked(const struct nurl *url)
{
    static const char *const modes[] = { "", " mode=octet", " mode=netascii" };
    struct nurl_tftp tftp;
    enum nurl_status status;

    memset(&tftp, 0xA5, sizeof tftp);
    status = nurl_tftp_parse(&tftp, url);
    if (status != NURL_OK) {
        TEST_ASSERT_FALSE(nurl_present(tftp.file));
        TEST_ASSERT_EQUAL(NURL_TFTP_NONE, tftp.mode);
        return render_fault(status, tftp.stop);
    }
    TEST_ASSERT_EQUAL(url->stop, tftp.stop);
    TEST_ASSERT_LESS_THAN(sizeof modes / sizeof modes[0], tftp.mode);
    render_start();
    render_part("file=", url, tftp.file);
    render_text(modes[tftp.mode]);
    return render_line();
}

static void check_all(const struct row *rows, size_t count)
{
    struct nurl url;
    char *block;
    size_t len;
    size_t i;

    for (i = 0; i < count; i++) {
        len = strlen(rows[i].text);
        block = exact_open(rows[i].text, len);
        TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&url, block, len),
                                  rows[i].text);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].expected, asked(&url),
                                         rows[i].text);
        exact_close(block);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0])

void test_the_file_is_the_path_without_its_first_slash(void)
{
    static const struct row rows[] = {
        { "tftp://h/fw.bin", "file=fw.bin" },
        { "tftp://192.0.2.1/dir/fw.bin", "file=dir/fw.bin" },
        { "TFTP://h:6969/a", "file=a" },
        { "tftp://h//srv/a", "file=/srv/a" },
        { "tftp://h//", "file=/" },
        { "tftp://h/a/", "file=a/" },
        { "tftp://h/../a/./b", "file=../a/./b" },
        { "tftp://[::1]/a%E9%3B", "file=a%E9%3B" },
        { "tftp://h:65536/a", "file=a" },
        { "tftp://h/a@b:c", "file=a@b:c" },
    };

    CHECK(rows);
}

void test_the_mode_follows_the_last_semicolon_of_the_last_segment(void)
{
    static const struct row rows[] = {
        { "tftp://h/a;mode=octet", "file=a mode=octet" },
        { "tftp://h/a;mode=netascii", "file=a mode=netascii" },
        { "tftp://h/a/b;MODE=NetASCII", "file=a/b mode=netascii" },
        { "tftp://h/a;b;mode=OCTET", "file=a;b mode=octet" },
        { "tftp://h/a;mode=x;mode=octet", "file=a;mode=x mode=octet" },
        { "tftp://h/a/;mode=octet", "file=a/ mode=octet" },
        { "tftp://h//;mode=octet", "file=/ mode=octet" },
        { "tftp://h/;;mode=octet", "file=; mode=octet" },
    };

    CHECK(rows);
}

void test_any_other_semicolon_belongs_to_the_file(void)
{
    static const struct row rows[] = {
        { "tftp://h/a;mode=octet/b", "file=a;mode=octet/b" },
        { "tftp://h/a;mode=octet;x", "file=a;mode=octet;x" },
        { "tftp://h/a;mode", "file=a;mode" },
        { "tftp://h/a;mod", "file=a;mod" },
        { "tftp://h/a;", "file=a;" },
        { "tftp://h/;", "file=;" },
        { "tftp://h/a%3Bmode=octet", "file=a%3Bmode=octet" },
        { "tftp://h/a;%6Dode=octet", "file=a;%6Dode=octet" },
        { "tftp://h/a;mode%3Doctet", "file=a;mode%3Doctet" },
        { "tftp://h/mode=octet", "file=mode=octet" },
    };

    CHECK(rows);
}

void test_another_mode_is_refused(void)
{
    static const struct row rows[] = {
        { "tftp://h/a;mode=", "TYPECODE@16" },
        { "tftp://h/a;mode=mail", "TYPECODE@16" },
        { "tftp://h/a;mode=octets", "TYPECODE@16" },
        { "tftp://h/a;mode=octe", "TYPECODE@16" },
        { "tftp://h/a;mode=%6Fctet", "TYPECODE@16" },
        { "tftp://h/a%00;mode=binary?q#f", "TYPECODE@19" },
    };

    CHECK(rows);
}

void test_what_is_no_tftp_url_is_refused_in_order(void)
{
    static const struct row rows[] = {
        { "ftp://u@/", "SCHEME@0" },
        { "/a", "SCHEME@0" },
        { "", "SCHEME@0" },
        { "tftp://u@h/", "USERINFO@8" },
        { "tftp://@/", "USERINFO@7" },
        { "tftp:///a", "HOST_EMPTY@7" },
        { "tftp:a", "HOST_MISSING@5" },
        { "tftp:/a?q#f", "HOST_MISSING@5" },
        { "tftp://h", "NAME_EMPTY@8" },
        { "tftp://h/?", "NAME_EMPTY@9" },
        { "tftp://h?q#f", "NAME_EMPTY@8" },
        { "tftp://h/;mode=octet", "NAME_EMPTY@9" },
        { "tftp://h/;mode=x", "NAME_EMPTY@9" },
        { "tftp://h/a?", "CHAR@10" },
        { "tftp://h/a;mode=octet?q#f", "CHAR@21" },
        { "tftp://h/a%00#f", "FRAGMENT@13" },
    };

    CHECK(rows);
}

void test_an_escape_that_would_end_the_name_in_the_packet_is_refused(void)
{
    static const struct row rows[] = {
        { "tftp://h/a%00.bin", "DEC_FORBIDDEN@10" },
        { "tftp://h/a%0A", "DEC_FORBIDDEN@10" },
        { "tftp://h/%0d;mode=octet", "DEC_FORBIDDEN@9" },
        { "tftp://h/%09%7F%FF", "file=%09%7F%FF" },
    };

    CHECK(rows);
}

void test_only_a_struct_of_profile_3986_is_read(void)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", asked(&url));
    TEST_ASSERT_EQUAL(NURL_ERR_PCT, nurl_parse(&url, "tftp://h/%zz", 12));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", asked(&url));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_1738(&url, "tftp://h/a", 10));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", asked(&url));
}

void test_a_stored_path_is_read_from_where_it_begins(void)
{
    static const char text[] = "tftp://h/a;mode=octet";
    char *block = exact_open(text, sizeof text - 1);
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
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

/* Whatever the text: a file that can be sent, or a place. */
static void sound(const char *text, size_t len)
{
    struct nurl_tftp tftp;
    struct nurl_writer out;
    struct nurl url;

    if (nurl_parse(&url, text, len) != NURL_OK) {
        return;
    }
    if (nurl_tftp_parse(&tftp, &url) != NURL_OK) {
        TEST_ASSERT_LESS_OR_EQUAL(len, tftp.stop);
        return;
    }
    TEST_ASSERT_LESS_OR_EQUAL(len, (size_t)tftp.file.off + tftp.file.len);
    nurl_writer_init(&out, NULL, 0);
    nurl_decode(&out, nurl_part(&url, tftp.file), NURL_POLICY_TEXT);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_GREATER_THAN(0, out.len);
}

void test_every_prefix_and_every_replaced_octet_gives_a_file_or_a_fault(void)
{
    static const char *const texts[] = { "tftp://h:69/a/b%20c;mode=netascii",
                                         "tftp://[::1]/;Mode=octet",
                                         "tftp://u@h/a?q#f" };
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        mutate_prefixes(texts[i], strlen(texts[i]), sound);
        mutate_octets(texts[i], strlen(texts[i]), sound);
    }
}
