/* A fetch by ftp, with a network that does what the test says. */
#include "nfetch.h"

#include <stdio.h>
#include <string.h>

#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

/* Replies: up to the type; the port; around the data. */
#define URL "ftp://h/a"
#define LOGIN "220\n230\n200\n"
#define PORT "229 (|||2000|)\n"
#define SIZED LOGIN "213 3\n" PORT
#define UNSIZED LOGIN "500\n" PORT
#define BODY "150\n226\n"
#define ANY "USER anonymous;"
#define PAD_60 "0123456789abcdefghi 0123456789abcdefghi 0123456789abcdefghi "
#define FILE_A "TYPE I;SIZE a;EPSV;RETR a;"

void setUp(void)
{
    static uint8_t work[768];
    const struct nfetch_buffer whole = { work, sizeof work };

    story_begin(&nfetch_ftp, whole);
}

/* A conversation: what the server replies, the connection for data and how it
 * ends, and what is sent. */
#define WITH(to, replies, data, end, ...)                                      \
    ROW(replies, FROM(replies, data), ENDING(0, end), .url = to,               \
        .text = WHATEVER, __VA_ARGS__)
#define SAID(to, replies, told)                                                \
    WITH(to, replies, "012", 0, .code = 226, .commands = told)
#define TAKEN(replies) SAID(URL, replies, ANY FILE_A "QUIT;")
/* Without a connection for data. */
#define ENDS(to, replies, how, number, told)                                   \
    ROW(replies, FROM(replies), .url = to, .status = how, .code = number,      \
        .text = WHATEVER, .commands = told)

/* ---------------------------------------------------- one good conversation */

static void play_a_file(void)
{
    setUp();
    net_script.chunk = 7;
    SERVERS("220 hello\r\n331 password\r\n230 in\r\n200 type\r\n"
            "213 10\r\n229 here (|||2000|)\r\n150 it comes\r\n"
            "226 done\r\n",
            "0123456789");
}

void test_a_file_arrives_in_chunks_of_any_size(void)
{
    for (size_t chunk = 1; chunk < 150; chunk++) {
        play_a_file();
        net_script.chunk = chunk;
        story_expect(URL, NFETCH_OK, "begin 10 ;finish", "0123456789");
        TEST_ASSERT_EQUAL_STRING(ANY "PASS device@;" FILE_A "QUIT;",
                                 story_commands());
        TEST_ASSERT_TRUE(fetch.size == 10 && fetch.received == 10);
        TEST_ASSERT_EQUAL_UINT16(226, fetch.code);
        TEST_ASSERT_EQUAL_size_t(2, net_script.opened);
        TEST_ASSERT_EQUAL_UINT16(2000, net_script.last_port);
        TEST_ASSERT_EQUAL_INT(0, net_script.last_closed);
    }
}

/* A file in a folder, through a firewall that does not know EPSV. */
static void play_a_firewall(void)
{
    setUp();
    SERVERS("220 x\r\n331 x\r\n230 x\r\n250 x\r\n200 x\r\n213 10\r\n"
            "500 x\r\n227 (192,0,2,1,7,208)\r\n150 x\r\n226 x\r\n"
            "221 x\r\n",
            "0123456789");
}

void test_each_error_ends_it_at_once(void)
{
    story_break(URL, play_a_file);
    story_break("ftp://h/d/a", play_a_firewall);
}

/* There is no REST here: another version could be sent. */
void test_a_download_of_before_a_power_cut_begins_anew(void)
{
    fetch.offset = 7;
    fetch.validator = NURL_STR("\"a\"");
    SERVERS(SIZED BODY, "012");
    story_expect(URL, NFETCH_OK, "begin 3 ;finish", "012");
    TEST_ASSERT_TRUE(fetch.received == 3);
    fetch.offset = 7;
    story_expect(URL, NFETCH_NET_ERR_REFUSED, "begin 3 ;finish", "012");
    SERVERS("421\n");
    fetch.offset = 7;
    story_expect(URL, NFETCH_ERR_SERVER, "begin 3 ;finish", "012");
    TEST_ASSERT_TRUE(fetch.received == 0);
}

/* Nobody has told its size. */
void test_the_sink_can_refuse_an_empty_file(void)
{
    story.begin = NFETCH_ERR_SIZE;
    SERVERS(UNSIZED BODY, "");
    story_expect(URL, NFETCH_ERR_SIZE, "begin -1 ;", "");
}

