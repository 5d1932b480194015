/* Schemes and their numbers in CRIs. */
#include "scheme/nurl_cri_scheme.h"

#include <string.h>

#include "nurl_parse.h"
#include "unity.h"

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
