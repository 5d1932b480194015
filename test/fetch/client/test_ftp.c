/* A fetch by ftp, with a network that does what the test says. */
#include "nfetch.h"

#include <stdio.h>
#include <string.h>

#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

/* Replies: up to the type; the port; around the data. */
#define LOGIN "220\n230\n200\n"
#define PORT "229 (|||2000|)\n"
#define SIZED LOGIN "213 3\n" PORT
#define UNSIZED LOGIN "500\n" PORT
#define BODY "150\n226\n"
#define ANY "USER anonymous;"
#define PAD_60 "0123456789abcdefghi 0123456789abcdefghi 0123456789abcdefghi "
#define FILE_A "TYPE I;SIZE a;EPSV;RETR a;"

enum {
    NO_DATA = 1 /* no connection for data */
};

void setUp(void)
{
    static uint8_t work[768];
    const struct nfetch_buffer whole = { work, sizeof work };

    story_begin(&nfetch_ftp, whole);
}

/* What was sent on the first connection, with ";" for each CR LF. */
static const char *said(void)
{
    static char text[NET_SCRIPT_SENT];
    char *end;

    strcpy(text, net_script_sent(0));
    while ((end = strstr(text, "\r\n")) != NULL) {
        *end = ';';
        memmove(end + 1, end + 2, strlen(end + 2) + 1);
    }
    return text;
}

struct row {
    const char *url; /* NULL: ftp://h/a */
    const char *replies;
    int status;
    unsigned code;
    const char *said; /* NULL: all of a good conversation */
    const char *data; /* NULL: "xyz" */
    int data_end;
};

#define SAID(said) NFETCH_OK, 226, said, NULL, 0
#define TAKEN SAID(NULL)
#define ENDS(status, code, said) status, code, said, NULL, NO_DATA

static void play(const struct row *row)
{
    SERVERS(row->replies);
    if (row->data_end == NO_DATA) {
        return;
    }
    net_script_server(row->data == NULL ? "xyz" : row->data, row->data_end);
}

static void expect_rows(const struct row *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct row *row = &rows[i];
        const char *url = row->url == NULL ? "ftp://h/a" : row->url;

        setUp();
        play(row);
        TEST_ASSERT_EQUAL_INT_MESSAGE(row->status, story_run(url),
                                      row->replies);
        TEST_ASSERT_EQUAL_UINT_MESSAGE(row->code, fetch.code, row->replies);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(row->said == NULL ? ANY FILE_A "QUIT;"
                                                           : row->said,
                                         said(), row->replies);
        TEST_ASSERT_EQUAL_INT_MESSAGE(row->status == NFETCH_OK,
                                      strstr(story.text, "finish") != NULL,
                                      row->replies);
    }
}

#define EXPECT(rows) expect_rows(rows, sizeof(rows) / sizeof(rows)[0])

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
        story_expect("ftp://h/a", NFETCH_OK, "begin 10 ;finish", "0123456789");
        TEST_ASSERT_EQUAL_STRING(ANY "PASS device@;" FILE_A "QUIT;", said());
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
    story_break("ftp://h/a", play_a_file);
    story_break("ftp://h/d/a", play_a_firewall);
}

/* There is no REST here: another version could be sent. */
void test_a_download_of_before_a_power_cut_begins_anew(void)
{
    fetch.offset = 7;
    fetch.validator = NURL_STR("\"a\"");
    SERVERS(SIZED BODY, "xyz");
    story_expect("ftp://h/a", NFETCH_OK, "begin 3 ;finish", "xyz");
    TEST_ASSERT_TRUE(fetch.received == 3);
    fetch.offset = 7;
    story_expect("ftp://h/a", NFETCH_NET_ERR_REFUSED, "begin 3 ;finish", "xyz");
    SERVERS("421\n");
    fetch.offset = 7;
    story_expect("ftp://h/a", NFETCH_ERR_SERVER, "begin 3 ;finish", "xyz");
    TEST_ASSERT_TRUE(fetch.received == 0);
}

