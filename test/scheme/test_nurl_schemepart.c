/* The scheme-specific part: each row has a text and its part. */
#include "scheme/nurl_schemepart.h"

#include "nurl_parse.h"
#include "render.h"
#include "rows.h"
#include "unity.h"

/* "/a" for the text that is to be read, or the error. */
static const char *line(const struct nurl_reader *in, const struct nurl *url,
                        enum nurl_status status)
{
    struct nurl_span span;

    if (status != NURL_OK) {
        return render_fault(status, nurl_reader_stop(in));
    }
    TEST_ASSERT_EQUAL(url->profile == NURL_PROFILE_1738, in->strict);
    TEST_ASSERT_EQUAL_PTR(url, in->url);
    span.off = nurl_reader_stop(in);
    span.len = (uint16_t)(in->end - in->at);
    render_start();
    render_part(" at=", url, span);
    return render_line();
}

static const char *opened(const struct nurl *url)
{
    struct nurl_reader in;

    return line(&in, url, nurl_schemepart_open(&in, url, "x"));
}

static const char *begun(const struct nurl *url)
{
    struct nurl_reader in;

    return line(&in, url, nurl_schemepart_begin(&in, url, "x"));
}

/* A strict struct has the same result. */
static enum nurl_status parse_strict(struct nurl *url, const char *text,
                                     size_t len)
{
    enum nurl_status status = nurl_parse(url, text, len);

    url->profile = NURL_PROFILE_1738;
    return status;
}

void test_it_begins_after_the_authority_and_ends_before_the_fragment(void)
{
    static const struct url_subject loose = { nurl_parse, opened };
    static const struct url_subject strict = { parse_strict, opened };
    static const struct row rows[] = {
        { "x://u@h:1/a?b#c", "at=/a?b" },
        { "x://h", "at=" },
        { "X://h?a", "at=?a" },
        { "x:///a", "at=/a" },
        { "x:a?", "at=a?" },
        { "y:/", "SCHEME@0" },
        { "//h/", "SCHEME@0" },
        { "", "SCHEME@0" },
    };

    URL_ROWS(loose, rows);
    URL_ROWS(strict, rows);
    rows_refuse(opened, NULL);
}

void test_slashes_and_an_authority_must_be_there_where_they_are_asked_for(void)
{
    static const struct url_subject loose = { nurl_parse, begun };
    static const struct url_subject strict = { parse_strict, begun };
    static const struct row rows[] = {
        { "x://h/?", "at=/?" },
        { "x://h", "at=" },
        { "x:", "SLASHES@2" },
        { "x:a", "SLASHES@2" },
        { "x:/a", "SLASHES@3" },
        { "x://", "at=" },
        { "xx://h/", "SCHEME@0" },
        /* A question mark after the authority is an error of the host. */
        { "x://h?a", "HOST_CHAR@5" },
        { "x://h:1?", "HOST_CHAR@7" },
    };

    URL_ROWS(loose, rows);
    URL_ROWS(strict, rows);
    rows_refuse(begun, NULL);
}

static const char *from_colon(const struct nurl *url)
{
    struct nurl_reader in;
    enum nurl_status status = nurl_schemepart_open(&in, url, "x");

    if (status == NURL_OK) {
        nurl_schemepart_from_colon(&in);
    }
    return line(&in, url, status);
}

/* A user can have cleared the path: nothing is left to read then. */
static const char *without_path(const struct nurl *url)
{
    struct nurl copy = *url;

    copy.path.off = 0;
    copy.path.len = 0;
    return from_colon(&copy);
}

void test_it_can_begin_after_the_colon(void)
{
    static const struct url_subject all = { nurl_parse, from_colon };
    static const struct url_subject none = { nurl_parse, without_path };
    static const struct row rows[] = {
        { "x://u@h:1/a?b#c", "at=//u@h:1/a?b" },
        { "x:a", "at=a" },
        { "x:", "at=" },
    };
    static const struct row rows_without[] = {
        { "x://h/a#c", "at=" },
        { "x:a", "at=" },
        { "x:", "at=" },
    };

    URL_ROWS(all, rows);
    URL_ROWS(none, rows_without);
}
