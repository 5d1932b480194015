/* The target of a request in origin form; requirements REQ-24 and REQ-27. */
#include "nurl_writer.h"

#include "support.h"

static const struct row target_rows[] = {
    /* Path and query are copied and an empty path is a slash. */
    { "http://h/a%20b?c", "/a%20b?c" },
    { "http://h?c", "/?c" },
    { "http://h", "/" },
    /* Login and fragment are left out. */
    { "http://u:p@h:8080/a?b#c", "/a?b" },
    { "http://h#f", "/" },
    /* Scheme and port do not matter but a host is needed. */
    { "foo://h/a", "/a" },
    { "http:a", "HOST_MISSING@5" },
    { "http://u@:1/", "HOST_EMPTY@9" },
};

void test_a_target_has_path_and_query(void)
{
    WRITTEN(nurl_parse, nurl_write_target, 1 | ONLY_3986, target_rows);
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
