/* What an answer of http means: its head, its body, the rest of a file. */
#include "nfetch.h"

#include <stdio.h>
#include <string.h>

#include "client/http.h"
#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define URL "http://192.0.2.1/a"
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

struct row {
    const char *answer;
    int status;
    const char *story; /* NULL: of three bytes or none */
    unsigned code;     /* 0: any */
};

#define TAKEN NFETCH_OK, NULL, 0
#define REFUSED NFETCH_ERR_PROTOCOL, NULL, 0
#define BEGUN(status) status, "begin -1 ;", 0

static void expect_row(const struct row *row)
{
    int is_good = row->status == NFETCH_OK;
    const char *usual = is_good ? "begin -1 ;finish" : "";
    int status;

    SERVERS(row->answer);
    status = story_run(URL);
    TEST_ASSERT_EQUAL_INT_MESSAGE(row->status, status, row->answer);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(row->story != NULL ? row->story : usual,
                                     story.text, row->answer);
    if (is_good) {
        TEST_ASSERT_EQUAL_size_t_MESSAGE(3, story.length, row->answer);
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE("012", story.body, 3, row->answer);
    }
    if (row->code != 0) {
        TEST_ASSERT_EQUAL_UINT_MESSAGE(row->code, fetch.code, row->answer);
    }
}

static void expect_rows(const struct row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        setUp();
        expect_row(&rows[i]);
    }
}

#define EXPECT(rows) expect_rows(rows, sizeof(rows) / sizeof(rows)[0])

/* ----------------------------------------------------------------- the head */

void test_a_status_line_has_a_version_and_a_code(void)
{
    static const struct row rows[] = {
        { "HTTP/1.0 200\r\n" BODY, NFETCH_OK, NULL, 200 },
        { "HTTP/1.9 200 \r\n" BODY, NFETCH_OK, NULL, 200 },
        { "HTTP/1.1 100 x\r\nContent-Length: 9\r\n\r\n" OK BODY, NFETCH_OK,
          NULL, 200 },
        { "HTTP/1.1 103 x\r\nA: b\r\n\r\n" OK BODY, NFETCH_OK, NULL, 200 },
        { "HTTP/1.1 199 x\r\n\r\nHTTP/1.1 100 x\r\n\r\n" OK BODY, NFETCH_OK,
          NULL, 200 },
        { "HTTP/1.1 101 x\r\n\r\n" OK BODY, REFUSED },
        { "HTTP/2.0 200 x\r\n" BODY, REFUSED },
        { "HTTP/1.10 200 x\r\n" BODY, REFUSED },
        { "HTTP/1. 200 x\r\n" BODY, REFUSED },
        { "HTTP/1.1-200 x\r\n" BODY, REFUSED },
        { "HTTP/1.1 20 x\r\n" BODY, REFUSED },
        { "HTTP/1.1 2000 x\r\n" BODY, REFUSED },
        { "HTTP/1.1 200x\r\n" BODY, REFUSED },
        { "HTTP/1.1 099 x\r\n" BODY, REFUSED },
        { "HTTP/1.1 600 x\r\n" BODY, REFUSED },
        { "HTTP/1.1 abc x\r\n" BODY, REFUSED },
        { "SSH-2.0-x\r\n", REFUSED },
        { "\xFF\x16\x03garbage", NFETCH_ERR_SHORT, NULL, 0 },
        { "", NFETCH_ERR_SHORT, NULL, 0 },
        { "HTTP/1.1 200\n\n012", NFETCH_OK, NULL, 200 },
        { "HTTP/1.1 599 x\r\n" BODY, NFETCH_ERR_SERVER, NULL, 599 },
    };

    EXPECT(rows);
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
    struct row row = { answer, 0, NULL, 0 };

    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        setUp();
        snprintf(answer, sizeof answer, "HTTP/1.1 %u x\r\n" BODY,
                 codes[i].code);
        row.code = codes[i].code;
        row.status = codes[i].status;
        expect_row(&row);
    }
}

