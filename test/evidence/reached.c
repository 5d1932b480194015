/*
 * reached.c - a plugin of QEMU: which instructions ran, and where each led
 *
 * Options: from=ADDRESS, to=ADDRESS, out=FILE. At the end FILE gets a line for
 * each instruction that ran between the two: its address and 1, if the next
 * one in memory came behind it, 2, if another one did, or 3, in hexadecimal.
 *
 * Debian has no package with qemu-plugin.h; what is needed of its interface,
 * version 1, is declared here.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHOWN __attribute__((visibility("default")))

enum {
    STRAIGHT = 1,
    AWAY = 2
};

struct qemu_plugin_tb;
struct qemu_plugin_insn;

typedef void translated(uint64_t id, struct qemu_plugin_tb *block);
typedef void ran(unsigned cpu, void *what);
typedef void ended(uint64_t id, void *what);

void qemu_plugin_register_vcpu_tb_trans_cb(uint64_t id, translated *call);
void qemu_plugin_register_vcpu_insn_exec_cb(struct qemu_plugin_insn *insn,
                                            ran *call, int registers,
                                            void *what);
void qemu_plugin_register_atexit_cb(uint64_t id, ended *call, void *what);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *block);
struct qemu_plugin_insn *
qemu_plugin_tb_get_insn(const struct qemu_plugin_tb *block, size_t n);
uint64_t qemu_plugin_insn_vaddr(const struct qemu_plugin_insn *insn);
size_t qemu_plugin_insn_size(const struct qemu_plugin_insn *insn);

/* An instruction of interest; Thumb's stand on even addresses. */
struct place {
    uint8_t size;
    uint8_t led;
};

SHOWN int qemu_plugin_version = 1;

static uint64_t from;
static uint64_t to;
static const char *out;
static struct place *places;
static struct place *last;

static void step(unsigned cpu, void *what)
{
    struct place *place = what;

    (void)cpu;
    if (last) {
        last->led |= place == last + last->size / 2 ? STRAIGHT : AWAY;
    }
    last = place >= places && place < places + (to - from) / 2 ? place : NULL;
}

/* What lies outside is one place behind all. */
static void translate(uint64_t id, struct qemu_plugin_tb *block)
{
    size_t count = qemu_plugin_tb_n_insns(block);
    struct qemu_plugin_insn *insn;
    struct place *place;
    uint64_t at;
    size_t n;

    (void)id;
    for (n = 0; n < count; n++) {
        insn = qemu_plugin_tb_get_insn(block, n);
        at = qemu_plugin_insn_vaddr(insn);
        place = &places[(to - from) / 2];
        if (at >= from && at < to) {
            place = &places[(at - from) / 2];
            place->size = (uint8_t)qemu_plugin_insn_size(insn);
        }
        qemu_plugin_register_vcpu_insn_exec_cb(insn, step, 0, place);
    }
}

static void finish(uint64_t id, void *what)
{
    FILE *file = fopen(out, "w");
    size_t n;

    (void)id;
    (void)what;
    for (n = 0; file && n < (to - from) / 2; n++) {
        if (places[n].led) {
            fprintf(file, "%" PRIx64 " %x\n", from + 2 * n, places[n].led);
        }
    }
    if (!file || fclose(file) != 0) {
        perror(out);
    }
}

SHOWN int qemu_plugin_install(uint64_t id, const void *info, int argc,
                              char **argv)
{
    int n;

    (void)info;
    for (n = 0; n < argc; n++) {
        if (strncmp(argv[n], "from=", 5) == 0) {
            from = strtoull(argv[n] + 5, NULL, 0);
        } else if (strncmp(argv[n], "to=", 3) == 0) {
            to = strtoull(argv[n] + 3, NULL, 0);
        } else if (strncmp(argv[n], "out=", 4) == 0) {
            out = argv[n] + 4;
        }
    }
    places = to > from ? calloc((to - from) / 2 + 1, sizeof *places) : NULL;
    if (!places || !out) {
        fputs("reached: from=ADDRESS,to=ADDRESS,out=FILE\n", stderr);
        return 1;
    }
    qemu_plugin_register_vcpu_tb_trans_cb(id, translate);
    qemu_plugin_register_atexit_cb(id, finish, NULL);
    return 0;
}
