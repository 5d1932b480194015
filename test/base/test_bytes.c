/* The classes of bytes. */
#include "base/nurl_octet.h"

#include "base/nurl_reserved.h"
#include "support.h"

/* ---------------------------------------------------------------- octet */

/* The byte classes, against RFC 3986 appendix A written out. */
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

/* ------------------------------------------------------------- reserved */

/* The class of a byte in RFC 1738: one of seven reserved, uchar, or unsafe. */
static const char seven[] = ";/?:@&=";

void test_each_of_the_seven_has_the_bit_of_its_name(void)
{
    TEST_ASSERT_EQUAL(NURL_RESERVED_SEMICOLON, nurl_reserved(';'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_SLASH, nurl_reserved('/'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_QUESTION, nurl_reserved('?'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_COLON, nurl_reserved(':'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_AT, nurl_reserved('@'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_AND, nurl_reserved('&'));
    TEST_ASSERT_EQUAL(NURL_RESERVED_EQUALS, nurl_reserved('='));
}

void test_no_two_share_a_bit_and_all_make_the_set(void)
{
    unsigned all = 0;
    unsigned bit;
    unsigned i;

    for (i = 0; i < sizeof seven - 1; i++) {
        bit = nurl_reserved(seven[i]);
        TEST_ASSERT_EQUAL_HEX(0, bit & (bit - 1));
        TEST_ASSERT_EQUAL_HEX(0, all & bit);
        all |= bit;
    }
    TEST_ASSERT_EQUAL_HEX(NURL_RESERVED_ALL, all);
}

void test_no_other_of_the_256_bytes_is_reserved(void)
{
    unsigned reserved = 0;
    unsigned octet;

    for (octet = 0; octet < 256; octet++) {
        reserved += nurl_reserved((char)octet) != 0;
    }
    TEST_ASSERT_EQUAL(sizeof seven - 1, reserved);
}

static size_t scanned(const char *text, size_t len, unsigned stop)
{
    char *block = exact_open(text, len);
    const char *at = nurl_reserved_scan(block, block + len, stop);
    size_t result = (size_t)(at - block);

    exact_close(block);
    return result;
}

void test_a_class_is_a_reserved_bit_or_unsafe_or_nothing_for_uchar(void)
{
    static const char unsafe[] = " \"#%<>[\\]^`{|}~\x7F";
    unsigned octet;
    unsigned expected;
    char c;

    for (octet = 0; octet < 256; octet++) {
        c = (char)octet;
        expected = nurl_reserved(c);
        if (octet < 0x20 || octet >= 0x80 || strchr(unsafe, (int)octet)) {
            expected = NURL_RESERVED_UNSAFE;
        }
        TEST_ASSERT_EQUAL_HEX(expected, nurl_reserved_class(c));
        TEST_ASSERT_EQUAL(expected != NURL_RESERVED_UNSAFE,
                          scanned(&c, 1, NURL_RESERVED_UNSAFE));
    }
}

void test_a_scan_ends_at_one_of_its_bytes_and_at_no_other(void)
{
    static const char text[] = "a;/?:@&= ~\x80\n%";
    const size_t len = sizeof text - 1;

    TEST_ASSERT_EQUAL(1, scanned(text, len, NURL_RESERVED_ALL));
    TEST_ASSERT_EQUAL(3, scanned(text, len, NURL_RESERVED_QUESTION));
    TEST_ASSERT_EQUAL(
        4, scanned(text, len, NURL_RESERVED_COLON | NURL_RESERVED_EQUALS));
    TEST_ASSERT_EQUAL(len, scanned(text, len, 0));
    TEST_ASSERT_EQUAL(0, scanned("", 0, NURL_RESERVED_ALL));
}

void test_only_who_asks_for_unsafe_bytes_steps_over_whole_escapes(void)
{
    TEST_ASSERT_EQUAL(7, scanned("a%2Fb%4", 7, 0));
    TEST_ASSERT_EQUAL(5, scanned("a%2Fb%4", 7, NURL_RESERVED_UNSAFE));
    TEST_ASSERT_EQUAL(0, scanned("%", 1, NURL_RESERVED_UNSAFE));
    TEST_ASSERT_EQUAL(0, scanned("%G1", 3, NURL_RESERVED_UNSAFE));
    TEST_ASSERT_EQUAL(2, scanned("%2/", 3, NURL_RESERVED_SLASH));
    TEST_ASSERT_EQUAL(
        3, scanned("%2f/", 4, NURL_RESERVED_UNSAFE | NURL_RESERVED_SLASH));
}
