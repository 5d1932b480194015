/*
 * fetch_file.h - a sink that writes a file, and can go on later
 *
 *     fw.bin.part    the bytes so far
 *     fw.bin.from    the URL and the validator that they are of, a line each
 *     fw.bin         the file, when it is complete and verified
 *
 * What was interrupted goes on where it ended, if the server can; the parts of
 * a file that failed its verification are removed.
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

/* What a sink returns when a file cannot be written: an error of this machine.
 */
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

/* A sink that writes to file->path. */
struct fetch_sink fetch_file_sink(struct fetch_file *file);

/*
 * Call it in fetch->asks for a given URL: makes the fetch go on with what an
 * earlier one of the same URL has left.
 */
void fetch_file_resume(struct fetch_file *file, struct fetch *fetch);

/* Closes what a fetch that failed has left open. */
void fetch_file_close(struct fetch_file *file);

#endif
