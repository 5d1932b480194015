/* What a gopher client sends, each line a URL and the octets. */
#include "nurl_gopher.h"

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "nurl_parse.h"
#include "rooms.h"
#include "shown.h"
#include "unity.h"

struct row {
    const char *text;
    const char *expected;
};

static char room[160];

static const char *request(const struct nurl *url, unsigned options)
{
    struct nurl_writer out;

    nurl_writer_init(&out, room, sizeof room);
    nurl_write_gopher_request(&out, url, options);
    return shown_writer(&out);
}

static void check_all(const struct row *rows, size_t count, unsigned options)
{
    struct nurl url;
    char *block;
    size_t len;
    size_t i;

    for (i = 0; i < count; i++) {
        len = strlen(rows[i].text);
        block = exact_open(rows[i].text, len);
        TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&url, block, len),
                                  rows[i].text);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].expected,
                                         request(&url, options), rows[i].text);
        exact_close(block);
    }
}

#define ANY NURL_GOPHER_ASK_ANY_PORT

#define CHECK(rows, options)                                                   \
    check_all(rows, sizeof rows / sizeof rows[0], options)

void test_the_selector_is_decoded_and_the_type_is_never_sent(void)
{
    static const struct row rows[] = {
        { "gopher://h/0a%20b", "a b\\x0D\\x0A" },
        { "gopher://h/00/about", "0/about\\x0D\\x0A" },
        { "gopher://h/1", "\\x0D\\x0A" },
        { "gopher://h", "\\x0D\\x0A" },
        { "gopher://h/", "\\x0D\\x0A" },
        { "gopher://h/%31x", "x\\x0D\\x0A" },
        { "gopher://h//x", "x\\x0D\\x0A" },
        { "gopher://h/0a%00b%FF", "a\\x00b\\xFF\\x0D\\x0A" },
        { "gopher://h/0a%250D", "a%0D\\x0D\\x0A" },
        { "gopher://h/0?x", "?x\\x0D\\x0A" },
    };

    CHECK(rows, 0);
    CHECK(rows, ANY);
}

void test_search_and_string_follow_their_tabs(void)
{
    static const struct row rows[] = {
        { "gopher://h/7s%09a%20b", "s\\x09a b\\x0D\\x0A" },
        { "gopher://h/7s%09", "s\\x09\\x0D\\x0A" },
        { "gopher://h/1s%09q%09+", "s\\x09q\\x09+\\x0D\\x0A" },
        { "gopher://h/1s%09%09+", "s\\x09\\x09+\\x0D\\x0A" },
        { "gopher://h/1s%09%09", "s\\x09\\x09\\x0D\\x0A" },
        { "gopher://h/1%09%09!+A%20+B", "\\x09\\x09!+A +B\\x0D\\x0A" },
        { "gopher://h:25/0s%09q", "s\\x09q\\x0D\\x0A" },
    };

    CHECK(rows, 0);
    CHECK(rows, ANY);
}

void test_an_escaped_line_end_or_tab_is_refused_wherever_it_stands(void)
{
    static const struct row rows[] = {
        { "gopher://h/1s%0Ax", "SELECTOR@13" },
        { "gopher://h:25/1HELO%20x%0D%0AMAIL", "SELECTOR@23" },
        { "gopher://h/7s%09a%0D%0Ab", "DEC_FORBIDDEN@17" },
        { "gopher://h:25/1%09x%0d%0aRCPT", "DEC_FORBIDDEN@19" },
        { "gopher://h/1s%09%09+%0AQUIT", "DEC_FORBIDDEN@20" },
        { "gopher://h/1s%09%09%0D", "DEC_FORBIDDEN@19" },
        { "gopher://h/1s%09q%09a%09b", "DEC_FORBIDDEN@21" },
    };

    CHECK(rows, 0);
    CHECK(rows, ANY);
}

#define DATA "+%091%0D%0A+-1%0D%0Av%0D%0A.%0D%0A"
#define SENT "+\\x091\\x0D\\x0A+-1\\x0D\\x0Av\\x0D\\x0A.\\x0D\\x0A"

void test_answers_to_a_form_go_to_port_70_and_end_by_themselves(void)
{
    static const struct row rows[] = {
        { "gopher://h/1s%09%09" DATA, "s\\x09" SENT },
        { "gopher://h:70/1s%09%09" DATA, "s\\x09" SENT },
        { "gopher://h:0070/1s%09%09" DATA, "s\\x09" SENT },
        { "gopher://h:/1s%09%09" DATA, "s\\x09" SENT },
        { "gopher://h/1s%09q%09" DATA, "s\\x09q\\x09" SENT },
        { "gopher://h/1%09%09" DATA, "\\x09" SENT },
    };

    CHECK(rows, 0);
    CHECK(rows, ANY);
}

void test_to_another_port_they_go_only_where_the_caller_allows_it(void)
{
    static const struct row refused[] = {
        { "gopher://h:25/1s%09%09" DATA, "DEC_FORBIDDEN@23" },
        { "gopher://h:7070/1s%09%09" DATA, "DEC_FORBIDDEN@25" },
        { "gopher://h:65606/1s%09%09" DATA, "DEC_FORBIDDEN@26" },
    };
    static const struct row allowed[] = {
        { "gopher://h:25/1s%09%09" DATA, "s\\x09" SENT },
        { "gopher://h:7070/1s%09q%09" DATA, "s\\x09q\\x09" SENT },
    };

    CHECK(refused, 0);
    CHECK(allowed, ANY);
}

