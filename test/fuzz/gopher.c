/* gopher+: its strings read a second time, decoded first; requests in parts. */
#include "fuzz.h"

#define ROOM 200000u

static char plain[ROOM];
static char other[ROOM];
static char line[ROOM];

static struct nurl_str decoded(char *buffer, struct nurl_str text)
{
    struct nurl_writer out;

    nurl_writer_init(&out, buffer, ROOM);
    nurl_decode(&out, text, NURL_POLICY_RAW);
    CHECK(out.status == NURL_OK);
    return nurl_text(buffer, out.len);
}

/* 1*octet, none of them a control octet, and the spaces between them */
static unsigned words(struct nurl_str text)
{
    unsigned count = 1;
    size_t len = 0;
    size_t i;

    for (i = 0; i < text.len; i++) {
        if ((unsigned char)text.ptr[i] < ' ' || text.ptr[i] == 0x7F) {
            return 0;
        }
        if (text.ptr[i] != ' ') {
            len++;
        } else if (len > 0) {
            len = 0;
            count++;
        } else {
            return 0;
        }
    }
    return len > 0 ? count : 0;
}

/* "+" HT "1" CR LF "+-1" CR LF, lines, "." CR LF, and the end */
static int is_ask_data(struct nurl_str text)
{
    static const char begin[] = "+\t1\r\n+-1\r\n";
    size_t at = sizeof begin - 1;
    size_t end;

    if (text.len < at || memcmp(text.ptr, begin, at) != 0) {
        return 0;
    }
    for (; at < text.len; at = end + 2) {
        for (end = at;
             end < text.len && text.ptr[end] != '\r' && text.ptr[end] != '\n';
             end++) {
        }
        if (text.len - end < 2 || text.ptr[end] != '\r' ||
            text.ptr[end + 1] != '\n') {
            return 0;
        }
        if (end - at == 1 && text.ptr[at] == '.') {
            return end + 2 == text.len;
        }
    }
    return 0;
}

static enum nurl_gopher_kind kind_of(struct nurl_str text)
{
    struct nurl_str rest = nurl_text(text.ptr + 1, text.len - 1);

    if (text.len == 0) {
        return NURL_GOPHER_EMPTY;
    }
    switch (text.ptr[0]) {
    case '+':
        if (text.len == 1) {
            return NURL_GOPHER_DEFAULT;
        }
        if (words(rest) == 2) {
            return NURL_GOPHER_VIEW;
        }
        return is_ask_data(text) ? NURL_GOPHER_ASK_DATA : NURL_GOPHER_OTHER;
    case '?':
        return text.len == 1 ? NURL_GOPHER_ASK : NURL_GOPHER_OTHER;
    case '!':
        if (text.len == 1) {
            return NURL_GOPHER_ATTRS;
        }
        return words(rest) > 0 ? NURL_GOPHER_ATTR_NAMES : NURL_GOPHER_OTHER;
    case '$':
        if (text.len == 1) {
            return NURL_GOPHER_DIR_ATTRS;
        }
        return words(rest) > 0 ? NURL_GOPHER_DIR_ATTR_NAMES : NURL_GOPHER_OTHER;
    default:
        return NURL_GOPHER_OTHER;
    }
}

static void check_names(const struct nurl_gopher_plus *plus,
                        struct nurl_str rest)
{
    struct nurl_str names = plus->names;
    struct nurl_str name;
    unsigned count = 0;

    CHECK(fuzz_same(decoded(other, plus->names), rest));
    while (nurl_gopher_plus_next(&names, &name)) {
        CHECK(words(decoded(other, name)) == 1);
        count++;
    }
    CHECK(count == words(rest));
}

static void check_view(const struct nurl_gopher_plus *plus,
                       struct nurl_str rest)
{
    struct nurl_str view = decoded(other, plus->view);

    CHECK(view.len < rest.len && rest.ptr[view.len] == ' ');
    CHECK(memcmp(rest.ptr, view.ptr, view.len) == 0);
    rest = nurl_text(rest.ptr + view.len + 1, rest.len - view.len - 1);
    CHECK(fuzz_same(decoded(other, plus->language), rest));
}

static void check_string(struct nurl_str text)
{
    struct nurl_gopher_plus plus;
    struct nurl_str rest;
    enum nurl_status status = nurl_gopher_plus_parse(&plus, text);
    int has_names;

    if (status != NURL_OK) {
        CHECK(plus.kind == NURL_GOPHER_OTHER && plus.stop <= text.len);
        CHECK(status == (text.len > 65535 ? NURL_ERR_TOO_LONG : NURL_ERR_PCT));
        return;
    }
    text = decoded(plain, text);
    CHECK(plus.kind == kind_of(text));
    rest = nurl_text(text.ptr + 1, text.len - 1);
    has_names = plus.kind == NURL_GOPHER_ATTR_NAMES ||
                plus.kind == NURL_GOPHER_DIR_ATTR_NAMES;
    CHECK(!plus.names.ptr == !has_names);
    CHECK(!plus.view.ptr == (plus.kind != NURL_GOPHER_VIEW));
    CHECK(!plus.language.ptr == (plus.kind != NURL_GOPHER_VIEW));
    if (has_names) {
        check_names(&plus, rest);
    } else if (plus.kind == NURL_GOPHER_VIEW) {
        check_view(&plus, rest);
    }
}

/* selector [ HT search [ HT string ] ] CR LF, but for ask data */
static void check_request(struct nurl_str text)
{
    struct nurl_writer out;
    struct nurl_writer meant;
    struct nurl_gopher gopher;
    struct nurl url;
    struct nurl_str plus;

    if (nurl_parse(&url, text.ptr, text.len) != NURL_OK ||
        nurl_gopher_parse(&gopher, &url) != NURL_OK) {
        return;
    }
    nurl_writer_init(&out, line, ROOM);
    nurl_write_gopher_request(&out, &url, 0);
    if (out.status != NURL_OK) {
        CHECK(out.status == NURL_ERR_DEC_FORBIDDEN);
        return;
    }
    plus = decoded(plain, nurl_part(&url, gopher.plus));
    if (is_ask_data(plus)) {
        return;
    }
    nurl_writer_init(&meant, other, ROOM);
    nurl_decode(&meant, nurl_part(&url, gopher.selector), NURL_POLICY_RAW);
    if (nurl_present(gopher.search)) {
        nurl_write_text(&meant, NURL_STR("\t"));
        nurl_decode(&meant, nurl_part(&url, gopher.search), NURL_POLICY_RAW);
    }
    if (nurl_present(gopher.plus)) {
        nurl_write_text(&meant, NURL_STR("\t"));
        nurl_write_text(&meant, plus);
    }
    nurl_write_text(&meant, NURL_STR("\r\n"));
    CHECK(fuzz_same(nurl_text(line, out.len), nurl_text(other, meant.len)));
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    check_string(fuzz_text(data, size));
    check_request(fuzz_text(data, size));
}
