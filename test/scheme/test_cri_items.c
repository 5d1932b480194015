/* Items of CRIs. */
#include "scheme/nurl_cri_emit.h"

#include "cri.h"
#include "scheme/nurl_cri_head.h"
#include "scheme/nurl_cri_reader.h"
#include "scheme/nurl_cri_scheme.h"
#include "support.h"

/* ------------------------------------------------------------- cri_head */

/* Heads of CBOR items. */

/* Above 65,535 the number is not exact, but never small. */
void test_a_large_argument_stays_large(void)
{
    static const char *const large[] = {
        "1a 00010000",         "1a ffffffff",         "1b 0000000100000000",
        "1b ffffffffffffffff", "1b 0100000000000000", "1b 0001000000000001",
    };
    size_t i;

    for (i = 0; i < sizeof large / sizeof *large; i++) {
        char octets[CRI_LONGEST];
        size_t size = cri_octets(octets, large[i], strlen(large[i]));
        const char *at = octets;
        uint32_t argument = 0;

        TEST_ASSERT_EQUAL(1, nurl_cri_head(&at, octets + size, &argument));
        TEST_ASSERT_TRUE_MESSAGE(argument > 65535, large[i]);
    }
}

/* ----------------------------------------------------------- cri_reader */

/* Items of CBOR, read one after the other. */
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

/* ------------------------------------------------------------- cri_emit */

/* Heads, texts and sections, as they are written. */
static char buffer[40];

void test_a_head_is_whole_or_not_there(void)
{
    struct nurl_writer out = writer_of(buffer, 2);

    nurl_cri_emit_head(&out, NURL_CRI_TEXT, 300);
    TEST_ASSERT_EQUAL_STRING("BUF@0", cri_written(&out));
    TEST_ASSERT_EQUAL(3, nurl_writer_need(&out));
}

/* The number of bytes, and the place of the error. */
static void check_full(const struct nurl_writer *out, size_t len)
{
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(out));
    TEST_ASSERT_EQUAL(len, nurl_writer_need(out));
    TEST_ASSERT_EQUAL(0, out->stop);
}

void test_what_does_not_fit_has_no_place(void)
{
    struct nurl_writer out = writer_of(buffer, 0);

    nurl_cri_emit_octet(&out, NURL_CRI_NULL);
    check_full(&out, 1);
    nurl_writer_init(&out, buffer, 1);
    nurl_cri_emit_text(&out, nurl_text("abc", 3));
    check_full(&out, 4);
}

/* ----------------------------------------------------------- cri_scheme */

/* Schemes and their numbers in CRIs. */
struct numbered {
    const char *url;
    uint16_t number;
};

/* draft-ietf-core-href-27 section 12.1: the ten short numbers */
static const struct numbered numbers[] = {
    { "coap:", 0 },      { "coaps:", 1 },     { "http:", 2 },
    { "https:", 3 },     { "urn:", 4 },       { "did:", 5 },
    { "coap+tcp:", 6 },  { "coaps+tcp:", 7 }, { "coap+ws:", 24 },
    { "coaps+ws:", 25 },
};
#define COUNT (sizeof numbers / sizeof *numbers)

static int number_of(const char *text, uint16_t *number)
{
    struct nurl url = url_of(nurl_parse, text);

    return nurl_cri_scheme_number(&url, number);
}

void test_a_scheme_has_a_number_and_the_number_its_name(void)
{
    struct nurl_str name;
    uint16_t number;
    size_t i;

    for (i = 0; i < COUNT; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(1, number_of(numbers[i].url, &number),
                                  numbers[i].url);
        TEST_ASSERT_EQUAL_MESSAGE(numbers[i].number, number, numbers[i].url);
        name = nurl_cri_scheme_name(number);
        TEST_ASSERT_EQUAL_MESSAGE(strlen(numbers[i].url) - 1, name.len,
                                  numbers[i].url);
        TEST_ASSERT_EQUAL_MEMORY(numbers[i].url, name.ptr, name.len);
    }
}

void test_upper_case_is_the_same_scheme(void)
{
    uint16_t number = 9;

    TEST_ASSERT_EQUAL(1, number_of("URN:a", &number));
    TEST_ASSERT_EQUAL(4, number);
    TEST_ASSERT_EQUAL(1, number_of("Did:a", &number));
    TEST_ASSERT_EQUAL(5, number);
}

void test_all_other_numbers_have_no_name(void)
{
    struct nurl_str name;
    unsigned number;
    unsigned names = 0;

    for (number = 0; number <= 65535; number++) {
        name = nurl_cri_scheme_name((uint16_t)number);
        names += name.ptr != NULL || name.len > 0;
    }
    TEST_ASSERT_EQUAL(COUNT, names);
}
