/*
 * dotted.h - references with many dot segments, most of them valid
 */
#ifndef DOTTED_H
#define DOTTED_H

#include "random.h"

/*
 * A new one. `authorities` end with NULL, and are with their "//". Few
 * different pieces, so that many paths meet.
 */
void dotted_new(struct text *text, int has_scheme,
                const char *const *authorities);

/*
 * The same, written another way: octets escaped, dot segments put behind
 * slashes; now and then with more at its end. Most mean the same.
 */
void dotted_other(struct text *to, const struct text *from);

#endif
