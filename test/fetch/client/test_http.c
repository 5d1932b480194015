/* What an answer of http means: its head, its body, the rest of a file. */
#include "nfetch.h"

#include <stdio.h>
#include <string.h>

#include "client/http.h"
#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define URL "http://h/a"
#define OK "HTTP/1.1 200 OK\r\n"
#define REST "HTTP/1.1 206 x\r\n"
#define CHUNKED "Transfer-Encoding: chunked\r\n"
#define BODY "\r\n012"
#define DATE "Sun, 06 Nov 1994 08:49:37 GMT\r\n"
#define TEXT_10 "0123456789"
#define TEXT_60 TEXT_10 TEXT_10 TEXT_10 TEXT_10 TEXT_10 TEXT_10
#define TEXT_600                                                               \
    TEXT_60 TEXT_60 TEXT_60 TEXT_60 TEXT_60 TEXT_60 TEXT_60 TEXT_60 TEXT_60    \
        TEXT_60

void setUp(void)
{
    static uint8_t work[768];
    const struct nfetch_buffer whole = { work, sizeof work };

    story_begin(&nfetch_http, whole);
    fetch.limits.retries = 0;
}

#define REFUSED .status = NFETCH_ERR_PROTOCOL
#define TOLD(words) .text = words
#define BEGUN(how) .status = how, .text = "begin -1 ;"

/* ----------------------------------------------------------------- the head */

void test_a_status_line_has_a_version_and_a_code(void)
{
    static const struct story_row rows[] = {
        ANSWER("HTTP/1.0 200\r\n" BODY, .code = 200),
        ANSWER("HTTP/1.9 200 \r\n" BODY, .code = 200),
        ANSWER("HTTP/1.1 100 x\r\nContent-Length: 9\r\n\r\n" OK BODY,
               .code = 200),
        ANSWER("HTTP/1.1 103 x\r\nA: b\r\n\r\n" OK BODY, .code = 200),
        ANSWER("HTTP/1.1 199 x\r\n\r\nHTTP/1.1 100 x\r\n\r\n" OK BODY,
               .code = 200),
        ANSWER("HTTP/1.1 101 x\r\n\r\n" OK BODY, REFUSED),
        ANSWER("HTTP/2.0 200 x\r\n" BODY, REFUSED),
        ANSWER("HTTP/1.10 200 x\r\n" BODY, REFUSED),
        ANSWER("HTTP/1. 200 x\r\n" BODY, REFUSED),
        ANSWER("HTTP/1.1-200 x\r\n" BODY, REFUSED),
        ANSWER("HTTP/1.1 20 x\r\n" BODY, REFUSED),
        ANSWER("HTTP/1.1 2000 x\r\n" BODY, REFUSED),
        ANSWER("HTTP/1.1 200x\r\n" BODY, REFUSED),
        ANSWER("HTTP/1.1 099 x\r\n" BODY, REFUSED),
        ANSWER("HTTP/1.1 600 x\r\n" BODY, REFUSED),
        ANSWER("HTTP/1.1 abc x\r\n" BODY, REFUSED),
        ANSWER("SSH-2.0-x\r\n", REFUSED),
        ANSWER("\xFF\x16\x03garbage", .status = NFETCH_ERR_SHORT),
        ANSWER("", .status = NFETCH_ERR_SHORT),
        ANSWER("HTTP/1.1 200\n\n012", .code = 200),
        ANSWER("HTTP/1.1 599 x\r\n" BODY, .status = NFETCH_ERR_SERVER,
               .code = 599),
    };

    STORIES(rows);
}

void test_each_code_has_its_status(void)
{
    static const struct {
        unsigned code;
        int status;
    } codes[] = {
        { 204, NFETCH_ERR_UNCHANGED },   { 410, NFETCH_ERR_NOT_FOUND },
        { 201, NFETCH_ERR_SERVER },      { 206, NFETCH_ERR_PROTOCOL },
        { 300, NFETCH_ERR_SERVER },      { 301, NFETCH_ERR_REDIRECT },
        { 302, NFETCH_ERR_REDIRECT },    { 303, NFETCH_ERR_REDIRECT },
        { 304, NFETCH_ERR_UNCHANGED },   { 307, NFETCH_ERR_REDIRECT },
        { 308, NFETCH_ERR_REDIRECT },    { 309, NFETCH_ERR_SERVER },
        { 401, NFETCH_ERR_DENIED },      { 402, NFETCH_ERR_SERVER },
        { 403, NFETCH_ERR_DENIED },      { 404, NFETCH_ERR_NOT_FOUND },
        { 407, NFETCH_ERR_PROXY_LOGIN }, { 408, NFETCH_ERR_SERVER },
        { 411, NFETCH_ERR_SERVER },      { 416, NFETCH_ERR_SERVER },
        { 500, NFETCH_ERR_SERVER },
    };
    char answer[64];
    struct story_row row = ANSWER(answer);

    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        snprintf(answer, sizeof answer, "HTTP/1.1 %u x\r\n" BODY,
                 codes[i].code);
        row.code = (int)codes[i].code;
        row.status = codes[i].status;
        story_row(&row, setUp);
    }
}

