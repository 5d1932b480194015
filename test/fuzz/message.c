/* What a fetch reads: heads of http, messages of coap, tftp and dns, images.
 * The first byte chooses. */
#include "fuzz.h"

#include "coap_message.h"
#include "dns_message.h"
#include "http_head.h"
#include "image_signature.h"
#include "image_verify.h"
#include "net_address.h"
#include "net_script.h"
#include "tftp_options.h"

static int is_signed;

/* Instead of BearSSL's: the input says whether a signature is valid. */
int image_signature_good(const uint8_t hash[IMAGE_HASH],
                         const uint8_t key[IMAGE_KEY], const uint8_t *signature,
                         size_t length)
{
    CHECK(hash != NULL && key != NULL && signature != NULL && length <= 72);
    return is_signed;
}

/* A text that can stand in a line. */
static int is_line(struct nurl_str text)
{
    size_t i = 0;

    while (i < text.len && (unsigned char)text.ptr[i] >= ' ') {
        i++;
    }
    return i == text.len;
}

static void check_answer(const struct http_head *head, const struct line *line)
{
    CHECK(head->code >= 200 && head->code <= 599);
    CHECK(!head->has_range ||
          (head->first <= head->last && head->last < head->total));
    CHECK(is_line(http_head_validator(head)));
    if (head->location.ptr != NULL) {
        CHECK(head->code >= 300 && head->code < 400);
        CHECK(head->location.ptr >= line->text &&
              head->location.ptr + head->location.len <=
                  line->text + line->length);
    }
}

static void check_http(struct nurl_str input, unsigned which)
{
    static struct fetch fetch;
    struct http_head head;
    struct stream stream;
    struct net_address to;
    char *text = fuzz_open(100 + which);
    char *bytes = fuzz_open(10);
    struct line line = { text, 100 + which, 0, 0 };
    int status;

    memset(&to, 0, sizeof to);
    net_script_begin();
    net_script.piece = 1 + which % 8;
    net_script_bytes(input.ptr, input.len, 0);
    fetch_init(&fetch);
    stream.fetch = &fetch;
    stream.transport = &stream_tcp;
    stream.buffer.bytes = bytes;
    stream.buffer.size = 10;
    CHECK(stream_open(&stream, &to) == FETCH_OK);
    status = http_head_read(&head, &stream, &line);
    if (status == FETCH_OK) {
        check_answer(&head, &line);
    }
    stream_close(&stream);
    fuzz_close(bytes);
    fuzz_close(text);
}

static void check_coap(const uint8_t *data, size_t size)
{
    struct coap_message message;
    struct coap_answer answer;
    const uint8_t *end = data + size;

    if (!coap_read_head(&message, data, size)) {
        return;
    }
    CHECK(message.token == data + 4 && message.token_length <= 8);
    CHECK(message.rest == message.token + message.token_length);
    CHECK(message.rest + message.rest_length == end);
    if (coap_read_answer(&answer, message.rest, message.rest_length) !=
        FETCH_OK) {
        return;
    }
    CHECK(answer.payload >= message.rest);
    CHECK(answer.payload + answer.length == end);
    CHECK(answer.szx < 7 && answer.block < COAP_BLOCKS);
    CHECK(answer.etag_length <= COAP_ETAG_MAX);
    CHECK(answer.tagged == (answer.etag_length > 0));
}

static void check_tftp(const uint8_t *data, size_t size)
{
    struct tftp_options options;

    tftp_options_begin(&options);
    if (tftp_options_read(&options, data, size) == FETCH_OK) {
        CHECK(options.block >= TFTP_BLOCK_MIN);
        CHECK(options.block <= TFTP_BLOCK_MAX);
        CHECK(options.window >= 1 && options.window <= TFTP_WINDOW);
        CHECK(size == 0 || data[size - 1] == 0);
    }
}

/* The input begins with the name, up to FF. The answer can repeat it. */
static void check_dns(struct nurl_str input, unsigned which)
{
    struct nurl_str name = fuzz_piece(&input);
    struct dns_question question;
    struct net_address list[3];
    struct net_addresses found = { list, which & 3 };
    uint8_t *message;
    size_t length;
    int count, i;

    if (!dns_write_question(&question, name.ptr, name.len)) {
        return;
    }
    CHECK(question.length <= DNS_QUESTION_MAX);
    CHECK(question.length == name.len + 18 - (name.ptr[name.len - 1] == '.'));
    dns_set_id(&question, (uint16_t)which);
    dns_set_type(&question, which & 4 ? DNS_AAAA : DNS_A);
    length = question.length + input.len;
    message = malloc(length);
    memcpy(message, question.bytes, question.length);
    memcpy(message + question.length, input.ptr, input.len);
    if (which & 8 && input.len > 6) { /* flags and counts of the input */
        memcpy(message + 2, input.ptr, 6);
    }
    if (dns_is_answer(&question, message, length)) {
        memset(list, 0, sizeof list);
        count = dns_read_answer(found, &question, message, length);
        CHECK(count == NET_ERR_NAME ||
              (count >= 0 && (size_t)count <= found.size));
        for (i = 0; i < count; i++) {
            CHECK(net_is_host(&list[i]));
            CHECK(list[i].family == (which & 4 ? NET_IPV6 : NET_IPV4));
        }
    }
    free(message);
}

/* A valid image has the correct digest, and ends with its last area. */
static void check_image(const uint8_t *data, size_t size, unsigned which)
{
    static const struct image_place places[] = { { IMAGE_RAM, 0x21000000 } };
    static const uint8_t key[IMAGE_KEY];
    struct image_source source = image_in_memory(data, (uint32_t)size);
    struct image_rules rules = { which & 1 ? key : NULL, which >> 4, places,
                                 which >> 3 & 1 };
    struct image_facts facts;
    enum image_status status;

    is_signed = (which & 2) != 0;
    status = image_verify(&facts, &source, &rules);
    if (image_measure(&source) == IMAGE_OK) {
        CHECK(source.length <= size);
    }
    CHECK(status != IMAGE_OK || source.length == size);
    if (status == IMAGE_OK) {
        CHECK(memcmp(facts.expected, facts.digest, IMAGE_HASH) == 0);
        CHECK(facts.header_size >= IMAGE_HEADER);
        CHECK((uint64_t)facts.header_size + facts.body_size +
                  facts.protected_size <
              size);
        CHECK(facts.counter >= rules.counter);
        CHECK(rules.key == NULL || is_signed);
        CHECK(rules.place_count == 0 || facts.load_address == 0x21000000);
    }
}

static void fuzz_input(const uint8_t *data, size_t size)
{
    struct nurl_str input = fuzz_text(data, size);
    unsigned parser = fuzz_byte(&input);
    unsigned which = fuzz_byte(&input);

    if (size < 2) {
        return;
    }
    switch (parser % 5) {
    case 0:
        check_http(input, which);
        break;
    case 1:
        check_coap(data + 2, size - 2);
        break;
    case 2:
        check_tftp(data + 2, size - 2);
        break;
    case 3:
        check_dns(input, which);
        break;
    default:
        check_image(data + 2, size - 2, which);
        break;
    }
}
