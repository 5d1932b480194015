/*
 * shell - takes a URL apart: the parts with their places, or the fault
 *
 * With an argument it parses that and ends; its status is 1 for a URL at
 * fault. Else it reads commands, a line each, until a line with a dot alone,
 * and its status is that of the last command.
 */
#include "console.h"
#include "nurl_decode.h"
#include "nurl_host.h"
#include "nurl_parse.h"
#include "nurl_port.h"
#include "port.h"

#define WINDOW 60u /* octets of a long text that are shown around a fault */

static char line[LINE_MAX];
static char decoded[LINE_MAX];

struct command {
    const char *name;
    int (*run)(struct nurl_str text);
    const char *help;
};

static struct nurl_str str(const char *at, size_t len)
{
    struct nurl_str text = { NULL, 0 };

    text.at = at;
    text.len = len;
    return text;
}

static size_t length_of(const char *text)
{
    size_t len = 0;

    while (text[len] != '\0') {
        len++;
    }
    return len;
}

static void put_spaces(size_t count)
{
    while (count-- > 0) {
        console_text(" ");
    }
}

static void put_right(uint32_t value, uint32_t width)
{
    uint32_t rest = value / 10;

    while (width > 1 && rest > 0) {
        rest /= 10;
        width--;
    }
    put_spaces(width - 1);
    console_number(value);
}

static size_t until(struct nurl_str text, size_t at, const char *octets)
{
    size_t i;

    for (; at < text.len; at++) {
        for (i = 0; octets[i] != '\0'; i++) {
            if (text.at[at] == octets[i]) {
                return at;
            }
        }
    }
    return at;
}

/*
 * What may be a password in a text that did not parse: behind the first "//"
 * from the first ":" to the first "@", before the next "/", "?" or "#".
 */
static struct nurl_str secret(struct nurl_str text)
{
    size_t at = until(text, 0, "/");
    size_t colon, mark;

    while (at + 1 < text.len && text.at[at + 1] != '/') {
        at = until(text, at + 1, "/");
    }
    if (at + 1 >= text.len) {
        return str(NULL, 0);
    }
    colon = until(text, at + 2, ":@/?#");
    mark = until(text, colon, "@/?#");
    if (mark >= text.len || text.at[colon] != ':' || text.at[mark] != '@') {
        return str(NULL, 0);
    }
    return str(text.at + colon + 1, mark - colon - 1);
}

/* The columns that console_escaped takes for this octet. */
static size_t columns(char c)
{
    if (c == '\\') {
        return 2;
    }
    return c >= ' ' && c <= '~' ? 1 : 4;
}

/*
 * Shows the octets from `at` to `end`, a password in them as so many stars;
 * returns the columns that they take. Without `loud` it only counts them.
 */
static size_t show(struct nurl_str text, size_t at, size_t end, int loud)
{
    struct nurl_str mask = secret(text);
    size_t count = 0;
    char c;

    for (; at < end; at++) {
        c = text.at[at];
        if (mask.len > 0 && text.at + at >= mask.at &&
            text.at + at < mask.at + mask.len) {
            c = '*';
        }
        count += columns(c);
        if (loud) {
            console_escaped(&c, 1);
        }
    }
    return count;
}

/* The text, a caret under the octet that is to blame, and why. */
static int put_fault(struct nurl_str text, size_t stop, enum nurl_status why)
{
    size_t from = stop > WINDOW ? stop - WINDOW : 0;
    size_t end = text.len - stop > WINDOW ? stop + WINDOW : text.len;

    console_text(from > 0 ? "..." : "");
    show(text, from, end, 1);
    console_text(end < text.len ? "...\n" : "\n");
    put_spaces(show(text, from, stop, 0) + (from > 0 ? 3 : 0));
    console_text("^\noffset ");
    console_number((uint32_t)stop);
    console_text(": ");
    console_text(nurl_status_name(why));
    console_text(", ");
    console_text(nurl_status_text(why));
    console_line_end();
    return 1;
}

static void put_part(const char *name, const struct nurl *url,
                     struct nurl_span span)
{
    console_text(name);
    put_right(span.at, 14u - (uint32_t)length_of(name));
    put_right(span.len, 8);
    console_text("  ");
    console_escaped(url->text + span.at, span.len);
    console_line_end();
}

static void put_if(const char *name, const struct nurl *url,
                   struct nurl_span span)
{
    if (span.at != 0 || span.len != 0) {
        put_part(name, url, span);
    }
}

