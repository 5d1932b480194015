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
    { "81 20", "number=0" },
    { "81 39 ffff", "number=65535" },
    { "81 64 636f6170", "scheme=coap" },
    { "81 61 7a", "scheme=z" },
    { "82 64 636f6170 f5", "scheme=coap rootless" },
    { "82 f6 f5", "rootless" },
    { "82 f6 81 61 68", "name=[h]" },
    { "82 20 84 f4 61 75 61 68 01", "number=0 false=u name=[h] port=1" },
    { "82 20 83 44 01020304 61 7a 00",
      "number=0 ipv4=[\\x01\\x02\\x03\\x04] zone=z port=0" },
    { "84 20 f6 f6 81 60", "number=0 query=[]" },
    { "85 20 f5 81 60 80 61 66", "number=0 rootless path=[] query= #f" },
    { "84 18 7f f6 f6 60", "discard=127 #" },
    { "83 f5 82 61 61 61 62 81 61 63", "discard=255 path=[a][b] query=[c]" },
    /* An error has its place. */
    { "", "CBOR@0" },
    { "f6", "CBOR@0" },
    { "81 f6", "CBOR@1" },
    { "82 f6 f6", "CBOR@2" },
    { "82 20 f6", "CBOR@2" },
    { "83 f6 f6 80", "CBOR@2" },
    { "81 19 00", "CBOR@3" },
    { "81 18 80", "CBOR@1" },
    { "81 3a 0001 0000", "SCHEME@1" },
    { "81 1c", "CBOR@1" },
    { "81 60", "SCHEME_MISSING@2" },
    { "81 61 60", "SCHEME_FIRST@2" },
    { "81 61 7b", "SCHEME_FIRST@2" },
    { "81 62 61 41", "SCHEME_CHAR@3" },
    { "81 62 61 60", "SCHEME_CHAR@3" },
    { "81 62 61 7b", "SCHEME_CHAR@3" },
    { "81 62 41 ff", "8BIT@3" },
    /* An error of the rest has its place. */
    { "99 0101 20", "CBOR@4" },
    { "9a 0001 0001 20", "CBOR@6" },
    { "82 f5 81 61 2e", "DEC_FORBIDDEN@3" },
    { "82 f5 81 62 2e 2e", "DEC_FORBIDDEN@3" },
    { "82 f5 81 62 2e ff", "8BIT@5" },
    { "82 f5 81 78", "CBOR@4" },
    { "82 f5 9a 0001 0000", "CBOR@7" },
    { "84 f5 f6 f6 f6", "CBOR@4" },
    { "84 f5 80 80 f6", "CBOR@4" },
    /* A null is an absent fragment, and then there is one too many. */
    { "85 f5 f6 f6 f6 60", "CBOR@5" },
    { "85 f5 80 80 f6", "CBOR@5" },
    { "85 f5 80 80 f6 f6", "CBOR@5" },
    { "86 20 f6 80 80 f6 60", "CBOR@6" },
    { "85 20 f6 80 80 f6", "CBOR@5" },
    { "84 f5 f6 f6 60 00", "CBOR@5" },
    { "85 f5 f6 f6 60 00", "CBOR@5" },
    { "86 20 f6 f6 f6 60", "CBOR@6" },
    /* Dots are data but as a segment. */
    { "82 f5 81 63 2e2e2e", "discard=255 path=[...]" },
    { "82 f5 83 62 2e 61 62 61 2e 61 61", "discard=255 path=[.a][a.][a]" },
    { "84 00 f6 82 61 2e 62 2e 2e 61 2e", "discard=0 query=[.][..] #." },
    { "82 20 82 f4 62 2e 2e", "HOST_EMPTY@7" },
};

void test_a_cri_has_its_sections_in_order_or_an_error_with_its_place(void)
{
    ROWS(asked, section_rows);
}

static const char *const some[] = {
    "82 20 84 f4 61 75 61 68 19 ffff",
    "8564636f6170835000000000000000000000000000000001617a008160816161 63e282ac",
    "84 f6 83 61 61 61 62 01 82 61 61 64 f0908080 81 61 62",
    "84 18 7f 98 02 61 61 7a 00000001 62 f6 60",
    "83 39 ffff f5 9b 0000000000000001 61 61",
};

