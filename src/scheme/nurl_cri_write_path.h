/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_write_path.h - the path of a URL as the segments of a CRI
 *
 * A CRI has no dot segments. A reference has the number of the base's segments
 * that it discards, and the other segments as texts. They are measured first,
 * then written, both from the last to the first (syntax/nurl_segments.h).
 */
#ifndef NURL_CRI_WRITE_PATH_H
#define NURL_CRI_WRITE_PATH_H

#include "nurl_writer.h"

struct nurl_cri_path {
    size_t count;  /* segments that stay */
    size_t length; /* of their items */
    size_t open;   /* ".." that removed no segment */
    uint16_t stop;
    int16_t status;
    uint8_t slash;    /* 1: the first of them has a "/" before it, */
    uint8_t is_empty; /* and 1: it is empty */
    uint8_t relative; /* 1: relative to the path of a base */
    uint8_t plain;    /* 1: the path has no escape */
};

/* Measures the path; `status` and `stop` are its first error. */
void nurl_cri_path_measure(struct nurl_cri_path *path, const struct nurl *url);

/* Appends the segments as texts, without the head of their array. */
void nurl_cri_path_write(struct nurl_writer *out,
                         const struct nurl_cri_path *path,
                         const struct nurl *url);

#endif
