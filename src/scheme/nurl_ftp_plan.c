/*
 * nurl_ftp_plan.c - what an FTP client does with an ftp URL, step by step
 */
#include "nurl_ftp.h"
#include "nurl_path.h"
#include "syntax/nurl_policy.h"

/* The steps in their order; CWD stays until no directory is left. */
enum {
    USER,
    PASS,
    CWD,
    TYPE,
    FILE_STEP,
    END
};

static void set(struct nurl_ftp_plan_next *step, const char *verb,
                enum nurl_ftp_argument kind, struct nurl_str argument)
{
    step->verb = verb;
    step->kind = (uint8_t)kind;
    step->argument = argument;
}

/* A listing: typecode d, or no name and no typecode (RFC 1738 3.2.2). */
static int is_listing(const struct nurl_ftp_plan *plan)
{
    char type = nurl_ftp_typecode(plan->url, &plan->ftp);

    return type == 'd' || (type == '\0' && plan->ftp.name.len == 0);
}

static void user(const struct nurl_ftp_plan *plan,
                 struct nurl_ftp_plan_next *step)
{
    struct nurl_str name = nurl_part(plan->url, plan->url->user);

    set(step, "USER", NURL_FTP_LITERAL,
        name.ptr ? name : nurl_text("anonymous", 9));
}

/* An empty password is one; with a user but none, a person is asked. */
static void pass(const struct nurl_ftp_plan *plan,
                 struct nurl_ftp_plan_next *step)
{
    struct nurl_str password = nurl_part(plan->url, plan->url->password);
    enum nurl_ftp_argument kind = NURL_FTP_EMAIL;

    if (password.ptr) {
        kind = NURL_FTP_LITERAL;
    } else if (plan->url->user.off) {
        kind = NURL_FTP_PROMPT;
    }
    set(step, "PASS", kind, password);
}

static void type(const struct nurl_ftp_plan *plan,
                 struct nurl_ftp_plan_next *step)
{
    char code = nurl_ftp_typecode(plan->url, &plan->ftp);

    set(step, "TYPE", code ? NURL_FTP_LITERAL : NURL_FTP_GUESS,
        nurl_text(code == 'a' ? "A" : "I", code ? 1 : 0));
}

static void file(const struct nurl_ftp_plan *plan,
                 struct nurl_ftp_plan_next *step)
{
    struct nurl_str name = nurl_part(plan->url, plan->ftp.name);
    const char *verb = is_listing(plan) ? "NLST" : plan->access;

    set(step, verb, name.len > 0 ? NURL_FTP_LITERAL : NURL_FTP_NONE, name);
}

static int directory(struct nurl_ftp_plan *plan,
                     struct nurl_ftp_plan_next *step)
{
    struct nurl_str name;

    if (!nurl_path_next(&plan->directories, &name)) {
        return 0;
    }
    set(step, "CWD", NURL_FTP_LITERAL, name);
    return 1;
}

int nurl_ftp_plan_next(struct nurl_ftp_plan *plan,
                       struct nurl_ftp_plan_next *step)
{
    if (plan->next == CWD && !directory(plan, step)) {
        plan->next = is_listing(plan) ? FILE_STEP : TYPE;
    }
    switch (plan->next) {
    case USER:
        user(plan, step);
        break;
    case PASS:
        pass(plan, step);
        break;
    case CWD:
        return 1;
    case TYPE:
        type(plan, step);
        break;
    case FILE_STEP:
        file(plan, step);
        break;
    default:
        return 0;
    }
    plan->next++;
    return 1;
}

static void begin(struct nurl_ftp_plan *plan)
{
    plan->next = USER;
    nurl_ftp_walk(&plan->directories, plan->url, &plan->ftp);
}

/* Only arguments out of the URL's own text can be refused. */
static enum nurl_status check(struct nurl_ftp_plan *plan)
{
    enum nurl_status status = NURL_OK;
    struct nurl_ftp_plan_next step;
    size_t stop;

    while (status == NURL_OK && nurl_ftp_plan_next(plan, &step)) {
        if (plan->next == END && !is_listing(plan) && step.argument.len == 0) {
            plan->stop = plan->ftp.name.off;
            return NURL_ERR_NAME_EMPTY;
        }
        status = nurl_policy_check(step.argument, NURL_POLICY_FTP, &stop);
        if (status != NURL_OK) {
            stop += (size_t)(step.argument.ptr - plan->url->text);
            plan->stop = (uint16_t)stop;
        }
    }
    return status;
}

enum nurl_status nurl_ftp_plan_begin(struct nurl_ftp_plan *plan,
                                     const struct nurl *url, const char *access)
{
    enum nurl_status status = nurl_ftp_parse(&plan->ftp, url);

    plan->url = url;
    plan->access = access;
    plan->stop = plan->ftp.stop;
    if (status == NURL_OK) {
        begin(plan);
        status = check(plan);
    }
    begin(plan);
    if (status != NURL_OK) {
        plan->next = END;
    }
    return status;
}
