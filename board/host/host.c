/* SPDX-License-Identifier: MIT */
/*
 * host.c - port.h on a machine with an operating system
 *
 * For the same programs as on the boards. It handles prompts as board/console
 * does: text between STX and ETX goes to standard error if a person sits at a
 * terminal, and is dropped otherwise.
 */
#define _POSIX_C_SOURCE 200112L

#include "console.h"
#include "port.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

const char port_ticks_unit[] = "none";

static FILE *prompt_stream; /* where a prompt goes; NULL: dropped */
static int in_prompt;

/* This port has no start-up code that could call it before main. */
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
    /* The output before the prompt must appear before it. */
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
 * A script can wait for the answer before it sends more. Once per line is
 * enough, and cheap for long lines.
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
