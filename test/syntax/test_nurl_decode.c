/* Escapes back to octets; requirements R-2.2-11, SEC-02 and FIL-07. */
#include "nurl_decode.h"

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "render.h"
#include "unity.h"
#include "vector_inputs.h"

static char room[40];
static struct nurl_writer out;

void setUp(void)
{
    memset(room, '#', sizeof room);
    nurl_writer_init(&out, room, sizeof room);
}

static void decode(const char *text, size_t len, enum nurl_policy policy)
{
    struct nurl_str input = { NULL, 0 };
    char *block = exact_open(text, len);

    input.ptr = block;
    input.len = len;
    nurl_decode(&out, input, policy);
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
    struct nurl_str none = { NULL, 0 };

    nurl_decode(&out, none, NURL_POLICY_PATH);
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
                                        "\x09\x0A\x0D\x20\x3C\x3E",
                                        "" };

    if (policy == NURL_POLICY_ASCII) {
        return octet < 0x20 || octet >= 0x7F;
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

    for (policy = NURL_POLICY_RAW; policy <= NURL_POLICY_ASCII; policy++) {
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

void test_each_unit_is_checked_before_its_room(void)
{
    fails_in(2, "%41b%63", NURL_POLICY_RAW, "BUF@4");
    fails_in(0, "%41", NURL_POLICY_RAW, "BUF@0");
    fails_in(1, "a%0A", NURL_POLICY_TEXT, "DEC_FORBIDDEN@1");
    fails_in(1, "a%zz", NURL_POLICY_TEXT, "PCT@1");
    fails_in(1, "ab%", NURL_POLICY_TEXT, "BUF@1");
    fails_in(1, "..", NURL_POLICY_PATH, "BUF@1");
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
    struct nurl_str input = { NULL, 7 };

    memcpy(room, "%41b%2F", 7);
    input.ptr = room;
    nurl_writer_init(&out, room, 7);
    nurl_decode(&out, input, NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL(3, out.len);
    TEST_ASSERT_EQUAL_MEMORY("Ab/", room, 3);
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
    struct nurl_str giant = { NULL, (size_t)NURL_TEXT_MAX + 1 };

    nurl_decode(&out, giant, NURL_POLICY_RAW);
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535",
                             render_fault(nurl_writer_status(&out), out.stop));
}

static size_t decoded_length(const char *text)
{
    struct nurl_str input = { NULL, 0 };
    char *block = exact_open(text, strlen(text));
    size_t result;

    input.ptr = block;
    input.len = strlen(text);
    result = nurl_decoded_length(input);
    exact_close(block);
    return result;
}

void test_the_decoded_length_is_known_before(void)
{
    struct nurl_str none = { NULL, 0 };

    TEST_ASSERT_EQUAL(0, nurl_decoded_length(none));
    TEST_ASSERT_EQUAL(3, decoded_length("abc"));
    TEST_ASSERT_EQUAL(3, decoded_length("a%20b"));
    TEST_ASSERT_EQUAL(2, decoded_length("%00%ff"));
    TEST_ASSERT_EQUAL(3, decoded_length("%2541"));
    TEST_ASSERT_EQUAL(1, decoded_length("%"));
    TEST_ASSERT_EQUAL(2, decoded_length("%4"));
    TEST_ASSERT_EQUAL(3, decoded_length("%zz"));
}

/* Whatever the text: the room is not overrun, the place lies in the text. */
static void sound_by(enum nurl_policy policy, const char *text, size_t len)
{
    struct nurl_str input = { NULL, 0 };

    input.ptr = text;
    input.len = len;
    room[20] = '#';
    nurl_writer_init(&out, room, 20);
    nurl_decode(&out, input, policy);
    TEST_ASSERT_EQUAL('#', room[20]);
    TEST_ASSERT_TRUE(out.len <= len);
    TEST_ASSERT_TRUE(out.stop <= len);
    if (nurl_writer_status(&out) == NURL_OK) {
        TEST_ASSERT_EQUAL(nurl_decoded_length(input), out.len);
    }
}

static void sound(const char *text, size_t len)
{
    sound_by(NURL_POLICY_RAW, text, len);
    sound_by(NURL_POLICY_PATH, text, len);
}

void test_every_prefix_and_every_replaced_octet_gives_a_sound_result(void)
{
    const struct vector_input *input = vector_decode_inputs;
    unsigned i;

    for (i = 0; i < vector_decode_input_count; i++, input++) {
        mutate_prefixes(input->at, input->length, sound);
        mutate_octets(input->at, input->length, sound);
    }
}
