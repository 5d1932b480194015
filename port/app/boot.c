/*
 * boot - fetches an image by its URL, verifies it, and starts it
 *
 * The URL is the argument or, without one, the first line of the input. A line
 * before it can name the resolver (boot_resolver.c). The status is 1 for an
 * invalid URL; 80 plus the number of any other error in fetch_status.h and
 * net.h (81: -1); otherwise the status of the image, or 0 where the machine
 * starts no images.
 */
#include "boot.h"
#include "console.h"
#include "port_image.h"

enum {
    STATUS_URL = 1,
    STATUS_FAULT = 80
};

char boot_line[FETCH_URL_MAX];

static struct fetch fetch;
static struct image image;

/* Returns the length of the line: more than its size if it is too long. */
static size_t read_line(void)
{
    int ended = 0;
    size_t length;

    console_prompt("URL> ");
    length = console_read(boot_line, sizeof boot_line, &ended);
    return length > sizeof boot_line ? length
                                     : console_unescape(boot_line, length);
}

static int fail(int status)
{
    boot_show_fault(&fetch, status);
    return status == FETCH_ERR_URL ? STATUS_URL : STATUS_FAULT - status;
}

/* Returns only if no image starts. */
static int start(void)
{
    console_text(fetch.pinned.ptr != NULL
                     ? "verified by the digest in the URL\n"
                     : "verified by its own digest\n");
    net_stop();
    if (port_image_start(image.length) == PORT_IMAGE_BAD) {
        return fail(FETCH_ERR_IMAGE);
    }
    console_text("this machine starts no images\n");
    return 0;
}

static int boot(struct nurl_str url)
{
    size_t size = 0;
    void *memory = port_image_memory(&size);
    int status;

    image_begin(&image, memory, size);
    image.moved = boot_show_progress;
    fetch.asks = boot_show_url;
    status = fetch_image(&fetch, &image, url);
    boot_show_end(&image);
    return status == FETCH_OK ? start() : fail(status);
}

/* Reads lines up to the URL. Returns 0 after an error. */
static int read_url(struct nurl_str *url)
{
    *url = nurl_text(boot_line, read_line());
    while (url->len <= sizeof boot_line && boot_is_resolver(*url)) {
        if (!boot_set_resolver(*url)) {
            return 0;
        }
        url->len = read_line();
    }
    return 1;
}

int main(int argc, char **argv)
{
    struct nurl_str url = nurl_text(boot_line, 0);

    if (argc > 1) {
        url.len = console_words(boot_line, sizeof boot_line, argv + 1);
    } else if (!read_url(&url)) {
        return STATUS_URL;
    }
    if (url.len > sizeof boot_line) {
        console_text("error: the URL is too long\n");
        return STATUS_URL;
    }
    return boot(url);
}
