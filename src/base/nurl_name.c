/*
 * nurl_name.c - is a text one of these names?
 */
#include "base/nurl_name.h"
#include "base/nurl_octet.h"

/* BOUNDS: the name is as long as the text. */
static int is_equal(const char *name, struct nurl_str text)
{
    const char *end = name + text.len;

    while (name < end && nurl_octet_lower(*text.ptr) == *name) {
        text.ptr++;
        name++;
    }
    return name == end;
}

/* BOUNDS: each length leads to the next one, or to the NUL at the end. */
unsigned nurl_name_find(const char *names, struct nurl_str text)
{
    unsigned n;
    uint8_t len;

    for (n = 1; *names != '\0'; n++) {
        len = nurl_octet(*names);
        if (len == text.len && is_equal(names + 1, text)) {
            return n;
        }
        names += len + 1;
    }
    return 0;
}
