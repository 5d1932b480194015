/* SPDX-License-Identifier: MIT */
/*
 * shell_append.c - the shell's commands `segment` and `set`: one segment of a
 *                  path, and one pair of a query, from data
 */
#include "nurl_encode.h"
#include "nurl_query.h"

#include "console.h"
#include "shell.h"

/* The error of a segment is in its value. */
int shell_segment(struct nurl_str text)
{
    struct nurl_str url = shell_word(&text);
    struct nurl_writer out;

    shell_write(&out);
    nurl_write_text(&out, url);
    nurl_write_segment(&out, text);
    return shell_written("URL: ", &out, text);
}

/* Without a value the pairs go. The error of a query is in it. */
int shell_set(struct nurl_str text)
{
    struct nurl_str query = shell_word(&text);
    struct nurl_str key = shell_word(&text);
    struct nurl_writer out;

    if (text.len == 0) {
        text.ptr = NULL;
    }
    shell_write(&out);
    nurl_write_query_set(&out, query, key, text);
    return shell_written("query: ", &out, query);
}
