/* Escapes back to octets; requirements R-2.2-11, SEC-02, FIL-07, REQ-34. */
#include "nurl_decode.h"

#include <string.h>

#include "exact.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

static char room[40];
static struct nurl_writer out;

void setUp(void)
{
    memset(room, '#', sizeof room);
    nurl_writer_init(&out, room, sizeof room);
}

static void decode(const char *text, size_t len, enum nurl_policy policy)
{
    char *block = exact_open(text, len);

    nurl_decode(&out, nurl_text(block, len), policy);
    exact_close(block);
}

static void gives(const char *text, const char *octets, size_t len)
{
    setUp();
    decode(text, strlen(text), NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_writer_status(&out), text);
    TEST_ASSERT_EQUAL_MESSAGE(len, out.len, text);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(octets, room, len, text);
    TEST_ASSERT_EQUAL('#', room[len]);
}

static void fails(const char *text, enum nurl_policy policy,
                  const char *expected)
{
    setUp();
    decode(text, strlen(text), policy);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(
        expected, render_fault(nurl_writer_status(&out), out.stop), text);
}

void test_escapes_become_octets_and_all_else_stays(void)
{
    gives("a%20b", "a b", 3);
    gives("%41%5a%5A", "AZZ", 3);
    gives("%00%ff%FE", "\0\xFF\xFE", 3);
    gives("a+b", "a+b", 3);
    gives("%2541", "%41", 3);
    gives("%25%32%35", "%25", 3);
    gives("a/b?c#d e\x80", "a/b?c#d e\x80", 10);
}

void test_nothing_gives_nothing(void)
{
    int policy;

    for (policy = NURL_POLICY_RAW; policy <= NURL_POLICY_PASSWORD; policy++) {
        nurl_decode(&out, nurl_text(NULL, 0), (enum nurl_policy)policy);
        nurl_decode_form(&out, nurl_text(NULL, 0), (enum nurl_policy)policy);
    }
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(0, out.len);
}

void test_a_malformed_escape_has_its_place(void)
{
    fails("%", NURL_POLICY_RAW, "PCT@0");
    fails("%4", NURL_POLICY_RAW, "PCT@0");
    fails("ab%4", NURL_POLICY_RAW, "PCT@2");
    fails("ab%zz", NURL_POLICY_RAW, "PCT@2");
    fails("%4g", NURL_POLICY_RAW, "PCT@0");
    fails("%%41", NURL_POLICY_RAW, "PCT@0");
    fails("%+5", NURL_POLICY_RAW, "PCT@0");
    fails("% 1", NURL_POLICY_RAW, "PCT@0");
}

/* The octets that a policy refuses, by the table of the requirements. */
static int refused(enum nurl_policy policy, int octet)
{
    static const char *const sets[] = { "",
                                        "\x0A\x0D",
                                        "\x0A\x0D\xFF",
                                        "\x09\x0A\x0D",
                                        "\x0A\x0D\x2F\x5C",
                                        "\x09\x0A\x0D\x20\x3C\x3E" };

    switch (policy) {
    case NURL_POLICY_ASCII:
        return octet < 0x20 || octet >= 0x7F;
    case NURL_POLICY_USER:
        return octet < 0x20 || octet == 0x7F || octet == ':';
    case NURL_POLICY_PASSWORD:
        return octet < 0x20 || octet == 0x7F;
    default:
        break;
    }
    if (octet == 0) {
        return policy != NURL_POLICY_RAW && policy != NURL_POLICY_GOPHER;
    }
    return strchr(sets[policy], octet) != NULL;
}

/* One octet, escaped or raw, between two letters. */
static void one_octet(enum nurl_policy policy, int octet, int escaped)
{
    char text[] = "a%XXz";
    size_t len = 5;

    text[2] = "0123456789ABCDEF"[octet >> 4];
    text[3] = "0123456789abcdef"[octet & 15];
    if (!escaped) {
        text[1] = (char)octet;
        text[2] = 'z';
        len = 3;
    }
    setUp();
    decode(text, len, policy);
    if (refused(policy, octet)) {
        TEST_ASSERT_EQUAL_STRING(
            "DEC_FORBIDDEN@1",
            render_fault(nurl_writer_status(&out), out.stop));
    } else {
        TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(3, out.len);
        TEST_ASSERT_EQUAL((char)octet, room[1]);
    }
}

void test_each_policy_refuses_exactly_its_octets(void)
{
    int policy;
    int octet;

    for (policy = NURL_POLICY_RAW; policy <= NURL_POLICY_PASSWORD; policy++) {
        for (octet = 0; octet < 256; octet++) {
            one_octet((enum nurl_policy)policy, octet, 1);
            if (octet != '%') {
                one_octet((enum nurl_policy)policy, octet, 0);
            }
        }
    }
}

