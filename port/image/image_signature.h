/*
 * image_signature.h - is this hash signed by this key?
 */
#ifndef IMAGE_SIGNATURE_H
#define IMAGE_SIGNATURE_H

#include "image_types.h"

/*
 * Returns 1 if the ECDSA signature (ASN.1, RFC 3279 2.2.3) of the hash is one
 * of this P-256 key (SubjectPublicKeyInfo), otherwise 0.
 */
int image_signature_good(const uint8_t hash[IMAGE_HASH],
                         const uint8_t key[IMAGE_KEY], const uint8_t *signature,
                         size_t length);

#endif
