/* SPDX-License-Identifier: MIT */
/*
 * shell - takes a URL apart: the parts with their places, or the error
 *
 * With an argument it parses that and ends; its status is 1 for an invalid URL.
 * Else it reads lines until one with a dot alone. A line is a command or a URL;
 * the status is that of the last one.
 */
#include "shell.h"
#include "console.h"

#define STATUS_USAGE 2

static char line[LINE_MAX];

struct command {
    const char *name;
    int (*run)(struct nurl_str text);
    const char *help;
};

static int run_help(struct nurl_str text);

static const struct command commands[] = {
    { "parse", shell_parse, "parse URL               its parts, or its error" },
    { "strict", shell_strict,
      "strict URL              by RFC 1738: its parts, flags and view" },
    { "view", shell_view,
      "view URL                what its scheme makes of it" },
    { "authority", shell_authority,
      "authority TEXT          user:password@host:port alone" },
    { "endpoint", shell_endpoint,
      "endpoint URL            whom to connect to" },
    { "request", shell_request,
      "request [METHOD] URL    what an HTTP or gopher client sends" },
    { "plan", shell_plan,
      "plan URL                what an FTP client sends, step by step" },
    { "coap", shell_coap, "coap URL                the options of a request" },
    { "links", shell_links,
      "links TEXT              the links of /.well-known/core, or of a Link "
      "field" },
    { "cri", shell_cri, "cri URL                 the URL in CBOR, in hex" },
    { "tftp", shell_tftp, "tftp URL                the file to ask for" },
    { "resolve", shell_resolve,
      "resolve BASE REFERENCE  what the reference means with the base" },
    { "normalize", shell_normalize, "normalize URL           its normal form" },
    { "equal", shell_equal,
      "equal URL URL           do they mean the same? is it the same origin?" },
    { "origin", shell_origin,
      "origin URL              scheme, host and port, or null" },
    { "build", shell_build,
      "build NAME=VALUE ...    a URL of parts; escaped where it must be" },
    { "segment", shell_segment,
      "segment URL VALUE       the URL, and the value as one segment" },
    { "set", shell_set,
      "set QUERY KEY [VALUE]   the query with this pair, or without the key" },
    { "clean", shell_clean,
      "clean TEXT              a text without what no URL can have" },
    { "find", shell_find, "find TEXT               the URLs in it" },
    { "safe", shell_safe,
      "safe TEXT               its risks; the text without a password" },
    { "redacted", shell_redacted,
      "redacted URL            for a log: without login, values, fragment" },
    { "decode", shell_decode,
      "decode [POLICY] TEXT    without escapes; POLICY is raw, text, ftp,\n"
      "                        gopher, path, msgid, ascii, user, password, "
      "file\n"
      "                        or form" },
    { "target", shell_target,
      "target METHOD TEXT      the target of a request line, for a server" },
    { "hostfield", shell_hostfield,
      "hostfield TEXT          the value of a Host field, for a server" },
    { "setting", shell_setting,
      "setting TEXT            a URL, or host:port/path: what a person types" },
    { "below", shell_below,
      "below URL BASE          is the URL the base, or below it?" },
    { "scope", shell_scope,
      "scope HOST              where an address leads: global, private, ..." },
    { "within", shell_within,
      "within HOST DOMAIN      is the host the domain, or a name below it?" },
    { "address", shell_address,
      "address TEXT            an IP address without brackets" },
    { "route", shell_route,
      "route PATH PATTERN      does the path fit, such as /a/{id} or /a/*?" },
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
                 "Any other line is a URL: `parse` may be left out.\n"
                 "In a text \\xHH is a byte and \\\\ a backslash.\n");
    return 0;
}

/* The command of this name, or NULL. */
static const struct command *find_command(struct nurl_str name)
{
    unsigned i;

    for (i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (nurl_str_equal_nocase(name, shell_string(commands[i].name))) {
            return &commands[i];
        }
    }
    return NULL;
}

/* Runs a line of `len` bytes; its escapes are replaced in place. */
static int run(size_t len)
{
    struct nurl_str argument = nurl_text(line, len);
    struct nurl_str word = shell_word(&argument);
    const struct command *command = find_command(word);
    size_t start = len - argument.len;

    if (command == NULL) {
        len = console_unescape(line, len);
        return shell_parse(nurl_text(line, len));
    }
    len = console_unescape(line + start, argument.len);
    return command->run(nurl_text(line + start, len));
}

static int too_long(void)
{
    console_text("the line is too long for this board\n");
    return STATUS_USAGE;
}

static int converse(void)
{
    size_t length;
    int ended = 0;
    int status = 0;

    console_prompt("A URL, or a command: `help` lists them, `.` ends.\n");
    for (;;) {
        console_prompt("nurl> ");
        length = console_read(line, sizeof line, &ended);
        if (ended || (length == 1 && line[0] == '.')) {
            return status;
        }
        if (length > sizeof line) {
            status = too_long();
        } else if (length > 0) {
            status = run(length);
        }
    }
}

/* Parses the arguments, one text with a space between two of them. */
static int parse_arguments(char **arguments)
{
    size_t length = console_words(line, sizeof line, arguments);

    return length > sizeof line ? too_long()
                                : shell_parse(nurl_text(line, length));
}

int main(int argc, char **argv)
{
    return argc < 2 ? converse() : parse_arguments(argv + 1);
}