/* A sixth of the memory is for replies: what waits there while the data arrives
 * is not overwritten. */
void test_replies_and_data_do_not_share_memory(void)
{
    static const char name[] = "ftp://h/0123456789012345678901234";

    fetch.work.size = 96; /* 32 for a line, 16 for replies, 48 for data */
    SERVERS(UNSIZED "150-456789012345678901234567890\n"
                    "150\n226\n",
            PAD_60);
    story_expect(name, NFETCH_OK, "begin -1 ;finish", PAD_60);
}

/* ------------------------------------------------------- greeting and login */

void test_a_greeting_can_be_late_and_long_but_must_be_one(void)
{
    static const struct story_row rows[] = {
        TAKEN("220-a\n 220 b\n221 c\n220-d\n220\n230\n200\n500\n" PORT BODY),
        TAKEN("120\n120\n120 x\n" UNSIZED BODY),
        ENDS(URL, "120\n120\n120\n120\n" LOGIN, NFETCH_ERR_PROTOCOL, 120, ""),
        ENDS(URL, "421 no\n", NFETCH_ERR_SERVER, 421, ""),
        TAKEN("299 ?\n230\n200\n500\n" PORT BODY),
        ENDS(URL, "300 ?\n", NFETCH_ERR_PROTOCOL, 300, ""),
        ENDS(URL, "099 x\n", NFETCH_ERR_PROTOCOL, NONE, ""),
        ENDS(URL, "100 x\n", NFETCH_ERR_PROTOCOL, 100, ""),
        ENDS(URL, "600 x\n", NFETCH_ERR_PROTOCOL, NONE, ""),
        ENDS(URL, "599 x\n", NFETCH_ERR_SERVER, 599, ""),
        ENDS(URL, "22\n", NFETCH_ERR_PROTOCOL, NONE, ""),
        ENDS(URL, "2200 x\n", NFETCH_ERR_PROTOCOL, NONE, ""),
        ENDS(URL, "220x\n", NFETCH_ERR_PROTOCOL, 220, ""),
        ENDS(URL, "220 cu", NFETCH_ERR_SHORT, NONE, ""),
        ENDS(URL, "220-a\nb\n", NFETCH_ERR_SHORT, 220, ""),
        ENDS(URL, "", NFETCH_ERR_SHORT, NONE, ""),
    };

    STORIES(rows);
}

/* 63,000 bytes, and more than the time for them. */
void test_a_banner_can_have_any_length_within_its_time(void)
{
    net_script.again = 900;
    SERVERS("220-" PAD_60 "12345\n");
    story_expect(URL, NFETCH_ERR_SHORT, "", "");
    TEST_ASSERT_EQUAL_UINT(220, fetch.code);
    TEST_ASSERT_EQUAL_size_t(0, net_script.again);
    setUp();
    net_script.pace = 100;
    net_script.again = SIZE_MAX;
    SERVERS("220-more\n");
    story_expect(URL, NFETCH_ERR_SLOW, "", "");
    TEST_ASSERT_EQUAL_UINT32(100 + fetch.limits.window_ms, net_script.now);
}

void test_the_login_is_that_of_the_url_if_the_server_asks(void)
{
    static const struct story_row rows[] = {
        SAID(URL, "220\n331\n230\n200\n500\n" PORT BODY,
             ANY "PASS device@;" FILE_A "QUIT;"),
        SAID("ftp://u:p@h/a", UNSIZED BODY, "USER u;" FILE_A "QUIT;"),
        SAID("ftp://u%20v:p%3Aq@h/a", "220\n331\n202\n200\n500\n" PORT BODY,
             "USER u v;PASS p:q;" FILE_A "QUIT;"),
        SAID("ftp://u:@h/a", "220\n331\n230\n200\n500\n" PORT BODY,
             "USER u;PASS ;" FILE_A "QUIT;"),
        ENDS("ftp://u@h/a", "220\n331\n", NFETCH_ERR_LOGIN, 331, "USER u;"),
        ENDS("ftp://u:p@h/a", "220\n331\n530 no\n", NFETCH_ERR_LOGIN, 530,
             "USER u;PASS p;"),
        ENDS("ftp://u:p@h/a", "220\n331\n332\n", NFETCH_ERR_LOGIN, 332,
             "USER u;PASS p;"),
        ENDS(URL, "220\n332\n", NFETCH_ERR_DENIED, 332, ANY),
        ENDS(URL, "220\n530\n", NFETCH_ERR_DENIED, 530, ANY),
        ENDS(URL, "220\n532\n", NFETCH_ERR_DENIED, 532, ANY),
        ENDS(URL, "220\n430\n", NFETCH_ERR_SERVER, 430, ANY),
        ENDS(URL, "220\n550 SSL/TLS required\n", NFETCH_ERR_SERVER, 550, ANY),
        ENDS(URL, "550 no\n", NFETCH_ERR_SERVER, 550, ""),
    };

    STORIES(rows);
}

