/* Parts of a URL in normal form, written and compared. */
#include "syntax/nurl_normal.h"

#include "base/nurl_emit.h"
#include "support.h"

static char buffer[64];

static struct nurl_str part(const char *text)
{
    return nurl_text(text, strlen(text));
}

static enum nurl_normal form;

/* The normal form is equal to its input. */
static const char *normal(const char *text, size_t len)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl_str input = nurl_text(text, len);

    nurl_normal_write(&out, input, form);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    TEST_ASSERT_TRUE(nurl_normal_equal(input, part(buffer), form));
    TEST_ASSERT_TRUE(nurl_normal_equal(part(buffer), input, form));
    return buffer;
}

void test_escapes_are_decoded_once_where_they_may_be(void)
{
    static const struct row rows[] = {
        { "%41%5a%61%7A%30%39%2d%2E%5f%7e", "AZaz09-._~" },
        { "a%62c", "abc" },
        /* Other escapes have upper-case digits. */
        { "%2f%3a%c3%A9%25%2b%40%5b%60%7b%2c",
          "%2F%3A%C3%A9%25%2B%40%5B%60%7B%2C" },
        { "", "" },
        { "aB!$&'()*+,;=:@/?", "aB!$&'()*+,;=:@/?" },
        { "%2541%%41", "%2541%A" },
    };
    static const struct row lower[] = {
        { "H.Com%c3%4F%5F", "h.com%C3o_" },
    };

    form = NURL_NORMAL_PART;
    ROWS(normal, rows);
    form = NURL_NORMAL_LOWER;
    ROWS(normal, lower);
}

void test_an_escape_is_not_the_byte_that_it_stands_for(void)
{
    TEST_ASSERT_FALSE(
        nurl_normal_equal(part("%2F"), part("/"), NURL_NORMAL_PART));
    TEST_ASSERT_FALSE(
        nurl_normal_equal(part("a"), part("ab"), NURL_NORMAL_PART));
    TEST_ASSERT_FALSE(
        nurl_normal_equal(part("ab"), part("a"), NURL_NORMAL_PART));
    TEST_ASSERT_FALSE(
        nurl_normal_equal(part("a"), part("A"), NURL_NORMAL_PART));
}

void test_an_absent_part_is_empty(void)
{
    TEST_ASSERT_TRUE(
        nurl_normal_equal(nurl_text(NULL, 0), part(""), NURL_NORMAL_PART));
    TEST_ASSERT_FALSE(
        nurl_normal_equal(nurl_text(NULL, 0), part("a"), NURL_NORMAL_PART));
}

static void fill(struct nurl_writer *out, const void *text)
{
    int16_t before = out->status;

    nurl_normal_write(out, part(text), NURL_NORMAL_PART);
    nurl_emit_unplaced(out, before);
}

void test_an_escape_without_space_is_not_begun(void)
{
    buffers_check(fill, "a%c3%41%2F%2Fb", 3 | UNPLACED);
}

static const char *host_of(const struct nurl *url)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_normal_write_host(&out, url);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
    return buffer;
}

void test_an_address_is_written_as_rfc_5952_does_and_a_zone_as_it_is(void)
{
    static const struct row rows[] = {
        { "//[FE80:0::1%25Eth%6f]", "[fe80::1%25Eth%6f]" },
        { "//[0::0%A]", "[::%A]" },
        { "//[V1.0:0::A]", "[v1.0:0::a]" },
        { "//H.%43om", "h.com" },
        { "///", "" },
    };

    URL_ROWS(nurl_parse_zone, host_of, rows);
}

void test_a_host_that_was_cleared_is_empty(void)
{
    struct nurl_writer out = writer_of(NULL, 0);
    struct nurl url = url_of(nurl_parse, "//[::1]");

    clear(&url.host);
    nurl_normal_write_host(&out, &url);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_TRUE(nurl_normal_equal_host(&url, &url));
}

static void fill_host(struct nurl_writer *out, const void *url)
{
    int16_t before = out->status;

    nurl_normal_write_host(out, url);
    nurl_emit_unplaced(out, before);
}

void test_an_address_is_cut_where_the_buffer_ends(void)
{
    struct nurl url = url_of(nurl_parse_zone, "//[1::2%a]");

    buffers_check(fill_host, &url, 1 | UNPLACED);
}

void test_hosts_are_compared_in_lower_case(void)
{
    static const struct pair same[] = {
        { "//H%41.com", "//ha.%43om:8/" },
        { "/a", "b" },
        { "//[::1]", "//[0::1]" },
        { "//[::1.2.3.4]", "//[::0102:304]" },
        { "//[::1%25a]", "//[::1%25a]" },
        { "//[::1%25a]", "//[0::1%25a]" },
    };
    static const struct pair other[] = {
        { "//h", "//h." },
        { "//[::1]", "//[::2]" },
        { "//[1::]", "//[2::]" },
        { "//[::ffff:1.2.3.4]", "//1.2.3.4" },
        { "//[::1]", "//[v1.a]" },
        { "//[::1%25a]", "//[::1%25A]" },
        { "//[::1%25a]", "//[::1%a]" },
        { "//[::1%25ba]", "//[::1%25bb]" },
        { "//[::1]", "//[::1%25a]" },
    };

    PAIRS(nurl_parse_zone, nurl_normal_equal_host, same, 1);
    PAIRS(nurl_parse_zone, nurl_normal_equal_host, other, 0);
}
