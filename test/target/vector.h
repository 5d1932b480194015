/*
 * vector.h - the vector protocol: a question line in, an answer line out
 *
 * What the questions and answers mean: test/vectors/protocol.md. The library
 * is used through its public functions only.
 */
#ifndef VECTOR_H
#define VECTOR_H

#include <stddef.h>
#include <stdint.h>

#define VECTOR_LINE_MAX 4096u /* bytes of a question, without its end */

/*
 * Answers the question on the console, with its line end. The line is
 * changed: its inputs are unescaped where they stand. `length` is what the
 * line had; only `size` bytes of it are there.
 */
void vector_answer(char *line, size_t length, size_t size);

#endif
