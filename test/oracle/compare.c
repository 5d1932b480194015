/*
 * compare.c - compares the parsers with the automata of the RFCs' grammars
 *
 * Usage: compare [-s] [-a] [K [GRAMMAR...]]      else 0, and all grammars
 *
 * Texts (the W-method, Chow 1978): for each automaton the text that leads to a
 * state, any byte, further classes, and the texts that tell all states apart.
 * Of each class one byte is followed by one byte of up to K classes, and
 * others, if K is not 0, by one: those of `followed`, in RFC 1738 and in
 * settings none; with -a all. If all agree, the parser accepts what the
 * automaton does, or it is an automaton with more than K states more. After
 * each byte comes also what can change the error before it (`late`). Of what is
 * accepted the parts are compared (split.c), of an error the code and the byte
 * (truth.c). With -s nurl_parse is compared with the grammar of RFC 1738, which
 * must fail. Changed vectors are compared by the fuzz harness `parse`
 * (mutated.c).
 *
 * Prints the first differences and the counts. Status 1 if there is a
 * difference.
 */
#include "compare.h"
#include "nurl_parse.h"
#include "render.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHOWN 20u      /* differences that are printed, then it ends */
#define CODES 79       /* numbers of the library: -169 to -247 */
#define TEXT_MAX 1200u /* no text that is made here is longer */
#define PAIRS_MAX 65536u

typedef enum nurl_status parse(struct nurl *, const char *, size_t);

static struct nurl_str method;

static enum nurl_status target(struct nurl *url, const char *at, size_t len)
{
    return nurl_parse_target(url, method, at, len);
}

static parse *parses[GRAMMARS] = { nurl_parse_1738,
                                   nurl_parse_1738_ref,
                                   nurl_parse,
                                   nurl_parse_zone,
                                   nurl_parse_authority,
                                   nurl_parse_setting,
                                   nurl_parse_host_field,
                                   target,
                                   target,
                                   target };
static const char *const names[GRAMMARS] = {
    "1738",    "1738_ref",   "3986",   "zone",    "authority",
    "setting", "host_field", "target", "options", "connect"
};

/*
 * For an automaton all texts are alike once they are lost, not so for an error:
 * by the order of the law these bytes can give the error of what stands before
 * them another code or place.
 */
static const char *const late[] = { " ",   "#", "%",  "\001", "\377", "@",
                                    "@h",  ":", ":1", ":1@h", ":x",   "]",
                                    "]@h", "/", "/@", "?@",   "_",    ".1",
                                    "://", ";", NULL };

/* The limits of RFC 1738's prose, which no automaton knows: texts that exceed
 * one with the next byte or two. */
#define TEN "0000000000"
#define LABEL "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
static const char *const limits[] = { "http://h:6553",
                                      "telnet://u@h:006553",
                                      "ftp://1.2.3.25",
                                      "wais://256.1.999.25",
                                      "http://" LABEL,
                                      "news:a@b." LABEL,
                                      "nntp://1.2.3." TEN TEN TEN TEN TEN TEN
                                      "00",
                                      "wais://" LABEL "." LABEL "." LABEL
                                      ".a" TEN TEN TEN TEN TEN "000000000",
                                      "gopher://h/%0",
                                      "gopher://h/%7",
                                      "gopher://h/1%0",
                                      "gopher://h/%411%0",
                                      NULL };
static unsigned long texts, taken, differences, narrowings[CODES];
static char buffer[TEXT_MAX];
static uint8_t verdicts[PAIRS_MAX]; /* of each state and tail of a grammar */

/* The prose of RFC 1738 can refuse what its grammar accepts. */
static const char *fault_of_limit(unsigned grammar, enum nurl_status status,
                                  const struct nurl *url, size_t len)
{
    if (grammar > URL_REF || !narrowed(status, url, len)) {
        return "the grammar accepts it";
    }
    narrowings[NURL_ERR_EMPTY - status]++;
    return NULL;
}

