/* Parts of CRIs as they are written. */
#include "cri.h"
#include "scheme/nurl_cri_write_path.h"
#include "support.h"

/* ------------------------------------------------------ cri_write_login */

/* Authorities of URLs, in their CRI references in hex. */
void test_an_authority_is_an_array(void)
{
    static const struct row rows[] = {
        { "coap://U:@a.B.c.D:1", "822087f462553a616161626163616401" },
        { "coap://255.255.255.255%30",
          "8220846332353563323535633235356432353530" },
        { "x://h:0", "82617882616800" },
        { "coap://u%40@[v1.a]", "IP_LITERAL@12" },
        /* A zone is a text after its address. */
        { "//[::1%25A]", "82f68250000000000000000000000000000000016141" },
    };

    URL_ROWS(nurl_parse_zone, cri_of_url, rows);
}

/* The login is one run from the user to the end of the password. */
void test_a_damaged_login_is_not_read(void)
{
    static const char text[] = "coap://u:pass@h/";
    struct nurl url = url_of(nurl_parse, text);

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
        clear(&url.host);
        TEST_ASSERT_EQUAL_STRING(url.host_kind == NURL_HOST_IPVFUTURE
                                     ? "IP_LITERAL@0"
                                     : "8220826001",
                                 cri_of_url(&url));
    }
}

void test_parts_of_a_login_can_be_cleared_one_by_one(void)
{
    static const char text[] = "coap://u:p@h:1";
    struct nurl url = url_of(nurl_parse, text);

    clear(&url.password);
    TEST_ASSERT_EQUAL_STRING("822084f46175616801", cri_of_url(&url));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, sizeof text - 1));
    clear(&url.user);
    TEST_ASSERT_EQUAL_STRING("822082616801", cri_of_url(&url));
}

/* ------------------------------------------------------- cri_write_path */

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
    struct nurl_cri_path path;
    size_t len = repeat(repeat(0, "a/", 256), "../", 256 + 127);
    struct nurl url = url_in(nurl_parse, path_text, len);

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
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl url;

    measure(&path, &url, "a/%20b");
    TEST_ASSERT_EQUAL(2, path.count);
    TEST_ASSERT_EQUAL(5, path.length);
    TEST_ASSERT_EQUAL(0, path.open);
    TEST_ASSERT_EQUAL(0, path.plain);
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