/* Nobody has told its size. */
void test_the_sink_can_refuse_an_empty_file(void)
{
    story.begin = NFETCH_ERR_SIZE;
    SERVERS(UNSIZED BODY, "");
    story_expect("ftp://h/a", NFETCH_ERR_SIZE, "begin -1 ;", "");
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
    static const struct row rows[] = {
        { NULL, "220-a\n 220 b\n221 c\n220-d\n220\n230\n200\n500\n" PORT BODY,
          TAKEN },
        { NULL, "120\n120\n120 x\n" UNSIZED BODY, TAKEN },
        { NULL, "120\n120\n120\n120\n" LOGIN,
          ENDS(NFETCH_ERR_PROTOCOL, 120, "") },
        { NULL, "421 no\n", ENDS(NFETCH_ERR_SERVER, 421, "") },
        { NULL, "299 ?\n230\n200\n500\n" PORT BODY, TAKEN },
        { NULL, "300 ?\n", ENDS(NFETCH_ERR_PROTOCOL, 300, "") },
        { NULL, "099 x\n", ENDS(NFETCH_ERR_PROTOCOL, 0, "") },
        { NULL, "100 x\n", ENDS(NFETCH_ERR_PROTOCOL, 100, "") },
        { NULL, "600 x\n", ENDS(NFETCH_ERR_PROTOCOL, 0, "") },
        { NULL, "599 x\n", ENDS(NFETCH_ERR_SERVER, 599, "") },
        { NULL, "22\n", ENDS(NFETCH_ERR_PROTOCOL, 0, "") },
        { NULL, "2200 x\n", ENDS(NFETCH_ERR_PROTOCOL, 0, "") },
        { NULL, "220x\n", ENDS(NFETCH_ERR_PROTOCOL, 220, "") },
        { NULL, "220 cu", ENDS(NFETCH_ERR_SHORT, 0, "") },
        { NULL, "220-a\nb\n", ENDS(NFETCH_ERR_SHORT, 220, "") },
        { NULL, "", ENDS(NFETCH_ERR_SHORT, 0, "") },
    };

    EXPECT(rows);
}

/* 63,000 bytes, and more than the time for them. */
void test_a_banner_can_have_any_length_within_its_time(void)
{
    net_script.again = 900;
    SERVERS("220-" PAD_60 "12345\n");
    story_expect("ftp://h/a", NFETCH_ERR_SHORT, "", "");
    TEST_ASSERT_EQUAL_UINT(220, fetch.code);
    TEST_ASSERT_EQUAL_size_t(0, net_script.again);
    setUp();
    net_script.pace = 100;
    net_script.again = SIZE_MAX;
    SERVERS("220-more\n");
    story_expect("ftp://h/a", NFETCH_ERR_SLOW, "", "");
    TEST_ASSERT_EQUAL_UINT32(100 + fetch.limits.window_ms, net_script.now);
}

void test_the_login_is_that_of_the_url_if_the_server_asks(void)
{
    static const struct row rows[] = {
        { NULL, "220\n331\n230\n200\n500\n" PORT BODY,
          SAID(ANY "PASS device@;" FILE_A "QUIT;") },
        { "ftp://u:p@h/a", UNSIZED BODY, SAID("USER u;" FILE_A "QUIT;") },
        { "ftp://u%20v:p%3Aq@h/a", "220\n331\n202\n200\n500\n" PORT BODY,
          SAID("USER u v;PASS p:q;" FILE_A "QUIT;") },
        { "ftp://u:@h/a", "220\n331\n230\n200\n500\n" PORT BODY,
          SAID("USER u;PASS ;" FILE_A "QUIT;") },
        { "ftp://u@h/a", "220\n331\n", ENDS(NFETCH_ERR_LOGIN, 331, "USER u;") },
        { "ftp://u:p@h/a", "220\n331\n530 no\n",
          ENDS(NFETCH_ERR_LOGIN, 530, "USER u;PASS p;") },
        { "ftp://u:p@h/a", "220\n331\n332\n",
          ENDS(NFETCH_ERR_LOGIN, 332, "USER u;PASS p;") },
        { NULL, "220\n332\n", ENDS(NFETCH_ERR_DENIED, 332, ANY) },
        { NULL, "220\n530\n", ENDS(NFETCH_ERR_DENIED, 530, ANY) },
        { NULL, "220\n532\n", ENDS(NFETCH_ERR_DENIED, 532, ANY) },
        { NULL, "220\n430\n", ENDS(NFETCH_ERR_SERVER, 430, ANY) },
        { NULL, "220\n550 SSL/TLS required\n",
          ENDS(NFETCH_ERR_SERVER, 550, ANY) },
        { NULL, "550 no\n", ENDS(NFETCH_ERR_SERVER, 550, "") },
    };

    EXPECT(rows);
}