void test_a_file_name_is_never_a_step_up(void)
{
    fails(".", NURL_POLICY_PATH, "DEC_FORBIDDEN@0");
    fails("..", NURL_POLICY_PATH, "DEC_FORBIDDEN@0");
    fails("%2e%2E", NURL_POLICY_PATH, "DEC_FORBIDDEN@0");
    fails(".%2e", NURL_POLICY_PATH, "DEC_FORBIDDEN@0");
    fails("..%2F", NURL_POLICY_PATH, "DEC_FORBIDDEN@2");
    fails("...", NURL_POLICY_PATH, "OK@0");
    fails(".a", NURL_POLICY_PATH, "OK@0");
    fails("a..", NURL_POLICY_PATH, "OK@0");
    fails("..", NURL_POLICY_TEXT, "OK@0");
}

static void fails_in(size_t size, const char *text, enum nurl_policy policy,
                     const char *expected)
{
    setUp();
    nurl_writer_init(&out, room, size);
    decode(text, strlen(text), policy);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(
        expected, render_fault(nurl_writer_status(&out), out.stop), text);
    TEST_ASSERT_EQUAL('#', room[size]);
}

void test_a_fault_of_the_text_comes_before_the_lack_of_room(void)
{
    fails_in(2, "%41b%63", NURL_POLICY_RAW, "BUF@4");
    fails_in(0, "%41", NURL_POLICY_RAW, "BUF@0");
    fails_in(0, "a", NURL_POLICY_RAW, "BUF@0");
    fails_in(3, "abcde", NURL_POLICY_RAW, "BUF@3");
    fails_in(1, "a%0A", NURL_POLICY_TEXT, "DEC_FORBIDDEN@1");
    fails_in(1, "a%zz", NURL_POLICY_TEXT, "PCT@1");
    fails_in(1, "ab%", NURL_POLICY_TEXT, "PCT@2");
    fails_in(0, "ab%20%", NURL_POLICY_TEXT, "PCT@5");
    fails_in(0, "abc%0A%", NURL_POLICY_TEXT, "DEC_FORBIDDEN@3");
    fails_in(1, "..", NURL_POLICY_PATH, "DEC_FORBIDDEN@0");
    fails_in(0, "%2e.", NURL_POLICY_PATH, "DEC_FORBIDDEN@0");
    fails_in(2, "...", NURL_POLICY_PATH, "BUF@2");
    fails_in(0, ".%", NURL_POLICY_PATH, "PCT@1");
}

void test_a_fault_takes_the_place_of_an_earlier_calls_buf(void)
{
    nurl_writer_init(&out, room, 2);
    decode("abc", 3, NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    decode("ab%0A", 5, NURL_POLICY_TEXT);
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@2",
                             render_fault(nurl_writer_status(&out), out.stop));
}

