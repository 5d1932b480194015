/* Items of CRIs. */
#include "scheme/nurl_cri_emit.h"

#include "cri.h"
#include "scheme/nurl_cri_head.h"
#include "scheme/nurl_cri_reader.h"
#include "scheme/nurl_cri_scheme.h"
#include "support.h"

/* ------------------------------------------------------------- cri_head */

/* Heads of CBOR items. */

/* The argument and the length of the head, or the offset of the error. */
static const char *read(const char *hex, size_t len)
{
    size_t size;
    char *block = cri_open(hex, len, &size);
    const char *at = block;
    uint32_t argument;
    int good = nurl_cri_head(&at, block + size, &argument);

    render_start();
    if (good) {
        render_number((size_t)argument);
    } else {
        render_text("wrong");
    }
    render_text(" at ");
    render_number((size_t)(at - block));
    exact_close(block);
    return render_line();
}

static const struct row head_rows[] = {
    /* The argument is in the head or after it. */
    { "00", "0 at 1" },
    { "97", "23 at 1" },
    { "98 00", "0 at 2" },
    { "78 ff", "255 at 2" },
    { "39 1234", "4660 at 3" },
    { "1a 0000ffff", "65535 at 5" },
    { "1b 000000000000 0102", "258 at 9" },
    /* A head can be wrong. */
    { "1c", "wrong at 0" },
    { "9f", "wrong at 0" },
    { "18", "wrong at 1" },
    { "19 00", "wrong at 2" },
    { "1a 000000", "wrong at 4" },
    { "1b 00000000000000", "wrong at 8" },
};

void test_a_head_has_its_argument_or_is_wrong(void)
{
    ROWS(read, head_rows);
}

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

/* ------------------------------------------------------------- cri_emit */

/* Heads, texts and sections, as they are written. */
static char buffer[40];

static void check_head(unsigned major, size_t argument, const char *hex)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_cri_emit_head(&out, major, argument);
    TEST_ASSERT_EQUAL_STRING(hex, cri_written(&out));
    TEST_ASSERT_EQUAL(out.len, nurl_cri_head_length(argument));
}

void test_a_head_is_as_short_as_it_can_be(void)
{
    check_head(NURL_CRI_UNSIGNED, 0, "00");
    check_head(NURL_CRI_NEGATIVE, 23, "37");
    check_head(NURL_CRI_BYTES, 24, "5818");
    check_head(NURL_CRI_TEXT, 255, "78ff");
    check_head(NURL_CRI_ARRAY, 256, "990100");
    check_head(NURL_CRI_UNSIGNED, 65535, "19ffff");
}

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

void test_a_text_follows_its_head(void)
{
    struct nurl_writer out = writer_of(buffer, sizeof buffer);

    nurl_cri_emit_text(&out, nurl_text("abc", 3));
    nurl_cri_emit_octet(&out, NURL_CRI_NULL);
    nurl_cri_emit_text(&out, nurl_text("", 0));
    TEST_ASSERT_EQUAL_STRING("63616263f660", cri_written(&out));
}

void test_the_last_section_that_is_there_counts(void)
{
    TEST_ASSERT_EQUAL(1, nurl_cri_sections(0, 0, 0, 0));
    TEST_ASSERT_EQUAL(2, nurl_cri_sections(1, 0, 0, 0));
    TEST_ASSERT_EQUAL(3, nurl_cri_sections(0, 1, 0, 0));
    TEST_ASSERT_EQUAL(4, nurl_cri_sections(1, 0, 1, 0));
    TEST_ASSERT_EQUAL(4, nurl_cri_sections(0, 7, 1, 0));
    TEST_ASSERT_EQUAL(5, nurl_cri_sections(0, 0, 0, 1));
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

/* Among them all with a longer number in the registry: names are right. */
void test_other_schemes_have_no_number(void)
{
    static const char *const others[] = {
        "foo:",  "urnx:", "di:",     "coap+udp:", "mqtt:",     "mqtts:",
        "ws:",   "wss:",  "ftp:",    "tftp:",     "rtsp:",     "rtsps:",
        "news:", "nntp:", "gopher:", "wais:",     "prospero:", "telnet:",
        "file:", "ipp:",  "mailto:", "amqps:",    "/",
    };
    uint16_t number = 7;
    size_t i;

    for (i = 0; i < sizeof others / sizeof *others; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(0, number_of(others[i], &number), others[i]);
    }
    TEST_ASSERT_EQUAL(7, number);
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
