/* SPDX-License-Identifier: MIT */
/*
 * tls_extensions.c - which extensions a certificate has
 *
 *     Certificate    ::= SEQUENCE { tbsCertificate, ... }
 *     TBSCertificate ::= SEQUENCE { ..., extensions [3] SEQUENCE OF Extension }
 *     Extension      ::= SEQUENCE { extnID OBJECT IDENTIFIER,
 *                        critical BOOLEAN DEFAULT FALSE,
 *                        extnValue OCTET STRING }
 *     ExtKeyUsage    ::= SEQUENCE OF OBJECT IDENTIFIER
 *     SubjectAltName ::= SEQUENCE OF GeneralName
 *     GeneralName    ::= CHOICE { ..., iPAddress [7] OCTET STRING, ... }
 *                                              RFC 5280, 4.1, 4.2.1.6, 4.2.1.12
 */
#include "tls/tls_extensions.h"
#include "bytes.h"

enum {
    TAG_BOOLEAN = 0x01,
    TAG_BYTES = 0x04,
    TAG_OID = 0x06,
    TAG_SEQUENCE = 0x30,
    TAG_ADDRESS = 0x87,
    TAG_EXTENSIONS = 0xA3
};

enum {
    STATE_TAG,
    STATE_LENGTH,
    STATE_OID,
    STATE_ADDRESS,
    STATE_SKIP,
    STATE_END
};

/* The element that is awaited. */
enum {
    LEVEL_CERTIFICATE,
    LEVEL_TBS,
    LEVEL_MEMBER,     /* of TBSCertificate */
    LEVEL_EXTENSIONS, /* SEQUENCE OF */
    LEVEL_EXTENSION,
    LEVEL_PART, /* of an extension */
    LEVEL_PURPOSES,
    LEVEL_PURPOSE,
    LEVEL_NAMES,
    LEVEL_NAME
};

static void end_badly(struct nfetch_tls_extensions *to)
{
    to->found |= NFETCH_TLS_UNREADABLE;
    to->state = STATE_END;
}

/* -------------------------------------------------------------------- OIDs */

/* id-ce is 2.5.29. */
static uint8_t kind_of_extension(const struct nfetch_tls_extensions *to)
{
    if (to->oid_length != 3 || to->oid[0] != 0x55 || to->oid[1] != 0x1D) {
        return 0;
    }
    switch (to->oid[2]) {
    case 17:
        return NFETCH_TLS_ALT_NAME;
    case 30:
        return NFETCH_TLS_CONSTRAINTS;
    case 37:
        return NFETCH_TLS_PURPOSE;
    default:
        return 0;
    }
}

/* id-kp-serverAuth is 1.3.6.1.5.5.7.3.1. */
static int is_server(const struct nfetch_tls_extensions *to)
{
    static const uint8_t server[NFETCH_TLS_OID] = { 0x2B, 0x06, 0x01, 0x05,
                                                    0x05, 0x07, 0x03, 0x01 };

    return to->oid_length == NFETCH_TLS_OID &&
           bytes_same(to->oid, server, NFETCH_TLS_OID);
}

static void end_oid(struct nfetch_tls_extensions *to)
{
    if (to->level == LEVEL_PART) {
        to->kind = kind_of_extension(to);
        to->found |= to->kind;
    } else if (is_server(to)) {
        to->found |= NFETCH_TLS_SERVER;
    }
}

/* BOUNDS: bytes beyond the longest known OID are counted, not stored. */
static void take_oid(struct nfetch_tls_extensions *to, uint8_t byte)
{
    if (to->oid_length < NFETCH_TLS_OID) {
        to->oid[to->oid_length] = byte;
    }
    if (to->oid_length <= NFETCH_TLS_OID) {
        to->oid_length++;
    }
}

/* ---------------------------------------------------------------- elements */

static int is_in_list(const struct nfetch_tls_extensions *to)
{
    return to->level == LEVEL_PURPOSE || to->level == LEVEL_NAME;
}

/* After an element: the lists end where their lengths say. */
static void go_on(struct nfetch_tls_extensions *to)
{
    to->state = STATE_TAG;
    if (is_in_list(to) && to->at >= to->list_end) {
        to->level = LEVEL_EXTENSION;
    }
    if (to->level == LEVEL_EXTENSION && to->at >= to->end) {
        to->state = STATE_END;
    }
}

static void skip(struct nfetch_tls_extensions *to)
{
    if (to->length > 0) {
        to->state = STATE_SKIP;
    } else {
        go_on(to);
    }
}

static void enter(struct nfetch_tls_extensions *to, uint8_t tag)
{
    if (to->tag != tag) {
        end_badly(to);
        return;
    }
    to->level++;
    go_on(to);
}

