/*
 * mutated.c - the fuzz harness `parse` with texts that are always the same
 *
 * Texts: every prefix of the vectors' inputs, and each of their bytes replaced
 * by all 256. Ends with the harness's message at the first error.
 */
#include "compare.h"
#include "mutate.h"

#include <stdio.h>

static unsigned long texts;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check(const char *text, size_t len)
{
    texts++;
    (void)LLVMFuzzerTestOneInput((const uint8_t *)text, len);
}

int main(void)
{
    const struct nurl_str *input = vector_inputs;
    unsigned i;

    for (i = 0; i < vector_input_count; i++, input++) {
        mutate_prefixes(input->ptr, input->len, check);
        mutate_octets(input->ptr, input->len, check);
    }
    printf("compared %lu texts\n", texts);
    return 0;
}
