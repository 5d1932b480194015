/* SPDX-License-Identifier: MIT */
/*
 * image_format.c - reads header and areas of an image in MCUboot's format
 */
#include "image/image_format.h"
#include "bytes.h"

static const uint32_t magic_number = 0x96f3b83d;

enum {
    AREA_PROTECTED = 0x6908,
    AREA = 0x6907,
    AREA_HEAD = 4, /* bytes of magic and size */
    TLV_HEAD = 4   /* bytes of type and length */
};

/* Types of TLVs. */
enum {
    TLV_KEY_HASH = 0x01,
    TLV_KEY = 0x02,
    TLV_DIGEST = 0x10,
    TLV_SIGNATURE = 0x22,
    TLV_COUNTER = 0x50
};

struct tlv {
    uint16_t type;
    uint16_t length;
};

uint16_t nimage_get16(const uint8_t *bytes)
{
    return (uint16_t)(bytes[0] | bytes[1] << 8);
}

uint32_t nimage_get32(const uint8_t *bytes)
{
    return bytes_get_le_32(bytes);
}

/* BOUNDS: `at` is at most the length, so the difference does not wrap. */
enum nimage_status nimage_take(struct nimage_reader *reader, void *bytes,
                               size_t length)
{
    const struct nimage_source *source = reader->source;

    if (length > source->length - reader->at) {
        return NIMAGE_ERR_FORMAT;
    }
    if (source->read(source->context, reader->at, bytes, length) != 0) {
        return NIMAGE_ERR_READ;
    }
    reader->at += (uint32_t)length;
    return NIMAGE_OK;
}

/* ------------------------------------------------------------------ header */

/*
 * Other kinds are encrypted (4, 8), not bootable (0x10) or compressed
 * (0xE00). A flag that is not known here could change what the payload means.
 */
static int is_known_kind(uint32_t flags)
{
    return (flags & ~(uint32_t)(NIMAGE_RAM | NIMAGE_FIXED)) == 0 &&
           flags != (NIMAGE_RAM | NIMAGE_FIXED);
}

/*
 *   0  magic                         12  size of the payload
 *   4  load address                  16  flags
 *   8  size of the header (2)        20  version
 *  10  size of protected area (2)    28  zero
 */
static void take_members(struct nimage_facts *facts, const uint8_t *header)
{

    facts->load_address = nimage_get32(header + 4);
    facts->header_size = nimage_get16(header + 8);
    facts->protected_size = nimage_get16(header + 10);
    facts->body_size = nimage_get32(header + 12);
    facts->flags = nimage_get32(header + 16);
    bytes_copy(facts->version, header + 20, sizeof facts->version);
}

enum nimage_status nimage_take_header(struct nimage_reader *reader)
{
    struct nimage_facts *facts = reader->facts;
    uint8_t header[NIMAGE_HEADER];
    enum nimage_status status = nimage_take(reader, header, sizeof header);
    uint64_t end;

    if (status != NIMAGE_OK) {
        return status;
    }
    if (nimage_get32(header) != magic_number ||
        nimage_get32(header + 28) != 0) {
        return NIMAGE_ERR_FORMAT;
    }
    take_members(facts, header);
    if (facts->header_size < NIMAGE_HEADER || !is_known_kind(facts->flags)) {
        return NIMAGE_ERR_FORMAT;
    }
    end = (uint64_t)facts->header_size + facts->body_size;
    if (end > reader->source->length) {
        return NIMAGE_ERR_FORMAT;
    }
    reader->at = (uint32_t)end;
    return NIMAGE_OK;
}

/* ------------------------------------------------------------------- areas */

/* Copies the data of a TLV that must not be there twice. */
static enum nimage_status take_once(struct nimage_reader *reader, unsigned mask,
                                    void *to, size_t length)
{
    if ((reader->found & mask) != 0) {
        return NIMAGE_ERR_FORMAT;
    }
    reader->found |= mask;
    return nimage_take(reader, to, length);
}

static enum nimage_status take_counter(struct nimage_reader *reader,
                                       struct tlv tlv)
{
    uint8_t counter[4];
    enum nimage_status status;

    if (tlv.length != sizeof counter) {
        return NIMAGE_ERR_FORMAT;
    }
    status = take_once(reader, NIMAGE_FOUND_COUNTER, counter, sizeof counter);
    if (status == NIMAGE_OK) {
        reader->facts->counter = nimage_get32(counter);
    }
    return status;
}

/*
 * The signature covers the protected area, so other types are the author's.
 * BOUNDS: the caller has checked that the data ends inside the area.
 */
