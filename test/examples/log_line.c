/*
 * log_line.c - a URL that somebody typed, in a log
 *
 * What is logged is often what did not parse. nurl_write_masked takes any text:
 * each byte of a password becomes a star, and what would begin a new line or
 * move a terminal's cursor becomes "?". The offset of an error stays right.
 */
#include "show.h"

/* "name: text", cut off where the line ends. */
static void log_text(const char *name, struct nurl_str text)
{
    char line[64];
    size_t length;
    struct nurl_writer out;

    nurl_writer_init(&out, line, sizeof line);
    nurl_write_text(&out, text_of(name));
    nurl_write_text(&out, NURL_STR(": "));
    nurl_write_masked(&out, text);
    length = out.len < sizeof line ? out.len : sizeof line;
    show("log", nurl_text(line, length));
}

static int set_server(struct nurl_str typed)
{
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, typed.ptr, typed.len);

    log_text("server", typed);
    if (status < 0) {
        log_text("refused", text_of(nurl_status_name(status)));
        return show_fault(typed, url.stop, status);
    }
    return 0;
}

int main(void)
{
    set_server(NURL_STR("ftp://joe:secret@h.example/pub"));
    set_server(NURL_STR("ftp://gisle@aas.no:secret@h/%zz"));
    set_server(NURL_STR("joe:se#cret@h.example"));
    set_server(NURL_STR("mqtts://joe:se/cret@h.example:8883"));
    log_text("server", NURL_STR("http://h/\r\nserver: \033[2Jroot"));
    set_server(NURL_STR("http://h.example:8080/a"));
    set_server(NURL_STR(
        "https://h.example/a/path/that/is/longer/than/the/whole/line"));
    return 0;
}
