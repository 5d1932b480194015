/*
 * answers - what the library answers to very many texts, as digests
 *
 * Usage: answers [GROUP] < TEXTS
 *
 * A group is a vector, or a line of TEXTS (the escapes of vectors/protocol.md).
 * Of a vector the program asks its operation for every prefix of its input and
 * for every byte replaced by all 256; of a line, all operations that vectors
 * have. It prints the name of each group and a digest of its answers. With a
 * GROUP it prints the questions and answers of that one instead.
 *
 * The same digests from two libraries: nothing here tells them apart.
 */
#include "console.h"
#include "port.h"
#include "vector.h"

#include <stdio.h>
#include <string.h>

#define LINE 16384u
#define COLUMNS 6u
#define INPUT 3u /* the columns of the inputs */
#define SECOND 4u
#define KINDS 200u /* of questions, by operation, profile and options */

static char line[LINE];
static uint64_t digest;
static const char *shown; /* the group whose answers are printed, or NULL */
static int is_shown;

/* FNV-1a */
static void collect(int octet)
{
    digest = (digest ^ (unsigned char)octet) * UINT64_C(1099511628211);
    if (is_shown) {
        putchar(octet);
    }
}

/* The columns of a question. */
struct question {
    const char *at[COLUMNS];
    size_t len[COLUMNS];
};

static struct question taken_apart(const char *text)
{
    struct question question;
    unsigned i;

    for (i = 0; i < COLUMNS; i++) {
        question.at[i] = text;
        question.len[i] = strcspn(text, "\t");
        text += question.len[i];
        text += *text == '\t';
    }
    return question;
}

static size_t escape(char *to, const char *octets, size_t len)
{
    size_t used = 0;
    size_t i;

    for (i = 0; i < len; i++) {
        if (octets[i] > ' ' && octets[i] <= '~' && octets[i] != '\\') {
            to[used++] = octets[i];
        } else {
            used +=
                (size_t)sprintf(to + used, "\\x%02X", (unsigned char)octets[i]);
        }
    }
    return used;
}

/* Asks with these octets in one of the columns. */
static void ask(const struct question *question, unsigned input,
                const char *octets, size_t len)
{
    size_t used = 0;
    unsigned column;

    for (column = 0; column < COLUMNS; column++) {
        if (column == input) {
            used += escape(line + used, octets, len);
        } else {
            memcpy(line + used, question->at[column], question->len[column]);
            used += question->len[column];
        }
        line[used++] = '\t';
    }
    used--;
    if (is_shown) {
        printf("%.*s\n", (int)used, line);
    }
    vector_answer(line, used, LINE);
}

static void begin(const char *name)
{
    digest = UINT64_C(14695981039346656037);
    is_shown = shown && strcmp(shown, name) == 0;
}

static void end(const char *name)
{
    if (!shown) {
        printf("%s %016llx\n", name, (unsigned long long)digest);
    }
}

/* The first or the second input of a vector. */
static void ask_mutated(const struct question *question, unsigned column)
{
    static char input[LINE];
    size_t len = question->len[column];
    size_t i;
    int octet;
    char was;

    memcpy(input, question->at[column], len);
    len = console_unescape(input, len);
    for (i = 0; i <= len; i++) {
        ask(question, column, input, i);
    }
    for (i = 0; i < len; i++) {
        was = input[i];
        for (octet = 0; octet < 256; octet++) {
            input[i] = (char)octet;
            ask(question, column, input, len);
        }
        input[i] = was;
    }
}

/* Vectors of different operation, profile or options. */
static struct question kinds[KINDS];
static unsigned kind_count;

static int is_same(const struct question *a, const struct question *b,
                   unsigned column)
{
    return a->len[column] == b->len[column] &&
           memcmp(a->at[column], b->at[column], a->len[column]) == 0;
}

static void note_kind(const struct question *question)
{
    unsigned i;

    for (i = 0; i < kind_count; i++) {
        if (is_same(question, &kinds[i], 1) &&
            is_same(question, &kinds[i], 2) &&
            is_same(question, &kinds[i], 5)) {
            return;
        }
    }
    if (kind_count < KINDS) {
        kinds[kind_count++] = *question;
    }
}

/* For two inputs what stands before and after the first FF, as the harnesses
 * have it. */
static void ask_all(const char *input, size_t len)
{
    static char second[LINE];
    struct question question;
    size_t first = 0;
    unsigned i;

    while (first < len && (unsigned char)input[first] != 0xFF) {
        first++;
    }
    for (i = 0; i < kind_count; i++) {
        question = kinds[i];
        if (question.len[SECOND] == 0) {
            ask(&question, INPUT, input, len);
        } else {
            question.at[SECOND] = second;
            question.len[SECOND] =
                first < len ? escape(second, input + first + 1, len - first - 1)
                            : escape(second, input, len);
            ask(&question, INPUT, input, first);
        }
    }
}

static void vectors(void)
{
    struct question question;
    char name[40];
    unsigned i;

    for (i = 0; i < vector_row_count; i++) {
        question = taken_apart(vector_rows[i].question);
        note_kind(&question);
        snprintf(name, sizeof name, "%.*s", (int)question.len[0],
                 question.at[0]);
        begin(name);
        if (!shown || is_shown) {
            ask_mutated(&question, INPUT);
            ask_mutated(&question, SECOND);
        }
        end(name);
    }
}

int main(int argc, char **argv)
{
    static char text[LINE / 8];
    char name[40];
    unsigned i;

    shown = argc > 1 ? argv[1] : NULL;
    console_put = collect;
    vectors();
    for (i = 1; fgets(text, sizeof text, stdin); i++) {
        snprintf(name, sizeof name, "line.%u", i);
        begin(name);
        if (!shown || is_shown) {
            ask_all(text, console_unescape(text, strcspn(text, "\n")));
        }
        end(name);
    }
    return 0;
}