#define DIGEST "WWW-Authenticate: Digest realm=\"x\"\r\n"
#define WHO "HTTP/1.1 401 No\r\n"
#define SAYS(text) "HTTP/1.1 400 " text "\r\n\r\n"
#define LOGIN "http://u:p@h/"
#define SECRET "http://u:s3cret@h/"
#define BASIC "WWW-Authenticate: basic\r\n"

static const struct {
    const char *url;
    const char *answer;
    int status;
    const char *said;
} words[] = {
    { URL, "HTTP/1.1 404 Not Found\r\n\r\n", NFETCH_ERR_NOT_FOUND,
      "Not Found" },
    { URL, "HTTP/1.1 404\r\n\r\n", NFETCH_ERR_NOT_FOUND, "" },
    { URL, "HTTP/1.1 501  a\tb\x7F\xC3\xA4~ \r\n\r\n", NFETCH_ERR_SERVER,
      "ab~" },
    { URL, "HTTP/1.1 599 " TEXT_60 TEXT_10 "01234567890\r\n\r\n",
      NFETCH_ERR_SERVER, TEXT_60 TEXT_10 TEXT_10 },
    { URL, "SSH-2.0-OpenSSH_9.2\r\n", NFETCH_ERR_PROTOCOL,
      "SSH-2.0-OpenSSH_9.2" },
    { URL, OK "Content-Encoding: gzip\r\n" BODY, NFETCH_ERR_CODING,
      "Content-Encoding: gzip" },
    { URL, OK "Content-Length: x\r\n" BODY, NFETCH_ERR_PROTOCOL,
      "Content-Length" },
    { URL, OK "Set-Cookie s3cret\r\n" BODY, NFETCH_ERR_PROTOCOL, "Set-Cookie" },
    { URL, OK "Content-Length: 4\r\n" BODY, NFETCH_ERR_SHORT, "" },
    { URL, OK BODY, NFETCH_OK, "" },
    { URL, WHO "\r\n", NFETCH_ERR_DENIED, "No" },
    { URL, WHO BASIC "\r\n", NFETCH_ERR_DENIED, "No" },
    { URL, WHO DIGEST "\r\n", NFETCH_ERR_AUTH, "Digest" },
    { LOGIN, WHO DIGEST "\r\n", NFETCH_ERR_AUTH, "Digest" },
    { LOGIN, WHO DIGEST BASIC "\r\n", NFETCH_ERR_LOGIN, "" },
    { LOGIN, WHO "\r\n", NFETCH_ERR_LOGIN, "No" },
    { LOGIN,
      WHO "WWW-Authenticate: Digest " TEXT_600 TEXT_600 TEXT_600 TEXT_600
          "\r\n\r\n",
      NFETCH_ERR_LOGIN, "No" },
    { LOGIN, "HTTP/1.1 403 No\r\n\r\n", NFETCH_ERR_DENIED, "No" },
    { SECRET, SAYS("is s3cret so"), NFETCH_ERR_SERVER, "" },
    { "http://u:s%33cret@h/", SAYS("is s3cret so"), NFETCH_ERR_SERVER, "" },
    { "http://u:s%33cret@h/", SAYS("s%33cret"), NFETCH_ERR_SERVER, "" },
    { SECRET, SAYS("s3cre"), NFETCH_ERR_SERVER, "s3cre" },
    { "http://u:" TEXT_60 TEXT_10 TEXT_10 "0@h/", SAYS(TEXT_10),
      NFETCH_ERR_SERVER, "" },
    { SECRET, SAYS("s3\x8F\tcret"), NFETCH_ERR_SERVER, "" },
    { SECRET, SAYS(TEXT_60 TEXT_10 "0123 s3cret"), NFETCH_ERR_SERVER, "" },
    { "http://h/?sig=1", SAYS("not sig=1"), NFETCH_ERR_SERVER, "" },
};

