/*
 * conform - answers the rows of the vector protocol on its console
 *
 * One question a line, one answer a line; a line with a dot alone, or the end
 * of the input, ends it. See test/vectors/protocol.md.
 */
#include "console.h"
#include "port.h"
#include "vector.h"

#if LINE_MAX < 4097
#define ROOM LINE_MAX
#else
#define ROOM 4097 /* one more than a question may have */
#endif

static char line[ROOM];

int main(int argc, char **argv)
{
    uint32_t rows = 0;
    size_t length;
    int ended = 0;

    (void)argc;
    (void)argv;
    console_prompt("");
    for (;;) {
        length = console_read(line, sizeof line, &ended);
        if (ended || (length == 1 && line[0] == '.')) {
            break;
        }
        vector_answer(line, length, sizeof line);
        rows++;
    }
    console_text("rows ");
    console_number(rows);
    console_line_end();
    return 0;
}
