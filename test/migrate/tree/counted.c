#include "counted.h"

#include <stdio.h>

static int passed;
static int failed;

void check(int good, const char *text)
{
    if (good) {
        passed++;
    } else {
        failed++;
        printf("FAILED: %s\n", text);
    }
}

int main(void)
{
    run_asserts();
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}
