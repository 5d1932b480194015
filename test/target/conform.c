/*
 * conform - answers the rows of the vector protocol on its console
 *
 * One question per line, one answer per line. A line that is only a dot, or the
 * end of the input, ends it. See test/vectors/protocol.md.
 */
#include "console.h"
#include "port.h"
#include "vector.h"

#if LINE_MAX < 4097
#define LINE_SIZE LINE_MAX
#else
#define LINE_SIZE 4097 /* one more than the longest question */
#endif

static char line[LINE_SIZE];

int main(void)
{
    uint32_t rows = 0;
    size_t length;
    int ended = 0;

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
