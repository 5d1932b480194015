/* What each decode policy refuses, and where in a text. */
#include "syntax/nurl_policy.h"

#include "base/nurl_octet.h"
#include "support.h"

/* The bytes that each policy refuses, in the order of enum nurl_policy. */
static const struct nurl_str refused[] = {
    { NULL, 0 },     { "\0\n\r", 3 },    { "\0\n\r\xFF", 4 },
    { "\t\n\r", 3 }, { "\0\n\r/\\", 5 }, { "\0\t\n\r <>", 7 },
};

static int is_refused(int policy, unsigned octet)
{
    if (policy == NURL_POLICY_ASCII) {
        return octet < 0x20 || octet > 0x7E;
    }
    if (policy == NURL_POLICY_RAW) {
        return 0;
    }
    if (policy >= NURL_POLICY_USER) {
        return octet < 0x20 || octet == 0x7F ||
               (policy == NURL_POLICY_USER && octet == ':') ||
               (policy == NURL_POLICY_FILE &&
                strchr("\"*/:<>?\\|", (int)octet) != NULL);
    }
    return refused[policy].len > 0 &&
           memchr(refused[policy].ptr, (int)octet, refused[policy].len) != NULL;
}

void test_each_policy_refuses_its_bytes_and_no_other(void)
{
    int policy;
    unsigned octet;

    for (policy = NURL_POLICY_TEXT; policy <= NURL_POLICY_RAW; policy++) {
        for (octet = 0; octet < 256; octet++) {
            TEST_ASSERT_EQUAL(
                is_refused(policy, octet),
                nurl_policy_refuses((enum nurl_policy)policy, (uint8_t)octet));
        }
    }
}

struct next_row {
    const char *text;
    enum nurl_policy policy;
    enum nurl_status status;
    size_t len; /* of the first unit */
    char octet;
};

void test_a_step_is_a_byte_or_a_whole_escape(void)
{
    static const struct next_row rows[] = {
        { "a", NURL_POLICY_TEXT, NURL_OK, 1, 'a' },
        { "\x80", NURL_POLICY_TEXT, NURL_OK, 1, '\x80' },
        { "%0a", NURL_POLICY_TEXT, NURL_ERR_DEC_FORBIDDEN, 3, '\n' },
        { "\n", NURL_POLICY_TEXT, NURL_ERR_DEC_FORBIDDEN, 1, '\n' },
        { "%", NURL_POLICY_RAW, NURL_ERR_PCT, 1, '%' },
    };
    enum nurl_status status;
    const char *at;
    char *block;
    char octet;
    unsigned i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        block = exact_open(rows[i].text, strlen(rows[i].text));
        at = block;
        status = nurl_policy_next(&at, block + strlen(rows[i].text),
                                  rows[i].policy, &octet);
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].status, status, rows[i].text);
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].len, at - block, rows[i].text);
        TEST_ASSERT_EQUAL_MESSAGE(rows[i].octet, octet, rows[i].text);
        exact_close(block);
    }
}

struct check_row {
    const char *text;
    enum nurl_policy policy;
    const char *expected;
};

static const char *checked(const char *text, size_t len,
                           enum nurl_policy policy)
{
    size_t stop = 999;
    char *block = exact_open(text, len);
    enum nurl_status status =
        nurl_policy_check(nurl_text(text ? block : NULL, len), policy, &stop);

    exact_close(block);
    return render_fault(status, stop);
}

void test_the_first_byte_that_is_refused_is_the_place(void)
{
    static const struct check_row rows[] = {
        { "", NURL_POLICY_FTP, "OK@0" },
        { "a:b", NURL_POLICY_USER, "DEC_FORBIDDEN@1" },
        { "a:b%1f", NURL_POLICY_PASSWORD, "DEC_FORBIDDEN@3" },
        { "a%0", NURL_POLICY_FTP, "PCT@1" },
        { "%00%", NURL_POLICY_FTP, "DEC_FORBIDDEN@0" },
        { "x%ff", NURL_POLICY_FTP, "DEC_FORBIDDEN@1" },
        { "x%ff%00%0a", NURL_POLICY_RAW, "OK@10" },
        { "x%00%09", NURL_POLICY_GOPHER, "DEC_FORBIDDEN@4" },
        { "ab%2f", NURL_POLICY_PATH, "DEC_FORBIDDEN@2" },
        { "..", NURL_POLICY_PATH, "OK@2" }, /* the whole is not looked at */
        { "a%20", NURL_POLICY_MSGID, "DEC_FORBIDDEN@1" },
        { "abc\x7F", NURL_POLICY_ASCII, "DEC_FORBIDDEN@3" },
    };
    unsigned i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(
            rows[i].expected,
            checked(rows[i].text, strlen(rows[i].text), rows[i].policy),
            rows[i].text);
    }
    TEST_ASSERT_EQUAL_STRING("OK@0", checked(NULL, 0, NURL_POLICY_FTP));
}

/* A check says what the decoder says that has buffer enough. */
static void as_decoded(const char *text, size_t len)
{
    static char buffer[32];
    struct nurl_str str = nurl_text(text, len);
    struct nurl_writer out;
    enum nurl_status status;
    size_t stop;
    int policy;

    for (policy = NURL_POLICY_TEXT; policy <= NURL_POLICY_RAW; policy++) {
        if (policy == NURL_POLICY_PATH || policy == NURL_POLICY_FILE) {
            continue; /* the decoder looks at the whole as well */
        }
        nurl_writer_init(&out, buffer, sizeof buffer);
        nurl_decode(&out, str, (enum nurl_policy)policy);
        status = nurl_policy_check(str, (enum nurl_policy)policy, &stop);
        TEST_ASSERT_EQUAL(nurl_writer_status(&out), status);
        TEST_ASSERT_EQUAL(status == NURL_OK ? len : out.stop, stop);
    }
}

void test_a_check_says_what_the_decoder_would(void)
{
    MUTATE(as_decoded, "a%20b%0", "%0D%0a", "x%41/ y", "\t%FF%00", "%%%41%");
}
