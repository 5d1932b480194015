/*
 * cri.h - CRIs in tests: hex to bytes, a CRI as one line, and a check for every
 *         result of a parse
 */
#ifndef CRI_H
#define CRI_H

#include "nurl_cri.h"

#define CRI_LONGEST 300

/* The bytes of hex digits; blanks between them are skipped. */
size_t cri_octets(char to[CRI_LONGEST], const char *hex, size_t len);

/* The same, in a block of exactly this size. exact_close frees it. */
char *cri_open(const char *hex, size_t len, size_t *size);

/*
 * "number=0 false=u name=[a][b] port=5 path=[x] query=[] #f", or "CBOR@3";
 * bytes outside ASCII as in the vectors.
 */
const char *cri_line(const struct nurl_cri *cri, enum nurl_status status);

/* What a writer holds, in hex, or its error. */
const char *cri_written(struct nurl_writer *out);

/* The same for the CRI of a URL. */
const char *cri_of_url(const struct nurl *url);

/*
 * NULL, or what is wrong with the result of a parse: a span outside the text,
 * an item outside its list, a part that is present after an error.
 */
const char *cri_ill_formed(const struct nurl_cri *cri, enum nurl_status status,
                           const char *text, size_t length);

#endif