/* What the server said last, and only where a login was sent words of it. */
void test_the_words_of_the_server_are_kept(void)
{
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        setUp();
        SERVERS(words[i].answer);
        TEST_ASSERT_EQUAL_INT_MESSAGE(words[i].status, story_run(words[i].url),
                                      words[i].answer);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(words[i].said, fetch.said,
                                         words[i].answer);
    }
}

/* A server repeats what it refuses: values, and parts of them. */
void test_words_with_a_value_of_the_caller_are_not_kept(void)
{
    static const struct {
        const char *header;
        const char *said;
        int is_kept;
    } rows[] = {
        { "X-Token: abcd\r\n", "no abcd here", 0 },
        { "X-Token: abcd\r\n", "abcde", 0 },
        { "X-Token: abcd\r\n", "no X-Token: abc", 1 },
        { "X-Token:abcd\r\n", "abcd", 0 },
        { "X-Token: abc\r\n", "abc", 1 },
        { "A: 1\r\nAuthorization: Bearer t0ken.x\r\nB: 2\r\n", "bad t0ken.x",
          0 },
        { "A: 1\r\nAuthorization: Bearer t0ken.x\r\nB: 2\r\n",
          "bad Authorization", 1 },
        { "Cookie: sid=s3cret; x=\"other,last==\"\r\n", "s3cret", 0 },
        { "Cookie: sid=s3cret; x=\"other,last==\"\r\n", "is other", 0 },
        { "Cookie: sid=s3cret; x=\"other,last==\"\r\n", "is last", 0 },
        { "Cookie: sid=s3cret; x=\"other,last==\"\r\n", "Cookie", 1 },
        { "A: user:pass\r\nBbbb: c\r\n", "user", 0 },
        { "A: user:pass\r\nBbbb: c\r\n", "pass", 0 },
        { "A: user:pass\r\nBbbb: c\r\n", "Bbbb", 1 },
        { "A: abcd!x\r\n", "abcd", 1 },
        { "A: abcd>x\r\n", "abcd", 1 },
        { "", "abcd", 1 },
    };
    char answer[96];

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        fetch.header = nurl_text(rows[i].header, strlen(rows[i].header));
        snprintf(answer, sizeof answer, "HTTP/1.1 400 %s\r\n\r\n",
                 rows[i].said);
        SERVERS(answer);
        TEST_ASSERT_EQUAL_INT(NFETCH_ERR_SERVER, story_run(URL));
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rows[i].is_kept ? rows[i].said : "",
                                         fetch.said, rows[i].header);
    }
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
    static const unsigned codes[] = { 301, 302, 303, 307, 308, 201, 300 };
    char answer[64];

    for (size_t i = 0; i < 7; i++) {
        setUp();
        snprintf(answer, sizeof answer, "HTTP/1.1 %u x\r\nLocation: /b\r\n\r\n",
                 codes[i]);
        SERVERS(answer, OK BODY);
        TEST_ASSERT_EQUAL_INT(i < 5 ? (int)NFETCH_OK : (int)NFETCH_ERR_SERVER,
                              story_run(URL));
        TEST_ASSERT_EQUAL_UINT8(i < 5, fetch.redirects);
    }
}

