/* The names of the schemes, and their numbers, which never change. */
#include "base/nurl_scheme_name.h"

#include <string.h>

#include "unity.h"

/* The released names, by number. Later names need not be here. */
static const char *const names[] = {
    "",      "ftp",    "http",     "gopher",    "mailto",   "news",
    "nntp",  "telnet", "wais",     "file",      "prospero", "https",
    "ws",    "wss",    "coap",     "coaps",     "mqtt",     "mqtts",
    "tftp",  "rtsp",   "coap+tcp", "coaps+tcp", "coap+ws",  "coaps+ws",
    "rtsps", "amqps",  "ipp",      "ipps",      "amqp",     "opc.tcp",
};

#define NAMES (sizeof names / sizeof names[0])

static enum nurl_scheme named(const char *name)
{
    return nurl_scheme_named(name, strlen(name));
}

void test_each_name_has_the_number_that_it_was_released_with(void)
{
    unsigned n;

    for (n = 0; n < NAMES; n++) {
        TEST_ASSERT_EQUAL_MESSAGE(n, named(names[n]), names[n]);
    }
}

#define CHECK_ROW(id, name, port)                                              \
    TEST_ASSERT_EQUAL_MESSAGE(NURL_SCHEME_##id, named(name), name);

void test_each_row_of_the_list_has_its_name(void)
{
    NURL_SCHEMES_1738(CHECK_ROW)
    NURL_SCHEMES_LATER(CHECK_ROW)
}

void test_letters_of_both_cases_are_the_same_and_nothing_else_is(void)
{
    TEST_ASSERT_EQUAL(NURL_SCHEME_PROSPERO, named("ProsperO"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_COAP_TCP, named("COAP+TCP"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, named("coap\x0Btcp"));
}

void test_a_name_counts_whole(void)
{
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, named("htt"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, named("httpx"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, named("htap"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, named("httq"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, named("httpsh"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, nurl_scheme_named("http", 5));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, named("coaps+tcpx"));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, nurl_scheme_named("", 0));
    TEST_ASSERT_EQUAL(NURL_SCHEME_OTHER, nurl_scheme_named(NULL, 0));
}

/* Whatever byte follows it. */
static void check_each_other_byte(const char *name, size_t at, char follows)
{
    size_t len = strlen(name);
    char other[8];
    int octet;

    for (octet = 0; octet <= 0xFF; octet++) {
        memcpy(other, name, len);
        other[len] = follows;
        other[len + 1] = '\0';
        other[at] = (char)octet;
        if ((octet | 0x20) != name[at]) {
            TEST_ASSERT_EQUAL_MESSAGE(NURL_SCHEME_OTHER,
                                      nurl_scheme_named(other, len), other);
        }
    }
}

/* These two are not found in the list, and each of their letters counts. */
void test_another_letter_is_another_name(void)
{
    static const char *const known[] = { "http", "https" };
    size_t at;
    unsigned n;

    for (n = 0; n < 2; n++) {
        for (at = 0; at < strlen(known[n]); at++) {
            check_each_other_byte(known[n], at, 'p');
            check_each_other_byte(known[n], at, 's');
        }
    }
}

void test_the_strict_profile_knows_the_ten_of_rfc_1738_alone(void)
{
    unsigned n;

    for (n = 0; n < NAMES; n++) {
        TEST_ASSERT_EQUAL_MESSAGE(
            n <= NURL_SCHEME_PROSPERO ? n : NURL_SCHEME_OTHER,
            nurl_scheme_named_1738(names[n], strlen(names[n])), names[n]);
    }
}
