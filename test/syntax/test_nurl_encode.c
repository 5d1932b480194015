/* Bytes into a part of a URL; requirement R-2.2-12. */
#include "nurl_encode.h"

#include <string.h>

#include "exact.h"
#include "nurl_decode.h"
#include "render.h"
#include "unity.h"

static char buffer[64];

static const char *encoded_in(size_t size, const char *text, size_t len,
                              enum nurl_class classes)
{
    struct nurl_writer out;
    char *block = exact_open(text, len);

    nurl_writer_init(&out, buffer, size);
    nurl_encode(&out, nurl_text(block, len), classes);
    exact_close(block);
    return shown_writer(&out);
}

static const char *encoded(const char *text, size_t len,
                           enum nurl_class classes)
{
    return encoded_in(sizeof buffer, text, len, classes);
}

/*
 * The bytes of each class, except letters and digits, from the grammars of RFC
 * 1738 section 5 and RFC 3986 section 2.3.
 */
#define UCHAR "$-_.+!*'(),"

struct row {
    enum nurl_class classes;
    const char *others;
};

static const struct row rows[] = {
    { NURL_CLASS_UCHAR, UCHAR },
    { NURL_CLASS_USER, UCHAR ";?&=" },
    { NURL_CLASS_FSEGMENT, UCHAR "?:@&=" },
    { NURL_CLASS_HSEGMENT, UCHAR ";:@&=" },
    { NURL_CLASS_FIELDNAME, UCHAR "?:@&" },
    { NURL_CLASS_ARTICLE, UCHAR ";/?:&=" },
    { NURL_CLASS_XCHAR, UCHAR ";/?:@&=" },
    { NURL_CLASS_SELECTOR, UCHAR ";/?:@&=" },
    { NURL_CLASS_COMPONENT, "-._~" },
};

static int stands(int octet, const char *others)
{
    static const char everywhere[] = "abcdefghijklmnopqrstuvwxyz"
                                     "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    return octet > 0 && octet < 128 &&
           (strchr(everywhere, octet) || strchr(others, octet));
}

static void check_octet(const struct row *row, int octet)
{
    char c = (char)octet;
    char escape[4] = "%XX";

    escape[1] = "0123456789ABCDEF"[octet >> 4];
    escape[2] = "0123456789ABCDEF"[octet & 15];
    if (stands(octet, row->others)) {
        escape[0] = c;
        escape[1] = '\0';
    }
    TEST_ASSERT_EQUAL_STRING(escape, encoded(&c, 1, row->classes));
}

void test_each_class_escapes_exactly_what_it_does_not_hold(void)
{
    unsigned i;
    int octet;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        for (octet = 0; octet < 256; octet++) {
            if (rows[i].classes != NURL_CLASS_SELECTOR ||
                !(octet == 9 || octet == 10 || octet == 13)) {
                check_octet(&rows[i], octet);
            }
        }
    }
}

void test_what_was_encoded_decodes_to_itself(void)
{
    struct nurl_writer out;
    char octets[16];
    char back[16];
    const char *text;
    unsigned i;
    unsigned j;

    for (i = 0; i < 256; i += 16) {
        for (j = 0; j < 16; j++) {
            octets[j] = (char)(i + j);
        }
        text = encoded(octets, 16, NURL_CLASS_FSEGMENT);
        nurl_writer_init(&out, back, sizeof back);
        nurl_decode(&out, nurl_text(text, strlen(text)), NURL_POLICY_RAW);
        TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(16, out.len);
        TEST_ASSERT_EQUAL_MEMORY(octets, back, 16);
    }
}

void test_a_selector_refuses_tab_and_line_ends(void)
{
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@1",
                             encoded("a\t", 2, NURL_CLASS_SELECTOR));
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@1",
                             encoded("a\n", 2, NURL_CLASS_SELECTOR));
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@1",
                             encoded("a\r", 2, NURL_CLASS_SELECTOR));
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@3",
                             encoded_in(1, "a b\r\n", 5, NURL_CLASS_SELECTOR));
}

void test_an_escape_is_written_whole_or_not_at_all(void)
{
    struct nurl_writer out;
    size_t size;

    for (size = 0; size < 6; size++) {
        memset(buffer, '#', sizeof buffer);
        nurl_writer_init(&out, buffer, size);
        nurl_encode(&out, nurl_text("a b/", 4), NURL_CLASS_XCHAR);
        TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(6, nurl_writer_need(&out));
        TEST_ASSERT_EQUAL(size < 1   ? 0
                          : size < 4 ? 1
                          : size < 5 ? 2
                                     : 3,
                          out.stop);
        TEST_ASSERT_EQUAL('#', buffer[size < 1 ? 0 : size < 4 ? 1 : size]);
    }
}

void test_no_text_is_encoded_to_nothing_and_nothing_is_read_at_null(void)
{
    struct nurl_writer out;

    nurl_writer_init(&out, NULL, 0);
    nurl_encode(&out, nurl_text(NULL, 0), NURL_CLASS_COMPONENT);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    nurl_encode(&out, nurl_text(NULL, 1), NURL_CLASS_COMPONENT);
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", shown_writer(&out));
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_encode(&out, nurl_text(buffer, (size_t)NURL_TEXT_MAX + 1),
                NURL_CLASS_UCHAR);
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535", shown_writer(&out));
}

/* A sum of other bits is none, whatever the text is, and appends nothing. */
void test_a_class_that_is_none_is_an_error_of_the_call(void)
{
    struct nurl_writer out;
    unsigned classes;
    unsigned known = 0;
    unsigned i;

    for (classes = 0; classes < 0x500; classes++) {
        for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
            known += (unsigned)rows[i].classes == classes;
        }
        nurl_writer_init(&out, buffer, sizeof buffer);
        nurl_encode(&out, nurl_text("", 0), (enum nurl_class)classes);
        if (nurl_writer_status(&out) != NURL_OK) {
            TEST_ASSERT_EQUAL_STRING("ARGUMENT@0", shown_writer(&out));
            known++;
        }
        TEST_ASSERT_EQUAL(classes + 1, known);
    }
    nurl_writer_init(&out, buffer, 0);
    nurl_encode(&out, nurl_text("a", 1), NURL_CLASS_UCHAR);
    nurl_encode(&out, nurl_text(NULL, 1), (enum nurl_class)0);
    TEST_ASSERT_EQUAL_STRING("ARGUMENT@0", shown_writer(&out));
    TEST_ASSERT_EQUAL(1, nurl_writer_need(&out));
}
