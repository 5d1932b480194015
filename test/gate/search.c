/*
 * search.c - counts the basic blocks that each job executes for made texts
 *
 * The library is compiled with -fsanitize-coverage=trace-pc: each basic block
 * calls the counter below.
 *
 *     search find    tries each head with each unit and tail, SHORT bytes long.
 *                    The costliest unit for a head and tail is counted again
 *                    with MIDDLE bytes. Lines: job, count, head, unit, tail
 *     search grow    counts the texts of worst.tsv and the planted one. Lines:
 *                    job, text, count with MIDDLE bytes, with LONGEST bytes
 *
 * The job "planted" is quadratic for one kind of text, which `find` must find.
 */
#include "job.h"
#include "nurl.h"

#include <stdio.h>
#include <string.h>

#define SHORT 128u
#define MIDDLE 2048u
#define LONGEST 65535u
#define COUNT(array) (sizeof(array) / sizeof *(array))
#define MOST_JOBS 128u

void __sanitizer_cov_trace_pc(void);

static unsigned long long blocks;

void __sanitizer_cov_trace_pc(void)
{
    blocks++;
}

/*
 * Heads choose a path through a function: a part of a URL, of a list, of a
 * text.
 */
static const char *const heads[] = {
    "",
    "a",
    "/",
    "//",
    "?",
    "#",
    ":",
    "[",
    "%",
    ".",
    "-",
    "0",
    "0x",
    "=",
    "<",
    "\"",
    "a:",
    "a/",
    "a@",
    "a=",
    "a.",
    "h:",
    "//h/",
    "//0",
    "//u@",
    "//u:p@",
    "//h:",
    "//h:1/",
    "//[",
    "//[::",
    "//[v1.",
    "//u@[",
    "//h?",
    "../",
    "/../",
    "./",
    "/a/b",
    "http:",
    "http:/",
    "http://",
    "HTTP://",
    "https://h",
    "http://h/",
    "http://h//",
    "http://h/../",
    "http://h/?",
    "http://h/#",
    "http://h:",
    "http://u:",
    "http://u@",
    "http://[",
    "http://[::1]/",
    "http://[fe80::1%25",
    "http://1.",
    "http://1.2.3.4/",
    "a://",
    "a://h/",
    "a:/",
    "a:/.//",
    "coap:",
    "coap://",
    "coap://h/",
    "coap://h/?",
    "mailto:",
    "news:",
    "news:a@",
    "nntp://h/",
    "nntp://h/a/",
    "telnet://",
    "wais://h/",
    "wais://h/a?",
    "file:///",
    "ftp://",
    "ftp://h/",
    "ftp://h/;type=",
    "ftp://u:",
    "gopher://h/",
    "gopher://h/0",
    "gopher://h/0%09",
    "prospero://h/",
    "prospero://h/a;",
    "tftp://h/",
    "tftp://h/a;mode=",
    "urn:",
    "</",
    "</>;rt=\"",
    "</>;rt=",
    "<URL:",
    "<a:",
    "1.2.3.",
    "::",
    "fe80::1%",
    "URL:",
    "?a=",
    "aaaab=",
    "rt=",
    "+",
    "!+",
};

/* One of each class of bytes that some function treats alike, and escapes. */
static const char *const classes[] = {
    "a",    "A",  "f",   "x",   "b",   "0",   "1",   "9",        ".",
    "-",    "_",  "~",   "!",   "&",   "=",   "+",   "*",        ",",
    ";",    ":",  "@",   "/",   "?",   "#",   "[",   "]",        "<",
    ">",    "\"", "\\",  " ",   "\t",  "\n",  "|",   "{",        "\x01",
    "\x80", "%",  "%41", "%2e", "%2F", "%25", "%3b", "\xC3\xA9", "%ff",
};

/* Items of lists, and what begins or ends something again and again. */
static const char *const items[] = {
    "</>,",   "<a>;b,", ";a=\"b\"", ";rt=\"aa\"", "rt=x ",  "a=b&",   "a=b;",
    "aaaab&", "aaaaa&", "/a/..",    "/../a",      "/./",    "a/../",  "1:",
    "1.2.",   "a.b.",   "http:",    "http://h ",  "://",    "<a:b>",  "<URL:",
    "\r\n",   "%0D%0A", "a\r\n",    "%41%ff",     "%3b%41", "%2e%2e", "/%2e%2e",
};

static const char *const tails[] = {
    "",  "/", "@", "@h/", ":1/", "]", "]/", "#",
    "%", " ", ">", "\"",  "/..", "=", ";",  "?",
};

/* ----------------------------------------------------------------- counts */

static char text[LONGEST], written[9 * LONGEST];

/* From each ";" back to the beginning, in texts of one scheme. */
static void planted(struct nurl_str of)
{
    size_t i;
    size_t k;

    if (of.len < 5 || memcmp(of.ptr, "coap:", 5) != 0) {
        return;
    }
    for (i = 0; i < of.len; i++) {
        for (k = i; of.ptr[i] == ';' && k > 0; k--) {
            blocks++;
        }
    }
}