void test_the_permission_does_not_widen_the_shape(void)
{
    static const struct row rows[] = {
        { "gopher://h/1s%09%09" DATA "QUIT", "DEC_FORBIDDEN@20" },
        { "gopher://h/1s%09%09+%091%0A", "DEC_FORBIDDEN@20" },
        { "gopher://h:25/1s%09%09+%091%0D%0A+-1%0D%0A", "DEC_FORBIDDEN@23" },
        { "gopher://h/1s%09q%0A%09" DATA, "DEC_FORBIDDEN@17" },
        { "gopher://h/1s%09" DATA, "DEC_FORBIDDEN@21" },
        { "gopher://h/1s%0D%09%09" DATA, "SELECTOR@13" },
    };

    CHECK(rows, ANY);
}

void test_what_is_no_gopher_url_is_refused(void)
{
    static const struct row rows[] = {
        { "http://h/1", "SCHEME@0" },
        { "gopher:h", "SLASHES@7" },
        { "gopher://h/%09x", "GTYPE@11" },
        { "gopher://h?x", "HOST_CHAR@10" },
    };

    CHECK(rows, 0);
    CHECK(rows, ANY);
}

void test_a_struct_without_a_parsed_url_is_refused(void)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", request(&url, 0));
    TEST_ASSERT_EQUAL(NURL_ERR_PCT, nurl_parse(&url, "gopher://h/%zz", 14));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", request(&url, ANY));
}

void test_a_stored_url_with_a_damaged_string_is_refused(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "gopher://h/1%09%09abc/", 22));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_attach(&url, "gopher://h/1%09%09%zz/", 22));
    TEST_ASSERT_EQUAL_STRING("PCT@18", request(&url, ANY));
}

static void fill(struct nurl_writer *out, const void *what)
{
    nurl_write_gopher_request(out, what, 0);
}

void test_a_room_too_small_holds_a_prefix_and_the_length_is_counted(void)
{
    static const char *const texts[] = { "gopher://h", "gopher://h/0a%20b",
                                         "gopher://h/7s%09q",
                                         "gopher://h/1s%09q%09+",
                                         ("gopher://h/1s%09%09" DATA) };
    struct nurl url;
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        TEST_ASSERT_EQUAL(NURL_OK,
                          nurl_parse(&url, texts[i], strlen(texts[i])));
        rooms_check(fill, &url, 2); /* CR LF is one unit */
    }
}

void test_the_place_of_a_failure_is_one_in_the_url(void)
{
    struct nurl_writer out;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "gopher://h/7s%09qr", 18));
    nurl_writer_init(&out, room, 3);
    nurl_write_gopher_request(&out, &url, 0);
    TEST_ASSERT_EQUAL_STRING("BUF@17", shown_writer(&out));
    nurl_writer_init(&out, room, 1); /* not for the tab, which is "%09" */
    nurl_write_gopher_request(&out, &url, 0);
    TEST_ASSERT_EQUAL_STRING("BUF@13", shown_writer(&out));
    nurl_writer_init(&out, room, 0);
    nurl_write_gopher_request(&out, &url, 0);
    TEST_ASSERT_EQUAL_STRING("BUF@12", shown_writer(&out));
}

static size_t count(const char *octets, size_t len, char octet)
{
    size_t n = 0;

    while (len-- > 0) {
        n += octets[len] == octet;
    }
    return n;
}

/* One line with two tabs at most, unless it is an answer to a form. */
static void sound(const char *text, size_t len)
{
    struct nurl_writer out;
    struct nurl url;

    if (nurl_parse(&url, text, len) != NURL_OK) {
        return;
    }
    nurl_writer_init(&out, room, sizeof room);
    nurl_write_gopher_request(&out, &url, 0);
    if (nurl_writer_status(&out) != NURL_OK) {
        TEST_ASSERT_LESS_OR_EQUAL(len, out.stop);
        return;
    }
    TEST_ASSERT_EQUAL('\n', room[out.len - 1]);
    TEST_ASSERT_EQUAL('\r', room[out.len - 2]);
    if (count(room, out.len, '\n') > 1) {
        TEST_ASSERT_NOT_NULL(strstr(room, "\t+\t1\r\n+-1\r\n"));
        TEST_ASSERT_EQUAL(0, memcmp(room + out.len - 5, "\r\n.\r\n", 5));
    } else {
        TEST_ASSERT_EQUAL(1, count(room, out.len, '\r'));
        TEST_ASSERT_LESS_OR_EQUAL(2, count(room, out.len, '\t'));
    }
}

void test_every_prefix_and_every_replaced_octet_is_one_request_or_none(void)
{
    static const char *const texts[] = { "gopher://h:70/7s%20t%09q%09+",
                                         ("gopher://h/1s%09%09" DATA) };
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        mutate_prefixes(texts[i], strlen(texts[i]), sound);
        mutate_octets(texts[i], strlen(texts[i]), sound);
    }
}
