/* Where a Location field leads. */
#include <string.h>

#include "nurl_reference.h"
#include "support.h"

static char buffer[200];

/* The URL of the request. */
static const char *asked;

/* An error is in the location; then the fragment is not counted. */
static void redirect(struct nurl_writer *out, const char *location, size_t len)
{
    struct nurl url = url_of(nurl_parse, asked);

    nurl_redirect(out, &url, nurl_text(location, len));
    TEST_ASSERT_TRUE(out->status == NURL_OK || out->status == NURL_ERR_BUF ||
                     out->len == 0);
}

static const char *redirected(const char *location, size_t len)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    redirect(&out, location, len);
    return shown_writer(&out);
}

void test_the_fragment_is_inherited_unless_there_is_one(void)
{
    static const struct row rows[] = {
        { "/x", "http://h/x#f" },
        { "#g", "http://h/a#g" },
        { "/x%23g", "http://h/x%23g#f" },
        { "/a b", "CHAR@2" },
    };

    asked = "http://h/a#f";
    WRITES(redirect, 1 | UNPLACED, rows);
    asked = "http://h/a";
    TEST_ASSERT_EQUAL_STRING("http://h/x", redirected("/x", 2));
    asked = "http://h/a#";
    TEST_ASSERT_EQUAL_STRING("http://h/x?q#", redirected("/x?q", 4));
    asked = "x:/a#f";
    TEST_ASSERT_EQUAL_STRING("x:/.//x#f", redirected("/..//x", 6));
    asked = "//h/a#fragment";
    TEST_ASSERT_EQUAL_STRING("SCHEME_MISSING@0", redirected("/a b", 4));
}

/* What a client does with a Location field: cleans it, then follows it. */
static const char *followed(const char *location, size_t len)
{
    static char cleaned[100];
    struct nurl_writer clean = writer_of(cleaned, sizeof cleaned);

    nurl_clean(&clean, nurl_text(location, len));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&clean));
    return redirected(clean.ptr, clean.len);
}

void test_a_cleaned_location_is_a_path_or_its_error_is_the_hosts(void)
{
    static const struct row rows[] = {
        { " /a b\r\n", "http://h/a%20b#f" },
        { "http ://evil/#", "http://h/d/http%20://evil/#" },
        { "//u@g@i j", "HOST_CHAR@5" },
    };

    asked = "http://h/d/e#f";
    ROWS(followed, rows);
}

void test_a_struct_without_a_url_is_refused(void)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl url = url_of(nurl_parse_1738_ref, "http://h/#f");

    nurl_redirect(&out, &url, NURL_STR("g"));
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.len);
}

static void fill_by_asked(struct nurl_writer *out, const char *text, size_t len)
{
    struct nurl url = url_in(nurl_parse, text, len);

    nurl_redirect(out, &url, NURL_STR("/x"));
}

static void fill_by_location(struct nurl_writer *out, const char *text,
                             size_t len)
{
    struct nurl url = url_of(nurl_parse, "http://h/a#f");

    nurl_redirect(out, &url, nurl_text(text, len));
}

/* The mistake of a device with one buffer for URLs. */
void test_neither_url_nor_location_lies_where_the_result_goes(void)
{
    overlap_check(fill_by_asked, "http://h/a#frag");
    overlap_check(fill_by_location, "/x/../y");
    overlap_check(fill_by_location, "//g/#f");
    overlap_check(fill_by_location, "x");
}
