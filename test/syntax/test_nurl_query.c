/* The pairs of a query, one after the other. */
#include "nurl_query.h"

#include <string.h>

#include "rows.h"
#include "unity.h"

static char room[80];

static void add(const char *text, size_t len)
{
    size_t used = strlen(room);

    memcpy(room + used, text, len);
    room[used + len] = '\0';
}

static const char *walked(const char *query, size_t len)
{
    struct nurl_str key;
    struct nurl_str value;
    struct nurl_str walk = nurl_text(query, len);

    room[0] = '\0';
    while (nurl_query_next(&walk, &key, &value) == 1) {
        add("[", 1);
        add(key.ptr, key.len);
        if (value.ptr) {
            add("=", 1);
            add(value.ptr, value.len);
        }
        add("]", 1);
    }
    TEST_ASSERT_FALSE(nurl_query_next(&walk, &key, &value));
    return room;
}

void test_pairs_stand_between_ampersands(void)
{
    static const struct row rows[] = {
        { "a=1", "[a=1]" },
        { "a=1&b=2", "[a=1][b=2]" },
        { "a", "[a]" },
        { "a&b", "[a][b]" },
        { "a=", "[a=]" },
        { "=b", "[=b]" },
        { "=", "[=]" },
        { "a=b=c", "[a=b=c]" },
        { "a==", "[a==]" },
        { "a&&b", "[a][][b]" },
        { "&", "[][]" },
        { "a&", "[a][]" },
        { "a=%26&b=%3D", "[a=%26][b=%3D]" },
        { "rt=temperature-c", "[rt=temperature-c]" },
        { "a=1;b=2", "[a=1;b=2]" },
        { "a=/?:@", "[a=/?:@]" },
    };

    ROWS(walked, rows);
}

void test_an_empty_query_has_an_empty_pair_and_no_query_has_none(void)
{
    TEST_ASSERT_EQUAL_STRING("[]", walked("?", 0));
    TEST_ASSERT_EQUAL_STRING("", walked(NULL, 0));
    TEST_ASSERT_EQUAL_STRING("", walked(NULL, 3));
}

static const char *found(const char *query, const char *key)
{
    struct nurl_str value;
    int is_found =
        nurl_query_find(nurl_text(query, strlen(query)), key, &value);

    room[0] = '\0';
    if (is_found != 1) {
        TEST_ASSERT_EQUAL(0, is_found);
        TEST_ASSERT_NULL(value.ptr);
        TEST_ASSERT_EQUAL(0, value.len);
        return "(none)";
    }
    if (!value.ptr) {
        return "(no value)";
    }
    add(value.ptr, value.len);
    return room;
}

void test_a_key_is_found_by_its_decoded_name(void)
{
    TEST_ASSERT_EQUAL_STRING("2", found("a=1&ver=2&ver=3", "ver"));
    TEST_ASSERT_EQUAL_STRING("1", found("%76e%72=1", "ver"));
    TEST_ASSERT_EQUAL_STRING("1", found("a%26b=1", "a&b"));
    TEST_ASSERT_EQUAL_STRING("", found("a=&b", "a"));
    TEST_ASSERT_EQUAL_STRING("(no value)", found("a=&b", "b"));
    TEST_ASSERT_EQUAL_STRING("x", found("=x&", ""));
    TEST_ASSERT_EQUAL_STRING("%41", found("a=%41", "a"));
    TEST_ASSERT_EQUAL_STRING("1", found("a%zz=1", "a%zz"));
    TEST_ASSERT_EQUAL_STRING("1", found("%C3%a4=1", "\xC3\xA4"));
    TEST_ASSERT_EQUAL_STRING("1", found("a+b=1", "a+b"));
}

void test_a_key_is_found_whole_or_not_at_all(void)
{
    TEST_ASSERT_EQUAL_STRING("(none)", found("vers=1", "ver"));
    TEST_ASSERT_EQUAL_STRING("(none)", found("ve=1", "ver"));
    TEST_ASSERT_EQUAL_STRING("(none)", found("VER=1", "ver"));
    TEST_ASSERT_EQUAL_STRING("(none)", found("ver%00=1", "ver"));
    TEST_ASSERT_EQUAL_STRING("(none)", found("x=ver", "ver"));
    TEST_ASSERT_EQUAL_STRING("(none)", found("a=1", ""));
}

void test_no_query_has_no_key(void)
{
    struct nurl_str value;

    TEST_ASSERT_FALSE(nurl_query_find(nurl_text(NULL, 0), "a", &value));
    TEST_ASSERT_NULL(value.ptr);
    TEST_ASSERT_FALSE(nurl_query_find(nurl_text(NULL, 3), "a", &value));
    TEST_ASSERT_NULL(value.ptr);
}
