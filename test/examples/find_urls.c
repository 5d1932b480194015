/*
 * find_urls.c - the URLs in a text that arrives in parts
 *
 * A message arrives by a serial line, some bytes at a time, and is longer
 * than the buffer. The undecided rest stays in the buffer, and the next
 * bytes are added to it. A URL that is broken across lines is found whole.
 */
#include "show.h"

/* Returns at most `size` further bytes, as a driver does. */
static size_t receive(struct nurl_str *message, char *buffer, size_t size)
{
    size_t i;

    size = size < message->len ? size : message->len;
    for (i = 0; i < size; i++) {
        buffer[i] = message->ptr[i];
    }
    *message = nurl_text(message->ptr + size, message->len - size);
    return size;
}

/* Moves the undecided rest to the start of the buffer. */
static size_t keep(char *buffer, struct nurl_str rest)
{
    size_t i;

    for (i = 0; i < rest.len; i++) {
        buffer[i] = rest.ptr[i];
    }
    return rest.len;
}

static void find_all(struct nurl_str message)
{
    struct nurl_find find;
    struct nurl_writer out;
    char buffer[48], url[48];
    size_t kept = 0;
    size_t received;

    nurl_find_begin(&find, NURL_FIND_URL | NURL_FIND_ANGLE | NURL_FIND_BARE);
    nurl_writer_init(&out, url, sizeof url);
    /* Nothing received: the text has ended, or it has filled the buffer. */
    do {
        received = receive(&message, buffer + kept, sizeof buffer - kept);
        nurl_find_feed(&find, buffer, kept + received, received == 0);
        while (nurl_find_next(&find, &out)) {
            show("found", nurl_text(url, out.len));
        }
        kept = keep(buffer, find.rest);
    } while (received > 0 || message.len > 0);
}

int main(void)
{
    find_all(NURL_STR("Yes, I found it under <URL:ftp://info.cern.ch/pub/www/"
                      "doc;\n type=d> but you can also see http://h.example/a,"
                      " or (https://h.example/b). Mail <mailto:joe@h.example>, "
                      "not joe@h.example."));
    return 0;
}
