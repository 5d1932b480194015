/* What an FTP client does, each line a URL and all the steps. */
#include "nurl_ftp.h"

#include <string.h>

#include "exact.h"
#include "mutate.h"
#include "nurl_decode.h"
#include "nurl_parse.h"
#include "render.h"
#include "unity.h"

struct row {
    const char *text;
    const char *expected; /* "VERB argument" between bars, or a fault */
};

static char line[300];

static void add(const char *text, size_t len)
{
    size_t used = strlen(line);

    TEST_ASSERT_LESS_THAN(sizeof line, used + len);
    memcpy(line + used, text, len);
    line[used + len] = '\0';
}

/* What the client must find out stands as a mark of its own. */
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

    if (line[0] != '\0') {
        add("|", 1);
    }
    add(step->verb.ptr, step->verb.len);
    TEST_ASSERT_LESS_OR_EQUAL(NURL_FTP_TRANSFER, step->kind);
    if (step->kind != NURL_FTP_TRANSFER) {
        TEST_ASSERT_EQUAL(strlen(verbs[step->kind]), step->verb.len);
        TEST_ASSERT_EQUAL_MEMORY(verbs[step->kind], step->verb.ptr,
                                 step->verb.len);
    }
    add(mark_of(step), strlen(mark_of(step)));
    if (step->argument.ptr) {
        add(step->argument.ptr, step->argument.len);
    }
}

/* All steps; after the last, and after a fault, there is none, again. */
static const char *planned(const struct nurl *url, const char *access)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    enum nurl_status status;

    memset(&plan, 0xA5, sizeof plan);
    status = nurl_ftp_plan_begin(&plan, url, access);
    line[0] = '\0';
    while (nurl_ftp_plan_next(&plan, &step) == 1) {
        TEST_ASSERT_EQUAL(NURL_OK, status);
        add_step(&step);
    }
    TEST_ASSERT_FALSE(nurl_ftp_plan_next(&plan, &step));
    return status == NURL_OK ? line : render_fault(status, plan.stop);
}

/* Both profiles give the same plan. */
static void check(const struct row *row, const char *access)
{
    size_t len = strlen(row->text);
    char *block = exact_open(row->text, len);
    struct nurl url;

    TEST_ASSERT_EQUAL_MESSAGE(NURL_OK, nurl_parse(&url, block, len), row->text);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(row->expected, planned(&url, access),
                                     row->text);
    url.profile = NURL_PROFILE_1738;
    TEST_ASSERT_EQUAL_STRING_MESSAGE(row->expected, planned(&url, access),
                                     row->text);
    exact_close(block);
}

static void check_all(const struct row *rows, size_t count, const char *access)
{
    size_t i;

    for (i = 0; i < count; i++) {
        check(&rows[i], access);
    }
}

#define CHECK(rows) check_all(rows, sizeof rows / sizeof rows[0], "RETR")

void test_each_directory_is_one_cwd_then_type_and_access(void)
{
    static const struct row rows[] = {
        { "ftp://joe@h/pub/a%20b/fw.bin;type=i",
          "USER joe|PASS?prompt|CWD pub|CWD a%20b|TYPE I|RETR fw.bin" },
        { "ftp://h/a/b/c;type=a",
          "USER anonymous|PASS?email|CWD a|CWD b|TYPE A|RETR c" },
        { "ftp://h/f;type=I", "USER anonymous|PASS?email|TYPE I|RETR f" },
        { "ftp://h/f;type=A", "USER anonymous|PASS?email|TYPE A|RETR f" },
        { "FTP://h:2121/f;type=a", "USER anonymous|PASS?email|TYPE A|RETR f" },
        { "ftp://h/../x;type=a",
          "USER anonymous|PASS?email|CWD ..|TYPE A|RETR x" },
    };

    CHECK(rows);
}

void test_without_a_user_it_is_anonymous_and_without_a_password_one_is_asked(
    void)
{
    static const struct row rows[] = {
        { "ftp://h/f;type=i", "USER anonymous|PASS?email|TYPE I|RETR f" },
        { "ftp://u@h/f;type=i", "USER u|PASS?prompt|TYPE I|RETR f" },
        { "ftp://@h/f;type=i", "USER |PASS?prompt|TYPE I|RETR f" },
        { "ftp://u:@h/f;type=i", "USER u|PASS |TYPE I|RETR f" },
        { "ftp://:@h/f;type=i", "USER |PASS |TYPE I|RETR f" },
        { "ftp://:p@h/f;type=i", "USER |PASS p|TYPE I|RETR f" },
        { "ftp://u:p%40q@h/f;type=i", "USER u|PASS p%40q|TYPE I|RETR f" },
    };

    CHECK(rows);
}

