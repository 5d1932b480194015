/* decode and encode: every room says the same, and the way back is the text. */
#include "fuzz.h"

static char all[200000];
static char back[200000];

static void check_encode(struct nurl_str text, unsigned which, size_t room)
{
    static const enum nurl_class classes[] = {
        NURL_CLASS_UCHAR,    NURL_CLASS_USER,      NURL_CLASS_FSEGMENT,
        NURL_CLASS_HSEGMENT, NURL_CLASS_FIELDNAME, NURL_CLASS_ARTICLE,
        NURL_CLASS_XCHAR,    NURL_CLASS_SELECTOR,  NURL_CLASS_COMPONENT
    };
    enum nurl_class class = classes[which % 9];
    struct nurl_writer encoded;
    struct nurl_writer decoded;

    FUZZ_WRITE(&encoded, all, room, nurl_encode(out, text, class));
    if (encoded.status != NURL_OK || encoded.len > 65535) {
        return;
    }
    FUZZ_WRITE(&decoded, back, room,
               nurl_decode(out, nurl_text(all, encoded.len), NURL_POLICY_RAW));
    CHECK(decoded.status == NURL_OK);
    CHECK(fuzz_same(nurl_text(back, decoded.len), text));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct nurl_str text = fuzz_text(data, size);
    unsigned which = fuzz_octet(&text);
    size_t room = fuzz_octet(&text);
    enum nurl_policy policy = (enum nurl_policy)(which % 9);
    struct nurl_writer decoded;
    struct nurl_writer form;
    size_t i;

    FUZZ_WRITE(&decoded, all, room, nurl_decode(out, text, policy));
    CHECK(decoded.len <= text.len);
    if (decoded.status == NURL_OK && text.len > 0) {
        for (i = 0; i < text.len; i++) {
            back[i] = text.ptr[i];
        }
        nurl_writer_init(&form, back, sizeof back);
        nurl_decode(&form, nurl_text(back, text.len), policy);
        CHECK(
            fuzz_same(nurl_text(back, form.len), nurl_text(all, decoded.len)));
    }
    FUZZ_WRITE(&form, back, room, nurl_decode_form(out, text, policy));
    check_encode(text, which, room);
    return 0;
}
