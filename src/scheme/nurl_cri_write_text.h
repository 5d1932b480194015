/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_write_text.h - a part of a URL as one or more texts of a CRI
 */
#ifndef NURL_CRI_WRITE_TEXT_H
#define NURL_CRI_WRITE_TEXT_H

#include "nurl_writer.h"

/* How a part becomes texts. */
struct nurl_cri_rule {
    uint8_t class_bit; /* of the part; 0: the part has no raw delimiter */
    char delimiter;    /* of the class, but not in a text */
    uint8_t is_host;   /* 1: lower case; an escaped delimiter delimits, too */
};

/* A part of a URL, or the bytes of it that become one text. */
struct nurl_cri_range {
    const char *at;
    const char *end;
    const struct nurl_cri_rule *rule;
    uint8_t plain; /* 1: its bytes are the text, without escapes */
};

/* Sets a range to a span of a URL. */
void nurl_cri_range_of(struct nurl_cri_range *range, const struct nurl *url,
                       struct nurl_span span, const struct nurl_cri_rule *rule);

/* Appends the decoded bytes of a range, without a head. */
void nurl_cri_write_decoded(struct nurl_writer *out,
                            const struct nurl_cri_range *range);

/*
 * Returns the length of the text. *fault is NULL, or the first escape that a
 * text cannot have: a delimiter, or a byte that is not UTF-8.
 */
size_t nurl_cri_text_length(const struct nurl_cri_range *range,
                            const char **fault);

/* Appends a text of this length. */
void nurl_cri_write_text(struct nurl_writer *out,
                         const struct nurl_cri_range *range, size_t len);

/* Appends one text; an error has its offset in the URL. */
void nurl_cri_write_range(struct nurl_writer *out, const struct nurl *url,
                          const struct nurl_cri_range *range);

/* Returns the number of texts: one more than there are delimiters. */
size_t nurl_cri_count(const struct nurl_cri_range *all);

/* Appends this number of texts: text *( delimiter text ). */
void nurl_cri_write_ranges(struct nurl_writer *out, const struct nurl *url,
                           const struct nurl_cri_range *all, size_t count);

#endif