/* A question to a parser, and its answer. */
struct answer {
    unsigned grammar;
    size_t len;
    struct nurl url;
    enum nurl_status status;
};

static void differ(const struct answer *answer, const char *what)
{
    if (answer->grammar >= TARGET) {
        printf("method %s: ", shown(method.ptr, method.len));
    }
    printf("different: %s %s: the library says %s %u: %s\n",
           names[answer->grammar], shown(answer->url.text, answer->len),
           nurl_status_name(answer->status), (unsigned)answer->url.stop, what);
    if (++differences == SHOWN) {
        exit(1);
    }
}

static void compare(unsigned grammar, const char *at, size_t len, int accepts)
{
    struct answer answer;
    enum nurl_status status = parses[grammar](&answer.url, at, len);
    const char *what = NULL;

    texts++;
    taken += accepts != 0;
    if (accepts && status != NURL_OK) {
        what = fault_of_limit(grammar, status, &answer.url, len);
    } else if (status == NURL_OK && !accepts) {
        what = "the grammar refuses it";
    } else if (answer.url.text != at) {
        what = "another text";
    } else if (status == NURL_OK && !split_agrees(grammar, &answer.url, len)) {
        what = "other parts";
    }
    if (what == NULL) {
        what = fault_of_answer(grammar, status, &answer.url, len);
    }
    if (what != NULL) {
        answer.grammar = grammar;
        answer.len = len;
        answer.status = status;
        differ(&answer, what);
    }
}

static int is_accepted(unsigned grammar, const char *at, size_t len)
{
    const struct dfa *dfa = &dfas[grammar];

    return dfa->accepts[dfa_run(dfa, 0, at, len)] > 0;
}

static void read_verdicts(const struct dfa *dfa)
{
    unsigned count = dfa->states * dfa->tail_count;
    const struct nurl_str *tail;
    unsigned i;

    if (count > PAIRS_MAX) {
        fprintf(stderr, "compare: %u states and tails\n", count);
        exit(1);
    }
    for (i = 0; i < count; i++) {
        tail = &dfa->tails[i % dfa->tail_count];
        verdicts[i] = dfa->accepts[dfa_run(dfa, i / dfa->tail_count, tail->ptr,
                                           tail->len)];
    }
}

/* Which bytes of a class one class follows, but its member. */
enum {
    NO_OTHER,
    FOLLOWED,
    ALL
};

/* Texts: from the states of an automaton, for the parser of a grammar. */
struct plan {
    const struct dfa *dfa;
    unsigned grammar;
    unsigned more; /* how many classes follow the member of a class */
    int others;
};

/* Compares the first `len` bytes of the buffer; own is the automaton's verdict.
 */
static void ask(const struct plan *plan, size_t len, int own)
{
    if (plan->dfa != &dfas[plan->grammar]) {
        own = is_accepted(plan->grammar, buffer, len);
    }
    compare(plan->grammar, buffer, len, own);
}

/* Compares the first `len` bytes of the buffer, followed by each tail. */
static void with_tails(const struct plan *plan, size_t len, unsigned state)
{
    const struct dfa *dfa = plan->dfa;
    const struct nurl_str *tail = dfa->tails;
    unsigned i;

    for (i = 0; i < dfa->tail_count; i++, tail++) {
        memcpy(buffer + len, tail->ptr, tail->len);
        ask(plan, len + tail->len, verdicts[state * dfa->tail_count + i] > 0);
    }
}

/* Followed by what can change an error. */
static void with_late(const struct plan *plan, size_t len, unsigned state)
{
    const struct dfa *dfa = plan->dfa;
    size_t more;
    unsigned i;

    for (i = 0; late[i] != NULL; i++) {
        more = strlen(late[i]);
        memcpy(buffer + len, late[i], more);
        ask(plan, len + more,
            dfa->accepts[dfa_run(dfa, state, late[i], more)] > 0);
    }
}

