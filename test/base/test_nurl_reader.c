/* Reading a URL from left to right: each text, and the cursor's offset. */
#include "base/nurl_reader.h"

#include "support.h"

static struct nurl url;

static void begin(struct nurl_reader *in, const char *text, size_t len,
                  int strict)
{
    url.text = text;
    url.profile = strict ? NURL_PROFILE_1738 : NURL_PROFILE_3986;
    nurl_reader_begin(in, &url, 1, len);
}

static int strict;

/* Reads from text[1] up to "/"; ";" is not allowed. Returns "OFF,LEN". */
static const char *read_up(const char *text, size_t len)
{
    struct nurl_reader in;
    struct nurl_span span;

    begin(&in, text, len, strict);
    nurl_reader_part(&in, &span, NURL_RESERVED_SLASH, NURL_RESERVED_SEMICOLON);
    TEST_ASSERT_EQUAL(nurl_reader_stop(&in), span.off + span.len);
    TEST_ASSERT_EQUAL(in.at < in.end ? NURL_ERR_CHAR : NURL_OK,
                      nurl_reader_end(&in));
    render_start();
    render_number(span.off);
    render_text(",");
    render_number(span.len);
    return render_line();
}

void test_a_part_is_read_up_to_its_end_or_that_of_the_text(void)
{
    static const struct row rows[] = {
        { "xab/c", "1,2" },
        { "xa;b/", "1,3" },
        { "xa~b/", "1,3" },
    };
    static const struct row strict_rows[] = {
        { "xab/c", "1,2" },
        { "x", "1,0" },
        { "xa%2Fb", "1,5" },
        /* It ends at a byte that is not allowed. */
        { "xa;b/", "1,1" },
        { "xa%2/", "1,1" },
        { "xa%2", "1,1" },
    };

    strict = 0;
    ROWS(read_up, rows);
    strict = 1;
    ROWS(read_up, strict_rows);
}

void test_a_byte_is_asked_for_and_stepped_over_only_before_the_end(void)
{
    static const char text[] = "x/a";
    struct nurl_reader in;

    begin(&in, text, sizeof text - 1, 1);
    TEST_ASSERT_TRUE(nurl_reader_is(&in, '/'));
    TEST_ASSERT_FALSE(nurl_reader_skip(&in, 'a'));
    TEST_ASSERT_EQUAL(1, nurl_reader_stop(&in));
    TEST_ASSERT_TRUE(nurl_reader_skip(&in, '/'));
    TEST_ASSERT_TRUE(nurl_reader_skip(&in, 'a'));
    TEST_ASSERT_FALSE(nurl_reader_is(&in, '\0'));
    TEST_ASSERT_FALSE(nurl_reader_skip(&in, 'a'));
}

void test_a_part_that_ends_before_it_begins_is_empty(void)
{
    struct nurl_reader in;

    url.text = "abc";
    nurl_reader_begin(&in, &url, 2, 1);
    TEST_ASSERT_EQUAL_PTR(in.at, in.end);
    TEST_ASSERT_EQUAL(2, nurl_reader_stop(&in));
}
