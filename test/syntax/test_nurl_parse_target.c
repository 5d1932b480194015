/* The target of a request line; requirements GRD-01 to GRD-09. */
#include "nurl_parse.h"

#include "nurl_equal.h"
#include "nurl_host.h"
#include "nurl_reference.h"
#include "support.h"

#include <ctype.h>

static const char *method; /* of the request */

static enum nurl_status parse(struct nurl *url, const char *text, size_t len)
{
    return nurl_parse_target(url, nurl_text(method, strlen(method)), text, len);
}

static const struct parsing target = { parse, A_URL, "EMPTY@0" };
static const struct parsing server = { parse, AN_AUTHORITY, "EMPTY@0" };

void setUp(void)
{
    method = "GET";
}

static const struct row target_rows[] = {
    /* A slash begins a path and never a host. */
    { "/", "path=/" },
    { "/a#", "FRAGMENT@2" },
    { "/\x80", "8BIT@1" },
    /* All else is absolute. */
    { "http://h/a", "scheme=http name=h path=/a" },
    { "h:", "SLASHES@2" },
    { "urn:a#b", "SLASHES@4" },
    { " /", "CHAR@0" },
    /* The user is seen before the host that is missing. */
    { "http://u@/", "USERINFO@8" },
};

void test_a_target_is_a_path_or_absolute(void)
{
    PARSED(target, target_rows);
}

/* The second slash is missing at 2, whatever follows the text. */
void test_what_follows_the_text_is_not_read(void)
{
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_ERR_SLASHES, parse(&url, "x:/", 2));
    TEST_ASSERT_EQUAL(2, url.stop);
}

void test_connect_takes_host_and_port_alone(void)
{
    static const struct row rows[] = {
        { "h:443", "name=h port=443 path=" },
        { "h:000", "PORT_RANGE@2" },
        { "[fe80::1%25e]:80", "IP_LITERAL@0" },
    };

    method = "CONNECT";
    PARSED(server, rows);
}

void test_an_asterisk_is_for_options_alone(void)
{
    static const struct row rows[] = {
        { "*", "path=*" },
        { "*?a", "PATH_REQUIRED@0" },
        { "h", "PATH_REQUIRED@0" },
        { "/a", "path=/a" },
    };

    method = "OPTIONS";
    PARSED(target, rows);
}

void test_a_method_is_compared_whole_and_with_case(void)
{
    static const char *const others[] = { "OPTION", "OPTIONSS", "options", "",
                                          "XPTIONS" };
    unsigned i;

    for (i = 0; i < sizeof others / sizeof others[0]; i++) {
        method = others[i];
        TEST_ASSERT_EQUAL_STRING_MESSAGE("PATH_REQUIRED@0",
                                         parsed_line(&target, "*", 1), method);
    }
    method = "connect";
    TEST_ASSERT_EQUAL_STRING("SLASHES@2", parsed_line(&target, "h:80", 4));
}

void test_null_can_be_a_method_and_no_text(void)
{
    static const struct nurl_str none = { NULL, 0 };
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_ERR_ARGUMENT, /* the NUL is a byte of this method */
                      nurl_parse_target(&url, nurl_text("OPTIONS", 8), "*", 1));
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY, nurl_parse_target(&url, none, NULL, 0));
    TEST_ASSERT_EQUAL(NURL_ERR_EMPTY,
                      nurl_parse_target(&url, nurl_text(NULL, 1), "/", 1));
    TEST_ASSERT_EQUAL(0, url.stop);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_target(&url, none, "/", 1));
}

/* tchar of RFC 9110 5.6.2, each byte at both ends of a method. */
void test_a_method_is_a_token_whatever_the_text_is(void)
{
    static const char marks[] = "!#$%&'*+-.^_`|~";
    static const char texts[][4] = { "/", "", "h:8", "a b" };
    char bytes[3] = { 'G', 'G', 'G' };
    struct nurl_str name = { bytes, sizeof bytes };
    struct nurl url;
    unsigned i;
    int c;

    for (c = 0; c < 512; c++) {
        bytes[0] = bytes[2] = 'G';
        bytes[c < 256 ? 0 : 2] = (char)c;
        if ((c & 255) > 0 && (c & 255) < 128 &&
            (isalnum(c & 255) || strchr(marks, c & 255))) {
            TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_target(&url, name, "/", 1));
            continue;
        }
        for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
            TEST_ASSERT_EQUAL(
                NURL_ERR_ARGUMENT,
                nurl_parse_target(&url, name, texts[i], strlen(texts[i])));
            TEST_ASSERT_EQUAL(0, url.stop);
            TEST_ASSERT_EQUAL(0, url.profile);
            TEST_ASSERT_EQUAL_PTR(texts[i], url.text);
        }
    }
    TEST_ASSERT_EQUAL(NURL_ERR_ARGUMENT,
                      nurl_parse_target(&url, NURL_STR("../x"), "/",
                                        (size_t)NURL_TEXT_MAX + 1));
}

/* What nurl_parse makes of the normal form is equal to the target. */
void test_a_target_has_a_normal_form_that_parses(void)
{
    static const char *const texts[][2] = {
        { "//evil/set", "/.//evil/set" }, { "//", "/.//" },
        { "/a/../b", "/a/../b" },         { "///", "/.///" },
        { "//%41?b", "/.//A?b" },
    };
    char buffer[32];
    struct nurl_writer out;
    struct nurl url;
    struct nurl parsed;
    size_t i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        TEST_ASSERT_EQUAL(NURL_OK,
                          parse(&url, texts[i][0], strlen(texts[i][0])));
        nurl_writer_init(&out, buffer, sizeof buffer);
        nurl_normalize(&out, &url);
        TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_finish(&out));
        TEST_ASSERT_EQUAL_STRING(texts[i][1], buffer);
        TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&parsed, buffer, strlen(buffer)));
        TEST_ASSERT_EQUAL(1, nurl_equal(&url, &parsed));
        TEST_ASSERT_EQUAL(1, nurl_equal(&parsed, &url));
        TEST_ASSERT_EQUAL(1, nurl_equal(&url, &url));
    }
}

void test_a_target_is_not_equal_to_the_reference_that_it_looks_like(void)
{
    static const char *const others[] = { "//evil/set",     "/evil/set",
                                          "/..//evil/set",  "/.//evil/sea",
                                          "/./evil/set",    "./evil/set",
                                          "x:/.//evil/set", "a.//evil/set",
                                          "/%2E",           "/%2E/" };
    struct nurl url;
    struct nurl parsed;
    size_t i;

    TEST_ASSERT_EQUAL(NURL_OK, parse(&url, "//evil/set", 10));
    for (i = 0; i < sizeof others / sizeof others[0]; i++) {
        TEST_ASSERT_EQUAL(NURL_OK,
                          nurl_parse(&parsed, others[i], strlen(others[i])));
        TEST_ASSERT_EQUAL_MESSAGE(0, nurl_equal(&url, &parsed), others[i]);
    }
    parsed = url_of(nurl_parse, "/%2E//evil/set");
    TEST_ASSERT_EQUAL(1, nurl_equal(&url, &parsed));
}

void test_every_prefix_and_every_replaced_byte_gives_a_sound_result(void)
{
    MUTATE(parsed_sound(&target), "http://h.com:80/a%20?b", "//h/%41?",
           "[::1]:443");
    vectors_cut(&vectors_3986, parsed_sound(&target));
    method = "CONNECT";
    MUTATE(parsed_sound(&server), "http://h.com:80/a%20?b", "//h/%41?",
           "[::1]:443");
    vectors_cut(&vectors_3986, parsed_sound(&server));
}
