/* Decoding escapes; requirements R-2.2-11, SEC-02, FIL-07, REQ-34. */
#include "nurl_decode.h"

#include "support.h"

static char buffer[40];
static struct nurl_writer out;

void setUp(void)
{
    memset(buffer, '#', sizeof buffer);
    nurl_writer_init(&out, buffer, sizeof buffer);
}

/* A policy's letter, the size of the buffer, and a text: "T3:a%20b". With a
 * small letter the text is of a form. */
static const char *decoded(const char *text, size_t len)
{
    static const char letters[] = "?TFGPMAUWNR"; /* as enum nurl_policy */
    const char *letter = strchr(letters, text[0] & ~0x20);
    unsigned form = text[0] & 0x20 ? NURL_POLICY_FORM : 0;
    size_t size = (size_t)(text[1] - '0');

    TEST_ASSERT_TRUE(letter && len > 2 && text[2] == ':');
    setUp();
    nurl_writer_init(&out, buffer, size);
    nurl_decode(&out, nurl_text(text + 3, len - 3),
                (unsigned)(letter - letters) + form);
    TEST_ASSERT_EQUAL('#', buffer[size]);
    return shown_writer(&out);
}

static const char *fault(void)
{
    return render_fault(nurl_writer_status(&out), out.stop);
}

static const struct row decoded_rows[] = {
    { "R9:%41%5a%5A", "AZZ" },
    { "R9:a+b", "a+b" },
    { "R9:b?c#d e\x80", "b?c#d e\\x80" },
    /* A malformed escape has its offset. */
    { "R9:%", "PCT@0" },
    { "R9:%4", "PCT@0" },
    { "R9:ab%4", "PCT@2" },
    { "R9:% 1", "PCT@0" },
    /* A file name is never "." or "..". */
    { "P9:.", "DEC_FORBIDDEN@0" },
    { "P9:..%2F", "DEC_FORBIDDEN@2" },
    { "T9:..", ".." },
    /* A file name for any file system has no dot and no space at its end. */
    { "N9:a.b", "a.b" },
    { "N9:a+", "a+" },
    { "N9:a ", "DEC_FORBIDDEN@0" },
    { "N9:a:.", "DEC_FORBIDDEN@1" },
    /* An error of the text replaces BUF. */
    { "R2:%41b%63", "BUF@4" },
    { "T0:ab%20%", "PCT@5" },
    { "P0:.%", "PCT@1" },
    /* One row per policy. test_nurl_policy.c tests what each refuses. */
    { "R9:%00", "\\x00" },
    { "T9:%00", "DEC_FORBIDDEN@0" },
    { "T9:%FF", "\\xFF" },
    { "F9:%FF", "DEC_FORBIDDEN@0" },
    { "G9:%00", "\\x00" },
    { "G9:%09", "DEC_FORBIDDEN@0" },
    { "P9:a%2F", "DEC_FORBIDDEN@1" },
    { "P9:%3C", "<" },
    { "M9:%3C", "DEC_FORBIDDEN@0" },
    { "A9:a%80", "DEC_FORBIDDEN@1" },
    { "U9:%3A", "DEC_FORBIDDEN@0" },
    { "W9:%3A", ":" },
    { "W9:%7F", "DEC_FORBIDDEN@0" },
    /* In a form a plus is a space, and the first error is the result. */
    { "r9:a+b%2Bc%20d", "a b+c d" },
    { "t9:+a", " a" },
    { "n9:a+b", "a b" },
    { "m9:a+b", "DEC_FORBIDDEN@1" },
    { "t1:a+%0A+%", "DEC_FORBIDDEN@2" },
    { "t2:a++", "BUF@2" },
};

void test_escapes_become_bytes_and_all_else_stays(void)
{
    ROWS(decoded, decoded_rows);
}

static void check_no_policy(struct nurl_str text, unsigned policy)
{
    setUp();
    nurl_decode(&out, text, policy);
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@0", fault());
    TEST_ASSERT_EQUAL(0, out.len);
    TEST_ASSERT_EQUAL('#', buffer[0]);
}

/* 0 and FORM alone are what a caller writes who has forgotten the policy. */
/* However long the text is before it. LF is refused by every policy but RAW. */
void test_a_refused_byte_after_a_long_run_is_an_error(void)
{
    static char text[300], copy[300];
    unsigned policy;
    size_t at;

    memset(text, 'a', sizeof text);
    for (at = 1; at < sizeof text; at++) {
        text[at] = '\n';
        for (policy = NURL_POLICY_TEXT; policy < NURL_POLICY_RAW; policy++) {
            nurl_writer_init(&out, copy, sizeof copy);
            nurl_decode(&out, nurl_text(text, sizeof text), policy);
            TEST_ASSERT_EQUAL(NURL_ERR_DEC_FORBIDDEN, nurl_writer_status(&out));
            TEST_ASSERT_EQUAL(at, out.stop);
        }
        text[at] = 'a';
    }
}

