/*
 * reference.h - makes references to URLs: by the grammar, then damaged
 *
 * The same seed gives the same references on every machine.
 */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <stddef.h>
#include <stdint.h>

#define REFERENCE_ROOM 400u

struct reference {
    char at[REFERENCE_ROOM];
    size_t len;
};

void reference_seed(uint64_t seed);

/*
 * The next one. Every other is as the grammar of RFC 3986 has it, nearly
 * always; the rest have one to three octets changed, added or removed.
 * Returns 1 if it was damaged.
 */
int reference_next(struct reference *out);

#endif
