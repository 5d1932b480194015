/* What a log may have of a URL; requirement REQ-44. */
#include "nurl_writer.h"

#include "support.h"
#include "well_formed.h"

static const struct row redacted_rows[] = {
    /* Scheme, host, port and path are shown. */
    { "HTTP://H.Com:080/a/%2e/b", "HTTP://H.Com:080/a/%2e/b" },
    { "file:///etc/x", "file:///etc/x" },
    { "", "" },
    /* A login is one star. */
    { "http://user:password@h/", "http://*@h/" },
    { "http://@h", "http://*@h" },
    { "http://a=b&c:d=e@h/", "http://*@h/" },
    { "//u:p@[::1]/@", "//*@[::1]/@" },
    /* Without slashes all before the last at sign is hidden. */
    { "mailto:a@b", "mailto:*@b" },
    { "x:@", "x:*@" },
    { "sip:1234@h;a@b?c=d", "sip:*@b?c=*" },
    /* No scheme, or an authority: a path. */
    { "a@b", "a@b" },
    { "x://h/u:p@h", "x://h/u:p@h" },
    { "x:///u:p@h", "x:///u:p@h" },
    /* Values of the query and the fragment are hidden. */
    { "?name=value&other=more", "?name=*&other=*" },
    { "?=x=y", "?=*" },
    { "?", "?" },
    { "?a=b&", "?a=*&" },
    { "?&&a&&&b=c", "?&&*&&&b=*" },
    { "?=b&a==b&==b", "?=*&a=*&=*" },
    { "x?#a=b&c", "x?#*" },
};

void test_secrets_are_hidden_and_all_else_is_shown(void)
{
    WRITTEN(nurl_parse_zone, nurl_write_redacted, 2 | ONLY_3986, redacted_rows);
}

/* A token in base64 ends in "=" or "==", and looks like a name. */
void test_what_only_equals_signs_follow_can_be_a_token(void)
{
    static const struct row rows[] = {
        { "?token", "?*" },
        { "?token=", "?*" },
        { "?token==", "?*" },
        { "?a=b&token==&c=d", "?a=*&*&c=*" },
        /* There is no token before the first of them. */
        { "?=", "?=*" },
        { "?==&=", "?=*&=*" },
        { "?t=&a=b", "?*&a=*" },
    };

    WRITTEN(nurl_parse_zone, nurl_write_redacted, 2 | ONLY_3986, rows);
}

static enum nurl_status parse_get(struct nurl *url, const char *text,
                                  size_t len)
{
    return nurl_parse_target(url, NURL_STR("GET"), text, len);
}

/* It begins the text: it is no authority, and nothing keeps it a path. */
void test_the_path_of_a_target_is_as_written(void)
{
    static const struct row rows[] = {
        { "//h/a?b=c", "//h/a?b=*" },
        { "/a:b@c", "/a:b@c" },
    };

    WRITTEN(parse_get, nurl_write_redacted, 2, rows);
}

void test_an_authority_alone_has_no_slashes(void)
{
    static const struct row rows[] = {
        { "u:p@h:80", "*@h:80" },
        { "@h", "*@h" },
        { ":p@h", "*@h" },
        { "", "" },
    };
    static const struct row settings[] = {
        { "u:p@h:80", "*@h:80" },
        { "mqtt://u:p@h/?a=b", "mqtt://*@h/?a=*" },
    };

    char *block = exact_open("/", 1);
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse_authority(&url, block + 1, 0));
    TEST_ASSERT_EQUAL_STRING("", written_line(nurl_write_redacted, &url));
    exact_close(block);
    WRITTEN(nurl_parse_authority, nurl_write_redacted, 2, rows);
    WRITTEN(nurl_parse_setting, nurl_write_redacted, 2, settings);
}

/* The part that was cleared, and what is written. */
struct cleared {
    unsigned part;
    const char *expected;
};

/* No secret comes back because the text still has it. */
void test_a_part_that_was_cleared_is_not_written(void)
{
    static const struct cleared rows[] = {
        { SCHEME, "//*@h:1/path?*#*" },      { USER, "http://h:1/path?*#*" },
        { HOST, "http:/path?*#*" },          { PORT, "http://*@h/path?*#*" },
        { PATH, "http://*@h:1?*#*" },        { QUERY, "http://*@h:1/path#*" },
        { FRAGMENT, "http://*@h:1/path?*" },
    };
    struct nurl url;
    unsigned i;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        url = url_of(nurl_parse, "http://us:pw@h:1/path?query#fragment");
        clear(span_of(&url, rows[i].part));
        if (rows[i].part == HOST) {
            url.host_kind = NURL_HOST_NONE;
        }
        TEST_ASSERT_EQUAL_STRING(rows[i].expected,
                                 written_line(nurl_write_redacted, &url));
    }
}

/* It becomes x: "//" "*@" h:1/a?b=*&*#*. The "//" has the offset of the ":". */
void test_without_space_stop_is_the_byte_that_found_none(void)
{
    static const uint8_t stops[] = { 0,  1,  1,  1,  4,  4,  9,  10, 11, 12,
                                     13, 14, 15, 16, 17, 19, 20, 21, 22 };
    static const struct sized_row rows[] = { { "x:ab@c", 2, "BUF@2" } };
    struct nurl_writer out;
    struct nurl url = url_of(nurl_parse, "x://us:p@h:1/a?b=cd&e#fg");
    size_t size;

    for (size = 0; size < sizeof stops; size++) {
        out = written_out(nurl_write_redacted, &url, size);
        TEST_ASSERT_EQUAL(NURL_ERR_BUF, nurl_writer_status(&out));
        TEST_ASSERT_EQUAL(stops[size], out.stop);
    }
    SIZED(nurl_parse, nurl_write_redacted, rows);
}