void test_fields_that_change_the_body_must_be_right(void)
{
    static const struct row rows[] = {
        { OK "CONTENT-LENGTH:3\r\nContent-length: \t3 \r\n" BODY, NFETCH_OK,
          "begin 3 ;finish", 0 },
        { OK "Content-Length: 3\r\nContent-Length: 4\r\n" BODY, REFUSED },
        { OK "Content-Length: x\r\n" BODY, REFUSED },
        { OK "Content-Length: -3\r\n" BODY, REFUSED },
        { OK "Content-Length: 0x3\r\n" BODY, REFUSED },
        { OK "Content-Length: 3\r\n 3\r\n" BODY, REFUSED },
        { OK "Content-Length:\r\n" BODY, REFUSED },
        { OK "Content-Length: 3,3 ,\t3\r\n" BODY, NFETCH_OK, "begin 3 ;finish",
          0 },
        { OK "Content-Length: 3, 4\r\n" BODY, REFUSED },
        { OK "Content-Length: 3,,3\r\n" BODY, REFUSED },
        { OK "Content-Length: ,3\r\n" BODY, REFUSED },
        { OK "Content-Length: 3;3\r\n" BODY, REFUSED },
        { OK "Content-Length: 3:\r\n" BODY, REFUSED },
        { OK "Content-Length: 3 3\r\n" BODY, REFUSED },
        { OK "Content-Length: 2\r\n" BODY, NFETCH_ERR_LONG, "begin 2 ;", 0 },
        { OK "Content-Length: 4\r\n" BODY, NFETCH_ERR_SHORT, "begin 4 ;", 0 },
        { OK "Content-Encoding: Identity\r\nContent-Encoding:\r\n" BODY,
          TAKEN },
        { OK "Transfer-Encoding: gzip\r\n" BODY, REFUSED },
        { OK "Content-Range: bytes 0-2/2\r\n" BODY, REFUSED },
        { OK CHUNKED CHUNKED "\r\n3\r\n012\r\n0\r\n\r\n", REFUSED },
        { OK CHUNKED "Content-Length: 3\r\n\r\n3\r\n012\r\n0\r\n\r\n",
          REFUSED },
        { "HTTP/1.0 200 x\r\n" CHUNKED "\r\n3\r\n012\r\n0\r\n\r\n", REFUSED },
    };

    EXPECT(rows);
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

    for (size_t i = 0; i < 10; i++) {
        setUp();
        snprintf(answer, sizeof answer, OK "Content-Encoding: %s\r\n" BODY,
                 plain[i]);
        expect_row(&(struct row){ answer, TAKEN });
    }
    for (size_t i = 0; i < 16; i++) {
        setUp();
        snprintf(answer, sizeof answer, OK "Content-Encoding: %s\r\n" BODY,
                 coded[i]);
        expect_row(&(struct row){ answer, NFETCH_ERR_CODING, NULL, 0 });
        setUp();
        fetch.takes_coded = 1;
        expect_row(&(struct row){ answer, TAKEN });
    }
}

