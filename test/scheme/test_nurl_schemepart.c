/* What all views share, with forms of schemes that there are not. */
#include "scheme/nurl_schemepart.h"

#include <string.h>

#include "exact.h"
#include "nurl_parse.h"
#include "render.h"
#include "unity.h"

/* `other` is a span that no rule fills. */
struct view {
    uint16_t stop;
    struct nurl_span a;
    struct nurl_span b;
    struct nurl_span other;
    uint16_t behind;
};

/* "/" a [ ":" b ]: a ends at ":" and never holds "=", b never ";" */
static const struct nurl_grammar needed = {
    "x",
    3,
    { { '/', NURL_RESERVED_COLON, NURL_RESERVED_EQUALS,
        NURL_ERR_PATH_REQUIRED },
      { ':', 0, NURL_RESERVED_SEMICOLON, NURL_ERR_FIELD } }
};

/* [ "/" a ] [ "?" b ] */
static const struct nurl_grammar open_form = {
    "x",
    3 | NURL_GRAMMAR_QUERY,
    { { '/', NURL_RESERVED_QUESTION, 0, NURL_OK }, { '?', 0, 0, NURL_OK } }
};

/* [ "/" a ], also without an authority */
static const struct nurl_grammar bare = { "x",
                                          3 | NURL_GRAMMAR_NO_AUTHORITY,
                                          { { '/', 0, 0, NURL_OK } } };

/* ":" a, which has no authority */
static const struct nurl_grammar all = { "x", 3, { { ':', 0, 0, NURL_OK } } };

/* none */
static const struct nurl_grammar nothing = { "x",
                                             3,
                                             { { '\0', 0, 0, NURL_OK } } };

static struct view view;

static const char *line(const struct nurl *url, enum nurl_status status)
{
    TEST_ASSERT_EQUAL_HEX(0xA5A5, view.behind);
    TEST_ASSERT_EQUAL(0, view.other.off + view.other.len);
    if (status != NURL_OK) {
        TEST_ASSERT_EQUAL(0, view.a.off + view.a.len + view.b.off + view.b.len);
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
static const char *read_by(const struct nurl_grammar *form, const char *text,
                           uint8_t profile)
{
    struct nurl_schemepart body;
    struct nurl url;
    enum nurl_status status;
    const char *result;
    size_t len = strlen(text);
    char *block = exact_open(text, len);

    memset(&view, 0xA5, sizeof view);
    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&url, block, len), text);
    url.profile = profile;
    status = nurl_schemepart_begin(&view, &url, form, &body);
    status = nurl_schemepart_end(status, &body);
    result = line(&url, status);
    exact_close(block);
    return result;
}

static void check(const struct nurl_grammar *form, const char *text,
                  const char *loose, const char *strict)
{
    TEST_ASSERT_EQUAL_STRING_MESSAGE(
        loose, read_by(form, text, NURL_PROFILE_3986), text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(
        strict, read_by(form, text, NURL_PROFILE_1738), text);
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
    check(&bare, "x://h?", "HOST_CHAR@5", "HOST_CHAR@5");
    check(&open_form, "x://h?b", "b=b @7", "b=b @7");
}

void test_slashes_and_an_authority_must_be_there(void)
{
    check(&needed, "x:", "SLASHES@2", "SLASHES@2");
    check(&needed, "x:a", "SLASHES@2", "SLASHES@2");
    check(&needed, "x:/a", "SLASHES@3", "SLASHES@3");
    check(&open_form, "x://", "@4", "@4");
    check(&open_form, "x://u@h:1/a", "a=a @11", "a=a @11");
}

void test_a_form_may_do_without_an_authority(void)
{
    check(&bare, "x:/a", "a=a @4", "a=a @4");
    check(&bare, "x:///a", "a=a @6", "a=a @6");
    check(&bare, "x:a", "@2", "@2");
}

void test_a_form_without_rules_reads_nothing(void)
{
    check(&nothing, "x://h/a", "@5", "@5");
}

void test_a_form_that_leads_with_a_colon_begins_there(void)
{
    check(&all, "x://h/a?b#c", "a=//h/a?b @9", "a=//h/a?b @9");
    check(&all, "x:", "a= @2", "a= @2");
    check(&all, "X:y", "a=y @3", "a=y @3");
}

void test_another_scheme_and_no_parsed_url_are_refused(void)
{
    check(&all, "y:a", "SCHEME@0", "SCHEME@0");
    check(&all, "xx:a", "SCHEME@0", "SCHEME@0");
    check(&needed, "y://h/", "SCHEME@0", "SCHEME@0");
    check(&needed, "//h/", "SCHEME@0", "SCHEME@0");
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0",
                             read_by(&needed, "x://h/", NURL_PROFILE_NONE));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0",
                             read_by(&all, "x:a", NURL_PROFILE_NONE));
}

/* A body of its own, from text[1] on. */
static void begin(struct nurl_schemepart *body, const char *text,
                  uint8_t profile)
{
    body->text = text;
    body->at = text + 1;
    body->end = text + strlen(text);
    body->profile = profile;
}

void test_more_parts_are_read_from_the_cursor(void)
{
    static const struct nurl_production rules[NURL_GRAMMAR_MAX] = {
        { ':', NURL_RESERVED_SEMICOLON, NURL_RESERVED_AT, NURL_OK },
        { ';', 0, 0, NURL_ERR_FIELD }
    };
    static const char text[] = "a:b@c;d";
    struct nurl_span spans[NURL_GRAMMAR_MAX];
    struct nurl_schemepart body;

    begin(&body, text, NURL_PROFILE_3986);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_schemepart_parts(&body, spans, rules));
    TEST_ASSERT_EQUAL(2, spans[0].off);
    TEST_ASSERT_EQUAL(3, spans[0].len);
    TEST_ASSERT_EQUAL(6, spans[1].off);
    TEST_ASSERT_EQUAL(1, spans[1].len);
    TEST_ASSERT_EQUAL_PTR(text + 7, body.at);
    begin(&body, text, NURL_PROFILE_1738);
    TEST_ASSERT_EQUAL(NURL_ERR_CHAR,
                      nurl_schemepart_parts(&body, spans, rules));
    TEST_ASSERT_EQUAL_PTR(text + 3, body.at);
    begin(&body, "a:b", NURL_PROFILE_1738);
    TEST_ASSERT_EQUAL(NURL_ERR_FIELD,
                      nurl_schemepart_parts(&body, spans, rules));
}

void test_a_span_reaches_up_to_the_cursor(void)
{
    static const char text[] = "abcd";
    struct nurl_span span;
    struct nurl_schemepart body;

    begin(&body, text, NURL_PROFILE_1738);
    body.at = text + 3;
    nurl_schemepart_span(&body, &span, text + 1);
    TEST_ASSERT_EQUAL(1, span.off);
    TEST_ASSERT_EQUAL(2, span.len);
}
