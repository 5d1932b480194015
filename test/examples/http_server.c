/*
 * http_server.c - a small HTTP server: request line, Host and form
 *
 * A lamp in the home network takes a form at /set and has files at /files/NAME.
 * It reads one request from a buffer and says what it does.
 */
// gcc -Iinclude -Isrc test/examples/http_server.c src/*/*.c -o http_server
#include "nurl.h"

#include <stdio.h>
#include <string.h>

enum answer {
    OK = 200,
    BAD_REQUEST = 400,
    NOT_FOUND = 404,
    MISDIRECTED = 421
};

struct request {
    struct nurl_str method;
    struct nurl target;
    struct nurl host; /* what the client calls this server */
    struct nurl_str body;
};

static int is(struct nurl_str text, const char *string)
{
    return nurl_str_equal(text, nurl_text(string, strlen(string)));
}

static enum answer refuse(const char *what, const char *why)
{
    printf("%s: %s, ", what, why);
    return BAD_REQUEST;
}

/* Takes the text before `end` off `rest`. Returns 0 if `end` is missing. */
static int take(struct nurl_str *rest, char end, struct nurl_str *text)
{
    const char *at = memchr(rest->ptr, end, rest->len);

    if (!at) {
        return 0;
    }
    *text = nurl_text(rest->ptr, (size_t)(at - rest->ptr));
    *rest = nurl_text(at + 1, rest->len - text->len - 1);
    return 1;
}

/* Refuses a LF without CR: servers and proxies disagree what it means. */
static int take_line(struct nurl_str *rest, struct nurl_str *line)
{
    return take(rest, '\n', line) && line->len > 0 &&
           line->ptr[--line->len] == '\r';
}

/* Without the white space around it. */
static struct nurl_str trim(struct nurl_str text)
{
    for (; text.len > 0 && memchr(" \t", *text.ptr, 2); text.len--) {
        text.ptr++;
    }
    while (text.len > 0 && memchr(" \t", text.ptr[text.len - 1], 2)) {
        text.len--;
    }
    return text;
}

static enum answer read_line(struct request *request, struct nurl_str line)
{
    struct nurl_str target;
    enum nurl_status status;

    if (!take(&line, ' ', &request->method) || !take(&line, ' ', &target) ||
        !is(line, "HTTP/1.1")) {
        return refuse("request line", "not METHOD TARGET HTTP/1.1");
    }
    /* Not nurl_parse: it takes "//evil/set" for a host. */
    status = nurl_parse_target(&request->target, request->method, target.ptr,
                               target.len);
    return status < 0 ? refuse("target", nurl_status_text(status)) : OK;
}

/* Host must be there once (RFC 9112 section 3.2); other fields are skipped. */
static enum answer read_fields(struct request *request, struct nurl_str rest)
{
    struct nurl_str line, name;
    enum nurl_status status;

    for (;;) {
        if (!take_line(&rest, &line)) {
            return refuse("field", "it does not end with CR LF");
        }
        if (line.len == 0) {
            break;
        }
        if (!take(&line, ':', &name)) {
            return refuse("field", "no colon");
        }
        if (!nurl_str_equal_nocase(name, NURL_STR("Host"))) {
            continue;
        }
        if (request->host.profile != NURL_PROFILE_NONE) {
            return refuse("Host", "there are two");
        }
        line = trim(line);
        status = nurl_parse_host_field(&request->host, line.ptr, line.len);
        if (status < 0) {
            return refuse("Host", nurl_status_text(status));
        }
    }
    request->body = rest; /* the caller waited for Content-Length bytes */
    return request->host.profile != NURL_PROFILE_NONE
               ? OK
               : refuse("Host", "missing");
}

/* Two are the same host if each is within the other. */
static int is_host(const struct nurl *url, struct nurl_str name)
{
    struct nurl_str host = nurl_part(url, url->host);

    return nurl_host_within(host, name) && nurl_host_within(name, host);
}

/*
 * Answers only to its own names. A page of evil.example, whose name suddenly
 * resolves to this lamp, sends "Host: evil.example" (DNS rebinding).
 */
static enum answer check_host(const struct request *request)
{
    const struct nurl *host = &request->host;
    uint16_t port;
    enum nurl_status status;

    if (nurl_present(request->target.scheme)) {
        host = &request->target; /* the absolute form counts, not Host */
    }
    if (!is_host(host, NURL_STR("lamp.local")) &&
        !is_host(host, NURL_STR("192.168.1.7"))) {
        return MISDIRECTED;
    }
    status = nurl_port(host, &port); /* PORT_MISSING: it is 80 */
    return status == NURL_ERR_PORT_MISSING || port == 80 ? OK : MISDIRECTED;
}

struct lamp {
    char level[12];
    char name[16]; /* the lamp may have no name */
};

static enum answer read_value(const char *field, char *to, size_t size,
                              struct nurl_str value)
{
    enum nurl_status status = nurl_decode_string(
        to, size, value, NURL_POLICY_ASCII + NURL_POLICY_FORM);

    return status < 0 ? refuse(field, nurl_status_text(status)) : OK;
}

/* Skips a field that the lamp does not know. Of two the last one counts. */
static enum answer read_pair(struct lamp *lamp, struct nurl_str key,
                             struct nurl_str value)
{
    char field[8];
    enum nurl_status status = nurl_decode_string(
        field, sizeof field, key, NURL_POLICY_TEXT + NURL_POLICY_FORM);