static enum nimage_status take_protected(struct nimage_reader *reader,
                                         struct tlv tlv)
{
    if (tlv.type == TLV_COUNTER) {
        return take_counter(reader, tlv);
    }
    reader->at += tlv.length;
    return NIMAGE_OK;
}

/* No signature covers the last area, so it can have only what is needed. */
static enum nimage_status take_open(struct nimage_reader *reader,
                                    struct tlv tlv)
{
    if (tlv.type == TLV_DIGEST && tlv.length == NIMAGE_HASH) {
        return take_once(reader, NIMAGE_FOUND_DIGEST, reader->facts->expected,
                         tlv.length);
    }
    if ((tlv.type == TLV_KEY_HASH && tlv.length == NIMAGE_HASH) ||
        (tlv.type == TLV_KEY && tlv.length == NIMAGE_KEY)) {
        reader->key_size = tlv.length;
        return take_once(reader, NIMAGE_FOUND_KEY, reader->key, tlv.length);
    }
    if (tlv.type == TLV_SIGNATURE && tlv.length <= NIMAGE_SIGNATURE) {
        reader->signature_size = tlv.length;
        return take_once(reader, NIMAGE_FOUND_SIGNATURE, reader->signature,
                         tlv.length);
    }
    return NIMAGE_ERR_FORMAT;
}

/* Reads magic and size of an area. Sets *end, which is inside the image. */
static enum nimage_status take_area_head(struct nimage_reader *reader,
                                         uint16_t magic, uint32_t *end)
{
    uint8_t head[AREA_HEAD];
    uint32_t from = reader->at;
    enum nimage_status status = nimage_take(reader, head, sizeof head);

    if (status != NIMAGE_OK) {
        return status;
    }
    if (nimage_get16(head) != magic || nimage_get16(head + 2) < AREA_HEAD ||
        nimage_get16(head + 2) > reader->source->length - from) {
        return NIMAGE_ERR_FORMAT;
    }
    *end = from + nimage_get16(head + 2);
    return NIMAGE_OK;
}

/* Reads a TLV, whose data must end inside the area. */
static enum nimage_status take_tlv(struct nimage_reader *reader, uint16_t magic,
                                   uint32_t end)
{
    uint8_t head[TLV_HEAD];
    struct tlv tlv;
    enum nimage_status status;

    if (end - reader->at < TLV_HEAD) {
        return NIMAGE_ERR_FORMAT;
    }
    status = nimage_take(reader, head, sizeof head);
    if (status != NIMAGE_OK) {
        return status;
    }
    tlv.type = nimage_get16(head);
    tlv.length = nimage_get16(head + 2);
    if (tlv.length > end - reader->at) {
        return NIMAGE_ERR_FORMAT;
    }
    return magic == AREA_PROTECTED ? take_protected(reader, tlv)
                                   : take_open(reader, tlv);
}

static enum nimage_status take_area(struct nimage_reader *reader,
                                    uint16_t magic)
{
    uint32_t end = 0;
    enum nimage_status status = take_area_head(reader, magic, &end);

    while (status == NIMAGE_OK && reader->at < end) {
        status = take_tlv(reader, magic, end);
    }
    return status;
}

static enum nimage_status take_protected_area(struct nimage_reader *reader)
{
    uint32_t from = reader->at;
    enum nimage_status status;

    if (reader->facts->protected_size == 0) {
        return NIMAGE_OK;
    }
    status = take_area(reader, AREA_PROTECTED);
    if (status == NIMAGE_OK &&
        reader->at - from != reader->facts->protected_size) {
        return NIMAGE_ERR_FORMAT;
    }
    return status;
}

enum nimage_status nimage_take_areas(struct nimage_reader *reader)
{
    enum nimage_status status = take_protected_area(reader);

    if (status == NIMAGE_OK) {
        status = take_area(reader, AREA);
    }
    if (status == NIMAGE_OK && reader->at != reader->source->length) {
        return NIMAGE_ERR_FORMAT;
    }
    return status;
}

enum nimage_status nimage_take_sizes(struct nimage_reader *reader)
{
    uint32_t end = 0;
    enum nimage_status status = nimage_take_header(reader);

    if (status == NIMAGE_OK && reader->facts->protected_size != 0) {
        status = take_area_head(reader, AREA_PROTECTED, &end);
        reader->at = end;
    }
    if (status == NIMAGE_OK) {
        status = take_area_head(reader, AREA, &end);
        reader->at = end;
    }
    return status;
}
