/* SPDX-License-Identifier: MIT */
/*
 * fetch_image.c - is a file an image that this key has signed?
 */
#include "app/fetch/fetch_image.h"
#include "app/status_text.h"
#include "nfetch_status.h"

#include <stdio.h>
#include <string.h>

#define PEM_BEGIN "-----BEGIN PUBLIC KEY-----"

enum {
    KEY_FILE = 512 /* more than a key in PEM has */
};

/* ----------------------------------------------------------------- the key */

/* Returns the six bits of a letter, or -1 (RFC 4648 4). */
static int letter_value(char letter)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno"
                                  "pqrstuvwxyz0123456789+/";
    const char *found = letter == '\0' ? NULL : strchr(letters, letter);

    return found == NULL ? -1 : (int)(found - letters);
}

/* Skips other characters. Returns how many bytes were decoded. */
static size_t decode_base64(uint8_t *bytes, size_t size, const char *text)
{
    uint32_t bits = 0;
    unsigned count = 0;
    size_t length = 0;

    for (; *text != '\0' && *text != '-'; text++) {
        int value = letter_value(*text);

        if (value < 0) {
            continue;
        }
        bits = bits << 6 | (uint32_t)value;
        count += 6;
        if (count >= 8 && length < size) {
            count -= 8;
            bytes[length++] = (uint8_t)(bits >> count & 0xFF);
        }
    }
    return length;
}

int nfetch_image_key(uint8_t key[NIMAGE_KEY], const char *path)
{
    char text[KEY_FILE];
    FILE *file = fopen(path, "rb");
    const char *begin;
    size_t length;

    if (file == NULL) {
        return 0;
    }
    length = fread(text, 1, sizeof text - 1, file);
    (void)fclose(file);
    text[length] = '\0';
    begin = strstr(text, PEM_BEGIN);
    if (begin != NULL) {
        return decode_base64(key, NIMAGE_KEY, begin + sizeof PEM_BEGIN - 1) ==
               NIMAGE_KEY;
    }
    memcpy(key, text, NIMAGE_KEY);
    return length == NIMAGE_KEY;
}

/* --------------------------------------------------------------- the image */

static int read_file(const void *context, uint32_t offset, void *bytes,
                     size_t length)
{
    FILE *const *file = context;

    return fseek(*file, (long)offset, SEEK_SET) == 0 &&
                   fread(bytes, 1, length, *file) == length
               ? 0
               : -1;
}

int nfetch_image_verify(struct nimage_facts *facts, const char *path,
                        const uint8_t key[NIMAGE_KEY])
{
    struct nimage_rules rules;
    struct nimage_source source;
    FILE *file = fopen(path, "rb");
    enum nimage_status status;
    long size;

    if (file == NULL) {
        return NFETCH_APP_ERR_FILE;
    }
    size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    rules.key = key;
    rules.counter = 0;
    rules.places = NULL; /* any */
    rules.place_count = 0;
    source.read = read_file;
    source.context = &file;
    source.length = size > 0 && size <= INT32_MAX ? (uint32_t)size : 0;
    status = nimage_verify(facts, &source, &rules);
    (void)fclose(file);
    return status;
}
