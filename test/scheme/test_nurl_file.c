/* file URLs, each line a text, its path, and whether it is of this machine. */
#include "nurl_file.h"

#include "support.h"

static const struct view_row this_machine_rows[] = {
    /* No host and localhost are this machine and another is not. */
    { "file://localhost/etc", "path=/etc local", NULL },
    { "file://localhos/a", "path=/a", NULL },
    { "file:/etc/f~", "path=/etc/f~ local", "CHAR@11" },
    /* A question mark is data. */
    { "file:///?", "path=/? local", NULL },
    { "file:/a?b#c", "path=/a?b local", NULL },
    { "file://h?x", "HOST_CHAR@8", NULL },
    /* The slash must be there and the path may be empty. */
    { "file:/", "path=/ local", NULL },
    { "file:", "PATH_REQUIRED@5", NULL },
    { "file:?/a", "PATH_REQUIRED@5", NULL },
    /* A strict path holds no semicolon and another does. */
    { "file:///x/y;type=a", "path=/x/y;type=a local", "CHAR@11" },
    { "file:///a%3Bb", "path=/a%3Bb local", NULL },
    { "file:///a?b:c@d&e=f", "path=/a?b:c@d&e=f local", NULL },
    /* Another scheme or none is refused. */
    { "files:///a", "SCHEME@0", NULL },
    { "fil:/a", "SCHEME@0", NULL },
    { "/a", "SCHEME@0", NULL },
};

void test_a_file_url_has_a_path_and_may_be_of_this_machine(void)
{
    VIEW_CHECK(NURL_SCHEME_FILE, this_machine_rows);
}

void test_after_an_error_it_is_nobodys(void)
{
    struct nurl_file view;
    struct nurl url = url_of(nurl_parse, "file:a");

    memset(&view, 0xA5, sizeof view);
    TEST_ASSERT_EQUAL(NURL_ERR_PATH_REQUIRED, nurl_file_parse(&view, &url));
    TEST_ASSERT_EQUAL(0, view.local);
    TEST_ASSERT_EQUAL(0, view.path.len);
}
