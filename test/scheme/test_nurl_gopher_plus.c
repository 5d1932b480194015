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

static const struct row one_thing_rows[] = {
    /* A string of one byte, escaped or not. */
    { "+", "default" },
    { "%2b", "default" },
    { "%3F", "ask" },
    { "%21", "attrs" },
    { "%24", "dir-attrs" },
    { "%20", "other" },
    /* Names of attributes stand between single spaces. */
    { "$a%20b%20c", "dir-names a b c" },
    { "!+A%20%2B%42", "names +A %2B%42" },
    { "$%2524", "dir-names %2524" },
    { "!a b", "names a b" },
    /* An empty name or a control byte makes it other. */
    { "!%20", "other" },
    { "$+A%7F", "other" },
    { "?+", "other" },
    /* A view has a name and a language. */
    { "%2B%61%20%62", "view view %61 language %62" },
    { "++%20+", "view view + language +" },
    { "+%20En_US", "other" },
    { "+a%20b%00", "other" },
    { "+a%7F%20b", "other" },
};

void test_a_string_asks_for_one_thing(void)
{
    ROWS(asked, one_thing_rows);
}

void test_no_string_is_the_empty_string(void)
{
    TEST_ASSERT_EQUAL_STRING("empty", asked(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("empty", asked("+", 0));
}

#define ASK "+%091%0D%0A+-1%0D%0A"

static const struct row exact_shape_rows[] = {
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

void test_answers_to_a_form_have_one_exact_shape(void)
{
    ROWS(asked, exact_shape_rows);
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
        { "%z", "|%z" },         { "a%20%2", "|a|%2" }, { "% %", "|%|%" },
        { "a  b%20", "|a||b|" }, { "", "|" },
    };

    ROWS(listed, rows);
}

void test_bytes_at_null_are_never_read(void)
{
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", asked(NULL, 3));
    TEST_ASSERT_EQUAL_STRING("EMPTY@0", asked(NULL, 1));
}

/* All names are in the text, and none is empty. */
static void part_sound(struct nurl_str part, const char *text, size_t len)
{
    TEST_ASSERT_TRUE(part.ptr >= text);
    TEST_ASSERT_LESS_OR_EQUAL(len, (size_t)(part.ptr - text) + part.len);
    TEST_ASSERT_GREATER_THAN(0, part.len);
}

static size_t names_sound(const struct nurl_gopher_plus *plus, const char *text,
                          size_t len)
{
    struct nurl_str names = plus->names;
    struct nurl_str name;
    size_t count = 0;

    while (nurl_gopher_plus_next(&names, &name)) {
        part_sound(name, text, len);
        TEST_ASSERT_LESS_OR_EQUAL(len, ++count);
    }
    return count;
}

static void sound(const char *text, size_t len)
{
    struct nurl_gopher_plus plus;
    enum nurl_status status =
        nurl_gopher_plus_parse(&plus, nurl_text(text, len));
    int named = plus.kind == NURL_GOPHER_ATTR_NAMES ||
                plus.kind == NURL_GOPHER_DIR_ATTR_NAMES;

    TEST_ASSERT_LESS_OR_EQUAL(len, plus.stop);
    TEST_ASSERT_EQUAL(status == NURL_OK, plus.stop == len);
    TEST_ASSERT_EQUAL(named, names_sound(&plus, text, len) > 0);
    TEST_ASSERT_EQUAL(plus.kind == NURL_GOPHER_VIEW, plus.view.ptr != NULL);
    TEST_ASSERT_EQUAL(plus.kind == NURL_GOPHER_VIEW, plus.language.ptr != NULL);
    if (plus.view.ptr) {
        part_sound(plus.view, text, len);
        part_sound(plus.language, text, len);
    }
}

void test_every_prefix_and_every_replaced_byte_gives_sound_parts(void)
{
    MUTATE(sound, "!+ABS%20+B", "$a b%20c", "+text/plain%20En_US",
           ASK "v%0D%0A.%0D%0A");
}
