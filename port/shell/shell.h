/* SPDX-License-Identifier: MIT */
/*
 * shell.h - what the files of the shell share
 *
 * A command is a function in a file, shell_NAME.c, that takes the rest of its
 * line and returns the status that the shell ends with; its declaration here;
 * and a row in shell.c. The small commands for servers are in shell_guard.c.
 *
 * What can be a password is never shown: tables, errors and results are all
 * made from a copy of the text by nurl_write_masked.
 */
#ifndef SHELL_H
#define SHELL_H

#include "nurl_writer.h"

/* The buffer for what a command writes or shows: as long as any line. */
extern char shell_buffer[LINE_MAX];

/* A string, without its NUL. */
struct nurl_str shell_string(const char *string);

/* Returns where the byte first is in the text, or its length. */
size_t shell_until(struct nurl_str text, char byte);

/* Takes the word up to the next space off the text, and that space. */
struct nurl_str shell_word(struct nurl_str *text);

/*
 * Parses by RFC 3986. 1: it is a URL; 0: its error has been shown, and the
 * command ends with status 1.
 */
int shell_url(struct nurl *url, struct nurl_str text);

/* Shows the text, a caret under the wrong byte, and why. Returns 1. */
int shell_fault(struct nurl_str text, size_t stop, enum nurl_status why);

/* Begins to write into shell_buffer. */
void shell_write(struct nurl_writer *out);

/*
 * Shows what was written, after a label, and returns 0; or shows the error
 * with its place in `text`, from which it was made, and returns 1.
 */
int shell_written(const char *label, const struct nurl_writer *out,
                  struct nurl_str text);

/* Shows a text in shell_buffer, with stars for what may be a password. */
void shell_put_masked(size_t len);

/* Shows decoded bytes in shell_buffer, in quotes: any byte, but no password. */
void shell_put_decoded(size_t len);

/*
 * A table of parts: its head, which takes the text that all its rows are
 * from, and rows with name, place and bytes; the second one if the part is
 * present. Names have nine bytes at most.
 */
void shell_head(const char *name, struct nurl_str text);
void shell_part(const char *name, struct nurl_span span);
void shell_part_if(const char *name, struct nurl_span span);

/* The table of a URL. */
void shell_parts(const struct nurl *url, struct nurl_str text);

/* Flags of RFC 1738 by their names, on a line of their own. */
void shell_flags(uint32_t flags);

/* The view of one of the ten schemes; returns the command's status. */
int shell_scheme(const struct nurl *url, struct nurl_str text);

/* The commands. */
int shell_address(struct nurl_str text);
int shell_authority(struct nurl_str text);
int shell_below(struct nurl_str text);
int shell_build(struct nurl_str text);
int shell_clean(struct nurl_str text);
int shell_coap(struct nurl_str text);
int shell_cri(struct nurl_str text);
int shell_decode(struct nurl_str text);
int shell_endpoint(struct nurl_str text);
int shell_equal(struct nurl_str text);
int shell_find(struct nurl_str text);
int shell_hostfield(struct nurl_str text);
int shell_links(struct nurl_str text);
int shell_normalize(struct nurl_str text);
int shell_origin(struct nurl_str text);
int shell_parse(struct nurl_str text);
int shell_plan(struct nurl_str text);
int shell_redacted(struct nurl_str text);
int shell_request(struct nurl_str text);
int shell_resolve(struct nurl_str text);
int shell_route(struct nurl_str text);
int shell_safe(struct nurl_str text);
int shell_scope(struct nurl_str text);
int shell_segment(struct nurl_str text);
int shell_set(struct nurl_str text);
int shell_setting(struct nurl_str text);
int shell_strict(struct nurl_str text);
int shell_target(struct nurl_str text);
int shell_tftp(struct nurl_str text);
int shell_view(struct nurl_str text);
int shell_within(struct nurl_str text);

#endif
