/* SPDX-License-Identifier: MIT */
/*
 * http_head.c - the head of an answer: its status line and its fields
 */
#include "client/http_head.h"
#include "client/retry.h"
#include "client/state.h"

/* In the order of `fields` below: first those that tell of the body. */
enum field {
    FIELD_OTHER,
    FIELD_LENGTH,
    FIELD_TRANSFER,
    FIELD_RANGE,
    FIELD_CONTENT,
    FIELD_LOCATION,
    FIELD_ETAG,
    FIELD_MODIFIED,
    FIELD_DATE,
    FIELD_RETRY,
    FIELD_LOGIN,
    FIELD_NONE /* no field yet */
};

static const char fields[] =
    "Content-Length,Transfer-Encoding,Content-Range,Content-Encoding,Location,"
    "ETag,Last-Modified,Date,Retry-After,WWW-Authenticate";

/* The registered codings that change the bytes      RFC 9110 16.6.1, IANA */
static const char codings[] =
    "aes128gcm,br,compress,dcb,dcz,deflate,exi,gzip,pack200-gzip,"
    "x-compress,x-gzip,zstd";

int nfetch_http_is_redirect(uint16_t code)
{
    return code == 301 || code == 302 || code == 303 || code == 307 ||
           code == 308;
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static struct nurl_str trim(struct nurl_str text)
{
    while (text.len > 0 && is_blank(text.ptr[text.len - 1])) {
        text.len--;
    }
    while (text.len > 0 && is_blank(text.ptr[0])) {
        text = nurl_text(text.ptr + 1, text.len - 1);
    }
    return text;
}

/* Takes the next of a list's elements, without its blanks  RFC 9110 5.6.1 */
static struct nurl_str take_element(struct nurl_str *list)
{
    return trim(nfetch_take_until(list, ','));
}

/* Returns which element of a list a name is, from 1 on, or 0 for none. */
static unsigned find(struct nurl_str list, struct nurl_str name)
{
    unsigned number = 0;

    while (list.len > 0) {
        number++;
        if (nurl_str_equal_nocase(name, take_element(&list))) {
            return number;
        }
    }
    return 0;
}

/*
 * Content-Length = 1*DIGIT                                    RFC 9110 8.6
 * A second one must be equal, in a field of its own or after a comma (RFC 9112
 * 6.3). A length beyond 64 bits becomes the largest number, which no sink can
 * take.
 */
static int read_length(struct nfetch_http_head *head, struct nurl_str value)
{
    struct nurl_str element;
    uint64_t length;

    do {
        element = take_element(&value);
        if (nfetch_line_take_number(&element, &length) == 0 ||
            element.len != 0 || (head->has_length && head->length != length)) {
            return NFETCH_ERR_PROTOCOL;
        }
        head->has_length = 1;
        head->length = length;
    } while (value.len > 0);
    return NFETCH_OK;
}

/*
 * The request has no TE, so a server can use "chunked" only. "identity" is that
 * of RFC 2616 3.6: none.
 */
static int read_transfer(struct nfetch_http_head *head, struct nurl_str value)
{
    if (nurl_str_equal_nocase(value, NURL_STR("identity"))) {
        return NFETCH_OK;
    }
    if (head->is_chunked || head->minor == 0 ||
        !nurl_str_equal_nocase(value, NURL_STR("chunked"))) {
        return NFETCH_ERR_PROTOCOL;
    }
    head->is_chunked = 1;
    return NFETCH_OK;
}

/*
 * Content-Encoding = #content-coding                          RFC 9110 8.4
 * The request allows "identity" only. Servers also send what is no coding and
 * changes nothing: "UTF-8", "none", "aws-chunked".
 */
static int read_content(const struct nfetch_http_head *head,
                        struct nurl_str value)
{
    while (value.len > 0 && !head->fetch->takes_coded) {
        if (find(nurl_text(codings, sizeof codings - 1), take_element(&value)) >
            0) {
            return NFETCH_ERR_CODING;
        }
    }
    return NFETCH_OK;
}

/*
 * Content-Range = "bytes" SP first "-" last "/" ( total / "*" )
 *               / "bytes" SP "*" "/" total                     RFC 9110 14.4
 * The second form, of 416, is not needed.
 */
static int is_range(struct nfetch_http_head *head, struct nurl_str value)
{
    if (value.len < 6 ||
        !nurl_str_equal_nocase(nurl_text(value.ptr, 6), NURL_STR("bytes "))) {
        return 0;
    }
    value = nurl_text(value.ptr + 6, value.len - 6);
    if (nfetch_line_take_number(&value, &head->first) == 0 ||
        !nfetch_line_take_byte(&value, '-') ||
        nfetch_line_take_number(&value, &head->last) == 0 ||
        !nfetch_line_take_byte(&value, '/')) {
        return 0;
    }
    head->total = NFETCH_HTTP_UNKNOWN;
    if (!nfetch_line_take_byte(&value, '*') &&
        nfetch_line_take_number(&value, &head->total) == 0) {
        return 0;
    }
    return value.len == 0 && head->first <= head->last &&
           head->last < head->total;
}

/* What it means depends on the code. Two of them mean nothing. */
static void read_range(struct nfetch_http_head *head, struct nurl_str value)
{
    head->has_range = !head->has_range && is_range(head, value)
                          ? NFETCH_HTTP_RANGE
                          : NFETCH_HTTP_NO_RANGE;
}

/*
 * Keeps a value that can be sent back: without control characters, which could
 * end its line. Returns its length, or 0.
 */
static uint8_t keep(char *buffer, size_t size, struct nurl_str value)
{
    size_t i;

    if (value.len > size) {
        return 0;
    }
    for (i = 0; i < value.len; i++) {
        if ((unsigned char)value.ptr[i] < ' ' || value.ptr[i] == 0x7F) {
            return 0;
        }
        buffer[i] = value.ptr[i];
    }
    return (uint8_t)value.len;
}

/* entity-tag = [ "W/" ] DQUOTE *etagc DQUOTE, the strong ones  RFC 9110 8.8.3
 */
static void read_etag(struct nfetch_http_head *head, struct nurl_str value)
{
    int is_strong = value.len >= 2 && value.ptr[0] == '"' &&
                    value.ptr[value.len - 1] == '"';

    head->etag_length =
        is_strong ? keep(head->etag, NFETCH_VALIDATOR, value) : 0;
}

/* Retry-After = HTTP-date / 1*DIGIT                        RFC 9110 10.2.3 */
static void read_retry(struct nfetch_http_head *head, struct nurl_str value)
{
    uint32_t seconds;

    head->is_retry_date = (uint8_t)nfetch_http_date_read(value, &seconds);
    if (head->is_retry_date) {
        head->retry = seconds;
    } else if (nfetch_line_take_number(&value, &head->retry) == 0 ||
               value.len > 0) {
        head->retry = NFETCH_RETRY_UNSAID;
    }
}

/*
 * WWW-Authenticate = #( auth-scheme [ 1*SP ... ] )           RFC 9110 11.6.1
 * What is after a comma can also be a parameter, and has no blank then.
 */
static void read_login(struct nfetch_http_head *head, struct nurl_str value)
{
    struct nurl_str next, name;

    do {
        next = take_element(&value);
        name = nfetch_take_until(&next, ' ');
        if (nurl_str_equal_nocase(name, NURL_STR("Basic"))) {
            head->wants_basic = 1;
        } else if (!head->wants_other && (next.len > 0 || !head->wants_basic)) {
            head->wants_other = 1;
            nfetch_say(head->fetch, name);
        }
    } while (value.len > 0);
}

static int read_value(struct nfetch_http_head *head, struct nurl_str value)
{
    switch ((enum field)head->field) {
    case FIELD_LENGTH:
        return read_length(head, value);
    case FIELD_TRANSFER:
        return read_transfer(head, value);
    case FIELD_RANGE:
        read_range(head, value);
        break;
    case FIELD_CONTENT:
        return read_content(head, value);
    case FIELD_LOCATION:
        head->location =
            nfetch_http_is_redirect(head->code) ? value : nurl_text(NULL, 0);
        break;
    case FIELD_ETAG:
        read_etag(head, value);
        break;
    case FIELD_MODIFIED:
        head->modified_length = keep(head->modified, NFETCH_HTTP_DATE, value);
        break;
    case FIELD_DATE:
        head->date_length = keep(head->date, NFETCH_HTTP_DATE, value);
        break;
    case FIELD_RETRY:
        read_retry(head, value);
        break;
    case FIELD_LOGIN:
        read_login(head, value);
        break;
    case FIELD_NONE:
    case FIELD_OTHER:
        break;
    }
    return NFETCH_OK;
}

/* Decides whether a line that does not fit into the buffer is needed. */
static int read_cut(const struct nfetch_http_head *head)
{
    switch ((enum field)head->field) {
    case FIELD_LENGTH:
    case FIELD_TRANSFER:
    case FIELD_RANGE:
    case FIELD_CONTENT:
        return NFETCH_ERR_PROTOCOL;
    case FIELD_LOCATION:
        return nfetch_http_is_redirect(head->code) ? NFETCH_ERR_LOCATION
                                                   : NFETCH_OK;
    case FIELD_ETAG:
    case FIELD_MODIFIED:
    case FIELD_DATE:
    case FIELD_RETRY:
    case FIELD_LOGIN:
    case FIELD_NONE:
    case FIELD_OTHER:
        break;
    }
    return NFETCH_OK;
}

/* The name of a field ends before its colon, or before a blank. */
static size_t name_length(const struct nfetch_line *line)
{
    size_t length = 0;

    while (length < line->length && line->text[length] != ':' &&
           !is_blank(line->text[length])) {
        length++;
    }
    return length;
}

/*
 * Returns what the name of a field is. What a body has that is not the file
 * does not matter: error pages are compressed, too.
 */
static uint8_t find_field(const struct nfetch_http_head *head,
                          struct nurl_str name)
{
    unsigned field = find(nurl_text(fields, sizeof fields - 1), name);

    return field > FIELD_CONTENT || head->code == 200 || head->code == 206
               ? (uint8_t)field
               : FIELD_OTHER;
}

/*
 * field-line = field-name ":" OWS field-value OWS               RFC 9112 5
 * A line that begins with a blank continues the line before it (obs-fold). That
 * is allowed after a field that is skipped, and so is a blank before its colon.
 */
static int read_field(struct nfetch_http_head *head,
                      const struct nfetch_line *line)
{
    size_t length = name_length(line);
    struct nurl_str rest =
        trim(nurl_text(line->text + length, line->length - length));

    if (is_blank(line->text[0])) {
        return head->field == FIELD_OTHER ? NFETCH_OK : NFETCH_ERR_PROTOCOL;
    }
    head->field = find_field(head, nurl_text(line->text, length));
    if (length == 0 || !nfetch_line_take_byte(&rest, ':') ||
        (head->field != FIELD_OTHER && line->text[length] != ':')) {
        return NFETCH_ERR_PROTOCOL;
    }
    return line->is_cut ? read_cut(head) : read_value(head, trim(rest));
}

static void clear(struct nfetch_http_head *head)
{
    head->code = 0;
    head->minor = 0;
    head->wants_basic = 0;
    head->wants_other = 0;
    head->has_length = 0;
    head->is_chunked = 0;
    head->has_range = 0;
    head->is_retry_date = 0;
    head->retry = NFETCH_RETRY_UNSAID;
    head->field = FIELD_NONE;
    head->etag_length = 0;
    head->modified_length = 0;
    head->date_length = 0;
    head->location = nurl_text(NULL, 0);
}

/* status-line = "HTTP/1." DIGIT SP 3DIGIT [ SP reason ]        RFC 9112 4 */
static int read_status(struct nfetch_http_head *head,
                       const struct nfetch_line *line)
{
    static const char version[] = "HTTP/1.";
    struct nurl_str text = nurl_text(line->text, line->length);
    uint64_t minor, code;
    size_t i;

    clear(head);
    for (i = 0; i < sizeof version - 1; i++) {
        if (!nfetch_line_take_byte(&text, version[i])) {
            return NFETCH_ERR_PROTOCOL;
        }
    }
    if (nfetch_line_take_number(&text, &minor) != 1 ||
        !nfetch_line_take_byte(&text, ' ') ||
        nfetch_line_take_number(&text, &code) != 3 || code < 100 ||
        code > 599 || (text.len > 0 && text.ptr[0] != ' ')) {
        return NFETCH_ERR_PROTOCOL;
    }
    head->minor = (uint8_t)minor;
    head->code = (uint16_t)code;
    nfetch_say(head->fetch, trim(text));
    return NFETCH_OK;
}

/* The request offers no other protocol to switch to: 101 is an error. */
int nfetch_http_head_begin(struct nfetch_http_head *head,
                           const struct nfetch_line *line)
{
    int status = read_status(head, line);

    if (status != NFETCH_OK) {
        nfetch_say(head->fetch, nurl_text(line->text, line->length));
    }
    return head->code == 101 ? (int)NFETCH_ERR_PROTOCOL : status;
}

/* Only a coding is said with its value: others can have tokens. */
static void say_field(const struct nfetch_http_head *head,
                      const struct nfetch_line *line, int status)
{
    size_t length =
        status == NFETCH_ERR_CODING ? line->length : name_length(line);

    nfetch_say(head->fetch, nurl_text(line->text, length));
}

/* Reads fields up to the empty line, or to the target of a redirect. */
static int read_fields(struct nfetch_http_head *head,
                       struct nfetch_stream *stream, struct nfetch_line *line)
{
    int status;

    do {
        status = nfetch_stream_line(stream, line);
        if (status != NFETCH_OK || line->length == 0) {
            return status;
        }
        status = read_field(head, line);
        if (status != NFETCH_OK) {
            say_field(head, line, status);
        }
    } while (status == NFETCH_OK && head->location.ptr == NULL);
    return status;
}

int nfetch_http_head_read(struct nfetch_http_head *head,
                          struct nfetch_stream *stream,
                          struct nfetch_line *line)
{
    int status;

    stream->lines = NFETCH_HTTP_HEAD;
    head->fetch = stream->fetch;
    do {
        status = nfetch_stream_line(stream, line);
        if (status == NFETCH_OK) {
            status = nfetch_http_head_begin(head, line);
        }
        if (status == NFETCH_OK) {
            status = read_fields(head, stream, line);
        }
    } while (status == NFETCH_OK && head->code < 200);
    if (stream->lines == 0) {
        nfetch_say(head->fetch, NURL_STR("head too long"));
    }
    return status;
}

/*
 * A Last-Modified that is older than Date by a second is strong (RFC 9110
 * 8.8.2.2). Both should be from one clock, so a different text counts as
 * older. If it is not, the digest finds parts of different versions.
 */
struct nurl_str nfetch_http_head_validator(const struct nfetch_http_head *head)
{
    struct nurl_str modified = nurl_text(head->modified, head->modified_length);

    if (head->etag_length > 0) {
        return nurl_text(head->etag, head->etag_length);
    }
    if (head->modified_length == NFETCH_HTTP_DATE &&
        head->date_length == NFETCH_HTTP_DATE &&
        !nurl_str_equal_nocase(modified,
                               nurl_text(head->date, NFETCH_HTTP_DATE))) {
        return modified;
    }
    return nurl_text(NULL, 0);
}

/* A date is compared with that of the answer: there is no other clock here. */
uint64_t nfetch_http_head_retry(const struct nfetch_http_head *head)
{
    uint32_t now, left;

    if (!head->is_retry_date) {
        return head->retry;
    }
    if (!nfetch_http_date_read(nurl_text(head->date, head->date_length),
                               &now)) {
        return NFETCH_RETRY_UNSAID;
    }
    left = (uint32_t)head->retry - now;
    return left > INT32_MAX ? 0 : left; /* it can have passed */
}
