/* The link whose attribute matches a pattern; requirements CST-29 to CST-31. */
#include "nurl_link.h"

#include "support.h"

/* Takes a word up to the blank off the text, as a string. */
static void take_word(struct nurl_str *text, char *word)
{
    size_t len = 0;

    while (text->ptr[len] != ' ') {
        word[len] = text->ptr[len];
        len++;
    }
    word[len] = '\0';
    text->ptr += len + 1;
    text->len -= len + 1;
}

/*
 * "NAME PATTERN LINKS": the targets of all links that fit, "/a /b". In the
 * pattern "_" is a space.
 */
static const char *found(const char *text, size_t len)
{
    struct nurl_str rest = nurl_text(text, len);
    struct nurl_links links;
    struct nurl_link link;
    char name[16];
    char pattern[16];
    size_t i;

    take_word(&rest, name);
    take_word(&rest, pattern);
    for (i = 0; pattern[i] != '\0'; i++) {
        pattern[i] = pattern[i] == '_' ? ' ' : pattern[i];
    }
    TEST_ASSERT_EQUAL(NURL_OK, nurl_links_begin(&links, rest));
    render_start();
    while (nurl_link_find(&links, name, nurl_text(pattern, i), &link) == 1) {
        render_str(" ", link.target);
    }
    TEST_ASSERT_EQUAL(0, links.rest.len);
    return render_line();
}

static const struct row found_rows[] = {
    /* The value is the pattern byte for byte. */
    { "ct 40 </a>;ct=40,</b>;ct=4,</c>;ct=400,</d>;CT=\"40\"", "/a /d" },
    { "title a\\ </a>;title=\"a\\\\\"", "/a" },
    { "rt x ", "" },
    /* The name href is the target as it stands. */
    { "href /a </a>,</b>,</a/b>", "/a" },
    { "href a\\b <a\\b>,<ab>", "a\\b" },
    { "href x </a>;href=x", "" },
    { "href b </a_b>", "" },
    /* Some attributes have words. */
    { "rt b </a>;rt=\"a b c\"", "/a" },
    { "rel b </a>;rel=\"a b\"", "/a" },
    { "rev b </a>;rev=\"a b\"", "/a" },
    { "if b </a>;if=\"a b\"", "/a" },
    { "ct 1 </a>;ct=\"0 1\"", "/a" },
    { "rt a_b </a>;rt=\"a b\",</b>;rt=\"a b c\"", "/a" },
    { "rt b </a>;rt=\"  b  \"", "/a" },
    { "rt  </a>;rt=\"a  b \",</b>;rt=\" \"", "" },
    { "rt b </a>;rt=\"a bc\"", "" },
    { "rt b </a>;rt=\"a \\b\"", "/a" },
    { "rt a </a>;rt=\"a\\ b\"", "/a" },
    /* A last star is any end. */
    { "t ab* </a>;t=ab,</b>;t=abc,</c>;t=a,</d>;t=xab", "/a /b" },
    { "t a** </a>;t=\"a*b\",</b>;t=\"ab\"", "/a" },
    { "t *b </a>;t=\"*b\",</b>;t=\"ab\"", "/a" },
};

void test_a_link_is_found_by_the_value_of_an_attribute(void)
{
    ROWS(found, found_rows);
}

void test_an_absent_pattern_is_empty_and_none_is_at_null(void)
{
    static const char text[] = "</a>;rt=x,</b>;rt";
    struct nurl_links links;
    struct nurl_link link;
    struct nurl_str all = nurl_text(text, sizeof text - 1);

    TEST_ASSERT_EQUAL(NURL_OK, nurl_links_begin(&links, all));
    TEST_ASSERT_FALSE(nurl_link_find(&links, "rt", nurl_text(NULL, 1), &link));
    TEST_ASSERT_TRUE(nurl_link_find(&links, "rt", nurl_text(NULL, 0), &link));
    TEST_ASSERT_EQUAL_PTR(text + 11, link.target.ptr);
}

/* "NAME ATTRIBUTES": the value */
static const char *value_of(const char *text, size_t len)
{
    struct nurl_str rest = nurl_text(text, len);
    struct nurl_str value;
    char name[16];
    int is_found;

    take_word(&rest, name);
    memset(&value, 0xA5, sizeof value);
    is_found = nurl_link_attr_find(rest, name, &value);
    if (is_found != 1) {
        TEST_ASSERT_EQUAL(0, is_found);
        TEST_ASSERT_NULL(value.ptr);
        TEST_ASSERT_EQUAL(0, value.len);
        return "(none)";
    }
    if (!value.ptr) {
        return "(no value)";
    }
    render_start();
    render_str("", value);
    return render_line();
}

void test_the_first_attribute_of_a_name_is_found(void)
{
    static const struct row rows[] = {
        { "rt ;rt=x;rt=y", "x" },    { "RT ;ct=1;rt=\"x y\"", "x y" },
        { "ob ;obs", "(none)" },     { "x ", "(none)" },
        { "t ;t=\"\\\"", "(none)" }, { "t ;s=\"", "(none)" },
    };

    ROWS(value_of, rows);
}