/* A field of no interest can be long and folded, another one not. */
void test_fields_are_names_with_a_colon(void)
{
    static const struct row rows[] = {
        { OK "A:\r\n b\r\n\tc\r\nD: e\r\n" BODY, TAKEN },
        { OK "A: " TEXT_600 "\r\n" BODY, TAKEN },
        { OK "ETag: \"" TEXT_600 "\"\r\n" BODY, TAKEN },
        { OK "Location: " TEXT_600 "\r\n" BODY, TAKEN },
        { OK "Last-Modified: " TEXT_600 "\r\n" BODY, TAKEN },
        { OK "Date: " TEXT_600 "\r\n" BODY, TAKEN },
        { OK "Retry-After: " TEXT_600 "\r\n" BODY, TAKEN },
        { OK "Transfer-Encoding: " TEXT_600 "\r\n" BODY, REFUSED },
        { OK "Content-Encoding: " TEXT_600 "\r\n" BODY, REFUSED },
        { "HTTP/1.1 302 x\r\nLocation: " TEXT_600 "\r\n" BODY,
          NFETCH_ERR_LOCATION, NULL, 0 },
        { OK "Content-Length: " TEXT_600 "\r\n" BODY, REFUSED },
        { OK "Content-Range: " TEXT_600 "\r\n" BODY, REFUSED },
        { OK " A: b\r\n" BODY, REFUSED },
        { OK "ETag: \"a\"\r\n b\r\n" BODY, REFUSED },
        { OK "A b\r\n" BODY, REFUSED },
        { OK "A\r\n" BODY, REFUSED },
        { OK "A : b\r\nB \t:c\r\n" BODY, TAKEN },
        { OK "Content-Length : 3\r\n" BODY, REFUSED },
        { OK "ETag\t: \"a\"\r\n" BODY, REFUSED },
        { OK "A b: c\r\n" BODY, REFUSED },
        { OK ": b\r\n" BODY, REFUSED },
        { OK "A: b\r\n", NFETCH_ERR_SHORT, NULL, 0 },
    };

    EXPECT(rows);
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
    static const struct row rows[] = {
        { OK "ETag: \"\"\r\n" BODY, NFETCH_OK, "begin -1 \"\";finish", 0 },
        { OK "ETag: W/\"a\"\r\n" BODY, TAKEN },
        { OK "ETag: \"a\r\n" BODY, TAKEN },
        { OK "ETag: a\"\r\n" BODY, TAKEN },
        { OK "ETag: \"\r\n" BODY, TAKEN },
        { OK "ETag: \"\x1F\"\r\n" BODY, TAKEN },
        { OK "ETag: \"\x7F\"\r\n" BODY, TAKEN },
        { OK "ETag: \" ~\"\r\n" BODY, NFETCH_OK, "begin -1 \" ~\";finish", 0 },
        { OK "ETag: \"123456" TEXT_60 TEXT_60 "\"\r\nX: y\r\n" BODY, NFETCH_OK,
          "begin -1 \"123456" TEXT_60 TEXT_60 "\";finish", 0 },
        { OK "ETag: \"1234567" TEXT_60 TEXT_60 "\"\r\n" BODY, TAKEN },
        { OK "Last-Modified: " DATE BODY, TAKEN },
        { OK "Last-Modified: " DATE "Date: " DATE BODY, TAKEN },
        { OK "Last-Modified: Sat" DATE "Date: " DATE BODY, TAKEN },
        { OK "Last-Modified: 6 Nov\r\nDate: " DATE BODY, TAKEN },
        { OK "Date: Mon, 06 Nov 2006 08:49:37 GMT\r\nLast-Modified: " DATE BODY,
          NFETCH_OK, "begin -1 Sun, 06 Nov 1994 08:49:37 GMT;finish", 0 },
        { OK "ETag: \"a\"\r\nDate: Mon, 06 Nov 2006 08:49:37 GMT\r\n"
             "Last-Modified: " DATE BODY,
          NFETCH_OK, "begin -1 \"a\";finish", 0 },
    };

    EXPECT(rows);
}

/* ----------------------------------------------------------------- the body */

void test_chunks_have_sizes_and_ends(void)
{
    static const struct row rows[] = {
        { OK CHUNKED "\r\n01\r\n0\r\n2 \t;x\r\n12\r\n0\r\nA: b\r\n\r\n",
          TAKEN },
        { OK CHUNKED "\r\n3\t\r\n012\r\n00;x\r\n\r\n", TAKEN },
        { OK CHUNKED "\r\n3\r\n012\r\n0\r\nA: b\r\n", TAKEN },
        { OK CHUNKED "\r\n3\r\n012\r\n0\r\n\r\nx", BEGUN(NFETCH_ERR_LONG) },
        { OK CHUNKED "\r\n3\r\n012x\r\n0\r\n\r\n", BEGUN(NFETCH_ERR_PROTOCOL) },
        { OK CHUNKED "\r\n3\r\n012\r\n", BEGUN(NFETCH_ERR_SHORT) },
        { OK CHUNKED "\r\n3\r\n012\r\n0", BEGUN(NFETCH_ERR_SHORT) },
        { OK CHUNKED "\r\n3\r\n01", BEGUN(NFETCH_ERR_SHORT) },
        { OK CHUNKED "\r\n3 x\r\n012\r\n0\r\n\r\n",
          BEGUN(NFETCH_ERR_PROTOCOL) },
        { OK CHUNKED "\r\n3\"\r\n012\r\n0\r\n\r\n",
          BEGUN(NFETCH_ERR_PROTOCOL) },
        { OK CHUNKED "\r\n\r\n012\r\n0\r\n\r\n", BEGUN(NFETCH_ERR_PROTOCOL) },
        { OK CHUNKED "\r\ng\r\n012\r\n0\r\n\r\n", BEGUN(NFETCH_ERR_PROTOCOL) },
        { OK CHUNKED "\r\n100000003\r\n012\r\n0\r\n\r\n",
          BEGUN(NFETCH_ERR_SHORT) },
        { OK CHUNKED "\r\n10000000000000003\r\n012\r\n0\r\n\r\n",
          BEGUN(NFETCH_ERR_SHORT) },
    };
    static const struct row large = { OK CHUNKED "\r\n1a\r\n",
                                      BEGUN(NFETCH_ERR_SHORT) };

    EXPECT(rows);
    setUp();
    expect_row(&large);
    setUp();
    SERVERS(OK CHUNKED "\r\n1A\r\n" TEXT_10 TEXT_10 "012345\r\n0\r\n"
                       "\r\n");
    story_expect(URL, NFETCH_OK, "begin -1 ;finish", TEXT_10 TEXT_10 "012345");
}

