/* What an FTP client does: each row has a URL and all steps. */
#include "nurl_ftp.h"

#include "nurl_decode.h"
#include "support.h"

/* Arguments that the client must find out are marks such as {prompt}. */
static const char *mark_of(const struct nurl_ftp_step *step)
{
    switch (step->kind) {
    case NURL_FTP_PASS_PROMPT:
        return "?prompt";
    case NURL_FTP_PASS_EMAIL:
        return "?email";
    case NURL_FTP_TYPE_GUESS:
        return "?guess ";
    default:
        return step->argument.ptr ? " " : "";
    }
}

/* Each kind has its verb; an argument as it is written. */
static void add_step(const struct nurl_ftp_step *step)
{
    static const char *const verbs[] = { "USER", "PASS", "PASS", "PASS",
                                         "CWD",  "TYPE", "TYPE" };

    render_str(render_line()[0] != '\0' ? "|" : "", step->verb);
    TEST_ASSERT_LESS_OR_EQUAL(NURL_FTP_TRANSFER, step->kind);
    if (step->kind != NURL_FTP_TRANSFER) {
        TEST_ASSERT_EQUAL(strlen(verbs[step->kind]), step->verb.len);
        TEST_ASSERT_EQUAL_MEMORY(verbs[step->kind], step->verb.ptr,
                                 step->verb.len);
    }
    render_text(mark_of(step));
    TEST_ASSERT_TRUE(step->argument.ptr || step->argument.len == 0);
    render_str("", step->argument);
}

static const char *access;

void setUp(void)
{
    access = "RETR";
}

/* All steps. After the last one, and after an error, `next` returns 0. */
static const char *planned(const struct nurl *url)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    enum nurl_status status;

    memset(&plan, 0xA5, sizeof plan);
    status = nurl_ftp_plan_begin(&plan, url, access);
    render_start();
    while (nurl_ftp_plan_next(&plan, &step) == 1) {
        TEST_ASSERT_EQUAL(NURL_OK, status);
        add_step(&step);
    }
    TEST_ASSERT_FALSE(nurl_ftp_plan_next(&plan, &step));
    return status == NURL_OK ? render_line() : render_fault(status, plan.stop);
}

static enum nurl_status parse_strict(struct nurl *url, const char *text,
                                     size_t len)
{
    enum nurl_status status = nurl_parse(url, text, len);

    url->profile = NURL_PROFILE_1738;
    return status;
}

static const struct row type_access_rows[] = {
    { "ftp://joe@h/pub/a%20b/fw.bin;type=i",
      "USER joe|PASS?prompt|CWD pub|CWD a%20b|TYPE I|RETR fw.bin" },
    { "ftp://h/a/b/c;type=a",
      "USER anonymous|PASS?email|CWD a|CWD b|TYPE A|RETR c" },
    { "ftp://h/../x;type=a", "USER anonymous|PASS?email|CWD ..|TYPE A|RETR x" },
    /* Without a user it is anonymous; without a password a person must type it.
     */
    { "ftp://h/f;type=i", "USER anonymous|PASS?email|TYPE I|RETR f" },
    { "ftp://u:@h/f;type=i", "USER u|PASS |TYPE I|RETR f" },
    { "ftp://:@h/f;type=i", "USER |PASS |TYPE I|RETR f" },
    /* Type d is a listing, and so is an empty name without a type. */
    { "ftp://h/pub;type=d", "USER anonymous|PASS?email|NLST pub" },
    { "ftp://h/", "USER anonymous|PASS?email|NLST" },
    { "ftp://u@h//", "USER u|PASS?prompt|CWD |NLST" },
    /* Without a type it is guessed. */
    { "ftp://h/f", "USER anonymous|PASS?email|TYPE?guess I|RETR f" },
    { "ftp://h/d/x.txt",
      "USER anonymous|PASS?email|CWD d|TYPE?guess I|RETR x.txt" },
    /* An empty directory is a step; an escaped slash makes no step. */
    { "ftp://m@h//etc/motd",
      "USER m|PASS?prompt|CWD |CWD etc|TYPE?guess I|RETR motd" },
    { "ftp://m@h/%2Fetc/motd",
      "USER m|PASS?prompt|CWD %2Fetc|TYPE?guess I|RETR motd" },
    { "ftp://m@h///f", "USER m|PASS?prompt|CWD |CWD |TYPE?guess I|RETR f" },
    /* A text that looks like a mark is a name. */
    { "ftp://%7Bprompt%7D@h/f;type=a",
      "USER %7Bprompt%7D|PASS?prompt|TYPE A|RETR f" },
    { "ftp://h/%7Bguess%7D",
      "USER anonymous|PASS?email|TYPE?guess I|RETR %7Bguess%7D" },
    /* The first argument that could end a command is the error. */
    { "ftp://u%0D%0ADELE%20x@h/f", "DEC_FORBIDDEN@7" },
    { "ftp://h/a/x%FFy;type=i", "DEC_FORBIDDEN@11" },
    { "ftp://u:@h/a//%FF", "DEC_FORBIDDEN@14" },
    /* A text that only looks like a line end is accepted. */
    { "ftp://u@h/a%250Ab;type=i", "USER u|PASS?prompt|TYPE I|RETR a%250Ab" },
    { "ftp://u@h/a%09b;type=i", "USER u|PASS?prompt|TYPE I|RETR a%09b" },
    /* A file without a name is an error after all directories. */
    { "ftp://h/;type=i", "NAME_EMPTY@8" },
    { "ftp://u%00@h/;type=i", "DEC_FORBIDDEN@7" },
    /* Only an ftp URL has a plan. */
    { "http://h/f", "SCHEME@0" },
    { "/a/f", "SCHEME@0" },
    { "ftp://h/f;type=x", "TYPECODE@15" },
};

void test_each_directory_is_one_cwd_then_type_and_access(void)
{
    URL_ROWS(nurl_parse, planned, type_access_rows);
    URL_ROWS(parse_strict, planned, type_access_rows);
    rows_refuse(planned, NULL);
}

void test_the_last_verb_is_the_callers_but_not_for_a_listing(void)
{
    static const struct row rows[] = {
        { "ftp://h/f;type=i", "USER anonymous|PASS?email|TYPE I|STOR f" },
        { "ftp://h/f;type=d", "USER anonymous|PASS?email|NLST f" },
        { "ftp://h/;type=a", "NAME_EMPTY@8" },
    };

    access = "STOR";
    URL_ROWS(nurl_parse, planned, rows);
}
