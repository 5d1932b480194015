/*
 * shell.h - what the files of the shell share
 */
#ifndef SHELL_H
#define SHELL_H

#include "nurl_types.h"

struct nurl_str shell_str(const char *at, size_t len);
size_t shell_length(const char *text);

/* Where the first of these octets stands from `at` on, or the end. */
size_t shell_until(struct nurl_str text, size_t at, const char *octets);

/* The text, a caret under the octet that is to blame, and why; returns 1. */
int shell_fault(struct nurl_str text, size_t stop, enum nurl_status why);

/* The head of a table of parts, of eight octets at most. */
void shell_head(const char *name);

/* A row of it: name, place and octets; the second one if it is there. */
void shell_part(const char *name, const struct nurl *url,
                struct nurl_span span);
void shell_part_if(const char *name, const struct nurl *url,
                   struct nurl_span span);

/* The table of a URL. */
void shell_parts(const struct nurl *url);

/* By their names, on a line of their own. */
void shell_flags(const struct nurl *url);

/* Room for what a command writes: as long as any line. */
extern char shell_room[LINE_MAX];

/* Commands: they return the status that the shell ends with. */
int shell_parse(struct nurl_str text);
int shell_strict(struct nurl_str text);
int shell_view(struct nurl_str text);
int shell_plan(struct nurl_str text);
int shell_wire(struct nurl_str text);
int shell_equal(struct nurl_str text);
int shell_find(struct nurl_str text);
int shell_safe(struct nurl_str text);

#endif