/* One line end is no part of anything. */
void test_a_line_end_after_the_body_is_skipped(void)
{
    static const struct row rows[] = {
        { OK "Content-Length: 3\r\n" BODY "\r\n", NFETCH_OK, "begin 3 ;finish",
          0 },
        { OK "Content-Length: 3\r\n" BODY "\r", NFETCH_OK, "begin 3 ;finish",
          0 },
        { OK CHUNKED "\r\n3\r\n012\r\n0\r\n\r\n\r\n", TAKEN },
        { OK "Content-Length: 3\r\n" BODY "\n", NFETCH_ERR_LONG, "begin 3 ;",
          0 },
        { OK "Content-Length: 3\r\n" BODY "\r\nx", NFETCH_ERR_LONG, "begin 3 ;",
          0 },
        { OK "Content-Length: 3\r\n" BODY "\r\n\r\n", NFETCH_ERR_LONG,
          "begin 3 ;", 0 },
    };

    EXPECT(rows);
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

static const struct {
    const char *first;
    const char *second;
    int status;
} rests[] = {
    { CUT, RANGE("Bytes 3-9/10") REST_7, NFETCH_OK },
    { CUT, RANGE("bytes 3-9/*") REST_7, NFETCH_OK },
    { CUT, RANGE("bytes 3-9/10") "Content-Length: 7\r\n" REST_7, NFETCH_OK },
    { CUT, RANGE("bytes 3-9/10") CHUNKED "\r\n7\r\n3456789\r\n0\r\n\r\n",
      NFETCH_OK },
    { CUT_OF_ANY, RANGE("bytes 3-9/10") REST_7, NFETCH_OK },
    { CUT_AT_9, RANGE("bytes 9-9/10") "\r\n9", NFETCH_OK },
    { CUT_OF_ANY, RANGE("bytes 3-9/*") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-9/10") CHUNKED "\r\n8\r\n3456789x\r\n0\r\n\r\n",
      NFETCH_ERR_LONG },
    { CUT, RANGE("bytes 3-9/10") REST_7 "x", NFETCH_ERR_LONG },
    { CUT, RANGE("bytes 3-8/10") "\r\n345678", NFETCH_ERR_SHORT },
    { CUT, RANGE("bytes 3-9/10") "Content-Length: 8\r\n" REST_7,
      NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-9/10") "Content-Length: 6\r\n" REST_7,
      NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-9/10") "Content-Range: bytes 3-9/10\r\n" REST_7,
      NFETCH_ERR_PROTOCOL },
    { CUT, UNPROVED("bytes 3-9/10") "ETag: \"abc\"\r\n" REST_7,
      NFETCH_ERR_SHORT },
    { CUT, UNPROVED("bytes 3-9/10") "ETag: W/\"a\"\r\n" REST_7,
      NFETCH_ERR_SHORT },
    { CUT, UNPROVED("bytes 3-9/10") REST_7, NFETCH_ERR_SHORT },
    { CUT, UNPROVED("bytes 3-9/10") LATER REST_7, NFETCH_ERR_SHORT },
    { CUT_OF_1994, UNPROVED("bytes 3-9/10") REST_7, NFETCH_ERR_SHORT },
    { CUT_OF_1994, RANGE("bytes 3-9/10") REST_7, NFETCH_ERR_SHORT },
    { CUT_OF_1994, RANGE("bytes 3-9/10") "Last-Modified: " DATE REST_7,
      NFETCH_OK },
    { CUT_OF_1994, RANGE("bytes 3-9/10") LATER REST_7, NFETCH_ERR_SHORT },
    { CUT, REST REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 2-9/10") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 4-9/10") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-9/11") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-9/9") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-10/*") REST_7 "x", NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-10/10") REST_7 "x", NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 18446744073709551615-18446744073709551616/*") REST_7,
      NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-2/10") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes */10") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("octet 3-9/10") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3/10") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes -9/10") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-/10") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-9") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-9/") REST_7, NFETCH_ERR_PROTOCOL },
    { CUT, RANGE("bytes 3-9/10 ,") REST_7, NFETCH_ERR_PROTOCOL },
};

