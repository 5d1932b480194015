/* What a fetch reads: heads of http, messages of coap, tftp and dns, images.
 * The first byte chooses. */
#include "fuzz.h"

#include "app/network.h"
#include "client/coap_message.h"
#include "client/http_head.h"
#include "client/tftp_options.h"
#include "image/image_signature.h"
#include "net/address.h"
#include "net/dns_message.h"
#include "net_script.h"
#include "nimage.h"

static int is_signed;

/* Instead of BearSSL's: the input says whether a signature is valid. */
int nimage_signature_good(const uint8_t hash[NIMAGE_HASH],
                          const uint8_t key[NIMAGE_KEY],
                          const uint8_t *signature, size_t length)
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

static void check_answer(const struct nfetch_http_head *head,
                         const struct nfetch_line *line)
{
    CHECK(head->code >= 200 && head->code <= 599);
    CHECK(head->has_range != NFETCH_HTTP_RANGE ||
          (head->first <= head->last && head->last < head->total));
    CHECK(is_line(nfetch_http_head_validator(head)));
    if (head->location.ptr != NULL) {
        CHECK(head->code >= 300 && head->code < 400);
        CHECK(head->location.ptr >= line->text &&
              head->location.ptr + head->location.len <=
                  line->text + line->length);
    }
}

static void check_http(struct nurl_str input, unsigned which)
{
    static struct nfetch fetch;
    struct nfetch_http_head head;
    struct nfetch_stream stream;
    struct nfetch_net_address to;
    char *text = fuzz_open(100 + which);
    char *bytes = fuzz_open(10);
    struct nfetch_line line = { text, 100 + which, 0, 0 };
    int status;

    memset(&to, 0, sizeof to);
    net_script_begin();
    net_script.chunk = 1 + which % 8;
    net_script_bytes(input.ptr, input.len, 0);
    nfetch_init(&fetch);
    stream.fetch = &fetch;
    fetch.net = nfetch_network();
    stream.transport = &nfetch_stream_tcp;
    stream.buffer.bytes = bytes;
    stream.buffer.size = 10;
    CHECK(nfetch_stream_open(&stream, &to) == NFETCH_OK);
    status = nfetch_http_head_read(&head, &stream, &line);
    if (status == NFETCH_OK) {
        check_answer(&head, &line);
    }
    nfetch_stream_close(&stream);
    fuzz_close(bytes);
    fuzz_close(text);
}

static void check_coap(const uint8_t *data, size_t size)
{
    struct nfetch_coap_message message;
    struct nfetch_coap_answer answer;
    const uint8_t *end = data + size;

    if (!nfetch_coap_read_head(&message, data, size)) {
        return;
    }
    CHECK(message.token == data + 4 && message.token_length <= 8);
    CHECK(message.rest == message.token + message.token_length);
    CHECK(message.rest + message.rest_length == end);
    if (nfetch_coap_read_answer(&answer, message.rest, message.rest_length) !=
        NFETCH_OK) {
        return;
    }
    CHECK(answer.payload >= message.rest);
    CHECK(answer.payload + answer.length == end);
    CHECK(answer.szx < 7 && answer.block < NFETCH_COAP_BLOCKS);
    CHECK(answer.etag_length <= NFETCH_COAP_ETAG_MAX);
    CHECK(answer.tagged == (answer.etag_length > 0));
}

static void check_tftp(const uint8_t *data, size_t size)
{
    struct nfetch_tftp_options options;

    nfetch_tftp_options_begin(&options);
    if (nfetch_tftp_options_read(&options, data, size) == NFETCH_OK) {
        CHECK(options.block >= NFETCH_TFTP_BLOCK_MIN);
        CHECK(options.block <= NFETCH_TFTP_BLOCK_MAX);
        CHECK(options.window >= 1 && options.window <= NFETCH_TFTP_WINDOW);
        CHECK(size == 0 || data[size - 1] == 0);
    }
}

/* The input begins with the name, up to FF. The answer can repeat it. */
static void check_dns(struct nurl_str input, unsigned which)
{
    struct nurl_str name = fuzz_part(&input);
    struct nfetch_dns_question question;
    struct nfetch_net_address list[3];
    struct nfetch_net_addresses found = { list, which & 3 };
    uint8_t *message;
    size_t length;
    int count, i;

    if (!nfetch_dns_write_question(&question, name.ptr, name.len)) {
        return;
    }
    CHECK(question.length <= NFETCH_DNS_QUESTION_MAX);
    CHECK(question.length == name.len + 18 - (name.ptr[name.len - 1] == '.'));
    nfetch_dns_set_id(&question, (uint16_t)which);
    nfetch_dns_set_type(&question, which & 4 ? NFETCH_DNS_AAAA : NFETCH_DNS_A);
    length = question.length + input.len;
    message = malloc(length);
    memcpy(message, question.bytes, question.length);
    memcpy(message + question.length, input.ptr, input.len);
    if (which & 8 && input.len > 6) { /* flags and counts of the input */
        memcpy(message + 2, input.ptr, 6);
    }
    if (nfetch_dns_is_answer(&question, message, length)) {
        memset(list, 0, sizeof list);
        count = nfetch_dns_read_answer(found, &question, message, length);
        CHECK(count == NFETCH_NET_ERR_NAME || count == NFETCH_NET_ERR_CLOSED ||
              count == NFETCH_NET_ERR_TIMEOUT ||
              (count >= 0 && (size_t)count <= found.size));
        for (i = 0; i < count; i++) {
            CHECK(nfetch_net_is_host(&list[i]));
            CHECK(list[i].family ==
                  (which & 4 ? NFETCH_NET_IPV6 : NFETCH_NET_IPV4));
        }
    }
    free(message);
}

/* A valid image has the correct digest, and ends with its last area. */
static void check_image(const uint8_t *data, size_t size, unsigned which)
{
    static const struct nimage_place places[] = { { NIMAGE_RAM, 0x21000000 } };
    static const uint8_t key[NIMAGE_KEY];
    struct nimage_source source = nimage_in_memory(data, (uint32_t)size);
    struct nimage_rules rules = { which & 1 ? key : NULL, which >> 4, places,
                                  which >> 3 & 1 };
    struct nimage_facts facts;
    enum nimage_status status;

    is_signed = (which & 2) != 0;
    status = nimage_verify(&facts, &source, &rules);
    if (nimage_measure(&source) == NIMAGE_OK) {
        CHECK(source.length <= size);
    }
    CHECK(status != NIMAGE_OK || source.length == size);
    if (status == NIMAGE_OK) {
        CHECK(memcmp(facts.expected, facts.digest, NIMAGE_HASH) == 0);
        CHECK(facts.header_size >= NIMAGE_HEADER);
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
