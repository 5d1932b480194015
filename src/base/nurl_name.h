/*
 * nurl_name.h - is a text one of these names?
 */
#ifndef NURL_NAME_H
#define NURL_NAME_H

#include "nurl_types.h"

/*
 * Which of the names the text is, from 1 on, letters of both cases being the
 * same; 0 for none. Names are in lower case, each with its length in front,
 * and a NUL ends the list: "\3ftp\4http". A text that is NULL has no length.
 */
unsigned nurl_name_find(const char *names, struct nurl_str text);

#endif
