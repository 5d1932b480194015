/* CRI references in hex, and their parts. */
#include "nurl_cri.h"

#include "cri.h"
#include "support.h"

static enum nurl_status parse(struct nurl_cri *cri, const char *octets,
                              size_t size)
{
    enum nurl_status status;
    const char *wrong;

    memset(cri, 0xA5, sizeof *cri);
    status = nurl_cri_parse(cri, octets, size);
    wrong = cri_ill_formed(cri, status, octets, size);
    TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
    TEST_ASSERT_TRUE(cri->port == 0 || (cri->flags & NURL_CRI_HAS_PORT));
    TEST_ASSERT_TRUE(cri->rest == 0 || status == NURL_OK);
    TEST_ASSERT_TRUE(cri->number == 0 || cri->front == NURL_CRI_NUMBER);
    return status;
}

static const char *asked(const char *hex, size_t len)
{
    struct nurl_cri cri;
    size_t size;
    char *block = cri_open(hex, len, &size);
    const char *line = cri_line(&cri, parse(&cri, block, size));

    exact_close(block);
    return line;
}

static const struct row section_rows[] = {
    /* A CRI has its sections in order. */
    { "80", "discard=0" },
    { "81 64 636f6170", "scheme=coap" },
    { "81 61 7a", "scheme=z" },
    { "82 f6 81 61 68", "name=[h]" },
    { "83 f5 82 61 61 61 62 81 61 63", "discard=255 path=[a][b] query=[c]" },
    /* An error has its place. */
    { "", "CBOR@0" },
    { "81 3a 0001 0000", "SCHEME@1" },
    { "81 61 7b", "SCHEME_FIRST@2" },
    { "81 62 61 7b", "SCHEME_CHAR@3" },
    { "81 62 41 ff", "8BIT@3" },
    /* An error of the rest has its place. */
    { "99 0101 20", "CBOR@4" },
    { "9a 0001 0001 20", "CBOR@6" },
    { "82 f5 81 62 2e ff", "8BIT@5" },
    { "82 f5 81 78", "CBOR@4" },
    { "82 f5 9a 0001 0000", "CBOR@7" },
    { "84 f5 80 80 f6", "CBOR@4" },
    /* A null is an absent fragment, and then there is one too many. */
    { "85 f5 f6 f6 f6 60", "CBOR@5" },
    { "85 20 f6 80 80 f6", "CBOR@5" },
    { "86 20 f6 f6 f6 60", "CBOR@6" },
    /* Dots are data but as a segment. */
    { "82 f5 81 63 2e2e2e", "discard=255 path=[...]" },
    { "84 00 f6 82 61 2e 62 2e 2e 61 2e", "discard=0 query=[.][..] #." },
    { "82 20 82 f4 62 2e 2e", "HOST_EMPTY@7" },
    /* An error of the authority has its place. */
    { "82 20 80", "HOST_EMPTY@3" },
    { "82 20 80 f4", "HOST_EMPTY@3" },
    { "82 20 81 62 41 ff", "8BIT@5" },
    { "83 20 83 61 68 01 81 61 61", "CBOR@6" },
    { "83 20 81 61 68 61 61", "CBOR@5" },
    { "83 20 81 44 01020304 61 61", "CBOR@8" },
    { "82 20 9a 0001 0001 61 68", "CBOR@9" },
    { "82 20 83 44 01020304 61 ff 01", "8BIT@9" },
};

void test_a_cri_has_its_sections_in_order_or_an_error_with_its_place(void)
{
    ROWS(asked, section_rows);
}

void test_a_part_that_is_absent_has_no_text(void)
{
    struct nurl_cri cri;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_cri_parse(&cri, "\x80", 1));
    TEST_ASSERT_NULL(nurl_cri_part(&cri, cri.path).ptr);
    TEST_ASSERT_EQUAL(0, nurl_cri_part(&cri, cri.fragment).len);
    TEST_ASSERT_EQUAL(1, cri.rest);
}