    if (status < 0 && status != NURL_ERR_BUF) {
        return refuse("key", nurl_status_text(status));
    }
    if (strcmp(field, "level") == 0) {
        return read_value(field, lamp->level, sizeof lamp->level, value);
    }
    if (strcmp(field, "name") == 0) {
        return read_value(field, lamp->name, sizeof lamp->name, value);
    }
    return OK; /* the empty field, too: after BUF it is "" */
}

/* Takes the form of a lamp. The pattern has no value. */
static enum answer set(const struct request *request, struct nurl_str none)
{
    struct lamp lamp = { "", "" };
    struct nurl_str body = request->body;
    struct nurl_str key, value;
    uint32_t level;
    enum answer answer = OK;

    (void)none;
    while (answer == OK && nurl_query_next(&body, &key, &value)) {
        answer = read_pair(&lamp, key, value);
    }
    if (answer != OK) {
        return answer;
    }
    if (!nurl_str_number(nurl_text(lamp.level, strlen(lamp.level)), &level) ||
        level > 100) {
        return refuse("level", "not a number from 0 to 100");
    }
    printf("level %u, name \"%s\", ", (unsigned)level, lamp.name);
    return OK;
}

/* The policy says what the name of a file cannot have. */
static enum answer send_file(const struct request *request,
                             struct nurl_str file)
{
    char name[16];
    enum nurl_status status =
        nurl_decode_string(name, sizeof name, file, NURL_POLICY_FILE);

    (void)request;
    if (status < 0) {
        return refuse("file name", nurl_status_text(status));
    }
    printf("file \"%s\", ", name);
    return OK;
}

static const struct route {
    const char *method;
    const char *pattern;
    enum answer (*answer)(const struct request *request, struct nurl_str value);
} routes[] = {
    { "POST", "/set", set },
    { "GET", "/files/{}", send_file },
};

/* Segments are compared decoded, so "%2F" is no slash and ".." no folder. */
static enum answer answer_of(const struct request *request)
{
    struct nurl_str path = nurl_part(&request->target, request->target.path);
    struct nurl_str value = { NULL, 0 };
    size_t i;

    for (i = 0; i < sizeof routes / sizeof routes[0]; i++) {
        if (is(request->method, routes[i].method) &&
            nurl_path_match(path, routes[i].pattern, &value, 1)) {
            return routes[i].answer(request, value);
        }
    }
    return NOT_FOUND;
}

static enum answer serve(struct nurl_str text)
{
    struct request request = { 0 };
    struct nurl_str line;
    enum answer answer;

    if (!take_line(&text, &line)) {
        return refuse("request line", "it does not end with CR LF");
    }
    answer = read_line(&request, line);
    if (answer == OK) {
        answer = read_fields(&request, text);
    }
    if (answer == OK) {
        answer = check_host(&request);
    }
    return answer == OK ? answer_of(&request) : answer;
}

#define LAMP "Host: lamp.local\r\n\r\n"

int main(void)
{
    static const char *const requests[] = {
        "POST /set HTTP/1.1\r\n" LAMP "level=40&name=a+b%2B",
        "GET /files/fw.bin HTTP/1.1\r\nhost:\tLAMP.local:80 \r\n\r\n",
        "GET http://192.168.1.7/files/a HTTP/1.1\r\nHost: ignored\r\n\r\n",
        "GET //evil/set HTTP/1.1\r\n" LAMP,
        "GET /files/..%2fkey HTTP/1.1\r\n" LAMP,
        "GET /files/a%00.txt HTTP/1.1\r\n" LAMP,
        "GET /files/a%0d%0ab HTTP/1.1\r\n" LAMP,
        "GET /files/ HTTP/1.1\r\n" LAMP,
        "GET /files/../key HTTP/1.1\r\n" LAMP,
        "GET lamp.local/x HTTP/1.1\r\n" LAMP,
        "GET http://u:pw@lamp.local/ HTTP/1.1\r\n" LAMP,
        "CONNECT evil.example:70000 HTTP/1.1\r\n" LAMP,
        "GET /1 HTTP/1.1\r\n\r\n",
        "GET /2 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        "GET /6 HTTP/1.1\r\nHost: evil.lamp.local\r\n\r\n",
        "GET /files/b HTTP/1.1\r\nHost: lamp.local.\r\n\r\n",
        "GET http://evil.example/files/a HTTP/1.1\r\n" LAMP,
        "GET /3 HTTP/1.1\r\nHost: lamp.local@evil.example\r\n\r\n",
        "GET /4 HTTP/1.1\r\nHost: lamp.local:70000\r\n\r\n",
        "GET /5 HTTP/1.1\r\nHost: lamp.local\r\n" LAMP,
        "GET /7 HTTP/1.1\r\nHost: lamp.local\r\nA: b\n\r\n",
        "POST /set HTTP/1.1\r\n" LAMP "level=4294967296",
        "POST /set HTTP/1.1\r\n" LAMP "name=a&%6Cevel=4%30&a+b=c&name=",
        "POST /set HTTP/1.1\r\n" LAMP "level=4&a%00b=c",
        "POST /set HTTP/1.1\r\n" LAMP "level=4&name=a%0d%0ab",
        "POST /set HTTP/1.1\r\n" LAMP "level=4&name=a+name+that+is+too+long"
    };
    struct nurl_str text;
    size_t i;

    for (i = 0; i < sizeof requests / sizeof requests[0]; i++) {
        text = nurl_text(requests[i], strlen(requests[i]));
        printf("%.*s: ", (int)strcspn(requests[i], "\r\n"), requests[i]);
        printf("%d\n", serve(text));
    }
    return 0;
}
