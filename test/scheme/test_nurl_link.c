/* Links and attributes, one after the other; requirements CST-24 to CST-28. */
#include "nurl_link.h"

#include "support.h"

static void render_attrs(struct nurl_str attrs)
{
    struct nurl_str name;
    struct nurl_str value;

    while (nurl_link_attr_next(&attrs, &name, &value) == 1) {
        render_str(" ", name);
        render_str("=", value);
    }
    TEST_ASSERT_EQUAL(0, attrs.len);
}

/* "[/a rt=x obs][/b]" or "CHAR@3"; an error leaves no links. */
static const char *walked(const char *text, size_t len)
{
    struct nurl_links links;
    struct nurl_link link;
    enum nurl_status status = nurl_links_begin(&links, nurl_text(text, len));

    if (status != NURL_OK) {
        TEST_ASSERT_FALSE(nurl_link_next(&links, &link));
        return render_fault(status, links.stop);
    }
    TEST_ASSERT_EQUAL(0, links.stop);
    render_start();
    while (nurl_link_next(&links, &link) == 1) {
        render_str("[", link.target);
        render_attrs(link.attrs);
        render_text("]");
    }
    TEST_ASSERT_EQUAL(0, links.rest.len);
    TEST_ASSERT_FALSE(nurl_link_next(&links, &link));
    return render_line();
}

static const struct row link_rows[] = {
    /* Links have a target and attributes. */
    { "</a>", "[/a]" },
    { "</a>;t==", "[/a t==]" },
    { "</\xE9>", "[/\xE9]" },
    /* A quoted string ends at a quote without a backslash. */
    { "<>;t=\"a\\\"b\"", "[ t=a\\\"b]" },
    { "<>;t=\"\\\\\",<b>", "[ t=\\\\][b]" },
    { "<>;t=\"\\\\\\\"\",<b>", "[ t=\\\\\\\"][b]" },
    { "<>;t=\"a b\\\xE9\xE9\"", "[ t=a b\\\xE9\xE9]" },
    { "<>;t=\"", "CHAR@6" },
    { "<>;t=\"a\x1F\"", "CHAR@7" },
    /* White space and empty elements are skipped. */
    { " \t\r\n,,</a> ,\n, <b>\t", "[/a][b]" },
    { "</a>;,<b>", "[/a][b]" },
    { ",", "" },
    { "\n", "" },
    { "", "" },
    /* An error is the first byte that cannot stand there. */
    { "a", "CHAR@0" },
    { "<a>,<b>;n=", "CHAR@10" },
    { "<a>;n !=x", "CHAR@6" },
    { "<a>;n=x\x0B", "CHAR@7" },
};

void test_links_have_a_target_and_attributes(void)
{
    ROWS(walked, link_rows);
    TEST_ASSERT_EQUAL_STRING("", walked(NULL, 0));
}

void test_a_text_that_cannot_be_read_has_no_links(void)
{
    struct nurl_links links;

    memset(&links, 0xA5, sizeof links);
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY,
                      nurl_links_begin(&links, nurl_text(NULL, 3)));
    TEST_ASSERT_EQUAL(0, links.stop);
    TEST_ASSERT_NULL(links.rest.ptr);
    TEST_ASSERT_EQUAL(0, links.rest.len);
    memset(&links, 0xA5, sizeof links);
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG,
                      nurl_links_begin(&links, nurl_text("<", 65536u)));
    TEST_ASSERT_EQUAL(65535u, links.stop);
    TEST_ASSERT_EQUAL(0, links.rest.len);
}

/* ------------------------------------------------------------ every byte */

/* 1 if nurl_links_begin accepts the text with this byte in it. */
static int is_accepted(const char *before, unsigned byte, const char *after)
{
    struct nurl_links links;
    char text[16];
    size_t len = strlen(before);

    strcpy(text, before);
    text[len] = (char)byte;
    strcpy(text + len + 1, after);
    len += 1 + strlen(after);
    return nurl_links_begin(&links, nurl_text(text, len)) == NURL_OK;
}

static int is_in(unsigned byte, const char *bytes)
{
    return byte != 0 && strchr(bytes, (int)byte) != NULL;
}

