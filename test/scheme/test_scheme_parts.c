/* Private functions of the parts of schemes. */
#include "base/nurl_octet.h"

#include <stddef.h>

#include "scheme/nurl_escaped.h"
#include "scheme/nurl_newsgroup.h"
#include "scheme/nurl_schemepart.h"
#include "scheme/nurl_utf8.h"
#include "support.h"

/* -------------------------------------------------------------- escaped */

/* Bytes as a part of a URL. */
static const char *segment(const char *text, size_t len)
{
    static char buffer[100];
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl_str value = { text, len };

    nurl_escaped(&out, &value, NURL_OCTET_PATH, '/');
    return shown_writer(&out);
}

void test_what_the_class_lacks_and_the_delimiter_are_escaped(void)
{
    static const struct row rows[] = {
        { "", "" },
        { "a", "a" },
        { "a/b", "a%2Fb" },
        { "/ab", "%2Fab" },
        { "ab?", "ab%3F" },
        { "?\x01\xFF", "%3F%01%FF" },
        { "a:@!$&'()*+,;=z", "a:@!$&'()*+,;=z" },
    };

    ROWS(segment, rows);
}

void test_a_full_buffer_names_the_byte(void)
{
    static const struct nurl_str value = { "ab/cd", 5 };
    static const uint16_t stops[] = { 0, 1, 2, 2, 2, 3, 4 };
    char buffer[7];
    struct nurl_writer out;
    size_t size;

    for (size = 0; size < 7; size++) {
        nurl_writer_init(&out, buffer, size);
        nurl_escaped(&out, &value, NURL_OCTET_PATH, '/');
        TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(stops[size], out.stop);
        TEST_ASSERT_EQUAL(7, nurl_writer_need(&out));
    }
}

/* ------------------------------------------------------------ newsgroup */

/* The name of a news group: each row has a text and the cursor's offset. */
static int is_strict;

/* Two bytes are before the group. It ends at a "/". */
static const char *judged(const char *text, size_t len)
{
    struct nurl_reader in;
    struct nurl_span span;
    enum nurl_status status;
    size_t stop;

    in.text = text;
    in.at = text + 2;
    in.end = text + len;
    in.strict = (uint8_t)is_strict;
    status = nurl_newsgroup(&in, &span, NURL_RESERVED_SLASH);
    stop = nurl_reader_stop(&in);
    if (status == NURL_OK) {
        TEST_ASSERT_EQUAL(2, span.off);
        TEST_ASSERT_EQUAL(stop - 2, span.len);
    }
    return render_fault(status, stop);
}

void test_a_strict_group_is_a_letter_and_then_the_bytes_of_a_name(void)
{
    static const struct row rows[] = {
        { "..", "GROUP@2" },
        { "../a", "GROUP@2" },
        { "..a", "OK@3" },
        { "..Z", "OK@3" },
        { "..comp.lang.c++", "OK@15" },
        { "..alt.X_y-z.3d", "OK@14" },
        { "..a..b.", "OK@7" },
        { "..1a", "GROUP@2" },
        { ".._a", "GROUP@2" },
        { "...a", "GROUP@2" },
        { "..*", "GROUP@2" },
        { "..a*", "GROUP@3" },
        { "..a%41", "GROUP@3" },
        { "..a~b", "OK@3" }, /* no part can have it; the caller reports it */
        { "..a/b", "OK@3" },
        { "..a?/b", "GROUP@3" },
        { "..a,b", "GROUP@3" },
        { "..a\xC3", "OK@3" },
    };

    is_strict = 1;
    ROWS(judged, rows);
}

void test_another_group_is_any_text(void)
{
    static const struct row rows[] = {
        { "..", "GROUP@2" }, { "../a", "GROUP@2" },  { "..1a", "OK@4" },
        { "..*", "OK@3" },   { "..a%41/b", "OK@6" },
    };

    is_strict = 0;
    ROWS(judged, rows);
}

/* ----------------------------------------------------------------- utf8 */

/* Which bytes are UTF-8: all pairs of a first byte and the next. */

/* Returns 1 and sets how many bytes are missing, or returns 0. */
static int begins(unsigned first, unsigned *left)
{
    struct nurl_utf8 state = { 0, 0, 0 };
    int good = nurl_utf8_next(&state, (uint8_t)first);

    *left = state.left;
    return good;
}

void test_a_first_byte_says_how_many_follow(void)
{
    unsigned first;
    unsigned left;
    unsigned expected;

    for (first = 0; first < 256; first++) {
        int good = begins(first, &left);

        expected = first < 0xC2   ? 0u
                   : first < 0xE0 ? 1u
                   : first < 0xF0 ? 2u
                                  : 3u;
        TEST_ASSERT_EQUAL(first < 0x80 || (first > 0xC1 && first < 0xF5), good);
        if (good) {
            TEST_ASSERT_EQUAL(expected, left);
        }
    }
}

/* RFC 3629 section 4 */
static int is_second(unsigned first, unsigned octet)
{
    unsigned low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    unsigned high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;

    return octet >= low && octet <= high;
}