#define DIGEST "WWW-Authenticate: Digest realm=\"x\"\r\n"
#define WHO "HTTP/1.1 401 No\r\n"
#define SAYS_400(text) "HTTP/1.1 400 " text "\r\n\r\n"
#define LOGIN "http://u:p@h/"
#define SECRET "http://u:s3cret@h/"
#define BASIC "WWW-Authenticate: basic\r\n"

#define WORDS(to, answer, how, words)                                          \
    ANSWER(answer, .url = to, .status = how, .said = words, .text = WHATEVER)

/* What the server said last, and only where a login was sent words of it. */
static const struct story_row words[] = {
    WORDS(URL, "HTTP/1.1 404 Not Found\r\n\r\n", NFETCH_ERR_NOT_FOUND,
          "Not Found"),
    WORDS(URL, "HTTP/1.1 404\r\n\r\n", NFETCH_ERR_NOT_FOUND, ""),
    WORDS(URL, "HTTP/1.1 501 a\tb\x7F\xC3\xA4~ \r\n\r\n", NFETCH_ERR_SERVER,
          "ab~"),
    WORDS(URL, "HTTP/1.1 599 " TEXT_60 TEXT_10 "01234567890\r\n\r\n",
          NFETCH_ERR_SERVER, TEXT_60 TEXT_10 TEXT_10),
    WORDS(URL, "SSH-2.0-OpenSSH_9.2\r\n", NFETCH_ERR_PROTOCOL,
          "SSH-2.0-OpenSSH_9.2"),
    WORDS(URL, OK "Content-Encoding: gzip\r\n" BODY, NFETCH_ERR_CODING,
          "Content-Encoding: gzip"),
    WORDS(URL, OK "Content-Length: x\r\n" BODY, NFETCH_ERR_PROTOCOL,
          "Content-Length"),
    WORDS(URL, OK "Set-Cookie s3cret\r\n" BODY, NFETCH_ERR_PROTOCOL,
          "Set-Cookie"),
    WORDS(URL, OK "Content-Length: 4\r\n" BODY, NFETCH_ERR_SHORT, ""),
    WORDS(URL, OK BODY, NFETCH_OK, ""),
    WORDS(URL, WHO "\r\n", NFETCH_ERR_DENIED, "No"),
    WORDS(URL, WHO BASIC "\r\n", NFETCH_ERR_DENIED, "No"),
    WORDS(URL, WHO DIGEST "\r\n", NFETCH_ERR_AUTH, "Digest"),
    WORDS(LOGIN, WHO DIGEST "\r\n", NFETCH_ERR_AUTH, "Digest"),
    WORDS(LOGIN, WHO DIGEST BASIC "\r\n", NFETCH_ERR_LOGIN, ""),
    WORDS(LOGIN, WHO "\r\n", NFETCH_ERR_LOGIN, "No"),
    WORDS(LOGIN,
          WHO "WWW-Authenticate: Digest " TEXT_600 TEXT_600 TEXT_600 TEXT_600
              "\r\n\r\n",
          NFETCH_ERR_LOGIN, "No"),
    WORDS(LOGIN, "HTTP/1.1 403 No\r\n\r\n", NFETCH_ERR_DENIED, "No"),
    WORDS(SECRET, SAYS_400("is s3cret so"), NFETCH_ERR_SERVER, ""),
    WORDS("http://u:s%33cret@h/", SAYS_400("is s3cret so"), NFETCH_ERR_SERVER,
          ""),
    WORDS("http://u:s%33cret@h/", SAYS_400("s%33cret"), NFETCH_ERR_SERVER, ""),
    WORDS(SECRET, SAYS_400("s3cre"), NFETCH_ERR_SERVER, "s3cre"),
    WORDS("http://u:" TEXT_60 TEXT_10 TEXT_10 "0@h/", SAYS_400(TEXT_10),
          NFETCH_ERR_SERVER, ""),
    WORDS(SECRET, SAYS_400("s3\x8F\tcret"), NFETCH_ERR_SERVER, ""),
    WORDS(SECRET, SAYS_400(TEXT_60 TEXT_10 "0123 s3cret"), NFETCH_ERR_SERVER,
          ""),
    WORDS("http://h/?sig=1", SAYS_400("not sig=1"), NFETCH_ERR_SERVER, ""),
};

