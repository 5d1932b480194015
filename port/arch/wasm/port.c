/* SPDX-License-Identifier: MIT */
/*
 * port.c - port.h for WebAssembly, by three functions of its host
 */
#include "port.h"

#include <stddef.h>

/* What run.mjs gives. */
#define FROM_HOST(name)                                                        \
    __attribute__((import_module("host"), import_name(name)))

void host_put(int octet) FROM_HOST("host_put");
int host_get(void) FROM_HOST("host_get");
void host_exit(int status) FROM_HOST("host_exit") __attribute__((noreturn));

/* The argument of the program. Its host writes it here. */
char port_argument[4096];

int main(int argc, char **argv);
void port_start(int arguments);
char *port_argument_place(void) __attribute__((export_name("argument_place")));

const char port_ticks_unit[] = "none";

char *port_argument_place(void)
{
    return port_argument;
}

/* `arguments` is 1 if a text was written to port_argument, else 0. */
void port_start(int arguments)
{
    char *argv[3] = { NULL, port_argument, NULL };

    port_init();
    port_exit(main(1 + arguments, argv));
}

void port_init(void)
{
}

void port_put(int octet)
{
    host_put(octet);
}

int port_get(void)
{
    return host_get();
}

void port_exit(int status)
{
    host_exit(status);
}

uint32_t port_ticks(void)
{
    return 0;
}
