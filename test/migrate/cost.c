/*
 * cost - what it costs to take the URLs of the corpora apart by subject()
 *
 * test/migrate/cost links it twice, with another project's parser and with
 * ours behind the same interface. One line for each corpus: its name, the URLs
 * that were taken, their octets, and the instructions, without those of the
 * loop.
 */
#include "console.h"
#include "port.h"
#include "speed_text.h"

/* 0 if the text is taken. */
int subject(const char *text, size_t length);

typedef int parser(const char *text, size_t length);

/* What is measured, or nothing: the compiler must not know which. */
static parser *volatile parse;
static uint32_t urls;
static uint32_t octets;

static int nothing(const char *text, size_t length)
{
    (void)text;
    (void)length;
    return 0;
}

/* What is refused is asked in both runs alike, and so not counted. */
static uint32_t run(parser *parser, const struct speed_corpus *corpus)
{
    uint32_t start = port_ticks();
    unsigned i;

    parse = parser;
    urls = 0;
    octets = 0;
    for (i = 0; i < corpus->count; i++) {
        if (subject(corpus->texts[i].ptr, corpus->texts[i].len) == 0) {
            parse(corpus->texts[i].ptr, corpus->texts[i].len);
            urls++;
            octets += (uint32_t)corpus->texts[i].len;
        }
    }
    return port_ticks() - start;
}

static void put_number(uint32_t number)
{
    console_text("\t");
    console_number(number);
}

int main(void)
{
    uint32_t empty;
    uint32_t full;
    unsigned i;

    for (i = 0; i < speed_corpus_count; i++) {
        empty = run(nothing, &speed_corpora[i]);
        full = run(subject, &speed_corpora[i]);
        console_text(speed_corpora[i].name);
        put_number(urls);
        put_number(octets);
        put_number(full - empty);
        console_line_end();
    }
    return 0;
}