void test_the_words_of_the_server_are_kept(void)
{
    STORIES(words);
}

/* A server repeats what it refuses: values, and parts of them. */
#define BEARER "A: 1\r\nAuthorization: Bearer t0ken.x\r\nB: 2\r\n"
#define COOKIE "Cookie: sid=s3cret; x=\"other,last==\"\r\n"
#define REPEATS(lines, words, kept)                                            \
    ANSWER(SAYS_400(words), .header = lines, .said = kept,                     \
           .status = NFETCH_ERR_SERVER)
#define HIDES(lines, words) REPEATS(lines, words, "")
#define KEEPS(lines, words) REPEATS(lines, words, words)

void test_words_with_a_value_of_the_caller_are_not_kept(void)
{
    static const struct story_row rows[] = {
        HIDES("X-Token: abcd\r\n", "no abcd here"),
        HIDES("X-Token: abcd\r\n", "abcde"),
        KEEPS("X-Token: abcd\r\n", "no X-Token: abc"),
        HIDES("X-Token:abcd\r\n", "abcd"),
        KEEPS("X-Token: abc\r\n", "abc"),
        HIDES(BEARER, "bad t0ken.x"),
        KEEPS(BEARER, "bad Authorization"),
        HIDES(COOKIE, "s3cret"),
        HIDES(COOKIE, "is other"),
        HIDES(COOKIE, "is last"),
        KEEPS(COOKIE, "Cookie"),
        HIDES("A: user:pass\r\nBbbb: c\r\n", "user"),
        HIDES("A: user:pass\r\nBbbb: c\r\n", "pass"),
        KEEPS("A: user:pass\r\nBbbb: c\r\n", "Bbbb"),
        KEEPS("A: abcd!x\r\n", "abcd"),
        KEEPS("A: abcd>x\r\n", "abcd"),
        KEEPS("", "abcd"),
    };

    STORIES(rows);
}

/* What the sink says is not what the server said. */
void test_an_error_of_the_sink_has_no_words_of_the_server(void)
{
    SERVERS("HTTP/1.1 503 Busy\r\nRetry-After: 9\r\n\r\n");
    fetch.limits.retries = 1;
    story.cancel_at = 4;
    story_expect(URL, NFETCH_ERR_CANCELLED, "", "");
    TEST_ASSERT_EQUAL_STRING("", fetch.said);
}

/* Each code of a redirect leads on, and no other. */
void test_a_location_is_that_of_a_redirect(void)
{
    static const int codes[] = { 301, 302, 303, 307, 308, 201, 300 };
    char answer[64];
    struct story_row row = ROW(answer, FROM(answer, OK BODY));

    for (size_t i = 0; i < 7; i++) {
        snprintf(answer, sizeof answer, "HTTP/1.1 %d x\r\nLocation: /b\r\n\r\n",
                 codes[i]);
        row.status = i < 5 ? (int)NFETCH_OK : (int)NFETCH_ERR_SERVER;
        row.redirects = i < 5 ? 1 : NONE;
        story_row(&row, setUp);
    }
}

void test_fields_that_change_the_body_must_be_right(void)
{
    static const struct story_row rows[] = {
        ANSWER(OK "CONTENT-LENGTH:3\r\nContent-length: \t3 \r\n" BODY,
               TOLD("begin 3 ;finish")),
        ANSWER(OK "Content-Length: 3\r\nContent-Length: 4\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length: x\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length: -3\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length: 0x3\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length: 3\r\n 3\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length:\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length: 3,3 ,\t3\r\n" BODY, TOLD("begin 3 ;finish")),
        ANSWER(OK "Content-Length: 3, 4\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length: 3,,3\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length: ,3\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length: 3;3\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length: 3:\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length: 3 3\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Length: 2\r\n" BODY, .status = NFETCH_ERR_LONG,
               TOLD("begin 2 ;")),
        ANSWER(OK "Content-Length: 4\r\n" BODY, .status = NFETCH_ERR_SHORT,
               TOLD("begin 4 ;")),
        ANSWER(OK "Content-Encoding: Identity\r\nContent-Encoding:\r\n" BODY),
        ANSWER(OK "Transfer-Encoding: gzip\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Range: bytes 0-2/2\r\n" BODY, REFUSED),
        ANSWER(OK CHUNKED CHUNKED "\r\n3\r\n012\r\n0\r\n\r\n", REFUSED),
        ANSWER(OK CHUNKED "Content-Length: 3\r\n\r\n3\r\n012\r\n0\r\n\r\n",
               REFUSED),
        ANSWER("HTTP/1.0 200 x\r\n" CHUNKED "\r\n3\r\n012\r\n0\r\n\r\n",
               REFUSED),
    };

    STORIES(rows);
}

