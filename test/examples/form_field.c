/*
 * form_field.c - the fields of a form, out of a request line
 *
 * A device serves a page with a form. The browser sends the fields in the query
 * of the target. A field is found by its name and decoded where it is used,
 * with a policy that says for what. The line ends with " HTTP/1.1" here.
 */
#include "show.h"

/*
 * What stands between the method and "HTTP/1.1". A byte that no URL has is a
 * fault of the line, not the end of a shorter target.
 */
static enum nurl_status target_of(struct nurl_str *target, size_t *stop,
                                  struct nurl_str line)
{
    *target = nurl_text(line.ptr + 4, line.len - 4 - 9);
    *stop = nurl_extent(target->ptr, target->len);
    if (*stop < target->len) {
        return NURL_ERR_CHAR;
    }
    *stop = 0;
    if (target->len == 0 || target->ptr[0] != '/') {
        return NURL_ERR_PATH_REQUIRED;
    }
    *stop = 1; /* "//evil/set" is a path to HTTP, and a host to nurl_parse */
    return target->len > 1 && target->ptr[1] == '/' ? NURL_ERR_CHAR : NURL_OK;
}

static void show_field(struct nurl_str query, const char *name)
{
    struct nurl_str value;
    enum nurl_status status;
    char text[16];

    if (!nurl_query_find(query, name, &value)) {
        return;
    }
    status = nurl_decode_string(text, sizeof text, value,
                                NURL_POLICY_TEXT + NURL_POLICY_FORM);
    show(name, text_of(status < 0 ? nurl_status_text(status) : text));
}

static int serve(struct nurl_str line)
{
    struct nurl url;
    struct nurl_str target;
    size_t stop;
    enum nurl_status status = target_of(&target, &stop, line);

    if (status < 0) {
        return show_fault(target, stop, status);
    }
    status = nurl_parse(&url, target.ptr, target.len);
    if (status < 0) {
        return show_fault(target, url.stop, status);
    }
    show("path", nurl_part(&url, url.path));
    show_field(nurl_part(&url, url.query), "name");
    show_field(nurl_part(&url, url.query), "level");
    return 0;
}

int main(void)
{
    serve(NURL_STR("GET /set?name=Kitchen+lamp&level=40%25 HTTP/1.1"));
    serve(NURL_STR("GET /set?n%61me=1%2B1%3D2&on HTTP/1.1"));
    serve(NURL_STR("GET /set?name=&level=10%0A20 HTTP/1.1"));
    serve(NURL_STR("GET /set?name=a+very+long+name+of+a+lamp HTTP/1.1"));
    serve(NURL_STR("GET /set?level=50% HTTP/1.1"));
    serve(NURL_STR("GET //evil.example/set?name=x HTTP/1.1"));
    serve(NURL_STR("GET /set?name=a|b HTTP/1.1"));
    serve(NURL_STR("GET /set?name=a HTTP/1.0 HTTP/1.1"));
    serve(NURL_STR("GET http://evil.example/set?name=x HTTP/1.1"));
    return 0;
}
