/*
 * Words of a server that repeat what it was sent: a secret is planted in one
 * place of a fetch, and in the words in one form. It must not be kept.
 *
 *     input = place form length secret... words...
 */
#include "fuzz.h"

#include "client/state.h"
#include "nfetch_proxy.h"

enum {
    PLACES = 10,
    FORMS = 4,
    LONGEST = 40, /* bytes of a secret */
    SEGMENT = 16, /* of one in a path, at least */
    SHORTEST = 4, /* of others */
    WORDS = 200   /* bytes before and after it */
};

enum place {
    IN_QUERY,
    IN_QUERY_ALONE,
    IN_QUERY_LAST,
    IN_QUERY_GIVEN,
    IN_PATH,
    IN_USER,
    IN_PASSWORD,
    IN_PROXY_PASSWORD,
    IN_HEADER,
    IN_BEARER
};

enum form {
    AS_PLAIN,
    AS_ESCAPED,
    AS_BROKEN, /* with bytes in between that are not kept */
    AS_BASIC
};

static struct nfetch fetch;
static struct nfetch_proxy proxy;

struct secret {
    char plain[LONGEST + 1];
    char escaped[3 * LONGEST + 1];
    char basic[2 * LONGEST + 16]; /* with the rest of its login */
};

/* Letters, and some that a URL can only have escaped. */
static void choose(struct secret *secret, struct nurl_str *input, size_t length)
{
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyz0123456789AZ %&=/+";
    size_t i;

    memset(secret, 0, sizeof *secret);
    for (i = 0; i < length; i++) {
        char c = letters[fuzz_byte(input) % (sizeof letters - 1)];

        secret->plain[i] = c;
        sprintf(secret->escaped + strlen(secret->escaped),
                strchr(" %&=/+", c) != NULL ? "%%%02X" : "%c", c);
    }
}

/* RFC 4648 4, by another way than the client's. */
static void write_basic(struct secret *secret, const char *user,
                        const char *password)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmno"
                                  "pqrstuvwxyz0123456789+/";
    char text[2 * LONGEST];
    size_t bits, i, bit, value;

    sprintf(text, "%s:%s", user, password);
    bits = 8 * strlen(text);
    for (i = 0; i * 6 < bits; i++) {
        for (value = 0, bit = 6 * i; bit < 6 * i + 6; bit++) {
            value = value << 1;
            value |=
                bit < bits ? (size_t)text[bit / 8] >> (7 - bit % 8) & 1 : 0;
        }
        secret->basic[i] = letters[value];
    }
}

/* Plants it. Returns the URL that is asked for. */
static const char *plant(struct secret *secret, enum place place)
{
    static const char *const urls[PLACES] = {
        "http://h/a?k=%s&x=1",   "http://h/a?%s",
        "http://h/?x=1&k=%s",    "http://h/a?k=%s",
        "http://h/%s/a",         "http://%s:pw@h/",
        "http://joe:%s@h/",      "http://joe:%s@p:1/",
        "X-A: 1\r\nX-T: %s\r\n", "Authorization: Bearer %s\r\n"
    };
    static char text[4 * LONGEST + 64];

    sprintf(text, urls[place],
            place >= IN_HEADER ? secret->plain : secret->escaped);
    fetch.header = nurl_text(text, place >= IN_HEADER ? strlen(text) : 0);
    fetch.via = NULL;
    if (place == IN_PROXY_PASSWORD) {
        CHECK(nfetch_proxy_init(&proxy, nurl_text(text, strlen(text))) ==
              NURL_OK);
        fetch.via = &proxy;
    }
    write_basic(secret, place == IN_USER ? secret->plain : "joe",
                place == IN_USER ? "pw" : secret->plain);
    return place >= IN_PROXY_PASSWORD ? "http://h/" : text;
}

static void begin(const char *url, enum place place)
{
    const char *now = place == IN_QUERY_GIVEN ? "http://i/b" : url;

    CHECK(nurl_parse(&fetch.first, url, strlen(url)) == NURL_OK);
    CHECK(nurl_parse(&fetch.url, now, strlen(now)) == NURL_OK);
}

static size_t repeat(char *to, const struct secret *secret, enum form form)
{
    size_t i;

    switch (form) {
    case AS_PLAIN:
        strcpy(to, secret->plain);
        break;
    case AS_ESCAPED:
        strcpy(to, secret->escaped);
        break;
    case AS_BASIC:
        strcpy(to, secret->basic);
        break;
    case AS_BROKEN:
        for (i = 0; secret->plain[i] != '\0'; i++) {
            to[2 * i] = secret->plain[i];
            to[2 * i + 1] = i % 2 == 0 ? '\t' : '\x8F';
        }
        return 2 * i;
    }
    return strlen(to);
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str input = nurl_text((const char *)data, size);
    enum place place = (enum place)(fuzz_byte(&input) % PLACES);
    enum form form = (enum form)(fuzz_byte(&input) % FORMS);
    size_t least = place == IN_PATH ? SEGMENT : SHORTEST;
    size_t length = least + fuzz_byte(&input) % (LONGEST - least + 1);
    char words[2 * WORDS + 4 * LONGEST];
    struct secret secret;
    size_t before, after, at;

    if (size > 2 * WORDS) {
        return;
    }
    choose(&secret, &input, length);
    if (form == AS_BASIC && (place < IN_USER || place > IN_PROXY_PASSWORD)) {
        form = AS_PLAIN;
    }
    if (place >= IN_HEADER) { /* its parts are told apart by blanks and marks */
        for (at = 0; at < length; at++) {
            secret.plain[at] =
                strchr(" =", secret.plain[at]) != NULL ? '_' : secret.plain[at];
        }
        form = form == AS_ESCAPED ? AS_PLAIN : form;
    }
    begin(plant(&secret, place), place);
    after = input.len / 2;
    before = input.len - after;
    memcpy(words, input.ptr, before);
    at = before + repeat(words + before, &secret, form);
    memcpy(words + at, input.ptr + before, after);
    nfetch_say(&fetch, nurl_text(words, at + after));
    CHECK(strlen(fetch.said) <= NFETCH_SAID);
    CHECK(strstr(fetch.said, secret.plain) == NULL);
    CHECK(place >= IN_HEADER || strstr(fetch.said, secret.escaped) == NULL);
    CHECK(place < IN_USER || place > IN_PROXY_PASSWORD ||
          strstr(fetch.said, secret.basic) == NULL);
}
