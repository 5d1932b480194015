/*
 * samples.c - verifies images of a file, whole, cut and with flipped bits
 *
 *   samples KEY FILE             what a verifier answers that requires
 *                                counter 7, and one that requires none
 *   samples KEY FILE damaged     each cut and each flipped bit: must be refused
 */
#include "nimage.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LARGEST = 4096,
    COUNTER = 7
};

static uint8_t key[NIMAGE_KEY];

static const char *name_of(enum nimage_status status)
{
    switch (status) {
    case NIMAGE_OK:
        return "OK";
    case NIMAGE_ERR_READ:
        return "READ";
    case NIMAGE_ERR_FORMAT:
        return "FORMAT";
    case NIMAGE_ERR_DIGEST:
        return "DIGEST";
    case NIMAGE_ERR_KEY:
        return "KEY";
    case NIMAGE_ERR_SIGNATURE:
        return "SIGNATURE";
    case NIMAGE_ERR_COUNTER:
        return "COUNTER";
    case NIMAGE_ERR_ADDRESS:
        return "ADDRESS";
    default:
        return "unknown";
    }
}

/* From a block of exactly this size, so that the sanitizer sees its end. */
static enum nimage_status verify(const uint8_t *bytes, size_t length,
                                 uint32_t counter)
{
    struct nimage_rules rules = { key, counter, NULL, 0 };
    struct nimage_facts facts;
    struct nimage_source source;
    uint8_t *block = malloc(length);
    enum nimage_status status;

    memcpy(block, bytes, length);
    source = nimage_in_memory(block, (uint32_t)length);
    status = nimage_verify(&facts, &source, &rules);
    free(block);
    return status;
}

static size_t read_file(const char *path, uint8_t *bytes, size_t size)
{
    FILE *file = fopen(path, "rb");
    size_t length;

    if (file == NULL) {
        perror(path);
        exit(2);
    }
    length = fread(bytes, 1, size, file);
    (void)fclose(file);
    return length;
}

static unsigned long count_accepted(uint8_t *bytes, size_t length)
{
    unsigned long accepted = 0;

    for (size_t i = 0; i < length; i++) {
        accepted += verify(bytes, i, 0) == NIMAGE_OK;
    }
    for (size_t i = 0; i < 8 * length; i++) {
        bytes[i / 8] ^= (uint8_t)(1u << i % 8);
        accepted += verify(bytes, length, 0) == NIMAGE_OK;
        bytes[i / 8] ^= (uint8_t)(1u << i % 8);
    }
    return accepted;
}

int main(int argc, char **argv)
{
    static uint8_t bytes[LARGEST];
    size_t length;

    if (argc < 3 || read_file(argv[1], key, sizeof key) != sizeof key) {
        return 2;
    }
    length = read_file(argv[2], bytes, sizeof bytes);
    if (argc > 3) {
        printf("%lu damaged, %lu accepted\n", (unsigned long)(9 * length),
               count_accepted(bytes, length));
    } else {
        printf("%s %s\n", name_of(verify(bytes, length, COUNTER)),
               name_of(verify(bytes, length, 0)));
    }
    return 0;
}
