/* Codes that never change once released, and their texts. */
#include "nurl_status.h"

#include <string.h>

#include "unity.h"

void test_the_numbers_are_the_released_ones(void)
{
    static const enum nurl_status released[] = { NURL_OK,
                                                 NURL_ERR_EMPTY,
                                                 NURL_ERR_TOO_LONG,
                                                 NURL_ERR_SCHEME_CHAR,
                                                 NURL_ERR_SCHEME_MISSING,
                                                 NURL_ERR_SCHEME_FIRST,
                                                 NURL_ERR_PCT,
                                                 NURL_ERR_CTRL,
                                                 NURL_ERR_8BIT,
                                                 NURL_ERR_UNSAFE,
                                                 NURL_ERR_FRAGMENT,
                                                 NURL_ERR_SLASHES,
                                                 NURL_ERR_USERINFO,
                                                 NURL_ERR_USERINFO_CHAR,
                                                 NURL_ERR_HOST_EMPTY,
                                                 NURL_ERR_HOST_CHAR,
                                                 NURL_ERR_HOST_LABEL,
                                                 NURL_ERR_HOST_TOPLABEL,
                                                 NURL_ERR_HOST_LEN,
                                                 NURL_ERR_IPV4_RANGE,
                                                 NURL_ERR_IP_LITERAL,
                                                 NURL_ERR_PORT,
                                                 NURL_ERR_PORT_EMPTY,
                                                 NURL_ERR_PORT_CHAR,
                                                 NURL_ERR_PORT_RANGE,
                                                 NURL_ERR_PATH_REQUIRED,
                                                 NURL_ERR_PATH_FORBIDDEN,
                                                 NURL_ERR_CHAR,
                                                 NURL_ERR_TYPECODE,
                                                 NURL_ERR_GTYPE,
                                                 NURL_ERR_SELECTOR,
                                                 NURL_ERR_GROUP,
                                                 NURL_ERR_ARTICLE,
                                                 NURL_ERR_ARTNUM,
                                                 NURL_ERR_WAIS_FORM,
                                                 NURL_ERR_FIELD,
                                                 NURL_ERR_ADDR_EMPTY,
                                                 NURL_ERR_SCHEME,
                                                 NURL_ERR_DEC_FORBIDDEN,
                                                 NURL_ERR_BUF,
                                                 NURL_ERR_NAME_EMPTY,
                                                 NURL_ERR_UNPARSED,
                                                 NURL_ERR_HOST_NUMERIC,
                                                 NURL_ERR_PORT_MISSING,
                                                 NURL_ERR_OPTION_LEN };
    int i;

    TEST_ASSERT_EQUAL(45, sizeof released / sizeof released[0]);
    for (i = 0; i < 45; i++) {
        TEST_ASSERT_EQUAL(-i, released[i]);
    }
}

void test_every_code_has_a_text_of_its_own(void)
{
    int a;
    int b;

    for (a = 0; a >= NURL_ERR_OPTION_LEN; a--) {
        TEST_ASSERT_TRUE(strlen(nurl_status_text((enum nurl_status)a)) > 5);
        for (b = 0; b > a; b--) {
            TEST_ASSERT_TRUE(strcmp(nurl_status_text((enum nurl_status)a),
                                    nurl_status_text((enum nurl_status)b)));
        }
    }
}

void test_the_text_says_what_the_code_means(void)
{
    TEST_ASSERT_EQUAL_STRING("no fault", nurl_status_text(NURL_OK));
    TEST_ASSERT_EQUAL_STRING("two hex digits must follow the percent sign",
                             nurl_status_text(NURL_ERR_PCT));
    TEST_ASSERT_EQUAL_STRING("no good address stands between the brackets",
                             nurl_status_text(NURL_ERR_IP_LITERAL));
    TEST_ASSERT_EQUAL_STRING("a port has digits only",
                             nurl_status_text(NURL_ERR_PORT_CHAR));
    TEST_ASSERT_EQUAL_STRING("the room is full",
                             nurl_status_text(NURL_ERR_BUF));
    TEST_ASSERT_EQUAL_STRING("this is no parsed URL",
                             nurl_status_text(NURL_ERR_UNPARSED));
}

void test_a_number_that_is_no_status_has_a_text_too(void)
{
    TEST_ASSERT_EQUAL_STRING("unknown status",
                             nurl_status_text((enum nurl_status)1));
    TEST_ASSERT_EQUAL_STRING("unknown status",
                             nurl_status_text((enum nurl_status) - 45));
    TEST_ASSERT_EQUAL_STRING("unknown status",
                             nurl_status_text((enum nurl_status) - 128));
}

void test_a_name_is_the_enumerator_without_its_prefix(void)
{
    TEST_ASSERT_EQUAL_STRING("OK", nurl_status_name(NURL_OK));
    TEST_ASSERT_EQUAL_STRING("EMPTY", nurl_status_name(NURL_ERR_EMPTY));
    TEST_ASSERT_EQUAL_STRING("8BIT", nurl_status_name(NURL_ERR_8BIT));
    TEST_ASSERT_EQUAL_STRING("PORT_CHAR", nurl_status_name(NURL_ERR_PORT_CHAR));
    TEST_ASSERT_EQUAL_STRING("CHAR", nurl_status_name(NURL_ERR_CHAR));
    TEST_ASSERT_EQUAL_STRING("SCHEME", nurl_status_name(NURL_ERR_SCHEME));
    TEST_ASSERT_EQUAL_STRING("UNPARSED", nurl_status_name(NURL_ERR_UNPARSED));
    TEST_ASSERT_EQUAL_STRING("OPTION_LEN",
                             nurl_status_name(NURL_ERR_OPTION_LEN));
    TEST_ASSERT_EQUAL_STRING("UNKNOWN",
                             nurl_status_name((enum nurl_status) - 45));
    TEST_ASSERT_EQUAL_STRING("UNKNOWN", nurl_status_name((enum nurl_status)1));
}