void test_the_last_reply_is_kept_in_words(void)
{
    static const struct {
        const char *url;
        const char *replies;
        const char *said;
    } rows[] = {
        { "ftp://h/a", "220\n550 SSL/TLS required\n", "SSL/TLS required" },
        { "ftp://h/a", "220\n530-This server\n530 is private.\n",
          "is private." },
        { "ftp://h/a", "220\n530\n", "" },
        { "ftp://h/a", "SSH-2.0-x\n", "SSH-2.0-x" },
        { "ftp://h/a", "220x hello\n", "220x hello" },
        { "ftp://u:s3cret@h/a", "220\n331\n500 'PASS s3cret': what?\n", "" },
        { "ftp://u:s3cret@h/a", "220\n331\n530 not you\n", "not you" },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        SERVERS(rows[i].replies);
        TEST_ASSERT_TRUE(story_run(rows[i].url) < 0);
        TEST_ASSERT_EQUAL_STRING(rows[i].said, fetch.said);
    }
    play_a_file();
    story.finish = -99;
    story_expect("ftp://h/a", -99, "begin 10 ;finish", "0123456789");
    TEST_ASSERT_EQUAL_STRING("", fetch.said);
}

/* ----------------------------------------------- directories, type and size */

void test_each_directory_is_a_command_of_its_own(void)
{
    static const struct row rows[] = {
        { "ftp://h/d/e%2Ff/%20/a", LOGIN "250\n250\n250\n500\n" PORT BODY,
          SAID(ANY "CWD d;CWD e/f;CWD  ;TYPE I;SIZE a;EPSV;RETR a;QUIT;") },
        { "ftp://h/%2Fetc/a", LOGIN "250\n500\n" PORT BODY,
          SAID(ANY "CWD /etc;TYPE I;SIZE a;EPSV;RETR a;QUIT;") },
        { "ftp://h/a?b", UNSIZED BODY,
          SAID(ANY "TYPE I;SIZE a?b;EPSV;RETR a?b;QUIT;") },
        { "ftp://h/d/e/a", "220\n230\n250\n550 no\n",
          ENDS(NFETCH_ERR_NOT_FOUND, 550, ANY "CWD d;CWD e;") },
    };

    EXPECT(rows);
}

void test_text_has_no_size(void)
{
    static const struct row rows[] = {
        { "ftp://h/a;type=a", LOGIN PORT BODY, NFETCH_OK, 226,
          ANY "TYPE A;EPSV;RETR a;QUIT;", "a\r\nb", 0 },
        { "ftp://h/a;type=i", SIZED BODY, TAKEN },
        { NULL, "220\n230\n400\n",
          ENDS(NFETCH_ERR_SERVER, 400, ANY "TYPE I;") },
    };

    EXPECT(rows);
    setUp();
    play(&rows[0]);
    story_expect(rows[0].url, NFETCH_OK, "begin -1 ;finish", "a\r\nb");
}

void test_a_size_is_held_against_the_bytes(void)
{
    static const struct {
        const char *reply;
        int status;
        const char *story;
        const char *body;
    } rows[] = {
        { "213 3", NFETCH_OK, "begin 3 ;finish", "xyz" },
        { "213 0003", NFETCH_OK, "begin 3 ;finish", "xyz" },
        { "213 4", NFETCH_ERR_SHORT, "begin 4 ;", "xyz" },
        { "213 2", NFETCH_ERR_LONG, "begin 2 ;", "xy" },
        { "213", NFETCH_OK, "begin -1 ;finish", "xyz" },
        { "550 no", NFETCH_OK, "begin -1 ;finish", "xyz" },
        { "212 9", NFETCH_OK, "begin -1 ;finish", "xyz" },
        { "213 ", NFETCH_ERR_PROTOCOL, "", "" },
        { "213 3 ", NFETCH_OK, "begin 3 ;finish", "xyz" },
        { "213 3   ", NFETCH_OK, "begin 3 ;finish", "xyz" },
        { "213 3 4", NFETCH_ERR_PROTOCOL, "", "" },
        { "213   ", NFETCH_ERR_PROTOCOL, "", "" },
        { "213 x", NFETCH_ERR_PROTOCOL, "", "" },
        { "21 3", NFETCH_ERR_PROTOCOL, "", "" },
    };
    char replies[80];

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        snprintf(replies, sizeof replies, LOGIN "%s\n" PORT BODY,
                 rows[i].reply);
        net_script.chunk = 2;
        SERVERS(replies, "xyz");
        story_expect("ftp://h/a", rows[i].status, rows[i].story, rows[i].body);
    }
}

