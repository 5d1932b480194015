/*
 * worst - searches for the text that costs a function the most instructions
 *
 * Reads a line of numbers: the seed, how many texts of 64 and of 2,048 bytes to
 * try, and the index of a job in job.c (none: nurl_parse). The same numbers
 * find the same text. The search changes a pattern (head, unit repeated, tail),
 * not a text, so that it can be stretched: first for 64 bytes, where the head
 * can be all of it. The search for 2,048 bytes starts from every way to cut
 * that text into a pattern, and from the rows of worst.tsv. Prints the steps,
 * then both winners as rows of worst.tsv, with their cost at 64, 2,048 and
 * 65,535 bytes. Status 69: this machine cannot count instructions.
 */
#include "console.h"
#include "job.h"
#include "port.h"
#include "speed_text.h"

#define PART_SIZE 64u
#define UNIT_SIZE 16u
#define ROUNDS 8u /* how often the search begins, each time at another text */
#define SHORT 64u
#define MIDDLE 2048u
#define LONGEST 65535u
#define OUT_SIZE 6144u /* three bytes for each of 2,048 */

enum {
    HEAD,
    UNIT,
    TAIL,
    PARTS
};

struct part {
    size_t len;
    char at[PART_SIZE];
};

struct genome {
    struct part part[PARTS];
    uint32_t cost; /* in instructions, at the length of the search */
};

static const char *const tokens[] = {
    "%41", "%41%41", "%",    "%4", "a",   "g",     "f",    "1", "0", "255",
    "1.",  ".",      ":",    "::", "1:",  "ffff",  "@",    "[", "]", "[::",
    "v1.", "/",      "//",   "?",  "#",   "-",     "~",    "+", "!", " ",
    "\n",  "a:",     "\x80", "a@", "://", "http:", "coap:"
};

static char text[SPEED_TEXT_MAX];
static char written[OUT_SIZE];
static uint32_t seed;

static uint32_t below(uint32_t limit)
{
    /* xorshift: never 0 */
    seed ^= seed << 13;
    seed ^= seed >> 17;
    seed ^= seed << 5;
    return seed % limit;
}

static struct nurl_str token(void)
{
    const char *at = tokens[below(sizeof tokens / sizeof *tokens)];
    size_t len = 0;

    while (at[len] != '\0') {
        len++;
    }
    return nurl_text(at, len);
}

/* ------------------------------------------------------------- a genome */

static size_t size_of(unsigned part)
{
    return part == UNIT ? UNIT_SIZE : PART_SIZE;
}

static void append(struct part *part, size_t size, struct nurl_str more)
{
    size_t i;

    for (i = 0; i < more.len && part->len < size; i++) {
        part->at[part->len++] = more.ptr[i];
    }
}

static void set(struct genome *genome, unsigned part, struct nurl_str bytes)
{
    genome->part[part].len = 0;
    append(&genome->part[part], size_of(part), bytes);
}

static struct nurl_str get(const struct genome *genome, unsigned part)
{
    return nurl_text(genome->part[part].at, genome->part[part].len);
}

static void stretch(const struct genome *genome, size_t len)
{
    struct speed_pattern pattern = {
        "", { NULL, 0 }, { NULL, 0 }, { NULL, 0 }
    };

    pattern.head = get(genome, HEAD);
    pattern.unit = get(genome, UNIT);
    pattern.tail = get(genome, TAIL);
    speed_stretch(text, len, &pattern);
}

/* ------------------------------------------------------------- its cost */

static const struct job *job = jobs;

static uint32_t ticks_of(job_function *function, size_t len)
{
    uint32_t start = port_ticks();

    function(nurl_text(text, len));
    return port_ticks() - start;
}

/* Instructions of one call with it, at this length. */
static uint32_t cost_of(const struct genome *genome, size_t len)
{
    stretch(genome, len);
    return ticks_of(job->whole, len) - ticks_of(job_nothing, len);
}

/* Replaces `cut` bytes by a token, a copy of other bytes, or nothing. */
static void mutate(struct genome *genome)
{
    unsigned which = below(PARTS);
    struct part *part = &genome->part[which];
    struct part old = *part;
    size_t at = below((uint32_t)old.len + 1);
    size_t cut = below(4);
    size_t from = below((uint32_t)old.len + 1);
    size_t size = size_of(which);

    cut = cut < old.len - at ? cut : old.len - at;
    part->len = at;
    switch (below(4)) {
    case 0:
        append(part, size, nurl_text(old.at + from, old.len - from));
        break;
    case 1:
        break;
    default:
        append(part, size, token());
    }
    append(part, size, nurl_text(old.at + at + cut, old.len - at - cut));
    if (which == UNIT && part->len == 0) {
        append(part, size, nurl_text("a", 1));
    }
}

/* Where a search begins: one of the rows of worst.tsv. */
static void plant(struct genome *genome, unsigned row)
{
    set(genome, HEAD, speed_patterns[row].head);
    set(genome, UNIT, speed_patterns[row].unit);
    set(genome, TAIL, speed_patterns[row].tail);
}