/* What is no coding changes no byte. */
void test_a_coding_is_refused_unless_it_is_wanted(void)
{
    static const char *const plain[] = { "UTF-8",       "none", "identity",
                                         "aws-chunked", "x-gz", "g",
                                         "br2",         "x-",   ", ,",
                                         "binary,utf8" };
    static const char *const coded[] = {
        "gzip",         "GZip",       "x-gzip",
        "br",           "zstd",       "compress",
        "x-compress",   "deflate",    "dcb",
        "dcz",          "exi",        "aes128gcm",
        "pack200-gzip", "none, gzip", "aws-chunked ,br",
        "gzip,identity"
    };
    char answer[96];
    struct story_row row = ANSWER(answer);

    for (size_t i = 0; i < 10 + 16; i++) {
        snprintf(answer, sizeof answer, OK "Content-Encoding: %s\r\n" BODY,
                 i < 10 ? plain[i] : coded[i - 10]);
        row.has_coded = 0;
        row.status = i < 10 ? (int)NFETCH_OK : (int)NFETCH_ERR_CODING;
        story_row(&row, setUp);
        row.has_coded = 1;
        row.status = NFETCH_OK;
        story_row(&row, setUp);
    }
}

/* A field of no interest can be long and folded, another one not. */
void test_fields_are_names_with_a_colon(void)
{
    static const struct story_row rows[] = {
        ANSWER(OK "A:\r\n b\r\n\tc\r\nD: e\r\n" BODY),
        ANSWER(OK "A: " TEXT_600 "\r\n" BODY),
        ANSWER(OK "ETag: \"" TEXT_600 "\"\r\n" BODY),
        ANSWER(OK "Location: " TEXT_600 "\r\n" BODY),
        ANSWER(OK "Last-Modified: " TEXT_600 "\r\n" BODY),
        ANSWER(OK "Date: " TEXT_600 "\r\n" BODY),
        ANSWER(OK "Retry-After: " TEXT_600 "\r\n" BODY),
        ANSWER(OK "Transfer-Encoding: " TEXT_600 "\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Encoding: " TEXT_600 "\r\n" BODY, REFUSED),
        ANSWER("HTTP/1.1 302 x\r\nLocation: " TEXT_600 "\r\n" BODY,
               .status = NFETCH_ERR_LOCATION),
        ANSWER(OK "Content-Length: " TEXT_600 "\r\n" BODY, REFUSED),
        ANSWER(OK "Content-Range: " TEXT_600 "\r\n" BODY, REFUSED),
        ANSWER(OK " A: b\r\n" BODY, REFUSED),
        ANSWER(OK "ETag: \"a\"\r\n b\r\n" BODY, REFUSED),
        ANSWER(OK "A b\r\n" BODY, REFUSED),
        ANSWER(OK "A\r\n" BODY, REFUSED),
        ANSWER(OK "A : b\r\nB \t:c\r\n" BODY),
        ANSWER(OK "Content-Length : 3\r\n" BODY, REFUSED),
        ANSWER(OK "ETag\t: \"a\"\r\n" BODY, REFUSED),
        ANSWER(OK "A b: c\r\n" BODY, REFUSED),
        ANSWER(OK ": b\r\n" BODY, REFUSED),
        ANSWER(OK "A: b\r\n", .status = NFETCH_ERR_SHORT),
    };

    STORIES(rows);
}

/* All lines of a head together have up to 16,384 bytes. */
void test_a_head_that_does_not_end_is_an_error(void)
{
    size_t calls;

    net_script.chunk = 1;
    SERVERS("x\n");
    story_expect(URL, NFETCH_ERR_PROTOCOL, "", "");
    calls = net_script.calls - 2;
    setUp();
    net_script.chunk = 1;
    net_script.again = 4000;
    SERVERS("HTTP/1.1 100\n\n");
    story_expect(URL, NFETCH_ERR_PROTOCOL, "", "");
    TEST_ASSERT_EQUAL_size_t(calls + 16384, net_script.calls);
}

