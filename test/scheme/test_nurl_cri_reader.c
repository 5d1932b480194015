/* Items of CBOR, read one after the other. */
#include "scheme/nurl_cri_reader.h"

#include "exact.h"
#include "unity.h"

static struct nurl_cri cri;

static void begin(struct nurl_cri_reader *in, const char *octets, size_t len)
{
    cri.text = octets;
    in->cri = &cri;
    in->at = octets;
    in->end = octets + len;
    in->argument = 0;
    in->sections = 0;
    in->status = NURL_OK;
}

void test_a_text_becomes_a_span(void)
{
    struct nurl_cri_reader in;
    struct nurl_span span;

    begin(&in, "\x62xy\xF5", 4);
    TEST_ASSERT_EQUAL_PTR(cri.text + 1, nurl_cri_read_text(&in, &span));
    TEST_ASSERT_EQUAL(1, span.off);
    TEST_ASSERT_EQUAL(2, span.len);
    TEST_ASSERT_EQUAL(0, nurl_cri_skip(&in, NURL_CRI_FALSE));
    TEST_ASSERT_EQUAL(1, nurl_cri_skip(&in, NURL_CRI_TRUE));
    TEST_ASSERT_EQUAL(0, nurl_cri_skip(&in, NURL_CRI_TRUE));
}

void test_a_text_ends_where_it_is_not_utf8(void)
{
    static const char *const texts[] = {
        "\x64xy\xC3z",         "\x63xy\xC3",      "\x64xy\x80z",
        "\x66xy\xF0\x9F\x98z", "\x65xy\xE2\x82z", "\x63xy\xFF",
    };
    struct nurl_cri_reader in;
    struct nurl_span span;
    size_t i;

    for (i = 0; i < sizeof texts / sizeof *texts; i++) {
        size_t size = (size_t)(texts[i][0] & 31) + 1;
        char *block = exact_open(texts[i], size);

        begin(&in, block, size);
        (void)nurl_cri_read_text(&in, &span);
        TEST_ASSERT_EQUAL(NURL_ERR_8BIT, in.status);
        TEST_ASSERT_EQUAL_PTR(block + 3, in.at);
        exact_close(block);
    }
}

void test_the_first_error_stays_and_nothing_follows(void)
{
    struct nurl_cri_reader in;
    struct nurl_span span;

    begin(&in, "\x19\x01\x00\xF5", 4);
    TEST_ASSERT_EQUAL(0, nurl_cri_read_number(&in, NURL_CRI_UNSIGNED, 255,
                                              NURL_ERR_PORT_RANGE));
    TEST_ASSERT_EQUAL(0, nurl_cri_skip(&in, NURL_CRI_TRUE));
    TEST_ASSERT_EQUAL(0, nurl_cri_is_next(&in, NURL_CRI_UNSIGNED));
    (void)nurl_cri_read_text(&in, &span);
    TEST_ASSERT_EQUAL(NURL_ERR_PORT_RANGE, in.status);
    TEST_ASSERT_EQUAL_PTR(cri.text, in.at);
    TEST_ASSERT_EQUAL(0, span.len);
}
