/* CRI references in hex, and their text. */
#include "nurl_cri.h"

#include "cri.h"
#include "support.h"

static void write_uri(struct nurl_writer *out, const char *hex, size_t len)
{
    struct nurl_cri cri;
    size_t size;
    char *block = cri_open(hex, len, &size);

    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_cri_parse(&cri, block, size), hex);
    nurl_write_cri_uri(out, &cri);
    exact_close(block);
}

static const struct row uri_rows[] = {
    /* All sections become text. */
    { "85 20 84 f4 62 753a 61 68 19 1633 82 61 61 60 82 61 62 60 61 23",
      "coap://u:@h:5683/a/?b&#%23" },
    { "82 20 81 60", "coap://" },
    { "83 24 f5 81 63 61 3a 62", "urn:a:b" },
    { "82 01 81 62 61 2f", "a%2F" },
    /* A host that is an address in labels is refused. */
    { "82 20 84 63 323535 63 323535 63 323535 63 323535", "HOST_NUMERIC@3" },
    { "82 20 84 63 323535 63 323535 63 323535 64 32353530",
      "coap://255.255.255.2550" },
    { "82 20 85 61 31 61 32 61 33 61 34 60", "coap://1.2.3.4." },
    /* A number that can still change is refused. */
    { "82 27 81 61 68", "coaps+tcp://h" },
    { "82 38 1a 81 61 68", "SCHEME@1" },
    { "82 64 6d717474 81 61 68", "mqtt://h" },
    /* The first error counts. */
    { "82 28 82 50 fe800000000000000000000000000001 61 31", "SCHEME@1" },
    { "83 f5 80 80", "PATH_REQUIRED@2" },
    { "84 f5 82 60 60 80 60", "CHAR@3" },
};

void test_all_sections_become_text_or_an_error(void)
{
    WRITES(write_uri, 3 | UNPLACED, uri_rows);
}

void test_a_struct_without_cri_is_refused(void)
{
    char buffer[8];
    struct nurl_cri cri;
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    TEST_ASSERT_EQUAL(NURL_ERR_CBOR, nurl_cri_parse(&cri, "", 0));
    nurl_write_cri_uri(&out, &cri);
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", shown_writer(&out));
}
