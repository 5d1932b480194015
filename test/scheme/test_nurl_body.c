/* What all views share, with forms of schemes that there are not. */
#include "nurl_body.h"

#include <string.h>

#include "exact.h"
#include "nurl_parse.h"
#include "render.h"
#include "unity.h"

TEST_SOURCE_FILE("nurl_ip.c")
TEST_SOURCE_FILE("nurl_octet.c")
TEST_SOURCE_FILE("nurl_reserved.c")
TEST_SOURCE_FILE("nurl_span.c")
TEST_SOURCE_FILE("nurl_status.c")

void setUp(void)
{
}

void tearDown(void)
{
}

/* `other` is a span that no rule fills. */
struct view {
    uint16_t stop;
    uint16_t before;
    struct nurl_span a;
    struct nurl_span b;
    struct nurl_span other;
    uint16_t behind;
};

/* "/" a [ ":" b ]: a ends at ":" and never holds "=", b never ";" */
static const struct nurl_form needed = {
    "x",
    offsetof(struct view, a),
    3,
    2,
    { { '/', NURL_RESERVED_COLON, NURL_RESERVED_EQUALS, NURL_PATH_REQUIRED },
      { ':', 0, NURL_RESERVED_SEMICOLON, NURL_FIELD } }
};

/* [ "/" a ] [ "?" b ] */
static const struct nurl_form open_form = {
    "x",
    offsetof(struct view, a),
    3,
    2,
    { { '/', NURL_RESERVED_QUESTION, 0, NURL_OK }, { '?', 0, 0, NURL_OK } }
};

/* all of it */
static const struct nurl_form all = {
    "x", offsetof(struct view, a), 3, 1, { { '\0', 0, 0, NURL_OK } }
};

typedef enum nurl_status reader(struct nurl_body *body, void *view,
                                const struct nurl *url,
                                const struct nurl_form *form);

static struct view view;

static const char *line(const struct nurl *url, enum nurl_status status)
{
    TEST_ASSERT_EQUAL_HEX(0xA5A5, view.before);
    TEST_ASSERT_EQUAL_HEX(0xA5A5, view.behind);
    TEST_ASSERT_EQUAL(0, view.other.at + view.other.len);
    if (status != NURL_OK) {
        TEST_ASSERT_EQUAL(0, view.a.at + view.a.len + view.b.at + view.b.len);
        return render_fault(status, view.stop);
    }
    render_start();
    render_part(" a=", url, view.a);
    render_part(" b=", url, view.b);
    render_text(" @");
    render_number(view.stop);
    return render_line();
}

/* Read and closed, as a view does it. */
static const char *read_by(reader *read, const struct nurl_form *form,
                           const char *text, uint8_t profile)
{
    struct nurl_body body;
    struct nurl url;
    enum nurl_status status;
    const char *result;
    size_t len = strlen(text);
    char *block = exact_open(text, len);

    memset(&view, 0xA5, sizeof view);
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&url, block, len), text);
    url.profile = profile;
    status = read(&body, &view, &url, form);
    status = nurl_body_close(&body, &view, form, status);
    result = line(&url, status);
    exact_close(block);
    return result;
}

