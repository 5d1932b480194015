/* What a normal form owes to the scheme: its port, the empty path. */
#include "url/nurl_scheme_based.h"

#include <string.h>

#include "nurl_parse.h"
#include "unity.h"

struct row {
    const char *text;
    const char *port; /* NULL: it is left out */
    const char *path;
};

static void check(const struct row *row)
{
    struct nurl url;
    struct nurl_str port;
    struct nurl_str path;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, row->text, strlen(row->text)));
    port = nurl_scheme_based_port(&url);
    path = nurl_scheme_based_path(&url);
    TEST_ASSERT_EQUAL_MESSAGE(row->port == NULL, port.ptr == NULL, row->text);
    if (row->port) {
        TEST_ASSERT_EQUAL(strlen(row->port), port.len);
        TEST_ASSERT_EQUAL(0, memcmp(row->port, port.ptr, port.len));
    }
    TEST_ASSERT_EQUAL_MESSAGE(strlen(row->path), path.len, row->text);
    if (path.len > 0) {
        TEST_ASSERT_EQUAL(0, memcmp(row->path, path.ptr, path.len));
    }
}

void test_a_default_port_is_left_out_and_an_empty_path_is_a_slash(void)
{
    static const struct row rows[] = {
        { "http://h:80", NULL, "/" },
        { "https://h:0443", NULL, "/" },
        { "ws://h:443", "443", "/" },
        { "WSS://h:", NULL, "/" },
        { "coap://h:5683", NULL, "/" },
        { "ftp://h", NULL, "/" },
        { "http:", NULL, "" },
        { "http://h/a", NULL, "/a" },
        { "x://h:0", "0", "/" },
        { "x://h:80/", "80", "/" },
        { "http://h:65616", "65616", "/" },
        { "//h:80", "80", "" },
        { "", NULL, "" },
        { "a", NULL, "a" },
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        check(&rows[i]);
    }
}