void test_a_second_byte_has_its_bounds(void)
{
    unsigned first;
    unsigned octet;

    for (first = 0xC2; first < 0xF5; first++) {
        for (octet = 0; octet < 256; octet++) {
            struct nurl_utf8 state = { 0, 0, 0 };

            (void)nurl_utf8_next(&state, (uint8_t)first);
            TEST_ASSERT_EQUAL(is_second(first, octet),
                              nurl_utf8_next(&state, (uint8_t)octet));
        }
    }
}

void test_the_bytes_after_them_are_80_to_BF(void)
{
    unsigned octet;

    for (octet = 0; octet < 256; octet++) {
        struct nurl_utf8 state = { 0, 0, 0 };

        (void)nurl_utf8_next(&state, 0xF4);
        (void)nurl_utf8_next(&state, 0x8F);
        TEST_ASSERT_EQUAL(octet >= 0x80 && octet <= 0xBF,
                          nurl_utf8_next(&state, (uint8_t)octet));
    }
}

void test_after_a_sequence_another_one_can_begin(void)
{
    static const uint8_t text[] = { 'a',  0xC2, 0x80, 0xE1, 0x80, 0x80, 0xF1,
                                    0xBF, 0xBF, 0xBF, 0xC3, 0xBF, 'z' };
    struct nurl_utf8 state = { 0, 0, 0 };
    size_t i;

    for (i = 0; i < sizeof text; i++) {
        TEST_ASSERT_EQUAL(1, nurl_utf8_next(&state, text[i]));
    }
    TEST_ASSERT_EQUAL(0, state.left);
}

/* ----------------------------------------------------------- schemepart */

/* The scheme-specific part: each row has a text and its part. */

/* "/a" for the text that is to be read, or the error. */
static const char *line(const struct nurl_reader *in, const struct nurl *url,
                        enum nurl_status status)
{
    struct nurl_span span;

    if (status != NURL_OK) {
        return render_fault(status, nurl_reader_stop(in));
    }
    TEST_ASSERT_EQUAL(url->profile == NURL_PROFILE_1738, in->strict);
    TEST_ASSERT_EQUAL_PTR(url, in->url);
    span.off = nurl_reader_stop(in);
    span.len = (uint16_t)(in->end - in->at);
    render_start();
    render_part(" at=", url, span);
    return render_line();
}

static const char *opened(const struct nurl *url)
{
    struct nurl_reader in;

    return line(&in, url, nurl_schemepart_open(&in, url, "x"));
}

static const char *begun(const struct nurl *url)
{
    struct nurl_reader in;

    return line(&in, url, nurl_schemepart_begin(&in, url, "x"));
}

/* A strict struct has the same result. */
static enum nurl_status parse_strict(struct nurl *url, const char *text,
                                     size_t len)
{
    enum nurl_status status = nurl_parse(url, text, len);

    url->profile = NURL_PROFILE_1738;
    return status;
}

void test_it_begins_after_the_authority_and_ends_before_the_fragment(void)
{
    static const struct row rows[] = {
        { "x://u@h:1/a?b#c", "at=/a?b" },
        { "x://h", "at=" },
        { "X://h?a", "at=?a" },
        { "x:///a", "at=/a" },
        { "x:a?", "at=a?" },
        { "y:/", "SCHEME@0" },
        { "//h/", "SCHEME@0" },
        { "", "SCHEME@0" },
    };

    URL_ROWS(nurl_parse, opened, rows);
    URL_ROWS(parse_strict, opened, rows);
    rows_refuse(opened, NULL);
}

void test_slashes_and_an_authority_must_be_there_where_they_are_asked_for(void)
{
    static const struct row rows[] = {
        { "x://h/?", "at=/?" },
        { "x://h", "at=" },
        { "x:", "SLASHES@2" },
        { "x:a", "SLASHES@2" },
        { "x:/a", "SLASHES@3" },
        { "x://", "at=" },
        { "xx://h/", "SCHEME@0" },
        /* A question mark after the authority is an error of the host. */
        { "x://h?a", "HOST_CHAR@5" },
        { "x://h:1?", "HOST_CHAR@7" },
    };

    URL_ROWS(nurl_parse, begun, rows);
    URL_ROWS(parse_strict, begun, rows);
    rows_refuse(begun, NULL);
}

static const char *from_colon(const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_open(&in, url, "x");

    if (status == NURL_OK) {
        nurl_schemepart_from_colon(&in);
    }
    return line(&in, url, status);
}

/* A user can have cleared the path: nothing is left to read then. */
static const char *without_path(const struct nurl *url)
{
    struct nurl copy = *url;

    copy.path.off = 0;
    copy.path.len = 0;
    return from_colon(&copy);
}

void test_it_can_begin_after_the_colon(void)
{
    static const struct row rows[] = {
        { "x://u@h:1/a?b#c", "at=//u@h:1/a?b" },
        { "x:a", "at=a" },
        { "x:", "at=" },
    };
    static const struct row rows_without[] = {
        { "x://h/a#c", "at=" },
        { "x:a", "at=" },
        { "x:", "at=" },
    };

    URL_ROWS(nurl_parse, from_colon, rows);
    URL_ROWS(nurl_parse, without_path, rows_without);
}