static const struct speed_pattern planted_text = {
    "planted", { "coap:", 5 }, { ";", 1 }, { "", 0 }
};

static unsigned job_count(void)
{
    return JOB_COUNT + jobs_more_count + 1;
}

static const struct job *job_of(unsigned i)
{
    static const struct job last = { "planted", planted, job_nothing, 0 };

    return i < job_count() - 1 ? job_at(i) : &last;
}

/* Makes a text without a unit that is cut, of `len` bytes or a few less. */
static struct nurl_str stretched(size_t len,
                                 const struct speed_pattern *pattern)
{
    size_t whole = speed_whole(len, pattern);

    speed_stretch(text, whole, pattern);
    return nurl_text(text, whole);
}

static unsigned long long cost_of(const struct job *job, struct nurl_str of)
{
    blocks = 0;
    job->whole(of);
    return blocks;
}

/* ------------------------------------------------------------------- find */

static struct nurl_str text_of(const char *string)
{
    return nurl_text(string, strlen(string));
}

#define UNITS (COUNT(items) + COUNT(classes) * (COUNT(classes) + 1))

/* An item, a class, or two classes. */
static struct nurl_str unit_of(unsigned i)
{
    static char unit[16];
    unsigned class = i - (unsigned)COUNT(items);
    unsigned pair = class - (unsigned)COUNT(classes);

    if (i < COUNT(items)) {
        return text_of(items[i]);
    }
    if (class < COUNT(classes)) {
        return text_of(classes[class]);
    }
    snprintf(unit, sizeof unit, "%s%s", classes[pair / COUNT(classes)],
             classes[pair % COUNT(classes)]);
    return text_of(unit);
}

static void put_escaped(struct nurl_str bytes)
{
    size_t i;
    unsigned byte;

    putchar('\t');
    for (i = 0; i < bytes.len; i++) {
        byte = bytes.ptr[i] & 0xFF;
        if (byte < 0x21 || byte > 0x7E || byte == '\\') {
            printf("\\x%02X", byte);
        } else {
            putchar((int)byte);
        }
    }
}

/* The unit that costs each job the most, as its number. */
static void try_units(struct speed_pattern *pattern, unsigned *best)
{
    unsigned long long most[MOST_JOBS] = { 0 };
    unsigned long long cost;
    struct nurl_str made;
    unsigned u, i;

    for (u = 0; u < UNITS; u++) {
        pattern->unit = unit_of(u);
        made = stretched(SHORT, pattern);
        for (i = 0; i < job_count(); i++) {
            cost = cost_of(job_of(i), made) * SHORT / made.len;
            if (cost > most[i]) {
                most[i] = cost;
                best[i] = u;
            }
        }
    }
}

static void find_with(struct nurl_str head, struct nurl_str tail)
{
    struct speed_pattern pattern;
    unsigned best[MOST_JOBS] = { 0 };
    unsigned i;

    pattern.name = "";
    pattern.head = head;
    pattern.tail = tail;
    try_units(&pattern, best);
    for (i = 0; i < job_count(); i++) {
        pattern.unit = unit_of(best[i]);
        printf("%s\t%llu", job_of(i)->name,
               cost_of(job_of(i), stretched(MIDDLE, &pattern)));
        put_escaped(pattern.head);
        put_escaped(pattern.unit);
        put_escaped(pattern.tail);
        putchar('\n');
    }
}

static void find(void)
{
    unsigned h, t;

    for (h = 0; h < COUNT(heads); h++) {
        for (t = 0; t < COUNT(tails); t++) {
            find_with(text_of(heads[h]), text_of(tails[t]));
        }
    }
}

/* ------------------------------------------------------------------- grow */

static void grow_with(const struct speed_pattern *pattern)
{
    unsigned long long middle[MOST_JOBS];
    struct nurl_str made = stretched(MIDDLE, pattern);
    unsigned i;

    for (i = 0; i < job_count(); i++) {
        middle[i] = cost_of(job_of(i), made);
    }
    made = stretched(LONGEST, pattern);
    for (i = 0; i < job_count(); i++) {
        printf("%s\t%s\t%llu\t%llu\n", job_of(i)->name, pattern->name,
               middle[i], cost_of(job_of(i), made));
    }
}

int main(int count, char **words)
{
    unsigned i;

    job_buffer = written;
    job_size = sizeof written;
    if (count != 2 || job_count() > MOST_JOBS) {
        return 2;
    }
    if (strcmp(words[1], "find") == 0) {
        find();
        return 0;
    }
    for (i = 0; i < speed_pattern_count; i++) {
        grow_with(&speed_patterns[i]);
    }
    grow_with(&planted_text);
    return 0;
}
