/* The asserts of mongoose's test_url, counted. test_url.c is taken from its
 * test/unit_test.c by test/migrate/check. */
#include <stdio.h>

#include "str.h"
#include "url.h"

static int passed;
static int failed;

#define ASSERT(expr) check((expr) != 0, #expr)

static void check(int good, const char *text)
{
    if (good) {
        passed++;
    } else {
        failed++;
        printf("FAILED: %s\n", text);
    }
}

#include "test_url.c"

int main(void)
{
    test_url();
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}