#define WORDS(to, replies, how, words)                                         \
    ROW(replies, FROM(replies), .url = to, .status = how, .said = words)

void test_the_last_reply_is_kept_in_words(void)
{
    static const struct story_row rows[] = {
        WORDS(URL, "220\n550 SSL/TLS required\n", NFETCH_ERR_SERVER,
              "SSL/TLS required"),
        WORDS(URL, "220\n530-This server\n530 is private.\n", NFETCH_ERR_DENIED,
              "is private."),
        WORDS(URL, "220\n530\n", NFETCH_ERR_DENIED, ""),
        WORDS(URL, "SSH-2.0-x\n", NFETCH_ERR_PROTOCOL, "SSH-2.0-x"),
        WORDS(URL, "220x hello\n", NFETCH_ERR_PROTOCOL, "220x hello"),
        WORDS("ftp://u:s3cret@h/a", "220\n331\n500 'PASS s3cret': what?\n",
              NFETCH_ERR_SERVER, ""),
        WORDS("ftp://u:s3cret@h/a", "220\n331\n530 not you\n", NFETCH_ERR_LOGIN,
              "not you"),
    };

    STORIES(rows);
    play_a_file();
    story.finish = -99;
    story_expect(URL, -99, "begin 10 ;finish", "0123456789");
    TEST_ASSERT_EQUAL_STRING("", fetch.said);
}

/* ----------------------------------------------- directories, type and size */

void test_each_directory_is_a_command_of_its_own(void)
{
    static const struct story_row rows[] = {
        SAID("ftp://h/d/e%2Ff/%20/a", LOGIN "250\n250\n250\n500\n" PORT BODY,
             ANY "CWD d;CWD e/f;CWD  ;TYPE I;SIZE a;EPSV;RETR a;QUIT;"),
        SAID("ftp://h/%2Fetc/a", LOGIN "250\n500\n" PORT BODY,
             ANY "CWD /etc;TYPE I;SIZE a;EPSV;RETR a;QUIT;"),
        SAID("ftp://h/a?b", UNSIZED BODY,
             ANY "TYPE I;SIZE a?b;EPSV;RETR a?b;QUIT;"),
        ENDS("ftp://h/d/e/a", "220\n230\n250\n550 no\n", NFETCH_ERR_NOT_FOUND,
             550, ANY "CWD d;CWD e;"),
    };

    STORIES(rows);
}

void test_text_has_no_size(void)
{
    static const struct story_row rows[] = {
        WITH("ftp://h/a;type=a", LOGIN PORT BODY, "a\r\nb", 0, .code = 226,
             .commands = ANY "TYPE A;EPSV;RETR a;QUIT;", .body = "a\r\nb"),
        SAID("ftp://h/a;type=i", SIZED BODY, ANY FILE_A "QUIT;"),
        ENDS(URL, "220\n230\n400\n", NFETCH_ERR_SERVER, 400, ANY "TYPE I;"),
    };

    STORIES(rows);
}

#define SIZE(reply, ...)                                                       \
    ROW(reply, FROM(LOGIN reply "\n" PORT BODY, "012"), .url = URL,            \
        .chunk = 2, __VA_ARGS__)

void test_a_size_is_held_against_the_bytes(void)
{
    static const struct story_row rows[] = {
        SIZE("213 3", .text = "begin 3 ;finish"),
        SIZE("213 0003", .text = "begin 3 ;finish"),
        SIZE("213 4", STORY(NFETCH_ERR_SHORT, "begin 4 ;", "012")),
        SIZE("213 2", STORY(NFETCH_ERR_LONG, "begin 2 ;", "01")),
        SIZE("213", .text = "begin -1 ;finish"),
        SIZE("550 no", .text = "begin -1 ;finish"),
        SIZE("212 9", .text = "begin -1 ;finish"),
        SIZE("213 ", .status = NFETCH_ERR_PROTOCOL),
        SIZE("213 3 ", .text = "begin 3 ;finish"),
        SIZE("213 3 ", .text = "begin 3 ;finish"),
        SIZE("213 3 4", .status = NFETCH_ERR_PROTOCOL),
        SIZE("213 ", .status = NFETCH_ERR_PROTOCOL),
        SIZE("213 x", .status = NFETCH_ERR_PROTOCOL),
        SIZE("21 3", .status = NFETCH_ERR_PROTOCOL),
    };

    STORIES(rows);
}

