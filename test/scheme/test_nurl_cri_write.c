/* URLs, and their CRI references in hex. Rows of test/vectors are not
 * repeated. */
#include "nurl_cri.h"

#include "cri.h"
#include "exact.h"
#include "nurl_parse.h"
#include "rows.h"
#include "unity.h"

static char buffer[600];

void test_a_struct_of_another_parser_is_refused(void)
{
    rows_refuse(cri_of_url, "http://h/");
}

static void check_size(const struct nurl *url, size_t size, size_t needed)
{
    char *block = exact_open(buffer, size);
    char *space = block;
    struct nurl_writer out;

    nurl_writer_init(&out, space, size);
    nurl_write_cri(&out, url);
    TEST_ASSERT_EQUAL(size < needed ? NURL_ERR_BUF : NURL_OK,
                      nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(needed, nurl_writer_need(&out));
    TEST_ASSERT_EQUAL(0, out.stop);
    exact_close(block);
}

void test_a_buffer_that_is_too_small(void)
{
    static const char text[] = "coap://u@H:1/a/b%2F/../c?dd#e";
    struct nurl url;
    size_t size;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    for (size = 0; size < 26; size++) {
        check_size(&url, size, 20);
    }
}

/* The status is the error of the URL, not BUF. */
void test_an_error_has_priority_over_a_full_buffer(void)
{
    static const char text[] = "coap://h/a%2Fb/c%2B";
    struct nurl url;
    struct nurl_writer out;
    size_t size;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    for (size = 0; size < 20; size++) {
        nurl_writer_init(&out, buffer, size);
        nurl_write_cri(&out, &url);
        TEST_ASSERT_EQUAL(NURL_ERR_DEC_FORBIDDEN, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(16, out.stop);
    }
}
