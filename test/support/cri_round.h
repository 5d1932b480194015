/*
 * cri_round.h - what holds for every URL and its CRI, and for every CRI and its
 *               URL
 *
 * Each returns NULL, or what does not hold. What a board has no memory for is
 * not asked.
 */
#ifndef CRI_ROUND_H
#define CRI_ROUND_H

#include "nurl_types.h"

/*
 * The CRI of a URL can be read, and its URL has the same CRI. If there is a
 * scheme, both URLs have one normal form, and if it is coap's the same options.
 */
const char *cri_round_url(struct nurl_str text);

/* The URL of a CRI can be parsed and has a CRI, whose URL is the same. */
const char *cri_round_octets(struct nurl_str octets);

/*
 * The CRI of a resolved reference is that of the reference's CRI, resolved,
 * where both can say the same: the base has a host, neither has dot segments
 * there or escaped dots, and the reference is more than a fragment. A port
 * after "//" is not known to be the default one before it has a scheme.
 */
const char *cri_round_resolved(struct nurl_str reference, struct nurl_str base);

/* Writes a URI reference that these numbers choose; returns its length. */
size_t cri_round_make(char text[400], uint32_t seed);

#endif