/* ------------------------------------------------------ where the data goes */

static const struct {
    const char *replies;
    unsigned port; /* 0: NFETCH_ERR_PROTOCOL */
} ports[] = {
    { "229 ok (|||1|)\n", 1 },
    { "229 (!!!65535!) (|||1|)\n", 65535 },
    { "229 (|||65536|)\n", 0 },
    { "229 (|||0|)\n", 0 },
    { "229 (|||1)\n", 0 },
    { "229 (|||1|\n", 0 },
    { "229 (||1|)\n", 0 },
    { "229 (|1|192.0.2.9|1|)\n", 0 },
    { "229 (||||)\n", 0 },
    { "229 (\n", 0 },
    { "229\n", 0 },
    { "229 3456\n", 0 },     /* as far as the bracket of the line before */
    { "229 (|||7777\n", 0 }, /* as far as its last two bytes */
    { "500\n227 ok: (203,0,113,9,7,208)\n", 2000 },
    { "500\n227 0,0,0,0,7,208\n", 2000 },
    { "501\n227 =255,255,255,255,255,255 ok\n", 65535 },
    { "502\n227 9,9,9,9,0,1\n", 1 },
    { "504\n227 (9,9,9,9,0,0)\n", 0 },
    { "500\n227 (9,9,9,9,0,256)\n", 0 },
    { "500\n227 (9,9,9,9,1)\n", 0 },
    { "500\n227 (9,9,9,9.0,1)\n", 0 },
    { "500\n227 (9,9,9,,0,1)\n", 0 },
    { "500\n227 ok\n", 0 },
    { "500\n229 9,9,9,9,0,1\n", 0 },
    { "227 (9,9,9,9,0,1)\n", 0 },
    { "399\n", 0 },
};

/* The port is the server's choice, the address is not. */
void test_the_data_is_from_the_server_that_was_asked(void)
{
    char replies[80];

    for (size_t i = 0; i < sizeof ports / sizeof ports[0]; i++) {
        int is_good = ports[i].port != 0;

        setUp();
        snprintf(replies, sizeof replies, LOGIN "500 3456(|||1|)\n%s" BODY,
                 ports[i].replies);
        SERVERS(replies, "xyz");
        story_expect("ftp://h/a",
                     is_good ? (int)NFETCH_OK : (int)NFETCH_ERR_PROTOCOL,
                     is_good ? "begin -1 ;finish" : "", is_good ? "xyz" : "");
        TEST_ASSERT_EQUAL_UINT16(is_good ? ports[i].port : 21,
                                 net_script.last_port);
        TEST_ASSERT_EQUAL_UINT8(1, net_script.last_octet);
    }
}

#define ASKED ANY "TYPE I;SIZE a;EPSV;"

void test_after_any_failure_of_epsv_there_is_pasv(void)
{
    static const struct row rows[] = {
        { NULL, LOGIN "500\n500\n227 9,9,9,9,7,208\n" BODY,
          SAID(ASKED "PASV;RETR a;QUIT;") },
        { NULL, LOGIN "500\n425 no\n227 9,9,9,9,7,208\n" BODY,
          SAID(ASKED "PASV;RETR a;QUIT;") },
        { NULL, LOGIN "500\n522\n227 9,9,9,9,7,208\n" BODY,
          SAID(ASKED "PASV;RETR a;QUIT;") },
        { NULL, LOGIN "500\n550\n227 9,9,9,9,7,208\n" BODY,
          SAID(ASKED "PASV;RETR a;QUIT;") },
        { NULL, LOGIN "500\n530\n227 9,9,9,9,7,208\n" BODY,
          SAID(ASKED "PASV;RETR a;QUIT;") },
        { NULL, LOGIN "500\n200 ok\n227 9,9,9,9,7,208\n" BODY,
          SAID(ASKED "PASV;RETR a;QUIT;") },
        { NULL, LOGIN "500\n229 (|||0|)\n227 9,9,9,9,7,208\n" BODY,
          SAID(ASKED "PASV;RETR a;QUIT;") },
        { NULL, LOGIN "500\n", ENDS(NFETCH_ERR_SHORT, 500, ASKED) },
        { NULL, LOGIN "500\n502\n502\n",
          ENDS(NFETCH_ERR_SERVER, 502, ASKED "PASV;") },
        { NULL, LOGIN "500\n503\n530\n",
          ENDS(NFETCH_ERR_DENIED, 530, ASKED "PASV;") },
        { "ftp://[::1]/a", LOGIN "500\n500\n",
          ENDS(NFETCH_ERR_SERVER, 500, ASKED) },
    };

    EXPECT(rows);
}