/* ------------------------------------------------------ where the data goes */

#define AFTER_SIZE(replies) LOGIN "500 3456(|||1|)\n" replies BODY
#define GOES_TO(replies, port)                                                 \
    ROW(replies, FROM(AFTER_SIZE(replies), "012"), .url = URL,                 \
        .last_port = port, .last_octet = 1)
#define GOES_NOWHERE(replies)                                                  \
    ROW(replies, FROM(AFTER_SIZE(replies), "012"), .url = URL,                 \
        .status = NFETCH_ERR_PROTOCOL, .last_port = 21)

/* The port is the server's choice, the address is not. */
static const struct story_row ports[] = {
    GOES_TO("229 ok (|||1|)\n", 1),
    GOES_TO("229 (!!!65535!) (|||1|)\n", 65535),
    GOES_NOWHERE("229 (|||65536|)\n"),
    GOES_NOWHERE("229 (|||0|)\n"),
    GOES_NOWHERE("229 (|||1)\n"),
    GOES_NOWHERE("229 (|||1|\n"),
    GOES_NOWHERE("229 (||1|)\n"),
    GOES_NOWHERE("229 (|1|192.0.2.9|1|)\n"),
    GOES_NOWHERE("229 (||||)\n"),
    GOES_NOWHERE("229 (\n"),
    GOES_NOWHERE("229\n"),
    GOES_NOWHERE("229 3456\n"),
    GOES_NOWHERE("229 (|||7777\n"), /* as far as its last two bytes */
    GOES_TO("500\n227 ok: (203,0,113,9,7,208)\n", 2000),
    GOES_TO("500\n227 0,0,0,0,7,208\n", 2000),
    GOES_TO("501\n227 =255,255,255,255,255,255 ok\n", 65535),
    GOES_TO("502\n227 9,9,9,9,0,1\n", 1),
    GOES_NOWHERE("504\n227 (9,9,9,9,0,0)\n"),
    GOES_NOWHERE("500\n227 (9,9,9,9,0,256)\n"),
    GOES_NOWHERE("500\n227 (9,9,9,9,1)\n"),
    GOES_NOWHERE("500\n227 (9,9,9,9.0,1)\n"),
    GOES_NOWHERE("500\n227 (9,9,9,,0,1)\n"),
    GOES_NOWHERE("500\n227 ok\n"),
    GOES_NOWHERE("500\n229 9,9,9,9,0,1\n"),
    GOES_NOWHERE("227 (9,9,9,9,0,1)\n"),
    GOES_NOWHERE("399\n"),
};

void test_the_data_is_from_the_server_that_was_asked(void)
{
    STORIES(ports);
}

#define ASKED ANY "TYPE I;SIZE a;EPSV;"

void test_after_any_failure_of_epsv_there_is_pasv(void)
{
    static const struct story_row rows[] = {
        SAID(URL, LOGIN "500\n500\n227 9,9,9,9,7,208\n" BODY,
             ASKED "PASV;RETR a;QUIT;"),
        SAID(URL, LOGIN "500\n425 no\n227 9,9,9,9,7,208\n" BODY,
             ASKED "PASV;RETR a;QUIT;"),
        SAID(URL, LOGIN "500\n522\n227 9,9,9,9,7,208\n" BODY,
             ASKED "PASV;RETR a;QUIT;"),
        SAID(URL, LOGIN "500\n550\n227 9,9,9,9,7,208\n" BODY,
             ASKED "PASV;RETR a;QUIT;"),
        SAID(URL, LOGIN "500\n530\n227 9,9,9,9,7,208\n" BODY,
             ASKED "PASV;RETR a;QUIT;"),
        SAID(URL, LOGIN "500\n200 ok\n227 9,9,9,9,7,208\n" BODY,
             ASKED "PASV;RETR a;QUIT;"),
        SAID(URL, LOGIN "500\n229 (|||0|)\n227 9,9,9,9,7,208\n" BODY,
             ASKED "PASV;RETR a;QUIT;"),
        ENDS(URL, LOGIN "500\n", NFETCH_ERR_SHORT, 500, ASKED),
        ENDS(URL, LOGIN "500\n502\n502\n", NFETCH_ERR_SERVER, 502,
             ASKED "PASV;"),
        ENDS(URL, LOGIN "500\n503\n530\n", NFETCH_ERR_DENIED, 530,
             ASKED "PASV;"),
        ENDS("ftp://[::1]/a", LOGIN "500\n500\n", NFETCH_ERR_SERVER, 500,
             ASKED),
    };

    STORIES(rows);
}

