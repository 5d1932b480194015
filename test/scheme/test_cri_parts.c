/* Parts of CRIs as they are written. */
#include "cri.h"
#include "scheme/nurl_cri_write_login.h"
#include "scheme/nurl_cri_write_path.h"
#include "scheme/nurl_cri_write_text.h"
#include "support.h"

/* ------------------------------------------------------ cri_write_login */

/* Authorities of URLs, in their CRI references in hex. */
void test_an_authority_is_an_array(void)
{
    static const struct row rows[] = {
        { "coap://U:@a.B.c.D:1", "822087f462553a616161626163616401" },
        { "coap://01.2.3.%34", "822084623031613261336134" },
        { "coap://0.0.0.%30", "HOST_NUMERIC@7" },
        { "coap://1.2.3.%2D", "822084613161326133612d" },
        { "coap://1..3.%34", "82208461316061336134" },
        { "coap://%31.2.3.4.", "822085613161326133613460" },
        { "coap://%31.2.3", "822083613161326133" },
        { "coap://255.255.255.25%35", "HOST_NUMERIC@7" },
        { "coap://255.255.255.255%30",
          "8220846332353563323535633235356432353530" },
        { "coap://a%2eb%2E", "8220836161616260" },
        { "coap://%41%2d", "82208162612d" },
        { "coap://:5683", "82208160" },
        { "x://h:0", "82617882616800" },
        { "urn://h:1", "822482616801" },
        /* A default port goes with a scheme's name, too. */
        { "MQTT://h:01883", "82646d717474816168" },
        { "mqtt://h:8883", "82646d7174748261681922b3" },
        { "ipps://h:631", "826469707073816168" },
        { "//[1::]:80", "82f68250000100000000000000000000000000001850" },
        { "coap://u%40@[v1.a]", "IP_LITERAL@12" },
        { "coap://u%3A@[v1.a]", "DEC_FORBIDDEN@8" },
        { "coap://%3A%21:99999/%2B", "DEC_FORBIDDEN@10" },
        { "coap://[v1.a]:99999", "IP_LITERAL@7" },
        { "coap://h:99999/%2B?%2B", "PORT_RANGE@9" },
    };

    URL_ROWS(nurl_parse, cri_of_url, rows);
}

void test_a_zone_is_a_text_after_its_address(void)
{
    static const struct row rows[] = {
        { "//[::1%251]", "82f68250000000000000000000000000000000016131" },
        { "//[::1%25]:1", "82f683500000000000000000000000000000000162323501" },
        { "//[::1%25%2B%25]",
          "82f6825000000000000000000000000000000001622b25" },
        { "//[::1%25A]", "82f68250000000000000000000000000000000016141" },
        { "//[::1%25a%80]", "DEC_FORBIDDEN@10" },
        { "//%25", "82f6816125" },
        { "//a%3A", "82f68162613a" },
    };

    URL_ROWS(nurl_parse_zone, cri_of_url, rows);
}

/* The login is one run from the user to the end of the password. */
void test_a_damaged_login_is_not_read(void)
{
    static const char text[] = "coap://u:pass@h/";
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    url.user.off = 14; /* after the password */
    TEST_ASSERT_EQUAL(NURL_ERR_UNPARSED,
                      nurl_attach(&url, text, sizeof text - 1));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", cri_of_url(&url));
}

void test_a_host_that_was_cleared_is_empty(void)
{
    static const char *const texts[] = { "coap://[::1%25a]:1",
                                         "coap://1.2.3.4:1", "coap://[v1.a]:1",
                                         "coap://h:1" };
    struct nurl url;
    unsigned i;

    for (i = 0; i < 4; i++) {
        url = url_of(nurl_parse_zone, texts[i]);
        url.host.off = 0;
        url.host.len = 0;
        TEST_ASSERT_EQUAL_STRING(url.host_kind == NURL_HOST_IPVFUTURE
                                     ? "IP_LITERAL@0"
                                     : "8220826001",
                                 cri_of_url(&url));
    }
}

void test_parts_of_a_login_can_be_cleared_one_by_one(void)
{
    static const char text[] = "coap://u:p@h:1";
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    url.password.off = 0;
    url.password.len = 0;
    TEST_ASSERT_EQUAL_STRING("822084f46175616801", cri_of_url(&url));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    url.user.off = 0;
    url.user.len = 0;
    TEST_ASSERT_EQUAL_STRING("822082616801", cri_of_url(&url));
}

/* ------------------------------------------------------- cri_write_path */

/* Paths of URLs, in their CRI references in hex. */
void test_a_path_has_no_dots(void)
{
    static const struct row rows[] = {
        { "x:/", "836178f68160" },
        { "x:a", "836178f5816161" },
        { "x:/a/..", "836178f68160" },
        { "x:a/../", "836178f68160" },
        { "x:b/a/..", "836178f582616260" },
        { "x://h/..//a", "83617881616882606161" },
        { "x://h/%2E./a/%2e%2e", "8361788161688160" },
        { "x:..", "816178" },
        { "x:%2E%2e?", "846178f6808160" },
        { "/..//", "CHAR@0" },
        { "x:a/..//", "CHAR@2" },
        { "/..", "82f58160" },
        { "a/../..//", "8202826060" },
        { "..//..", "82028160" },
        { "...", "820181632e2e2e" },
        { "%2B/../a", "8201816161" },
        { "a/%2B/%2C", "DEC_FORBIDDEN@2" },
        { "%2B/%2C/..", "DEC_FORBIDDEN@0" },
    };

    URL_ROWS(nurl_parse, cri_of_url, rows);
}

