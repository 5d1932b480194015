/*
 * show.h - what the examples print with; a device has its own way
 */
#ifndef SHOW_H
#define SHOW_H

#include "nurl.h"

/* A text that is written in the source, as a struct nurl_str. */
struct nurl_str text_of(const char *string);

/* One line: the label and the text, or the number. */
void show(const char *label, struct nurl_str text);
void show_number(const char *label, long number);

/* The label, then the octets in hex and as text, sixteen in a line. */
void show_octets(const char *label, const void *octets, size_t length);

/* The URL, a caret under the octet `at`, and the reason. */
void show_fault(struct nurl_str url, size_t at, enum nurl_status status);

#endif