void test_no_room_asks_for_the_size(void)
{
    nurl_writer_init(&out, NULL, 0);
    decode("a%20b%2Fc", 9, NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(5, out.len);
}

void test_a_text_decodes_in_its_own_room(void)
{
    memcpy(room, "%41b%2Fcd", 9);
    nurl_writer_init(&out, room, 9);
    nurl_decode(&out, nurl_text(room, 9), NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(5, out.len);
    TEST_ASSERT_EQUAL_MEMORY("Ab/cd", room, 5);
}

void test_dots_are_seen_before_they_are_written_over(void)
{
    memcpy(room, "%2e%2e", 6);
    nurl_writer_init(&out, room, 6);
    nurl_decode(&out, nurl_text(room, 6), NURL_POLICY_PATH);
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@0",
                             render_fault(nurl_writer_status(&out), out.stop));
}

void test_an_earlier_failure_stays(void)
{
    fails("%zz", NURL_POLICY_RAW, "PCT@0");
    decode("abc", 3, NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL_STRING("PCT@0",
                             render_fault(nurl_writer_status(&out), out.stop));
    TEST_ASSERT_EQUAL(0, out.len);
}

void test_a_text_above_65535_octets_is_refused_unread(void)
{
    nurl_decode(&out, nurl_text(room, (size_t)NURL_TEXT_MAX + 1),
                NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535",
                             render_fault(nurl_writer_status(&out), out.stop));
}

void test_octets_at_null_are_refused_unread(void)
{
    nurl_decode(&out, nurl_text(NULL, 3), NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL_STRING("EMPTY@0",
                             render_fault(nurl_writer_status(&out), out.stop));
}

/* ------------------------------------------------------------------ form */

static const char *form(const char *text, enum nurl_policy policy, size_t size)
{
    char *block = exact_open(text, strlen(text));

    memset(room, 0, sizeof room);
    nurl_writer_init(&out, room, size);
    nurl_decode_form(&out, nurl_text(block, strlen(text)), policy);
    exact_close(block);
    return nurl_writer_status(&out) == NURL_OK
               ? room
               : render_fault(nurl_writer_status(&out), out.stop);
}

void test_in_a_form_a_plus_is_a_space(void)
{
    TEST_ASSERT_EQUAL_STRING("a b+c d",
                             form("a+b%2Bc%20d", NURL_POLICY_RAW, sizeof room));
    TEST_ASSERT_EQUAL_STRING("  ", form("++", NURL_POLICY_TEXT, sizeof room));
    TEST_ASSERT_EQUAL_STRING("a ", form("a+", NURL_POLICY_TEXT, sizeof room));
    TEST_ASSERT_EQUAL_STRING(" a", form("+a", NURL_POLICY_TEXT, sizeof room));
    TEST_ASSERT_EQUAL_STRING("abc", form("abc", NURL_POLICY_TEXT, sizeof room));
}

void test_in_a_form_the_first_fault_is_the_result(void)
{
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@1",
                             form("a+b", NURL_POLICY_MSGID, sizeof room));
    TEST_ASSERT_EQUAL_STRING("a+b",
                             form("a%2Bb", NURL_POLICY_MSGID, sizeof room));
    TEST_ASSERT_EQUAL_STRING("PCT@3",
                             form("a+b%2+%", NURL_POLICY_RAW, sizeof room));
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@2",
                             form("a+%0A+%", NURL_POLICY_TEXT, 1));
    TEST_ASSERT_EQUAL_STRING("DEC_FORBIDDEN@0",
                             form("%2e.", NURL_POLICY_PATH, 0));
    TEST_ASSERT_EQUAL_STRING(". .", form(".+.", NURL_POLICY_PATH, 3));
    TEST_ASSERT_EQUAL_STRING("BUF@2", form("a++", NURL_POLICY_TEXT, 2));
}

void test_octets_of_a_form_at_null_are_refused_unread(void)
{
    nurl_writer_init(&out, room, sizeof room);
    nurl_decode_form(&out, nurl_text(NULL, 3), NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL_STRING("EMPTY@0",
                             render_fault(nurl_writer_status(&out), out.stop));
    TEST_ASSERT_EQUAL(0, out.len);
}

void test_a_form_decodes_in_its_own_room(void)
{
    memcpy(room, "a+%41+", 6);
    nurl_writer_init(&out, room, 6);
    nurl_decode_form(&out, nurl_text(room, 6), NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL(4, out.len);
    TEST_ASSERT_EQUAL_MEMORY("a A ", room, 4);
}

/* ---------------------------------------------------------------- string */

void test_a_string_has_its_nul_and_needs_room_for_it(void)
{
    TEST_ASSERT_EQUAL(NURL_OK, nurl_decode_string(room, 4, NURL_STR("a%20b"),
                                                  NURL_POLICY_TEXT));
    TEST_ASSERT_EQUAL_STRING("a b", room);
    TEST_ASSERT_EQUAL(
        NURL_ERR_BUF,
        nurl_decode_string(room, 3, NURL_STR("a%20b"), NURL_POLICY_TEXT));
    TEST_ASSERT_EQUAL_STRING("", room);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_decode_string(room, 1, nurl_text(NULL, 0),
                                                  NURL_POLICY_TEXT));
    TEST_ASSERT_EQUAL_STRING("", room);
}

void test_a_string_is_empty_after_a_fault(void)
{
    TEST_ASSERT_EQUAL(NURL_ERR_PCT,
                      nurl_decode_string(room, sizeof room, NURL_STR("ab%zz"),
                                         NURL_POLICY_TEXT));
    TEST_ASSERT_EQUAL_STRING("", room);
    TEST_ASSERT_EQUAL(
        NURL_ERR_DEC_FORBIDDEN,
        nurl_decode_string(NULL, 0, NURL_STR("%0A"), NURL_POLICY_TEXT));
}

void test_a_string_decodes_in_its_own_room(void)
{
    memcpy(room, "%41b%2Fc", 8);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_decode_string(room, 8, nurl_text(room, 8),
                                                  NURL_POLICY_RAW));
    TEST_ASSERT_EQUAL_STRING("Ab/c", room);
}

/*
 * Whatever the text: the room is not overrun, the place lies in the text, and
 * without room the answer is the same, but for BUF.
 */
static void sound_by(enum nurl_policy policy, const char *text, size_t len)
{
    struct nurl_writer none;

    room[20] = '#';
    nurl_writer_init(&out, room, 20);
    nurl_writer_init(&none, NULL, 0);
    nurl_decode(&out, nurl_text(text, len), policy);
    nurl_decode(&none, nurl_text(text, len), policy);
    TEST_ASSERT_EQUAL('#', room[20]);
    TEST_ASSERT_TRUE(out.len <= len);
    TEST_ASSERT_TRUE(out.stop <= len);
    if (out.status == NURL_OK || out.status == NURL_ERR_BUF) {
        TEST_ASSERT_EQUAL(out.len > 0 ? NURL_ERR_BUF : NURL_OK, none.status);
        TEST_ASSERT_EQUAL(out.len, none.len);
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

void test_every_prefix_and_every_replaced_octet_gives_a_sound_result(void)
{
    vectors_mutate(&vectors_decode, sound);
}
