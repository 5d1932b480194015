/*
 * believed: masking hides the password, and shows all else.
 * happens: what can be a password is hidden, too, and what can be a port is
 *     shown. The log line for a URL that parses is nurl_write_redacted.
 * named: nurl_writer.h: nurl_write_masked: http://h:8080?mail=a@b.c
 *     http://h:***********@b.c
 * named: nurl_writer.h: nurl_write_masked: http://u:12/34@h http://u:12/34@h
 * named: nurl_writer.h: nurl_write_masked: For a URL that parses call
 *     nurl_write_redacted, which hides more.
 * prints: http://h:***********@b.c http://h:8080/?mail=a@b.c http://u:12/34@h
 */
#include "nurl.h"

#include <stdio.h>
#include <string.h>

static void show(const char *text)
{
    char line[64];
    struct nurl_writer out;

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_masked(&out, nurl_text(text, strlen(text)));
    if (nurl_writer_finish(&out) == NURL_OK) {
        puts(line);
    }
}

int main(void)
{
    show("http://h:8080?mail=a@b.c");
    show("http://h:8080/?mail=a@b.c");
    show("http://u:12/34@h");
    return 0;
}
