/* Codes that never change once released, their names and their texts. */
#include "nurl_status.h"

#include "errnos.h"
#include "unity.h"

struct row {
    enum nurl_status status;
    const char *name;
    const char *text;
};

#define ERR(name, text)                                                        \
    {                                                                          \
        NURL_ERR_##name, #name, text                                           \
    }

/*
 * Released: numbers count down from -169, the number of the first row after OK.
 * Rows can be added at the end, but no number and no name must change. A text
 * can change. It is repeated here to find accidental changes.
 */
static const struct row rows[] = {
    { NURL_OK, "OK", "no error" },
    ERR(EMPTY, "there is no text"),
    ERR(TOO_LONG, "the text is too long"),
    ERR(SCHEME_CHAR, "this byte cannot stand in a scheme"),
    ERR(SCHEME_MISSING, "a URL begins with a scheme, such as http://"),
    ERR(SCHEME_FIRST, "a scheme must begin with a letter"),
    ERR(PCT, "two hex digits must follow the percent sign"),
    ERR(CTRL, "this is a control byte"),
    ERR(8BIT, "this byte is above 7F"),
    ERR(UNSAFE, "this byte must be escaped"),
    ERR(FRAGMENT, "a fragment cannot stand here"),
    ERR(SLASHES, "write scheme://, such as http://"),
    ERR(USERINFO, "user info cannot stand here"),
    ERR(USERINFO_CHAR, "this byte cannot stand in user info"),
    ERR(HOST_EMPTY, "the host is empty"),
    ERR(HOST_CHAR, "this byte cannot stand in a host"),
    ERR(HOST_LABEL, "the label is empty or has a hyphen at its edge"),
    ERR(HOST_TOPLABEL, "the last label must begin with a letter"),
    ERR(HOST_LEN, "the label or host is too long"),
    ERR(IPV4_RANGE, "the number is above 255"),
    ERR(IP_LITERAL, "no address stands in the brackets"),
    ERR(PORT, "this scheme has no port"),
    ERR(PORT_EMPTY, "the port is empty"),
    ERR(PORT_CHAR, "a port must have digits only"),
    ERR(PORT_RANGE, "the port is out of range"),
    ERR(PATH_REQUIRED, "a slash must follow"),
    ERR(PATH_FORBIDDEN, "no path can stand here"),
    ERR(CHAR, "this byte cannot stand here"),
    ERR(TYPECODE, "this is no type or mode"),
    ERR(GTYPE, "the type is a control byte"),
    ERR(SELECTOR, "a selector must have no line end"),
    ERR(GROUP, "this is no news group"),
    ERR(ARTICLE, "this is no article"),
    ERR(ARTNUM, "an article number must have digits only"),
    ERR(WAIS_FORM, "a document path must follow"),
    ERR(FIELD, "the field has no \"=\""),
    ERR(ADDR_EMPTY, "the address is empty"),
    ERR(SCHEME, "this is another scheme"),
    ERR(DEC_FORBIDDEN, "this byte is not allowed here"),
    ERR(BUF, "the buffer is too small"),
    ERR(NAME_EMPTY, "the name is empty"),
    ERR(UNPARSED, "the struct holds no such URL"),
    ERR(HOST_NUMERIC, "the host ends in a number"),
    ERR(PORT_MISSING, "no port is known"),
    ERR(OPTION_LEN, "the option is too long"),
    ERR(HOST_MISSING, "no host: write scheme://host, such as http://h.com"),
    ERR(CBOR, "this is no CBOR item for this place"),
    ERR(BRACKETS, "put an IPv6 address in brackets, such as [::1]"),
    ERR(ADDRESS, "not an IP address"),
    ERR(OVERLAP, "input and output overlap"),
    ERR(ARGUMENT, "the call is wrong: an option, a delimiter or a method"),
};

#define LOWEST (-247) /* as nurl_status.h says */
#define ROWS (sizeof rows / sizeof rows[0])

void test_each_code_has_its_number_name_and_text(void)
{
    int number = 0;
    size_t i;

    for (i = 0; i < ROWS; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(number, rows[i].status, rows[i].name);
        TEST_ASSERT_EQUAL_STRING(rows[i].name, nurl_status_name(number));
        TEST_ASSERT_EQUAL_STRING(rows[i].text, nurl_status_text(number));
        number = i == 0 ? -169 : number - 1;
    }
}

void test_no_code_is_an_errno(void)
{
    size_t i;

    for (i = 1; i < ROWS; i++) {
        TEST_ASSERT_NULL_MESSAGE(errno_of(rows[i].status), rows[i].name);
    }
    TEST_ASSERT_NOT_NULL(errno_of(-1));
    TEST_ASSERT_NOT_NULL(errno_of(-168));
}

void test_no_code_is_below_the_lowest(void)
{
    TEST_ASSERT_GREATER_OR_EQUAL_INT(LOWEST, rows[ROWS - 1].status);
}

void test_a_number_that_is_no_status_has_a_text_and_a_name_too(void)
{
    static const int others[] = { 1,    2,    255,  32767, -1,    -168,
                                  -219, -220, -247, -256,  -32768 };
    unsigned i;

    for (i = 0; i < sizeof others / sizeof others[0]; i++) {
        TEST_ASSERT_EQUAL_STRING("unknown status", nurl_status_text(others[i]));
        TEST_ASSERT_EQUAL_STRING("UNKNOWN", nurl_status_name(others[i]));
    }
}
