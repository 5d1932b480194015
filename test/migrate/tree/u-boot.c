/* The asserts of U-Boot's net_test_wget_uri_validate, counted. test_uri.c is
 * taken from its test/cmd/wget.c by test/migrate/check. */
#include "u-boot.h"

struct unit_test_state {
    int passed;
    int failed;
};

#define ut_asserteq(a, b) check(uts, (a) == (b), #b)

static void check(struct unit_test_state *uts, bool good, const char *text)
{
    if (good) {
        uts->passed++;
    } else {
        uts->failed++;
        printf("FAILED: %s\n", text);
    }
}

#include "test_uri.c"

int main(void)
{
    struct unit_test_state uts = { 0, 0 };

    net_test_wget_uri_validate(&uts);
    printf("%d passed, %d failed\n", uts.passed, uts.failed);
    return uts.failed > 0;
}
