/*
 * cri_round.h - checks for every URL and its CRI, and for every CRI and its URL
 *
 * Each function returns NULL, or the name of the check that failed. A check
 * that needs more memory than the board has is left out.
 */
#ifndef CRI_ROUND_H
#define CRI_ROUND_H

#include "nurl_types.h"

/*
 * The CRI of a URL can be parsed, and the URL of this CRI has the same CRI.
 * With a scheme both URLs have the same normal form; a coap URL has the same
 * options.
 */
const char *cri_round_url(struct nurl_str text);

/* 1 if the requests of two URLs have the same options, or the first has an
 * error. */
int cri_round_same_options(const struct nurl *a, const struct nurl *b);

/* The URL of a CRI can be parsed, and the CRI of this URL has the same URL. */
const char *cri_round_octets(struct nurl_str octets);

/*
 * Resolving and then making the CRI gives the same as making the CRIs and then
 * resolving. Checked only where a CRI can express the same as a URL: the base
 * has a host, there are no dot segments and no escaped dots, and the reference
 * is more than a fragment. A reference without a scheme does not know whether
 * its port is the default port.
 */
const char *cri_round_resolved(struct nurl_str reference, struct nurl_str base);

#endif