void test_a_validator_is_a_strong_tag_or_an_older_date(void)
{
    static const struct story_row rows[] = {
        ANSWER(OK "ETag: \"\"\r\n" BODY, TOLD("begin -1 \"\";finish")),
        ANSWER(OK "ETag: W/\"a\"\r\n" BODY),
        ANSWER(OK "ETag: \"a\r\n" BODY),
        ANSWER(OK "ETag: a\"\r\n" BODY),
        ANSWER(OK "ETag: \"\r\n" BODY),
        ANSWER(OK "ETag: \"\x1F\"\r\n" BODY),
        ANSWER(OK "ETag: \"\x7F\"\r\n" BODY),
        ANSWER(OK "ETag: \" ~\"\r\n" BODY, TOLD("begin -1 \" ~\";finish")),
        ANSWER(OK "ETag: \"123456" TEXT_60 TEXT_60 "\"\r\nX: y\r\n" BODY,
               TOLD("begin -1 \"123456" TEXT_60 TEXT_60 "\";finish")),
        ANSWER(OK "ETag: \"1234567" TEXT_60 TEXT_60 "\"\r\n" BODY),
        ANSWER(OK "Last-Modified: " DATE BODY),
        ANSWER(OK "Last-Modified: " DATE "Date: " DATE BODY),
        ANSWER(OK "Last-Modified: Sat" DATE "Date: " DATE BODY),
        ANSWER(OK "Last-Modified: 6 Nov\r\nDate: " DATE BODY),
        ANSWER(
            OK
            "Date: Mon, 06 Nov 2006 08:49:37 GMT\r\nLast-Modified: " DATE BODY,
            TOLD("begin -1 Sun, 06 Nov 1994 08:49:37 GMT;finish")),
        ANSWER(OK "ETag: \"a\"\r\nDate: Mon, 06 Nov 2006 08:49:37 GMT\r\n"
                  "Last-Modified: " DATE BODY,
               TOLD("begin -1 \"a\";finish")),
    };

    STORIES(rows);
}

/* ----------------------------------------------------------------- the body */

void test_chunks_have_sizes_and_ends(void)
{
    static const struct story_row rows[] = {
        ANSWER(OK CHUNKED "\r\n01\r\n0\r\n2 \t;x\r\n12\r\n0\r\nA: b\r\n\r\n"),
        ANSWER(OK CHUNKED "\r\n3\t\r\n012\r\n00;x\r\n\r\n"),
        ANSWER(OK CHUNKED "\r\n3\r\n012\r\n0\r\nA: b\r\n"),
        ANSWER(OK CHUNKED "\r\n3\r\n012\r\n0\r\n\r\nx", BEGUN(NFETCH_ERR_LONG)),
        ANSWER(OK CHUNKED "\r\n3\r\n012x\r\n0\r\n\r\n",
               BEGUN(NFETCH_ERR_PROTOCOL)),
        ANSWER(OK CHUNKED "\r\n3\r\n012\r\n", BEGUN(NFETCH_ERR_SHORT)),
        ANSWER(OK CHUNKED "\r\n3\r\n012\r\n0", BEGUN(NFETCH_ERR_SHORT)),
        ANSWER(OK CHUNKED "\r\n3\r\n01", BEGUN(NFETCH_ERR_SHORT)),
        ANSWER(OK CHUNKED "\r\n3 x\r\n012\r\n0\r\n\r\n",
               BEGUN(NFETCH_ERR_PROTOCOL)),
        ANSWER(OK CHUNKED "\r\n3\"\r\n012\r\n0\r\n\r\n",
               BEGUN(NFETCH_ERR_PROTOCOL)),
        ANSWER(OK CHUNKED "\r\n\r\n012\r\n0\r\n\r\n",
               BEGUN(NFETCH_ERR_PROTOCOL)),
        ANSWER(OK CHUNKED "\r\ng\r\n012\r\n0\r\n\r\n",
               BEGUN(NFETCH_ERR_PROTOCOL)),
        ANSWER(OK CHUNKED "\r\n100000003\r\n012\r\n0\r\n\r\n",
               BEGUN(NFETCH_ERR_SHORT)),
        ANSWER(OK CHUNKED "\r\n10000000000000003\r\n012\r\n0\r\n\r\n",
               BEGUN(NFETCH_ERR_SHORT)),
        ANSWER(OK CHUNKED "\r\n1a\r\n", BEGUN(NFETCH_ERR_SHORT)),
        ANSWER(OK CHUNKED "\r\n1A\r\n" TEXT_10 TEXT_10 "012345\r\n0\r\n\r\n",
               .body = TEXT_10 TEXT_10 "012345"),
    };
    STORIES(rows);
}

/* One line end is no part of anything. */
void test_a_line_end_after_the_body_is_skipped(void)
{
    static const struct story_row rows[] = {
        ANSWER(OK "Content-Length: 3\r\n" BODY "\r\n", TOLD("begin 3 ;finish")),
        ANSWER(OK "Content-Length: 3\r\n" BODY "\r", TOLD("begin 3 ;finish")),
        ANSWER(OK CHUNKED "\r\n3\r\n012\r\n0\r\n\r\n\r\n"),
        ANSWER(OK "Content-Length: 3\r\n" BODY "\n", .status = NFETCH_ERR_LONG,
               TOLD("begin 3 ;")),
        ANSWER(OK "Content-Length: 3\r\n" BODY "\r\nx",
               .status = NFETCH_ERR_LONG, TOLD("begin 3 ;")),
        ANSWER(OK "Content-Length: 3\r\n" BODY "\r\n\r\n",
               .status = NFETCH_ERR_LONG, TOLD("begin 3 ;")),
    };

    STORIES(rows);
}