void test_type_d_lists_and_so_does_no_name_without_a_type(void)
{
    static const struct row rows[] = {
        { "ftp://h/pub;type=d", "USER anonymous|PASS?email|NLST pub" },
        { "ftp://h/pub/;type=D", "USER anonymous|PASS?email|CWD pub|NLST" },
        { "ftp://h/;type=d", "USER anonymous|PASS?email|NLST" },
        { "ftp://h", "USER anonymous|PASS?email|NLST" },
        { "ftp://h/", "USER anonymous|PASS?email|NLST" },
        { "ftp://u@h//", "USER u|PASS?prompt|CWD |NLST" },
        { "ftp://u@h/a/", "USER u|PASS?prompt|CWD a|NLST" },
    };

    CHECK(rows);
}

void test_without_a_type_it_is_guessed(void)
{
    static const struct row rows[] = {
        { "ftp://h/f", "USER anonymous|PASS?email|TYPE?guess I|RETR f" },
        { "ftp://h/d/x.txt",
          "USER anonymous|PASS?email|CWD d|TYPE?guess I|RETR x.txt" },
    };

    CHECK(rows);
}

void test_the_last_verb_is_the_callers_but_not_for_a_listing(void)
{
    static const struct row rows[] = {
        { "ftp://h/f;type=i", "USER anonymous|PASS?email|TYPE I|STOR f" },
        { "ftp://u@h/a/f", "USER u|PASS?prompt|CWD a|TYPE?guess I|STOR f" },
        { "ftp://h/f;type=d", "USER anonymous|PASS?email|NLST f" },
        { "ftp://h/", "USER anonymous|PASS?email|NLST" },
        { "ftp://h/;type=a", "NAME_EMPTY@8" },
    };

    check_all(rows, sizeof rows / sizeof rows[0], "STOR");
}

void test_a_verb_is_all_of_its_letters(void)
{
    static const struct row rows[] = {
        { "ftp://h/f;type=i", "USER anonymous|PASS?email|TYPE I|aZ f" },
    };

    check_all(rows, sizeof rows / sizeof rows[0], "aZ");
}

void test_an_empty_directory_is_a_step_and_an_escaped_slash_is_none(void)
{
    static const struct row rows[] = {
        { "ftp://m@h//etc/motd",
          "USER m|PASS?prompt|CWD |CWD etc|TYPE?guess I|RETR motd" },
        { "ftp://m@h/%2Fetc/motd",
          "USER m|PASS?prompt|CWD %2Fetc|TYPE?guess I|RETR motd" },
        { "ftp://m@h/etc/motd",
          "USER m|PASS?prompt|CWD etc|TYPE?guess I|RETR motd" },
        { "ftp://m@h///f", "USER m|PASS?prompt|CWD |CWD |TYPE?guess I|RETR f" },
        { "ftp://m@h/%2F/;type=d", "USER m|PASS?prompt|CWD %2F|NLST" },
    };

    CHECK(rows);
}

void test_no_octet_of_a_url_is_taken_for_a_mark(void)
{
    static const struct row rows[] = {
        { "ftp://%7Bprompt%7D@h/f;type=a",
          "USER %7Bprompt%7D|PASS?prompt|TYPE A|RETR f" },
        { "ftp://h/%7Bguess%7D",
          "USER anonymous|PASS?email|TYPE?guess I|RETR %7Bguess%7D" },
    };

    CHECK(rows);
}

void test_the_first_argument_that_could_end_a_command_is_the_fault(void)
{
    static const struct row rows[] = {
        { "ftp://u%0D%0ADELE%20x@h/f", "DEC_FORBIDDEN@7" },
        { "ftp://u:p%0a@h/f", "DEC_FORBIDDEN@9" },
        { "ftp://h/a%0D/b", "DEC_FORBIDDEN@9" },
        { "ftp://h/%00", "DEC_FORBIDDEN@8" },
        { "ftp://h/a/x%FFy;type=i", "DEC_FORBIDDEN@11" },
        { "ftp://h/a%0Ab;type=d", "DEC_FORBIDDEN@9" },
        { "ftp://u%00:%0A@h/%0D/%FF", "DEC_FORBIDDEN@7" },
        { "ftp://u:%0A@h/%0D/%FF", "DEC_FORBIDDEN@8" },
        { "ftp://u:@h/a/%0D/%FF", "DEC_FORBIDDEN@13" },
        { "ftp://u:@h/a//%FF", "DEC_FORBIDDEN@14" },
    };

    CHECK(rows);
}

void test_what_only_looks_like_a_line_end_is_let_through(void)
{
    static const struct row rows[] = {
        { "ftp://u@h/a%250Ab;type=i",
          "USER u|PASS?prompt|TYPE I|RETR a%250Ab" },
        { "ftp://u@h/a%09b;type=i", "USER u|PASS?prompt|TYPE I|RETR a%09b" },
        { "ftp://u@h/%FE;type=i", "USER u|PASS?prompt|TYPE I|RETR %FE" },
    };

    CHECK(rows);
}

