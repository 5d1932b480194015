/* The pairs of a query, one after the other. */
#include "nurl_query.h"

#include "support.h"

static const char *walked(const char *query, size_t len)
{
    struct nurl_str key;
    struct nurl_str value;
    struct nurl_str iter = nurl_text(query, len);

    render_start();
    while (nurl_query_next(&iter, &key, &value) == 1) {
        render_str("[", key);
        render_str("=", value);
        render_text("]");
    }
    TEST_ASSERT_FALSE(nurl_query_next(&iter, &key, &value));
    return render_line();
}

void test_pairs_stand_between_ampersands(void)
{
    static const struct row rows[] = {
        { "a=1", "[a=1]" },
        { "&", "[][]" },
        { "a=/?:@", "[a=/?:@]" },
    };

    ROWS(walked, rows);
}

/* "QUERY KEY": the value that is found */
static const char *found(const char *text, size_t len)
{
    static char key[16];
    const char *blank = memchr(text, ' ', len);
    size_t query_len = (size_t)(blank - text);
    struct nurl_str value;
    int is_found;

    memcpy(key, blank + 1, len - query_len - 1);
    key[len - query_len - 1] = '\0';
    is_found = nurl_query_find(nurl_text(text, query_len), key, &value);
    render_start();
    if (is_found != 1) {
        TEST_ASSERT_EQUAL(0, is_found);
        TEST_ASSERT_NULL(value.ptr);
        TEST_ASSERT_EQUAL(0, value.len);
        return "(none)";
    }
    if (!value.ptr) {
        return "(no value)";
    }
    render_str("", value);
    return render_line();
}

void test_a_key_is_found_by_its_decoded_name_and_whole(void)
{
    static const struct row rows[] = {
        { "a=1&ver=2&ver=3 ver", "2" },
        { "a%zz=1 a%zz", "1" },
        { "ver%00=1 ver", "(none)" },
        { "a=1 ", "(none)" },
    };

    ROWS(found, rows);
}
