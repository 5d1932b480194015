/*
 * trial - an image for boot that confirms itself if its input says so
 *
 * Reads a line: "confirm" confirms, anything else does not. Ends with 7.
 */
#include "console.h"
#include "nslot.h"

#define STATUS 7

static char line[80];
static struct nslot slots;

int main(void)
{
    int ended = 0;
    size_t length;

    console_prompt("");
    length = console_read(line, sizeof line, &ended);
    console_text("trial: ");
    if (length > 0 && line[0] == 'c') {
        console_text(nslot_confirm(&slots) == NSLOT_OK ? "confirmed\n"
                                                       : "not confirmed\n");
    } else {
        console_text("no\n");
    }
    return STATUS;
}
