/* URLs, and their CRI references in hex. */
#include "nurl_cri.h"

#include "cri.h"
#include "support.h"

static char buffer[600];

void test_a_struct_of_another_parser_is_refused(void)
{
    rows_refuse(cri_of_url, "http://h/");
}

void test_a_url_is_written_in_hex_here(void)
{
    static const struct row rows[] = {
        { "coap://u@H:1/a/b%2F/../c?dd#e",
          "852084f461756168018261616163816264646165" },
    };

    WRITTEN(nurl_parse, nurl_write_cri, 9 | UNPLACED | HEX, rows);
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