/* A firewall lets the port of PASV through, not that of EPSV. */
void test_a_port_that_does_not_answer_is_not_the_last_one(void)
{
    static const int ends[] = { NFETCH_NET_ERR_REFUSED, NFETCH_NET_ERR_TIMEOUT,
                                NFETCH_NET_ERR_CLOSED, NFETCH_NET_ERR_MEMORY };

    for (size_t i = 0; i < 4; i++) {
        setUp();
        SERVERS(SIZED "227 9,9,9,9,7,209\n" BODY);
        net_script_refuse(ends[i]);
        SERVERS("xyz");
        TEST_ASSERT_EQUAL_INT(i < 3 ? (int)NFETCH_OK : ends[i],
                              story_run("ftp://h/a"));
        TEST_ASSERT_EQUAL_UINT16(2000 + (i < 3), net_script.last_port);
    }
}

/* ----------------------------------------------------------------- the file */

#define ALL ASKED "RETR a;"
#define FAILS(status, code) status, code, ALL, NULL, 0

void test_the_end_of_the_data_is_no_end_of_the_file(void)
{
    static const struct row rows[] = {
        { NULL, SIZED "125\n250\n", NFETCH_OK, 250, NULL, NULL, 0 },
        { NULL, SIZED "199\n226\n", TAKEN },
        { NULL, SIZED "150\n426\n", FAILS(NFETCH_ERR_SHORT, 426) },
        { NULL, SIZED "150\n400\n", FAILS(NFETCH_ERR_SHORT, 400) },
        { NULL, SIZED "150\n225\n", FAILS(NFETCH_ERR_PROTOCOL, 225) },
        { NULL, SIZED "150\n", NFETCH_OK, 150, NULL, NULL, 0 },
        { NULL, LOGIN "213 4\n" PORT "150\n", FAILS(NFETCH_ERR_SHORT, 150) },
        { NULL, UNSIZED "150\n", FAILS(NFETCH_ERR_SHORT, 150) },
        { NULL, SIZED BODY, NFETCH_OK, 226, NULL, NULL, NFETCH_NET_ERR_CLOSED },
        { NULL, SIZED BODY, NFETCH_OK, 226, NULL, NULL,
          NFETCH_NET_ERR_TIMEOUT },
        { NULL, SIZED BODY, NFETCH_NET_ERR_MEMORY, 150, ALL, NULL,
          NFETCH_NET_ERR_MEMORY },
        { NULL, SIZED "226\n", FAILS(NFETCH_ERR_PROTOCOL, 226) },
        { NULL, SIZED "200\n226\n", FAILS(NFETCH_ERR_PROTOCOL, 200) },
        { NULL, SIZED "350\n", FAILS(NFETCH_ERR_PROTOCOL, 350) },
        { NULL, SIZED "425\n", FAILS(NFETCH_ERR_SERVER, 425) },
        { NULL, SIZED "550\n", FAILS(NFETCH_ERR_NOT_FOUND, 550) },
        { NULL, SIZED "150\n", NFETCH_NET_ERR_CLOSED, 150, ALL, "x",
          NFETCH_NET_ERR_CLOSED },
        { NULL, SIZED "150\n", NFETCH_NET_ERR_TIMEOUT, 150, ALL, "x",
          NFETCH_NET_ERR_TIMEOUT },
        { NULL, SIZED "227 9,9,9,9,7,208\n",
          ENDS(NFETCH_NET_ERR_REFUSED, 227, ASKED "PASV;") },
    };

    EXPECT(rows);
}