static void check(const struct nurl_form *form, const char *text,
                  const char *loose, const char *strict)
{
    TEST_ASSERT_EQUAL_STRING_MESSAGE(
        loose, read_by(nurl_body_read, form, text, NURL_PROFILE_3986), text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(
        strict, read_by(nurl_body_read, form, text, NURL_PROFILE_1738), text);
}

void test_a_part_begins_with_its_lead_and_ends_where_its_rule_says(void)
{
    check(&needed, "x://h/a:b", "a=a b=b @9", "a=a b=b @9");
    check(&needed, "x://h/:", "a= b= @7", "a= b= @7");
    check(&needed, "x://h/a?c:b:d#e", "a=a?c b=b:d @13", "a=a?c b=b:d @13");
    check(&open_form, "x://h/a?b", "a=a b=b @9", "a=a b=b @9");
    check(&open_form, "x://h/?", "a= b= @7", "a= b= @7");
    check(&open_form, "x://h", "@5", "@5");
    check(&open_form, "x://h/", "a= @6", "a= @6");
}

void test_an_octet_that_a_part_never_holds_is_a_fault_if_strict(void)
{
    check(&needed, "x://h/a=:b", "a=a= b=b @10", "CHAR@7");
    check(&needed, "x://h/a:b;", "a=a b=b; @10", "CHAR@9");
    check(&needed, "x://h/a;:b=", "a=a; b=b= @11", "a=a; b=b= @11");
}

void test_a_part_that_is_missing_is_a_fault_unless_the_rule_lets_it(void)
{
    check(&needed, "x://h", "PATH_REQUIRED@5", "PATH_REQUIRED@5");
    check(&needed, "x://h/a", "FIELD@7", "FIELD@7");
    check(&needed, "x://h/a=", "FIELD@8", "CHAR@7");
}

void test_a_question_mark_behind_the_authority_needs_a_rule(void)
{
    check(&needed, "x://h?", "HOST_CHAR@5", "HOST_CHAR@5");
    check(&all, "x://h?", "HOST_CHAR@5", "HOST_CHAR@5");
    check(&open_form, "x://h?b", "b=b @7", "b=b @7");
}

void test_slashes_and_an_authority_must_be_there(void)
{
    check(&all, "x:", "SLASHES@2", "SLASHES@2");
    check(&all, "x:a", "SLASHES@2", "SLASHES@2");
    check(&all, "x:/a", "SLASHES@3", "SLASHES@3");
    check(&all, "x://", "a= @4", "a= @4");
    check(&all, "x://u@h:1/a", "a=/a @11", "a=/a @11");
}

void test_another_scheme_and_no_parsed_url_are_refused(void)
{
    check(&all, "y://h/", "SCHEME@0", "SCHEME@0");
    check(&all, "xx://h/", "SCHEME@0", "SCHEME@0");
    check(&all, "//h/", "SCHEME@0", "SCHEME@0");
    check(&all, "X://h/", "a=/ @6", "a=/ @6");
    TEST_ASSERT_EQUAL_STRING(
        "UNPARSED@0",
        read_by(nurl_body_read, &all, "x://h/", NURL_PROFILE_NONE));
    TEST_ASSERT_EQUAL_STRING(
        "UNPARSED@0", read_by(nurl_body_rest, &all, "x:a", NURL_PROFILE_NONE));
}

void test_the_rest_begins_behind_the_colon(void)
{
    TEST_ASSERT_EQUAL_STRING(
        "a=//h/a?b @9",
        read_by(nurl_body_rest, &all, "x://h/a?b#c", NURL_PROFILE_3986));
    TEST_ASSERT_EQUAL_STRING(
        "a= @2", read_by(nurl_body_rest, &all, "x:", NURL_PROFILE_1738));
    TEST_ASSERT_EQUAL_STRING(
        "SCHEME@0", read_by(nurl_body_rest, &all, "y:a", NURL_PROFILE_3986));
}

void test_the_cursor_moves_to_the_first_of_a_set_or_to_the_end(void)
{
    struct nurl_body body = { "ab:c;d", 0, 6, 0 };

    nurl_body_until(&body, NURL_RESERVED_COLON | NURL_RESERVED_SEMICOLON);
    TEST_ASSERT_EQUAL(2, body.at);
    nurl_body_until(&body, NURL_RESERVED_SEMICOLON);
    TEST_ASSERT_EQUAL(4, body.at);
    nurl_body_until(&body, NURL_RESERVED_SLASH);
    TEST_ASSERT_EQUAL(6, body.at);
    nurl_body_until(&body, NURL_RESERVED_ALL);
    TEST_ASSERT_EQUAL(6, body.at);
}

void test_a_single_part_is_read_from_the_cursor(void)
{
    struct nurl_body body = { "ab:c;d", 1, 6, 1 };
    struct nurl_span span;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_body_part(&body, &span, NURL_RESERVED_COLON,
                                              NURL_RESERVED_SEMICOLON));
    TEST_ASSERT_EQUAL(1, span.at);
    TEST_ASSERT_EQUAL(1, span.len);
    body.at = 3;
    TEST_ASSERT_EQUAL(NURL_CHAR,
                      nurl_body_part(&body, &span, 0, NURL_RESERVED_SEMICOLON));
    TEST_ASSERT_EQUAL(4, body.at);
    body.at = 3;
    body.strict = 0;
    TEST_ASSERT_EQUAL(NURL_OK,
                      nurl_body_part(&body, &span, 0, NURL_RESERVED_SEMICOLON));
    TEST_ASSERT_EQUAL(3, span.len);
}
