/*
 * fetch_file.h - a sink that writes a file, and can go on later
 *
 *     fw.bin.part    the bytes so far
 *     fw.bin.from    the URL and the validator that they are of, a line each
 *     fw.bin         the file, when it is complete and verified
 *
 * An interrupted fetch goes on where it ended, if the server can. The first two
 * files are removed if the verification fails.
 */
#ifndef FETCH_FILE_H
#define FETCH_FILE_H

#include "fetch.h"
#include "fetch_image.h"
#include "sha256.h"

#include <stdio.h>

enum {
    FETCH_FILE_PATH = 1024,
    FETCH_FILE_VALIDATOR = 128,
    FETCH_FILE_DIGITS = 64
};

/* A sink returns this if a file cannot be written. */
enum {
    FETCH_FILE_ERR = FETCH_ERR_FLASH
};

struct fetch_file {
    /* Set by the caller. */
    char path[FETCH_FILE_PATH]; /* NUL at its end; empty: nothing is kept */
    struct nurl_str expected;   /* 64 hex digits, or absent */
    const uint8_t *key;         /* of a signed image, or NULL */

    /* To be read after a fetch. */
    char digits[FETCH_FILE_DIGITS + 1];
    struct image_facts facts; /* with a key */

    /* Private. */
    FILE *file;
    uint64_t length;
    struct sha256 sha;
    struct nurl_str url;
    struct nurl_str pinned;
    char validator[FETCH_FILE_VALIDATOR];
};

/* Returns a sink that writes to file->path. */
struct fetch_sink fetch_file_sink(struct fetch_file *file);

/*
 * Makes a fetch go on where an earlier one of the same URL ended. Call it in
 * fetch->asks for a given URL.
 */
void fetch_file_resume(struct fetch_file *file, struct fetch *fetch);

/* Closes the file of a fetch that failed. */
void fetch_file_close(struct fetch_file *file);

#endif
