/* SPDX-License-Identifier: MIT */
/*
 * nurl_ftp_plan.c - what an FTP client does with an ftp URL, step by step
 */
#include "nurl_ftp.h"

#include "base/nurl_octet.h"
#include "nurl_path.h"
#include "syntax/nurl_policy.h"

/* plan->next: the next step. It stays CWD until no directory is left. */
enum {
    STEP_USER,
    STEP_PASS,
    STEP_CWD,
    STEP_TYPE,
    STEP_TRANSFER,
    STEP_END
};

static void set_step(struct nurl_ftp_step *step, struct nurl_str verb,
                     enum nurl_ftp_kind kind, struct nurl_str argument)
{
    step->verb.ptr = verb.ptr;
    step->verb.len = verb.len;
    step->argument.ptr = argument.ptr;
    step->argument.len = argument.len;
    step->kind = (uint8_t)kind;
}

/* A listing: typecode d, or no name and no typecode (RFC 1738 3.2.2). */
static int is_listing(const struct nurl_ftp_plan *plan)
{
    char type = plan->ftp.typecode;

    return type == 'd' || (type == '\0' && plan->ftp.name.len == 0);
}

static void set_user_step(const struct nurl_ftp_plan *plan,
                          struct nurl_ftp_step *step)
{
    struct nurl_str name = nurl_part(plan->url, plan->url->user);

    if (!name.ptr) {
        name = NURL_STR("anonymous");
    }
    set_step(step, NURL_STR("USER"), NURL_FTP_USER, name);
}

/*
 * An empty password is a password. A user without one must type it. Without a
 * user, which the caller can have cleared, there is none.
 */
static void set_pass_step(const struct nurl_ftp_plan *plan,
                          struct nurl_ftp_step *step)
{
    struct nurl_str password = nurl_text(NULL, 0);
    enum nurl_ftp_kind kind = NURL_FTP_PASS_EMAIL;

    if (nurl_present(plan->url->user)) {
        password = nurl_part(plan->url, plan->url->password);
        kind = password.ptr ? NURL_FTP_PASS : NURL_FTP_PASS_PROMPT;
    }
    set_step(step, NURL_STR("PASS"), kind, password);
}

/* Sets CWD for the next directory and returns 1; returns 0 after the last. */
static int set_directory_step(struct nurl_ftp_plan *plan,
                              struct nurl_ftp_step *step)
{
    struct nurl_str name;

    if (!nurl_path_next(&plan->directories, &name)) {
        return 0;
    }
    set_step(step, NURL_STR("CWD"), NURL_FTP_CWD, name);
    return 1;
}

static void set_type_step(const struct nurl_ftp_plan *plan,
                          struct nurl_ftp_step *step)
{
    char code = plan->ftp.typecode;

    set_step(step, NURL_STR("TYPE"), code ? NURL_FTP_TYPE : NURL_FTP_TYPE_GUESS,
             code == 'a' ? NURL_STR("A") : NURL_STR("I"));
}

/*
 * The caller's verb. A command has only letters (RFC 959 5.3), so the loop ends
 * at the NUL. A compiler turns a loop that looks for the NUL into strlen.
 */
static struct nurl_str callers_verb(const char *verb)
{
    size_t len = 0;

    while (nurl_octet_alpha(verb[len])) {
        len++;
    }
    return nurl_text(verb, len);
}

/* The caller's verb, or NLST for a listing. An empty name is no argument. */
static void set_transfer_step(const struct nurl_ftp_plan *plan,
                              struct nurl_ftp_step *step)
{
    struct nurl_str name = nurl_part(plan->url, plan->ftp.name);
    struct nurl_str verb = NURL_STR("NLST");

    if (!is_listing(plan)) {
        verb = callers_verb(plan->verb);
    }
    if (name.len == 0) {
        name.ptr = NULL;
    }
    set_step(step, verb, NURL_FTP_TRANSFER, name);
}

bool nurl_ftp_plan_next(struct nurl_ftp_plan *plan, struct nurl_ftp_step *step)
{
    if (plan->next == STEP_CWD) {
        if (set_directory_step(plan, step)) {
            return true;
        }
        plan->next = is_listing(plan) ? STEP_TRANSFER : STEP_TYPE;
    }
    switch (plan->next) {
    case STEP_USER:
        set_user_step(plan, step);
        break;
    case STEP_PASS:
        set_pass_step(plan, step);
        break;
    case STEP_TYPE:
        set_type_step(plan, step);
        break;
    case STEP_TRANSFER:
        set_transfer_step(plan, step);
        break;
    default:
        return false;
    }
    plan->next++;
    return true;
}

static void to_first_step(struct nurl_ftp_plan *plan)
{
    struct nurl_str directories = nurl_part(plan->url, plan->ftp.directories);

    plan->directories.ptr = directories.ptr;
    plan->directories.len = directories.len;
    plan->next = STEP_USER;
}

/* Checks a part of the URL that becomes an argument, or more than one. */
static enum nurl_status check_argument(struct nurl_ftp_plan *plan,
                                       struct nurl_span part)
{
    size_t stop;
    enum nurl_status status =
        nurl_policy_check(nurl_part(plan->url, part), NURL_POLICY_FTP, &stop);

    if (status != NURL_OK) {
        plan->stop = (uint16_t)(part.off + stop);
    }
    return status;
}

/*
 * Checks the arguments of all steps in their order; the constant ones need no
 * check. The policy allows the "/" between directories.
 */
static enum nurl_status check_arguments(struct nurl_ftp_plan *plan)
{
    enum nurl_status status = check_argument(plan, plan->url->user);

    if (status == NURL_OK && nurl_present(plan->url->user)) {
        status = check_argument(plan, plan->url->password);
    }
    if (status == NURL_OK) {
        status = check_argument(plan, plan->ftp.directories);
    }
    if (status == NURL_OK) {
        status = check_argument(plan, plan->ftp.name);
    }
    if (status == NURL_OK && plan->ftp.name.len == 0 && !is_listing(plan)) {
        plan->stop = plan->ftp.name.off;
        return NURL_ERR_NAME_EMPTY;
    }
    return status;
}

enum nurl_status nurl_ftp_plan_begin(struct nurl_ftp_plan *plan,
                                     const struct nurl *url, const char *verb)
{
    enum nurl_status status = nurl_ftp_parse(&plan->ftp, url);

    plan->url = url;
    plan->verb = verb;
    plan->stop = plan->ftp.stop;
    to_first_step(plan);
    if (status == NURL_OK) {
        status = check_arguments(plan);
    }
    if (status != NURL_OK) {
        plan->next = STEP_END;
    }
    return status;
}
