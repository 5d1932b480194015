/*
 * nurl_cri_head.c - the head of an item of CBOR
 */
#include "scheme/nurl_cri_head.h"
#include "base/nurl_octet.h"

/*
 * Arguments of 24 to 27 say that 1, 2, 4 or 8 bytes follow. Those above are no
 * lengths, or indefinite ones.                            RFC 8949 section 3
 *
 * BOUNDS: the first byte is there, and `size` more are after it. What is above
 * 65,535 is not shifted any more.
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
                *argument = *argument << 8 | nurl_octet(*next);
            }
            next++;
        }
    }
    *at = next;
    return 1;
}
