/*
 * host.c - port.h on a machine with an operating system
 *
 * The same programs as on the boards. What board/console does there with
 * prompts is done here: between STX and ETX the text goes to standard error
 * if a person sits at a terminal, and nowhere otherwise.
 */
#define _POSIX_C_SOURCE 200112L

#include "console.h"
#include "port.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

const char port_ticks_unit[] = "none";

static FILE *prompt_stream; /* where a prompt goes: NULL is nowhere */
static int in_prompt;

/* There is no start-up of ours that could call it before main. */
__attribute__((constructor)) void port_init(void)
{
    if (isatty(STDIN_FILENO)) {
        prompt_stream = stderr;
    }
}

static void put_prompt(int octet)
{
    if (!prompt_stream) {
        return;
    }
    /* What was printed before the prompt stands before it. */
    fflush(stdout);
    fputc(octet, prompt_stream);
}

void port_put(int octet)
{
    if (octet == CONSOLE_STX || octet == CONSOLE_ETX) {
        in_prompt = octet == CONSOLE_STX;
    } else if (in_prompt) {
        put_prompt(octet);
    } else {
        putchar(octet);
    }
}

/*
 * Whoever drives the program may wait for the answer before it sends more.
 * Once per line is enough, and cheap for long ones.
 */
int port_get(void)
{
    static int last = '\n';

    if (last == '\n') {
        fflush(stdout);
    }
    last = getchar();
    return last == EOF ? PORT_END : last;
}

void port_exit(int status)
{
    exit(status);
}

uint32_t port_ticks(void)
{
    return 0;
}
