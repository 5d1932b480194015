/*
 * no_libc.c - a program that links the library and no libc: what main.c prints
 *             with printf, it writes into a buffer
 */
#include "nurl.h"

int _write(int file, const char *text, int length);

static void put_line(const struct nurl *url, const struct nurl *target)
{
    char line[80];
    struct nurl_writer out;

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_text(&out, NURL_STR("nanourl " NURL_VERSION ": "));
    nurl_write_text(&out, nurl_part(url, url->host));
    nurl_write_text(&out, NURL_STR(" port "));
    nurl_write_text(&out, nurl_part(url, url->port));
    nurl_write_text(&out, NURL_STR(" path "));
    nurl_write_text(&out, nurl_part(target, target->path));
    nurl_write_text(&out, NURL_STR("\n"));
    if (nurl_writer_finish(&out) == NURL_OK) {
        _write(1, out.ptr, (int)out.len);
    }
}

int main(void)
{
    struct nurl_str asked = NURL_STR("coap://[2001:db8::1]:5685/");
    struct nurl_str moved = NURL_STR("COAP://[2001:DB8::1]:5685/new");
    struct nurl_str text = NURL_STR("/fw.bin?v=2");
    struct nurl url;
    struct nurl other;
    struct nurl target;

    if (nurl_parse(&url, asked.ptr, asked.len) != NURL_OK ||
        nurl_parse(&other, moved.ptr, moved.len) != NURL_OK ||
        !nurl_same_origin(&url, &other) ||
        nurl_parse_target(&target, NURL_STR("GET"), text.ptr, text.len) !=
            NURL_OK) {
        return 1;
    }
    put_line(&url, &target);
    return 0;
}
