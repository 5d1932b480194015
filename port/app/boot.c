/*
 * boot - fetches an image by its URL, proves it, and starts it
 *
 * The URL is the argument or, without one, the first line of the input. The
 * status is 1 for a URL at fault, 80 and the fault's number for any other fault
 * (fetch.h, net.h), and else that of the image.
 */
#include "console.h"
#include "fetch.h"
#include "port_image.h"

static char line[FETCH_URL_MAX];
static struct fetch fetch;

static size_t read_line(void)
{
    int ended = 0;

    console_prompt("URL> ");
    return console_unescape(line, console_read(line, sizeof line, &ended));
}

int main(int argc, char **argv)
{
    struct image image;
    size_t length = 0;
    size_t size;
    void *memory = port_image_memory(&size);
    int status;

    if (argc > 1) {
        while (argv[1][length] != '\0') {
            length++;
        }
    } else {
        length = read_line();
    }
    image_begin(&image, memory, size);
    status = fetch_image(&fetch, &image,
                         nurl_text(argc > 1 ? argv[1] : line, length));
    if (status == FETCH_OK) {
        (void)port_image_start(image.length);
    }
    console_text(fetch_text(status));
    console_line_end();
    return status < 0 ? 80 - status : 0;
}
