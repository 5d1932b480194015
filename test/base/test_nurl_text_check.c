/* Errors of a text that are found before it is read. */
#include "base/nurl_text_check.h"
#include "nurl.h"

#include "unity.h"

struct row {
    const char *ptr;
    size_t len;
    enum nurl_status status;
    uint16_t stop;
};

void test_a_text_is_there_and_not_too_long(void)
{
    static const struct row rows[] = {
        { "", 0, NURL_OK, 0 },
        { "x", 1, NURL_OK, 0 },
        { "", NURL_TEXT_MAX, NURL_OK, 0 },
        { "", (size_t)NURL_TEXT_MAX + 1, NURL_ERR_TOO_LONG, 65535 },
        { "", SIZE_MAX, NURL_ERR_TOO_LONG, 65535 },
        { NULL, 0, NURL_OK, 0 },
        { NULL, 1, NURL_ERR_EMPTY, 0 },
        { NULL, SIZE_MAX, NURL_ERR_EMPTY, 0 },
    };
    uint16_t stop = 7;
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL(
            rows[i].status,
            nurl_text_check(nurl_text(rows[i].ptr, rows[i].len), &stop));
        TEST_ASSERT_EQUAL(rows[i].stop, stop);
    }
}

#define TOO_MANY ((size_t)NURL_TEXT_MAX + 1)

/* A parser has found that there is no text, and did not look at its length. */
#define REFUSES(type, parse)                                                   \
    do {                                                                       \
        struct type parsed;                                                    \
        TEST_ASSERT_EQUAL_MESSAGE(NURL_ERR_EMPTY, parse, #parse);              \
        TEST_ASSERT_EQUAL_MESSAGE(0, parsed.stop, #parse);                     \
    } while (0)

void test_every_parser_finds_null_before_its_length(void)
{
    struct nurl_str text = nurl_text(NULL, TOO_MANY);

    REFUSES(nurl, nurl_parse(&parsed, NULL, TOO_MANY));
    REFUSES(nurl, nurl_parse_zone(&parsed, NULL, TOO_MANY));
    REFUSES(nurl, nurl_parse_authority(&parsed, NULL, TOO_MANY));
    REFUSES(nurl, nurl_parse_host_field(&parsed, NULL, TOO_MANY));
    REFUSES(nurl, nurl_parse_setting(&parsed, NULL, TOO_MANY));
    REFUSES(nurl, nurl_parse_target(&parsed, NURL_STR("GET"), NULL, TOO_MANY));
    REFUSES(nurl, nurl_parse_1738(&parsed, NULL, TOO_MANY));
    REFUSES(nurl, nurl_parse_1738_ref(&parsed, NULL, TOO_MANY));
    REFUSES(nurl, nurl_attach(&parsed, NULL, TOO_MANY));
    REFUSES(nurl_host, nurl_host_parse(&parsed, text));
    REFUSES(nurl_host, nurl_host_parse_zone(&parsed, text));
    REFUSES(nurl_host, nurl_host_parse_address(&parsed, text));
    REFUSES(nurl_cri, nurl_cri_parse(&parsed, NULL, TOO_MANY));
    REFUSES(nurl_links, nurl_links_begin(&parsed, text));
    REFUSES(nurl_gopher_plus, nurl_gopher_plus_parse(&parsed, text));
}

/* Appends what has no text to a writer. */
#define FAILS(append)                                                          \
    do {                                                                       \
        struct nurl_writer out;                                                \
        nurl_writer_init(&out, NULL, 0);                                       \
        append;                                                                \
        TEST_ASSERT_EQUAL_MESSAGE(NURL_ERR_EMPTY, out.status, #append);        \
        TEST_ASSERT_EQUAL_MESSAGE(0, out.stop, #append);                       \
    } while (0)

void test_every_writer_finds_null_before_its_length(void)
{
    struct nurl_str text = nurl_text(NULL, TOO_MANY);
    struct nurl_parts parts = { 0 };
    struct nurl_coap_uri uri;
    struct nurl base;

    parts.path = text;
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 5683);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&base, "http://h/", 9));
    FAILS(nurl_write_text(&out, text));
    FAILS(nurl_write_masked(&out, text));
    FAILS(nurl_write_request(&out, text, &base));
    FAILS(nurl_write_pair(&out, '?', text, text));
    FAILS(nurl_write_link_value(&out, text));
    FAILS(nurl_write_coap_option(&out, &uri, NURL_COAP_URI_PATH, text));
    FAILS(nurl_decode(&out, text, NURL_POLICY_RAW));
    FAILS(nurl_encode(&out, text, NURL_CLASS_UCHAR));
    FAILS(nurl_resolve(&out, &base, text));
    FAILS(nurl_redirect(&out, &base, text));
    FAILS(nurl_clean(&out, text));
    FAILS(nurl_build(&out, &parts, 0));
}