void test_a_rest_must_be_the_one_that_was_asked_for(void)
{
    for (size_t i = 0; i < sizeof rests / sizeof rests[0]; i++) {
        setUp();
        fetch.limits.retries = 1;
        net_script_server(rests[i].first, NFETCH_NET_ERR_CLOSED);
        SERVERS(rests[i].second);
        TEST_ASSERT_EQUAL_INT_MESSAGE(rests[i].status, story_run(URL),
                                      rests[i].second);
        if (rests[i].status == NFETCH_OK) {
            TEST_ASSERT_EQUAL_MEMORY("0123456789", story.body, 10);
            TEST_ASSERT_TRUE(fetch.size == 10 && fetch.received == 10);
        }
    }
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
        FROM(UNPROVED("bytes 3-9/10") "\r\nDEFGHIJ", OK BODY), STORY_012,
        .offset = 3, .retries = 2, .unsent = "Range"),
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

static void expect_sent(const char *url, const char *line)
{
    setUp();
    SERVERS(OK BODY);
    story_expect(url, NFETCH_OK, "begin -1 ;finish", "012");
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(net_script_sent(0), line), url);
}

void test_a_login_is_base64(void)
{
    expect_sent("http://:@h/", "\r\nAuthorization: Basic Og==\r\n");
    expect_sent("http://u@h/", "\r\nAuthorization: Basic dTo=\r\n");
    expect_sent("http://u:%FF@h/", "\r\nAuthorization: Basic dTr/\r\n");
    expect_sent("http://u:p%3Aq@h/", "\r\nAuthorization: Basic dTpwOnE=\r\n");
    expect_sent("http://u:%FB%F0@h/", "\r\nAuthorization: Basic dTr78A==\r\n");
}

static void expect_fault(const char *url, enum nurl_status fault, size_t stop)
{
    setUp();
    SERVERS(OK BODY);
    story_expect(url, NFETCH_ERR_URL, "", "");
    TEST_ASSERT_EQUAL_INT(fault, fetch.fault);
    TEST_ASSERT_EQUAL_size_t(stop, fetch.stop);
    TEST_ASSERT_EQUAL_STRING("", net_script_sent(0));
}

/* 256 bytes with the colon. */
void test_a_login_that_cannot_be_sent_is_an_error_in_the_url(void)
{
    static char url[300] = "http://u:";

    expect_fault("http://u%3Av:p@h/", NURL_ERR_DEC_FORBIDDEN, 8);
    expect_fault("http://u:p%0A@h/", NURL_ERR_DEC_FORBIDDEN, 10);
    memset(url + 9, 'x', 254);
    strcpy(url + 9 + 254, "@h/");
    expect_sent(url, "");
    strcpy(url + 9 + 254, "x@h/");
    expect_fault(url, NURL_ERR_BUF, 9 + 254);
}

