/*
 * nurl_cri_write_path.h - the path of a URL as the segments of a CRI
 *
 * A CRI has no dot segments: a reference says how many segments of the base it
 * discards, and what is left of the path are texts. They are measured first,
 * then written, both from the last one on (syntax/nurl_segments.h).
 */
#ifndef NURL_CRI_WRITE_PATH_H
#define NURL_CRI_WRITE_PATH_H

#include "nurl_writer.h"

struct nurl_cri_path {
    size_t count;  /* segments that stay */
    size_t length; /* of their items */
    size_t open;   /* ".." that took no segment away */
    uint16_t stop;
    int8_t status;
    uint8_t slash;    /* 1: the first of them has a "/" before it, */
    uint8_t is_empty; /* and 1: it is empty */
    uint8_t relative; /* 1: a reference to a path of the base */
    uint8_t plain;    /* 1: no escape is in it */
};

/* Measures the path; `status` and `stop` are its first error. */
void nurl_cri_path_measure(struct nurl_cri_path *path, const struct nurl *url);

/* Appends the segments as texts, without the head of their array. */
void nurl_cri_path_write(struct nurl_writer *out,
                         const struct nurl_cri_path *path,
                         const struct nurl *url);

#endif
