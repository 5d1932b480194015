/* SPDX-License-Identifier: MIT */
/*
 * shell_build.c - the shell's command `build`: parts in, URL out
 */
#include "console.h"
#include "nurl_build.h"
#include "shell.h"

/* The part of this name, or NULL. */
static struct nurl_str *part_of(struct nurl_parts *parts, struct nurl_str name)
{
    static const char *const names[] = { "scheme", "user",    "password",
                                         "host",   "port",    "path",
                                         "query",  "fragment" };
    struct nurl_str *const all[] = { &parts->scheme,   &parts->user,
                                     &parts->password, &parts->host,
                                     &parts->port,     &parts->path,
                                     &parts->query,    &parts->fragment };
    unsigned i;

    for (i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (nurl_str_equal_nocase(name, shell_string(names[i]))) {
            return all[i];
        }
    }
    return NULL;
}

/*
 * Reads NAME=VALUE NAME=VALUE ...; a word that begins no part belongs, with
 * the space before it, to the value that it follows.
 */
static int read_parts(struct nurl_parts *parts, struct nurl_str text)
{
    struct nurl_str *value = NULL;
    struct nurl_str word;
    struct nurl_str *next;
    size_t name;

    while (text.len > 0) {
        word = shell_word(&text);
        name = shell_until(word, '=');
        next = part_of(parts, nurl_text(word.ptr, name));
        if (next != NULL && name < word.len) {
            value = next;
            *value = nurl_text(word.ptr + name + 1, word.len - name - 1);
        } else if (value != NULL) {
            value->len = (size_t)(word.ptr + word.len - value->ptr);
        } else {
            return 0;
        }
    }
    return value != NULL;
}

/* What was written before the part that is refused, and why. */
static int put_refused(const struct nurl_writer *out)
{
    console_text("refused after \"");
    shell_put_masked(out->len < out->size ? out->len : 0);
    console_text("\", byte ");
    console_number(out->stop);
    console_text(" of a part: ");
    console_text(nurl_status_name(nurl_writer_status(out)));
    console_text(", ");
    console_text(nurl_status_text(nurl_writer_status(out)));
    console_line_end();
    return 1;
}

int shell_build(struct nurl_str text)
{
    struct nurl_parts parts = { 0 };
    struct nurl_writer out;

    if (!read_parts(&parts, text)) {
        console_text("a part is NAME=VALUE; names are scheme, user, password, "
                     "host, port,\npath, query and fragment\n");
        return 2;
    }
    shell_write(&out);
    nurl_build(&out, &parts, NURL_BUILD_ENCODE | NURL_BUILD_PASSWORD);
    if (nurl_writer_status(&out) != NURL_OK) {
        return put_refused(&out);
    }
    return shell_written("URL: ", &out, text);
}
