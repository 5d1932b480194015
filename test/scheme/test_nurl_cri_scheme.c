/* Schemes and their numbers in CRIs. */
#include "scheme/nurl_cri_scheme.h"

#include <string.h>

#include "nurl_parse.h"
#include "unity.h"

struct numbered {
    const char *url;
    uint16_t number;
};

/* draft-ietf-core-href-27 section 12.1 */
static const struct numbered numbers[] = {
    { "coap:", 0 },         { "coaps:", 1 },      { "http:", 2 },
    { "https:", 3 },        { "urn:", 4 },        { "did:", 5 },
    { "coap+tcp:", 6 },     { "coaps+tcp:", 7 },  { "coap+ws:", 24 },
    { "coaps+ws:", 25 },    { "news:", 1895 },    { "wss:", 3119 },
    { "tftp:", 8300 },      { "wais:", 8454 },    { "gopher:", 8601 },
    { "mqtt:", 10740 },     { "telnet:", 10995 }, { "ws:", 11962 },
    { "file:", 12068 },     { "mailto:", 12102 }, { "nntp:", 13499 },
    { "prospero:", 14477 }, { "ftp:", 14878 },    { "mqtts:", 14906 },
    { "rtsp:", 15267 },
};
#define COUNT (sizeof numbers / sizeof *numbers)

static int number_of(const char *text, uint16_t *number)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, strlen(text)));
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

void test_other_schemes_have_no_number(void)
{
    uint16_t number;

    TEST_ASSERT_EQUAL(0, number_of("foo:", &number));
    TEST_ASSERT_EQUAL(0, number_of("urnx:", &number));
    TEST_ASSERT_EQUAL(0, number_of("di:", &number));
    TEST_ASSERT_EQUAL(0, number_of("coap+udp:", &number));
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