void test_what_is_no_policy_refuses_every_text(void)
{
    static const unsigned policies[] = {
        0,  NURL_POLICY_FORM,     11, 15, 27, 31, 32, NURL_POLICY_TEXT + 32,
        33, NURL_POLICY_RAW + 256
    };
    unsigned i;

    for (i = 0; i < sizeof policies / sizeof policies[0]; i++) {
        check_no_policy(NURL_STR("a"), policies[i]);
        check_no_policy(NURL_STR("a+b"), policies[i]);
        check_no_policy(NURL_STR("%zz"), policies[i]);
        check_no_policy(NURL_STR("a%0A"), policies[i]);
        check_no_policy(NURL_STR(""), policies[i]);
        check_no_policy(nurl_text(NULL, 0), policies[i]);
        TEST_ASSERT_EQUAL(NURL_ERR_DEC_FORBIDDEN,
                          nurl_decode_string(buffer, sizeof buffer,
                                             NURL_STR("a"), policies[i]));
        TEST_ASSERT_EQUAL_STRING("", buffer);
    }
}

void test_a_text_decodes_in_its_own_buffer(void)
{
    memcpy(buffer, "%41b%2Fcd", 9);
    nurl_writer_init(&out, buffer, 9);
    nurl_decode(&out, nurl_text(buffer, 9), NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL_STRING("Ab/cd", shown_writer(&out));
}

void test_what_does_not_fit_is_missing(void)
{
    nurl_writer_init(&out, buffer, 3);
    nurl_decode(&out, NURL_STR("ab%63%64ef+g"),
                NURL_POLICY_TEXT + NURL_POLICY_FORM);
    TEST_ASSERT_EQUAL_STRING("BUF@5", fault());
    TEST_ASSERT_EQUAL(3, out.len);
    TEST_ASSERT_EQUAL(5, out.missing);
    TEST_ASSERT_EQUAL_MEMORY("abc#", buffer, 4);
}

void test_a_text_above_65535_bytes_or_at_null_is_refused_unread(void)
{
    nurl_decode(&out, nurl_text(buffer, (size_t)NURL_TEXT_MAX + 1),
                NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535", fault());
    setUp();
    nurl_decode(&out, nurl_text(NULL, 3), NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", fault());
    setUp();
    nurl_decode(&out, nurl_text(NULL, 3), 0);
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", fault());
    setUp();
    nurl_decode(&out, nurl_text(buffer, (size_t)NURL_TEXT_MAX + 1),
                NURL_POLICY_FORM);
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535", fault());
    TEST_ASSERT_EQUAL(0, out.len);
}

/* ------------------------------------------------------------------ form */

void test_a_form_decodes_in_its_own_buffer(void)
{
    memcpy(buffer, "a+%41+", 6);
    nurl_writer_init(&out, buffer, 6);
    nurl_decode(&out, nurl_text(buffer, 6), NURL_POLICY_RAW + NURL_POLICY_FORM);
    TEST_ASSERT_EQUAL(4, out.len);
    TEST_ASSERT_EQUAL_MEMORY("a A ", buffer, 4);
}

/* ---------------------------------------------------------------- string */

void test_a_string_decodes_in_its_own_buffer(void)
{
    memcpy(buffer, "%41b%2Fc", 8);
    TEST_ASSERT_EQUAL(
        NURL_OK,
        nurl_decode_string(buffer, 8, nurl_text(buffer, 8), NURL_POLICY_RAW));
    TEST_ASSERT_EQUAL_STRING("Ab/c", buffer);
}

/*
 * For every text: the buffer does not overflow, the offset is in the text, and
 * without a buffer the result is the same, except for BUF: what fits and what
 * is missing are together what is needed.
 */
static void sound_by(enum nurl_policy policy, const char *text, size_t len)
{
    struct nurl_writer none = writer_of(NULL, 0);

    buffer[20] = '#';
    nurl_writer_init(&out, buffer, 20);
    nurl_decode(&out, nurl_text(text, len), policy);
    nurl_decode(&none, nurl_text(text, len), policy);
    TEST_ASSERT_EQUAL('#', buffer[20]);
    TEST_ASSERT_TRUE(out.len <= 20 && nurl_writer_need(&out) <= len);
    TEST_ASSERT_TRUE(out.stop <= len);
    TEST_ASSERT_EQUAL(0, none.len);
    if (out.status == NURL_OK || out.status == NURL_ERR_BUF) {
        TEST_ASSERT_EQUAL(out.len > 0 ? NURL_ERR_BUF : NURL_OK, none.status);
        TEST_ASSERT_EQUAL(out.status == NURL_OK, out.missing == 0);
        TEST_ASSERT_EQUAL(nurl_writer_need(&out), none.missing);
        TEST_ASSERT_EQUAL(0, none.stop);
    } else {
        TEST_ASSERT_EQUAL(out.status, none.status);
        TEST_ASSERT_EQUAL(out.stop, none.stop);
    }
}

static void sound(const char *text, size_t len)
{
    sound_by(NURL_POLICY_RAW, text, len);
    sound_by(NURL_POLICY_PATH, text, len);
    sound_by(NURL_POLICY_USER, text, len);
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    vectors_mutate(&vectors_decode, sound);
}
