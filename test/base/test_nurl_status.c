/* Codes that never change once released, and their texts. */
#include "nurl_status.h"

#include <string.h>

#include "unity.h"

struct row {
    int number;
    enum nurl_status status;
    const char *name;
};

/* Released: a row may be added at the end, and none may change. */
static const struct row rows[] = {
    { 0, NURL_OK, "OK" },
    { -1, NURL_ERR_EMPTY, "EMPTY" },
    { -2, NURL_ERR_TOO_LONG, "TOO_LONG" },
    { -3, NURL_ERR_SCHEME_CHAR, "SCHEME_CHAR" },
    { -4, NURL_ERR_SCHEME_MISSING, "SCHEME_MISSING" },
    { -5, NURL_ERR_SCHEME_FIRST, "SCHEME_FIRST" },
    { -6, NURL_ERR_PCT, "PCT" },
    { -7, NURL_ERR_CTRL, "CTRL" },
    { -8, NURL_ERR_8BIT, "8BIT" },
    { -9, NURL_ERR_UNSAFE, "UNSAFE" },
    { -10, NURL_ERR_FRAGMENT, "FRAGMENT" },
    { -11, NURL_ERR_SLASHES, "SLASHES" },
    { -12, NURL_ERR_USERINFO, "USERINFO" },
    { -13, NURL_ERR_USERINFO_CHAR, "USERINFO_CHAR" },
    { -14, NURL_ERR_HOST_EMPTY, "HOST_EMPTY" },
    { -15, NURL_ERR_HOST_CHAR, "HOST_CHAR" },
    { -16, NURL_ERR_HOST_LABEL, "HOST_LABEL" },
    { -17, NURL_ERR_HOST_TOPLABEL, "HOST_TOPLABEL" },
    { -18, NURL_ERR_HOST_LEN, "HOST_LEN" },
    { -19, NURL_ERR_IPV4_RANGE, "IPV4_RANGE" },
    { -20, NURL_ERR_IP_LITERAL, "IP_LITERAL" },
    { -21, NURL_ERR_PORT, "PORT" },
    { -22, NURL_ERR_PORT_EMPTY, "PORT_EMPTY" },
    { -23, NURL_ERR_PORT_CHAR, "PORT_CHAR" },
    { -24, NURL_ERR_PORT_RANGE, "PORT_RANGE" },
    { -25, NURL_ERR_PATH_REQUIRED, "PATH_REQUIRED" },
    { -26, NURL_ERR_PATH_FORBIDDEN, "PATH_FORBIDDEN" },
    { -27, NURL_ERR_CHAR, "CHAR" },
    { -28, NURL_ERR_TYPECODE, "TYPECODE" },
    { -29, NURL_ERR_GTYPE, "GTYPE" },
    { -30, NURL_ERR_SELECTOR, "SELECTOR" },
    { -31, NURL_ERR_GROUP, "GROUP" },
    { -32, NURL_ERR_ARTICLE, "ARTICLE" },
    { -33, NURL_ERR_ARTNUM, "ARTNUM" },
    { -34, NURL_ERR_WAIS_FORM, "WAIS_FORM" },
    { -35, NURL_ERR_FIELD, "FIELD" },
    { -36, NURL_ERR_ADDR_EMPTY, "ADDR_EMPTY" },
    { -37, NURL_ERR_SCHEME, "SCHEME" },
    { -38, NURL_ERR_DEC_FORBIDDEN, "DEC_FORBIDDEN" },
    { -39, NURL_ERR_BUF, "BUF" },
    { -40, NURL_ERR_NAME_EMPTY, "NAME_EMPTY" },
    { -41, NURL_ERR_UNPARSED, "UNPARSED" },
    { -42, NURL_ERR_HOST_NUMERIC, "HOST_NUMERIC" },
    { -43, NURL_ERR_PORT_MISSING, "PORT_MISSING" },
    { -44, NURL_ERR_OPTION_LEN, "OPTION_LEN" },
    { -45, NURL_ERR_HOST_MISSING, "HOST_MISSING" },
};

#define COUNT (sizeof rows / sizeof rows[0])

void test_the_numbers_are_the_released_ones(void)
{
    unsigned i;

    for (i = 0; i < COUNT; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].number, rows[i].status, rows[i].name);
    }
}

void test_a_name_is_the_enumerator_without_its_prefix(void)
{
    unsigned i;

    for (i = 0; i < COUNT; i++) {
        TEST_ASSERT_EQUAL_STRING(rows[i].name,
                                 nurl_status_name(rows[i].number));
    }
}

void test_every_code_has_a_text_of_its_own(void)
{
    const char *text;
    unsigned i;
    unsigned k;

    for (i = 0; i < COUNT; i++) {
        text = nurl_status_text(rows[i].number);
        TEST_ASSERT_TRUE_MESSAGE(strlen(text) > 5, rows[i].name);
        TEST_ASSERT_TRUE_MESSAGE(text[strlen(text) - 1] != '.', rows[i].name);
        for (k = 0; k < i; k++) {
            TEST_ASSERT_TRUE_MESSAGE(
                strcmp(text, nurl_status_text(rows[k].number)) != 0, text);
        }
    }
}

void test_the_text_says_what_the_code_means(void)
{
    TEST_ASSERT_EQUAL_STRING("no fault", nurl_status_text(NURL_OK));
    TEST_ASSERT_EQUAL_STRING("two hex digits must follow the percent sign",
                             nurl_status_text(NURL_ERR_PCT));
    TEST_ASSERT_EQUAL_STRING("no address stands in the brackets",
                             nurl_status_text(NURL_ERR_IP_LITERAL));
    TEST_ASSERT_EQUAL_STRING("a port must have digits only",
                             nurl_status_text(NURL_ERR_PORT_CHAR));
    TEST_ASSERT_EQUAL_STRING("a scheme must begin with a letter",
                             nurl_status_text(NURL_ERR_SCHEME_FIRST));
    TEST_ASSERT_EQUAL_STRING("there is no such type or mode",
                             nurl_status_text(NURL_ERR_TYPECODE));
    TEST_ASSERT_EQUAL_STRING("the room is full",
                             nurl_status_text(NURL_ERR_BUF));
    TEST_ASSERT_EQUAL_STRING("a URL begins with a scheme, such as http://",
                             nurl_status_text(NURL_ERR_SCHEME_MISSING));
    TEST_ASSERT_EQUAL_STRING(
        "no host: write scheme://host, such as http://h.com",
        nurl_status_text(NURL_ERR_HOST_MISSING));
    TEST_ASSERT_EQUAL_STRING("the option is too long",
                             nurl_status_text(NURL_ERR_OPTION_LEN));
}

void test_a_number_that_is_no_status_has_a_text_and_a_name_too(void)
{
    static const int others[] = { 1, 2, 255, -46, -47, -128, -32768, 32767 };
    unsigned i;

    for (i = 0; i < sizeof others / sizeof others[0]; i++) {
        TEST_ASSERT_EQUAL_STRING("unknown status", nurl_status_text(others[i]));
        TEST_ASSERT_EQUAL_STRING("UNKNOWN", nurl_status_name(others[i]));
    }
}
