/*
 * nurl_copy_string.c - a text as a string
 */
#include "nurl_writer.h"

enum nurl_status nurl_copy_string(char *buffer, size_t size,
                                  struct nurl_str text)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, size);
    nurl_write_text(&out, text);
    return nurl_writer_finish(&out);
}