void test_an_escaped_dot_is_a_dot_whatever_the_stack_holds(void)
{
    char buffer[8];
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl url = url_of(nurl_parse, "a/%2E%2e");

    fill_stack(0x00);
    nurl_write_cri(&out, &url);
    TEST_ASSERT_EQUAL_STRING("82018160", cri_written(&out));
}

static char path_text[2000];

/* Appends the unit `count` times; returns the new length. */
static size_t repeat(size_t len, const char *unit, size_t count)
{
    for (; count > 0; count--) {
        memcpy(path_text + len, unit, strlen(unit));
        len += strlen(unit);
    }
    return len;
}

/* 127 ".." are one too many. Before them, each ".." removes a segment. */
void test_segments_that_are_removed_are_not_discarded(void)
{
    struct nurl url;
    struct nurl_cri_path path;
    size_t len = repeat(repeat(0, "a/", 256), "../", 256 + 127);

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, path_text, len));
    nurl_cri_path_measure(&path, &url);
    TEST_ASSERT_EQUAL(NURL_ERR_DEC_FORBIDDEN, path.status);
    TEST_ASSERT_EQUAL(len - 3, path.stop);
    TEST_ASSERT_EQUAL(127, path.open);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, path_text, len - 3));
    nurl_cri_path_measure(&path, &url);
    TEST_ASSERT_EQUAL(NURL_OK, path.status);
    TEST_ASSERT_EQUAL(126, path.open);
}

static void measure(struct nurl_cri_path *path, struct nurl *url,
                    const char *of)
{
    memset(path, 0xA5, sizeof *path);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(url, of, strlen(of)));
    nurl_cri_path_measure(path, url);
    TEST_ASSERT_EQUAL(NURL_OK, path->status);
}

/* Whatever the struct had before. */
void test_a_path_is_measured_and_fits_exactly(void)
{
    static char buffer[5];
    struct nurl_cri_path path;
    struct nurl_writer out;
    struct nurl url;

    measure(&path, &url, "a/%20b");
    TEST_ASSERT_EQUAL(2, path.count);
    TEST_ASSERT_EQUAL(5, path.length);
    TEST_ASSERT_EQUAL(0, path.open);
    TEST_ASSERT_EQUAL(0, path.plain);
    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_cri_path_write(&out, &path, &url);
    TEST_ASSERT_EQUAL_STRING("6161622062", cri_written(&out));
    measure(&path, &url, "a/b");
    TEST_ASSERT_EQUAL(1, path.plain);
}

#ifdef NURL_HOST_TEST /* a board does not have the memory */
static char many[65536 + 4];
#endif

void test_a_path_can_follow_many_bytes(void)
{
#ifdef NURL_HOST_TEST
    struct nurl_cri_path path;
    struct nurl_writer out;
    struct nurl url;

    measure(&path, &url, "a/b");
    nurl_writer_init(&out, many, sizeof many);
    out.len = 65536;
    nurl_cri_path_write(&out, &path, &url);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL_MEMORY("\x61\x61\x61\x62", many + 65536, 4);
    TEST_ASSERT_EACH_EQUAL_CHAR('\0', many, 65536);
#endif
}

/* ------------------------------------------------------- cri_write_text */

/* Texts of URLs, in their CRI references in hex. */
static const struct row text_rows[] = {
    /* A sequence begins with its first escape. "%F0%9F%98%80" with one byte
       replaced by an invalid one. */
    { "%c2%80%F0%9F%98%80", "82018166c280f09f9880" },
    { "a%F0%9F%98", "DEC_FORBIDDEN@1" },
    { "a%F0%9F%988", "DEC_FORBIDDEN@1" },
    { "a%F0%9F%41%80", "DEC_FORBIDDEN@1" },
    { "a%c2%80%80", "DEC_FORBIDDEN@7" },
    { "a%c2%2B", "DEC_FORBIDDEN@1" },
    { "a%c2/%80", "DEC_FORBIDDEN@1" },
    /* A query and a fragment are texts. */
    { "x:?a&&b%26#&", "856178f680836161606262266126" },
    { "?%3D", "DEC_FORBIDDEN@1" },
    { "?a&%26%2B", "DEC_FORBIDDEN@6" },
    { "#%26", "DEC_FORBIDDEN@1" },
    { "?%23#%25%c3%a9", "8400f68161236325c3a9" },
    { "//h#", "85f6816168f6f660" },
    { "x:#", "856178f6808060" },
    { "/#", "84f58160f660" },
};

void test_texts_of_a_url_are_texts_of_its_cri(void)
{
    URL_ROWS(nurl_parse, cri_of_url, text_rows);
}

#ifdef NURL_HOST_TEST /* a board does not have the memory */
static char many_text[65536 + 10];
#endif

void test_a_host_in_lower_case_leaves_what_is_around_it(void)
{
#ifdef NURL_HOST_TEST
    static const char text[] = "//A%42";
    struct nurl_writer out;
    struct nurl url;

    memset(many_text, 'A', sizeof many_text);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    nurl_writer_init(&out, many_text, sizeof many_text);
    out.len = 65536;
    nurl_write_cri(&out, &url);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
    TEST_ASSERT_EQUAL_MEMORY("\x82\xf6\x81\x62\x61\x62", many_text + 65536, 6);
    TEST_ASSERT_EACH_EQUAL_CHAR('A', many_text, 65536);
    TEST_ASSERT_EQUAL('A', many_text[65536 + 6]);
#endif
}
