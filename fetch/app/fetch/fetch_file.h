/* SPDX-License-Identifier: MIT */
/*
 * fetch_file.h - a sink that writes a file, and can go on later
 *
 *     fw.bin.part    the bytes so far
 *     fw.bin.from    SHA-256 of the URL, and the validator that they are of, a
 *                    line each
 *     fw.bin         the file, when it is complete and verified
 *
 * Only its owner can read the first two, and a link of their name is never
 * followed. An interrupted fetch goes on where it ended, if the server can.
 * Both are removed if the verification fails, if they cannot be written, or if
 * nothing can go on because the server named no version. "-" is standard
 * output: none of these files, and no second beginning.
 */
#ifndef NFETCH_FILE_H
#define NFETCH_FILE_H

#include "app/fetch/fetch_image.h"
#include "nfetch.h"
#include "nimage_sha256.h"

#include <stdio.h>

enum {
    NFETCH_FILE_PATH = 1024,
    NFETCH_FILE_TROUBLE = NFETCH_FILE_PATH + 100,
    NFETCH_FILE_DIGITS = 64
};

/* This path is standard output, which can be written only once. */
#define NFETCH_FILE_STDOUT "-"

struct nfetch_file {
    /* Set by the caller. */
    char path[NFETCH_FILE_PATH]; /* NUL at its end; empty: nothing is kept */
    struct nurl_str expected;    /* 64 hex digits, or absent */
    const uint8_t *key;          /* of a signed image, or NULL */

    /* To be read after a fetch. */
    char digits[NFETCH_FILE_DIGITS + 1];
    struct nimage_facts facts; /* with a key */
    char
        trouble[NFETCH_FILE_TROUBLE]; /* NFETCH_APP_ERR_FILE: which file, why */

    /* Private. */
    FILE *file;
    uint64_t length;
    struct nimage_sha256 sha;
    char url[NFETCH_FILE_DIGITS + 1]; /* its digest */
    uint8_t goes_on;                  /* 1: ".from" says of what the part is */
    struct nurl_str pinned;
    char validator[NFETCH_VALIDATOR];
};

/* Returns a sink that writes to file->path. */
struct nfetch_sink nfetch_file_sink(struct nfetch_file *file);

/*
 * Makes a fetch go on where an earlier one of the same URL ended. Call it in
 * fetch->asks for a given URL.
 */
void nfetch_file_resume(struct nfetch_file *file, struct nfetch *fetch);

/* Closes the file of a fetch that failed. */
void nfetch_file_close(struct nfetch_file *file);

/* The same, and nothing of it stays: it would never be whole. */
void nfetch_file_drop(struct nfetch_file *file);

#endif