/* Appends one byte of each of `count` classes, the n-th of all such texts. */
static void put_classes(const struct dfa *dfa, char *at, unsigned count,
                        unsigned long n)
{
    for (; count > 0; count--, n /= dfa->classes) {
        *at++ = (char)dfa->members[n % dfa->classes];
    }
}

/* Followed by up to `more` further classes, and a tail. */
static void with_classes(const struct plan *plan, size_t len, unsigned state,
                         unsigned more)
{
    const struct dfa *dfa = plan->dfa;
    char *at = buffer + len;
    unsigned long count = 1;
    unsigned long n;
    unsigned i;

    for (i = 0; i <= more; i++, count *= dfa->classes) {
        for (n = 0; n < count; n++) {
            put_classes(dfa, at, i, n);
            with_tails(plan, len + i, dfa_run(dfa, state, at, i));
        }
    }
}

/* How many classes follow a byte. */
static unsigned classes_after(const struct plan *plan, unsigned byte)
{
    const struct dfa *dfa = plan->dfa;

    if (plan->more == 0 || dfa->members[dfa->class_of[byte]] == byte) {
        return plan->more;
    }
    return plan->others == ALL ||
           (plan->others == FOLLOWED && dfa->followed[byte]);
}

/* All that begins with this text. */
static void all_after(const struct plan *plan, const char *text, size_t len)
{
    const struct dfa *dfa = plan->dfa;
    unsigned state = dfa_run(dfa, 0, text, len);
    unsigned next;
    unsigned i;

    memcpy(buffer, text, len);
    with_tails(plan, len, state);
    with_late(plan, len, state);
    for (i = 0; i < 256; i++) {
        buffer[len] = (char)i;
        next = dfa_run(dfa, state, buffer + len, 1);
        with_late(plan, len + 1, next);
        with_classes(plan, len + 1, next, classes_after(plan, i));
    }
}

static void all_states(const struct plan *plan)
{
    const struct nurl_str *access = plan->dfa->access;
    unsigned state;

    read_verdicts(plan->dfa);
    for (state = 0; state < plan->dfa->states; state++, access++) {
        all_after(plan, access->ptr, access->len);
    }
}

static struct nurl_str method_of(unsigned grammar)
{
    switch (grammar) {
    case TARGET_OPTIONS:
        return NURL_STR("OPTIONS");
    case TARGET_CONNECT:
        return NURL_STR("CONNECT");
    default:
        return NURL_STR("GET");
    }
}

/* GRD-01: "An unknown or empty method is like GET", and case counts. */
static void other_methods(const struct plan *plan)
{
    static const char *const others[] = { "",        "POST", "get", "connect",
                                          "options", "*",    NULL };
    unsigned i;

    for (i = 0; others[i] != NULL; i++) {
        method = nurl_text(others[i], strlen(others[i]));
        all_states(plan);
    }
}

/* RFC 9110 5.6.2: token = 1*tchar */
static int is_tchar(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= 'a' && byte <= 'z') ||
           (byte != '\0' && strchr("!#$%&'*+-.^_`|~", byte) != NULL);
}

/* What is no token is ARGUMENT at 0, before all else (guards.md 1). */
static void refuse_method(const char *at, size_t len)
{
    struct answer answer;

    answer.grammar = TARGET;
    answer.len = len;
    answer.status = nurl_parse_target(&answer.url, method, at, len);
    texts++;
    if (answer.status != NURL_ERR_ARGUMENT || answer.url.stop != 0 ||
        answer.url.profile != NURL_PROFILE_NONE ||
        nurl_present(answer.url.path)) {
        differ(&answer, "the method is no token");
    }
}

static int method_is(const char *name)
{
    return method.len == strlen(name) &&
           memcmp(method.ptr, name, method.len) == 0;
}

