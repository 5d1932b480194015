/*
 * damaged.c - the fuzz harness `stored` with inputs that are always the same
 *
 * Inputs: a text of the vectors after random bytes, which say how its struct is
 * damaged. Ends with the harness's message, or a sanitizer's, at the first
 * error.
 */
#include "nurl.h"
#include "vector_inputs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHOICES 4u /* bytes before the text */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
enum nurl_status accept_all(struct nurl *url, const char *text, size_t length);

/* For the self-test: nurl_attach without a check. */
enum nurl_status accept_all(struct nurl *url, const char *text, size_t length)
{
    (void)length;
    url->text = text;
    return NURL_OK;
}

static uint8_t random_byte(void)
{
    static uint32_t state = 1;

    state = (state * UINT32_C(1664525) + UINT32_C(1013904223)) &
            UINT32_C(0xFFFFFFFF);
    return (uint8_t)(state >> 24);
}

static void try_text(const struct vector_input *input)
{
    size_t size = CHOICES + input->length;
    uint8_t *block = malloc(size); /* exactly: the sanitizer sees its end */
    size_t i;

    if (!block) {
        abort();
    }
    for (i = 0; i < CHOICES; i++) {
        block[i] = random_byte();
    }
    memcpy(block + CHOICES, input->at, input->length);
    (void)LLVMFuzzerTestOneInput(block, size);
    free(block);
}

int main(int argc, char **argv)
{
    size_t count = sizeof vector_inputs / sizeof *vector_inputs;
    unsigned long rounds = argc > 1 ? strtoul(argv[1], NULL, 10) : 1;
    unsigned long n;

    for (n = 0; n < rounds * count; n++) {
        try_text(&vector_inputs[n % count]);
    }
    printf("compared %lu texts\n", n);
    return 0;
}