/* After the last chunk the end can be a cut, but no other error. */
void test_a_trailer_can_be_cut(void)
{
    static const int ends[] = { 0, NFETCH_NET_ERR_CLOSED,
                                NFETCH_NET_ERR_TIMEOUT, NFETCH_NET_ERR_LINK };

    for (size_t i = 0; i < 4; i++) {
        setUp();
        net_script_server(OK CHUNKED "\r\n3\r\n012\r\n0\r\nA", ends[i]);
        TEST_ASSERT_EQUAL_INT(i < 3 ? (int)NFETCH_OK : ends[i], story_run(URL));
    }
}

/* ------------------------------------------------------- the rest of a file */

#define CUT OK "Content-Length: 10\r\nETag: \"a\"\r\n" BODY
#define CUT_OF_ANY OK "ETag: \"a\"\r\n" BODY
#define LATER "Last-Modified: Mon, 06 Nov 2006 08:49:37 GMT\r\n"
#define CUT_OF_1994                                                            \
    OK "Content-Length: 10\r\nDate: Mon, 06 Nov 2006 08:49:38 GMT\r\n"         \
       "Last-Modified: " DATE BODY
#define UNPROVED(text) REST "Content-Range: " text "\r\n"
#define RANGE(text) UNPROVED(text) "ETag: \"a\"\r\n"
#define REST_7 "\r\n3456789"
#define CUT_AT_9 OK "Content-Length: 10\r\nETag: \"a\"\r\n\r\n012345678"

#define REST_OF(first, rest, ...)                                              \
    ROW(rest, FROM(first, rest), ENDING(NFETCH_NET_ERR_CLOSED), .retries = 1,  \
        .text = WHATEVER, __VA_ARGS__)
#define RESTS(first, rest) REST_OF(first, rest, .body = TEXT_10)
#define NO_REST(first, rest, how) REST_OF(first, rest, .status = how)

static const struct story_row rests[] = {
    RESTS(CUT, RANGE("Bytes 3-9/10") REST_7),
    RESTS(CUT, RANGE("bytes 3-9/*") REST_7),
    RESTS(CUT, RANGE("bytes 3-9/10") "Content-Length: 7\r\n" REST_7),
    RESTS(CUT, RANGE("bytes 3-9/10") CHUNKED "\r\n7\r\n3456789\r\n0\r\n\r\n"),
    RESTS(CUT_OF_ANY, RANGE("bytes 3-9/10") REST_7),
    RESTS(CUT_AT_9, RANGE("bytes 9-9/10") "\r\n9"),
    NO_REST(CUT_OF_ANY, RANGE("bytes 3-9/*") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-9/10") CHUNKED "\r\n8\r\n3456789x\r\n0\r\n\r\n",
            NFETCH_ERR_LONG),
    NO_REST(CUT, RANGE("bytes 3-9/10") REST_7 "x", NFETCH_ERR_LONG),
    NO_REST(CUT, RANGE("bytes 3-8/10") "\r\n345678", NFETCH_ERR_SHORT),
    NO_REST(CUT, RANGE("bytes 3-9/10") "Content-Length: 8\r\n" REST_7,
            NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-9/10") "Content-Length: 6\r\n" REST_7,
            NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-9/10") "Content-Range: bytes 3-9/10\r\n" REST_7,
            NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, UNPROVED("bytes 3-9/10") "ETag: \"abc\"\r\n" REST_7,
            NFETCH_ERR_SHORT),
    NO_REST(CUT, UNPROVED("bytes 3-9/10") "ETag: W/\"a\"\r\n" REST_7,
            NFETCH_ERR_SHORT),
    NO_REST(CUT, UNPROVED("bytes 3-9/10") REST_7, NFETCH_ERR_SHORT),
    NO_REST(CUT, UNPROVED("bytes 3-9/10") LATER REST_7, NFETCH_ERR_SHORT),
    NO_REST(CUT_OF_1994, UNPROVED("bytes 3-9/10") REST_7, NFETCH_ERR_SHORT),
    NO_REST(CUT_OF_1994, RANGE("bytes 3-9/10") REST_7, NFETCH_ERR_SHORT),
    RESTS(CUT_OF_1994, RANGE("bytes 3-9/10") "Last-Modified: " DATE REST_7),
    NO_REST(CUT_OF_1994, RANGE("bytes 3-9/10") LATER REST_7, NFETCH_ERR_SHORT),
    NO_REST(CUT, REST REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 2-9/10") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 4-9/10") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-9/11") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-9/9") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-10/*") REST_7 "x", NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-10/10") REST_7 "x", NFETCH_ERR_PROTOCOL),
    NO_REST(CUT,
            RANGE("bytes 18446744073709551615-18446744073709551616/*") REST_7,
            NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-2/10") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes */10") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("octet 3-9/10") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3/10") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes -9/10") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-/10") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-9") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-9/") REST_7, NFETCH_ERR_PROTOCOL),
    NO_REST(CUT, RANGE("bytes 3-9/10 ,") REST_7, NFETCH_ERR_PROTOCOL),
};