static int is_letter_or_digit(unsigned byte)
{
    return is_in(byte, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                       "abcdefghijklmnopqrstuvwxyz0123456789");
}

void test_each_byte_has_its_places(void)
{
    unsigned byte;

    for (byte = 0; byte < 256; byte++) {
        int white = is_in(byte, " \t\r\n");
        int in_name =
            is_letter_or_digit(byte) || is_in(byte, "!#$%&'*+-.^_`|~");
        int in_value = byte > 0x20 && byte < 0x7F && !is_in(byte, "\",;\\");

        TEST_ASSERT_EQUAL(in_name, is_accepted("<>;", byte, "=x"));
        TEST_ASSERT_EQUAL(in_value, is_accepted("<>;n=", byte, ""));
        TEST_ASSERT_EQUAL(
            white || (byte >= 0x20 && byte != 0x7F && !is_in(byte, "\"\\")),
            is_accepted("<>;n=\"", byte, "\""));
        TEST_ASSERT_EQUAL(white || (byte >= 0x20 && byte != 0x7F),
                          is_accepted("<>;n=\"\\", byte, "\""));
        TEST_ASSERT_EQUAL(white || byte == ',' || byte == '<',
                          is_accepted("", byte, "<>"));
        TEST_ASSERT_EQUAL(white || byte == ',' || byte == ';',
                          is_accepted("<>", byte, ""));
        TEST_ASSERT_EQUAL(byte != '>', is_accepted("<", byte, ">;n=x"));
    }
}

/* ----------------------------------------------------- any text is safe */

static const char *block;
static size_t size;

/* Fails unless the part is in the block, at `at` or after it. */
static const char *inside(struct nurl_str part, const char *at)
{
    TEST_ASSERT_TRUE(part.ptr >= at && part.ptr <= block + size);
    TEST_ASSERT_TRUE(part.len <= (size_t)(block + size - part.ptr));
    return part.ptr + part.len;
}

static void check_attrs(struct nurl_str attrs)
{
    struct nurl_str name;
    struct nurl_str value;
    const char *at = attrs.ptr;

    while (nurl_link_attr_next(&attrs, &name, &value)) {
        TEST_ASSERT_TRUE(name.len > 0);
        at = inside(name, at);
        at = value.ptr ? inside(value, at) : at;
    }
    inside(attrs, at);
}

/* Of a checked text, and of one that was not. */
static void check_links(struct nurl_links links)
{
    struct nurl_link link;
    const char *at = links.rest.ptr;

    while (nurl_link_next(&links, &link)) {
        at = inside(link.target, at);
        TEST_ASSERT_TRUE(inside(link.attrs, at) >= at);
        check_attrs(link.attrs);
        at = inside(nurl_text(link.attrs.ptr, link.attrs.len), at);
    }
    inside(links.rest, at);
}

static void sound(const char *text, size_t len)
{
    struct nurl_links links;

    block = text;
    size = len;
    if (nurl_links_begin(&links, nurl_text(text, len)) == NURL_OK) {
        TEST_ASSERT_EQUAL(len, links.rest.len);
        if (len > 0) {
            check_links(links);
        }
    } else {
        TEST_ASSERT_TRUE(links.stop <= len);
    }
    links.rest = nurl_text(text, len);
    check_links(links);
    check_attrs(nurl_text(text, len));
}

void test_any_text_is_safe_also_if_it_was_not_checked(void)
{
    MUTATE(sound, "</a>;rt=\"x y\";ct=40;obs , <b?c>;t = \"\\\"d\\\\\";;u=v,",
           "<>;a=\"\\", ";a=b;\"c\\\"d\",e");
}

void test_no_list_has_no_links_and_no_attributes(void)
{
    static const struct nurl_str lists[] = { { NULL, 0 }, { NULL, 3 } };
    struct nurl_links links = { { NULL, 0 }, 0 };
    struct nurl_link link;
    struct nurl_str attrs;
    struct nurl_str name;
    struct nurl_str value;
    unsigned i;

    for (i = 0; i < 2; i++) {
        links.rest = lists[i];
        TEST_ASSERT_FALSE(nurl_link_next(&links, &link));
        attrs = lists[i];
        TEST_ASSERT_FALSE(nurl_link_attr_next(&attrs, &name, &value));
    }
}
