/*
 * nurl_cri_write_text.h - a part of a URL as a text of a CRI, or as more
 */
#ifndef NURL_CRI_WRITE_TEXT_H
#define NURL_CRI_WRITE_TEXT_H

#include "nurl_writer.h"

/* How a part becomes texts. */
struct nurl_cri_rule {
    uint8_t class_bit; /* of the part; 0: no delimiter stands there raw */
    char delimiter;    /* of the class, but not in a text */
    uint8_t is_host;   /* 1: in lower case; an escaped delimiter is one */
};

/* A part of a URL, or what becomes one text of it. */
struct nurl_cri_piece {
    const char *at;
    const char *end;
    const struct nurl_cri_rule *rule;
    uint8_t plain; /* 1: its bytes are the text, without escapes */
};

/* Sets a piece to a span of a URL. */
void nurl_cri_piece_of(struct nurl_cri_piece *piece, const struct nurl *url,
                       struct nurl_span span, const struct nurl_cri_rule *rule);

/* Appends the bytes that a piece stands for, without a head. */
void nurl_cri_write_decoded(struct nurl_writer *out,
                            const struct nurl_cri_piece *piece);

/*
 * Returns how long the text is. *fault is NULL, or the first escape that no
 * text can stand for: a delimiter's, or one that begins what is not UTF-8.
 */
size_t nurl_cri_text_length(const struct nurl_cri_piece *piece,
                            const char **fault);

/* Appends a text of this length. */
void nurl_cri_write_text(struct nurl_writer *out,
                         const struct nurl_cri_piece *piece, size_t len);

/* Appends one text; an error has its offset in the URL. */
void nurl_cri_write_piece(struct nurl_writer *out, const struct nurl *url,
                          const struct nurl_cri_piece *piece);

/* Returns how many texts there are: one more than delimiters. */
size_t nurl_cri_count(const struct nurl_cri_piece *all);

/* Appends so many texts: text *( delimiter text ). */
void nurl_cri_write_pieces(struct nurl_writer *out, const struct nurl *url,
                           const struct nurl_cri_piece *all, size_t count);

#endif
