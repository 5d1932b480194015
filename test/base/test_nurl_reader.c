/* Reading a URL from left to right, each text with where the cursor stands. */
#include "base/nurl_reader.h"

#include <string.h>

#include "exact.h"
#include "render.h"
#include "unity.h"

/* A part of its own, from text[1] on, in a block of its own. */
static char *block;
static struct nurl url;

static void begin(struct nurl_reader *in, const char *text, int strict)
{
    size_t len = strlen(text);

    block = exact_open(text, len);
    url.text = block;
    url.profile = strict ? NURL_PROFILE_1738 : NURL_PROFILE_3986;
    nurl_reader_begin(in, &url, 1, len);
}

/* What is read up to "/", ";" being one that never stands there, as "OFF,LEN".
 */
static const char *read_up(const char *text, int strict)
{
    struct nurl_reader in;
    struct nurl_span span;

    begin(&in, text, strict);
    nurl_reader_part(&in, &span, NURL_RESERVED_SLASH, NURL_RESERVED_SEMICOLON);
    TEST_ASSERT_EQUAL(nurl_reader_stop(&in), span.off + span.len);
    TEST_ASSERT_EQUAL(in.at < in.end ? NURL_ERR_CHAR : NURL_OK,
                      nurl_reader_end(&in));
    exact_close(block);
    render_start();
    render_number(span.off);
    render_text(",");
    render_number(span.len);
    return render_line();
}

void test_a_part_is_read_up_to_its_end_or_that_of_the_text(void)
{
    TEST_ASSERT_EQUAL_STRING("1,2", read_up("xab/c", 0));
    TEST_ASSERT_EQUAL_STRING("1,2", read_up("xab/c", 1));
    TEST_ASSERT_EQUAL_STRING("1,0", read_up("x/", 1));
    TEST_ASSERT_EQUAL_STRING("1,0", read_up("x", 1));
    TEST_ASSERT_EQUAL_STRING("1,5", read_up("xa%2Fb", 1));
}

void test_only_a_strict_part_ends_at_an_octet_that_cannot_stand_there(void)
{
    TEST_ASSERT_EQUAL_STRING("1,3", read_up("xa;b/", 0));
    TEST_ASSERT_EQUAL_STRING("1,1", read_up("xa;b/", 1));
    TEST_ASSERT_EQUAL_STRING("1,3", read_up("xa~b/", 0));
    TEST_ASSERT_EQUAL_STRING("1,1", read_up("xa~b/", 1));
    TEST_ASSERT_EQUAL_STRING("1,1", read_up("xa%2/", 1));
    TEST_ASSERT_EQUAL_STRING("1,1", read_up("xa%2", 1));
}

void test_an_octet_is_asked_for_and_stepped_over_only_before_the_end(void)
{
    struct nurl_reader in;

    begin(&in, "x/a", 1);
    TEST_ASSERT_TRUE(nurl_reader_is(&in, '/'));
    TEST_ASSERT_FALSE(nurl_reader_skip(&in, 'a'));
    TEST_ASSERT_EQUAL(1, nurl_reader_stop(&in));
    TEST_ASSERT_TRUE(nurl_reader_skip(&in, '/'));
    TEST_ASSERT_TRUE(nurl_reader_skip(&in, 'a'));
    TEST_ASSERT_FALSE(nurl_reader_is(&in, '\0'));
    TEST_ASSERT_FALSE(nurl_reader_skip(&in, 'a'));
    exact_close(block);
}

void test_a_span_reaches_up_to_the_cursor(void)
{
    struct nurl_reader in;
    struct nurl_span span;

    begin(&in, "abcd", 1);
    in.at = block + 3;
    nurl_reader_span(&in, &span, block + 1);
    TEST_ASSERT_EQUAL(1, span.off);
    TEST_ASSERT_EQUAL(2, span.len);
    exact_close(block);
}

void test_a_url_that_is_being_filled_is_held_to_the_octets_of_rfc_1738(void)
{
    struct nurl_reader in;

    url.text = "a";
    url.profile = NURL_PROFILE_NONE;
    nurl_reader_begin(&in, &url, 0, 1);
    TEST_ASSERT_EQUAL(1, in.strict);
}

void test_a_part_that_ends_before_it_begins_is_empty(void)
{
    struct nurl_reader in;

    url.text = "abc";
    nurl_reader_begin(&in, &url, 2, 1);
    TEST_ASSERT_EQUAL_PTR(in.at, in.end);
    TEST_ASSERT_EQUAL(2, nurl_reader_stop(&in));
}