/* A firewall lets the port of PASV through, not that of EPSV. */
#define ANOTHER_PORT(error, ...)                                               \
    ROW(#error, FROM(SIZED "227 9,9,9,9,7,209\n" BODY, NULL, "012"),           \
        ENDING(0, error), .url = URL, .text = WHATEVER, __VA_ARGS__)

void test_a_port_that_does_not_answer_is_not_the_last_one(void)
{
    static const struct story_row rows[] = {
        ANOTHER_PORT(NFETCH_NET_ERR_REFUSED, .last_port = 2001),
        ANOTHER_PORT(NFETCH_NET_ERR_TIMEOUT, .last_port = 2001),
        ANOTHER_PORT(NFETCH_NET_ERR_CLOSED, .last_port = 2001),
        ANOTHER_PORT(NFETCH_NET_ERR_MEMORY, .last_port = 2000,
                     .status = NFETCH_NET_ERR_MEMORY),
    };

    STORIES(rows);
}

/* ----------------------------------------------------------------- the file */

#define ALL ASKED "RETR a;"
#define FAILS(how, number) .status = how, .code = number, .commands = ALL

void test_the_end_of_the_data_is_no_end_of_the_file(void)
{
    static const struct story_row rows[] = {
        WITH(URL, SIZED "125\n250\n", "012", 0, .code = 250,
             .commands = ANY FILE_A "QUIT;"),
        TAKEN(SIZED "199\n226\n"),
        WITH(URL, SIZED "150\n426\n", "012", 0, FAILS(NFETCH_ERR_SHORT, 426)),
        WITH(URL, SIZED "150\n400\n", "012", 0, FAILS(NFETCH_ERR_SHORT, 400)),
        WITH(URL, SIZED "150\n225\n", "012", 0,
             FAILS(NFETCH_ERR_PROTOCOL, 225)),
        WITH(URL, SIZED "150\n", "012", 0, .code = 150,
             .commands = ANY FILE_A "QUIT;"),
        WITH(URL, LOGIN "213 4\n" PORT "150\n", "012", 0,
             FAILS(NFETCH_ERR_SHORT, 150)),
        WITH(URL, UNSIZED "150\n", "012", 0, FAILS(NFETCH_ERR_SHORT, 150)),
        WITH(URL, SIZED BODY, "012", NFETCH_NET_ERR_CLOSED, .code = 226,
             .commands = ANY FILE_A "QUIT;"),
        WITH(URL, SIZED BODY, "012", NFETCH_NET_ERR_TIMEOUT, .code = 226,
             .commands = ANY FILE_A "QUIT;"),
        WITH(URL, SIZED BODY, "012", NFETCH_NET_ERR_MEMORY, .code = 150,
             .commands = ALL, .status = NFETCH_NET_ERR_MEMORY),
        WITH(URL, SIZED "226\n", "012", 0, FAILS(NFETCH_ERR_PROTOCOL, 226)),
        WITH(URL, SIZED "200\n226\n", "012", 0,
             FAILS(NFETCH_ERR_PROTOCOL, 200)),
        WITH(URL, SIZED "350\n", "012", 0, FAILS(NFETCH_ERR_PROTOCOL, 350)),
        WITH(URL, SIZED "425\n", "012", 0, FAILS(NFETCH_ERR_SERVER, 425)),
        WITH(URL, SIZED "550\n", "012", 0, FAILS(NFETCH_ERR_NOT_FOUND, 550)),
        WITH(URL, SIZED "150\n", "x", NFETCH_NET_ERR_CLOSED, .code = 150,
             .commands = ALL, .status = NFETCH_NET_ERR_CLOSED),
        WITH(URL, SIZED "150\n", "x", NFETCH_NET_ERR_TIMEOUT, .code = 150,
             .commands = ALL, .status = NFETCH_NET_ERR_TIMEOUT),
        ENDS(URL, SIZED "227 9,9,9,9,7,208\n", NFETCH_NET_ERR_REFUSED, 227,
             ASKED "PASV;"),
    };

    STORIES(rows);
}

