/*
 * show.h - what the examples print with; a device has its own way
 */
#ifndef SHOW_H
#define SHOW_H

#include "nurl.h"

/* A string of the command line or of a buffer, without its NUL. */
struct nurl_str text_of(const char *string);

/* One line: the label and the text, or the number. */
void show(const char *label, struct nurl_str text);
void show_number(const char *label, long number);

/* The label and a text of several lines, each with CR LF at its end. */
void show_lines(const char *label, struct nurl_str lines);

/* Whom to connect to: a name to resolve, or the bytes of an address. */
void show_server(const struct nurl *url, const struct nurl_endpoint *server);

/* The label, then the bytes in hex and as text, sixteen in a line. */
void show_bytes(const char *label, const void *bytes, size_t length);

/*
 * The URL without its password, a caret under the byte, and the reason.
 * Returns 1, for a function that ends with it.
 */
int show_fault(struct nurl_str url, size_t stop, enum nurl_status status);

#endif
