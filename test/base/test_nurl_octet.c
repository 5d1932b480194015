/* The byte classes, against RFC 3986 appendix A written out. */
#include "base/nurl_octet.h"

#include <string.h>

#include "unity.h"

static int in(int octet, const char *set)
{
    return octet != 0 && octet < 128 && strchr(set, octet) != NULL;
}

static int digit(int octet)
{
    return octet >= '0' && octet <= '9';
}

static int alpha(int octet)
{
    return (octet >= 'a' && octet <= 'z') || (octet >= 'A' && octet <= 'Z');
}

/* unreserved / sub-delims */
static int name(int octet)
{
    return alpha(octet) || digit(octet) || in(octet, "-._~!$&'()*+,;=");
}

static unsigned expected(int octet)
{
    unsigned classes = 0;

    classes |= digit(octet) || in(octet, "abcdefABCDEF") ? NURL_OCTET_HEX : 0;
    classes |= in(octet, "/?#") ? NURL_OCTET_ENDS : 0;
    classes |= alpha(octet) || digit(octet) || in(octet, "+-.")
                   ? NURL_OCTET_SCHEME
                   : 0;
    classes |= name(octet) || octet == '@' ? NURL_OCTET_SEGMENT : 0;
    classes |= name(octet) ? NURL_OCTET_NAME : 0;
    classes |= name(octet) || octet == ':' ? NURL_OCTET_USER : 0;
    classes |= name(octet) || in(octet, ":@/") ? NURL_OCTET_PATH : 0;
    classes |= name(octet) || in(octet, ":@/?") ? NURL_OCTET_QUERY : 0;
    return classes;
}

void test_every_byte_is_in_the_classes_of_the_grammar(void)
{
    int octet;

    for (octet = 0; octet < 256; octet++) {
        TEST_ASSERT_EQUAL_HEX(expected(octet),
                              nurl_octet_is((char)octet, 0xFFu));
    }
}

void test_letters_and_digits_are_those_of_ascii(void)
{
    int octet;

    for (octet = 0; octet < 256; octet++) {
        TEST_ASSERT_EQUAL(alpha(octet), nurl_octet_alpha((char)octet));
        TEST_ASSERT_EQUAL(digit(octet), nurl_octet_digit((char)octet));
    }
}

void test_white_space_is_the_space_and_five_control_bytes(void)
{
    int octet;

    for (octet = 1; octet < 256; octet++) {
        TEST_ASSERT_EQUAL(in(octet, " \t\n\v\f\r"),
                          nurl_octet_white((char)octet));
    }
}

void test_an_authority_ends_at_three_bytes_and_at_the_end(void)
{
    int octet;

    for (octet = 0; octet < 256; octet++) {
        TEST_ASSERT_EQUAL(in(octet, "/?#"), nurl_octet_ends(octet) != 0);
    }
    TEST_ASSERT_TRUE(nurl_octet_ends(NURL_OCTET_NONE) != 0);
    TEST_ASSERT_EQUAL_HEX(NURL_OCTET_ENDS, nurl_octet_class[NURL_OCTET_NONE]);
}

void test_only_letters_change_in_lower_case(void)
{
    TEST_ASSERT_EQUAL('a', nurl_octet_lower('A'));
    TEST_ASSERT_EQUAL('z', nurl_octet_lower('z'));
    TEST_ASSERT_EQUAL('[', nurl_octet_lower('['));
    TEST_ASSERT_EQUAL('@', nurl_octet_lower('@'));
}

/* Both functions that skip bytes of a class. */
static size_t passed(const char *text, size_t len, unsigned classes)
{
    const char *end = text + len;
    const char *stop = nurl_octet_scan(text, end, classes);

    TEST_ASSERT_EQUAL_PTR(stop, nurl_octet_run(text, end, classes));
    return (size_t)(stop - text);
}

void test_a_scan_stops_at_the_first_byte_of_another_class(void)
{
    static const char text[] = "abcdefg/";
    size_t len;

    for (len = 0; len < 8; len++) {
        TEST_ASSERT_EQUAL(len, passed(text, len, NURL_OCTET_NAME));
        TEST_ASSERT_EQUAL(len,
                          passed(text + 7 - len, len + 1, NURL_OCTET_NAME));
    }
}

static size_t part(const char *text, size_t len, unsigned classes, int next)
{
    const char *at = text;

    TEST_ASSERT_EQUAL(next, nurl_octet_part(&at, text + len, classes));
    TEST_ASSERT_EQUAL_PTR(at, nurl_octet_skip(text, text + len, classes));
    return (size_t)(at - text);
}

void test_a_part_may_hold_whole_escapes(void)
{
    TEST_ASSERT_EQUAL(5, part("a%41b/", 6, NURL_OCTET_NAME, '/'));
    TEST_ASSERT_EQUAL(6, part("%41%42", 6, NURL_OCTET_NAME, NURL_OCTET_NONE));
    TEST_ASSERT_EQUAL(0, part("%4", 2, NURL_OCTET_NAME, '%'));
    TEST_ASSERT_EQUAL(1, part("a%4g", 4, NURL_OCTET_NAME, '%'));
    TEST_ASSERT_EQUAL(1, part("a%g4", 4, NURL_OCTET_NAME, '%'));
    TEST_ASSERT_EQUAL(1, part("a%", 2, NURL_OCTET_NAME, '%'));
    TEST_ASSERT_EQUAL(1, part("a\xFF", 2, NURL_OCTET_NAME, 0xFF));
    TEST_ASSERT_EQUAL(0, part("", 0, NURL_OCTET_NAME, NURL_OCTET_NONE));
    TEST_ASSERT_EQUAL(4, part("%41@", 4, NURL_OCTET_SEGMENT, NURL_OCTET_NONE));
}

void test_a_scheme_holds_no_escapes(void)
{
    TEST_ASSERT_EQUAL(1, part("a%41", 4, NURL_OCTET_SCHEME, '%'));
    TEST_ASSERT_EQUAL(1, part("1%31", 4, NURL_OCTET_HEX, '%'));
    TEST_ASSERT_EQUAL(0, part("a", 1, 0, 'a'));
}

void test_a_foreign_byte_is_pct_ctrl_or_8bit_before_anything_else(void)
{
    int octet;

    for (octet = 0; octet < 256; octet++) {
        enum nurl_status status = nurl_octet_fault(octet, NURL_ERR_CHAR);

        if (octet == '%') {
            TEST_ASSERT_EQUAL(NURL_ERR_PCT, status);
        } else if (octet < 0x20 || octet == 0x7F) {
            TEST_ASSERT_EQUAL(NURL_ERR_CTRL, status);
        } else if (octet >= 0x80) {
            TEST_ASSERT_EQUAL(NURL_ERR_8BIT, status);
        } else {
            TEST_ASSERT_EQUAL(NURL_ERR_CHAR, status);
        }
    }
}