void test_a_rest_must_be_the_one_that_was_asked_for(void)
{
    STORIES(rests);
}

#define TAG_128 "\"123456" TEXT_60 TEXT_60 "\""

static const struct story_row versions[] = {
    ROW("a tag as long as one is kept is sent back whole",
        FROM(OK "ETag: " TAG_128 "\r\n" BODY,
             UNPROVED("bytes 3-9/10") "ETag: " TAG_128 "\r\n" REST_7),
        ENDING(NFETCH_NET_ERR_CLOSED),
        STORY(NFETCH_OK, "begin -1 " TAG_128 ";finish", TEXT_10), .retries = 1,
        .sent = "\r\nIf-Range: " TAG_128 "\r\n"),
    ROW("a rest of a version that is not proved is not taken",
        FROM(CUT, UNPROVED("bytes 3-9/10") "\r\nDEFGHIJ", OK "\r\nABCDEFGHIJ"),
        ENDING(NFETCH_NET_ERR_CLOSED),
        STORY(NFETCH_OK, "begin 10 \"a\";begin -1 ;finish", "ABCDEFGHIJ"),
        .retries = 2, .unsent = "Range"),
    ROW("a rest of what was there before a power cut is not, either",
        FROM(UNPROVED("bytes 3-9/10") "\r\nDEFGHIJ", OK BODY), .offset = 3,
        .retries = 2, .unsent = "Range"),
    ROW("after 416 the file is shorter, and all of it is asked for",
        FROM(CUT, "HTTP/1.1 416 x\r\nContent-Range: bytes */2\r\n\r\n",
             OK BODY),
        ENDING(NFETCH_NET_ERR_CLOSED),
        STORY(NFETCH_OK, "begin 10 \"a\";begin -1 ;finish", "012"),
        .retries = 2, .unsent = "Range"),
    ROW("bytes after the body are an error also if they are late",
        FROM(OK "Content-Length: 3\r\n" BODY "x"),
        STORY(NFETCH_ERR_LONG, "begin 3 ;", "012"), .chunk = 1),
};

void test_versions_are_told_apart_as_the_names_say(void)
{
    STORIES(versions);
}

/* One class, once the file has begun; before that 500 is an answer. */
void test_a_server_that_has_no_time_is_asked_again(void)
{
    static const struct {
        unsigned code;
        int is_busy; /* 1: once a file has begun; 2: always */
    } rows[] = { { 408, 2 }, { 429, 2 }, { 500, 1 }, { 502, 2 },
                 { 503, 2 }, { 504, 2 }, { 400, 0 }, { 409, 0 },
                 { 425, 0 }, { 501, 0 }, { 505, 0 }, { 507, 0 } };
    char answer[32];

    for (size_t i = 0; i < 3 * sizeof rows / sizeof rows[0]; i++) {
        int is_busy = rows[i / 3].is_busy > (i % 3 == 0);

        setUp();
        fetch.limits.retries = 2;
        snprintf(answer, sizeof answer, "HTTP/1.1 %u x\r\n\r\n",
                 rows[i / 3].code);
        if (i % 3 == 1) {
            net_script_server(CUT, NFETCH_NET_ERR_CLOSED);
        } else if (i % 3 == 2) { /* begun before a power cut */
            fetch.offset = 3;
            fetch.validator = NURL_STR("\"a\"");
        }
        SERVERS(answer, i % 3 == 0 ? OK BODY : RANGE("bytes 3-9/10") REST_7);
        TEST_ASSERT_EQUAL_INT_MESSAGE(is_busy ? (int)NFETCH_OK
                                              : (int)NFETCH_ERR_SERVER,
                                      story_run(URL), answer);
    }
}

/* -------------------------------------------------------------- the request */

#define LINE(to, line) ROW(to, FROM(OK BODY), .url = to, .sent = line)
#define BASIC_OF(to, login) LINE(to, "\r\nAuthorization: Basic " login "\r\n")
#define WRONG(to, why, at)                                                     \
    ROW(to, FROM(OK BODY), .url = to, .status = NFETCH_ERR_URL,                \
        .fault = (why), .stop = (at), .request = "")
