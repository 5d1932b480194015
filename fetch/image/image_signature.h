/* SPDX-License-Identifier: MIT */
/*
 * image_signature.h - is this hash signed by this key?
 */
#ifndef NFETCH_IMAGE_SIGNATURE_H
#define NFETCH_IMAGE_SIGNATURE_H

#include "nimage_types.h"

/*
 * Returns 1 if the ECDSA signature (ASN.1, RFC 3279 2.2.3) of the hash is one
 * of this P-256 key (SubjectPublicKeyInfo), otherwise 0.
 */
int nimage_signature_good(const uint8_t hash[NIMAGE_HASH],
                          const uint8_t key[NIMAGE_KEY],
                          const uint8_t *signature, size_t length);

#endif
