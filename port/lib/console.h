/* SPDX-License-Identifier: MIT */
/*
 * console.h - text out and lines in, for all programs on all boards
 *
 * It needs port_put and port_get only: no libc, no printf, no buffer.
 */
#ifndef CONSOLE_H
#define CONSOLE_H

#include <stddef.h>
#include <stdint.h>

/*
 * Text between these two bytes is for a person at a terminal. It is no result:
 * the program that drives the console keeps it off standard output.
 */
enum {
    CONSOLE_STX = 2,
    CONSOLE_ETX = 3
};

/* All text goes to this function: port_put, unless a test collects it. */
extern void (*console_put)(int octet);

void console_text(const char *text);

/* Prints bytes unchanged. */
void console_octets(const char *octets, size_t len);

/*
 * Prints bytes 20 to 7E unchanged, but a backslash as `\\`, and every other
 * byte as `\xHH` with upper-case digits. The result is one line of ASCII.
 */
void console_escaped(const char *octets, size_t len);

/*
 * Decodes in place: `\\` and `\xHH` become bytes, with digits of either case.
 * Any other backslash stays. Returns the new length.
 */
size_t console_unescape(char *text, size_t len);

/* Prints a number in decimal. */
void console_number(uint32_t value);

/* Prints two lower-case digits for each byte. */
void console_hex(const uint8_t *octets, size_t len);

void console_line_end(void);

void console_spaces(size_t count);

/*
 * Prints a prompt: STX, the text, ETX. A program prints one, even an empty one,
 * before its first console_read: a board gets no input before.
 */
void console_prompt(const char *text);

/*
 * Reads a line without its LF, or CR LF. Stores at most `size` bytes of it and
 * no NUL. Returns how many bytes the line had: more than `size` means that it
 * was too long, and the rest is lost. *ended is 1 if the input ended before any
 * byte of a new line, else 0.
 */
size_t console_read(char *line, size_t size, int *ended);

/*
 * Joins the arguments of main, up to a NULL, to one line with spaces between
 * them. Stores at most `size` bytes of it and no NUL. Returns its length.
 */
size_t console_words(char *line, size_t size, char **words);

#endif
