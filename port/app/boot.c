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
#include "port_net.h"
#include "protocols.h"

enum {
    STATUS_URL = 1,
    STATUS_FAULT = 80
};

char boot_work[FETCH_WORK];

static char given[BOOT_URL_MAX];
static char urls[2 * BOOT_URL_MAX]; /* of redirects */
static struct fetch fetch;
static struct image image;

/* Returns the length of the line: more than its size if it is too long. */
static size_t read_line(void)
{
    int ended = 0;
    size_t length;

    console_prompt("URL> ");
    length = console_read(given, sizeof given, &ended);
    return length > sizeof given ? length : console_unescape(given, length);
}

static int fail(int status)
{
    boot_show_fault(&fetch, status);
    return status == FETCH_ERR_URL ? STATUS_URL : STATUS_FAULT - status;
}

/* Returns only if no image starts. */
static int start(void)
{
    console_text(image.pinned.ptr != NULL
                     ? "verified by the digest in the URL\n"
                     : "verified by its own digest\n");
    net_stop();
    if (port_image_start(image.length) == PORT_IMAGE_BAD) {
        return fail(FETCH_ERR_IMAGE);
    }
    console_text("this machine starts no images\n");
    return 0;
}

static void set_up(void)
{
    fetch_init(&fetch);
    protocols_set(&fetch);
    fetch.sink = boot_sink(&image);
    fetch.work.bytes = boot_work;
    fetch.work.size = sizeof boot_work;
    fetch.urls.bytes = urls;
    fetch.urls.size = sizeof urls;
    fetch.moved = boot_show_progress;
    fetch.asks = boot_show_url;
}

static int boot(struct nurl_str url)
{
    size_t size = 0;
    void *memory = port_image_memory(&size);
    int status;

    console_text(port_noise_warning);
    image_begin(&image, memory, size);
    set_up();
    status = fetch_url(&fetch, url);
    boot_show_end(&fetch);
    return status == FETCH_OK ? start() : fail(status);
}

/* Reads lines up to the URL. Returns 0 after an error. */
static int read_url(struct nurl_str *url)
{
    *url = nurl_text(given, read_line());
    while (url->len <= sizeof given && boot_is_resolver(*url)) {
        if (!boot_set_resolver(*url)) {
            return 0;
        }
        url->len = read_line();
    }
    return 1;
}

int main(int argc, char **argv)
{
    struct nurl_str url = nurl_text(given, 0);

    if (argc > 1) {
        url.len = console_words(given, sizeof given, argv + 1);
    } else if (!read_url(&url)) {
        return STATUS_URL;
    }
    if (url.len > sizeof given) {
        console_text("error: the URL is too long\n");
        return STATUS_URL;
    }
    return boot(url);
}
