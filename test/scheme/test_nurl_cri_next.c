/* The items of a list. */
#include "nurl_cri.h"

#include "cri.h"
#include "support.h"

/* "[a][b]" and how many bytes of the list are left. */
static const char *taken(const char *hex, size_t len)
{
    size_t size;
    char *block = cri_open(hex, len, &size);
    struct nurl_str items = nurl_text(block, size);
    struct nurl_str item;

    render_start();
    while (nurl_cri_next(&items, &item)) {
        render_text("[");
        render_text(shown(item.ptr, item.len));
        render_text("]");
    }
    if (items.len > 0) {
        render_number(items.len);
    }
    exact_close(block);
    return render_line();
}

static const struct row item_rows[] = {
    /* Items are taken one after the other. */
    { "", "" },
    { "60", "[]" },
    { "61 61 60 62 62 63", "[a][][bc]" },
    { "44 01020304", "[\\x01\\x02\\x03\\x04]" },
    { "78 01 61 9b", "[a]1" },
    /* What is no string or is cut ends the list. A list that was not checked
       ends at its first invalid item. */
    { "61 61 01", "[a]1" },
    { "20", "1" },
    { "80", "1" },
    { "f6", "1" },
    { "61", "1" },
    { "62 61", "2" },
    { "78", "1" },
    { "7f", "1" },
    { "5c", "1" },
    { "7b ffffffffffffffff", "9" },
    { "79 0001 61", "[a]" },
    { "7a 0001 0000", "5" },
};

void test_items_are_taken_up_to_the_first_invalid_one(void)
{
    ROWS(taken, item_rows);
}

void test_an_absent_list_has_no_items(void)
{
    struct nurl_str items = { NULL, 0 };
    struct nurl_str item = { "x", 1 };

    TEST_ASSERT_EQUAL(0, nurl_cri_next(&items, &item));
    items.len = 1;
    TEST_ASSERT_EQUAL(0, nurl_cri_next(&items, &item));
    TEST_ASSERT_EQUAL_STRING("x", item.ptr);
    items.ptr = "\x60";
    TEST_ASSERT_EQUAL(1, nurl_cri_next(&items, &item));
    TEST_ASSERT_EQUAL(0, nurl_cri_next(&items, &item));
}
