/*
 * caret.h - a text with a caret below the octet that is to blame
 *
 *     ftp://u:**@h/%zz
 *                  ^
 *     offset 13: PCT, two hex digits must follow the percent sign
 *
 * A room is where the masked copy of the text stands, as long as a text is.
 */
#ifndef CARET_H
#define CARET_H

#include "nurl_writer.h"

struct caret_room {
    char *octets;
    size_t size;
};

/*
 * Copies the text into the room, each octet that may be of a password as a
 * star: places stay what they are. It may lie in the room already. Returns 0
 * if it is too long to be masked, and then it must not be shown.
 */
int caret_mask(struct caret_room room, struct nurl_str text);

/* Shows the masked text, the caret, and why. */
void caret_show(struct caret_room room, struct nurl_str text, size_t stop,
                enum nurl_status why);

#endif
