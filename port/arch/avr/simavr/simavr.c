/* SPDX-License-Identifier: MIT */
/*
 * simavr.c - runs an ELF image on an emulated AVR, by libsimavr
 *
 *   build/simavr MCU ELF
 *
 * USART 0 is standard input and output. The status is GPIOR0 when the core
 * sleeps with interrupts off; 125 after a fault: a core that crashed, or a
 * stack that has grown into the data below it.
 */
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>

enum {
    GPIOR0 = 0x3E,
    SPL = 0x5D,
    RAM_START = 0x100,
    FAULT = 125,
    STEPS = 200 /* instructions between two looks at standard input */
};

static int console;      /* standard output, before libsimavr has it */
static int may_send = 1; /* the USART takes a byte */
static avr_irq_t *input;

static void on_output(struct avr_irq_t *irq, uint32_t value, void *unused)
{
    char octet = (char)value;

    (void)irq;
    (void)unused;
    if (write(console, &octet, 1) != 1) {
        exit(141);
    }
}

static void on_ready(struct avr_irq_t *irq, uint32_t value, void *is_ready)
{
    (void)irq;
    (void)value;
    may_send = is_ready != NULL;
}

static void send_input(void)
{
    struct pollfd ready = { 0, POLLIN, 0 };
    unsigned char octet;

    while (may_send && poll(&ready, 1, 0) == 1 && read(0, &octet, 1) == 1) {
        avr_raise_irq(input, octet);
    }
}

static void connect_console(avr_t *avr)
{
    uint32_t flags = 0;

    avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
    flags &= ~(uint32_t)(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    input = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(
        avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT),
        on_output, NULL);
    avr_irq_register_notify(
        avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XON),
        on_ready, &may_send);
    avr_irq_register_notify(
        avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XOFF),
        on_ready, NULL);
}

/* Until the core sleeps for good, or must not go on. */
static int run(avr_t *avr, unsigned lowest)
{
    unsigned long step;
    unsigned sp;
    unsigned deepest = avr->ramend;
    int state;

    for (step = 0;; step++) {
        state = avr_run(avr);
        if (state == cpu_Done) {
            dprintf(console,
                    "\x02"
                    "deepest stack: %u of %u bytes\n\x03",
                    avr->ramend - deepest, avr->ramend + 1u - lowest);
            return avr->data[GPIOR0];
        }
        sp = (unsigned)(avr->data[SPL] | avr->data[SPL + 1] << 8);
        if (state == cpu_Crashed || (step > 1000 && sp < lowest)) {
            dprintf(console, "\nfault: %s at pc 0x%04x, sp 0x%04x\n",
                    sp < lowest ? "stack overflow" : "crash", (unsigned)avr->pc,
                    sp);
            return FAULT;
        }
        if (step > 1000 && sp < deepest) {
            deepest = sp;
        }
        if (step % STEPS == 0) {
            send_input();
        }
    }
}

int main(int argc, char **argv)
{
    elf_firmware_t firmware;
    avr_t *avr;

    if (argc != 3) {
        fprintf(stderr, "usage: simavr MCU ELF\n");
        return 64;
    }
    /* libsimavr speaks on standard output: that is the console's alone. */
    console = dup(1);
    dup2(2, 1);
    memset(&firmware, 0, sizeof firmware);
    avr = avr_make_mcu_by_name(argv[1]);
    if (!avr || elf_read_firmware(argv[2], &firmware) != 0) {
        fprintf(stderr, "simavr: cannot run %s on %s\n", argv[2], argv[1]);
        return 70;
    }
    avr_init(avr);
    firmware.frequency = 16000000;
    avr_load_firmware(avr, &firmware);
    connect_console(avr);
    return run(avr, RAM_START + firmware.datasize + firmware.bsssize);
}
