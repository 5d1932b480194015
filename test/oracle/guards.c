/*
 * guards.c - do the guards say yes to nothing else than the law does?
 *
 * Usage: guards N routes|below|origins|names...
 *
 * Complete over stated sets, in both directions: each answer is that of the
 * law, which is written here a second time. Paths have up to N bytes, N from 3
 * to 6.
 */
#include "guards.h"
#include "render.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    SHOWN = 20
};

static unsigned long asked, yes, wrong;

void judge(struct nurl_str what, struct nurl_str of, int said, int law)
{
    asked++;
    yes += said != 0;
    if (said == law) {
        return;
    }
    printf("wrong: %s: %s", said ? "yes" : "no", shown(what.ptr, what.len));
    printf(" of %s\n", shown(of.ptr, of.len));
    if (++wrong == SHOWN) {
        exit(1);
    }
}

void done(const char *what)
{
    printf("%s: %lu asked, %lu yes, %lu wrong\n", what, asked, yes, wrong);
    if (yes == 0) {
        exit(2);
    }
    asked = yes = 0;
}

/* -1 for a byte that is no hex digit. */
static int value_of(char digit)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *at = digit == '\0' ? NULL : strchr(digits, digit);

    return at ? (int)((at - digits) % 16) : -1;
}

static int is_escape(const char *at, size_t len)
{
    return len > 2 && at[0] == '%' && value_of(at[1]) >= 0 &&
           value_of(at[2]) >= 0;
}

size_t decode(char *to, const char *at, size_t len)
{
    size_t n = 0;
    size_t i;

    for (i = 0; i < len; i++, n++) {
        to[n] = at[i];
        if (is_escape(at + i, len - i)) {
            to[n] = (char)(value_of(at[i + 1]) * 16 + value_of(at[i + 2]));
            i += 2;
        }
    }
    return n;
}

size_t normal_form(char *to, struct nurl_str text, int in_lower_case)
{
    size_t n = 0;
    size_t i;

    for (i = 0; i < text.len; i++, n++) {
        to[n] = text.ptr[i];
        if (is_escape(text.ptr + i, text.len - i)) {
            (void)decode(to + n, text.ptr + i, 3);
            i += 2;
            if (!isalnum((uint8_t)to[n]) && !memchr("-._~", to[n], 4)) {
                to[n++] = '%';
                to[n++] = (char)toupper((uint8_t)text.ptr[i - 1]);
                to[n] = (char)toupper((uint8_t)text.ptr[i]);
                continue;
            }
        }
        if (in_lower_case) {
            to[n] = (char)tolower((uint8_t)to[n]);
        }
    }
    return n;
}

/* 1 if there is such a set. */
static int ask(const char *set, size_t longest)
{
    if (strcmp(set, "routes") == 0) {
        ask_routes(longest);
    } else if (strcmp(set, "below") == 0) {
        ask_below(longest);
    } else if (strcmp(set, "origins") == 0) {
        ask_origins();
    } else if (strcmp(set, "names") == 0) {
        ask_names();
    } else {
        return 0;
    }
    return 1;
}

int main(int argc, char **argv)
{
    int longest = argc > 2 ? atoi(argv[1]) : 0;
    int n = 2;

    while (longest >= 3 && longest <= 6 && n < argc &&
           ask(argv[n], (size_t)longest)) {
        n++;
    }
    if (argc < 3 || n < argc) {
        fprintf(stderr, "usage: guards 3..6 routes|below|origins|names...\n");
        return 64;
    }
    return wrong > 0;
}
