/* The schemes of RFC 1738 and their usual ports, name beside number. */
#include "host/nurl_usual.h"

#include <string.h>

#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

struct row {
    const char *scheme;
    uint16_t port;
};

/* In the order of enum nurl_scheme. */
static const struct row rows[] = {
    { "ftp", 21 }, { "http", 80 },       { "gopher", 70 }, { "mailto", 0 },
    { "news", 0 }, { "nntp", 119 },      { "telnet", 23 }, { "wais", 210 },
    { "file", 0 }, { "prospero", 1525 },
};

static unsigned which(const char *scheme)
{
    return nurl_usual_scheme(nurl_text(scheme, strlen(scheme)));
}

void test_each_name_is_where_its_port_is_and_both_where_the_enum_says(void)
{
    unsigned i;

    TEST_ASSERT_EQUAL(NURL_USUAL_SCHEMES, sizeof rows / sizeof rows[0]);
    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(i + 1, which(rows[i].scheme), rows[i].scheme);
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].port, nurl_usual_ports[i + 1],
                                  rows[i].scheme);
    }
}

void test_any_other_scheme_has_none(void)
{
    TEST_ASSERT_EQUAL(0, which("https"));
    TEST_ASSERT_EQUAL(0, which(""));
    TEST_ASSERT_EQUAL(0, nurl_usual_scheme(nurl_text(NULL, 0)));
    TEST_ASSERT_EQUAL(0, nurl_usual_ports[0]);
}
