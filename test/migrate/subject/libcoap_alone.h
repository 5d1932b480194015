/*
 * libcoap_alone.h - what libcoap's URL parser needs of libcoap
 *
 * libcoap as a whole does not build without an operating system, so
 * test/migrate/cost cuts the parser out of its src/uri.c, patched or not, and
 * compiles that with this in front.
 */
#ifndef LIBCOAP_ALONE_H
#define LIBCOAP_ALONE_H

#include <ctype.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <nurl_host.h>
#include <nurl_parse.h>
#include <nurl_scheme.h>

#define COAP_STATIC_INLINE static inline
#define COAP_DEFAULT_SCHEME "coap"
#define COAP_DEFAULT_PORT 5683
#define COAPS_DEFAULT_PORT 5684
#define COAP_SET_STR(str, n, at) ((str)->length = (n), (str)->s = (at))

typedef struct coap_pdu_t coap_pdu_t;
typedef struct {
    size_t length;
    const uint8_t *s;
} coap_str_const_t;
typedef struct {
    size_t length;
    uint8_t *s;
} coap_string_t;
#define COAP_STR_H_
#include "coap3/uri.h"

#endif
