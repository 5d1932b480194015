/* SPDX-License-Identifier: MIT */
/*
 * caret.h - a text with a caret below the byte of an error
 *
 *     ftp://u:**@h/%zz
 *                  ^
 *     offset 13: PCT, two hex digits must follow the percent sign
 *
 * The buffer is for the masked copy of the text, and as large as the text.
 */
#ifndef CARET_H
#define CARET_H

#include "nurl_writer.h"

struct caret_buffer {
    char *octets;
    size_t size;
};

/*
 * Copies the text into the buffer. Each byte that can be of a password becomes
 * a star, so offsets stay the same. The text can be in the buffer already.
 * Returns 0 for a text that is too long to be masked: it must not be shown.
 */
int caret_mask(struct caret_buffer buffer, struct nurl_str text);

/* Shows the masked text, the caret, and why. */
void caret_show(struct caret_buffer buffer, struct nurl_str text, size_t stop,
                enum nurl_status why);

#endif
