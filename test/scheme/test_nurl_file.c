/* file URLs, each line a text, its path, and whether it is of this machine. */
#include "nurl_file.h"

#include <string.h>

#include "nurl_parse.h"
#include "nurl_path.h"
#include "render.h"
#include "unity.h"
#include "view_rows.h"
#include "views.h"
#include "well_formed.h"

static enum nurl_status run(struct nurl_any *any, const struct nurl *url)
{
    return nurl_file_parse(&any->as.file, url);
}

static const struct view_subject file = { NURL_SCHEME_FILE, run };

void test_no_host_and_localhost_are_this_machine_and_another_is_not(void)
{
    static const struct view_row rows[] = {
        { "file:///etc/motd", "path=/etc/motd local", NULL },
        { "file://localhost/etc", "path=/etc local", NULL },
        { "FILE://LOCALHOST/c:/a", "path=/c:/a local", NULL },
        { "file://h.com/a", "path=/a", NULL },
        { "file://localhost.com/a", "path=/a", NULL },
        { "file://localhos/a", "path=/a", NULL },
        { "file://1.2.3.4/x", "path=/x", NULL },
        { "file://u@h:1/a", "path=/a", NULL },
        { "file:/etc/f~", "path=/etc/f~ local", "CHAR@11" },
    };

    VIEW_CHECK(file, rows);
}

void test_a_question_mark_is_data(void)
{
    static const struct view_row rows[] = {
        { "file:///a?b", "path=/a?b local", NULL },
        { "file:///?", "path=/? local", NULL },
        { "file:/a?b#c", "path=/a?b local", NULL },
        { "file://h?x", "HOST_CHAR@8", NULL },
    };

    VIEW_CHECK(file, rows);
}

void test_the_slash_must_be_there_and_the_path_may_be_empty(void)
{
    static const struct view_row rows[] = {
        { "file:///", "path=/ local", NULL },
        { "file://h/", "path=/", NULL },
        { "file:/", "path=/ local", NULL },
        { "file:////x", "path=//x local", NULL },
        { "file://", "PATH_REQUIRED@7", NULL },
        { "file://localhost", "PATH_REQUIRED@16", NULL },
        { "file://h#x", "PATH_REQUIRED@8", NULL },
        { "file:", "PATH_REQUIRED@5", NULL },
        { "file:a", "PATH_REQUIRED@5", NULL },
        { "file:?/a", "PATH_REQUIRED@5", NULL },
    };

    VIEW_CHECK(file, rows);
}

void test_a_strict_path_holds_no_semicolon_and_another_does(void)
{
    static const struct view_row rows[] = {
        { "file:///a;b", "path=/a;b local", "CHAR@9" },
        { "file:///x/y;type=a", "path=/x/y;type=a local", "CHAR@11" },
        { "file:///;", "path=/; local", "CHAR@8" },
        { "file:///a%3Bb", "path=/a%3Bb local", NULL },
        { "file:///a?b:c@d&e=f", "path=/a?b:c@d&e=f local", NULL },
    };

    VIEW_CHECK(file, rows);
}

void test_another_scheme_or_none_is_refused(void)
{
    static const struct view_row rows[] = {
        { "files:///a", "SCHEME@0", NULL },
        { "fil:/a", "SCHEME@0", NULL },
        { "/a", "SCHEME@0", NULL },
    };

    VIEW_CHECK(file, rows);
}

void test_a_struct_without_a_parsed_url_is_refused(void)
{
    view_check_refused(&file);
}

/* How many segments the walk gives. */
static unsigned walked(const char *text, size_t len)
{
    struct nurl url;
    struct nurl_file view;
    struct nurl_str path;
    struct nurl_str segment;
    unsigned n = 0;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, text, len));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_file_parse(&view, &url));
    path = nurl_part(&url, view.path);
    while (nurl_path_next(&path, &segment)) {
        n++;
    }
    return n;
}

void test_the_walk_gives_every_segment(void)
{
    TEST_ASSERT_EQUAL(1, walked("file:///a", 9));
    TEST_ASSERT_EQUAL(2, walked("file:///a/", 10));
    TEST_ASSERT_EQUAL(3, walked("file:////a/b", 12));
}

void test_an_empty_path_is_one_empty_segment(void)
{
    TEST_ASSERT_EQUAL(1, walked("file:///", 8));
    TEST_ASSERT_EQUAL(1, walked("file://h/", 9));
}

void test_after_a_fault_it_is_nobodys(void)
{
    struct nurl_file view;
    struct nurl url;

    memset(&view, 0xA5, sizeof view);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "file:a", 6));
    TEST_ASSERT_EQUAL(NURL_ERR_PATH_REQUIRED, nurl_file_parse(&view, &url));
    TEST_ASSERT_EQUAL(0, view.local);
    TEST_ASSERT_EQUAL(0, view.path.len);
}
