/* The parts of a parsed URL, and the URL that they give again. */
#include "nurl_build.h"

#include "support.h"

static char buffer[600];

static void add(const char *name, struct nurl_str part)
{
    TEST_ASSERT_TRUE(part.ptr || part.len == 0);
    render_str(name, part);
}

/* All present parts: " user=u zone=eth0" */
static const char *line_of(const struct nurl *url)
{
    struct nurl_parts parts;

    memset(&parts, 0xA5, sizeof parts);
    nurl_parts_of(&parts, url);
    render_start();
    add(" scheme=", parts.scheme);
    add(" user=", parts.user);
    add(" password=", parts.password);
    add(" host=", parts.host);
    add(" port=", parts.port);
    add(" path=", parts.path);
    add(" query=", parts.query);
    add(" fragment=", parts.fragment);
    add(" zone=", parts.zone);
    return render_line();
}

static const struct row part_rows[] = {
    /* Parts are as they stand in the text. */
    { "HTTP://u%40:p%3a@H.com:080/%7e?%2F#%3a",
      "scheme=HTTP user=u%40 password=p%3a host=H.com port=080 path=/%7e "
      "query=%2F fragment=%3a" },
    { "x://@:?#", "scheme=x user= host= port= path= query= fragment=" },
    { "x://:@h", "scheme=x user= password= host=h path=" },
    { "file:///a", "scheme=file host= path=/a" },
    { "//h", "host=h path=" },
    { "mailto:a@b", "scheme=mailto path=a@b" },
    { "coap://[::1]:5684/", "scheme=coap host=[::1] port=5684 path=/" },
    { "x://[v1.a]", "scheme=x host=[v1.a] path=" },
    { "?", "query=" }, /* an absent path equals an empty one */
    { "a/b", "path=a/b" },
    /* An address with a zone stands without its brackets. */
    { "coap://[fe80::1%25eth0]/a",
      "scheme=coap host=fe80::1 path=/a zone=eth0" },
    { "//[fe80::1%eth0]:80", "host=fe80::1 port=80 path= zone=eth0" },
    { "//u@[::%25]", "user=u host=:: path= zone=25" },
    { "//[::1%%41]", "host=::1 path= zone=%41" },
    { "//h%25eth0", "host=h%25eth0 path=" },
};

void test_parts_are_as_they_stand_but_for_the_brackets_of_a_zone(void)
{
    URL_ROWS(nurl_parse_zone, line_of, part_rows);
}

/* Here a part can begin at offset 0, as an absent one does. */
void test_an_authority_alone_has_the_same_parts(void)
{
    static const struct row rows[] = {
        { "", "host=" },
        { ":80", "host= port=80 path=" },
        { "h:", "host=h port= path=" },
        { "@h", "user= host=h path=" },
        { "@", "user= host= path=" },
        { ":@h", "user= password= host=h path=" },
        { ":p@h", "user= password=p host=h path=" },
        { "u@h", "user=u host=h path=" },
        { "[fe80::1%eth0]:1", "host=fe80::1 port=1 path= zone=eth0" },
    };

    URL_ROWS(nurl_parse_authority, line_of, rows);
}

void test_what_is_no_url_of_rfc_3986_has_no_parts(void)
{
    static const struct nurl nobody_filled_it;
    struct nurl url;

    TEST_ASSERT_EQUAL_STRING("", line_of(&nobody_filled_it));
    TEST_ASSERT_EQUAL(NURL_ERR_CHAR, nurl_parse(&url, "http://u@h/ ", 12));
    TEST_ASSERT_EQUAL_STRING("", line_of(&url));
    url = url_of(nurl_parse_1738, "http://h/a");
    TEST_ASSERT_EQUAL_STRING("", line_of(&url));
}

void test_a_part_that_was_cleared_is_absent(void)
{
    struct nurl url = url_of(nurl_parse_zone, "x://u@[::1%1]/#f");

    clear(&url.fragment);
    clear(&url.host);
    url.host_kind = NURL_HOST_NONE;
    TEST_ASSERT_EQUAL_STRING("scheme=x path=/", line_of(&url));
}

/* Without a host the kind alone makes no brackets. */
void test_a_host_that_was_cleared_without_its_kind_has_no_zone(void)
{
    struct nurl url = url_of(nurl_parse_zone, "x://[::1%1]/");

    clear(&url.host);
    TEST_ASSERT_EQUAL_STRING("scheme=x path=/", line_of(&url));
}

/* A password needs its user: the one after "//" is no empty one. */
void test_a_password_without_its_user_is_absent(void)
{
    struct nurl url = url_of(nurl_parse, "//u:p@h");

    clear(&url.user);
    TEST_ASSERT_EQUAL_STRING("host=h path=", line_of(&url));
}

static enum nurl_status build(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_parts parts;

    nurl_parts_of(&parts, url);
    nurl_writer_init(out, buffer, sizeof buffer);
    nurl_build(out, &parts, NURL_BUILD_PASSWORD);
    return nurl_writer_status(out);
}

void test_an_empty_part_has_its_place(void)
{
    struct nurl_parts parts;
    struct nurl url = url_of(nurl_parse, "x://@:?#");

    nurl_parts_of(&parts, &url);
    TEST_ASSERT_EQUAL_PTR(url.text + 4, parts.user.ptr);
    TEST_ASSERT_EQUAL_PTR(url.text + 5, parts.host.ptr);
    TEST_ASSERT_EQUAL_PTR(url.text + 6, parts.port.ptr);
    url = url_of(nurl_parse_authority, ":@");
    nurl_parts_of(&parts, &url);
    TEST_ASSERT_EQUAL_PTR(url.text, parts.user.ptr);
    TEST_ASSERT_EQUAL_PTR(url.text + 2, parts.host.ptr);
}

static unsigned rebuilt;

static void check_again(const char *text, size_t len)
{
    struct nurl_writer out;
    struct nurl url;

    if (len < sizeof buffer && nurl_parse(&url, text, len) == NURL_OK) {
        TEST_ASSERT_EQUAL(NURL_OK, build(&out, &url));
        TEST_ASSERT_EQUAL(len, out.len);
        TEST_ASSERT_TRUE(memcmp(text, buffer, len) == 0);
        rebuilt++;
    }
}

void test_the_parts_of_a_url_give_it_again(void)
{
    rebuilt = 0;
    vectors_check(&vectors_3986, check_again);
    TEST_ASSERT_GREATER_THAN(100, rebuilt);
}

void test_a_url_with_a_zone_is_the_same_without_it(void)
{
    struct nurl_writer out;
    struct nurl url = url_of(nurl_parse_zone, "x://u:p@[::1%25a]:8/b");

    TEST_ASSERT_EQUAL(NURL_OK, build(&out, &url));
    TEST_ASSERT_EQUAL_STRING("x://u:p@[::1]:8/b", shown_writer(&out));
}