static void begin_oid(struct nfetch_tls_extensions *to)
{
    to->oid_length = 0;
    to->state = STATE_OID;
    if (to->length == 0) {
        end_badly(to);
    }
}

/* The value ends the extension. Two kinds are lists. */
static void begin_value(struct nfetch_tls_extensions *to)
{
    int is_purpose = to->kind == NFETCH_TLS_PURPOSE;

    if ((is_purpose || to->kind == NFETCH_TLS_ALT_NAME) && to->length > 0) {
        to->level = is_purpose ? LEVEL_PURPOSES : LEVEL_NAMES;
        go_on(to);
        return;
    }
    to->level = LEVEL_EXTENSION;
    skip(to);
}

/* An iPAddress of another length is another address: a mask follows in some. */
static void begin_name(struct nfetch_tls_extensions *to)
{
    if (to->tag == TAG_ADDRESS && to->length > 0 &&
        to->length == to->address_length) {
        to->is_same = 1;
        to->state = STATE_ADDRESS;
        return;
    }
    skip(to);
}

static void begin_part(struct nfetch_tls_extensions *to)
{
    switch (to->tag) {
    case TAG_OID:
        begin_oid(to);
        break;
    case TAG_BOOLEAN:
        skip(to);
        break;
    case TAG_BYTES:
        begin_value(to);
        break;
    default:
        end_badly(to);
    }
}

/* Tag and length of an element are complete. */
static void begin_element(struct nfetch_tls_extensions *to)
{
    switch (to->level) {
    case LEVEL_MEMBER:
        if (to->tag != TAG_EXTENSIONS) {
            skip(to);
            break;
        }
        to->end = to->at + to->length;
        to->level = LEVEL_EXTENSIONS;
        go_on(to);
        break;
    case LEVEL_PART:
        begin_part(to);
        break;
    case LEVEL_PURPOSES:
    case LEVEL_NAMES:
        to->list_end = to->at + to->length;
        enter(to, TAG_SEQUENCE);
        break;
    case LEVEL_PURPOSE:
        begin_oid(to);
        break;
    case LEVEL_NAME:
        begin_name(to);
        break;
    default:
        enter(to, TAG_SEQUENCE);
    }
}

/* ------------------------------------------------------------------- bytes */

/* X.690, 8.1.3: one byte below 128, or 128 + n and n bytes; n is 1 to 3. */
static void take_length(struct nfetch_tls_extensions *to, uint8_t byte)
{
    if (to->more > 0) {
        to->length = to->length << 8 | byte;
        to->more--;
    } else if (byte < 0x80) {
        to->length = byte;
    } else if (byte > 0x80 && byte <= 0x83) {
        to->length = 0;
        to->more = (uint8_t)(byte - 0x80);
        return;
    } else {
        end_badly(to);
        return;
    }
    if (to->more == 0) {
        begin_element(to);
    }
}

/* BOUNDS: the iPAddress has as many bytes as the address. */
static void take_address(struct nfetch_tls_extensions *to, uint8_t byte)
{
    if (to->address[to->address_length - to->length] != byte) {
        to->is_same = 0;
    }
    if (to->length == 1 && to->is_same) {
        to->found |= NFETCH_TLS_ADDRESS;
    }
}

/* A byte of an element's content. */
static void take_content(struct nfetch_tls_extensions *to, uint8_t byte)
{
    int is_oid = to->state == STATE_OID;

    if (is_oid) {
        take_oid(to, byte);
    } else if (to->state == STATE_ADDRESS) {
        take_address(to, byte);
    }
    to->length--;
    if (to->length > 0) {
        return;
    }
    if (is_oid) {
        end_oid(to);
    }
    go_on(to);
}

static void take(struct nfetch_tls_extensions *to, uint8_t byte)
{
    to->at++;
    if (to->state == STATE_TAG) {
        to->tag = byte;
        to->state = STATE_LENGTH;
    } else if (to->state == STATE_LENGTH) {
        take_length(to, byte);
    } else if (to->state != STATE_END) {
        take_content(to, byte);
    }
}

void nfetch_tls_extensions_begin(struct nfetch_tls_extensions *extensions,
                                 const uint8_t *address, size_t length)
{
    extensions->address = address;
    extensions->address_length = (uint8_t)length;
    extensions->is_same = 0;
    extensions->found = 0;
    extensions->state = STATE_TAG;
    extensions->level = LEVEL_CERTIFICATE;
    extensions->more = 0;
    extensions->kind = 0;
    extensions->at = 0;
    extensions->end = 0;
    extensions->list_end = 0;
}

void nfetch_tls_extensions_add(struct nfetch_tls_extensions *extensions,
                               const uint8_t *bytes, size_t length)
{
    size_t i;

    for (i = 0; i < length; i++) {
        take(extensions, bytes[i]);
    }
}
