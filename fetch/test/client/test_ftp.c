/* A fetch by ftp, with a network that does what the test says. */
#include "nfetch.h"

#include <errno.h>

#include "net_script.h"
#include "sink_story.h"
#include "unity.h"

#define ROWS_OF_FTP
#include "conversations.h"

/* Replies: up to the type; the port; around the data. */
#define URL "ftp://h/a"
#define LOGIN "220\n230\n200\n"
#define PORT "229 (|||2000|)\n"
#define SIZED LOGIN "213 3\n" PORT
#define BODY "150\n226\n"
#define ANY "USER anonymous;"
#define FILE_A "TYPE I;SIZE a;EPSV;RETR a;"

void setUp(void)
{
    static uint8_t work[768];
    const struct nfetch_buffer whole = { work, sizeof work };

    story_begin(&nfetch_ftp, whole);
    fetch.limits.retries = 0;
}

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

/* RFC 959 4.2.1: the same dialog can succeed later. */
void test_a_server_that_is_busy_is_asked_again(void)
{
    STORIES(busy);
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

/* ------------------------------------------------------- greeting and login */

void test_a_greeting_can_be_late_and_long_but_must_be_one(void)
{
    STORIES(greetings);
}

void test_the_login_is_that_of_the_url_if_the_server_asks(void)
{
    STORIES(logins);
}

void test_the_last_reply_is_kept_in_words(void)
{
    STORIES(words);
    play_a_file();
    story.finish = -EIO;
    story_expect(URL, -EIO, "begin 10 ;finish", "0123456789");
    TEST_ASSERT_EQUAL_STRING("", fetch.said);
}

/* ----------------------------------------------- directories, type and size */

void test_each_directory_and_the_type_is_a_command_of_its_own(void)
{
    STORIES(folders);
}

void test_a_size_is_held_against_the_bytes(void)
{
    STORIES(sizes);
}

/* ------------------------------------------------------ where the data goes */

/* The port is the server's choice, the address is not. */
void test_the_data_is_from_the_server_that_was_asked(void)
{
    STORIES(ports);
}

void test_after_any_failure_of_epsv_there_is_pasv(void)
{
    STORIES(failures);
}

/* ----------------------------------------------------------------- the file */

void test_the_end_of_the_data_is_no_end_of_the_file(void)
{
    STORIES(files);
}

void test_ends_are_as_their_names_say(void)
{
    STORIES(ends);
}

/* ------------------------------------------------------------------ the URL */

void test_a_url_of_no_file_is_refused_with_its_place(void)
{
    STORIES(wrong_urls);
}
