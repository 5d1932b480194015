/* Codes that never change once released, their names and their texts. */
#include "nurl_status.h"

#include "unity.h"

struct row {
    int number;
    enum nurl_status status;
    const char *name;
    const char *text;
};

/*
 * Released: rows can be added at the end, but no number and no name must
 * change. A text can change. It is repeated here to find accidental changes.
 */
static const struct row rows[] = {
    { 0, NURL_OK, "OK", "no error" },
    { -1, NURL_ERR_EMPTY, "EMPTY", "there is no text" },
    { -2, NURL_ERR_TOO_LONG, "TOO_LONG", "the text is too long" },
    { -3, NURL_ERR_SCHEME_CHAR, "SCHEME_CHAR",
      "this byte cannot stand in a scheme" },
    { -4, NURL_ERR_SCHEME_MISSING, "SCHEME_MISSING",
      "a URL begins with a scheme, such as http://" },
    { -5, NURL_ERR_SCHEME_FIRST, "SCHEME_FIRST",
      "a scheme must begin with a letter" },
    { -6, NURL_ERR_PCT, "PCT", "two hex digits must follow the percent sign" },
    { -7, NURL_ERR_CTRL, "CTRL", "this is a control byte" },
    { -8, NURL_ERR_8BIT, "8BIT", "this byte is above 7F" },
    { -9, NURL_ERR_UNSAFE, "UNSAFE", "this byte must be escaped" },
    { -10, NURL_ERR_FRAGMENT, "FRAGMENT", "a fragment cannot stand here" },
    { -11, NURL_ERR_SLASHES, "SLASHES", "two slashes must follow" },
    { -12, NURL_ERR_USERINFO, "USERINFO", "user info cannot stand here" },
    { -13, NURL_ERR_USERINFO_CHAR, "USERINFO_CHAR",
      "this byte cannot stand in user info" },
    { -14, NURL_ERR_HOST_EMPTY, "HOST_EMPTY", "the host is empty" },
    { -15, NURL_ERR_HOST_CHAR, "HOST_CHAR",
      "this byte cannot stand in a host" },
    { -16, NURL_ERR_HOST_LABEL, "HOST_LABEL",
      "the label is empty or has a hyphen at its edge" },
    { -17, NURL_ERR_HOST_TOPLABEL, "HOST_TOPLABEL",
      "the last label must begin with a letter" },
    { -18, NURL_ERR_HOST_LEN, "HOST_LEN", "the label or host is too long" },
    { -19, NURL_ERR_IPV4_RANGE, "IPV4_RANGE", "the number is above 255" },
    { -20, NURL_ERR_IP_LITERAL, "IP_LITERAL",
      "no address stands in the brackets" },
    { -21, NURL_ERR_PORT, "PORT", "this scheme has no port" },
    { -22, NURL_ERR_PORT_EMPTY, "PORT_EMPTY", "the port is empty" },
    { -23, NURL_ERR_PORT_CHAR, "PORT_CHAR", "a port must have digits only" },
    { -24, NURL_ERR_PORT_RANGE, "PORT_RANGE", "the port is out of range" },
    { -25, NURL_ERR_PATH_REQUIRED, "PATH_REQUIRED", "a slash must follow" },
    { -26, NURL_ERR_PATH_FORBIDDEN, "PATH_FORBIDDEN",
      "nothing can follow the slash" },
    { -27, NURL_ERR_CHAR, "CHAR", "this byte cannot stand here" },
    { -28, NURL_ERR_TYPECODE, "TYPECODE", "this is no type or mode" },
    { -29, NURL_ERR_GTYPE, "GTYPE", "the type is a control byte" },
    { -30, NURL_ERR_SELECTOR, "SELECTOR", "a selector must have no line end" },
    { -31, NURL_ERR_GROUP, "GROUP", "this is no news group" },
    { -32, NURL_ERR_ARTICLE, "ARTICLE", "this is no article" },
    { -33, NURL_ERR_ARTNUM, "ARTNUM",
      "an article number must have digits only" },
    { -34, NURL_ERR_WAIS_FORM, "WAIS_FORM", "a document path must follow" },
    { -35, NURL_ERR_FIELD, "FIELD", "the field has no \"=\"" },
    { -36, NURL_ERR_ADDR_EMPTY, "ADDR_EMPTY", "the address is empty" },
    { -37, NURL_ERR_SCHEME, "SCHEME", "this is another scheme" },
    { -38, NURL_ERR_DEC_FORBIDDEN, "DEC_FORBIDDEN",
      "this byte is not allowed here" },
    { -39, NURL_ERR_BUF, "BUF", "the buffer is too small" },
    { -40, NURL_ERR_NAME_EMPTY, "NAME_EMPTY", "the file name is empty" },
    { -41, NURL_ERR_UNPARSED, "UNPARSED", "the struct holds no such URL" },
    { -42, NURL_ERR_HOST_NUMERIC, "HOST_NUMERIC", "the host ends in a number" },
    { -43, NURL_ERR_PORT_MISSING, "PORT_MISSING", "no port is known" },
    { -44, NURL_ERR_OPTION_LEN, "OPTION_LEN", "the option is too long" },
    { -45, NURL_ERR_HOST_MISSING, "HOST_MISSING",
      "no host: write scheme://host, such as http://h.com" },
    { -46, NURL_ERR_CBOR, "CBOR", "this is no CBOR item for this place" },
    { -47, NURL_ERR_BRACKETS, "BRACKETS",
      "put an IPv6 address in brackets, such as [::1]" },
    { -48, NURL_ERR_ADDRESS, "ADDRESS", "not an IP address" },
    { -49, NURL_ERR_OVERLAP, "OVERLAP", "input and output overlap" },
};

void test_each_code_has_its_number_name_and_text(void)
{
    unsigned i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].number, rows[i].status, rows[i].name);
        TEST_ASSERT_EQUAL_STRING(rows[i].name,
                                 nurl_status_name(rows[i].number));
        TEST_ASSERT_EQUAL_STRING(rows[i].text,
                                 nurl_status_text(rows[i].number));
    }
}

void test_a_number_that_is_no_status_has_a_text_and_a_name_too(void)
{
    static const int others[] = { 1, 2, 255, -50, -51, -128, -32768, 32767 };
    unsigned i;

    for (i = 0; i < sizeof others / sizeof others[0]; i++) {
        TEST_ASSERT_EQUAL_STRING("unknown status", nurl_status_text(others[i]));
        TEST_ASSERT_EQUAL_STRING("UNKNOWN", nurl_status_name(others[i]));
    }
}
