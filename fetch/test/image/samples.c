/*
 * samples.c - verifies images of a file, whole, cut and with flipped bits
 *
 *   samples KEY FILE             what a verifier answers that requires
 *                                counter 7, and one that requires none
 *   samples KEY FILE damaged     for each cut and each flipped bit
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

/* The image cut, and then with each of its bits flipped. */
static enum nimage_status verify_damaged(uint8_t *bytes, size_t length,
                                         size_t number)
{
    size_t bit = number - length;
    enum nimage_status status;

    if (number < length) {
        return verify(bytes, number, 0);
    }
    bytes[bit / 8] ^= (uint8_t)(1u << bit % 8);
    status = verify(bytes, length, 0);
    bytes[bit / 8] ^= (uint8_t)(1u << bit % 8);
    return status;
}

/* What is answered, and how often one after the other. */
static void print_damaged(uint8_t *bytes, size_t length)
{
    int last = 1;

    for (size_t i = 0, from = 0; i <= 9 * length; i++) {
        int status = i < 9 * length ? (int)verify_damaged(bytes, length, i) : 1;

        if (i > 0 && status != last) {
            printf("#%d %zu ", last, i - from);
            from = i;
        }
        last = status;
    }
    printf("\n");
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
        print_damaged(bytes, length);
    } else {
        printf("#%d #%d\n", verify(bytes, length, COUNTER),
               verify(bytes, length, 0));
    }
    return 0;
}