void test_a_file_without_a_name_is_a_fault_behind_all_directories(void)
{
    static const struct row rows[] = {
        { "ftp://h/;type=i", "NAME_EMPTY@8" },
        { "ftp://h/a/;type=A", "NAME_EMPTY@10" },
        { "ftp://h//;type=a", "NAME_EMPTY@9" },
        { "ftp://h/a%0D/;type=i", "DEC_FORBIDDEN@9" },
        { "ftp://u%00@h/;type=i", "DEC_FORBIDDEN@7" },
    };

    CHECK(rows);
}

void test_what_is_no_ftp_url_has_no_plan(void)
{
    static const struct row rows[] = {
        { "http://h/f", "SCHEME@0" },
        { "sftp://h/f", "SCHEME@0" },
        { "/a/f", "SCHEME@0" },
        { "ftp:a", "SLASHES@4" },
        { "ftp:/a", "SLASHES@5" },
        { "ftp://h/f;type=x", "TYPECODE@15" },
        { "ftp://h/f;type=", "TYPECODE@15" },
        { "ftp://h/f;type=ai", "TYPECODE@16" },
    };

    CHECK(rows);
}

void test_a_struct_without_a_parsed_url_has_no_plan(void)
{
    struct nurl url;

    memset(&url, 0, sizeof url);
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", planned(&url, "RETR"));
    TEST_ASSERT_EQUAL(NURL_ERR_PCT, nurl_parse(&url, "ftp://h/%zz", 11));
    TEST_ASSERT_EQUAL_STRING("UNPARSED@0", planned(&url, "RETR"));
}

void test_a_plan_gives_one_step_after_the_other_whatever_comes_between(void)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_plan other;
    struct nurl_ftp_step step;
    struct nurl url;

    TEST_ASSERT_EQUAL(NURL_OK, nurl_parse(&url, "ftp://u@h/a/b/c", 15));
    TEST_ASSERT_EQUAL(NURL_OK, nurl_ftp_plan_begin(&plan, &url, "RETR"));
    line[0] = '\0';
    while (nurl_ftp_plan_next(&plan, &step)) {
        add_step(&step);
        TEST_ASSERT_EQUAL(NURL_OK, nurl_ftp_plan_begin(&other, &url, "STOR"));
        TEST_ASSERT_EQUAL(1, nurl_ftp_plan_next(&other, &step));
    }
    TEST_ASSERT_EQUAL_STRING(
        "USER u|PASS?prompt|CWD a|CWD b|TYPE?guess I|RETR c", line);
}

/* An argument decodes, and what lies in the text lies inside it. */
static void check_argument(const struct nurl_ftp_step *step,
                           const struct nurl *url, size_t len)
{
    static char room[80];
    struct nurl_writer out;

    if (step->argument.ptr >= url->text &&
        step->argument.ptr <= url->text + len) {
        TEST_ASSERT_LESS_OR_EQUAL(
            len, (size_t)(step->argument.ptr - url->text) + step->argument.len);
    } else {
        TEST_ASSERT_LESS_OR_EQUAL(sizeof "anonymous" - 1, step->argument.len);
    }
    nurl_writer_init(&out, room, sizeof room);
    nurl_decode(&out, step->argument, NURL_POLICY_FTP);
    TEST_ASSERT_EQUAL(NURL_OK, nurl_writer_status(&out));
}

/* Whatever the text: a whole plan that can be sent, or none and a place. */
static void sound(const char *text, size_t len)
{
    struct nurl_ftp_plan plan;
    struct nurl_ftp_step step;
    struct nurl url;
    size_t steps = 0;

    if (nurl_parse(&url, text, len) != NURL_OK) {
        return;
    }
    if (nurl_ftp_plan_begin(&plan, &url, "RETR") != NURL_OK) {
        TEST_ASSERT_LESS_OR_EQUAL(len, plan.stop);
        TEST_ASSERT_FALSE(nurl_ftp_plan_next(&plan, &step));
        return;
    }
    while (nurl_ftp_plan_next(&plan, &step)) {
        TEST_ASSERT_LESS_OR_EQUAL(len + 4, ++steps);
        if (step.argument.ptr) {
            check_argument(&step, &url, len);
        }
    }
    TEST_ASSERT_GREATER_OR_EQUAL(3, steps);
}

void test_every_prefix_and_every_replaced_octet_gives_a_plan_or_a_fault(void)
{
    static const char *const texts[] = {
        "ftp://u%41:p@h:21/a/%2Fb/c%20d;type=i", "ftp://h//;type=a",
        "ftp://@h/?x/%0D/y", "ftp:"
    };
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        mutate_prefixes(texts[i], strlen(texts[i]), sound);
        mutate_octets(texts[i], strlen(texts[i]), sound);
    }
}
