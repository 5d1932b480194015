/* SPDX-License-Identifier: MIT */
/*
 * image_signature.c - ECDSA signatures by BearSSL
 *
 * BearSSL's type of a key has a pointer that is not const, so the point is
 * copied.
 */
#include "image/image_signature.h"
#include "bytes.h"

#include <bearssl_ec.h>

enum {
    POINT = 65 /* bytes of an uncompressed point, the end of the key */
};

int nimage_signature_good(const uint8_t hash[NIMAGE_HASH],
                          const uint8_t key[NIMAGE_KEY],
                          const uint8_t *signature, size_t length)
{
    uint8_t point[POINT];
    br_ec_public_key public_key;

    bytes_copy(point, key + NIMAGE_KEY - POINT, POINT);
    public_key.curve = BR_EC_secp256r1;
    public_key.q = point;
    public_key.qlen = POINT;
    return br_ecdsa_i31_vrfy_asn1(&br_ec_p256_m31, hash, NIMAGE_HASH,
                                  &public_key, signature, length) == 1;
}