/* ----------------------------------------------------------- the search */

static void put_genome(const char *name, const struct genome *genome)
{
    unsigned i;

    console_text(name);
    for (i = 0; i < PARTS; i++) {
        console_text("\t");
        console_escaped(genome->part[i].at, genome->part[i].len);
    }
    console_line_end();
}

static void keep(struct genome *best, const struct genome *genome, size_t len)
{
    if (genome->cost <= best->cost) {
        return;
    }
    *best = *genome;
    console_text("# ");
    console_number((uint32_t)len);
    console_text(" bytes: ");
    console_number(best->cost);
    put_genome("", best);
}

/*
 * One round from `now` on. It also accepts a text that costs a little less than
 * the last one; this difference decreases to zero.
 */
static void climb(struct genome *best, struct genome now, size_t len,
                  uint32_t tries)
{
    uint32_t slack = now.cost / 16;
    struct genome next;
    uint32_t left;

    for (left = tries; left > 0; left--) {
        next = now;
        mutate(&next);
        next.cost = cost_of(&next, len);
        if (next.cost + slack * left / tries >= now.cost) {
            now = next;
            keep(best, &now, len);
        }
    }
}

static void search(struct genome *best, size_t len, uint32_t tries)
{
    struct genome start;
    unsigned i;

    for (i = 0; i < speed_pattern_count; i++) {
        plant(&start, i);
        start.cost = cost_of(&start, len);
        keep(best, &start, len);
    }
    for (i = 0; i < ROUNDS && tries >= ROUNDS; i++) {
        start = *best;
        if (i % 2) {
            plant(&start, below(speed_pattern_count));
            start.cost = cost_of(&start, len);
        }
        climb(best, start, len, tries / ROUNDS);
        console_text("#\n"); /* shows that it still runs */
    }
}

/* Every way to cut the short text into head, unit and tail. */
static void cut(struct genome *best, const struct genome *whole)
{
    static char bytes[SHORT];
    struct genome next;
    size_t head, unit;

    stretch(whole, SHORT);
    for (head = 0; head < SHORT; head++) {
        bytes[head] = text[head];
    }
    for (head = 0; head < SHORT; head++) {
        for (unit = 1; unit <= UNIT_SIZE && head + unit <= SHORT; unit++) {
            set(&next, HEAD, nurl_text(bytes, head));
            set(&next, UNIT, nurl_text(bytes + head, unit));
            set(&next, TAIL,
                nurl_text(bytes + head + unit, SHORT - head - unit));
            next.cost = cost_of(&next, MIDDLE);
            keep(best, &next, MIDDLE);
        }
    }
}

static void report(const char *name, const struct genome *best)
{
    static const uint32_t lengths[] = { SHORT, MIDDLE, LONGEST };
    unsigned i;

    console_text("row\t");
    put_genome(name, best);
    for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        if (lengths[i] > sizeof text) {
            continue;
        }
        console_text("cost\t");
        console_text(name);
        console_text("\t");
        console_number(lengths[i]);
        console_text("\t");
        console_number(cost_of(best, lengths[i]));
        console_text("\t");
        console_text(port_ticks_unit);
        console_text("s\n");
    }
}

/* The next number of the line; 0 if there is none. */
static uint32_t number(struct nurl_str *line)
{
    uint32_t value = 0;

    while (line->len > 0 && (*line->ptr < '0' || *line->ptr > '9')) {
        line->ptr++;
        line->len--;
    }
    while (line->len > 0 && *line->ptr >= '0' && *line->ptr <= '9') {
        value = value * 10 + (uint32_t)(*line->ptr++ - '0');
        line->len--;
    }
    return value;
}

int main(int argc, char **argv)
{
    static char line[64];
    static struct genome best, longer;
    uint32_t tries_short, tries_middle, which;
    struct nurl_str rest;
    int ended;

    (void)argc;
    (void)argv;
    if (port_ticks_unit[0] == 'n') {
        console_text("worst: this machine cannot count instructions\n");
        return 69;
    }
    console_prompt("seed, texts of 64 bytes, texts of 2048: ");
    rest = nurl_text(line, console_read(line, sizeof line, &ended));
    rest.len = rest.len < sizeof line ? rest.len : sizeof line;
    seed = number(&rest);
    tries_short = number(&rest);
    tries_middle = number(&rest);
    which = number(&rest);
    if (which >= JOB_SEARCHED) {
        console_text("worst: there is no such function\n");
        return 64;
    }
    job += which;
    job_buffer = written;
    job_size = sizeof written;
    console_text("# ");
    console_text(job->calls);
    console_line_end();
    seed = seed > 0 ? seed : 1;
    search(&best, SHORT, tries_short);
    cut(&longer, &best);
    search(&longer, MIDDLE, tries_middle);
    report("found_short", &best);
    report("found_long", &longer);
    return 0;
}