#define FTP .url = "ftp://h/a"
#define ALL_OF_3 STORY(NFETCH_OK, "begin 3 ;finish", "xyz")

static const struct story_row ends[] = {
    ROW("a reset in place of the last reply is a cut",
        FROM(UNSIZED "150\n", "xyz"), ENDING(NFETCH_NET_ERR_CLOSED),
        STORY(NFETCH_ERR_SHORT, "begin -1 ;", "xyz"), FTP),
    ROW("after all bytes of its size nothing is cut by a reset",
        FROM(SIZED "150\n", "xyz"), ENDING(NFETCH_NET_ERR_CLOSED), ALL_OF_3,
        FTP),
    ROW("after them nothing is cut by silence, either",
        FROM(SIZED "150\n", "xyz"), ENDING(NFETCH_NET_ERR_TIMEOUT), ALL_OF_3,
        FTP),
    ROW("another error is one", FROM(SIZED "150\n", "xyz"),
        ENDING(NFETCH_NET_ERR_LINK),
        STORY(NFETCH_NET_ERR_LINK, "begin 3 ;", "xyz"), FTP),
    ROW("a reset after any other command is no cut", FROM(LOGIN "213 3\n"),
        ENDING(NFETCH_NET_ERR_CLOSED),
        STORY(NFETCH_NET_ERR_CLOSED, "begin 3 ;", ""), FTP),
    ROW("a reply can begin late, up to its own limit", FROM("220\n"),
        ENDING(NFETCH_NET_ERR_TIMEOUT), STORY_NONE(NFETCH_NET_ERR_TIMEOUT), FTP,
        .now = 20000),
    ROW("a reply that has begun ends with silence", FROM("22"),
        ENDING(NFETCH_NET_ERR_TIMEOUT), STORY_NONE(NFETCH_NET_ERR_TIMEOUT), FTP,
        .now = 10000),
    ROW("an empty file of unknown size begins at its end",
        FROM(UNSIZED BODY, ""), STORY(NFETCH_OK, "begin -1 ;finish", ""), FTP),
    ROW("the data is from the address of the name that answered",
        FROM(NULL, SIZED BODY, "xyz"), ENDING(NFETCH_NET_ERR_REFUSED), ALL_OF_3,
        FTP, .addresses = 2, .last_octet = 2),
};

void test_ends_are_as_their_names_say(void)
{
    STORIES(ends);
}

void test_silence_ends_it_after_its_limit(void)
{
    static const char *const replies[] = { "220", "220\n", LOGIN,
                                           UNSIZED "150\n" };

    for (size_t i = 0; i < 4; i++) {
        setUp();
        fetch.limits.silence_ms = 4000;
        fetch.limits.first_byte_ms = 4000;
        net_script_server(replies[i], NFETCH_NET_ERR_TIMEOUT);
        SERVERS("");
        story_expect("ftp://h/a", NFETCH_NET_ERR_TIMEOUT, "", "");
        TEST_ASSERT_EQUAL_UINT32(4000, net_script.now);
    }
}

/* ------------------------------------------------------------------ the URL */

void test_a_url_of_no_file_is_refused_with_its_place(void)
{
    static const struct {
        const char *url;
        enum nurl_status fault;
        size_t stop;
        size_t opened;
    } rows[] = {
        { "ftp://h/a;type=d", NURL_ERR_TYPECODE, 15, 0 },
        { "ftp://h/a/", NURL_ERR_NAME_EMPTY, 10, 0 },
        { "ftp://h/", NURL_ERR_NAME_EMPTY, 8, 0 },
        { "ftp://h", NURL_ERR_NAME_EMPTY, 7, 0 },
        { "ftp://h/a%0D%0AQUIT", NURL_ERR_DEC_FORBIDDEN, 9, 0 },
        { "ftp://h/01234567890123456789012345", NURL_ERR_BUF, 0, 1 },
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        setUp();
        fetch.work.size = 96; /* 32 for a line */
        SERVERS(LOGIN);
        story_expect(rows[i].url, NFETCH_ERR_URL, "", "");
        TEST_ASSERT_EQUAL_INT(rows[i].fault, fetch.fault);
        TEST_ASSERT_EQUAL_size_t(rows[i].stop, fetch.stop);
        TEST_ASSERT_EQUAL_size_t(rows[i].opened, net_script.opened);
    }
}
