/*
 * talk.c - what a client and a server have said to each other, in a file
 */
#include "talk.h"
#include "net.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINE = 512,
    WIDTH = 70 /* of what is written */
};

static void refuse(const char *path, const char *line)
{
    fprintf(stderr, "%s: not understood: %s\n", path, line);
    exit(70);
}

static int hex_value(char c)
{
    const char *digits = "0123456789abcdef";
    const char *found = c == '\0' ? NULL : strchr(digits, c);

    return found == NULL ? -1 : (int)(found - digits);
}

/* An octet, escaped or not, from the front of the text; -1 if it is none. */
static int take_octet(const char **text)
{
    int high;
    int low;

    if (**text != '\\') {
        return (unsigned char)*(*text)++;
    }
    high = hex_value((*text)[1]);
    low = high < 0 ? -1 : hex_value((*text)[2]);
    *text += 3;
    return low < 0 ? -1 : high << 4 | low;
}

/* "|" octets "|" to the end of the last part. 1 if they are good. */
static int add_octets(struct talk *talk, const char *text)
{
    struct talk_part *part = &talk->parts[talk->count - 1];
    int octet;

    if (*text != '|') {
        return 0;
    }
    text++;
    while (*text != '|') {
        octet = *text == '\n' || *text == '\0' ? -1 : take_octet(&text);
        if (octet < 0 || talk->length == TALK_OCTETS) {
            return 0;
        }
        talk->octets[talk->length++] = (uint8_t)octet;
        part->length++;
    }
    return 1;
}

static int kind_of(const char *word)
{
    static const char *const words[] = { "open", ">", "<", "end" };
    int kind;

    for (kind = TALK_OPEN; kind <= TALK_END; kind++) {
        if (strcmp(word, words[kind]) == 0) {
            return kind;
        }
    }
    return -1;
}

/* KIND CHANNEL PORT and, for the two that speak, the octets. */
static int add_part(struct talk *talk, const char *line)
{
    struct talk_part *part = &talk->parts[talk->count];
    unsigned channel;
    unsigned port;
    char word[8];
    int octets = 0;
    int kind;

    if (talk->count == TALK_PARTS ||
        sscanf(line, "%7s %u %u %n", word, &channel, &port, &octets) != 3) {
        return 0;
    }
    kind = kind_of(word);
    part->kind = (uint8_t)kind;
    part->channel = (uint8_t)channel;
    part->port = (uint16_t)port;
    part->at = talk->length;
    part->length = 0;
    talk->count++;
    return kind == TALK_OPEN || kind == TALK_END ||
           (kind >= 0 && add_octets(talk, line + octets));
}

static int read_line(struct talk *talk, const char *line)
{
    if (line[0] == '#' || line[0] == '\n') {
        return 1;
    }
    if (strncmp(line, "url ", 4) == 0) {
        return sscanf(line + 4, "%255s", talk->url) == 1;
    }
    if (line[0] == '+') {
        return talk->count > 0 && add_octets(talk, line + 2);
    }
    return add_part(talk, line);
}

void talk_read(struct talk *talk, const char *path)
{
    FILE *file = fopen(path, "r");
    char line[LINE];

    memset(talk, 0, sizeof *talk);
    if (file == NULL) {
        refuse(path, "no such file");
    }
    while (fgets(line, sizeof line, file) != NULL) {
        if (!read_line(talk, line)) {
            refuse(path, line);
        }
    }
    fclose(file);
    if (talk->url[0] == '\0' || talk->count == 0) {
        refuse(path, "nothing was said");
    }
}

static int put_octet(uint8_t octet)
{
    if (octet >= ' ' && octet <= '~' && octet != '|' && octet != '\\') {
        putchar(octet);
        return 1;
    }
    return printf("\\%02x", octet);
}

void talk_write(const struct talk_part *part, const void *octets)
{
    const uint8_t *next = octets;
    size_t i;
    int width = 0;

    printf("%c %u %u |", part->kind == TALK_SENT ? '>' : '<', part->channel,
           part->port);
    for (i = 0; i < part->length; i++) {
        if (width >= WIDTH || (i > 0 && next[i - 1] == '\n')) {
            printf("|\n+ |");
            width = 0;
        }
        width += put_octet(next[i]);
    }
    printf("|\n");
}

/* A linear congruential generator; its upper bits are the better ones. */
uint32_t talk_random(uint32_t *state)
{
    uint32_t high;

    *state = *state * UINT32_C(1664525) + UINT32_C(1013904223);
    high = *state >> 16;
    *state = *state * UINT32_C(1664525) + UINT32_C(1013904223);
    return high << 16 | *state >> 16;
}

/* Nobody: the conversations have no names but in what redirects lead to. */
const struct net_address *net_resolver(void)
{
    static const struct net_address nobody = { NET_IPV4, { 0 }, 0 };

    return &nobody;
}

/* The URL of a talk has an address: only a redirect leads to a name. */
enum net_status net_resolve(struct net_address *address, const char *name,
                            size_t length, uint32_t ms)
{
    (void)address;
    (void)name;
    (void)length;
    (void)ms;
    return NET_ERR_NAME;
}
