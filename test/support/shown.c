/*
 * shown.c - octets as a text that can be read and compared
 */
#include "shown.h"

#include "render.h"

static char room[480];
static size_t used;

static void add(char octet)
{
    if (used < sizeof room - 1) {
        room[used++] = octet;
    }
    room[used] = '\0';
}

static void add_hex(unsigned octet)
{
    add('\\');
    add('x');
    add("0123456789ABCDEF"[octet >> 4]);
    add("0123456789ABCDEF"[octet & 15]);
}

const char *shown(const char *at, size_t len)
{
    size_t i;

    used = 0;
    room[0] = '\0';
    for (i = 0; i < len; i++) {
        if (at[i] < ' ' || at[i] > '~') {
            add_hex((unsigned char)at[i]);
        } else {
            add(at[i]);
        }
        if (at[i] == '\\') {
            add('\\');
        }
    }
    return room;
}

const char *shown_writer(struct nurl_writer *out)
{
    if (nurl_writer_status(out) != NURL_OK) {
        return render_fault(nurl_writer_status(out), out->stop);
    }
    return shown(out->ptr, out->len);
}