static void put_parts(const struct nurl *url)
{
    console_text("part     offset  length  text\n");
    put_if("scheme", url, url->scheme);
    put_if("user", url, url->user);
    put_if("password", url, url->password);
    put_if("host", url, url->host);
    put_if("port", url, url->port);
    put_part("path", url, url->path);
    put_if("query", url, url->query);
    put_if("fragment", url, url->fragment);
}

/* The kind of the host, and the octets of an address. */
static void put_host(const struct nurl *url)
{
    static const char *const kinds[] = {
        "none",        "empty", "a name", "an IPv4 address", "an IPv6 address",
        "an IPvFuture"
    };
    struct nurl_host host;

    console_text("host: ");
    console_text(kinds[url->host_kind]);
    nurl_host(&host, nurl_get(url, url->host));
    if (host.kind == NURL_KIND_IPV4 || host.kind == NURL_KIND_IPV6) {
        console_text(", octets ");
        console_hex(host.octets, host.kind == NURL_KIND_IPV4 ? 4 : 16);
    }
    if (host.numeric_tail) {
        console_text(" that looks like an address: do not resolve it as one");
    }
    console_line_end();
}

static int put_port(const struct nurl *url, struct nurl_str text)
{
    int32_t port = nurl_port(url);

    if (port < 0) {
        return put_fault(text, url->port.at, (enum nurl_status)port);
    }
    console_text("port to use: ");
    if (port > 0) {
        console_number((uint32_t)port);
        console_line_end();
    } else {
        console_text("none\n");
    }
    return 0;
}

static int run_parse(struct nurl_str text)
{
    struct nurl url;
    enum nurl_status status = nurl_parse(&url, text.at, text.len);

    if (status != NURL_OK) {
        return put_fault(text, url.stop, status);
    }
    put_parts(&url);
    put_host(&url);
    return put_port(&url, text);
}

/* Takes a policy's name and a space off the text; RAW if there is none. */
static enum nurl_policy take_policy(struct nurl_str *text)
{
    static const char *const names[] = { "raw",  "text",  "ftp",  "gopher",
                                         "path", "msgid", "ascii" };
    size_t word = until(*text, 0, " ");
    unsigned i;

    for (i = 0; word < text->len && i < sizeof names / sizeof names[0]; i++) {
        if (nurl_is(str(text->at, word), names[i])) {
            *text = str(text->at + word + 1, text->len - word - 1);
            return (enum nurl_policy)i;
        }
    }
    return NURL_POLICY_RAW;
}

static int run_decode(struct nurl_str text)
{
    enum nurl_policy policy = take_policy(&text);
    struct nurl_writer out;

    nurl_open(&out, decoded, sizeof decoded);
    nurl_decode(&out, text, policy);
    if (nurl_close(&out) != NURL_OK) {
        return put_fault(text, out.stop, nurl_close(&out));
    }
    console_number((uint32_t)out.len);
    console_text(" octets: ");
    console_escaped(out.at, out.len);
    console_line_end();
    return 0;
}

static int run_help(struct nurl_str text);

static const struct command commands[] = {
    { "parse", run_parse, "parse URL               its parts, or its fault" },
    { "decode", run_decode,
      "decode [POLICY] TEXT    without escapes; POLICY is raw, text, ftp,\n"
      "                        gopher, path, msgid or ascii" },
    { "help", run_help, "help                    this list" },
};

static int run_help(struct nurl_str text)
{
    unsigned i;

    (void)text;
    for (i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        console_text(commands[i].help);
        console_line_end();
    }
    console_text(".                       ends\n"
                 "In a text \\xHH is an octet and \\\\ a backslash.\n");
    return 0;
}

static int run(char *at, size_t len)
{
    struct nurl_str all = str(at, len);
    size_t word = until(all, 0, " ");
    size_t rest = word < len ? word + 1 : len;
    unsigned i;

    for (i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (nurl_is(str(at, word), commands[i].name)) {
            len = console_unescape(at + rest, len - rest);
            return commands[i].run(str(at + rest, len));
        }
    }
    console_text("no such command; help lists them\n");
    return 2;
}

static int prompt(void)
{
    size_t length;
    int ended = 0;
    int status = 0;

    for (;;) {
        console_prompt("nurl> ");
        length = console_read(line, sizeof line, &ended);
        if (ended || (length == 1 && line[0] == '.')) {
            return status;
        }
        if (length > sizeof line) {
            console_text("the line is too long for this board\n");
            status = 2;
        } else if (length > 0) {
            status = run(line, length);
        }
    }
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        return prompt();
    }
    return run_parse(str(argv[1], length_of(argv[1])));
}
