/*
 * console.h - text out and lines in, for all programs on all boards
 *
 * Stands on port_put and port_get alone: no libc, no printf, no buffer.
 */
#ifndef CONSOLE_H
#define CONSOLE_H

#include <stddef.h>
#include <stdint.h>

/*
 * What stands between these two octets is said to a person at a terminal. It
 * is no result: whoever drives the console keeps it off standard output.
 */
enum {
    CONSOLE_STX = 2,
    CONSOLE_ETX = 3
};

/* Where all text goes: port_put, unless a test collects it. */
extern void (*console_put)(int octet);

void console_text(const char *text);

/* Octets as they are, whatever they are. */
void console_octets(const char *octets, size_t len);

/*
 * 20 to 7E as they are, but a backslash as `\\`; every other octet as `\xHH`
 * with upper-case digits. The result is one line of ASCII for any octets.
 */
void console_escaped(const char *octets, size_t len);

/*
 * The way back, in place: `\\` and `\xHH` become octets, in digits of
 * either case; any other backslash stays. Returns the new length.
 */
size_t console_unescape(char *text, size_t len);

/* In decimal. */
void console_number(uint32_t value);

/* Two lower-case digits per octet. */
void console_hex(const uint8_t *octets, size_t len);

void console_line_end(void);

void console_spaces(size_t count);

/*
 * A prompt: STX, the text, ETX. A program that reads prints one before its
 * first console_read, be it empty: the board is not sent anything before.
 */
void console_prompt(const char *text);

/*
 * Reads a line up to its LF, which is dropped, as a CR right before it is.
 * Stores at most `size` octets of it and no NUL. Returns how many octets the
 * line had: more than `size` means that it was too long, and the rest of it
 * is gone. *ended is 1 when the input ended before any octet of a new line,
 * else 0.
 */
size_t console_read(char *line, size_t size, int *ended);

/*
 * The arguments of main, up to a NULL, as one line with a space between two of
 * them. Stores at most `size` octets of it and no NUL. Returns how many it has.
 */
size_t console_words(char *line, size_t size, char **words);

#endif
