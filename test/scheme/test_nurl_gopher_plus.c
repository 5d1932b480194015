/* gopher+ strings: each row has a string and its meaning. */
#include "nurl_gopher.h"

#include "support.h"

static void add_names(const struct nurl_gopher_plus *plus)
{
    struct nurl_str names = plus->names;
    struct nurl_str name;

    while (nurl_gopher_plus_next(&names, &name) == 1) {
        render_str(" ", name);
    }
    TEST_ASSERT_FALSE(nurl_gopher_plus_next(&names, &name));
}

/* The kind, then the names of attributes, or the view and its language. */
static const char *asked(const char *text, size_t len)
{
    static const char *const kinds[] = { "empty",     "default", "ask",
                                         "attrs",     "names",   "dir-attrs",
                                         "dir-names", "view",    "ask-data",
                                         "other" };
    struct nurl_gopher_plus plus;
    enum nurl_status status;

    memset(&plus, 0xA5, sizeof plus);
    status = nurl_gopher_plus_parse(&plus, nurl_text(text, len));
    render_start();
    TEST_ASSERT_LESS_THAN(sizeof kinds / sizeof kinds[0], plus.kind);
    render_text(kinds[plus.kind]);
    add_names(&plus);
    if (plus.view.ptr) {
        render_str(" view ", plus.view);
        render_str(" language ", plus.language);
    }
    if (status != NURL_OK) {
        TEST_ASSERT_EQUAL_STRING("other", render_line());
        return render_fault(status, plus.stop);
    }
    TEST_ASSERT_EQUAL(len, plus.stop);
    return render_line();
}

#define ASK "+%091%0D%0A+-1%0D%0A"

static const struct row one_thing_rows[] = {
    /* A string of one byte, escaped or not. */
    { "+", "default" },
    { "%21", "attrs" },
    { "%20", "other" },
    /* Names of attributes stand between single spaces. */
    { "$a%20b%20c", "dir-names a b c" },
    { "$%2524", "dir-names %2524" },
    { "!a b", "names a b" },
    /* An empty name or a control byte makes it other. */
    { "!%20", "other" },
    { "$+A%1F", "other" },
    { "$+A%7F", "other" },
    { "?+", "other" },
    /* A view has a name and a language. */
    { "%2B%61%20%62", "view view %61 language %62" },
    { "+%20En_US", "other" },
    { "+a%7F%20b", "other" },
    /* Answers to a form have one exact shape. */
    { ASK ".%0D%0A", "ask-data" },
    { ASK "%0D%0A.%0D%0A", "ask-data" },
    { ASK "..%0D%0A.%0D%0A", "ask-data" },
    { ASK "x.%0D%0A.%0D%0A", "ask-data" },
    { ASK "%09%0B%0C%0E%0D%0A.%0D%0A", "ask-data" },
    /* Any other shape is no answer. */
    { ASK, "other" },
    { ASK ".%0D", "other" },
    { ASK ".%0D%0AQUIT%0D%0A.%0D%0A", "other" },
    { ASK ".%0D%0A.%0D%0A", "other" },
    { ASK "v%0A.%0D%0A", "other" },
    { ASK "v%0Aw%0D%0A.%0D%0A", "other" },
    { ASK "v%0Dw%0D%0A.%0D%0A", "other" },
    { "+%092%0D%0A+-1%0D%0A.%0D%0A", "other" },
    { "+%2091%0D%0A+-1%0D%0A.%0D%0A", "other" },
    /* A malformed escape is an error wherever it stands. */
    { "%", "PCT@0" },
    { "!+A%20%zz", "PCT@6" },
};

void test_a_string_asks_for_one_thing(void)
{
    ROWS(asked, one_thing_rows);
}

void test_a_string_above_65535_bytes_is_refused_unread(void)
{
    TEST_ASSERT_EQUAL_STRING("TOO_LONG@65535",
                             asked("", (size_t)NURL_TEXT_MAX + 1));
}

void test_what_is_not_asked_for_is_the_absent_text(void)
{
    struct nurl_gopher_plus plus;

    memset(&plus, 0xA5, sizeof plus);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_gopher_plus_parse(&plus, NURL_STR("+")));
    TEST_ASSERT_NULL(plus.names.ptr);
    TEST_ASSERT_EQUAL(0, plus.names.len);
    TEST_ASSERT_NULL(plus.view.ptr);
    TEST_ASSERT_EQUAL(0, plus.view.len);
    TEST_ASSERT_NULL(plus.language.ptr);
    TEST_ASSERT_EQUAL(0, plus.language.len);
}

/* A list that was not parsed: the loop ends, and all names are inside it. */
static const char *listed(const char *text, size_t len)
{
    struct nurl_str names = nurl_text(text, len);
    struct nurl_str name;

    render_start();
    while (nurl_gopher_plus_next(&names, &name)) {
        render_str("|", name);
    }
    TEST_ASSERT_NULL(names.ptr);
    return render_line();
}

void test_a_list_made_by_hand_ends_whatever_it_holds(void)
{
    static const struct row rows[] = {
        { "%z", "|%z" },
        { "% %", "|%|%" },
        { "", "|" },
    };

    ROWS(listed, rows);
}