void test_an_offset_has_up_to_64_bits(void)
{
    static const struct {
        uint64_t offset;
        const char *line;
    } rows[] = {
        { 1, "\r\nRange: bytes=1-\r\nIf-Range: \"a\"\r\n\r\n" },
        { 10, "\r\nRange: bytes=10-\r\nIf-Range: \"a\"\r\n\r\n" },
        { 12345678901234567890u,
          "\r\nRange: bytes=12345678901234567890-\r\nIf-Range: \"a\"\r\n\r\n" },
    };

    for (size_t i = 0; i < 3; i++) {
        setUp();
        fetch.offset = rows[i].offset;
        fetch.validator = NURL_STR("\"a\"");
        SERVERS("HTTP/1.1 404 x\r\n\r\n");
        story_expect(URL, NFETCH_ERR_NOT_FOUND, "", "");
        TEST_ASSERT_NOT_NULL(strstr(net_script_sent(0), rows[i].line));
    }
}

/* ---------------------------------------------------------------- redirects */

static int ask_as_https(struct nfetch *context)
{
    return nfetch_http_fetch(context, &nfetch_stream_tcp);
}

/* Here https is http with another name. */
void test_no_redirect_leads_out_of_https(void)
{
    static const struct nfetch_protocol https = { NURL_SCHEME_HTTPS,
                                                  ask_as_https };
    static const struct nfetch_protocol *const both[] = { &nfetch_http,
                                                          &https };
    static const struct {
        const char *url;
        const char *answer;
        int status;
        unsigned port;
    } rows[] = {
        { URL, "HTTP/1.1 302 x\r\nLocation: https://h/b\r\n\r\n", NFETCH_OK,
          443 },
        { "https://h/a", "HTTP/1.1 302 x\r\nLocation: https://i/b\r\n\r\n",
          NFETCH_OK, 443 },
        { "https://h/a", "HTTP/1.1 302 x\r\nLocation: http://h/b\r\n\r\n",
          NFETCH_ERR_REDIRECT, 443 },
        { "https://h/a", "HTTP/1.1 302 x\r\nLocation: //h:80/b\r\n\r\n",
          NFETCH_OK, 80 },
        { URL, "HTTP/1.1 302 x\r\nLocation: ftp://h/b\r\n\r\n",
          NFETCH_ERR_REDIRECT, 80 },
        { URL, "HTTP/1.1 302 x\r\nLocation: http://h/%zz\r\n\r\n", NFETCH_OK,
          80 },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        fetch.protocols = both;
        fetch.protocol_count = 2;
        SERVERS(rows[i].answer, OK BODY);
        TEST_ASSERT_EQUAL_INT_MESSAGE(rows[i].status, story_run(rows[i].url),
                                      rows[i].answer);
        TEST_ASSERT_EQUAL_UINT16(rows[i].port, net_script.last_port);
    }
}

/* ---------------------------------------------------------------- addresses */

/* Only one that never answered is left for the next one. */
void test_the_next_address_is_asked_if_nothing_arrived(void)
{
    static const struct {
        const char *text; /* NULL: no connection */
        int end;
        int is_left;
    } rows[] = {
        { NULL, NFETCH_NET_ERR_TIMEOUT, 1 },
        { NULL, NFETCH_NET_ERR_REFUSED, 1 },
        { NULL, NFETCH_NET_ERR_CLOSED, 1 },
        { NULL, NFETCH_NET_ERR_LINK, 1 },
        { NULL, NFETCH_NET_ERR_MEMORY, 0 },
        { "", NFETCH_NET_ERR_CLOSED, 1 },
        { "", NFETCH_NET_ERR_TIMEOUT, 1 },
        { "", 0, 0 },
        { OK "\r\n", NFETCH_NET_ERR_CLOSED, 0 },
        { "HTTP/1.1 404 x\r\n\r\n", NFETCH_NET_ERR_CLOSED, 0 },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        net_script.addresses = 2;
        net_script_server(rows[i].text, rows[i].end);
        SERVERS(OK BODY);
        TEST_ASSERT_EQUAL_INT(rows[i].is_left,
                              story_run("http://h/a") == NFETCH_OK);
        TEST_ASSERT_EQUAL_UINT8(1 + rows[i].is_left, net_script.last_octet);
    }
}
