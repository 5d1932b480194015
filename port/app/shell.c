/*
 * shell - takes a URL apart: the parts with their places, or the fault
 *
 * With an argument it parses that and ends; its status is 1 for a URL at
 * fault. Else it reads commands, a line each, until a line with a dot alone,
 * and its status is that of the last command.
 */
#include "shell.h"
#include "console.h"
#include "nurl_decode.h"

static char line[LINE_MAX];
char shell_room[LINE_MAX];

struct command {
    const char *name;
    int (*run)(struct nurl_str text);
    const char *help;
};

static int shell_is(struct nurl_str word, const char *name)
{
    return nurl_str_equal_nocase(word, shell_str(name, shell_length(name)));
}

/* Takes a policy's name and a space off the text; RAW if there is none. */
static enum nurl_policy take_policy(struct nurl_str *text)
{
    static const char *const names[] = { "raw",  "text",  "ftp",  "gopher",
                                         "path", "msgid", "ascii" };
    size_t word = shell_until(*text, 0, " ");
    unsigned i;

    for (i = 0; word < text->len && i < sizeof names / sizeof names[0]; i++) {
        if (shell_is(shell_str(text->ptr, word), names[i])) {
            *text = shell_str(text->ptr + word + 1, text->len - word - 1);
            return (enum nurl_policy)i;
        }
    }
    return NURL_POLICY_RAW;
}

static int run_decode(struct nurl_str text)
{
    enum nurl_policy policy = take_policy(&text);
    struct nurl_writer out;

    nurl_writer_init(&out, shell_room, sizeof shell_room);
    nurl_decode(&out, text, policy);
    if (nurl_writer_status(&out) != NURL_OK) {
        return shell_fault(text, out.stop, nurl_writer_status(&out));
    }
    console_number((uint32_t)out.len);
    console_text(" octets: ");
    console_escaped(out.ptr, out.len);
    console_line_end();
    return 0;
}

static int run_help(struct nurl_str text);

static const struct command commands[] = {
    { "parse", shell_parse, "parse URL               its parts, or its fault" },
    { "strict", shell_strict,
      "strict URL              by RFC 1738: its parts, flags and view" },
    { "view", shell_view,
      "view URL                what its scheme makes of it" },
    { "plan", shell_plan,
      "plan URL                what an FTP client sends, step by step" },
    { "wire", shell_wire,
      "wire URL                what a gopher or HTTP client asks for" },
    { "equal", shell_equal,
      "equal URL URL           do they mean the same by RFC 1738?" },
    { "find", shell_find, "find TEXT               the URLs in it" },
    { "safe", shell_safe,
      "safe TEXT               its risks; the text without a password" },
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
    struct nurl_str all = shell_str(at, len);
    size_t word = shell_until(all, 0, " ");
    size_t rest = word < len ? word + 1 : len;
    unsigned i;

    for (i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (shell_is(shell_str(at, word), commands[i].name)) {
            len = console_unescape(at + rest, len - rest);
            return commands[i].run(shell_str(at + rest, len));
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
    return shell_parse(shell_str(argv[1], shell_length(argv[1])));
}