/* A CRI without its last bytes is a CBOR error at its end. */
void test_a_cri_that_is_cut_ends_too_early(void)
{
    char octets[CRI_LONGEST];
    struct nurl_cri cri;
    size_t i;
    size_t cut;

    for (i = 0; i < sizeof some / sizeof *some; i++) {
        size_t size = cri_octets(octets, some[i], strlen(some[i]));

        TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, parse(&cri, octets, size), some[i]);
        for (cut = 0; cut < size; cut++) {
            char *part = exact_open(octets, cut);

            TEST_ASSERT_EQUAL_MESSAGE(NURL_ERR_CBOR, parse(&cri, part, cut),
                                      some[i]);
            TEST_ASSERT_EQUAL_MESSAGE(cut, cri.stop, some[i]);
            exact_close(part);
        }
    }
}

static void check_well_formed(const char *octets, size_t size)
{
    struct nurl_cri cri;

    (void)parse(&cri, octets, size);
}

void test_any_byte_can_be_wrong(void)
{
    char octets[CRI_LONGEST];
    size_t i;

    for (i = 0; i < sizeof some / sizeof *some; i++) {
        size_t size = cri_octets(octets, some[i], strlen(some[i]));

        mutate_octets(octets, size, check_well_formed);
    }
}

void test_bytes_that_cannot_be_read(void)
{
    struct nurl_cri cri;

    TEST_ASSERT_EQUAL(NURL_ERR_CBOR, nurl_cri_parse(&cri, NULL, 0));
    TEST_ASSERT_EQUAL(0, cri.stop);
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_cri_parse(&cri, NULL, 1));
    TEST_ASSERT_EQUAL(NURL_CRI_NONE, cri.front);
    TEST_ASSERT_EQUAL(0, cri.rest);
    TEST_ASSERT_EQUAL(NURL_ERR_TOO_LONG,
                      nurl_cri_parse(&cri, "", (size_t)NURL_TEXT_MAX + 1));
    TEST_ASSERT_EQUAL(65535, cri.stop);
}

void test_a_part_that_is_absent_has_no_text(void)
{
    struct nurl_cri cri;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_cri_parse(&cri, "\x80", 1));
    TEST_ASSERT_NULL(nurl_cri_part(&cri, cri.path).ptr);
    TEST_ASSERT_EQUAL(0, nurl_cri_part(&cri, cri.fragment).len);
    TEST_ASSERT_EQUAL(1, cri.rest);
}

/* ------------------------------------------------------- cri_read_login */

void test_an_error_of_the_authority_has_its_place(void)
{
    static const struct row rows[] = {
        { "82 20 80", "HOST_EMPTY@3" },
        { "82 20 81 18", "HOST_EMPTY@3" },
        { "82 20 81 f4", "CBOR@4" },
        { "83 20 81 f4 80", "CBOR@4" },
        { "82 20 80 f4", "HOST_EMPTY@3" },
        { "83 20 82 f4 60 80", "HOST_EMPTY@5" },
        { "82 20 81 43 010203", "IP_LITERAL@3" },
        { "82 20 81 43 0102", "CBOR@6" },
        { "82 20 81 61 2e", "HOST_CHAR@4" },
        { "82 20 82 61 61 62 61 5a", "HOST_CHAR@7" },
        { "82 20 81 62 41 ff", "8BIT@5" },
        { "82 20 82 61 68 20", "CBOR@5" },
        { "82 20 82 61 68 1a 0001 0000", "PORT_RANGE@5" },
        { "82 20 83 61 68 01 01", "CBOR@6" },
        { "83 20 83 61 68 01 81 61 61", "CBOR@6" },
        { "83 20 81 61 68 61 61", "CBOR@5" },
        { "83 20 81 44 01020304 61 61", "CBOR@8" },
        { "82 20 9a 0001 0001 61 68", "CBOR@9" },
        { "82 20 83 44 01020304 01 61 61", "CBOR@9" },
        { "82 20 83 44 01020304 61 ff 01", "8BIT@9" },
    };

    ROWS(asked, rows);
}