#define AT(number)                                                             \
    ROW(#number, FROM("HTTP/1.1 404 x\r\n\r\n"), .offset = number##u,          \
        .status = NFETCH_ERR_NOT_FOUND,                                        \
        .sent = "\r\nRange: bytes=" #number "-\r\nIf-Range: \"a\"\r\n\r\n")

static const struct story_row requests[] = {
    BASIC_OF("http://:@h/", "Og=="),
    BASIC_OF("http://u@h/", "dTo="),
    BASIC_OF("http://u:%FF@h/", "dTr/"),
    BASIC_OF("http://u:p%3Aq@h/", "dTpwOnE="),
    BASIC_OF("http://u:%FB%F0@h/", "dTr78A=="),
    WRONG("http://u%3Av:p@h/", NURL_ERR_DEC_FORBIDDEN, 8),
    WRONG("http://u:p%0A@h/", NURL_ERR_DEC_FORBIDDEN, 10),
    /* 256 bytes with the colon. */
    LINE("http://u:" TEXT_60 TEXT_60 TEXT_60 TEXT_60 TEXT_10 "0123@h/", ""),
    WRONG("http://u:" TEXT_60 TEXT_60 TEXT_60 TEXT_60 TEXT_10 "01234@h/",
          NURL_ERR_BUF, 9 + 254),
    AT(1),
    AT(10),
    AT(12345678901234567890),
};

void test_a_request_has_a_login_in_base64_and_an_offset_of_64_bits(void)
{
    STORIES(requests);
}

/* ---------------------------------------------------------------- redirects */

static int ask_as_https(struct nfetch *context)
{
    return nfetch_http_fetch(context, &nfetch_stream_tcp);
}

/* Here https is http with another name. */
static void use_https(void)
{
    static const struct nfetch_protocol https = { NURL_SCHEME_HTTPS,
                                                  ask_as_https };
    static const struct nfetch_protocol *const both[] = { &nfetch_http,
                                                          &https };

    setUp();
    fetch.protocols = both;
    fetch.protocol_count = 2;
}

#define LEADS(from, to, port, ...)                                             \
    ROW(to, FROM("HTTP/1.1 302 x\r\nLocation: " to "\r\n\r\n", OK BODY),       \
        .url = from, .last_port = port, __VA_ARGS__)

void test_no_redirect_leads_out_of_https(void)
{
    static const struct story_row rows[] = {
        LEADS(URL, "https://h/b", 443, .opened = 2),
        LEADS("https://h/a", "https://i/b", 443, .opened = 2),
        LEADS("https://h/a", "http://h/b", 443, .status = NFETCH_ERR_REDIRECT),
        LEADS("https://h/a", "//h:80/b", 80, .opened = 2),
        LEADS(URL, "ftp://h/b", 80, .status = NFETCH_ERR_REDIRECT),
        LEADS(URL, "http://h/%zz", 80, .opened = 2),
    };

    story_rows(rows, sizeof rows / sizeof rows[0], use_https);
}

/* ---------------------------------------------------------------- addresses */

/* Only one that never answered is left for the next one. */
#define LEFT_FOR(answer, error)                                                \
    ROW(#answer " " #error, FROM(answer, OK BODY), ENDING(error),              \
        .addresses = 2, .last_octet = 2)
#define STAYS(answer, error, how)                                              \
    ROW(#answer " " #error, FROM(answer, OK BODY), ENDING(error),              \
        .addresses = 2, .text = WHATEVER, .last_octet = 1, .status = (how))

void test_the_next_address_is_asked_if_nothing_arrived(void)
{
    static const struct story_row rows[] = {
        LEFT_FOR(NULL, NFETCH_NET_ERR_TIMEOUT),
        LEFT_FOR(NULL, NFETCH_NET_ERR_REFUSED),
        LEFT_FOR(NULL, NFETCH_NET_ERR_CLOSED),
        LEFT_FOR(NULL, NFETCH_NET_ERR_LINK),
        STAYS(NULL, NFETCH_NET_ERR_MEMORY, NFETCH_NET_ERR_MEMORY),
        LEFT_FOR("", NFETCH_NET_ERR_CLOSED),
        LEFT_FOR("", NFETCH_NET_ERR_TIMEOUT),
        STAYS("", 0, NFETCH_ERR_SHORT),
        STAYS(OK "\r\n", NFETCH_NET_ERR_CLOSED, NFETCH_NET_ERR_CLOSED),
        STAYS("HTTP/1.1 404 x\r\n\r\n", NFETCH_NET_ERR_CLOSED,
              NFETCH_ERR_NOT_FOUND),
    };

    STORIES(rows);
}
