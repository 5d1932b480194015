/*
 * speed_text.h - the texts that bench and worst measure
 *
 * The data is test/vectors/speed; embed.rb writes it for a board.
 */
#ifndef SPEED_TEXT_H
#define SPEED_TEXT_H

#include "nurl_types.h"

/* Valid URLs. */
struct speed_corpus {
    const char *name;
    const struct nurl_str *texts;
    unsigned count;
};

/* A rule for a text of any length: the unit repeated, between two ends. */
struct speed_pattern {
    const char *name;
    struct nurl_str head, unit, tail;
};

/* The corpora, and after them one for each scheme, with its URLs only. */
extern const struct speed_corpus speed_corpora[];
extern const unsigned speed_corpus_count;
extern const unsigned speed_scheme_count;
extern const struct speed_pattern speed_patterns[];
extern const unsigned speed_pattern_count;

/* The name of the corpus that does not fit into this board, or "". */
extern const char speed_left_out[];

/* The longest text that fits into this board. */
#if TEXT_MAX < 65535
#define SPEED_TEXT_MAX TEXT_MAX
#else
#define SPEED_TEXT_MAX 65535u
#endif

/*
 * Writes `len` bytes of the pattern. The last unit is cut, and if `len` is too
 * short, so are head and tail. A unit has at least one byte.
 */
void speed_stretch(char *at, size_t len, const struct speed_pattern *pattern);

/*
 * The greatest length up to `len` with which no unit is cut: a text that ends
 * inside an escape is invalid, and may cost little. If none fits, it is `len`.
 */
size_t speed_whole(size_t len, const struct speed_pattern *pattern);

/*
 * Writes `len` bytes like those of real URLs: the first one of the corpus up
 * to its path, then the paths of all, again and again. No escape is cut.
 */
void speed_paths(char *at, size_t len, const struct speed_corpus *corpus);

#endif