/* A method with a text of each form, and some that are nearly one. */
static void with_targets(const char *name, size_t len)
{
    static const char *const targets[] = { "",   "*", "*a",  "/",        "//h",
                                           "/#", "h", "h:1", "http://h", NULL };
    unsigned grammar = TARGET;
    size_t i = 0;
    size_t size;

    method = nurl_text(name, len);
    while (i < len && is_tchar(name[i])) {
        i++;
    }
    if (method_is("OPTIONS")) {
        grammar = TARGET_OPTIONS;
    } else if (method_is("CONNECT")) {
        grammar = TARGET_CONNECT;
    } else if (i < len) {
        grammar = GRAMMARS;
    }
    for (i = 0; targets[i] != NULL; i++) {
        size = strlen(targets[i]);
        if (grammar == GRAMMARS) {
            refuse_method(targets[i], size);
        } else {
            compare(grammar, targets[i], size,
                    is_accepted(grammar, targets[i], size));
        }
    }
}

/* All methods that differ from one of these in one byte: another byte, one byte
 * more or one less. */
static void near_methods(void)
{
    static const char *const known[] = { "", "GET", "OPTIONS", "CONNECT",
                                         NULL };
    char name[16];
    size_t len;
    size_t at;
    unsigned i;
    unsigned byte;

    for (i = 0; known[i] != NULL; i++) {
        len = strlen(known[i]);
        for (at = 0; at <= len; at++) {
            memcpy(name, known[i], at);
            memcpy(name + at, known[i] + at + (at < len), len - at);
            with_targets(name, len - (at < len));
            memcpy(name + at + 1, known[i] + at, len - at);
            for (byte = 0; byte < 256; byte++) {
                name[at] = (char)byte;
                with_targets(name, len + 1);
            }
            memcpy(name + at, known[i] + at, len - at);
            for (byte = 0; byte < 256 && at < len; byte++) {
                name[at] = (char)byte;
                with_targets(name, len);
            }
        }
    }
}

static void transitions(unsigned grammar, unsigned more, int others)
{
    struct plan plan;
    size_t i;

    plan.dfa = &dfas[grammar];
    plan.grammar = grammar;
    plan.more = more;
    plan.others = others;
    if (others == FOLLOWED && (grammar <= URL_REF || grammar == SETTING)) {
        plan.others = NO_OTHER; /* many states: it would take long */
    }
    method = method_of(grammar);
    all_states(&plan);
    for (i = 0; grammar <= URL_REF && limits[i] != NULL; i++) {
        all_after(&plan, limits[i], strlen(limits[i]));
    }
    if (grammar == SETTING) {
        plan.dfa = &dfas[BARE];
        all_states(&plan);
    }
    if (grammar == TARGET) {
        plan.more = 0;
        other_methods(&plan);
        near_methods();
    }
}

static unsigned named(const char *name)
{
    unsigned i = 0;

    while (i < GRAMMARS && strcmp(names[i], name) != 0) {
        i++;
    }
    if (i == GRAMMARS) {
        fprintf(stderr, "compare: there is no grammar %s\n", name);
        exit(64);
    }
    return i;
}

static void report(void)
{
    int i;

    for (i = 0; i < CODES; i++) {
        if (narrowings[i] > 0) {
            printf("narrowed by the prose: %s %lu\n",
                   nurl_status_name(NURL_ERR_EMPTY - i), narrowings[i]);
        }
    }
    printf("%lu texts, %lu in their grammar, %lu different\n", texts, taken,
           differences);
}

int main(int argc, char **argv)
{
    int i = 1;
    unsigned grammar;
    unsigned more;
    int others = FOLLOWED;

    if (argc > i && strcmp(argv[i], "-s") == 0) {
        parses[URL] = nurl_parse;
        i++;
    }
    if (argc > i && strcmp(argv[i], "-a") == 0) {
        others = ALL;
        i++;
    }
    more = argc > i ? (unsigned)atoi(argv[i++]) : 0;
    for (grammar = 0; argc <= i && grammar < GRAMMARS; grammar++) {
        transitions(grammar, more, others);
    }
    if (argc <= i) {
        differences += print_idle_exceptions();
    }
    for (; i < argc; i++) {
        transitions(named(argv[i]), more, others);
    }
    report();
    return differences > 0;
}
