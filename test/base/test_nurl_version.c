/* The version in a binary is that of the headers. */
#include "nurl_version.h"

#include <stdio.h>
#include <string.h>

#include "unity.h"

void test_the_version_is_that_of_the_headers(void)
{
    TEST_ASSERT_EQUAL_STRING(NURL_VERSION, nurl_version());
}

void test_the_version_has_the_three_numbers_of_the_number(void)
{
    char numbers[16];
    size_t length;

    (void)snprintf(
        numbers, sizeof numbers, "%ld.%ld.%ld", NURL_VERSION_NUMBER / 10000L,
        NURL_VERSION_NUMBER / 100L % 100L, NURL_VERSION_NUMBER % 100L);
    length = strlen(numbers);
    TEST_ASSERT_EQUAL_STRING_LEN(numbers, nurl_version(), length);
    TEST_ASSERT_TRUE(nurl_version()[length] == '\0' ||
                     nurl_version()[length] == '-');
}
