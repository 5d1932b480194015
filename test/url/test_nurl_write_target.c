/* The target of a request in origin form; requirements REQ-24 and REQ-27. */
#include "nurl_writer.h"

#include "support.h"

static const struct row target_rows[] = {
    /* Path and query are copied and an empty path is a slash. */
    { "http://h/a%20b?c", "/a%20b?c" },
    { "http://h:8080//x", "//x" },
    { "http://h/a/../b%2F?%3F&c%26d", "/a/../b%2F?%3F&c%26d" },
    { "http://h?c", "/?c" },
    { "http://h?", "/?" },
    { "http://h", "/" },
    /* Login and fragment are left out. */
    { "http://u:p@h:8080/a?b#c", "/a?b" },
    { "http://h#f", "/" },
    /* Scheme and port do not matter but a host is needed. */
    { "foo://h/a", "/a" },
    { "//h:0/a", "/a" },
    { "x://h:65536/a", "/a" },
    { "http:a", "HOST_MISSING@5" },
    { "/a", "SCHEME_MISSING@0" },
    { "http://u@:1/", "HOST_EMPTY@9" },
};

void test_a_target_has_path_and_query(void)
{
    WRITTEN(nurl_parse, nurl_write_target, 1, target_rows);
}

void test_an_authority_alone_asks_for_a_slash(void)
{
    static const struct row rows[] = {
        { "u:p@h:80", "/" },
        { "[fe80::1%a]", "/" },
        { "", "HOST_EMPTY@0" },
    };

    WRITTEN(nurl_parse_authority, nurl_write_target, 1, rows);
}

void test_only_a_url_of_rfc_3986_is_taken(void)
{
    written_refuse(nurl_write_target, "http://h.com");
}

void test_without_space_stop_is_the_byte_that_found_none(void)
{
    static const struct sized_row rows[] = {
        { "http://h/a?bc", 0, "BUF@8" },
        { "http://h/a?bc", 1, "BUF@9" },
        { "http://h/a?bc", 2, "BUF@10" },
        { "http://h/a?bc", 3, "BUF@11" },
        { "http://h/a?bc", 4, "BUF@12" },
        { "http://h?b", 0, "BUF@8" }, /* where a path would be */
    };

    SIZED(nurl_parse, nurl_write_target, rows);
}

void test_it_goes_after_what_is_there_and_an_error_replaces_buf(void)
{
    char buffer[20];
    struct nurl_writer out = writer_of(buffer, sizeof buffer);
    struct nurl url = url_of(nurl_parse, "http://h/ab");

    nurl_write_text(&out, NURL_STR("GET "));
    nurl_write_target(&out, &url);
    TEST_ASSERT_EQUAL_STRING("GET /ab", shown_writer(&out));
    nurl_writer_init(&out, buffer, 3);
    nurl_write_text(&out, NURL_STR("GET "));
    url = url_of(nurl_parse, "http://:80");
    nurl_write_target(&out, &url);
    TEST_ASSERT_EQUAL_STRING("HOST_EMPTY@7", shown_writer(&out));
}

/* A target begins with "/", and has no fragment. */
static void sound(const char *text, size_t len)
{
    struct nurl_writer out;
    struct nurl url;

    nurl_parse(&url, text, len);
    out = written_out(nurl_write_target, &url, 300);
    if (nurl_writer_status(&out) != NURL_OK) {
        TEST_ASSERT_LESS_OR_EQUAL(len, out.stop);
        TEST_ASSERT_EQUAL(0, out.len);
        return;
    }
    TEST_ASSERT_EQUAL('/', *out.ptr);
    TEST_ASSERT_NULL(memchr(out.ptr, '#', out.len));
    TEST_ASSERT_LESS_OR_EQUAL(len, out.len);
}

void test_every_prefix_and_every_replaced_byte_gives_a_target_or_an_error(void)
{
    MUTATE(sound, "http://u:p@h:81/a%20b/c?d=%26e#f");
}
