/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_head.c - the head of a CBOR item
 */
#include "scheme/nurl_cri_head.h"
#include "base/nurl_octet.h"

/*
 * The values 24 to 27 mean that 1, 2, 4 or 8 bytes follow. Larger values are
 * invalid, or indefinite lengths.                         RFC 8949 section 3
 *
 * BOUNDS: the first byte is there, and `size` bytes after it are there. A value
 * above 65,535 is not shifted again.
 */
int nurl_cri_head(const char **at, const char *end, uint32_t *argument)
{
    const char *next = *at + 1;
    unsigned low = nurl_octet(**at) & 31u;
    unsigned size;

    *argument = low;
    if (low > 27) {
        return 0;
    }
    if (low > 23) {
        size = 1u << (low - 24);
        if ((size_t)(end - next) < size) {
            *at = end;
            return 0;
        }
        for (*argument = 0; size > 0; size--) {
            if (*argument <= 0xFFFF) {
                *argument = *argument * 256 + nurl_octet(*next);
            }
            next++;
        }
    }
    *at = next;
    return 1;
}
