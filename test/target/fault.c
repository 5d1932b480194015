/*
 * fault - does what a program must not do, to test the board's guards
 *
 * A line chooses it: `null` reads at address 0, `stack` calls itself without
 * end, `unaligned` loads a word at an odd address, `wild` writes where there
 * is no memory, `status` ends with 7. All but the last should end with 125,
 * PORT_FAULT_STATUS. A program that continues prints so and ends with 1.
 */
#include "console.h"

static char line[32];
static volatile uint32_t words[2];

static int is(const char *name, size_t len)
{
    size_t i = 0;

    while (i < len && name[i] == line[i]) {
        i++;
    }
    return i == len && name[i] == '\0';
}

static void read_null(void)
{
    volatile uint32_t *volatile null = NULL;

    words[0] = *null;
}

/* Ends only after four thousand million calls: no stack is that deep. */
/* NOLINTNEXTLINE(misc-no-recursion) */
static uint32_t deeper(uint32_t count)
{
    volatile uint32_t frame[16];

    frame[0] = count;
    return count == 0 ? 0 : deeper(count - 1) + frame[0];
}

static void read_unaligned(void)
{
    /* The compiler must not see that the address is odd. */
    volatile uintptr_t odd = (uintptr_t)words + 1;

    words[1] = *(volatile uint32_t *)odd;
}

static void write_wild(void)
{
    volatile uintptr_t wild = (uintptr_t)UINT32_C(0xF000F000);

    *(volatile uint32_t *)wild = 1;
}

int main(void)
{
    size_t len;
    int ended;

    console_prompt("");
    len = console_read(line, sizeof line, &ended);
    if (is("status", len)) {
        return 7;
    }
    if (is("null", len)) {
        read_null();
    } else if (is("stack", len)) {
        words[0] = deeper(UINT32_MAX);
    } else if (is("unaligned", len)) {
        read_unaligned();
    } else if (is("wild", len)) {
        write_wild();
    }
    console_text("no fault\n");
    return 1;
}
