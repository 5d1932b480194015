/* Paths of URLs, in their CRI references in hex. Rows of test/vectors are
 * not repeated. */
#include "scheme/nurl_cri_write_path.h"

#include <string.h>

#include "cri.h"
#include "nurl_parse.h"
#include "rows.h"
#include "unity.h"

static const struct url_subject cri = { nurl_parse, cri_of_url };

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

    URL_ROWS(cri, rows);
}

static char text[2000];

/* Appends the unit `count` times; returns the new length. */
static size_t repeat(size_t len, const char *unit, size_t count)
{
    for (; count > 0; count--) {
        memcpy(text + len, unit, strlen(unit));
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

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, len));
    nurl_cri_path_measure(&path, &url);
    TEST_ASSERT_EQUAL(NURL_ERR_DEC_FORBIDDEN, path.status);
    TEST_ASSERT_EQUAL(len - 3, path.stop);
    TEST_ASSERT_EQUAL(127, path.open);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, len - 3));
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
