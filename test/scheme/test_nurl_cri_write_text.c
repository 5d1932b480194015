/* Texts of URLs, in their CRI references in hex. Rows of test/vectors are
 * not repeated. */
#include "scheme/nurl_cri_write_text.h"

#include <string.h>

#include "cri.h"
#include "nurl_parse.h"
#include "rows.h"
#include "unity.h"

static const struct url_subject cri = { nurl_parse, cri_of_url };

/* "%F0%9F%98%80" with one byte replaced by an invalid one. */
void test_a_sequence_begins_with_its_first_escape(void)
{
    static const struct row rows[] = {
        { "%c2%80%F0%9F%98%80", "82018166c280f09f9880" },
        { "a%F0%9F%98", "DEC_FORBIDDEN@1" },
        { "a%F0%9F%988", "DEC_FORBIDDEN@1" },
        { "a%F0%9F%41%80", "DEC_FORBIDDEN@1" },
        { "a%c2%80%80", "DEC_FORBIDDEN@7" },
        { "a%c2%2B", "DEC_FORBIDDEN@1" },
        { "a%c2/%80", "DEC_FORBIDDEN@1" },
    };

    URL_ROWS(cri, rows);
}

void test_a_query_and_a_fragment_are_texts(void)
{
    static const struct row rows[] = {
        { "x:?a&&b%26#&", "856178f680836161606262266126" },
        { "?%3D", "DEC_FORBIDDEN@1" },
        { "?a&%26%2B", "DEC_FORBIDDEN@6" },
        { "#%26", "DEC_FORBIDDEN@1" },
        { "?%23#%25%c3%a9", "8400f68161236325c3a9" },
        { "//h#", "85f6816168f6f660" },
        { "x:#", "856178f6808060" },
        { "/#", "84f58160f660" },
    };

    URL_ROWS(cri, rows);
}

#ifdef NURL_HOST_TEST /* a board does not have the memory */
static char many[65536 + 10];
#endif

void test_a_host_in_lower_case_leaves_what_is_around_it(void)
{
#ifdef NURL_HOST_TEST
    static const char text[] = "//A%42";
    struct nurl_writer out;
    struct nurl url;

    memset(many, 'A', sizeof many);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    nurl_writer_init(&out, many, sizeof many);
    out.len = 65536;
    nurl_write_cri(&out, &url);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL_MEMORY("\x82\xf6\x81\x62\x61\x62", many + 65536, 6);
    TEST_ASSERT_EACH_EQUAL_CHAR('A', many, 65536);
    TEST_ASSERT_EQUAL('A', many[65536 + 6]);
#endif
}
