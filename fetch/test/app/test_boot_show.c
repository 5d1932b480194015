/* What boot prints for an error: the offset in the URL, and never a password.
 */
#include "app/boot/boot.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "console.h"
#include "net_script.h"
#include "unity.h"

char nboot_work[NFETCH_WORK];

static char shown[400];
static struct nfetch fetch;

static void keep(int octet)
{
    size_t length = strlen(shown);

    TEST_ASSERT_TRUE(length < sizeof shown - 1);
    shown[length] = (char)octet;
    shown[length + 1] = '\0';
}

void setUp(void)
{
    memset(&fetch, 0, sizeof fetch);
    memset(&net_script, 0, sizeof net_script);
    fetch.net = &net_scripted;
    fetch.size = NFETCH_UNKNOWN;
    memset(shown, 0, sizeof shown);
    console_put = keep;
}

#define SEGMENT_20 "/345678901234567890/"

static const struct {
    const char *url;
    enum nurl_status fault;
    size_t stop;
    int status;
    const char *shown; /* text and caret, or NULL */
} errors[] = {
    { "http://u:secret@h/%zz", NURL_ERR_PCT, 18, NFETCH_ERR_URL,
      "http://u:******@h/%zz\n"
      "                  ^\n" },
    { "http://u:se%zzcret@h/", NURL_ERR_PCT, 11, NFETCH_ERR_URL,
      "http://u:*********@h/\n"
      "           ^\n" },
    { "http://h", NURL_ERR_PATH_REQUIRED, 8, NFETCH_ERR_REDIRECT,
      "http://h\n"
      "        ^\n" },
    { "http://h/" SEGMENT_20 SEGMENT_20 SEGMENT_20
      "%" SEGMENT_20 SEGMENT_20 SEGMENT_20 "x",
      NURL_ERR_PCT, 69, NFETCH_ERR_URL,
      "..." SEGMENT_20 SEGMENT_20 SEGMENT_20 "%" SEGMENT_20 SEGMENT_20
      "/345678901234567890...\n"
      "                                                               "
      "^\n" },
    { "http://h", NURL_ERR_BUF, 9, NFETCH_ERR_URL, "" },
    /* Another error has no offset in the URL. */
    { "http://h", NURL_ERR_PCT, 3, NFETCH_ERR_SCHEME, NULL },
    { "http://h", NURL_OK, 3, NFETCH_ERR_URL, NULL },
    { "http://h", NURL_ERR_PCT, 3, NFETCH_NET_ERR_TIMEOUT, NULL },
};

void test_a_caret_is_below_the_byte_and_a_password_is_stars(void)
{
    char whole[sizeof shown];

    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
        setUp();
        fetch.text = nurl_text(errors[i].url, strlen(errors[i].url));
        fetch.fault = errors[i].fault;
        fetch.stop = errors[i].stop;
        nboot_show_fault(&fetch, errors[i].status);
        whole[0] = '\0';
        if (errors[i].shown != NULL) {
            snprintf(whole, sizeof whole, "%soffset %u: %s, %s\n",
                     errors[i].shown, (unsigned)errors[i].stop,
                     nurl_status_name(errors[i].fault),
                     nurl_status_text(errors[i].fault));
        }
        snprintf(whole + strlen(whole), sizeof whole - strlen(whole),
                 "error: %s\n", nfetch_text(errors[i].status));
        TEST_ASSERT_EQUAL_STRING(whole, shown);
    }
}

void test_the_number_of_a_sink_of_ones_own_is_shown(void)
{
    nboot_show_fault(&fetch, -EIO);
    nboot_show_fault(&fetch, INT32_MIN);
    TEST_ASSERT_EQUAL_STRING("error: unknown error -5\n"
                             "error: unknown error -2147483648\n",
                             shown);
}

void test_the_servers_code_is_shown_with_its_errors_alone(void)
{
    fetch.code = 503;
    nboot_show_fault(&fetch, NFETCH_ERR_SERVER);
    nboot_show_fault(&fetch, NFETCH_NET_ERR_TIMEOUT);
    fetch.code = 0;
    nboot_show_fault(&fetch, NFETCH_ERR_SERVER);
    memcpy(fetch.said, "Busy", 5);
    fetch.code = 503;
    nboot_show_fault(&fetch, NFETCH_ERR_SERVER);
    fetch.code = 0;
    nboot_show_fault(&fetch, NFETCH_NET_ERR_TIMEOUT);
    TEST_ASSERT_EQUAL_STRING("error: the server refuses (503)\n"
                             "error: no answer in time\n"
                             "error: the server refuses\n"
                             "error: the server refuses (503): Busy\n"
                             "error: no answer in time: Busy\n",
                             shown);
}

/* A line a second; a rate after 20 ms, of the bytes of this download. */
void test_progress_has_bytes_percent_and_rate(void)
{
    fetch.text = NURL_STR("http://u:pw@h/");
    fetch.offset = 1000;
    nboot_show_url(&fetch);
    nboot_show_end(&fetch);
    fetch.redirects = 1;
    nboot_show_url(&fetch);
    fetch.received = 1500;
    net_script.now = 999;
    TEST_ASSERT_EQUAL_INT(0, nboot_show_progress(&fetch));
    net_script.now = 1000;
    fetch.received = 6000;
    (void)nboot_show_progress(&fetch);
    net_script.now = 1500;
    fetch.size = 12000;
    (void)nboot_show_progress(&fetch);
    nboot_show_end(&fetch);
    TEST_ASSERT_EQUAL_STRING("fetch: http://u:**@h/\n"
                             "redirect: http://u:**@h/\n"
                             "6000 bytes, 5 kB/s\n"
                             "6000 bytes, 50 %, 3 kB/s\n",
                             shown);
    setUp(); /* the server begins anew */
    fetch.offset = 1000;
    nboot_show_url(&fetch);
    fetch.received = 500;
    net_script.now = 100;
    (void)nboot_show_progress(&fetch);
    nboot_show_end(&fetch);
    TEST_ASSERT_EQUAL_STRING("fetch: \n500 bytes, 5 kB/s\n", shown);
}

void test_a_percentage_has_no_limit_of_32_bits(void)
{
    nboot_show_url(&fetch);
    fetch.size = (uint64_t)3 << 40;
    fetch.received = (uint64_t)1 << 40;
    net_script.now = 19;
    (void)nboot_show_progress(&fetch);
    nboot_show_end(&fetch);
    TEST_ASSERT_EQUAL_STRING("fetch: \n"
                             "0 bytes, 33 %\n",
                             shown);
}
