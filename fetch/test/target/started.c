/*
 * started - an image for boot: repeats a line of its input, ends with 7
 *
 * Small enough for every board that starts images. Its output and its status
 * show that this image was started, and no other.
 */
#include "console.h"

#define STATUS 7

static char line[80];

int main(void)
{
    int ended = 0;
    size_t length;

    console_prompt("");
    length = console_read(line, sizeof line, &ended);
    console_text("started: ");
    console_escaped(line, length < sizeof line ? length : sizeof line);
    console_line_end();
    return STATUS;
}
