/* The target of a request in absolute form; requirements REQ-25 and REQ-27. */
#include "nurl_writer.h"

#include "support.h"

static const struct row target_rows[] = {
    /* It has scheme, host, path and query. */
    { "http://h/a%20b?c", "http://h/a%20b?c" },
    { "http://h?c", "http://h/?c" },
    { "http://h:8080//x", "http://h:8080//x" },
    /* Login, default port and fragment are left out. */
    { "http://u:p@H:080/a#c", "http://H/a" },
    { "foo://[v1.A]:/", "foo://[v1.A]/" },
    /* A scheme is in lower case and that of a websocket is http. */
    { "HTTPS://H/", "https://H/" },
    { "Ws://h:80/c", "http://h/c" },
    { "wsx://h", "wsx://h/" },
    /* Host, scheme and a port in range are needed in this order. */
    { "http:a", "HOST_MISSING@5" },
    { "//h:65536/", "SCHEME_MISSING@0" },
    { "http://h:65535/", "http://h:65535/" },
    /* A zone is not for the server. */
    { "https://[fe80::1%25a]/b", "https://[fe80::1]/b" },
};

void test_an_absolute_target_has_scheme_host_path_and_query(void)
{
    WRITTEN(nurl_parse_zone, nurl_write_target_absolute, 3 | ONLY_3986,
            target_rows);
}

void test_without_space_stop_is_the_byte_that_found_none(void)
{
    static const struct sized_row rows[] = {
        { "Foo://u@h:1/a?b", 1, "BUF@1" },
        { "Foo://u@h:1/a?b", 7, "BUF@9" },
        { "ws://h", 3, "BUF@3" },
        { "wss://h", 4, "BUF@4" },
    };

    SIZED(nurl_parse, nurl_write_target_absolute, rows);
}