#define ALL_OF_3 STORY(NFETCH_OK, "begin 3 ;finish", "012")

static const struct story_row ends[] = {
    ROW("a reset in place of the last reply is a cut",
        FROM(UNSIZED "150\n", "012"), ENDING(NFETCH_NET_ERR_CLOSED),
        STORY(NFETCH_ERR_SHORT, "begin -1 ;", "012"), .url = URL),
    ROW("after all bytes of its size nothing is cut by a reset",
        FROM(SIZED "150\n", "012"), ENDING(NFETCH_NET_ERR_CLOSED), ALL_OF_3,
        .url = URL),
    ROW("after them nothing is cut by silence, either",
        FROM(SIZED "150\n", "012"), ENDING(NFETCH_NET_ERR_TIMEOUT), ALL_OF_3,
        .url = URL),
    ROW("another error is one", FROM(SIZED "150\n", "012"),
        ENDING(NFETCH_NET_ERR_LINK),
        STORY(NFETCH_NET_ERR_LINK, "begin 3 ;", "012"), .url = URL),
    ROW("a reset after any other command is no cut", FROM(LOGIN "213 3\n"),
        ENDING(NFETCH_NET_ERR_CLOSED),
        STORY(NFETCH_NET_ERR_CLOSED, "begin 3 ;", ""), .url = URL),
    ROW("a reply can begin late, up to its own limit", FROM("220\n"),
        ENDING(NFETCH_NET_ERR_TIMEOUT), STORY_NONE(NFETCH_NET_ERR_TIMEOUT),
        .url = URL, .now = 20000),
    ROW("a reply that has begun ends with silence", FROM("22"),
        ENDING(NFETCH_NET_ERR_TIMEOUT), STORY_NONE(NFETCH_NET_ERR_TIMEOUT),
        .url = URL, .now = 10000),
    ROW("an empty file of unknown size begins at its end",
        FROM(UNSIZED BODY, ""), STORY(NFETCH_OK, "begin -1 ;finish", ""),
        .url = URL),
    ROW("the data is from the address of the name that answered",
        FROM(NULL, SIZED BODY, "012"), ENDING(NFETCH_NET_ERR_REFUSED), ALL_OF_3,
        .url = URL, .addresses = 2, .last_octet = 2),
};

void test_ends_are_as_their_names_say(void)
{
    STORIES(ends);
}

#define SILENT_AFTER(replies)                                                  \
    ROW(replies, FROM(replies, ""), ENDING(NFETCH_NET_ERR_TIMEOUT),            \
        .url = URL, .status = NFETCH_NET_ERR_TIMEOUT, .now = 4000,             \
        LIMITS(LIMIT(silence_ms, 4000), LIMIT(first_byte_ms, 4000)))

void test_silence_ends_it_after_its_limit(void)
{
    static const struct story_row rows[] = {
        SILENT_AFTER("220"),
        SILENT_AFTER("220\n"),
        SILENT_AFTER(LOGIN),
        SILENT_AFTER(UNSIZED "150\n"),
    };

    STORIES(rows);
}

/* ------------------------------------------------------------------ the URL */

#define NO_FILE(to, why, at, connections)                                      \
    ROW(to, FROM(LOGIN), .url = to, .work = 96, .status = NFETCH_ERR_URL,      \
        .fault = why, .stop = at, .opened = connections)

void test_a_url_of_no_file_is_refused_with_its_place(void)
{
    static const struct story_row rows[] = {
        NO_FILE("ftp://h/a;type=d", NURL_ERR_TYPECODE, 15, NONE),
        NO_FILE("ftp://h/a/", NURL_ERR_NAME_EMPTY, 10, NONE),
        NO_FILE("ftp://h/", NURL_ERR_NAME_EMPTY, 8, NONE),
        NO_FILE("ftp://h", NURL_ERR_NAME_EMPTY, 7, NONE),
        NO_FILE("ftp://h/a%0D%0AQUIT", NURL_ERR_DEC_FORBIDDEN, 9, NONE),
        /* 32 bytes are for a line */
        NO_FILE("ftp://h/01234567890123456789012345", NURL_ERR_BUF, NONE, 1),
    };

    STORIES(rows);
}
