/*
 * selftest - the vectors, compiled in, for the mutation run: one process
 * checks all of them
 *
 * An answer is compared by the sum of the FNV-1a hashes of its columns, which
 * test/vectors/embed.rb computes from the expected answer. The order of columns
 * does not count. Prints each question whose answer differs, with the answer.
 * The last line is "N passed, N failed"; the status is 1 if any failed.
 */
#include "console.h"
#include "port.h"
#include "vector.h"

#define LINE_SIZE 1200u /* more than the longest question has */
#define FNV_BASIS UINT32_C(2166136261)
#define FNV_PRIME UINT32_C(16777619)

static char line[LINE_SIZE];
static uint32_t hash;
static uint32_t sum;

static void add(int byte)
{
    if (byte == '\t' || byte == '\n') {
        sum += hash;
        hash = FNV_BASIS;
    } else {
        hash = (hash ^ (uint8_t)byte) * FNV_PRIME;
    }
}

static void ask(const char *question)
{
    size_t len = 0;

    while (question[len] != '\0' && len < sizeof line) {
        line[len] = question[len];
        len++;
    }
    vector_answer(line, len, sizeof line);
}

static int passes(const struct vector_row *row)
{
    sum = 0;
    hash = FNV_BASIS;
    console_put = add;
    ask(row->question);
    console_put = port_put;
    return sum == row->answer;
}

static void report(const struct vector_row *row)
{
    console_text("FAILED: ");
    console_text(row->question);
    console_text("\ngot:    ");
    ask(row->question);
}

/* A wrong answer is noticed. */
static int notices(void)
{
    struct vector_row wrong = vector_rows[0];

    wrong.answer ^= 1;
    return !passes(&wrong);
}

int main(void)
{
    unsigned failed = 0;
    unsigned i;

    for (i = 0; i < vector_row_count; i++) {
        if (!passes(&vector_rows[i])) {
            failed++;
            report(&vector_rows[i]);
        }
    }
    failed += !notices();
    console_number(vector_row_count + 1 - failed);
    console_text(" passed, ");
    console_number(failed);
    console_text(" failed\n");
    return failed > 0;
}
